### The board of Quartz. A letter for each crystal, all different: colour never tells alone.

page-quartz-letter-quartz = Q
page-quartz-letter-amethyst = M
page-quartz-letter-emerald = E
page-quartz-letter-sapphire = S
page-quartz-letter-ruby = R
page-quartz-letter-amber = A
page-quartz-letter-obsidian = O
page-quartz-others = The other dwarves
page-quartz-mine = The mine
page-quartz-table = On the table
page-quartz-play = Play:
page-quartz-answer = Answer with:
page-quartz-odds = chance of obsidian
page-quartz-night = Night falls on day { $day }
page-quartz-nothing-sold = nothing to sell
page-quartz-from-sold = Crystals sold
page-quartz-from-took-bonus = Bravery bonuses
page-quartz-from-sold-cards = Cards sold
page-quartz-from-sold-token = Experience tokens sold
