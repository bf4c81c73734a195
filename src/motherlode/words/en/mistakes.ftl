### What people get wrong, in English: one sentence each, what was wrong and what would be right.
### The key is the key of the Mistake; every argument is text.


## On the command line

mistake-no-command = say what to do: { $known }; motherlode --help tells more
mistake-choice =
    { $what ->
        [command] there is no command “{ $given }”
        [game] there is no game “{ $given }”
        [bot] there is no bot “{ $given }”
        [shell] there is no shell “{ $given }” here
       *[option] there is no option “{ $given }” here
    }; { $near ->
        [none] there is { $known }
       *[other] did you mean “{ $near }”?
    }
mistake-game = there is no game “{ $game }”; there is { $known }
mistake-game-module = there is no game “{ $game }”: no module “{ $module }”
mistake-game-nowhere = there is no game “{ $game }”: no module “{ $module }” in { $folder }, nor among the installed packages
mistake-game-not-installed = there is no game “{ $game }”: no module “{ $module }” among the installed packages; if it lies in { $folder } and you trust it, add --game { $game }
mistake-game-broken = the game “{ $game }” cannot be loaded: { $why } ({ $place })
mistake-game-dot = a game of your own has a dot in its name, as “my_package.{ $game }”: put “{ $game }” into a package and name both
mistake-game-long = the name “{ $game }…” is too long: a game that is served has a name of at most { $most } letters, with its packages
mistake-game-missing = the module “{ $module }” has no game: nothing in it is called GAME
mistake-game-taken = “{ $game }” and “{ $other }” end alike, and their messages would be mixed up: rename one of them
mistake-game-name = the game in “{ $module }” calls itself “{ $name }”: it must have the name of its module, which its logs give
mistake-bot = there is no bot “{ $bot }”; there is { $known }
mistake-bot-spec = a bot is written as in “greedy”, “search:200ms”, “search:2000” or “greedy~25%”, not “{ $given }”
mistake-bot-numbers = the numbers in “{ $given }” are too small or too large
mistake-bot-count = “{ $given }” should be a bot and how many of it, as in “greedy*3”
mistake-bot-budget = the bot “{ $bot }” does not think, so it takes no budget
mistake-bots = give one bot for all { $seats } other seats, or one for each of them, not { $bots }
mistake-bot-game = the bot “{ $bot }” does not play { $game }
mistake-no-champion = nobody has trained a champion of { $game }; there is one of { $known }
mistake-game-option =
    { $game } has no option “{ $option }”; { $known ->
        [none] it has none
       *[other] it has { $known }
    }
mistake-language = motherlode speaks { $known }, not “{ $given }”
mistake-missing =
    { $what ->
        [game] the game is missing
       *[file] the file is missing
    }, as in “{ $example }”
mistake-extra = “{ $given }” is one argument too many
mistake-option-value = { $option } needs a value behind it
mistake-option-flag = { $option } takes no value
mistake-usage = { $why }
mistake-apart = { $one } and { $other } do not go together
mistake-too-many-names = { $names } names are too many for { $seats } seats
mistake-name = a name has at most { $longest } characters, all of them printable
mistake-same-name = two players cannot both be called { $name }
mistake-games = a run is of 0 to { $most } games, not { $games }
mistake-device = games are played on { $known }, not on “{ $device }”
mistake-players = { $seats } seats take { $seats } players, not { $count }
mistake-no-ray = to play on a cluster, install Ray: pip install "motherlode[cluster]"
mistake-no-cluster = there is no Ray cluster at { $address }: { $why }
mistake-nameless = other machines cannot find “{ $what }”: give it a name at the top level of a module that they can import
mistake-other-rules = { $worker } has other rules than this machine: install the same Motherlode on all of them
mistake-illegal-player = a player of { $game } has made a move that is not legal
mistake-chunk = a chunk has 1 to { $most } games, not { $chunk }
mistake-device-made = a device is made for its game, seats, players and options: say no others here
mistake-workers = at least one has to work, not { $workers }
mistake-no-cupy = to play on a GPU, install CuPy: pip install "motherlode[gpu]"
mistake-sweep = a sweep goes from the smaller number to the larger one in at most { $most } steps, as in values.amber=6..12, not “{ $given }”
mistake-study-bot = “{ $bot }” is more than one compiled function and cannot play by the million: name greedy, random or one of them with slips, as in greedy~25%
mistake-no-pyarrow = to write Parquet, install PyArrow: pip install "motherlode[study]"
mistake-reward = a game is paid by { $known }, not by “{ $reward }”
mistake-render-mode = a table is shown as { $known }, not as “{ $mode }”
mistake-no-move = { $agent } is asked, and there is no move of it
mistake-opponents = { $others } other seats take one bot for all, or { $others } bots, not { $count }
mistake-one-opponent = where your seat changes from game to game, one bot plays all the others: not “{ $bots }”
mistake-compiled-opponents = many games at once are played against compiled bots (random, greedy); { $bot } is not one: use SeatEnv
mistake-ended = this game of { $game } is over: reset it
mistake-no-sandbox = programs of others need a sandbox, and this system has none ({ $why }); programs that you trust play without one (--trusted in a ladder)
mistake-other-ladder = the folder { $folder } holds a ladder with other settings
mistake-ladder-name = a program on the ladder is called by letters, digits and hyphens, 40 at most, not “{ $name }”
mistake-ladder-taken = another program is called { $name }; choose another name
mistake-ladder-empty = there is no ladder in { $folder } yet: submit a program
mistake-mcp-server = a server is written as in { $example }, not “{ $given }”
mistake-mcp-no-server = there is no server at { $address } at the moment
mistake-mcp-no-seat = you have no seat yet: sit down first
mistake-mcp-no-open-seat = the table { $table } has no open seat
mistake-no-gpu =
    { $why ->
        [none] CUDA finds no GPU here
       *[other] there is no GPU here that CUDA can use ({ $why })
    }
