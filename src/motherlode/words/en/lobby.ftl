### The lobby of the page, in English.


## Against bots

page-games = Which game?
page-range = { $fewest } to { $most } players
page-lobby-learn = Learn it in five minutes
page-lobby-rules = Rules
page-players = Players
page-bots = Against bots
page-level = How strong are they?
page-play = Play
page-play-against =
    { $count ->
        [one] You against { $count } bot. It begins at once.
       *[other] You against { $count } bots. It begins at once.
    }


## With friends

page-friends = With friends
page-friends-how = Set a table and send the link. Or pass one screen around.
page-seat = Seat { $number }
page-place-here = on this screen, too
page-place-open = open, for whoever has the link
page-place-bot = bot: { $level }
page-clock = Clock
page-clock-none = no clock
page-clock-live = 5 minutes, and 20 seconds a move
page-clock-days = a day for each move
page-public = Everybody in the lobby can see it
page-odds = The coach may be asked
page-more = More choices
page-create = Set the table
page-option-edition = Rulebook
page-edition-en = English
page-edition-pt = Portuguese
page-edition-ru = Russian
page-option-thrill = “What a thrill”: the last one may dig on alone
page-option-rulings-own-turn-reactions = Reacting on your own turn
page-rulings-own-turn-reactions-edition = as in the rulebook
page-rulings-own-turn-reactions-forbidden = never
page-rulings-own-turn-reactions-allowed = allowed
page-option-rulings-chain = “Not Mine Either!” on “Not Mine Either!”
page-rulings-chain-allowed = allowed
page-rulings-chain-forbidden = not allowed
page-option-rulings-thievery = Taking one with “Thievery? Unacceptable!”
page-rulings-thievery-may = you may
page-rulings-thievery-must = you must
page-option-ending = Ending
page-ending-rounds = after six rounds
page-ending-last-will-be-first = the last will be first
page-option-days = Length
page-days-1 = one day
page-days-3 = three days: the Grand Tournament


## Tables

page-join = Join a table
page-code = Code of the table
page-go = Go
page-live = Tables right now
page-live-none = Nobody is playing in public right now. Set a table and be the first.
page-take-seat = Take a seat
page-mine = Your games
page-mine-over = Games you have played
page-go-on = Play on
page-look-again = Look back
page-lobby-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
page-lobby-open = Open a match file
page-name = Your name
page-name-how = as the others at the table see it


## About

page-about = About this server
page-programs-how = Programs can play, too: everything that a table does goes over one socket; the rest goes over HTTP.
page-protocol = the socket's language
page-api = the HTTP routes
page-tables = the public tables
page-health = alive
page-ready = ready to play
page-metrics = numbers
page-notice = An independent program with its own words and art. The names of the games belong to their authors and publishers, who have neither made nor endorsed it.
