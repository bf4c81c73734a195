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
page-level-apprentice = { $level }: very easy
page-level-digger = { $level }: easy
page-level-miner = { $level }: medium
page-level-foreman = { $level }: hard
page-level-master = { $level }: very hard
page-level-random = It plays at random.
page-level-greedy = It plays by rules of thumb and does not look ahead.
page-level-slips = It plays by rules of thumb, but makes { $share } of its moves at random.
page-level-search-quick = It looks ahead: before each move it plays { $playouts } games to the end in its mind, from what it can see.
page-level-search = It looks ahead: for about { $seconds } s before each move it plays { $playouts } games to the end in its mind, from what it can see.
page-level-against-usual = Measured at tables of four, it finishes ahead of { $level } in { $share } of games (rating { $rating } ± { $sure }).
page-level-against-random = Measured at tables of four, it finishes ahead of random play in { $share } of games (rating { $rating } ± { $sure }).
page-level-unmeasured = Nobody has measured its strength in this game yet.


## With friends

page-friends = With friends
page-friends-how = Create a table and send the link. Or pass one screen around.
page-seat = Seat { $number }
page-place-here = also on this screen
page-place-open = open, by the link
page-place-bot = bot: { $level }
page-public = Show it in the lobby
page-odds = Allow coach hints
page-more = Options
page-lobby-house-on = Some numbers are changed. The table says so to everybody.
page-create = Create the table


## Tables

page-join = Join a table
page-code = Table code
page-go = Go
page-live = Tables right now
page-live-none = Nobody is playing in public right now. Create a table and be the first.
page-take-seat = Take a seat
page-mine = Your games
page-mine-over = Games you have played
page-mine-turn = Your turn
page-mine-rematch = They play again: your seat is kept
page-mine-won = You won
page-mine-place = Place { $place } of { $count }
page-mine-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
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
page-name-you = you
page-name-here = Name at seat { $number }


## About

page-programs-how = Programs can play, too: everything at a table goes over one socket, the rest over HTTP.
page-protocol = Socket protocol
page-api = HTTP API
page-tables = Public tables
page-health = Health
page-ready = Readiness
page-metrics = Metrics
page-notice = An independent program with its own words and art. The names of the games belong to their authors and publishers, who have neither made nor endorsed it.


## On the page

page-preparing = You can play right away. Bots that think, and the coach, are still being compiled, which happens once: step { $done } of { $steps }. Until then every bot plays by rules of thumb.
