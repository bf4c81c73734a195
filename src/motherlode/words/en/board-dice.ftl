### The board of the dice game. The letters stand on the crystals: one for each, no two alike.

page-dice-letter-quartz = Q
page-dice-letter-rubellite = L
page-dice-letter-emerald = E
page-dice-letter-sapphire = S
page-dice-letter-ruby = R
page-dice-letter-amber = A
page-dice-letter-unstable = U
page-dice-others = The other players
page-dice-yours = Your cart and chest
page-dice-faces = What the faces do
page-dice-dice =
    { $seat-you ->
        [yes] Your dice
       *[no] Dice of { $seat }
    }
page-dice-die = Die { $number }, roll again:
page-dice-used = used
page-dice-choose = Tap the dice you want to roll again
page-dice-roll =
    { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
page-dice-roll-paid =
    { $count ->
        [one] Roll { $count } die for a marker
       *[other] Roll { $count } dice for a marker
    }
page-dice-keep = Keep all
page-dice-pick-give =
    { $other-you ->
        [yes] Keep it
       *[no] Give to { $other }
    }
page-dice-pick-from = Steal from { $other }
page-dice-pick-leader =
    { $other-you ->
        [yes] Lead yourself
       *[no] { $other } leads
    }
page-dice-has-dice = has the dice
page-dice-limit = Unstable crystals on the cart: { $count } of { $limit }
page-dice-use-face = Use: { $face }
page-dice-final-scores = What everybody has in the end
page-dice-from-days = Earlier days
page-dice-from-sets = Sets of one colour
page-dice-from-reckless = Reckless
