### The screen in the terminal, in English.


## At a table

tui-coins = Coins
tui-points = Points
tui-cards = Cards
tui-markers = Markers
tui-token = token
tui-another-move = Another move
tui-type = type
tui-help = Choose a move with the arrows and Enter, with its number, or with the mouse. Each key in the last lines does what stands beside it; / lets you type a move in words.


## After the game

tui-again = Play again
tui-review = Look back with the coach
tui-replay = See it again, move by move
tui-save = Save the match to a file


## The lobby

tui-game = Game
tui-people = Who sits here
tui-people-how = Your name; several, with commas, share this screen
tui-open-seats = Seats for others
tui-open = nobody yet
tui-code = Others come with the code { $code }.
tui-start = Begin; bots take the empty seats
tui-begin = You set up the table: begin when everybody is here.
tui-look = See who is here


## A match seen again

tui-earlier = earlier
tui-later = later
tui-first = beginning
tui-last = end
tui-move-of = Move { $number } of { $count }


## The doors of the lobby, in both faces of the terminal; and what else happens at a table of a server

door-play = Play
door-back = Back to your table
door-join = Join a table by its code
door-tables = Tables right now
door-learn = Learn a game
door-rules = Read the rules
door-replay = See a match again
door-review = Look back with the coach
door-language = Language
door-quit = Quit
ssh-at = Come in with: ssh -p { $port } { $host } (the tables are those of { $server })
ssh-full = Too many people are here now. Please try again later.
prompt-door = Number, or nothing to go
prompt-past = Enter for the next move, a number for as many (with a minus: back), anything else to stop
prompt-lesson = Enter to go on, anything else to leave the lesson
door-file = Match file (.mine)
note-said = { $name }: { $text }
note-stored = The server saves moves again.
note-connected = The connection is back.
note-nudged =
    { $seat-you ->
        [yes] Your time is up: please move.
       *[no] The time of { $seat } is up.
    }
note-stand-in =
    { $seat-you ->
        [yes] A bot plays for you now.
       *[no] A bot plays for { $seat } now.
    }
note-person =
    { $seat-you ->
        [yes] You play yourself again.
       *[no] { $seat } is back.
    }
command-say = say
command-bot = bot
help-say = { $command } and a text says it to everybody at the table.
help-bot = { $command } lets a bot play for you, or lets you play again yourself.
