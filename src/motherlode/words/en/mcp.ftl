### What `motherlode mcp` says to language models.

mcp-instructions =
    You play a mining game at a table with people and bots. Call sit first, then wait until it is your turn, look at the table, choose one of the legal moves and play it; repeat until the status is “over”. Players are called by their seats; rules explains the game.
mcp-seat = Seat { $number }
mcp-nudged = Your time is up: move now, or a move is made for you.
mcp-sit = Sit down: at a table by its id or code, or at a new one with bots. Afterwards you have one seat, and know only what that seat may know.
mcp-sit-table = the id or code of a table with an open seat; leave it out for a new table
mcp-sit-seat = the seat, counted from 1; 0 is any
mcp-sit-game = the game of a new table: { $games }
mcp-sit-players = how many play at a new table; 0 is the usual number
mcp-sit-bots = who has the other seats of a new table: a level ({ $levels }), or “open” for people
mcp-sit-options = options of a new table, as in “edition”: “pt”
mcp-look = The table as your seat sees it, and what has happened since you last asked.
mcp-legal = The moves that you can make now, and what each of them means. A move with “then” can be completed at once by one of these lists.
mcp-play = Make a move: one of the phrases that legal lists.
mcp-play-move = the phrase of the move
mcp-play-then = the answers that complete it, where legal lists any
mcp-wait = Wait until you are asked or the game is over, and read what has happened meanwhile.
mcp-wait-seconds = how long at most
mcp-rules = The rules of a game, or one of them.
mcp-rules-game = the game: { $games }
mcp-rules-rule = the id of a rule, as in Q22; leave it out for the whole page
