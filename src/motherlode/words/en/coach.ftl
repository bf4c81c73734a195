### What the coach says, in English. Chances, amounts and moves come in as text; $amount is there for the plural.


## Amounts: coins or points, with their sign where it matters

coach-amount =
    { $amount ->
        [one] { $number } point
       *[other] { $number } points
    }


## Odds

coach-next =
    { $kind ->
        [crystal] Next crystal
        [card] Next card
       *[other] Next piece
    }
coach-danger-accident = Accident within 1, 2, … 6 draws of your own
coach-danger-unstable = Unstable crystal within 1, 2, … 6 draws
coach-danger-elimination = Too many unstable crystals within 1, 2, … 6 draws
coach-danger-gold = Gold within 1, 2, … 6 cards of the pile
coach-danger-unaided = The same without your token
coach-stake = If the game ended now: { $amount }.
coach-uses = After this roll you could use


## Moves

coach-moves = Win chance of each move, by playing it out
coach-move = { $move }: { $win } ± { $margin }
coach-gain = { $amount } on average
coach-risk-accident = accident { $chance }
coach-risk-elimination = too many unstable crystals { $chance }
coach-risk-gold = gold { $chance }
coach-assumes-no-reaction = if nobody reacts
coach-assumes-even-votes = if the others vote for anything with equal chance
coach-more-moves =
    { $count ->
        [one] … and { $count } more move.
       *[other] … and { $count } more moves.
    }
coach-best = Best: { $move }. { $why }


## Why: about the best move

coach-why-only = There is nothing else to do.
coach-why-even = No clear difference from the next best: { $other }.
coach-why-more = It wins { $chance } of games more than the next best: { $other }.
coach-why-quartz-token-saves = The token saves a haul worth { $gain }.
coach-why-quartz-little-to-save = There is little to save: { $gain }. The token will be worth more later.
coach-why-quartz-rid-of-it = It takes the obsidian off the cart; the next draw would be an accident with a chance of { $chance }.
coach-why-quartz-too-risky = The next draw would be an accident with a chance of { $chance }, and { $loss } are at stake.
coach-why-quartz-bonus-now = The bravery bonus is worth { $gain }, at once and for certain.
coach-why-quartz-haul-safe = Outside, the haul is safe: { $gain }.
coach-why-quartz-behind = The leader is ahead by { $loss }, so an accident chance of { $chance } has to be run.
coach-why-quartz-worth-the-risk = An accident has a chance of { $chance }, but on average the draw gains { $gain }.
coach-why-quartz-no-danger = This draw cannot be an accident, and on average it gains { $gain }.
coach-why-quartz-card-brings = On average the card gains { $gain }: more than a draw.
coach-why-quartz-sell-now = Sold today, the haul brings { $gain }.
coach-why-quartz-store-for-later = It costs { $loss } today, and will be worth more in a later sale.
coach-why-dice-reroll-for = It gives a chance of { $chance } to use { $faces } or more.
coach-why-dice-dice-are-good = The dice are good as they lie.
coach-why-dice-eliminated = Drawing on would bring too many unstable crystals with a chance of { $chance }.
coach-why-dice-crystals-cost = Drawing on would cost { $loss } on average.
coach-why-dice-crystals-bring = On average the crystals bring { $gain }.
coach-why-quarry-lone-tunnel = The tunnel is worth { $gain }, and a chance of { $chance } to get it, if the others vote for anything alike, is good enough.
coach-why-quarry-sure-card = Nobody can dispute a card from the pile, and on average it is worth { $gain }.
coach-why-quarry-too-dear = Every action costs more than it brings now, by { $loss } or more.
coach-why-quarry-action-brings = It brings { $gain } more than it costs.


## The review of a match

review-looking = Looking back
review-title = { $game }: the match reviewed
review-heading = { $game }: review. Each estimate rests on { $playouts } playouts or more.
review-player = Player
review-score = Score
review-luck = Luck
review-loss = Lost by decisions
review-decisions = Decisions
review-slips = Clear mistakes
review-chances = Win chances
review-chance = Win chance
review-move = Move
review-sums = Luck and decisions
review-best-move = Best move
review-worst-move = Costliest move
review-escapes = Closest escapes
review-highlights = Highlights
review-turning-points = Turning points
review-every-move = Every move
review-what = What happened
review-change = { $seat }: { $before } → { $after }
review-right = The best move, ahead of the next by { $lead }.
review-better = Better: { $move } (+{ $loss } ± { $margin }).
review-none = none
review-about-chances = How often each seat wins when everybody plays on by rule of thumb with all that the table really held, hidden cards included.
review-about-luck = Luck is what chance did for a seat: the win chance after each draw or roll, less what the move promised before it. In percent of a victory, summed over the match.
review-about-loss = A decision is judged by what its seat could know. It has lost something only where the best move known is better by more than three standard errors.
review-written = The page is in { $file }.


## Commands, and what is typed for them

command-hint = hint
help-hint = { $command } shows the odds and what the coach would do, from what you can know.
cli-advise = ask the coach what to do at some point of a saved match
    .about =
        The coach looks at a saved match (a .mine file) as the seat that is asked sees it,
        and gives the exact odds, how often each move wins, and one sentence why.
    .examples =
        motherlode advise evening.mine --move 12 # after move 12, for the seat that is asked
        motherlode advise evening.mine --move 12 --seat 2 --time 5s # think for five seconds
        motherlode advise evening.mine --move 12 --time 20000 # a fixed number of playouts
cli-review = look back on a finished match: chances, luck and decisions
    .about =
        Look back on a finished match (a .mine file): everybody's chances move by move,
        what luck did and what decisions cost, the closest escapes, the best move and
        the costliest. It takes a minute or two.
    .examples =
        motherlode review evening.mine
        motherlode review evening.mine --html evening.html # a page with graphs
        motherlode review evening.mine --playouts 500 # quicker and rougher
cli-advise-move = after this move (default: after the last one)
cli-advise-seat = the seat that wants advice (default: the one that is asked)
cli-time = how long to think: 1s (default), 200ms, or a number of playouts
cli-html = write the review as a page to this file
cli-json = write the review as data to this file; - is standard output, instead of the words
cli-playouts = how often each thing is played out (default: 2000)


## On the page

page-coach-thinks = The coach is thinking…
page-coach-prepares = The coach is still being compiled, which happens once on a new server. It answers by itself as soon as it can.
page-coach-own = The server is busy, so your own browser worked this out, without exact odds.
page-play-advised = Play that
