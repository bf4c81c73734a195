### Поле игры в кубики. Буквы стоят на кристаллах: у каждого своя, без повторов.

page-dice-letter-quartz = К
page-dice-letter-rubellite = Л
page-dice-letter-emerald = И
page-dice-letter-sapphire = С
page-dice-letter-ruby = Р
page-dice-letter-amber = Я
page-dice-letter-unstable = Н
page-dice-others = Остальные игроки
page-dice-yours = Ваши вагонетка и сундук
page-dice-faces = Что делают грани
page-dice-dice =
    { $seat-you ->
        [yes] Ваши кубики
       *[no] Кубики на столе. Ходит { $seat }
    }
page-dice-die = Кубик { $number }, перебросить:
page-dice-used = уже в деле
page-dice-choose = Коснитесь кубиков, которые хотите перебросить
page-dice-roll =
    { $count ->
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[many] Перебросить { $count } кубиков
    }
page-dice-roll-paid =
    { $count ->
        [one] Перебросить { $count } кубик за жетон
        [few] Перебросить { $count } кубика за жетон
       *[many] Перебросить { $count } кубиков за жетон
    }
page-dice-keep = Оставить все
page-dice-pick-give =
    { $other-you ->
        [yes] Оставить себе
       *[no] Отдать: { $other }
    }
page-dice-pick-from = Украсть: { $other }
page-dice-pick-leader =
    { $other-you ->
        [yes] Возглавить самим
       *[no] Ведёт { $other }
    }
page-dice-has-dice = кубики у этого игрока
page-dice-limit = Нестабильных кристаллов в вагонетке: { $count } из { $limit }
page-dice-use-face = Пустить в дело: { $face }
page-dice-final-scores = Кто что собрал к концу игры
page-dice-from-days = Прошлые дни
page-dice-from-sets = Наборы одного цвета
page-dice-from-reckless = Безрассудство
