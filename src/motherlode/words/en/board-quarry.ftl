### The board of The Quarry

page-quarry-crew = The crew
page-quarry-tunnels = The tunnels
page-quarry-actions = Actions
page-quarry-voted-for = voted for { $tunnel-acc }
page-quarry-voters = Votes: { $names }
page-quarry-paying = { $move }: choose what to pay with
page-quarry-hint = Touch an action to see what it does.
page-quarry-hint-lit = You can pay for the lit actions now. Touch one to see what it does.
page-quarry-you = you
page-quarry-thinking = is still choosing
page-quarry-gold-odds = The next card is the gold: { $percent }%
page-quarry-final-scores = All hands, laid open
page-quarry-the-vote = The vote
page-quarry-pass-phase = Pass until the next vote
page-quarry-phase-vote = The vote
page-quarry-phase-act = Actions
