### «Карьер» по-русски: лист правил есть только на английском, и названия здесь наши.
###
### $seat и $other — имена на экране; $seat-you и $other-you равны "yes", когда читает именно этот игрок.
### Карта, тоннель, действие или фигура приходит с $card-slug, $tunnel-slug, … и своими формами ($card-a, $tunnel-acc, …).
### То, чего нет или чего читателю видеть нельзя, имеет слаг "none".
### Имена не склоняются: «у игрока { $other }», «игроку { $other }». Глаголы в настоящем времени, чтобы не гадать о роде.

quarry-name = Карьер
quarry-tagline = Тайно голосуйте за тоннель: карты достанутся лишь тому, кто выбрал его в одиночку. Золото — конец игре; побеждает самая богатая рука.


## Карты. Само имя — для подписей; .acc, .gen, .a и .count — для предложений.

quarry-card-circle-ore = Круглая руда
    .acc = круглую руду
    .gen = круглой руды
    .a = кусок круглой руды
    .count =
        { $count ->
            [one] { $count } кусок круглой руды
            [few] { $count } куска круглой руды
           *[many] { $count } кусков круглой руды
        }

quarry-card-circle-gem = Круглый самоцвет
    .acc = круглый самоцвет
    .gen = круглого самоцвета
    .a = круглый самоцвет
    .count =
        { $count ->
            [one] { $count } круглый самоцвет
            [few] { $count } круглых самоцвета
           *[many] { $count } круглых самоцветов
        }

quarry-card-square-ore = Квадратная руда
    .acc = квадратную руду
    .gen = квадратной руды
    .a = кусок квадратной руды
    .count =
        { $count ->
            [one] { $count } кусок квадратной руды
            [few] { $count } куска квадратной руды
           *[many] { $count } кусков квадратной руды
        }

quarry-card-square-gem = Квадратный самоцвет
    .acc = квадратный самоцвет
    .gen = квадратного самоцвета
    .a = квадратный самоцвет
    .count =
        { $count ->
            [one] { $count } квадратный самоцвет
            [few] { $count } квадратных самоцвета
           *[many] { $count } квадратных самоцветов
        }

quarry-card-triangle-ore = Треугольная руда
    .acc = треугольную руду
    .gen = треугольной руды
    .a = кусок треугольной руды
    .count =
        { $count ->
            [one] { $count } кусок треугольной руды
            [few] { $count } куска треугольной руды
           *[many] { $count } кусков треугольной руды
        }

quarry-card-triangle-gem = Треугольный самоцвет
    .acc = треугольный самоцвет
    .gen = треугольного самоцвета
    .a = треугольный самоцвет
    .count =
        { $count ->
            [one] { $count } треугольный самоцвет
            [few] { $count } треугольных самоцвета
           *[many] { $count } треугольных самоцветов
        }

quarry-card-diamond-ore = Ромбовидная руда
    .acc = ромбовидную руду
    .gen = ромбовидной руды
    .a = кусок ромбовидной руды
    .count =
        { $count ->
            [one] { $count } кусок ромбовидной руды
            [few] { $count } куска ромбовидной руды
           *[many] { $count } кусков ромбовидной руды
        }

quarry-card-diamond-gem = Ромбовидный самоцвет
    .acc = ромбовидный самоцвет
    .gen = ромбовидного самоцвета
    .a = ромбовидный самоцвет
    .count =
        { $count ->
            [one] { $count } ромбовидный самоцвет
            [few] { $count } ромбовидных самоцвета
           *[many] { $count } ромбовидных самоцветов
        }

quarry-card-gold = Золото
    .acc = золото
    .gen = золота
    .a = золото
    .count =
        { $count ->
            [one] { $count } слиток золота
            [few] { $count } слитка золота
           *[many] { $count } слитков золота
        }

quarry-card-none = нет карты
    .acc = карту
    .gen = карты
    .a = карту
    .count =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }


## Фигуры. .sign — сам знак; .card — карта с этой фигурой, чем платят.

quarry-shape-circle = Круг
    .sign = ●
    .card = картой с кругом
quarry-shape-square = Квадрат
    .sign = ■
    .card = картой с квадратом
quarry-shape-triangle = Треугольник
    .sign = ▲
    .card = картой с треугольником
quarry-shape-diamond = Ромб
    .sign = ◆
    .card = картой с ромбом
quarry-shape-none = нет фигуры
    .sign = –
    .card = картой


## Тоннели и колода, за которую тоже можно голосовать. .acc и .in — для предложений.

