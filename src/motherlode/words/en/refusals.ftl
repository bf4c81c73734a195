### Why a command is refused, in English: `refuse-KEY`, whole sentences. The page loads them when it needs the first one.

refuse-malformed = The server did not understand this program: { $why }.
refuse-protocol = The server speaks version { $protocol } of the protocol. Reload the page, or update the program.
refuse-hello-first = A program has to say hello first.
refuse-already-greeted = Hello has been said already.
refuse-bad-token = The server does not know this token. Start anew, as a guest.
refuse-duplicate-id = This was sent twice; it counts once.
refuse-too-fast = That was too much at once. Try again in a moment.
refuse-too-many-streams =
    { $most ->
        [one] { $most } table can be open here at the same time. Close it first.
       *[other] { $most } tables can be open here at the same time. Close one first.
    }
refuse-no-such-table = There is no such table. Look at the code again.
refuse-no-such-seat =
    { $seats ->
        [one] There is no seat { $seat }: the table has { $seats } seat.
       *[other] There is no seat { $seat }: the table has { $seats } seats.
    }
refuse-not-your-seat = Seat { $seat } is not yours.
refuse-not-at-the-table = Only those who play at this table can do that.
refuse-not-your-table = Only the person who set the table up can do that.
refuse-not-now =
    { $status ->
        [gathering] That has to wait until the game begins.
        [playing] That cannot be done while the game is on.
        [over] That cannot be done any more: the game is over.
       *[other] That cannot be done now.
    }
refuse-not-awaited = No seat is kept for you at this table.
refuse-table-deleted = This table is gone: whoever set it up took it away before the game began.
refuse-seat-taken = Seat { $seat } is taken.
refuse-seat-kept = Seat { $seat } is kept for { $name }.
refuse-seat-open = Nobody sits on seat { $seat }.
refuse-seats-open = The game begins when all seats are taken; still open: { $seats }.
refuse-places =
    { $seats ->
        [one] The position has { $seats } seat, and the table { $places }.
       *[other] The position has { $seats } seats, and the table { $places }.
    }
refuse-options-twice = A position has its own options. Leave the others out.
refuse-pieces-missing = Pieces are missing from this position. Leave out the bag or the deck, and the rest is in it.
refuse-endless = With these house rules, or from this position, the game might never end.
refuse-bot-too-slow =
    { $seconds ->
        [one] The bot “{ $bot }” thinks too long: { $playouts } playouts or { $seconds } second are the most here.
       *[other] The bot “{ $bot }” thinks too long: { $playouts } playouts or { $seconds } seconds are the most here.
    }
refuse-bot-slips = How often a bot slips is up to its level here. Choose one, instead of “{ $bot }”.
refuse-nothing-said = The message is empty.
refuse-muted =
    { $seat ->
        [0] Whoever set the table up wants to hear nothing from spectators now.
       *[other] Whoever set the table up has muted this seat.
    }
refuse-muted-already = That has been done already.
refuse-invisible-name = Nobody could see this name. Choose one with letters.
refuse-stacked-marks = Some letters have too many marks on top of each other. Use fewer.
refuse-not-a-subscription = This browser gave no address at which this server may call you.
refuse-stale-question = The game has gone on meanwhile. Look again; question { $question } is open now.
refuse-not-asked = Seat { $seat } is not asked now.
refuse-already-answered = Seat { $seat } has answered already, and an answer cannot be changed.
refuse-illegal = The rules do not allow “{ $move }” now (rule { $rule }).
refuse-bot-plays = A bot plays on seat { $seat }. Take the seat back first.
refuse-resigned = Seat { $seat } has resigned: the bot plays to the end.
refuse-you-play = No bot plays on seat { $seat }.
refuse-no-odds-here = This table plays without coach hints.
refuse-coach-prepares = The coach is still being compiled; that happens once. Please ask again in a minute.
refuse-coach-busy = The coach has others to answer right now.
refuse-no-such-move =
    { $moves ->
        [one] { $moves } move was made so far.
       *[other] { $moves } moves were made so far.
    }
refuse-ahead = The table has only reached line { $n }. Reload it.
refuse-no-such-page = There is nothing at this address.
refuse-no-module-here = The rules for browsers are not ready on this server.
refuse-wrong-method = This address does not support that method.
refuse-other-origin = This page is at { $origin }, and the server believes to be at { $host }, so it lets nobody in from here. Whoever runs the server can allow it with --origin { $origin }.
refuse-too-many-sockets = So many pages are open from your network that no more are let in: { $most }. Close some, or try again later.
refuse-too-long =
    { $of ->
        [moves] The match is too long: { $most } moves are the most.
        [lines] The file is too long: { $most } lines are the most.
        [header] The header of the match is too long: { $most } bytes are the most.
        [seconds] That is too much work: it would take more than { $most } seconds.
       *[bytes] That is too long: { $most } bytes are the most.
    }
refuse-too-slow = The request took too long to arrive.
refuse-raced = Something else happened first. Look again, and try again.
refuse-store-unavailable = The server cannot write anything down at the moment, so this may not have been done. Look again in a moment.
refuse-table-unreadable = This table was written by another version of the program, and this server cannot read it.
refuse-game-not-offered = This server does not offer the game of this table, { $game }. The table is kept.
refuse-server-error = Something went wrong on the server. Nothing was done.