mistake-no-kernel-compiler = kernels are built with numba-cuda: pip install "motherlode[gpu]"
mistake-page-not-a-folder = { $folder } is not a folder
mistake-page-folder-taken = { $folder } has a { $file } that no earlier build has written; choose an empty folder
mistake-no-page-linker = the modules of the page are linked with ziglang: pip install "motherlode[page]"
mistake-house = a house rule is written as in days=3 or values.ruby=7, not “{ $given }”
mistake-house-file = { $path } must hold house rules, as in “days: 3”
mistake-league-bots = a league has two different bots at least, or a bot for every seat
mistake-same-bot = two bots cannot both be called “{ $name }”
mistake-bot-start = the bot “{ $bot }” cannot play, so the league stops: { $why }
mistake-other-league = { $folder } holds another league (it differs in: { $what }); choose another folder with --out
mistake-league-line = { $file }, line { $line }, is no game
mistake-rotations = { $seats } players have 1 to { $seats } rotations, not { $given }
mistake-time-limit = a time limit is written as in 5s or 500ms, not “{ $given }”
mistake-within = --within takes a part of all wins, as in 2%, not “{ $given }”
mistake-unexpected = something went wrong that should not: { $why }; please report it (MOTHERLODE_TRACEBACK=1 shows where)


## Files

mistake-no-such-file = there is no file { $path }
mistake-no-access = { $path } cannot be used: { $why }
mistake-not-text = { $path } is not a text file
mistake-too-large = { $path } is too large to be read
mistake-unreadable = { $file }{ $line } cannot be read: { $why }
mistake-file-exists = there already is a file { $path }; choose another name
mistake-unwritable = { $path } cannot be written
mistake-other-game = { $path } is of { $other }, not of { $game }
mistake-no-case-files = there are no case files in { $path }
mistake-no-cases = there are no cases in { $file }
mistake-case-list = { $file } must hold a list of cases
mistake-case-position = { $where } has no position
mistake-path = there is no “{ $path }” in the position
mistake-move-form = a move is written as a seat and a phrase, as in “1 mine”, not “{ $move }”


## Matches

