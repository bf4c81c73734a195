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
cli-rules = show the rules, or one rule by its id
    .about = Show the rules as this program plays them, or one rule by the id that messages cite.
    .examples =
        motherlode rules # the whole page
        motherlode rules Q22 # one rule
        motherlode rules Q22 --lang ru # in Russian


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
cli-origin = another site whose pages may play here, as in https://play.example.org; can be given several times
cli-backup-file = the backup: JSON lines under gzip
cli-store = where the server keeps its matches: a SQLite file, or postgresql://user@host/database (default: motherlode.db)
cli-rules-game = the game whose rules to show (default: quartz)
cli-lang = the language: en, pt or ru (otherwise the system's)
cli-version = show the version
cli-help = show this help


## Numbers and tables

number = { $number }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $percent }%
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
