### The end of a game on the page, in English. The page loads it when needed.

page-again = Play again
page-look-back = Review the match
page-end-sources = Where the points came from
page-end-total = total
page-end-moment = The best moment
page-end-show = Show me
