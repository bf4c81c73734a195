### Quartz in English.
###
### $seat and $other are display names; $seat-you and $other-you say "yes" when the reader is that seat.
### A crystal, card or bonus comes with $crystal-slug, $card-slug, $bonus-slug and its attributes ($crystal-a, …).
### A card that is missing or not for this reader's eyes has the slug "none".

quartz-name = Quartz
quartz-tagline = Dwarves dig for crystals, push their luck and play dirty; after five days, the richest one owns the mine.


## Crystals. The name itself is for labels; .acc, .gen (after "of"), .a and .count are for sentences.

quartz-crystal-quartz = Quartz
    .acc = quartz
    .gen = quartz
    .a = a quartz
    .count = { $count } quartz

quartz-crystal-amethyst = Amethyst
    .acc = amethyst
    .gen = amethyst
    .a = an amethyst
    .count =
        { $count ->
            [one] { $count } amethyst
           *[other] { $count } amethysts
        }

quartz-crystal-emerald = Emerald
    .acc = emerald
    .gen = emerald
    .a = an emerald
    .count =
        { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }

quartz-crystal-sapphire = Sapphire
    .acc = sapphire
    .gen = sapphire
    .a = a sapphire
    .count =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }

quartz-crystal-ruby = Ruby
    .acc = ruby
    .gen = ruby
    .a = a ruby
    .count =
        { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }

quartz-crystal-amber = Amber
    .acc = amber
    .gen = amber
    .a = an amber
    .count =
        { $count ->
            [one] { $count } amber
           *[other] { $count } ambers
        }

quartz-crystal-obsidian = Obsidian
    .acc = obsidian
    .gen = obsidian
    .a = an obsidian
    .count =
        { $count ->
            [one] { $count } obsidian
           *[other] { $count } obsidians
        }


## Cards. .effect is told to the player who holds the card; $edition is "en", "pt" or "ru".

quartz-card-here-we-go = Here We Go
    .effect =
        { $edition ->
            [pt] Draw three crystals at once: obsidian goes straight back, all the rest lands on your cart.
           *[en] Draw three crystals at once: obsidian goes straight back, and of the rest you keep what you like.
        }
quartz-card-eureka = Eureka!
    .effect = Draw seven crystals; you may swap a valuable on your cart for a valuable among them.
quartz-card-come-closer = Come Closer
    .effect = Swap a valuable on your cart for one you pick from another dwarf's cart.
quartz-card-out-of-my-way = Out Of My Waaaaay
    .effect = Every other dwarf in the mine loses a random valuable to the bag.
quartz-card-what-crystal = Crystal? What Crystal?
    .effect =
        { $edition ->
            [pt] Hide a valuable from your cart on this card: until the day ends, no card and no accident can touch it.
           *[en] You may hide a valuable from your cart on this card: until the day ends, no card and no accident can touch it.
        }
quartz-card-gimme-a-hand = Gimme A Hand Here
    .effect = Another dwarf draws two crystals; you may take one of them, and they are stuck with the rest.
quartz-card-not-yours = These Don't Belong To You
    .effect = Steal two valuables of your choice from another dwarf's cart.
quartz-card-not-mine = This Isn't Mine
    .effect = Slip an obsidian from your cart onto another dwarf's.
quartz-card-not-mine-either = Not Mine Either!
    .effect =
        { $edition ->
            [pt] When somebody passes you an obsidian, send it on to a dwarf who has not held it yet, or to the bag if there is none.
           *[en] When somebody passes you an obsidian, send it on to anyone but the giver, or to the bag if nobody else is left.
        }
quartz-card-thievery = Thievery? Unacceptable!
    .effect =
        { $thievery ->
            [must] When somebody plays “{ quartz-card-not-yours }” on you, you lose nothing and have to take a valuable from the thief, if there is one.
           *[may] When somebody plays “{ quartz-card-not-yours }” on you, you lose nothing and may take a valuable from the thief.
        }
quartz-card-on-my-break = Nope. I'm On My Break
    .effect = When somebody plays “{ quartz-card-gimme-a-hand }” on you, stay put: nothing is drawn.
