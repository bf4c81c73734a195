### The laboratory: what a game's pieces, choices and house rules are worth, in English.

study-title = { $game }: a balance sheet for { $seats } players
study-about = The same deals are played as they are and once for each other line of the tables, always by the same bot in every seat. Numbers in brackets are 95% intervals. A line with a sign is the difference to the game as it is, deal by deal; so the same luck falls on both sides, and small effects show.
study-files = [The same with plots]({ $page }). [All numbers]({ $numbers }), one in each line.
study-rounds = Games for each deal
study-command = Command
study-machine = Machine
study-bot = Played by “{ $bot }”
study-section = { $table }, played by “{ $bot }”
study-fact = What
study-mean = Mean
study-facts = The game as it is
study-facts-note = The score is the mean of all seats. Length counts decisions. A lead changes when another seat alone has the most. Half-time is after half of the usual number of decisions; somebody comes from behind who wins and did not lead then.
study-seats = Who sits where
study-seats-subject = Seat
study-seats-note = A shared victory counts in part. Seat 1 begins.
study-lead = How early it is decided
study-lead-subject = Moment
study-lead-note = How often those who lead at a moment win in the end, and those who are last. Parts are parts of the usual number of decisions.
study-after = after { $part }
study-worth = What a piece is worth
study-worth-subject = Piece
study-worth-note = One seat begins with one piece more, taken from where it would be drawn. This is what the seat then scores more, and by how many percentage points it wins more often.
study-worth-of = One more at the start: { $place }
study-piece = { $piece }: { $place }
study-risk = What the risk is
study-risk-subject = Pieces at stake
study-risk-note = How often the seat then lost everything that was at stake, by how much it was. Bots choose when to dare: a bot that dares only when the odds are good has low numbers with much at stake. A bot that plays at random shows the plain odds.
study-options = What the options change
study-options-subject = Choice
study-options-note = Every other choice against the one that is usual here. Where not a single game ended with other scores, the choice never mattered to this bot.
study-house = House rules
study-house-subject = House rule
study-house-note = How the game is with each value; these numbers are not differences. The bot plays as it always does, as far as it does not look at the number itself.
study-choice = { $option }: { $choice }
study-kept = Everything is in { $files }.
study-place-cart = on the cart
study-place-chest = in the chest
study-place-hand = in hand
study-measure-score = Score
study-measure-winner = Winner's score
study-measure-margin = Margin
study-measure-length = Length
study-measure-first-seat = Seat 1 wins
study-measure-lead-changes = Lead changes
study-measure-comeback = Won from behind
study-measure-wins = Wins
study-measure-leader-wins = Leader wins
study-measure-last-wins = Last one wins
study-measure-with = with the danger aboard
study-measure-without = without it
study-measure-changed = Games that end otherwise

## On the command line

cli-study = find out what a game's pieces, options and house rules are worth
    .about =
        Play the same deals over and over: as they are, with one more piece for somebody,
        with every other ruling, edition and ending, with house rules that take one value
        after the other. Write the balance sheet as pages with tables and plots, and as
        numbers for other programs. Control-C stops and writes what has been found so far.
    .examples =
        motherlode study quartz
        motherlode study quartz --house values.amber=6..12 # one value after the other
        motherlode study dice --players 3 --bots greedy --games 1e5 --out dice-for-three
        motherlode study quarry --games 1e7 --device gpu --parquet
cli-study-bots = who plays, one sheet for each: bots that do not search (default: greedy,random)
cli-study-games = deals in each sheet; 1e6 and 10_000 are fine (default: 1e4)
cli-study-device = where to play: cpu (the cores of this machine, default) or gpu
cli-study-out = the folder for pages and numbers (default: study-GAME-PLAYERS)
cli-parquet = write the numbers as Parquet too
