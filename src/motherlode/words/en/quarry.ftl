### The Quarry in English.
###
### $seat and $other are display names; $seat-you and $other-you say "yes" when the reader is that seat.
### A card, tunnel, action or shape comes with $card-slug, $tunnel-slug, … and its attributes ($card-a, $tunnel-acc, …).
### A piece that is missing or not for this reader's eyes has the slug "none".

quarry-name = The Quarry
quarry-tagline = Vote in secret for a tunnel: only a lone voter gets its cards. Strike gold and it is over; the richest hand wins.


## Cards. The name itself is for labels; .acc, .gen (after "of"), .a and .count are for sentences.

quarry-card-circle-ore = Circle ore
    .acc = circle ore
    .gen = circle ore
    .a = a circle ore
    .count =
        { $count ->
            [one] { $count } circle ore
           *[other] { $count } circle ores
        }

quarry-card-circle-gem = Circle gem
    .acc = circle gem
    .gen = circle gem
    .a = a circle gem
    .count =
        { $count ->
            [one] { $count } circle gem
           *[other] { $count } circle gems
        }

quarry-card-square-ore = Square ore
    .acc = square ore
    .gen = square ore
    .a = a square ore
    .count =
        { $count ->
            [one] { $count } square ore
           *[other] { $count } square ores
        }

quarry-card-square-gem = Square gem
    .acc = square gem
    .gen = square gem
    .a = a square gem
    .count =
        { $count ->
            [one] { $count } square gem
           *[other] { $count } square gems
        }

quarry-card-triangle-ore = Triangle ore
    .acc = triangle ore
    .gen = triangle ore
    .a = a triangle ore
    .count =
        { $count ->
            [one] { $count } triangle ore
           *[other] { $count } triangle ores
        }

quarry-card-triangle-gem = Triangle gem
    .acc = triangle gem
    .gen = triangle gem
    .a = a triangle gem
    .count =
        { $count ->
            [one] { $count } triangle gem
           *[other] { $count } triangle gems
        }

quarry-card-diamond-ore = Diamond ore
    .acc = diamond ore
    .gen = diamond ore
    .a = a diamond ore
    .count =
        { $count ->
            [one] { $count } diamond ore
           *[other] { $count } diamond ores
        }

quarry-card-diamond-gem = Diamond gem
    .acc = diamond gem
    .gen = diamond gem
    .a = a diamond gem
    .count =
        { $count ->
            [one] { $count } diamond gem
           *[other] { $count } diamond gems
        }

quarry-card-gold = Gold
    .acc = gold
    .gen = gold
    .a = the gold
    .count =
        { $count ->
            [one] { $count } gold
           *[other] { $count } golds
        }

quarry-card-none = no card
    .acc = card
    .gen = card
    .a = a card
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }


## Shapes. .sign is the mark itself; .card is a card of that shape.

quarry-shape-circle = Circle
    .sign = ●
    .card = circle card
quarry-shape-square = Square
    .sign = ■
    .card = square card
quarry-shape-triangle = Triangle
    .sign = ▲
    .card = triangle card
quarry-shape-diamond = Diamond
    .sign = ◆
    .card = diamond card
quarry-shape-none = no shape
    .sign = –
    .card = card


## Tunnels, and the draw pile, for which one can vote too. .acc and .in are for sentences.

quarry-tunnel-A = Amethyst Tunnel (A)
    .acc = the Amethyst Tunnel (A)
    .in = in the Amethyst Tunnel (A)
quarry-tunnel-B = Bullion Pass (B)
    .acc = the Bullion Pass (B)
    .in = in the Bullion Pass (B)
quarry-tunnel-C = Crystal Cave (C)
    .acc = the Crystal Cave (C)
    .in = in the Crystal Cave (C)
quarry-tunnel-draw = Draw pile
    .acc = the draw pile
    .in = on the draw pile
quarry-tunnel-none = no tunnel
    .acc = no tunnel
    .in = in no tunnel


