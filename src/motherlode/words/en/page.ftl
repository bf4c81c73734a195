### The game in the browser, in English.


## Everywhere

page-title = Motherlode
page-lead = Five days underground, one bag of crystals, and friends who would like what is on your cart.
page-noscript = Motherlode needs JavaScript. Switch it on for this page, or play in a terminal: motherlode play quartz
page-loading = One moment…
page-table-late = The server is taking longer than usual. Your table opens by itself.
page-nothing-here = There is nothing here.
page-nothing-here-how = The address may be mistyped, or what was there is gone.
page-settings = Settings
page-language = Language
page-way = Where to go
page-lobby = Lobby
page-rules = Rules
page-leave = Leave
page-close = Close
page-about = About this server
page-theme = Switch between light and dark
page-title-turn = Your turn
page-title-rematch = A rematch?
page-to-lobby = To the lobby
page-connection-connecting = Connecting…
page-connection-lost = The connection is lost. Trying again…
page-connection-waits = The server cannot save anything now: moves wait.
page-place-me = you
page-watch = Watch


## The table

page-board = The table
page-question = Question
page-log = Game log
page-talk = Write to the table
page-talk-quick = Quick replies
page-talk-spectator = { $name } (spectator)
page-talk-nameless = somebody
page-watching = You are watching
page-coach = Ask the coach
page-copy = Copy the link
page-copied = Copied
page-copy-by-hand = Your browser does not let this page copy. Here is the link, already selected: copy it by hand.
page-stand-in = A bot is playing for you.
page-hand-over = Let a bot play for me
page-take-back = Play again myself
page-resign = Resign
page-download = Download the match
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
page-nothing-to-answer = There is nothing for you to answer this time. Look, and hand it on.
page-hand-on = Hand it on
page-not-now = Not now


## How fast scenes play

page-pace = Pace
page-pace-step = Next scene
page-pace-skip = Show how it stands
page-ceremony-go-on = Continue


## Sound

page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
