### What is typed behind `motherlode`, explained in English.

cli-usage = Usage
cli-command = COMMAND [OPTIONS]
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples
cli-about = Motherlode is a home for mining games: play them, study them, look up their rules.
    .examples =
        motherlode play quartz # a game against three bots
        motherlode simulate quartz --games 1e6 # a million games, and what came of them
        motherlode rules Q22 # what an accident costs
        motherlode play --help # more about a command


## Commands: in a list, at length, with examples

cli-play = play a game here in the terminal, against bots
    .about =
        Play a game here in the terminal, line by line, against bots. It works over a
        pipe and with a screen reader. Type ? during the game for help.
    .examples =
        motherlode play quartz # four at the table, you in seat 1
        motherlode play quartz --players 5 --names Ana,Bia
        motherlode play quartz --thrill --edition pt --seed 7
        motherlode play quartz --house days=3 values.ruby=7
        motherlode play quartz --save evening.mine # to replay or resume it later
        motherlode play quartz --watch # bots among themselves
        motherlode play dice --ending last-will-be-first
        motherlode play quarry --players 6
cli-tui = open the screen: lobby, tables, lessons, by keys and mouse
    .about =
        Play on a screen in the terminal, with keys and mouse, from 80 columns by 24 lines
        on: three games, against bots or around one screen.
    .examples =
        motherlode tui
        motherlode tui --lang pt
cli-simulate = play many random games and count what comes of them
    .about =
        Play many games with random moves and show a table: how fast it went, how the
        scores spread, who won, how long the games were. Control-C stops and shows what
        has been played so far.
    .examples =
        motherlode simulate quartz --players 4 --games 1e6
        motherlode simulate quartz --games 10_000 --house crystals.obsidian=12
        motherlode simulate dice --workers 1 # on one core
        motherlode simulate quarry --games 1e9 --device gpu
cli-ladder = rate programs of others: submit one, and it plays a league in a sandbox
    .about =
        Each program plays a league of its own against the same bots on the same deals, in a
        sandbox: no network, limits on memory and time. All are rated together. A league that
        was stopped goes on when the program is submitted again. Exit code 1 when a program
        has failed.
    .examples =
        motherlode ladder quartz --submit "my-bot=python my_bot.py" # rate it
        motherlode ladder quartz # the ladder as it stands
cli-gpu = build the kernels that play on a GPU
    .about =
        Build kernels for NVIDIA GPUs, on any machine: none of them needs a GPU to be built,
        nor Numba to be launched. Without a game, those of all games are built.
    .examples =
        motherlode gpu build
        motherlode gpu build quartz --folder kernels # to carry to another machine
cli-cases = run rule cases and say which fail
    .about =
        Run rule cases: a position, some moves, and what must hold afterwards. Folders
        are searched for YAML and JSON files. Exit code 0 when all hold, 1 when one
        fails, 2 when a file cannot be read.
    .examples =
        motherlode cases tests/cases/quartz # a folder
        motherlode cases my-case.yaml # one file
cli-replay = show a saved match again, move by move
    .about =
        Replay a saved match (a .mine file) in words, or print the position
        it led to. Draws must come out as they are logged.
    .examples =
        motherlode replay evening.mine # everything, hidden cards included
        motherlode replay evening.mine --from-seat 2 # as seat 2 saw it
        motherlode replay evening.mine --move 40 --position # the table after move 40
cli-verify = check that chance in a saved match was not tampered with
    .about =
        Recompute every seed, draw, shuffle and roll of a finished match (a .mine file)
        from the secret in it, and say what that proves and what it does not. Exit code 0
        when all holds, 1 when something does not, 2 when the file cannot be read.
    .examples =
        motherlode verify evening.mine
        motherlode verify evening.mine --commitment 9f2c… # as you wrote it down before the match
cli-serve = serve the games to browsers and programs
    .about =
        Start the game server: everybody who can reach its address can play there, with
        others and with bots, and nothing needs an account. Every move is stored before it
        is shown; Ctrl-C ends the server, and the tables go on when it starts again.
    .examples =
        motherlode serve # for this machine, at http://127.0.0.1:8421
        motherlode serve --host 0.0.0.0 --port 80 # for everybody in your network
        motherlode serve --store postgresql://host/motherlode
        motherlode serve --game my_package.my_game # with a game of your own
