### Поле «Кварца». У каждого самоцвета своя буква: цвет никогда не говорит один.

page-quartz-letter-quartz = К
page-quartz-letter-amethyst = А
page-quartz-letter-emerald = И
page-quartz-letter-sapphire = С
page-quartz-letter-ruby = Р
page-quartz-letter-amber = Я
page-quartz-letter-obsidian = У
page-quartz-others = Другие гномы
page-quartz-mine = Шахта
page-quartz-table = На столе
page-quartz-play = Сыграть:
page-quartz-answer = Ответить картой:
page-quartz-odds = шанс вытащить уголь
page-quartz-night = Ночь после дня { $day }
page-quartz-nothing-sold = нечего продать
page-quartz-from-sold = Продажа кристаллов
page-quartz-from-took-bonus = Награды за стойкость
page-quartz-from-sold-cards = Продажа карт
page-quartz-from-sold-token = Продажа жетонов опыта