mistake-mine-format = this is not a match: its header must begin with “mine: { $format }”
mistake-mine-header = the header of the match cannot be read: { $why }
mistake-mine-key = the header of a match needs “{ $needed }”
mistake-mine-value = “{ $needed }” in the header of the match is not in its form
mistake-mine-move = line { $line } is not a move; a move looks like “1 mine > mined 1 ruby”, not “{ $text }”
mistake-match-id = the id of a match is 1 to { $longest } letters a-z, digits, dots and dashes in quotes, not { $given }
mistake-fairness-digits = { $what } must be { $digits } digits 0-9 and a-f, in a file in quotes, not { $given }
mistake-fairness-nonce = the nonce of seat { $seat } must be at most { $digits } digits 0-9 and a-f in quotes, not { $given }
mistake-fairness-nonces = there is one nonce for each of { $seats } seats, not { $count }
mistake-fairness-none = the file has no fairness in its header: the match was played without a commitment, and there is nothing to check
mistake-fairness-early = the match is not over, and until then the secret is not shown; come back after the last move
mistake-fairness-withheld = the match is over, but its secret is not in the file; whoever kept the match should show it
mistake-fairness-other-commitment = the commitment in the file is { $logged }, and not { $given }, which was written down before the match
mistake-fairness-commitment = the secret does not fit the commitment: it belongs to { $computed }, but the file says { $logged }
mistake-fairness-deal = the seed of the deal should be { $computed }, but the file says { $logged }
mistake-fairness-seed = the seed of move { $number } should be { $computed }, but the file says { $logged }
mistake-fairness-no-seed = move { $number } has no seed; it should be { $computed }
mistake-fairness-replay = the match does not replay as it is logged; { $why }
mistake-rules-version = this match was played by rules { $played } of { $game }, and these are rules { $present }
mistake-completes-nothing = “{ $move }” completes nothing: what is before it is whole
mistake-replay-move = move { $number }: { $why }
mistake-replay-drawn = move { $number }, “{ $seat } { $move }”, drew { $drawn }, but the log says { $logged }
mistake-refused = seat { $seat } may not “{ $move }” now (rule { $rule })
mistake-seed = a seed is a whole number from 0 to 2^63 - 1, not { $seed }
mistake-seat = there is no seat { $seat }; seats are 1 to { $seats }
mistake-seats = { $game } takes { $fewest } to { $most } players, not { $seats }
mistake-move = { $game } has no move “{ $move }”
mistake-undo-nothing = there is no move to take back
mistake-undo-crossed = the last move drew or showed something, and cannot be taken back
mistake-undo-others = others have moved since, and that cannot be taken back
mistake-ssh-missing = SSH needs a package that is not installed: { $command }
mistake-no-files = files of this machine are not for those who come from elsewhere
mistake-save-later = a match on a server can be saved when it is over
mistake-save-where = say where to save, as in “save evening.mine”
mistake-no-rules = there is no rules page of { $game }
mistake-no-such-rule =
    { $rule ->
        [none] name a rule, from { $first } to { $last }
       *[other] there is no rule “{ $rule }”; rules run from { $first } to { $last }
    }


## Positions and options

mistake-unknown-key = { $where } has no “{ $key }”; it knows { $known }
mistake-not-a-mapping = { $where } must be a mapping, not { $given }
mistake-not-a-list = { $where } must be a list, not { $given }
mistake-number = { $where } must be a whole number from { $lowest } to { $highest }, not { $given }
mistake-truth = { $where } must be true or false, not { $given }
mistake-slug = { $where }: “{ $given }” is not one of { $slugs }
mistake-list = { $where } must be a list of at most { $most }, not { $given }
mistake-pieces = { $where } must list pieces or count them, not { $given }
mistake-too-many = the position has { $given } { $piece }, but the box holds { $box }
mistake-too-few-cards = { $cards } cards are too few: { $seats } seats need { $needed } to begin
mistake-bravery = house.bravery must be a list of coins for up to { $spaces } spaces, not { $given }
mistake-position-game = a position says which game it is of, as in “game: quartz”
mistake-position-seats = a { $game } position has a list of { $fewest } to { $most } seats, not { $given }
mistake-known = { $where }.known names a card that is not in the hand
mistake-row = bravery must be a list of at most { $most } bonuses
mistake-pending = pending: the question “{ $question }” needs “{ $needed }”
mistake-pending-idle = pending: while no question is open, or only a turn, no card is played and nothing lies on the table
mistake-pending-turn = pending: a turn is asked of seat { $seat }, whose turn it is, and of no other
mistake-pending-last = pending: “last” is there when the day is over, and only then
mistake-pending-card = pending: the question “{ $question }” is about one of { $cards }
mistake-pending-asked = pending: the question “{ $question }” is put to seat { $seat }, whose turn it is
mistake-pending-nothing-to-give = pending: seat { $seat } has no valuable on its cart to give
mistake-pending-target = pending: “target” is a seat with a valuable on its cart
mistake-pending-taken = pending: “left” is at least 1, and at most as many as there are valuables on the target's cart
mistake-pending-react = pending: the question “react” is put to the target, which is another seat than the one that aims
mistake-pending-nobody-reacts = pending: by the rulings of this match nobody reacts to this
mistake-pending-token = pending: the question “token” is put to a seat with a token and two obsidians on its cart, which seat { $seat } is not
mistake-pending-picked = pending: “picked” lies on the table, until something is given or taken for it, and only then
mistake-pending-obsidian = pending: the obsidian that is passed on lies on the table
mistake-pending-no-obsidian = pending: seat { $seat } has no obsidian on its cart to pass on
mistake-no-answer = seat { $seat } is asked something it has no answer to
mistake-inside = at least two dwarves must be inside during the day, not { $inside }
mistake-turn-outside = it is seat { $seat }'s turn, but that dwarf is outside the mine
mistake-obsidian = seat { $seat } cannot keep two obsidians on its cart