quartz-card-none = no card
    .effect = There is no card here.


## Parts of sentences: $coins alone, and a bravery bonus of $card and $coins.

quartz-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
    .acc = { quartz-coins }
quartz-bravery-bonus =
    { $card-slug ->
        [none]
            { $coins ->
                [0] an empty space
               *[other] { quartz-coins }
            }
       *[other]
            { $coins ->
                [0] “{ $card }”
               *[other] “{ $card }” and { quartz-coins }
            }
    }
    .acc = { quartz-bravery-bonus }


## Bonuses of a sale

quartz-bonus-none = no set
quartz-bonus-three = three of a colour
quartz-bonus-four = four of a colour
quartz-bonus-five = five colours
quartz-bonus-six = all six colours


## Events

quartz-event-mined =
    { $seat-you ->
        [yes] You mine { $crystal-a }.
       *[no] { $seat } mines { $crystal-a }.
    }
quartz-event-left =
    { $seat-you ->
        [yes] You leave the mine.
       *[no] { $seat } leaves the mine.
    }
quartz-event-took-bonus =
    { $seat-you ->
        [yes] You take the bravery bonus: { quartz-bravery-bonus.acc }.
       *[no] { $seat } takes the bravery bonus: { quartz-bravery-bonus.acc }.
    }
quartz-event-burnt-bonus = A bravery bonus goes up in smoke: { quartz-bravery-bonus }.
quartz-event-accident =
    { $seat-you ->
        [yes] Accident! You lose your whole cart and are out for the day.
       *[no] Accident! { $seat } loses the whole cart and is out for the day.
    }
quartz-event-took-token =
    { $seat-you ->
        [yes] You get an experience token.
       *[no] { $seat } gets an experience token.
    }
quartz-event-used-token =
    { $seat-you ->
        [yes] You use your experience token: an obsidian goes back to the bag.
       *[no] { $seat } uses an experience token: an obsidian goes back to the bag.
    }
quartz-event-played =
    { $seat-you ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
quartz-event-aimed =
    { $seat-you ->
        [yes] You choose { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } chooses you.
               *[no] { $seat } chooses { $other }.
            }
    }
quartz-event-reacted =
    { $seat-you ->
        [yes] You answer with “{ $card }”.
       *[no] { $seat } answers with “{ $card }”.
    }
quartz-event-allowed =
    { $seat-you ->
        [yes] You let it happen.
       *[no] { $seat } lets it happen.
    }
quartz-event-drew =
    { $seat-you ->
        [yes] You draw { $crystal-count } from the bag.
       *[no] { $seat } draws { $crystal-count } from the bag.
    }
quartz-event-returned =
    { $seat-you ->
        [yes] You return { $crystal-count } to the bag.
       *[no] { $seat } returns { $crystal-count } to the bag.
    }
quartz-event-loaded =
    { $seat-you ->
        [yes] You load { $crystal-count } onto your cart.
       *[no] { $seat } loads { $crystal-count } onto the cart.
    }
quartz-event-put-back =
    { $seat-you ->
        [yes] In exchange, you put { $crystal-a } back in the bag.
       *[no] In exchange, { $seat } puts { $crystal-a } back in the bag.
    }
quartz-event-gave =
    { $seat-you ->
        [yes] You give { $other } { $crystal-a }.
       *[no]
            { $other-you ->
                [yes] { $seat } gives you { $crystal-a }.
               *[no] { $seat } gives { $other } { $crystal-a }.
            }
    }
quartz-event-took =
    { $seat-you ->
        [yes] You take { $crystal-a } from { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } takes { $crystal-a } from you.
               *[no] { $seat } takes { $crystal-a } from { $other }.
            }
    }
quartz-event-declined =
    { $seat-you ->
        [yes] You let the chance go by.
       *[no] { $seat } lets the chance go by.
    }
quartz-event-lost =
    { $seat-you ->
        [yes] You lose { $crystal-a } to the bag.
       *[no] { $seat } loses { $crystal-a } to the bag.
    }
