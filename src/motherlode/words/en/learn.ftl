### The lessons, in English. Aunt Mica speaks: short sentences, one idea at a time.
### A key is page-learn-, the game, and what a scene in web/lessons says; `learnt` has one line for each thing learnt.


## Around every lesson

page-learn-title = How to play: { $game }
page-learn-teacher = Aunt Mica
page-learn-step = Step { $number } of { $count }
page-learn-go-on = Go on
page-learn-task = Your move: { $move }
page-learn-learnt = What you know now
page-learn-play-on = Play on from here
page-learn-play-new = Play a new game
page-learn-rules = All the rules
page-learn-rule = Rules:
page-learn-back = Back
page-learn-again = Start again
page-learn-skip = To the end


## Quartz

page-learn-quartz-welcome =
    Welcome underground! I am Aunt Mica, and I have been digging since before helmets were invented.
    For five days we pull crystals out of a bag. Whoever has the most coins in the end owns the mine. Your first day went… boom. Never mind: today I stand beside you.
page-learn-quartz-bag = This is the bag, with all the crystals of the mine. On your turn you may reach in without looking. Go on, it hardly ever bites.
page-learn-quartz-cart = An emerald! It rides on your cart now, where everybody can see it: almost nothing is secret down here. Your turn is over, and the others dig.
page-learn-quartz-again = Look at the list by the bag: how many of each kind are still in there, and what each one pays. Dig again!
page-learn-quartz-obsidian = Obsidian: black and worth nothing. The first one on your cart does no harm. The second one is an accident! This sign tells you how likely the next stone is black. Let us see how the others fare.
page-learn-quartz-card = Instead of digging you may play a card. “{ quartz-card-not-mine }” moves an obsidian from your cart onto somebody else's. Charming, isn't it?
page-learn-quartz-target = Who gets it? { bot-name-3 } has one on his cart already. I would never suggest anything. I only raise an eyebrow.
page-learn-quartz-accident = Boom! A second obsidian is an accident, however it arrives: the whole cart goes back to the bag, and he is out for the day. All he gets is an experience token. And up there, a bravery bonus has gone up in smoke.
page-learn-quartz-reaction = { bot-name-2 } is reaching into your cart! Whoever is picked is always asked, with or without an answer in hand, so the question gives nothing away. And you do hold the answer: “{ quartz-card-thievery }”
page-learn-quartz-revenge = Nothing is stolen. Instead you may help yourself from the thief's own cart. Take the best she has; manners can wait.
page-learn-quartz-more = An emerald, a ruby, and no obsidian on your cart: the next stone cannot hurt you, whatever it is. Dig!
page-learn-quartz-greedy = A sapphire! That is how it begins: “just one more”. Look at the odds, take a deep breath, and dig.
page-learn-quartz-trouble = Obsidian again. One does no harm. But { bot-name-4 } has one as well, and he is smiling at you in such a friendly way…
page-learn-quartz-no-answer = There it is: he passes his obsidian on to you. This time you hold no card against it, so all you can do is let it happen. Close your eyes and press.
page-learn-quartz-token = That makes two! But the accident of your first day left you an experience token. Use it, and one obsidian goes back to the bag.
page-learn-quartz-leave = Phew! Still inside and still rich, but without a token. Time to go. Whoever leaves keeps the whole cart. And while two or more stay behind, you take the leftmost bravery bonus along: a card and its coins.
page-learn-quartz-outside = Out! A card and a coin for you, and nobody can touch your cart any more. Whoever stays longer gets more coins, or gets nothing at all. Sit down and watch them sweat.
page-learn-quartz-last-dwarf = { bot-name-2 } has lost her nerve. Only one dwarf stayed behind, so she gets no bonus, and the day is over. { bot-name-4 } is the last dwarf: he takes the last bonus and goes first tomorrow. Now everybody sells.
page-learn-quartz-night = Night! What was on your cart and in your chest lies together now. Up to two stones may go into the chest for another day; the rest is sold. Put the sapphire away: it may fetch more in a set.
page-learn-quartz-sets = Now look: three emeralds! Two of them had been waiting in your chest. Three of a colour double another colour that you sell: your ruby pays twice. Four double two colours, and five or six different colours bring extra coins. Sell!
page-learn-quartz-sold = Kling! That is how fortunes are made: collect a colour, and keep in the chest what is not ripe yet. What was sold goes back to the bag.
page-learn-quartz-end = A new morning: everybody has drawn a card, and new bravery bonuses lie ready. After the last day you also sell the cards in your hand, and a token that you have not used. The rest you know. Off you go, the bag is waiting!

