### The game in the browser, in English.


## Everywhere

page-title = Motherlode
page-lead = Five days underground, one bag of crystals, and friends who would like what is on your cart.
page-noscript = Motherlode needs JavaScript. Switch it on for this page, or play in a terminal: motherlode play quartz
page-loading = One moment…
page-table-late = The server takes longer than usual. Your table opens by itself.
page-preparing = You can play at once. Bots that think, and the coach, are still being compiled, once: step { $done } of { $steps }. Until then every bot plays by rules of thumb.
page-nothing-here = There is nothing here.
page-settings = Language and light
page-theme = Switch between light and dark
page-to-lobby = To the lobby
page-connection-connecting = Connecting…
page-connection-lost = The connection is lost. Trying again…


## Lobby: against bots

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


## Lobby: with friends

page-friends = With friends
page-friends-how = Set a table and send the link. Or pass one screen around.
page-seat = Seat { $number }
page-place-me = you
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


## Lobby: tables

page-join = Join a table
page-code = Code of the table
page-go = Go
page-live = Tables right now
page-live-none = Nobody is playing in public right now. Set a table and be the first.
page-watch = Watch
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


## Lobby: about

page-about = About this server
page-programs-how = Programs can play, too: everything that a table does goes over one socket; the rest goes over HTTP.
page-protocol = the socket's language
page-api = the HTTP routes
page-tables = the public tables
page-health = alive
page-ready = ready to play
page-metrics = numbers
page-notice = An independent program with its own words and art. The names of the games belong to their authors and publishers, who have neither made nor endorsed it.


## The table

page-seats = At the table
page-board = The table
page-question = What is asked
page-log = What happened
page-talk = Say something to the table
page-coach = Ask the coach
page-coach-thinks = The coach is thinking…
page-coach-prepares = The coach is still being compiled, once after the server was new. It answers by itself as soon as it can.
page-invite = Send this link to whoever is to play:
page-copy = Copy the link
page-copied = Copied
page-copy-by-hand = Your browser does not let this page copy. Here is the link, already selected: copy it by hand.
page-waiting-for = All set: { $seat } begins the game when everybody is there.
page-start = Begin
page-sit = Take seat { $number }
page-add-bot = Put a bot there
page-stand-in = A bot is playing for you.
page-hand-over = Let a bot play for me
page-take-back = Play again myself
page-again = Play again
page-download = Download the match
page-look-back = Look back on it
page-waiting = Waiting for { $names }…
page-who = { $name } ({ $more })
page-here = here
page-away = away
page-uncovering = All answers are in. They turn over together.
page-your-answer = Your answer, still covered: { $move }.
page-time-left = Time left
page-covered = Answers stay covered at least this long
page-passed = It passed by itself: every card that could answer is in plain sight.
page-let-pass = Let a reaction pass by itself when every card that could answer is in plain sight
page-rule = Rule { $rule }
page-play-advised = Play that
page-gone = This table is out of reach
page-gone-seat = The server does not know you as the one who sat here. Either this browser has forgotten who you are, or the server was set up anew.
page-past =
    { $move ->
        [0] You are looking back, at the deal.
       *[other] You are looking back, at move { $move }.
    }
page-step-back = One move back
page-step-forward = One move forward
page-present = Back to now
page-looking-back = Looking back
page-asked-meanwhile = Meanwhile it is your turn.
page-curtain = The next one's turn to look
page-curtain-for = This is for { $seat } only. Everybody else: look away!
page-curtain-lift = I am here
page-curtain-around = This question goes around: everybody at this screen looks, asked or not.
page-nothing-to-answer = There is nothing for you to answer this time. Look, and hand it on.
page-hand-on = Hand it on


## Sound

page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