quartz-event-hid =
    { $seat-you ->
        [yes] You hide { $crystal-a }, safe until the day ends.
       *[no] { $seat } hides { $crystal-a }, safe until the day ends.
    }
quartz-event-got-obsidian =
    { $seat-you ->
        [yes] You are stuck with the obsidian.
       *[no] { $seat } is stuck with the obsidian.
    }
quartz-event-obsidian-to-bag =
    { $seat-you ->
        [yes] You send the obsidian back to the bag.
       *[no] { $seat } sends the obsidian back to the bag.
    }
quartz-event-day-ended =
    { $seat-you ->
        [yes] You are the last dwarf in the mine: day { $day } draws to a close.
       *[no] { $seat } is the last dwarf in the mine: day { $day } draws to a close.
    }
quartz-event-forfeited =
    { $seat-you ->
        [yes] You dig on and give up the bravery bonus: { quartz-bravery-bonus.acc }.
       *[no] { $seat } digs on and gives up the bravery bonus: { quartz-bravery-bonus.acc }.
    }
quartz-event-stopped =
    { $seat-you ->
        [yes] You put the pickaxe down.
       *[no] { $seat } puts the pickaxe down.
    }
quartz-event-stored =
    { $seat-you ->
        [yes] You store { $crystal-a } in your chest.
       *[no] { $seat } stores { $crystal-a } in the chest.
    }
quartz-event-sold =
    { $bonus-slug ->
        [none]
            { $seat-you ->
                [yes] You sell crystals for { quartz-coins.acc }.
               *[no] { $seat } sells crystals for { quartz-coins.acc }.
            }
       *[other]
            { $seat-you ->
                [yes] You sell crystals for { quartz-coins.acc }, bonus included: { $bonus }.
               *[no] { $seat } sells crystals for { quartz-coins.acc }, bonus included: { $bonus }.
            }
    }
quartz-event-day-began =
    { $seat-you ->
        [yes] Day { $day } begins. You go first.
       *[no] Day { $day } begins. { $seat } goes first.
    }
quartz-event-drew-card =
    { $card-slug ->
        [none]
            { $seat-you ->
                [yes] You draw a card.
               *[no] { $seat } draws a card.
            }
       *[other]
            { $seat-you ->
                [yes] You draw “{ $card }”.
               *[no] { $seat } draws “{ $card }”.
            }
    }
quartz-event-reshuffled = The discard pile is shuffled into a new deck.
quartz-event-laid-bonus = A new bravery bonus: { quartz-bravery-bonus }.
    .item = { quartz-table-bravery-space }
    .together = { quartz-table-bravery }: { $items }.
quartz-event-sold-cards =
    { $coins ->
        [0]
            { $seat-you ->
                [yes] Your cards bring you nothing.
               *[no] { $seat } gets nothing for the cards in hand.
            }
       *[other]
            { $seat-you ->
                [yes] You sell the cards in your hand for { quartz-coins.acc }.
               *[no] { $seat } sells the cards in hand for { quartz-coins.acc }.
            }
    }
quartz-event-sold-token =
    { $seat-you ->
        [yes] You sell your experience token for { quartz-coins.acc }.
       *[no] { $seat } sells the experience token for { quartz-coins.acc }.
    }
quartz-event-game-over = The game is over: time to count the coins.


## Questions: to the one who is asked, else a line for those who wait, which tells nothing that is hidden.
## $card is the card being resolved, $card-slug its slug or "none", $left how many are still to come.

quartz-question-turn =
    { $seat-you ->
        [yes] Your turn: mine, play a card or leave?
       *[no] It is { $seat }'s turn.
    }
quartz-question-token =
    { $seat-you ->
        [yes] A second obsidian! Do you use your experience token?
       *[no] { $seat } is deciding whether to spend a token on a second obsidian.
    }