page-learn-quartz-leave-empty = Leave with an empty cart? You may, but your grandmother would never stop laughing. Reach into the bag.
page-learn-quartz-play-later = A fine card, and you may play it. But let us dig now: there will be a better moment.
page-learn-quartz-leave-poor = You may always leave. But with so little? Trust an old aunt and stay.
page-learn-quartz-mine-risky = You may dig. But with an obsidian on your cart, the next one is an accident. Get rid of it first.
page-learn-quartz-token-later = Your token could do that, too. But keep it for the day when no card helps. Play the card.
page-learn-quartz-other-card = A good card at the wrong moment. I mean “{ quartz-card-not-mine }”.
page-learn-quartz-other-target = Allowed! But today it is { bot-name-3 }'s turn: he has called my soup “interesting”.
page-learn-quartz-allow-theft = You could let it happen, and wave your emerald goodbye. But the card for this very moment is in your hand.
page-learn-quartz-take-better = How modest of you! But the ruby pays more.
page-learn-quartz-take-something = Nothing at all? You are too good for this mine. Take the ruby.
page-learn-quartz-leave-soon = Leaving now would be wise, and not half as much fun. Stay, there is something left to learn.
page-learn-quartz-accept-not = Then the ruby, the emerald and the sapphire would be gone. Use the token: that is what it is for.
page-learn-quartz-mine-enough = One obsidian on your cart, and no token any more. I have seen too many carts go boom. Leave!
page-learn-quartz-leave-now = That would be allowed. But today you learn the hardest thing of all: to stop in time.
page-learn-quartz-store-other = You could keep that one. But you will need it tonight, and in a moment you will see why. Keep the sapphire.
page-learn-quartz-store-first = Selling everything is no mistake. But try the chest once: keep the sapphire.
page-learn-quartz-store-enough = Not that one! Three emeralds and the ruby belong together tonight. Sell them.

page-learn-quartz-learnt =
    Each turn: dig, play a card, or leave.
    One obsidian does no harm, two are an accident.
    Whoever leaves keeps the cart, and often takes a bravery bonus.
    A card that is played on you may be answered.
    At night you sell, and three of a colour double another.
    Most coins after five days win.


## Quartz: The Dice Game

page-learn-dice-welcome =
    Aunt Mica at your service, this time with dice!
    There are six rounds, and everybody has one turn in each: a crystal comes out of the bag, five dice roll, and then you do what they show. Most points win.