## Positions and options of the dice game

mistake-either = { $where } must be { $one } or { $other }, not { $given }
mistake-empty-bag = house.crystals leaves nothing to mine with { $seats } seats
mistake-chest-unstable = { $where }: an unstable crystal never gets into a chest
mistake-dice = a dice position shows { $dice } dice, not { $given }
mistake-nobody-out = nobody is out, unless the ending is last-will-be-first
mistake-out-has = seat { $seat } is out, and can have nothing
mistake-too-few-in = at least { $fewest } seats must be in, not { $given }
mistake-turn-out = it is seat { $seat }'s turn, but that seat is out
mistake-sum = seats.{ $seat }.sum is for the tournament of three days
mistake-used-early = no face is used yet in the phase roll, or any more between two rounds
mistake-used-few = used: { $face } needs { $fewest }, not { $used }
mistake-used-many = used names more faces than the dice show, wild ones included
mistake-pending-from = pending.from is another seat with a valuable, while the question is take
mistake-pending-give = seat { $seat } has no unstable crystal on its cart to give
mistake-pending-left = pending.left is { $left }, but with the question { $question } and the faces used it is { $lowest } to { $most }
mistake-pending-store = seat { $seat } has no valuable on its cart to store
mistake-pending-table = pending.table holds the crystals drawn, while the question is return


## Positions and options of the Quarry

mistake-cost = { $where } must be a list of up to { $most } shapes, as in [circle, circle, diamond], not { $given }
mistake-equal-values = house.values makes all cards worth the same, so none could win the badge
mistake-free = “{ $action }” costs nothing
mistake-free-action = house.costs.{ $action } needs at least one shape: what costs nothing could be done for ever
mistake-no-gold = house.cards needs at least one gold: without it a game might never end
mistake-gold-drawn = after the reshuffle, gold on the discard pile has been drawn and the game is over
mistake-gold-in-deck = gold is in the deck, so the position must be reshuffled
mistake-pay = seat { $seat } is asked what to pay only when it can pay for “{ $action }”
mistake-pay-choice = by rules 1 seat { $seat } is asked what to pay for “{ $action }” only when it has a choice
mistake-pending-act = while actions are taken, pending holds nothing or the question pay
mistake-pending-vote = while votes are given, pending holds votes or the question pickaxe
mistake-pickaxe = the pickaxe is asked about when all have voted, and its owner is one of several who voted for a tunnel that has cards
mistake-votes = pending.votes must list a vote or null for each of { $seats } seats
mistake-votes-in = all votes are in, and would have been settled


## The coach

mistake-advise-over = the match is over after move { $moves }; name an earlier one with --move
mistake-advise-seat = seat { $seat } is not asked after move { $moves }, but { $asked }
mistake-budget = { $where } is written as in “1s”, “200ms” or “2000”, not “{ $given }”
mistake-review-unfinished = the match is not over yet; “motherlode advise” helps with a move


## The store of a server

mistake-store-address = a store is written as in { $example }, not “{ $given }”
mistake-store-unusable = the store { $store } cannot be used: { $why }
mistake-store-newer = the store { $store } was written by a newer Motherlode; update this one
mistake-workers-store = { $workers } workers need a database that serves several processes, as in { $example }; the file { $store } serves one: leave --workers out
mistake-no-psycopg = for a store in PostgreSQL, install its driver: pip install "motherlode[postgres]"
mistake-backup-format = { $path } is not a backup of a store
mistake-backup-newer = { $path } was written by a newer Motherlode; update this one
mistake-backup-broken = { $path } is cut or damaged at line { $line }, and nothing was imported
mistake-backup-match = the store has another match { $code } than the backup, and nothing was imported
mistake-backup-setting = the store belongs to another server (its “{ $name }” differs); import into a store that does not exist yet


## The server

mistake-port-taken = something listens on port { $port } already; choose another one with --port
mistake-no-listening = cannot listen on { $where }: { $why }
mistake-base-path = a path is written as in { $example }, not “{ $given }”
mistake-proxy = a proxy is written as in { $example }, not “{ $given }”
mistake-setting-form = a setting is written NAME=VALUE, not “{ $given }”
mistake-setting-file = the settings in { $path } cannot be read: { $why }
mistake-setting-name = there is no setting “{ $given }”; there are { $known }
mistake-setting-value = the setting { $name } is written as in { $usual }, not “{ $given }”
mistake-origin = an origin is written as in { $example }, not “{ $given }”
mistake-log-gap = the log of the table has a gap: line { $number } follows line { $last }
mistake-log-drawn = line { $number } of the log says { $logged }, but it comes out as { $drawn }
