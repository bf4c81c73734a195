### Системные сообщения тем, кого нет за столом, по-русски.

push-turn = Ваш ход: { $game }
push-rematch = Реванш, { $game }: место сохранено за вами
push-with = За столом: { $names }
push-against-bots = Против ботов