page-learn-dice-bag = Your turn has begun already: a crystal went onto your cart, and the dice have been rolled. By the bag you see what is still inside and what it is worth. Beware of the unstable ones: they cost points.
page-learn-dice-roll = Three pickaxes, a chest, a transfer. Twice you may roll again, for free, as many dice as you like. A second chest would be lovely: tap the transfer, then roll it.
page-learn-dice-stand = Two chests! You could roll once more. But one should also know when to be happy: keep all.
page-learn-dice-pickaxe = Now you use what the dice show: in any order, but each kind only once. Every pickaxe brings a crystal from the bag. Use all three!
page-learn-dice-unstable = A quartz, a sapphire… and an unstable one. It will cost you points. But whoever mines one and is stuck with it gets a reroll marker for comfort. You will need yours soon.
page-learn-dice-chest = Two chests lock one crystal away, three lock two. What is in your chest cannot be stolen. And whoever has the emptiest chest in the end pays for it. Use the chests!
page-learn-dice-store = Which one shall be safe? The sapphire is worth the most.
page-learn-dice-end-turn = Safe! All your dice are used, so there is nothing left but to end your turn.
page-learn-dice-thief = { bot-name-2 } has drawn her crystal and rolled. Two of her dice say “Steal”. Hold on to your cart!
page-learn-dice-stolen = One emerald gone: two steals take one crystal from any cart. But your sapphire is still in the chest. Now it is { bot-name-3 }'s turn.
page-learn-dice-jackhammer = His crystal is an unstable one, so he has a marker now. Two jackhammers: he draws two and sends one back. And two transfers. I fear for somebody…
page-learn-dice-present = That somebody is you! Two transfers push one unstable crystal onto another cart. And for a present like that there is no marker. Remember his face.
page-learn-dice-round = A new round, and two more unstable crystals are in the bag. Whoever has the most valuables on the cart leads: that is you. You have drawn an amber, and your dice are rolled.
page-learn-dice-plan = Two steals: keep them! For the others I have a plan, and it is called revenge. Roll the pickaxe and the jackhammer again.
page-learn-dice-helmet = A transfer: two of them would get rid of an unstable crystal. And two helmets are one wild face that can be anything. You have one of each. Roll the chest again!
page-learn-dice-marker = A pickaxe. Pah! Your free rolls are gone, but a reroll marker buys another one. Roll the pickaxe.
page-learn-dice-wild = A second helmet! The two together are one wild face. First use the two steals, and only those: the wild face is for the transfer.
page-learn-dice-victim = Whose cart? { bot-name-3 } has an amber, and nothing is worth more. Besides, you owe him something.
page-learn-dice-loot = The amber. It will look better on your cart.
page-learn-dice-transfer = Now your transfer and the wild face: together they count as two transfers, and two pass one unstable crystal on.
page-learn-dice-receiver = Who gets it? “Return to sender”, as they say at the post office.
page-learn-dice-scoring = So it goes for six rounds, or until the bag is empty. Then all crystals count, on the cart and in the chest, and three or more of a colour bring extra points. Every unstable one costs points, and so does the emptiest chest. End your turn.
page-learn-dice-end = That is the whole secret. The highest score wins. Keep your friends close, and your sapphires in the chest!

page-learn-dice-stand-later = You may stop rolling any time. But these rolls are free: try the transfer!
page-learn-dice-reroll-other = You may roll any of them. But pickaxes and chest are too good to give away. Only the transfer!
page-learn-dice-stand-now = More? This is as good as it gets. Keep all.
page-learn-dice-all-pickaxes = Fewer would be allowed. But each kind can be used only once, so use all three.
page-learn-dice-chest-second = Good idea, but first fetch something that is worth locking away. The pickaxes!
page-learn-dice-not-yet = You may stop any time. But there is work left for your dice.
page-learn-dice-store-better = That one would be safe, too. But the sapphire is worth more.
page-learn-dice-store-something = An empty chest gets expensive in the end. Lock the sapphire away.
page-learn-dice-plan-first = You could stop here. But then my plan falls through, and it is such a good plan.
page-learn-dice-plan-other = The steals we need, and the helmet may come in handy. Roll the pickaxe and the jackhammer.
page-learn-dice-helmet-other = Only the chest, dear. All the others belong to the plan.
page-learn-dice-marker-first = You could stop here. But this is just what your marker is for!
page-learn-dice-marker-other = Only the pickaxe. The rest is almost perfect.
page-learn-dice-keep-wild = That would use up the wild face. Keep it for the transfer.
page-learn-dice-steal-first = That is the plan! But first things first: the two steals.
page-learn-dice-other-victim = There is something to take there, too. But the amber is with { bot-name-3 }.
page-learn-dice-take-something = Nothing, after all that rolling? Choose { bot-name-3 }.
page-learn-dice-take-better = Not bad either. But the amber is worth more.
page-learn-dice-other-receiver = Allowed, and mean. But what have the others done to you? It came from { bot-name-3 }.
page-learn-dice-give-something = Keep it? It costs you points. Away with it!

page-learn-dice-learnt =
    A turn: draw a crystal, roll up to three times, use the faces.
    Pickaxes and jackhammers fetch crystals, chests lock them away.
    Steals and transfers are for your dear neighbours.
    Two helmets are one wild face, a marker is one more roll.
    Unstable crystals and the emptiest chest cost points.


## The Quarry

page-learn-quarry-welcome =
    Aunt Mica again, for once in the fresh air!
    Three tunnels full of cards, and everybody wants the best one. In the end the most valuable hand wins the quarry.
