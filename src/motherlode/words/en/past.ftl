### Looking back at a moment, in English. The page loads it when needed.

page-past =
    { $move ->
        [0] You are looking back, at the deal.
       *[other] You are looking back, at move { $move }.
    }
page-step-back = One move back
page-step-forward = One move forward
page-present = Back to now
page-looking-back = Looking back
page-asked-meanwhile = Meanwhile it is your turn.
