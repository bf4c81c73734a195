### Messages of the system to people who are away, in English.

push-turn = It is your turn in { $game }
push-rematch = They play { $game } again: your seat is kept
push-with = With { $names }
push-against-bots = Against bots