page-learn-quarry-hand = These are your cards, and the others cannot see them. There are four shapes, each as ore and as gem; gems are worth much more. Your cards are points, and they are your money, too.
page-learn-quarry-vote = Now everybody votes in secret. Only who is alone in a tunnel gets its cards! There is a fat gem in { quarry-tunnel-B.acc }. Tempting, isn't it? Vote for it and see.
page-learn-quarry-crowd = { bot-name-2 } had the same idea. Two are a crowd, and nobody gets anything. { bot-name-3 } was alone elsewhere and took it all. Next come the actions: everybody may buy one or pass, and whoever has the sheriff's badge begins.
page-learn-quarry-action = The others have passed. Every action shows which shapes it costs, and you can pay for the lit ones. The pickaxe wins you a tunnel even when it is crowded. Touch it to read, then take it.
page-learn-quarry-pay = A circle has to be paid, and you have two kinds. Ore pays just as well as gem, and the gem is worth more in the end. So pay with the ore.
page-learn-quarry-pass = The pickaxe is yours! The others have passed again. When you pass, too, the actions are over, and every tunnel gets one more card.
page-learn-quarry-vote-again = Nobody has emptied { quarry-tunnel-B.acc }, so it has grown. Now everybody wants it. But you have a pickaxe: vote for it again!
page-learn-quarry-pickaxe = All three of you! Without a pickaxe nobody would get anything. Spend it, and the whole pile is yours.
page-learn-quarry-badge = What a haul! The pickaxe goes back to the middle. Now keep an eye on the badge: whoever has it goes first in the actions, and also when cards are drawn. { bot-name-3 } is about to take it.
page-learn-quarry-piggy = And now your masterpiece: the piggy bank. It doubles your hand in the end, if nobody has taken it from you by then. Buy it!
page-learn-quarry-pay-circle = Three shapes have to be paid. The circle first: ore or gem?
page-learn-quarry-pay-diamond = The square went by itself, for you had only one. Now a diamond. Not the gem, I beg you!
page-learn-quarry-doubled = Look at your points: doubled! The others have passed. Pass, too, and new cards come.
page-learn-quarry-outwit = Now think. { quarry-tunnel-C } is the fattest, so where will the others go? Right. Go where nobody will be: { quarry-tunnel-A }.
page-learn-quarry-alone = Those two got into each other's way, and you were alone and took it all. Everybody saw which cards you have taken, by the way, and will remember.
page-learn-quarry-others = What else your cards can buy: two cards from the pile, a whole tunnel, the badge, or a raid, which costs somebody half of their hand. Touch any action to read about it.
page-learn-quarry-gold = And the end? When the pile runs out, the discard pile is shuffled into a new one, and the gold goes in with it. As soon as the gold is drawn, the game is over. There is also an action that ends it at once.
page-learn-quarry-end = Then everybody counts their hand, and the piggy bank doubles. Cards in the tunnels count for nobody. You are ahead: see that it stays that way!

page-learn-quarry-vote-rich = A wise choice, perhaps. But some things are best learnt the hard way: go for the gem.
page-learn-quarry-act-first = You may pass, and save your cards. But the pickaxe lies there so lonely…
page-learn-quarry-collect-clever = Clever: that buys a whole tunnel! But then you would not get to know the pickaxe. Take that this time.
page-learn-quarry-piggy-later = Ah, the piggy bank! Its moment will come. The pickaxe first.
page-learn-quarry-pickaxe-first = You could pay for that, too. But this time, take the pickaxe.
page-learn-quarry-pay-ore = That pays as well, but it throws points away. Pay with the ore.
page-learn-quarry-vote-pickaxe = A quiet choice. But you want to see what a pickaxe can do: go for the big pile.
page-learn-quarry-spend-it = You may keep it for later. But look at that pile! Spend it.
page-learn-quarry-piggy-first = You could pay for that, too. But nothing beats the piggy bank right now.
page-learn-quarry-raid-later = A raid costs somebody half of their cards. Allowed, but not in front of your old aunt.
page-learn-quarry-end-later = That would end the game here and now, and I have not finished talking!
page-learn-quarry-vote-quiet = Brave. But where will those two be? Go where they are not.

page-learn-quarry-learnt =
    Everybody votes in secret, and only a lone voter gets the cards.
    Cards are points and money: pay with ore, keep the gems.
    The pickaxe wins a crowded tunnel, the piggy bank doubles your hand.
    Whoever has the badge goes first.
    The gold ends the game: have the best hand by then.
