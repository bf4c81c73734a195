### The home page of a server, in English.

home-title = Motherlode
home-lead = Five days underground, one bag of crystals, and friends who would like what is on your cart.
home-runs = A Motherlode server runs here: three mining games, to play with friends, bots and programs.
home-games = The games
home-play = Play now
home-play-how = The tables for the browser are still being built. Until then, play in a terminal:
home-programs = For programs
home-programs-how = Everything that a table does goes over one socket; the rest goes over HTTP.
home-protocol = the socket's language
home-api = the HTTP routes
home-list = the public tables
home-how-it-is = How the server is
home-health = alive
home-ready = ready to play
home-metrics = numbers
home-notice = An independent program with its own words and art. The names of the games belong to their authors and publishers, who have neither made nor endorsed it.
