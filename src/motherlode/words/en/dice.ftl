### Quartz: The Dice Game in English.
###
### $seat and $other are display names; $seat-you and $other-you say "yes" when the reader is that seat.
### A crystal or a face comes with $crystal-slug, $face-slug and its attributes ($crystal-a, $face-count, …).

dice-name = Quartz: The Dice Game
dice-tagline = Five dice, six rounds and a bag full of crystals: dig, stash, steal, and slip the unstable ones to somebody else.


## Crystals. The name itself is for labels; .acc, .gen (after "of"), .a and .count are for sentences.

dice-crystal-quartz = Quartz
    .acc = quartz
    .gen = quartz
    .a = a quartz
    .count = { $count } quartz

dice-crystal-rubellite = Rubellite
    .acc = rubellite
    .gen = rubellite
    .a = a rubellite
    .count =
        { $count ->
            [one] { $count } rubellite
           *[other] { $count } rubellites
        }

dice-crystal-emerald = Emerald
    .acc = emerald
    .gen = emerald
    .a = an emerald
    .count =
        { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }

dice-crystal-sapphire = Sapphire
    .acc = sapphire
    .gen = sapphire
    .a = a sapphire
    .count =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }

dice-crystal-ruby = Ruby
    .acc = ruby
    .gen = ruby
    .a = a ruby
    .count =
        { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }

dice-crystal-amber = Amber
    .acc = amber
    .gen = amber
    .a = an amber
    .count =
        { $count ->
            [one] { $count } amber
           *[other] { $count } ambers
        }

dice-crystal-unstable = Unstable
    .acc = unstable crystal
    .gen = unstable crystal
    .a = an unstable crystal
    .count =
        { $count ->
            [one] { $count } unstable crystal
           *[other] { $count } unstable crystals
        }


## Faces of the dice. .count stands alone or after a colon, .count-acc after a verb; .effect says what the face does.

dice-face-pickaxe = Pickaxe
    .count =
        { $count ->
            [one] { $count } pickaxe
           *[other] { $count } pickaxes
        }
    .count-acc = { dice-face-pickaxe.count }
    .effect = Draw one crystal onto your cart for each pickaxe.

dice-face-jackhammer = Jackhammer
    .count =
        { $count ->
            [one] { $count } jackhammer
           *[other] { $count } jackhammers
        }
    .count-acc = { dice-face-jackhammer.count }
    .effect = Two or more: draw one crystal for each, send half of them back, rounded down, and load the rest.

dice-face-chest = Chest
    .count =
        { $count ->
            [one] { $count } chest
           *[other] { $count } chests
        }
    .count-acc = { dice-face-chest.count }
    .effect = Two or more: move valuables from your cart into your chest, one fewer than there are faces.

dice-face-transfer = Transfer
    .count =
        { $count ->
            [one] { $count } transfer
           *[other] { $count } transfers
        }
    .count-acc = { dice-face-transfer.count }
    .effect = Two or more: slip unstable crystals from your cart to other players, one fewer than there are faces.

dice-face-steal = Steal
    .count =
        { $count ->
            [one] { $count } steal
           *[other] { $count } steals
        }
    .count-acc = { dice-face-steal.count }
    .effect = Two or more: take valuables from other carts, one fewer than there are faces.

dice-face-helmet = Helmet
    .count =
        { $count ->
            [one] { $count } helmet
           *[other] { $count } helmets
        }
    .count-acc = { dice-face-helmet.count }
    .effect = A pair of helmets is one wild face of any other kind; a lone helmet does nothing.


## Parts of sentences

dice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }


## Events

dice-event-drew-leader =
    { $seat-you ->
        [yes] The lot falls to you: you are the first leader.
       *[no] The lot falls to { $seat }, the first leader.
    }
dice-event-day-began =
    { $seat-you ->
        [yes] Day { $day } of the tournament begins. You lead.
       *[no] Day { $day } of the tournament begins. { $seat } leads.
    }
dice-event-round-began =
    { $seat-you ->
        [yes] Round { $round } begins. You go first.
       *[no] Round { $round } begins. { $seat } goes first.
    }
dice-event-added-pair = Two unstable crystals go into the bag.
dice-event-mined =
    { $seat-you ->
        [yes] You mine { $crystal-a }.
       *[no] { $seat } mines { $crystal-a }.
    }
dice-event-got-marker =
    { $seat-you ->
        [yes] You get a reroll marker.
       *[no] { $seat } gets a reroll marker.
    }
dice-event-spent-marker =
    { $seat-you ->
        [yes] You spend a reroll marker.
       *[no] { $seat } spends a reroll marker.
    }
dice-event-rerolled =
    { $count ->
        [one]
            { $seat-you ->
                [yes] You pick up { $count } die and roll again.
               *[no] { $seat } picks up { $count } die and rolls again.
            }
       *[other]
            { $seat-you ->
                [yes] You pick up { $count } dice and roll again.
               *[no] { $seat } picks up { $count } dice and rolls again.
            }
    }
