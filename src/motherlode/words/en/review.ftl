### The review of a match in the browser, in English. What the report on paper says too is in coach.ftl.


## While it is worked out, and when it cannot be

page-review-working = The coach is looking at every move. You can look around meanwhile.
page-review-progress = { $done } of { $of } moves
page-review-line =
    { $count ->
        [one] The coach is looking at another match first.
       *[other] The coach is looking at { $count } other matches first.
    }
page-review-not-over = This match is not over yet
page-review-not-over-how = Everything in a match is open once it is over. Come back then.
page-review-to-table = To the table
page-review-none = There is no such match
page-review-none-how = Perhaps the link was cut off somewhere, or it leads to another server.
page-review-not-there = The match cannot be shown


## Moments

page-review-moment =
    { $move ->
        [0] The deal
       *[other] Move { $move }
    }
page-review-at =
    { $move ->
        [0] The deal
       *[other] Move { $move } of { $moves }
    }
page-review-steps = Step through the match
page-review-first = To the deal
page-review-back = One move back
page-review-forward = One move forward
page-review-last = To the end
page-review-eyes = Seen by
page-review-share = Copy the link to this moment
page-review-over-here = Here the match is over.


## Graph and sums

page-review-graph-how = Move along the lines with the pointer or the arrow keys; the small triangles are turning points.
page-review-perhaps = None beyond doubt. Nearest to it: { $text }
page-review-table = The figures as a table
page-review-what-is-this = What do these numbers mean?
page-review-playouts =
    { $count ->
        [one] Every estimate rests on { $count } game played to the end, or more.
       *[other] Every estimate rests on { $count } games played to the end, or more.
    }
page-review-slips =
    { $slips ->
        [0] No clear mistake
        [one] { $slips } clear mistake
       *[other] { $slips } clear mistakes
    } in { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }


## One move

page-review-coach = The coach
page-review-no-luck = There was chance in it, but no effect that stands out from noise.
page-review-nothing-drawn = Nothing was drawn or rolled.
page-review-as-good = No clear mistake. The coach would have chosen: { $move }.
page-review-same = The coach would have chosen the same.
page-review-made = was chosen


## Playing on

page-review-play-on = Play on from here
page-review-play-on-how = A new table with everything as it was, against bots. Would you have decided as they did?
page-review-from = Begin
page-review-before = before move { $move }
page-review-after = after move { $move }
page-review-you-are = You play for
page-review-bots = The others are
page-review-play = Play


## Fair draws

page-review-fair = Were the draws fair?
page-review-fair-how = The server bound itself to all draws before the match began. Now that the match is over, everything can be computed anew.
page-review-fair-how-here = This page bound itself to all draws before the match began. Now that the match is over, everything can be computed anew, here or with “motherlode verify”.
page-review-verify = Check the draws
page-review-verifying = Computing every draw anew…
page-review-verify-yourself = You need not take our word for it. Download the match, and check it yourself:


## Files

page-review-open = Open a match file
page-review-open-how = A .mine file from here or from a terminal: look at every move, and see what the coach thinks of it.