cli-ssh = let people come to a server's lobby with ssh
    .about =
        Listen for SSH and let people into the lobby of a server: each gets a screen, and the
        key is who they are, so a lost connection comes back to the same seat. Nobody gets a
        shell or a file. Needs the extra “ssh”.
    .examples =
        motherlode ssh # beside motherlode serve; then: ssh -p 2222 127.0.0.1
        motherlode ssh --host 0.0.0.0 --server https://mines.example
        ssh -t -p 2222 mines.example pt plain # in Portuguese, in plain lines
cli-export = write everything that a server keeps into one file
    .about =
        Write a backup of a store: all matches with their events, whose they are, and the
        keys of the server. The server may go on meanwhile. Keep the file secret: whoever
        has the keys can sit down in anybody's place.
    .examples =
        motherlode export backup.gz # of motherlode.db in this folder
        motherlode export backup.gz --store postgresql://host/motherlode
cli-import = bring such a file back into a store
    .about =
        Read a backup into a store, which may be of the other kind: SQLite or PostgreSQL.
        It is all or nothing. Matches that are already there must be the same ones; stop
        the server before.
    .examples =
        motherlode import backup.gz --store new.db # into a new file
        motherlode import backup.gz --store postgresql://host/motherlode
cli-page = write the page as a site of files, to be played without a server
    .about =
        Write the page as a site of files that any host serves: all games against bots of
        every level, several people at one screen, lessons, rules, coach and review. It is
        played in the browser, without a server, and without a network once it was loaded.
        What an earlier build has written into the folder is replaced, and nothing else.
    .examples =
        motherlode page build site
        motherlode page build site --game my_package.my_game # with a game of yours
        python -m http.server --directory site # to look at it
cli-mcp = let a language model play at the tables of a server (Model Context Protocol)
    .about =
        Speak the Model Context Protocol over standard input and output. A language model that
        is connected to it sits down at a table, looks, and plays by six tools: sit, look,
        legal, play, wait, rules. It knows what its seat may know. MOTHERLODE_TOKEN is the
        token of an invitation to a seat.
    .examples =
        motherlode mcp # the server on this machine
        motherlode mcp --server https://mines.example --name Model
cli-rules = show the rules, or one rule by its id
    .about = Show the rules as this program plays them, or one rule by the id that messages cite.
    .examples =
        motherlode rules # the whole page
        motherlode rules Q22 # one rule
        motherlode rules Q22 --lang ru # in Russian
cli-doctor = say what works on this machine, and what to do about the rest
    .about =
        Look at everything that Motherlode uses: Python, the compiler and its cache, GPU,
        store, port, disk, terminal. Nothing is changed. Exit code 0 when nothing has to be
        mended, 1 when something has.
    .examples =
        motherlode doctor # all of it
        motherlode doctor --store postgresql://host/motherlode --port 80
        motherlode doctor --json # for a script
cli-completion = print what lets a shell finish commands and options
    .about =
        Print a script for bash, zsh or fish that finishes commands, options and their values
        when Tab is pressed.
    .examples =
        source <(motherlode completion bash) # into ~/.bashrc, or ~/.zshrc with zsh
        motherlode completion fish | source # into ~/.config/fish/config.fish


## Arguments and options