dice-event-rolled =
    { $seat-you ->
        [yes] Your dice show: { $face-count }.
       *[no] { $seat }'s dice show: { $face-count }.
    }
dice-event-stood =
    { $seat-you ->
        [yes] You leave the dice as they lie.
       *[no] { $seat } leaves the dice as they lie.
    }
dice-event-used =
    { $seat-you ->
        [yes] You use { $face-count-acc }.
       *[no] { $seat } uses { $face-count-acc }.
    }
dice-event-drew =
    { $seat-you ->
        [yes] You draw { $crystal-count } from the bag.
       *[no] { $seat } draws { $crystal-count } from the bag.
    }
dice-event-returned =
    { $seat-you ->
        [yes] You return { $crystal-a } to the bag.
       *[no] { $seat } returns { $crystal-a } to the bag.
    }
dice-event-loaded =
    { $seat-you ->
        [yes] You load { $crystal-count } onto your cart.
       *[no] { $seat } loads { $crystal-count } onto the cart.
    }
dice-event-stored =
    { $seat-you ->
        [yes] You put { $crystal-a } in your chest.
       *[no] { $seat } puts { $crystal-a } in the chest.
    }
dice-event-gave =
    { $seat-you ->
        [yes] You slip { $other } an unstable crystal.
       *[no]
            { $other-you ->
                [yes] { $seat } slips you an unstable crystal.
               *[no] { $seat } slips { $other } an unstable crystal.
            }
    }
dice-event-reached =
    { $seat-you ->
        [yes] You reach into { $other }'s cart.
       *[no]
            { $other-you ->
                [yes] { $seat } reaches into your cart.
               *[no] { $seat } reaches into { $other }'s cart.
            }
    }
dice-event-stole =
    { $seat-you ->
        [yes] You steal { $crystal-a } from { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } steals { $crystal-a } from you.
               *[no] { $seat } steals { $crystal-a } from { $other }.
            }
    }
dice-event-stopped =
    { $seat-you ->
        [yes] You leave it at that.
       *[no] { $seat } leaves it at that.
    }
dice-event-ended-turn =
    { $seat-you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
dice-event-eliminated =
    { $seat-you ->
        [yes] Too many unstable crystals! You are out, and your cart and chest go back to the bag.
       *[no] Too many unstable crystals! { $seat } is out; cart and chest go back to the bag.
    }
dice-event-bag-emptied = The bag is empty, and with that it is over.
dice-event-chose-leader =
    { $seat-you ->
        [yes]
            { $other-you ->
                [yes] You choose to lead yourself.
               *[no] You choose { $other } as the leader.
            }
       *[no]
            { $other-you ->
                [yes] { $seat } chooses you as the leader.
               *[no] { $seat } chooses { $other } as the leader.
            }
    }
dice-event-became-leader =
    { $seat-you ->
        [yes] You are the new leader.
       *[no] { $seat } is the new leader.
    }
dice-event-reckless =
    { $seat-you ->
        [yes] Reckless miner! Nobody has less in the chest than you: you lose { dice-points }.
       *[no] Reckless miner! Nobody has less in the chest than { $seat }, who loses { dice-points }.
    }
dice-event-scored =
    { $seat-you ->
        [yes] You score { dice-points }.
       *[no] { $seat } scores { dice-points }.
    }
dice-event-day-ended = Day { $day } of the tournament is over.
dice-event-game-over = The game is over: time to look at the points.


## Questions: to the one who is asked, else a line for those who wait. $other is the seat being stolen from.
## $left is how many are still to come, in `roll` the free rerolls; $markers are the reroll markers of the one asked.

dice-question-roll =
    { $seat-you ->
        [yes]
            { $left ->
                [0] Roll again, or stand? A reroll now costs a marker; you have { $markers }.
                [one] Which dice do you roll again, or do you stand? One free reroll to go.
               *[other] Which dice do you roll again, or do you stand? { $left } free rerolls to go.
            }
       *[no] { $seat } is looking at the dice.
    }
dice-question-act =
    { $seat-you ->
        [yes] Which faces do you use, or do you end your turn?
       *[no] { $seat } is acting on the dice.
    }
dice-question-return =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Which crystal goes back to the bag? One more to return.
               *[other] Which crystal goes back to the bag? { $left } to return.
            }
       *[no] { $seat } is choosing what goes back to the bag.
    }
dice-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] What goes into your chest? You may move one more crystal.
               *[other] What goes into your chest? You may move up to { $left } crystals.
            }
       *[no] { $seat } is choosing what goes into the chest.
    }
dice-question-give =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Who gets an unstable crystal from you? You may pass on one more.
               *[other] Who gets an unstable crystal from you? You may pass on up to { $left }.
            }
       *[no] { $seat } is choosing who gets an unstable crystal.
    }
dice-question-from =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Who do you steal from? You may take one more crystal.
               *[other] Who do you steal from? You may take up to { $left } crystals.
            }
       *[no] { $seat } is choosing who to steal from.
    }