quarry-tunnel-A = Аметистовый тоннель (A)
    .acc = Аметистовый тоннель (A)
    .in = в Аметистовом тоннеле (A)
quarry-tunnel-B = Слитковый проход (B)
    .acc = Слитковый проход (B)
    .in = в Слитковом проходе (B)
quarry-tunnel-C = Хрустальная пещера (C)
    .acc = Хрустальную пещеру (C)
    .in = в Хрустальной пещере (C)
quarry-tunnel-draw = Колода
    .acc = колоду
    .in = в колоде
quarry-tunnel-none = нет тоннеля
    .acc = тоннель
    .in = в тоннеле


## Действия: что можно сделать в свой ход. .acc — для предложений, .effect рассказывает, что будет.

quarry-action-draw-two = Взять две карты
    .acc = взять две карты
    .effect = Возьмите из колоды две карты.
quarry-action-move-badge = Передать звезду
    .acc = передать звезду
    .effect = Отдайте Звезду шерифа кому угодно или возьмите её себе.
quarry-action-take-pickaxe = Взять кирку
    .acc = взять кирку
    .effect = Возьмите Кирку плута, где бы она ни была. Потратив её, вы получите тоннель, за который голосуют и другие.
quarry-action-take-piggy = Взять копилку
    .acc = взять копилку
    .effect = Возьмите Копилку старателя, где бы она ни была. В конце игры она удвоит вашу руку.
quarry-action-raid = Налёт
    .acc = налёт
    .effect = Другой игрок теряет половину карт с руки, какие именно — решает случай.
quarry-action-collect = Забрать тоннель
    .acc = забрать тоннель
    .effect = Возьмите все карты одного тоннеля.
quarry-action-end-game = Закончить игру
    .acc = закончить игру
    .effect = Игра сразу заканчивается.
quarry-action-none = нет действия
    .acc = нет действия
    .effect = Ничего не происходит.


## Части предложений: только $points.

quarry-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }


## События

quarry-event-showed =
    { $seat-you ->
        [yes] В споре за звезду вам выпадает карта: { $card }.
       *[no] В споре за звезду игроку { $seat } выпадает карта: { $card }.
    }
quarry-event-got-badge =
    { $seat-you ->
        [yes] Вы получаете Звезду шерифа.
       *[no] { $seat } получает Звезду шерифа.
    }
quarry-event-laid = Новые карты { $tunnel-in }: { $card-count }.
quarry-event-voted =
    { $seat-you ->
        [yes] Ваш голос принят.
       *[no] Голос игрока { $seat } принят.
    }
quarry-event-showed-vote =
    { $tunnel-slug ->
        [draw]
            { $seat-you ->
                [yes] Ваш голос — взять карту из колоды.
               *[no] Голос игрока { $seat } — взять карту из колоды.
            }
       *[other]
            { $seat-you ->
                [yes] Ваш голос — за { $tunnel-acc }.
               *[no] Голос игрока { $seat } — за { $tunnel-acc }.
            }
    }
quarry-event-collected =
    { $seat-you ->
        [yes] Вы забираете всё, что лежит { $tunnel-in }.
       *[no] { $seat } забирает всё, что лежит { $tunnel-in }.
    }
quarry-event-took =
    { $seat-you ->
        [yes] Вы берёте { $card-count }.
       *[no] { $seat } берёт { $card-count }.
    }
quarry-event-found-nothing =
    { $seat-you ->
        [yes] Вы ничего не находите { $tunnel-in }.
       *[no] { $seat } ничего не находит { $tunnel-in }.
    }
quarry-event-contested =
    { $count ->
        [one] За { $tunnel-acc } — { $count } голос, и карты не достаются никому.
        [few] За { $tunnel-acc } — { $count } голоса, и карты не достаются никому.
       *[many] За { $tunnel-acc } — { $count } голосов, и карты не достаются никому.
    }
quarry-event-spent-pickaxe =
    { $seat-you ->
        [yes] Вы тратите Кирку плута и получаете { $tunnel-acc }.
       *[no] { $seat } тратит Кирку плута и получает { $tunnel-acc }.
    }
quarry-event-kept-pickaxe =
    { $seat-you ->
        [yes] Вы оставляете Кирку плута себе.
       *[no] { $seat } оставляет Кирку плута себе.
    }
quarry-event-drew =
    { $seat-you ->
        [yes] Вы берёте из колоды { $card-a }.
       *[no] { $seat } берёт из колоды { $card-a }.
    }
quarry-event-drew-nothing =
    { $seat-you ->
        [yes] Колода пуста: вы не берёте ничего.
       *[no] Колода пуста: { $seat } не берёт ничего.
    }
