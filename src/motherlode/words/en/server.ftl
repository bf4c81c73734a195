### Tables on a server, in English: what happens around a game.


## Why the server hangs up

closing-too-fast = The server has closed the connection: too many messages at once.
closing-too-slow = The server has closed the connection: its messages were not read.


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
       *[no] { $seat } has answered; the answer stays covered for now.
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
table-kept =
    { $seat-you ->
        [yes] A seat is kept for you.
       *[no] A seat is kept for { $seat }.
    }
table-declined =
    { $seat-you ->
        [yes] You do not play this time; the seat is open.
       *[no] { $seat } does not play this time; the seat is open.
    }
table-named = Seat { $number } is now called { $name }.
table-resigned =
    { $seat-you ->
        [yes] You resign: a bot ({ $bot }) plays the rest for you.
       *[no] { $seat } resigns: a bot ({ $bot }) plays the rest.
    }
table-rematch-by =
    { $seat-you ->
        [yes] You want a rematch.
       *[no] { $seat } wants a rematch.
    }
table-woke = Play goes on; the clocks begin anew with this question.
table-said = { $name }: { $text }
table-said-watching = { $name } (spectator): { $text }
table-rematch = They play again at a new table.
table-watching =
    { $count ->
        [0] No spectators.
        [one] { $count } spectator.
       *[other] { $count } spectators.
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

move-by-bot = chosen by a bot
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