dice-question-take =
    { $seat-you ->
        [yes] What do you steal from { $other }'s cart?
       *[no] { $seat } is choosing what to steal.
    }
dice-question-leader =
    { $seat-you ->
        [yes] Several carts hold the most valuables. Who leads the next round?
       *[no] { $seat } is choosing the next leader.
    }


## Moves: labels for buttons and lists. $faces is a list such as "2 pickaxes and 1 helmet", made of .count-acc.

dice-move-reroll = Roll { $faces } again
dice-move-stand = Stand
dice-move-use = Use { $face-count-acc }
dice-move-end-turn = End the turn
dice-move-return = Return { $crystal-a }
dice-move-store = Store { $crystal-a }
dice-move-done = Done
dice-move-seat =
    { $other-you ->
        [yes] You
       *[no] { $other }
    }
dice-move-take = Take { $crystal-a }


## Refusals: what is wrong, and what would be right. $move is the label of the refused move.

dice-refusal-game-is-over = The game is over, so there is nothing left to decide. Start a new one.
dice-refusal-not-asked = You are not the one being asked. Wait until the question comes to you.
dice-refusal-other-question = { $move }: that does not answer the question you are asked. Choose one of the moves on offer.
dice-refusal-no-reroll-left = You have no free reroll and no reroll marker left. Stand, and use what the dice show.
dice-refusal-dice-not-there = Your dice do not show all of these faces. Name only faces that they show.
dice-refusal-already-used = You have already used that face this turn, and each kind works once. Use another one or end your turn.
dice-refusal-too-few-faces = Your dice do not show that many, wild faces included. Announce a smaller number or use another face.
dice-refusal-bag-is-empty = The bag is empty, so nothing can be drawn. Use a face that needs no draw.
dice-refusal-no-valuable-on-cart = There is no valuable crystal on your cart to protect. Mine or steal one first.
dice-refusal-no-unstable-on-cart = There is no unstable crystal on your cart to pass on. Be glad, and use another face.
dice-refusal-nothing-to-steal = No other cart holds a valuable crystal, so there is nothing to steal. Use another face.
dice-refusal-not-among-the-drawn = That crystal is not among those you drew. Return one that is.
dice-refusal-not-on-your-cart = There is no such crystal on your cart. Store one that is there.
dice-refusal-not-on-that-cart = There is no such crystal on that cart. Take one that is there.
dice-refusal-no-such-seat = Nobody sits there. Name a seat at this table.
dice-refusal-give-to-yourself = An unstable crystal cannot be passed to yourself. Name another player.
dice-refusal-steal-from-yourself = You cannot steal from yourself. Name another player.
dice-refusal-seat-is-out = That player is out of the game. Name one who is still in.
dice-refusal-seat-has-no-valuable = That cart holds no valuable crystal. Name a player whose cart does.
dice-refusal-not-tied = That cart does not hold the most valuables. Choose one of those that tie.


## The table, in lines. Headings stand alone; lists of crystals and faces are joined by the program.

dice-table-day = Day { $day } of { $days }
dice-table-round = Round { $round } of { $rounds }
dice-table-round-open = Round { $round }
dice-table-bag =
    { $total ->
        [0] The bag is empty
        [one] Bag: { $total } crystal, of which unstable: { $unstable }
       *[other] Bag: { $total } crystals, of which unstable: { $unstable }
    }
dice-table-in-the-bag = In the bag
dice-table-pairs =
    { $count ->
        [0] no more unstable crystals will be added
        [one] { $count } pair of unstable crystals still to come
       *[other] { $count } pairs of unstable crystals still to come
    }
dice-table-dice = Dice
dice-table-used = Used
dice-table-wild =
    { $count ->
        [0] no wild face left
        [one] { $count } wild face
       *[other] { $count } wild faces
    }
dice-table-rolls =
    { $count ->
        [0] no free reroll left
        [one] { $count } free reroll left
       *[other] { $count } free rerolls left
    }
dice-table-drawn = Drawn
dice-table-cart = Cart
dice-table-chest = Chest
dice-table-leader = leader
dice-table-out = out
dice-table-markers =
    { $count ->
        [0] no reroll markers
        [one] { $count } reroll marker
       *[other] { $count } reroll markers
    }
dice-table-empty = empty
dice-table-points = { dice-points } now
dice-table-sum = { dice-points } on earlier days
dice-table-worth = { $move } ({ dice-points })
dice-table-odds = Chance that the next crystal is unstable: { $percent }%
dice-reroll-word = reroll
dice-reroll-how = To roll some of them again, type “{ $word }” and the faces to pick up, in any order, as in “{ $example }”. Faces here: { $faces }.
dice-command-cards = faces
dice-help-cards = { $command } explains the faces of the dice.
dice-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (you): { dice-points }
       *[no] { $rank }. { $seat }: { dice-points }
    }
dice-table-winner =
    { $seat-you ->
        [yes] You win: best miner of the day!
       *[no] { $seat } wins: best miner of the day!
    }
dice-table-shared = { $seats } win together!