cli-game = the game: quartz, dice, quarry, or the module of another one (my_package.my_game), which is looked for among the installed packages and then in the current folder, and run
cli-file = a .mine file, or - for standard input
cli-file-game = the game of the file, if it is not one of ours but a module in the current folder; its code is run, so name only one that you trust (installed ones are found without this)
cli-files = case files, or folders of them
cli-rule = the id of a rule, such as Q22; without it, the whole page
cli-players = number of players, bots included (default: 4)
cli-seat = your seat (default: 1)
cli-names = names by seat, separated by commas; a seat without one gets a usual name
cli-bots = bots for the other seats: apprentice, digger, miner, foreman or master, from easy to hard (default: miner); or greedy, search:200ms, random; one for all, or one for each seat
cli-watch = take no seat, and watch the bots play
cli-seed = a whole number; the same seed deals the same game (the moves are up to the players)
cli-edition = the rulebook: en (default), pt or ru
cli-thrill = play “What a thrill”: the last dwarf may dig on
cli-rulings = rulings on disputed points, as in thievery=must; rule Q89 lists them
cli-ending = how it ends (dice): rounds (default) or last-will-be-first
cli-days = number of days (dice): 1, or 3 for the Grand Tournament
cli-option = options by name, for any game, as in ending=last-will-be-first
cli-house = house rules, from a YAML file or one by one, as in days=3 or values.ruby=7
cli-position = begin with the position in this YAML file
cli-save = keep the match in this file
cli-resume = play on where a saved match ended
cli-games = number of games; 1e6 and 10_000 are fine (default: 1e5)
cli-gpu-action = what to do: build
cli-gpu-games = the games (default: all)
cli-page-action = what to do: build
cli-page-folder = where to write the site
cli-folder = where to put them (default: beside the other compiled files)
cli-device = where to play: cpu (the cores of this machine, default), gpu or cluster
cli-workers = number of workers: cores of this machine, or of the cluster (default: all)
cli-from-seat = show it as this seat saw it
cli-move = only up to this move
cli-show-position = print the position as YAML instead of the match in words
cli-commitment = the commitment that you wrote down before the match: 64 digits 0-9 and a-f
cli-served-game = another game to offer, by its module (my_package.my_game), which is looked for among the installed packages and then in the current folder, and run; can be given several times
cli-host = the address to listen on (default: 127.0.0.1: this machine only)
cli-port = the port to listen on (default: 8421); 0 takes any that is free
cli-serve-workers = number of processes that serve together, with a store in PostgreSQL (default: 1)
cli-origin = another site whose pages may play here, as in https://play.example.org; can be given several times
cli-base-path = the path of a site under which everything is, as in /motherlode, behind a proxy
cli-proxy = a proxy in front of the server, as in 127.0.0.1 or 10.0.0.0/8, whose word on visitors' addresses is believed; can be given several times
cli-set = any other setting, as in pace=300 or limits.connections=32; can be given several times (also in the environment, as MOTHERLODE_PACE)
cli-config = a TOML file with settings; the environment and flags come before it
cli-backup-file = the backup: JSON lines under gzip
cli-store = where the server keeps its matches: a SQLite file, or postgresql://user@host/database (default: motherlode.db)
cli-rules-game = the game whose rules to show (default: quartz)
cli-as-json = print data for programs instead of words for people
cli-table-server = the address of the server (http://127.0.0.1:8421)
cli-person = what the player is called at the table
cli-sessions = how many people may be here at once (default: 32)
cli-plain = plain lines instead of a screen: for screen readers and pipes
cli-shell = the shell: bash, zsh or fish
cli-lang = the language: en, pt or ru (otherwise the system's)
cli-version = show the version
cli-help = show this help


## Numbers and tables

number = { $number }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $percent }%
site-module = Rules for browsers: { $file }
site-written = Written to { $folder }: { $files } files, { $size } kB, compressed { $compressed } kB.
site-look = Look at it: { $command }
gpu-building = { $game }: { $kernel } ({ $number } of { $count })…
gpu-built = { $game }: built in { $folder }
gpu-there = { $game }: already in { $folder }
simulate-playing = Playing
simulate-games = Games
simulate-place = Played on
simulate-on-cpu =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
simulate-on-gpu = GPU
simulate-on-cluster = cluster
simulate-seconds = Seconds
simulate-games-per-second = Games per second
simulate-decisions-per-second = Decisions per second
simulate-scores = Scores
simulate-heading = { $game }: { $seats } players, random moves, seed { $seed }
simulate-mean = mean
simulate-deviation = deviation
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-seat = Seat { $number }
simulate-all = All seats
simulate-length = Decisions in a game
simulate-interrupted =
    { $games ->
        [one] Stopped after { $games } of { $wanted } games.
       *[other] Stopped after { $games } of { $wanted } games.
    }
cases-summary =
    { $cases ->
        [one] { $cases } case, { $hold } hold
       *[other] { $cases } cases, { $hold } hold
    }
cases-rules =
    { $count ->
        [one] rule { $rules }
       *[other] rules { $rules }
    }
verify-holds =
    Recomputed from the secret: { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $draws ->
        [one] { $draws } draw or roll
       *[other] { $draws } draws and rolls
    }. All come out as they are logged.
verify-open = The match is not over after its last move: its end is not in this file.
verify-proves = This proves that chance was fixed by the secret, which was committed to before the nonces were known, and by the nonces, and that nobody, the server included, changed a draw afterwards. The server could not choose the draws to your harm as long as your own nonce is among those below, and came after those of its friends.
verify-leaves = It does not prove that the server, which knew the secret, kept it to itself, nor that the players at the other seats were who they said. Nor does it prove that these are the moves that were made: look at your own.
verify-compared = The commitment is the one that you wrote down.
verify-compare = Compare the commitment with the one that you were shown before the match; without that, anybody could have made up this file: { $commitment }
verify-nonce = Nonce of seat { $seat }: { $nonce }
verify-no-nonce = Nonce of seat { $seat }: none
verify-fails = Not verified: { $why }
preparing = Preparing the rules (once after a change): { $step } of { $steps }…
play-compiling = The rules are still being compiled, which happens once. You can play right away; until then bots play by rules of thumb.


## Backups of a server

export-writing = Writing
export-done =
    { $file }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }
