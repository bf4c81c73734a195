### The page as a site of files, which is played without a server and without a network, in English.

page-offline-coming = Saving the games in this browser…
page-offline-here = Saved in this browser: it works without a network.
page-offline-not-kept = This browser does not save the games: they need the network.
page-offline-install = Install as an app
page-newer = A newer version is ready.
page-newer-use = Use it now
page-newer-later = A newer version is ready. You get it after this game, in the lobby or the next time.

## In the lobby

page-screen = At one screen
page-screen-how = Several people play here and hand the screen on. It is covered until the next one looks.
page-alone = Without a server
page-alone-how = The games, the bots and the coach run in this browser, and your matches stay in it. Save what you want to keep, or to open elsewhere, as a file.
page-alone-server = To play with friends over a network, somebody starts a server:
page-about-static = About this page


## Matches that are kept here

page-kept-save = Save the match { $code } ({ $game }) as a file
page-kept-delete = Delete the match { $code } ({ $game })
page-kept-delete-title = Delete this match?
page-kept-delete-how = Only this browser has it. It cannot be brought back.
page-kept-delete-yes = Delete
page-kept-delete-no = Keep it

## What needs a server

page-needs-server-position = This match begins with a position that somebody wrote. Open it on a server, which can read positions.
page-needs-server-bot = The bot “{ $bot }” plays at the tables of a server only.
page-needs-server-house = This match has house rules. Open it on a server, which can read them.