quarry-event-actions-began =
    { $seat-you ->
        [yes] Время действий. Звезда у вас, вы начинаете.
       *[no] Время действий. Звезда у игрока { $seat }, с него и начинают.
    }
quarry-event-passed =
    { $seat-you ->
        [yes] Вы пасуете.
       *[no] { $seat } пасует.
    }
quarry-event-chose =
    { $seat-you ->
        [yes] Вы выбираете действие: { $action-acc }.
       *[no] { $seat } выбирает действие: { $action-acc }.
    }
quarry-event-paid =
    { $seat-you ->
        [yes] Вы отдаёте { $card-count }.
       *[no] { $seat } отдаёт { $card-count }.
    }
quarry-event-took-badge =
    { $seat-you ->
        [yes] Вы забираете Звезду шерифа себе.
       *[no] { $seat } забирает Звезду шерифа себе.
    }
quarry-event-gave-badge =
    { $seat-you ->
        [yes] Вы отдаёте Звезду шерифа игроку { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } отдаёт вам Звезду шерифа.
               *[no] { $seat } отдаёт Звезду шерифа игроку { $other }.
            }
    }
quarry-event-took-pickaxe =
    { $seat-you ->
        [yes] Вы берёте Кирку плута.
       *[no] { $seat } берёт Кирку плута.
    }
quarry-event-stole-pickaxe =
    { $seat-you ->
        [yes] Вы забираете Кирку плута у игрока { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } забирает у вас Кирку плута.
               *[no] { $seat } забирает Кирку плута у игрока { $other }.
            }
    }
quarry-event-took-piggy =
    { $seat-you ->
        [yes] Вы берёте Копилку старателя.
       *[no] { $seat } берёт Копилку старателя.
    }
quarry-event-stole-piggy =
    { $seat-you ->
        [yes] Вы забираете Копилку старателя у игрока { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } забирает у вас Копилку старателя.
               *[no] { $seat } забирает Копилку старателя у игрока { $other }.
            }
    }
quarry-event-raided =
    { $seat-you ->
        [yes] Вы устраиваете налёт на игрока { $other }. Потеряно карт: { $count }.
       *[no]
            { $other-you ->
                [yes] { $seat } устраивает на вас налёт. Потеряно карт: { $count }.
               *[no] { $seat } устраивает налёт на игрока { $other }. Потеряно карт: { $count }.
            }
    }
quarry-event-lost =
    { $seat-you ->
        [yes] Вы теряете { $card-count }.
       *[no] { $seat } теряет { $card-count }.
    }
quarry-event-reshuffled =
    { $count ->
        [one] Колода закончилась: сброс вместе с золотом перемешан, в новой колоде { $count } карта.
        [few] Колода закончилась: сброс вместе с золотом перемешан, в новой колоде { $count } карты.
       *[many] Колода закончилась: сброс вместе с золотом перемешан, в новой колоде { $count } карт.
    }
quarry-event-drew-gold =
    { $seat-you ->
        [yes] Вы находите золото!
       *[no] { $seat } находит золото!
    }
quarry-event-laid-gold = Золото { $tunnel-in }!
quarry-event-ended-game =
    { $seat-you ->
        [yes] Вы заканчиваете игру.
       *[no] { $seat } заканчивает игру.
    }
quarry-event-scored =
    { $seat-you ->
        [yes] Ваши карты стоят { quarry-points }.
       *[no] Карты игрока { $seat } стоят { quarry-points }.
    }
quarry-event-doubled =
    { $seat-you ->
        [yes] Копилка удваивает счёт: у вас { quarry-points }.
       *[no] Копилка удваивает счёт: у игрока { $seat } { quarry-points }.
    }
quarry-event-game-over = Игра окончена: карты на стол!


## Вопросы: тому, кого спрашивают, а остальным — строка ожидания, которая не выдаёт ничего скрытого.
## $tunnel — спорный тоннель, $action — за что платят, $shape — какой фигурой сейчас, $left — сколько карт ещё отдать.

quarry-question-vote =
    { $seat-you ->
        [yes] За что голосуете?
       *[no] { $seat } ещё думает над голосом.
    }
quarry-question-pickaxe =
    { $seat-you ->
        [yes] За { $tunnel-acc } голосуете не только вы. Потратите Кирку плута, чтобы всё досталось вам?
       *[no] { $seat } решает, потратить ли Кирку плута на { $tunnel-acc }.
    }
quarry-question-act =
    { $seat-you ->
        [yes] Ваш ход: действие или пас?
       *[no] Ходит { $seat }.
    }
