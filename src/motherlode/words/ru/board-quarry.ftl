### Поле «Карьера»

page-quarry-crew = Артель
page-quarry-tunnels = Тоннели
page-quarry-actions = Действия
page-quarry-voted-for = голос: { $tunnel }
page-quarry-voters = Голоса: { $names }
page-quarry-paying = { $move }: выберите, чем платить
page-quarry-hint = Коснитесь действия, чтобы узнать, что оно даёт.
page-quarry-hint-lit = На подсвеченные действия вам хватает карт. Коснитесь любого, чтобы узнать, что оно даёт.
page-quarry-you = вы
page-quarry-thinking = ещё выбирает
page-quarry-gold-odds = Следующая карта — золото: { $percent } %
page-quarry-final-scores = Все руки раскрыты
page-quarry-the-vote = Голосование
page-quarry-pass-phase = Пасовать до следующего голосования
page-quarry-phase-vote = Голосование
page-quarry-phase-act = Действия
