### One screen for several people, in English. The page loads it when needed.

page-curtain = Next player
page-curtain-for = Pass the screen to { $seat }. Everybody else: look away!
page-curtain-lift = I am here
page-curtain-around = This question goes around: everybody at this screen looks, asked or not.
