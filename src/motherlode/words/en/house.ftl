### The form of the house rules, in English. The page loads it when needed.

page-house = House rules
page-house-of = House rules of { $game }
page-house-how = These are the printed numbers. Change what you like: the table tells everybody that it plays with house rules.
page-house-changed =
    { $count ->
        [0] nothing changed
        [one] { $count } changed
       *[other] { $count } changed
    }
page-house-printed = printed: { $printed }
page-house-number = It can be a whole number from { $lowest } to { $highest }.
page-house-list = It can be one to { $most } of these.
page-house-part = { $number }.
page-house-reset = As printed
page-house-reset-group = All as printed
page-house-reset-all = Reset everything
page-house-done = Done


## Sets with names

page-house-sets = Saved sets
page-house-name = Name of the set
page-house-save = Save these rules
page-house-paste = A link or text that you were sent
page-house-take = Add
page-house-share = Share
page-house-rename = Rename
page-house-delete = Delete
page-house-copy-text = Copy as text
page-house-saved = “{ $name }” is saved in this browser.
page-house-loaded = “{ $name }” is loaded.
page-house-loaded-part = “{ $name }” is loaded. Some of its values do not fit this game and stay as printed.
page-house-deleted = “{ $name }” is deleted.
page-house-other-game = These are house rules of { $game }. Choose that game in the lobby first.
page-house-no-set = There are no house rules in it. Paste the whole link, or the whole text.


## What the numbers are

page-house-quartz-crystals = Crystals in the bag
page-house-quartz-values = Coins for a crystal
page-house-quartz-cards = Copies of a card
page-house-quartz-prices = Coins for a card in hand at the end
page-house-quartz-bonus = Bonus for a set
page-house-quartz-days = Days
page-house-quartz-hand = Cards in hand at the start
page-house-quartz-chest = Crystals that a chest holds
page-house-quartz-token = Coins for an unused token
page-house-quartz-digs = Crystals that the last one may dig alone
page-house-quartz-bravery = Coins for bravery
page-house-quartz-bravery-item = Space { $number }
page-house-dice-crystals = Crystals in the box
page-house-dice-values = Points for a crystal
page-house-dice-sets = Points for a set
page-house-dice-sets-item = { $number } of a colour
page-house-dice-sets-6 = 6 or more of a colour
page-house-dice-rounds = Rounds in a day
page-house-dice-rolls = Free rolls in a turn
page-house-dice-limit = Unstable crystals that put you out
page-house-dice-unstable = Points for an unstable crystal
page-house-dice-reckless = Points for the reckless miner
page-house-dice-removed = Crystals that stay in the box
page-house-dice-removed-item = { $number } players
page-house-quarry-cards = Copies of a card
page-house-quarry-values = Points for a card in hand
page-house-quarry-hand = Cards in hand at the start
page-house-quarry-tunnel = Cards in each tunnel at the start
page-house-quarry-costs = What actions cost
page-house-quarry-costs-draw = Draw two
page-house-quarry-costs-badge = Move the badge
page-house-quarry-costs-pickaxe = Take the pickaxe
page-house-quarry-costs-piggy = Take the piggy bank
page-house-quarry-costs-raid = Raid
page-house-quarry-costs-collect = Collect a tunnel
page-house-quarry-costs-end = End the game
