### Leagues of bots, in English.

arena-heading =
    { $deals ->
        [one] { $game }: { $seats } players, { $games } games with { $deals } deal, seed { $seed }
       *[other] { $game }: { $seats } players, { $games } games with { $deals } deals, seed { $seed }
    }
arena-bot = Bot
arena-rating = Rating
arena-share = Wins
arena-cut = Variance cut
arena-less-luck = Wins without luck
arena-fair = Fair
arena-place = Place
arena-score = Score
arena-thinking = Per decision
arena-longest = Longest
arena-seats = Seats
arena-failed = failed
arena-interval = { $value } ({ $low } … { $high })
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-rating-note = Ratings are Elo points from the places at each table: with 400 more, a bot stands ahead of another ten times as often as behind it.
arena-anchor-random = The bot “random” has 0.
arena-anchor-mean = Their mean is 0.
arena-share-note = A bot's share of the wins is counted for each seat it played; shared wins count in part. Its fair share is that of a seat whose players are all alike.
arena-trial-note = In brackets stand 95% intervals. All line-ups play the same deals, from every seat; a deal counts as one trial, however many games were played with it.
arena-null-note = “{ $null }” is “{ $bot }” once more under another name: how far the two are apart is noise.
arena-luck-note = “Wins without luck”: what chance gave each seat is measured by playing on from what came and from what else could have come, and taken out. The mean stays the same, the interval is smaller; “Variance cut” says by how much the variance is less.
arena-settled =
    { $games ->
        [one] Stopped after { $games } of { $wanted } games: that is sure enough.
       *[other] Stopped after { $games } of { $wanted } games: that is sure enough.
    }
arena-interrupted =
    { $games ->
        [one] Stopped after { $games } of { $wanted } games. The same command goes on from there.
       *[other] Stopped after { $games } of { $wanted } games. The same command goes on from there.
    }
ladder-whose = Whose
ladder-program = submitted
ladder-ours = ours
arena-failure = { $bot } has failed: it { $what } ({ $place }).
arena-failed-note = A bot that has failed plays no more and is not ranked; the game in which it failed counts for nobody.
arena-kept = Everything is in { $folder }; the page to look at is { $page }.

arena-title = { $game }: a league of { $bots }
arena-standings = Standings
arena-charts = Charts
arena-failures = What went wrong
arena-fact-game = Game
arena-fact-players = Players
arena-fact-games = Games
arena-fact-deals = Deals
arena-fact-line-ups = Line-ups
arena-fact-seed = Seed
arena-fact-rules = Rules version
arena-fact-options = Options
arena-chart-ratings = Ratings
arena-chart-shares = Shares of the wins
arena-chart-course = Shares as games went by
arena-chart-thinking = Time for a decision
arena-axis-points = Elo points
arena-axis-share = share of the wins
arena-axis-games = games
arena-axis-thinking = mean time, on a logarithmic scale
arena-fair-line = The dashed line is the fair share, { $share }.
arena-course-note = Around each line lies its 95% interval at that moment. The dashed line is the fair share.
arena-failure-bot = Bot
arena-failure-game = Game
arena-failure-what = What happened
arena-failure-detail = Its last words
arena-failure-place = seed { $seed }, turn { $turn }, before move { $move }
arena-fault-unstarted = could not be started
arena-fault-crashed = ended or closed its output
arena-fault-hung = gave no answer in time
arena-fault-illegal = chose a move that is not legal
arena-fault-garbled = gave an answer that cannot be read

## On the command line

cli-arena = let bots play a league, and see which is better and how certain that is
    .about =
        Let bots play a league. All line-ups play the same deals from every seat, so that
        luck falls on all alike. With as many bots as seats there is one line-up; with more,
        all choices; with fewer, each one plays alone against a table of each other.
        Every game is kept: the same command goes on where it was stopped.
        A program that cannot be started stops the league before its first game. One that
        fails later (it ends, gives no answer in time, or one that is not legal or cannot be
        read) plays no more and is not ranked. The exit code is 0 when all is well, 1 when a
        bot has failed, 2 when the league could not be begun, 130 when it was interrupted.
    .examples =
        motherlode arena quartz --bots search:200ms,greedy*3 --games 400
        motherlode arena dice --players 3 --bots greedy,greedy~25%,random --sure
        motherlode arena quartz --bots greedy*3 --bot "mine=python my_bot.py" --time-limit 2s
        motherlode arena quarry --bots search:500,random --within 2% --out my-league
cli-league-bots = the bots: greedy, champion (trained by playing, where the game has one), random, search:200ms (time for a move), search:2000 (playouts), greedy~25% (slips), greedy*3 (three of them)
cli-outside = somebody's own program that plays, by the command that starts it; as often as you like
cli-sandbox = let the programs play in a sandbox: no network, limits on memory and time
cli-luck = measure what chance gave each seat, and take it out: with bots that think for long, it takes far fewer games to know as much
cli-null = let the first bot take part once more under the name “null”, to show what is noise
cli-submit = a program to be rated, by a name and the command that starts it; more than one if you like
cli-trusted = without a sandbox: only for programs that you trust as your own
cli-ladder-folder = the folder of the ladder (default: ladder-GAME-PLAYERS)
cli-time-limit = how long such a program may think about a move (default: 5s)
cli-league-games = how many games at most, in whole deals (default: 400)
cli-sure = stop when the order of all neighbours in the table is sure
cli-within = stop when every share of the wins is known this closely, as in 2%
cli-out = the folder for games, table and page (default: named after the league)
cli-league-device = where to play: cpu (this machine, the usual place) or cluster