import-reading = Reading
import-done =
    Added { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }{ $same ->
        [0] {""}
        [one] ; one was there already
       *[other] ; { $same } were there already
    }


## The server

serve-at = Motherlode is open at { $address } (Ctrl-C closes it)
serve-others = For others in your network: { $address }
serve-preparing = Compiled while you play (once after a change): { $game }, { $step } of { $steps }
serve-ready = Everything is compiled: bots think, and the coach is available.


## What works on this machine

cases-running = Running cases
doctor-heading = Motherlode { $version } on this machine
doctor-good = works
doctor-note = note
doctor-bad = mend
doctor-python = Python
doctor-compiler = Compiler
doctor-cache = Compiler’s cache
doctor-rules = Compiled games
doctor-cores = Machine
doctor-gpu = GPU
doctor-cluster = Cluster
doctor-store = Store
doctor-postgresql = PostgreSQL driver
doctor-port = Port
doctor-network = Network
doctor-disk = Free disk
doctor-files = Open files
doctor-terminal = Terminal
doctor-sum =
    { $broken ->
        [0] Nothing has to be mended.
        [one] One thing has to be mended.
       *[other] { $broken } things have to be mended.
    }
doctor-advice-python = Install Python 3.11 or newer.
doctor-advice-numba = Reinstall the package: pip install --force-reinstall motherlode
doctor-advice-interpreted = The rules are interpreted, a hundred times slower: unset NUMBA_DISABLE_JIT.
doctor-advice-cache = It cannot be written, so the rules are compiled at every start: name another folder in MOTHERLODE_CACHE.
doctor-advice-rules = The others are compiled when they are played first, about a minute each; one can play meanwhile.
doctor-advice-no-cupy = Only for simulations on an NVIDIA GPU: pip install "motherlode[gpu]"
doctor-advice-no-gpu = CuPy is installed, but finds no GPU: look at the driver with nvidia-smi.
doctor-advice-ray = Only for simulations on several machines: pip install "motherlode[cluster]"
doctor-advice-folder = Nothing can be written there: start the server in another folder, or name a store with --store.
doctor-advice-store = { $why }
doctor-advice-psycopg = Only for servers with PostgreSQL: pip install "motherlode[postgres]"
doctor-advice-port = Somebody listens on port { $port } already, or it may not be used: serve with another one, as in --port 8500.
doctor-advice-network = No address in a network was found: others cannot reach a server here.
doctor-advice-disk = Make room: a server and the compiler need some to write.
doctor-advice-files = A large server needs more, one for each visitor: ulimit -n 65536, or LimitNOFILE of systemd.
doctor-advice-encoding = It may lack letters; use UTF-8, for example by export LC_ALL=C.UTF-8
doctor-advice-plain = Plain lines are shown here, and all commands work.
doctor-advice-small = 80 columns and 24 lines or more are more comfortable.