quarry-question-pay =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Какой { $shape-card } платите? Осталось отдать { $left } карту.
                [few] Какой { $shape-card } платите? Осталось отдать { $left } карты.
               *[many] Какой { $shape-card } платите? Осталось отдать { $left } карт.
            }
       *[no] { $seat } выбирает, чем платить.
    }


## Ходы: подписи для кнопок и списков

quarry-move-vote = Голосовать за { $tunnel-acc }
quarry-move-spend-pickaxe = Потратить кирку
quarry-move-keep-pickaxe = Оставить кирку себе
quarry-move-pass = Пас
quarry-move-draw-two = Взять две карты
quarry-move-badge-seat =
    { $other-you ->
        [yes] Забрать звезду себе
       *[no] Отдать звезду игроку { $other }
    }
quarry-move-take-pickaxe = Взять кирку
quarry-move-take-piggy = Взять копилку
quarry-move-raid-seat =
    { $other-you ->
        [yes] Налёт на себя
       *[no] Налёт на игрока { $other }
    }
quarry-move-collect = Забрать { $tunnel-acc }
quarry-move-end-game = Закончить игру
quarry-move-pay = Отдать { $card-a }


## Отказы: что не так и как надо. $move — подпись отклонённого хода.

quarry-refusal-game-is-over = Игра окончена, решать больше нечего. Начните новую.
quarry-refusal-not-asked = Сейчас спрашивают не вас. Подождите, пока вопрос дойдёт до вас.
quarry-refusal-already-voted = Ваш голос уже подан, изменить его нельзя. Подождите остальных.
quarry-refusal-other-question = { $move }: это не ответ на заданный вам вопрос. Выберите один из предложенных ходов.
quarry-refusal-cannot-pay = У вас нет фигур, которых это стоит. Выберите действие по карману или пасуйте.
quarry-refusal-no-such-seat = На этом месте никто не играет. Назовите того, кто за столом.
quarry-refusal-badge-must-move = Звезда уже там, а она должна сменить хозяина. Назовите другого игрока.
quarry-refusal-has-pickaxe = Кирка и так у вас. Выберите другое действие или пасуйте.
quarry-refusal-has-piggy = Копилка и так у вас. Выберите другое действие или пасуйте.
quarry-refusal-yourself = Налёт на себя невозможен. Назовите другого игрока.
quarry-refusal-too-few-cards = У этого игрока меньше двух карт, терять нечего. Назовите того, у кого их больше.
quarry-refusal-tunnel-is-empty = В этом тоннеле нет карт. Назовите тот, где они есть.
quarry-refusal-other-shape = У этой карты не та фигура, которой сейчас платят. Отдайте карту с нужной.
quarry-refusal-not-in-hand = Этой карты у вас нет. Отдайте ту, что есть.
quarry-refusal-ore-first = Вам нужны все ваши карты этой фигуры. Сначала отдайте руду, потом самоцвет.


## Стол построчно. Заголовки стоят отдельно; списки карт соединяет программа.

quarry-table-pile =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
quarry-table-gold-discard = золото лежит в сбросе
quarry-table-gold-pile = золото где-то в колоде
quarry-table-complete = { $move }: чем платите?
quarry-table-discard = Сброс
quarry-table-hand = Ваши карты
quarry-table-cards =
    { $count ->
        [0] на руке нет карт
        [one] на руке { $count } карта
        [few] на руке { $count } карты
       *[many] на руке { $count } карт
    }
quarry-table-known = Известные карты
quarry-table-badge = Звезда шерифа
quarry-table-pickaxe = Кирка плута
quarry-table-piggy = Копилка старателя
quarry-table-middle = В середине стола
quarry-table-voted = голос подан
quarry-table-empty = пусто
quarry-table-cost = Цена
quarry-table-costs = { $move }: цена — { $shapes }
quarry-table-held = { $text } ({ quarry-points })
quarry-help-cards = { $command } показывает вашу руку, а также цену и смысл каждого действия.
quarry-table-worth =
    { $seat-you ->
        [yes] Ваши карты сейчас стоят { quarry-points }
       *[no] У игрока { $seat } сейчас { quarry-points }
    }
quarry-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (вы): { quarry-points }
       *[no] { $rank }. { $seat }: { quarry-points }
    }
quarry-table-winner =
    { $seat-you ->
        [yes] Вы побеждаете: карьер ваш!
       *[no] Побеждает { $seat }: у карьера новый хозяин!
    }
quarry-table-shared = Общая победа! Карьер делят { $seats }.