## Actions: what a seat can do on its turn. .acc is for sentences, .effect tells what comes of it.

quarry-action-draw-two = Draw two
    .acc = draw two
    .effect = Draw two cards from the pile.
quarry-action-move-badge = Move the badge
    .acc = move the badge
    .effect = Give the Sheriff's Badge to anyone else, or take it yourself.
quarry-action-take-pickaxe = Take the pickaxe
    .acc = take the pickaxe
    .effect = Take the Rascal's Pickaxe, wherever it is. Spend it to win a tunnel that others voted for too.
quarry-action-take-piggy = Take the piggy bank
    .acc = take the piggy bank
    .effect = Take the Prospector's Piggy Bank, wherever it is. It doubles your hand at the end.
quarry-action-raid = Raid
    .acc = raid
    .effect = Another player loses half of the cards in hand, picked at random.
quarry-action-collect = Collect a tunnel
    .acc = collect a tunnel
    .effect = Take all the cards of one tunnel.
quarry-action-end-game = End the game
    .acc = end the game
    .effect = The game is over at once.
quarry-action-none = no action
    .acc = no action
    .effect = Nothing happens.


## Parts of sentences: $points alone.

quarry-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }


## Events

quarry-event-showed =
    { $seat-you ->
        [yes] You are dealt { $card-a } for the badge.
       *[no] { $seat } is dealt { $card-a } for the badge.
    }
quarry-event-got-badge =
    { $seat-you ->
        [yes] You take the Sheriff's Badge.
       *[no] { $seat } takes the Sheriff's Badge.
    }
quarry-event-laid = Onto { $tunnel-acc }: { $card-count }.
quarry-event-voted =
    { $seat-you ->
        [yes] You have voted.
       *[no] { $seat } has voted.
    }
quarry-event-showed-vote =
    { $tunnel-slug ->
        [draw]
            { $seat-you ->
                [yes] You voted to draw.
               *[no] { $seat } voted to draw.
            }
       *[other]
            { $seat-you ->
                [yes] You voted for { $tunnel-acc }.
               *[no] { $seat } voted for { $tunnel-acc }.
            }
    }
quarry-event-collected =
    { $seat-you ->
        [yes] You collect all there is { $tunnel-in }.
       *[no] { $seat } collects all there is { $tunnel-in }.
    }
quarry-event-took =
    { $seat-you ->
        [yes] You take { $card-count }.
       *[no] { $seat } takes { $card-count }.
    }
quarry-event-found-nothing =
    { $seat-you ->
        [yes] You find nothing { $tunnel-in }.
       *[no] { $seat } finds nothing { $tunnel-in }.
    }
quarry-event-contested =
    { $count ->
        [one] One player wants { $tunnel-acc }, but nobody gets it.
       *[other] { $count } players want { $tunnel-acc }, so nobody gets it.
    }
quarry-event-spent-pickaxe =
    { $seat-you ->
        [yes] You spend the Rascal's Pickaxe and win { $tunnel-acc }.
       *[no] { $seat } spends the Rascal's Pickaxe and wins { $tunnel-acc }.
    }
quarry-event-kept-pickaxe =
    { $seat-you ->
        [yes] You keep the Rascal's Pickaxe.
       *[no] { $seat } keeps the Rascal's Pickaxe.
    }
quarry-event-drew =
    { $seat-you ->
        [yes] You draw { $card-a }.
       *[no] { $seat } draws { $card-a }.
    }
quarry-event-drew-nothing =
    { $seat-you ->
        [yes] The pile is empty: you draw nothing.
       *[no] The pile is empty: { $seat } draws nothing.
    }
quarry-event-actions-began =
    { $seat-you ->
        [yes] Time for actions. You have the badge and go first.
       *[no] Time for actions. { $seat } has the badge and goes first.
    }
