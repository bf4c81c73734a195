### The lobby of the page, in English.


## Against bots

page-games = Choose a game
page-range = { $fewest } to { $most } players
page-lobby-learn = Learn it in five minutes
page-lobby-rules = Rules
page-players = Players
page-bots = Against bots
page-level = Bot strength
page-play = Play
page-play-against =
    { $count ->
        [one] You against { $count } bot. It begins right away.
       *[other] You against { $count } bots. It begins right away.
    }


## With friends

page-friends = With friends
page-friends-how = Create a table and send the link. Or pass one screen around.
page-seat = Seat { $number }
page-place-here = also on this screen
page-place-open = open to anybody with the link
page-place-bot = bot: { $level }
page-clock = Clock
page-clock-none = no clock
page-clock-live = 5 minutes, plus 20 seconds a move
page-clock-days = one day for each move
page-public = Show it in the lobby
page-odds = Allow coach hints
page-more = More options
page-create = Create the table
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
page-code = Table code
page-go = Go
page-live = Tables right now
page-live-none = Nobody is playing in public right now. Create a table and be the first.
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
page-name-how = as the other players see it


## About

page-about = About this server
page-programs-how = Programs can play, too: everything at a table goes over one socket, the rest over HTTP.
page-protocol = Socket protocol
page-api = HTTP API
page-tables = Public tables
page-health = Health
page-ready = Readiness
page-metrics = Metrics
page-notice = An independent program with its own words and art. The names of the games belong to their authors and publishers, who have neither made nor endorsed it.