quartz-question-target =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [come-closer] Who do you swap with?
                [gimme-a-hand] Who gives you a hand?
                [not-yours] Who do you steal from?
                [not-mine] Who gets the obsidian?
                [not-mine-either] Who gets the obsidian?
               *[other] Who do you choose?
            }
       *[no]
            { $card-slug ->
                [come-closer] { $seat } is choosing who to swap with.
                [gimme-a-hand] { $seat } is looking for a helping hand.
                [not-yours] { $seat } is choosing who to steal from.
                [not-mine] { $seat } is choosing who gets the obsidian.
                [not-mine-either] { $seat } is choosing who gets the obsidian.
               *[other] { $seat } is choosing a dwarf.
            }
    }
quartz-question-react =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [gimme-a-hand] { $other } wants you to draw two crystals. How do you answer?
                [not-yours] { $other } is reaching into your cart. How do you answer?
                [not-mine] { $other } is passing you an obsidian. How do you answer?
                [not-mine-either] { $other } is passing you an obsidian. How do you answer?
               *[other] { $other } plays “{ $card }” on you. How do you answer?
            }
       *[no] { $seat } is deciding how to answer “{ $card }”.
    }
quartz-question-hide =
    { $seat-you ->
        [yes] Which crystal do you hide?
       *[no] { $seat } is looking for something to hide.
    }
quartz-question-take =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Which of these crystals do you want?
                [come-closer] What do you take from { $other }'s cart?
                [gimme-a-hand] { $other } has drawn for you. What do you take?
                [not-yours]
                    { $left ->
                        [one] What do you steal from { $other }'s cart? One crystal to go.
                       *[other] What do you steal from { $other }'s cart? { $left } crystals to go.
                    }
                [thievery] What do you take from { $other }'s cart in return?
               *[other] What do you take?
            }
       *[no] { $seat } is choosing what to take.
    }
quartz-question-give =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Which crystal do you put back in the bag for it?
                [come-closer] What do you give { $other }?
               *[other] What do you give?
            }
       *[no] { $seat } is choosing what to give.
    }
quartz-question-keep =
    { $seat-you ->
        [yes] Do you send any of these back, or keep the rest?
       *[no] { $seat } is choosing what to keep.
    }
quartz-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] What goes into your chest? There is room for one crystal; the rest is sold.
               *[other] What goes into your chest? There is room for { $left } crystals; the rest is sold.
            }
       *[no] { $seat } is choosing what to store and what to sell.
    }
quartz-question-thrill =
    { $seat-you ->
        [yes] You are the last dwarf. Take the bravery bonus, or give it up and dig on?
       *[no] { $seat } is the last dwarf and may give up the bravery bonus to dig on.
    }
quartz-question-dig =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Dig once more, or stop?
               *[other] Dig on, or stop? You may draw up to { $left } more crystals.
            }
       *[no] { $seat } is choosing whether to dig on.
    }


## Moves: labels for buttons and lists

quartz-move-mine = Mine
quartz-move-leave = Leave the mine
quartz-move-play = Play “{ $card }”
quartz-move-use-token = Use the token
quartz-move-accept = Accept the accident
quartz-move-seat =
    { $other-you ->
        [yes] You
       *[no] { $other }
    }
quartz-move-react = Answer with “{ $card }”
quartz-move-allow = Let it happen
quartz-move-hide = Hide { $crystal-a }
quartz-move-decline = No, thanks
quartz-move-take = Take { $crystal-a }
quartz-move-give = Give { $crystal-a }
quartz-move-return = Send back { $crystal-a }
quartz-move-done = Done
quartz-move-store = Store { $crystal-a }
quartz-move-take-bonus = Take the bonus
quartz-move-forfeit = Give up the bonus and dig on
quartz-move-dig = Dig
quartz-move-stop = Stop


## Refusals: what is wrong, and what would be right. $move is the label of the refused move.