quarry-event-passed =
    { $seat-you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
quarry-event-chose =
    { $seat-you ->
        [yes] You choose an action: { $action-acc }.
       *[no] { $seat } chooses an action: { $action-acc }.
    }
quarry-event-paid =
    { $seat-you ->
        [yes] You pay { $card-count }.
       *[no] { $seat } pays { $card-count }.
    }
quarry-event-took-badge =
    { $seat-you ->
        [yes] You take the Sheriff's Badge.
       *[no] { $seat } takes the Sheriff's Badge.
    }
quarry-event-gave-badge =
    { $seat-you ->
        [yes] You give the Sheriff's Badge to { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } gives you the Sheriff's Badge.
               *[no] { $seat } gives the Sheriff's Badge to { $other }.
            }
    }
quarry-event-took-pickaxe =
    { $seat-you ->
        [yes] You take the Rascal's Pickaxe.
       *[no] { $seat } takes the Rascal's Pickaxe.
    }
quarry-event-stole-pickaxe =
    { $seat-you ->
        [yes] You take the Rascal's Pickaxe from { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } takes the Rascal's Pickaxe from you.
               *[no] { $seat } takes the Rascal's Pickaxe from { $other }.
            }
    }
quarry-event-took-piggy =
    { $seat-you ->
        [yes] You take the Prospector's Piggy Bank.
       *[no] { $seat } takes the Prospector's Piggy Bank.
    }
quarry-event-stole-piggy =
    { $seat-you ->
        [yes] You take the Prospector's Piggy Bank from { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } takes the Prospector's Piggy Bank from you.
               *[no] { $seat } takes the Prospector's Piggy Bank from { $other }.
            }
    }
quarry-event-raided =
    { $seat-you ->
        [yes]
            { $count ->
                [one] You raid { $other }, who loses { $count } card.
               *[other] You raid { $other }, who loses { $count } cards.
            }
       *[no]
            { $other-you ->
                [yes]
                    { $count ->
                        [one] { $seat } raids you: you lose { $count } card.
                       *[other] { $seat } raids you: you lose { $count } cards.
                    }
               *[no]
                    { $count ->
                        [one] { $seat } raids { $other }, who loses { $count } card.
                       *[other] { $seat } raids { $other }, who loses { $count } cards.
                    }
            }
    }
quarry-event-lost =
    { $seat-you ->
        [yes] You lose { $card-count }.
       *[no] { $seat } loses { $card-count }.
    }
quarry-event-reshuffled =
    { $count ->
        [one] The pile is used up: the discard becomes a new one of { $count } card, and the gold is in it.
       *[other] The pile is used up: the discard becomes a new one of { $count } cards, and the gold is in it.
    }
quarry-event-drew-gold =
    { $seat-you ->
        [yes] You strike gold!
       *[no] { $seat } strikes gold!
    }
quarry-event-laid-gold = Gold turns up for { $tunnel-acc }!
quarry-event-ended-game =
    { $seat-you ->
        [yes] You call an end to it.
       *[no] { $seat } calls an end to it.
    }
quarry-event-scored =
    { $seat-you ->
        [yes] Your hand is worth { quarry-points }.
       *[no] { $seat } shows a hand worth { quarry-points }.
    }
quarry-event-doubled =
    { $seat-you ->
        [yes] The piggy bank doubles it: { quarry-points } for you.
       *[no] The piggy bank doubles it: { quarry-points } for { $seat }.
    }
quarry-event-game-over = The game is over: time to show hands.


## Questions: to the one who is asked, else a line for those who wait, which tells nothing that is hidden.
## $tunnel is the tunnel in dispute, $action what is being paid for, $shape what to pay now, $left how many cards to go.

quarry-question-vote =
    { $seat-you ->
        [yes] Where does your vote go?
       *[no] { $seat } has yet to vote.
    }
quarry-question-pickaxe =
    { $seat-you ->
        [yes] You are not alone { $tunnel-in }. Do you spend the Rascal's Pickaxe to win it?
       *[no] { $seat } is deciding whether to spend the Rascal's Pickaxe on { $tunnel-acc }.
    }
