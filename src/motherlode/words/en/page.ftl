### The game in the browser, in English.


## Everywhere

page-title = Motherlode
page-lead = Five days underground, one bag of crystals, and friends who would like what is on your cart.
page-noscript = Motherlode needs JavaScript. Switch it on for this page, or play in a terminal: motherlode play quartz
page-loading = One moment…
page-table-late = The server is taking longer than usual. Your table opens by itself.
page-preparing = You can play right away. Bots that think, and the coach, are still being compiled, which happens once: step { $done } of { $steps }. Until then every bot plays by rules of thumb.
page-nothing-here = There is nothing here.
page-settings = Language and theme
page-theme = Switch between light and dark
page-to-lobby = To the lobby
page-connection-connecting = Connecting…
page-connection-lost = The connection is lost. Trying again…
page-place-me = you
page-watch = Watch


## The table

page-seats = At the table
page-board = The table
page-question = Question
page-log = Game log
page-talk = Write to the table
page-coach = Ask the coach
page-coach-thinks = The coach is thinking…
page-coach-prepares = The coach is still being compiled, which happens once on a new server. It answers by itself as soon as it can.
page-invite = Send this link to the other players:
page-copy = Copy the link
page-copied = Copied
page-copy-by-hand = Your browser does not let this page copy. Here is the link, already selected: copy it by hand.
page-waiting-for = All set: { $seat } starts the game when everybody is here.
page-start = Begin
page-sit = Take seat { $number }
page-add-bot = Put a bot there
page-stand-in = A bot is playing for you.
page-hand-over = Let a bot play for me
page-take-back = Play again myself
page-again = Play again
page-download = Download the match
page-look-back = Review the match
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
page-gone = This table is not available
page-gone-seat = The server does not recognize you as the player of this seat. Either this browser has forgotten you, or the server was set up anew.
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
page-curtain = Next player
page-curtain-for = This is for { $seat } only. Everybody else: look away!
page-curtain-lift = I am here
page-curtain-around = This question goes around: everybody at this screen looks, asked or not.
page-nothing-to-answer = There is nothing for you to answer this time. Look, and hand it on.
page-hand-on = Hand it on


## Sound

page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