quartz-refusal-game-is-over = The game is over, so there is nothing left to decide. Start a new one.
quartz-refusal-not-asked = You are not the one being asked. Wait until the question comes to you.
quartz-refusal-other-question = { $move }: that does not answer the question you are asked. Choose one of the moves on offer.
quartz-refusal-bag-is-empty = The bag is empty, so nothing can be drawn. Choose a move that needs no draw.
quartz-refusal-card-not-in-hand = That card is not in your hand. Play one that you hold.
quartz-refusal-no-valuable-on-cart = This card needs a valuable crystal on your cart, and there is none. Mine one first.
quartz-refusal-nobody-has-a-valuable = No other dwarf in the mine has a valuable on the cart, so this card would do nothing. Save it for later.
quartz-refusal-no-obsidian-on-cart = There is no obsidian on your cart to get rid of. Save this for when there is.
quartz-refusal-no-token = You have no experience token. An accident earns you one.
quartz-refusal-yourself = You cannot choose yourself. Name another dwarf in the mine.
quartz-refusal-seat-not-inside = That dwarf is not in the mine. Name one who is.
quartz-refusal-seat-has-no-valuable = That cart holds no valuable crystal. Name a dwarf whose cart does.
quartz-refusal-seat-gave-it = That dwarf has just passed you the obsidian. Send it to somebody else.
quartz-refusal-seat-held-it = That dwarf has already held this obsidian. Send it to one who has not.
quartz-refusal-no-reaction-in-hand = You do not hold the card that answers this one. All you can do is let it happen.
quartz-refusal-crystal-not-there = There is no such crystal to choose here. Name one that is there.
quartz-refusal-must-choose = You cannot decline here. Choose one of the crystals.
quartz-refusal-must-take = At this table, whoever answers with “{ quartz-card-thievery }” has to take something. Choose one of the crystals.


## The table, in lines. Headings stand alone; lists of crystals and cards are joined by the program.

quartz-table-day = Day { $day } of { $days }
quartz-table-bag =
    { $total ->
        [0] The bag is empty
        [one] Bag: { $total } crystal, of which obsidian: { $obsidian }
       *[other] Bag: { $total } crystals, of which obsidian: { $obsidian }
    }
quartz-table-in-the-bag = In the bag
quartz-table-deck = Cards in the deck: { $deck }; in the discard pile: { $discard }
quartz-table-bravery = Bravery bonuses
quartz-table-bravery-space = { quartz-bravery-bonus }
quartz-table-bravery-empty = none left
quartz-table-cart = Cart
quartz-table-your-cart = Your cart
quartz-table-your-haul = Your haul
quartz-table-chest = Chest
quartz-table-hidden = Hidden
quartz-table-hand = Your hand
quartz-table-cards =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
quartz-table-known =
    { $seat-you ->
        [yes] Everybody knows that you hold
       *[no] Everybody knows that { $seat } holds
    }
quartz-table-card =
    { $count ->
        [1] “{ $card }”
       *[other] “{ $card }” × { $count }
    }
quartz-table-price = At the end of the game it is sold for { quartz-coins.acc } ({ reconstructed }).
quartz-table-complete = { $move }: whom do you choose?
quartz-table-worth = { $move } ({ quartz-coins })
quartz-table-sale =
    { $bonus-slug ->
        [none] Sold as it is, it brings { quartz-coins.acc }.
       *[other] Sold as it is, it brings { quartz-coins.acc }, bonus included: { $bonus }.
    }
quartz-table-token = experience token
quartz-table-inside = in the mine
quartz-table-outside = out for the day
quartz-table-empty = empty
quartz-table-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
quartz-table-odds = Obsidian in the bag: { $obsidian } of { $total }, so { $percent }% for the next crystal.
quartz-table-odds-first = It would be the first on your cart: no harm yet.
quartz-table-odds-accident = It would be the second on your cart: an accident, and the cart is gone.
quartz-table-odds-token = It would be the second on your cart, but your experience token could save it.
quartz-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (you): { quartz-coins }
       *[no] { $rank }. { $seat }: { quartz-coins }
    }
quartz-table-winner =
    { $seat-you ->
        [yes] You win: the mine is yours!
       *[no] { $seat } wins and owns the mine!
    }
quartz-table-shared = { $seats } win together and share the mine!
quartz-accidents-per-day = Accidents per day


## Of the coach

quartz-coach-amount =
    { $amount ->
        [one] { $number } coin
       *[other] { $number } coins
    }
quartz-coach-stake = If all were sold now: { $amount }.