quarry-question-act =
    { $seat-you ->
        [yes] Your turn: an action, or pass?
       *[no] It is { $seat }'s turn.
    }
quarry-question-pay =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Which { $shape-card } do you pay? It is the last card to pay.
               *[other] Which { $shape-card } do you pay? { $left } cards to go.
            }
       *[no] { $seat } is choosing what to pay with.
    }


## Moves: labels for buttons and lists

quarry-move-vote = Vote for { $tunnel-acc }
quarry-move-spend-pickaxe = Spend the pickaxe
quarry-move-keep-pickaxe = Keep the pickaxe
quarry-move-pass = Pass
quarry-move-draw-two = Draw two cards
quarry-move-badge-seat =
    { $other-you ->
        [yes] Take the badge
       *[no] Give the badge to { $other }
    }
quarry-move-take-pickaxe = Take the pickaxe
quarry-move-take-piggy = Take the piggy bank
quarry-move-raid-seat =
    { $other-you ->
        [yes] Raid yourself
       *[no] Raid { $other }
    }
quarry-move-collect = Collect { $tunnel-acc }
quarry-move-end-game = End the game
quarry-move-pay = Pay { $card-a }


## Refusals: what is wrong, and what would be right. $move is the label of the refused move.

quarry-refusal-game-is-over = The game is over, so there is nothing left to decide. Start a new one.
quarry-refusal-not-asked = You are not the one being asked. Wait until the question comes to you.
quarry-refusal-already-voted = You have voted, and a vote is final. Wait for the others.
quarry-refusal-other-question = { $move }: that does not answer the question you are asked. Choose one of the moves on offer.
quarry-refusal-cannot-pay = You do not hold the shapes that this costs. Choose an action you can pay for, or pass.
quarry-refusal-no-such-seat = Nobody sits there. Name a player who is in the game.
quarry-refusal-badge-must-move = The badge is there already, and it must move. Name somebody else.
quarry-refusal-has-pickaxe = The pickaxe is already yours. Choose another action, or pass.
quarry-refusal-has-piggy = The piggy bank is already yours. Choose another action, or pass.
quarry-refusal-yourself = You cannot raid yourself. Name another player.
quarry-refusal-too-few-cards = That player holds fewer than two cards, so there is no half to lose. Name somebody with more.
quarry-refusal-tunnel-is-empty = That tunnel has no cards. Name one that has.
quarry-refusal-other-shape = That card is not of the shape to pay now. Pay one that is.
quarry-refusal-not-in-hand = You do not hold that card. Pay one that you hold.
quarry-refusal-ore-first = You need every card of that shape that you hold. Pay the ore first, then the gem.


## The table, in lines. Headings stand alone; lists of cards are joined by the program.

quarry-table-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
quarry-table-gold-discard = the gold lies on the discard
quarry-table-gold-pile = the gold is somewhere in the pile
quarry-table-complete = { $move }: how do you pay?
quarry-table-discard = Discard
quarry-table-hand = Your hand
quarry-table-cards =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
quarry-table-known = Known cards
quarry-table-badge = Sheriff's Badge
quarry-table-pickaxe = Rascal's Pickaxe
quarry-table-piggy = Prospector's Piggy Bank
quarry-table-middle = In the middle
quarry-table-voted = has voted
quarry-table-empty = empty
quarry-table-cost = Cost
quarry-table-costs = { $move }: costs { $shapes }
quarry-table-held = { $text } ({ quarry-points })
quarry-help-cards = { $command } shows your hand, and what each action costs and does.
quarry-table-worth =
    { $seat-you ->
        [yes] Your hand is worth { quarry-points } now
       *[no] { $seat } would have { quarry-points } now
    }
quarry-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (you): { quarry-points }
       *[no] { $rank }. { $seat }: { quarry-points }
    }
quarry-table-winner =
    { $seat-you ->
        [yes] You win: the quarry is yours!
       *[no] { $seat } wins and owns the quarry!
    }
quarry-table-shared = { $seats } win together and share the quarry!
