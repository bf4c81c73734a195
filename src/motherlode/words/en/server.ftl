### Tables on a server, in English: why a command is refused, and what happens around a game.


## Why a command is refused: `refuse-KEY`, whole sentences

refuse-malformed = The server did not understand this program: { $why }.
refuse-protocol = The server speaks version { $protocol } of the protocol. Reload the page, or update the program.
refuse-hello-first = A program has to say hello first.
refuse-already-greeted = Hello was said already.
refuse-bad-token = The server does not know this token. Start anew, as a guest.
refuse-duplicate-id = This was sent twice; it counts once.
refuse-too-fast = That was too much at once. Try again in a moment.
refuse-too-many-streams =
    { $most ->
        [one] { $most } table can be open here at the same time. Close it first.
       *[other] { $most } tables can be open here at the same time. Close one first.
    }
refuse-no-such-table = There is no such table. Look at the code again.
refuse-no-such-seat =
    { $seats ->
        [one] There is no seat { $seat }: the table has { $seats } seat.
       *[other] There is no seat { $seat }: the table has { $seats } seats.
    }
refuse-not-your-seat = Seat { $seat } is not yours.
refuse-not-at-the-table = Only those who play at this table can do that.
refuse-not-your-table = Only the person who set the table up can do that.
refuse-not-now =
    { $status ->
        [gathering] That has to wait until the game begins.
        [playing] That cannot be done while the game is on.
        [over] That cannot be done any more: the game is over.
       *[other] That cannot be done now.
    }
refuse-seat-taken = Seat { $seat } is taken.
refuse-seat-open = Nobody sits on seat { $seat }.
refuse-seats-open = The game begins when all seats are taken; still open: { $seats }.
refuse-places =
    { $seats ->
        [one] The position has { $seats } seat, and the table { $places }.
       *[other] The position has { $seats } seats, and the table { $places }.
    }
refuse-options-twice = A position has its own options. Leave the others out.
refuse-pieces-missing = Pieces are missing from this position. Leave out the bag or the deck, and the rest is in it.
refuse-endless = With these house rules, or from this position, the game might never end.
refuse-bot-too-slow =
    { $seconds ->
        [one] The bot “{ $bot }” thinks too long: { $playouts } playouts or { $seconds } second are the most here.
       *[other] The bot “{ $bot }” thinks too long: { $playouts } playouts or { $seconds } seconds are the most here.
    }
refuse-bot-slips = How often a bot slips is up to its level here. Choose one, instead of “{ $bot }”.
refuse-nothing-said = There is nothing to read in that.
refuse-stale-question = The game has gone on meanwhile. Look again; question { $question } is open now.
refuse-not-asked = Seat { $seat } is not asked now.
refuse-already-answered = Seat { $seat } has answered already, and an answer cannot be changed.
refuse-illegal = The rules do not allow “{ $move }” now (rule { $rule }).
refuse-bot-plays = A bot plays on seat { $seat }. Take the seat back first.
refuse-you-play = No bot plays on seat { $seat }.
refuse-no-odds-here = This table plays without the coach.
refuse-coach-prepares = The coach is still being compiled; that happens once. Please ask again in a minute.
refuse-no-such-move =
    { $moves ->
        [one] { $moves } move was made so far.
       *[other] { $moves } moves were made so far.
    }
refuse-ahead = The table has come to line { $n } only. Load it anew.
refuse-no-such-page = There is nothing at this address.
refuse-wrong-method = It cannot be asked for in this way.
refuse-other-origin = Another site cannot do this in your name.
refuse-too-long =
    { $of ->
        [moves] The match is too long: { $most } moves are the most.
        [header] The header of the match is too long: { $most } bytes are the most.
        [seconds] That is too much work: it would take more than { $most } seconds.
       *[bytes] That is too long: { $most } bytes are the most.
    }
refuse-too-slow = It took too long until everything had come.
refuse-raced = Something else happened first. Look again, and try again.
refuse-store-unavailable = The server cannot write anything down at the moment, so this may not have been done. Look again in a moment.
refuse-server-error = Something went wrong on the server. Nothing was done.


## Why the server hangs up

closing-too-fast = The server has hung up: too much came at once.
closing-too-slow = The server has hung up: nobody was reading what it said.


## What happens around a game

table-created = The table is set up.
table-sat =
    { $seat-you ->
        [yes] You sit down.
       *[no] { $seat } sits down.
    }
table-bot-sat = A bot takes a seat: { $bot }.
table-stood =
    { $seat-you ->
        [yes] You stand up; the seat is open.
       *[no] { $seat } stands up; the seat is open.
    }
table-opened = Seat { $number } is open again.
table-started = The game begins.
table-answered =
    { $seat-you ->
        [yes] You have answered; it stays covered for now.
       *[no] { $seat } has answered; what, stays covered for now.
    }
table-time-up =
    { $seat-you ->
        [yes] Your time is up. Answer now, or a move is made for you.
       *[no] { $seat }'s time is up.
    }
table-missing =
    { $seat-you ->
        [yes] You are not connected. A bot will step in soon.
       *[no] { $seat } is not there. A bot will step in soon.
    }
table-back =
    { $seat-you ->
        [yes] You are back.
       *[no] { $seat } is back.
    }
table-taken-back =
    { $seat-you ->
        [yes] You play again.
       *[no] { $seat } plays again.
    }
table-woke = Play goes on; the clocks begin anew with this question.
table-said = { $name }: { $text }
table-said-watching = { $name } (watching): { $text }
table-rematch = They play again at a new table.
table-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }


## A bot plays on: `table-handed-WHY`

table-handed-asked =
    { $seat-you ->
        [yes] You hand over: a bot ({ $bot }) plays on for you.
       *[no] { $seat } hands over: a bot ({ $bot }) plays on.
    }
table-handed-left =
    { $seat-you ->
        [yes] You leave the table: a bot ({ $bot }) plays on for you.
       *[no] { $seat } leaves the table: a bot ({ $bot }) plays on.
    }
table-handed-late =
    { $seat-you ->
        [yes] You ran out of time twice: a bot ({ $bot }) plays on until you take over again.
       *[no] { $seat } ran out of time twice: a bot ({ $bot }) plays on.
    }
table-handed-missing =
    { $seat-you ->
        [yes] You were away: a bot ({ $bot }) plays on until you take over again.
       *[no] { $seat } is away: a bot ({ $bot }) plays on.
    }


## Who made a move, behind it

move-by-bot = a bot chose
move-by-clock = time was up


## What people do at a table

status-gathering = waiting for players
status-playing = playing
status-over = over


## Who has a seat

place-open = open
place-person = a person
place-bot = a bot
place-stand-in = a bot for a person


## Strengths of bots

level-apprentice = Apprentice
level-digger = Digger
level-miner = Miner
level-foreman = Foreman
level-master = Master
