### Playing on in the browser while the server cannot be reached, in English. The page loads it when needed.

page-meanwhile-lost = The connection is lost. Your game waits at the server, just as it is.
page-meanwhile-play = Play another game meanwhile
page-meanwhile-here = You are playing in this browser. Your other game waits at the server.
page-meanwhile-back = The connection is back, and your other game waits as you left it.
page-meanwhile-return = Back to the other game
