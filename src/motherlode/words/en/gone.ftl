### A table that cannot be shown, in English. The page loads it when needed.

page-gone = This table is not available
page-gone-seat = The server does not recognize you as the player of this seat. Either this browser has forgotten you, or the server was set up anew.
