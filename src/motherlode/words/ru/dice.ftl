### «Кварц. Игра с кубиками» по-русски.
###
### $seat и $other — имена на экране; $seat-you и $other-you равны "yes", когда читает именно этот игрок.
### Камень или грань приходит с $crystal-slug, $face-slug и своими формами ($crystal-a, $face-count, …).
### Имена не склоняются: «у гнома { $other }», «гному { $other }». Глаголы в настоящем времени, чтобы не гадать о роде.

dice-name = Кварц. Игра с кубиками
dice-tagline = Пять кубиков, шесть раундов и мешок камней: копайте, прячьте, воруйте и подкидывайте нестабильные камни соседям.


## Камни. Само имя — для подписей; .acc, .gen, .a и .count — для предложений.

dice-crystal-quartz = Кварц
    .acc = кварц
    .gen = кварца
    .a = кусок кварца
    .count =
        { $count ->
            [one] { $count } кусок кварца
            [few] { $count } куска кварца
           *[many] { $count } кусков кварца
        }

dice-crystal-rubellite = Рубеллит
    .acc = рубеллит
    .gen = рубеллита
    .a = рубеллит
    .count =
        { $count ->
            [one] { $count } рубеллит
            [few] { $count } рубеллита
           *[many] { $count } рубеллитов
        }

dice-crystal-emerald = Изумруд
    .acc = изумруд
    .gen = изумруда
    .a = изумруд
    .count =
        { $count ->
            [one] { $count } изумруд
            [few] { $count } изумруда
           *[many] { $count } изумрудов
        }

dice-crystal-sapphire = Сапфир
    .acc = сапфир
    .gen = сапфира
    .a = сапфир
    .count =
        { $count ->
            [one] { $count } сапфир
            [few] { $count } сапфира
           *[many] { $count } сапфиров
        }

dice-crystal-ruby = Рубин
    .acc = рубин
    .gen = рубина
    .a = рубин
    .count =
        { $count ->
            [one] { $count } рубин
            [few] { $count } рубина
           *[many] { $count } рубинов
        }

dice-crystal-amber = Янтарь
    .acc = янтарь
    .gen = янтаря
    .a = янтарь
    .count =
        { $count ->
            [one] { $count } янтарь
            [few] { $count } янтаря
           *[many] { $count } янтарей
        }

dice-crystal-unstable = Нестабильный
    .acc = нестабильный камень
    .gen = нестабильного камня
    .a = нестабильный камень
    .count =
        { $count ->
            [one] { $count } нестабильный камень
            [few] { $count } нестабильных камня
           *[many] { $count } нестабильных камней
        }


## Грани кубиков. .count — отдельно или после двоеточия, .count-acc — после глагола; .effect говорит, что грань делает.

dice-face-pickaxe = Кирка
    .count =
        { $count ->
            [one] { $count } кирка
            [few] { $count } кирки
           *[many] { $count } кирок
        }
    .count-acc =
        { $count ->
            [one] { $count } кирку
            [few] { $count } кирки
           *[many] { $count } кирок
        }
    .effect = За каждую кирку достаньте из мешка один камень в свою вагонетку.

dice-face-jackhammer = Отбойный молоток
    .count =
        { $count ->
            [one] { $count } отбойный молоток
            [few] { $count } отбойных молотка
           *[many] { $count } отбойных молотков
        }
    .count-acc = { dice-face-jackhammer.count }
    .effect = Два и больше: достаньте по камню за каждый, половину (с округлением вниз) верните, остальное оставьте себе.

dice-face-chest = Сундук
    .count =
        { $count ->
            [one] { $count } сундук
            [few] { $count } сундука
           *[many] { $count } сундуков
        }
    .count-acc = { dice-face-chest.count }
    .effect = Два и больше: уберите самоцветы из вагонетки в свой сундук, на один меньше, чем граней.

dice-face-transfer = Передача
    .count =
        { $count ->
            [one] { $count } передача
            [few] { $count } передачи
           *[many] { $count } передач
        }
    .count-acc =
        { $count ->
            [one] { $count } передачу
            [few] { $count } передачи
           *[many] { $count } передач
        }
    .effect = Две и больше: подкиньте нестабильные камни из своей вагонетки другим, на один меньше, чем граней.

dice-face-steal = Кража
    .count =
        { $count ->
            [one] { $count } кража
            [few] { $count } кражи
           *[many] { $count } краж
        }
    .count-acc =
        { $count ->
            [one] { $count } кражу
            [few] { $count } кражи
           *[many] { $count } краж
        }
    .effect = Две и больше: заберите самоцветы из чужих вагонеток, на один меньше, чем граней.

dice-face-helmet = Каска
    .count =
        { $count ->
            [one] { $count } каска
            [few] { $count } каски
           *[many] { $count } касок
        }
    .count-acc =
        { $count ->
            [one] { $count } каску
            [few] { $count } каски
           *[many] { $count } касок
        }
    .effect = Каждая пара касок — джокер, то есть любая другая грань; одна каска не делает ничего.


## Части предложений

dice-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }


## События

dice-event-drew-leader =
    { $seat-you ->
        [yes] Жребий пал на вас: вы первый лидер.
       *[no] Жребий решил: первый лидер — { $seat }.
    }
dice-event-day-began =
    { $seat-you ->
        [yes] Наступает день { $day } турнира. Начинаете вы.
       *[no] Наступает день { $day } турнира. Начинает { $seat }.
    }
dice-event-round-began =
    { $seat-you ->
        [yes] Раунд { $round }. Начинаете вы.
       *[no] Раунд { $round }. Начинает { $seat }.
    }
dice-event-added-pair = Два нестабильных камня отправляются в мешок.
dice-event-mined =
    { $seat-you ->
        [yes] Вы добываете { $crystal-a }.
       *[no] { $seat } добывает { $crystal-a }.
    }
dice-event-got-marker =
    { $seat-you ->
        [yes] Вы получаете жетон переброса.
       *[no] { $seat } получает жетон переброса.
    }
dice-event-spent-marker =
    { $seat-you ->
        [yes] Вы тратите жетон переброса.
       *[no] { $seat } тратит жетон переброса.
    }
dice-event-rerolled =
    { $count ->
        [one]
            { $seat-you ->
                [yes] Вы перебрасываете { $count } кубик.
               *[no] { $seat } перебрасывает { $count } кубик.
            }
        [few]
            { $seat-you ->
                [yes] Вы перебрасываете { $count } кубика.
               *[no] { $seat } перебрасывает { $count } кубика.
            }
       *[many]
            { $seat-you ->
                [yes] Вы перебрасываете { $count } кубиков.
               *[no] { $seat } перебрасывает { $count } кубиков.
            }
    }
dice-event-rolled =
    { $seat-you ->
        [yes] На ваших кубиках: { $face-count }.
       *[no] На кубиках гнома { $seat }: { $face-count }.
    }
dice-event-stood =
    { $seat-you ->
        [yes] Вы оставляете кубики как есть.
       *[no] { $seat } оставляет кубики как есть.
    }
dice-event-used =
    { $seat-you ->
        [yes] Вы пускаете в дело { $face-count-acc }.
       *[no] { $seat } пускает в дело { $face-count-acc }.
    }
dice-event-drew =
    { $seat-you ->
        [yes] Вы достаёте из мешка { $crystal-count }.
       *[no] { $seat } достаёт из мешка { $crystal-count }.
    }
dice-event-returned =
    { $seat-you ->
        [yes] Вы возвращаете в мешок { $crystal-a }.
       *[no] { $seat } возвращает в мешок { $crystal-a }.
    }
dice-event-loaded =
    { $seat-you ->
        [yes] Вы кладёте в свою вагонетку { $crystal-count }.
       *[no] { $seat } кладёт в вагонетку { $crystal-count }.
    }
dice-event-stored =
    { $seat-you ->
        [yes] Вы убираете в свой сундук { $crystal-a }.
       *[no] { $seat } убирает в сундук { $crystal-a }.
    }
dice-event-gave =
    { $seat-you ->
        [yes] Вы подкидываете нестабильный камень гному { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } подкидывает вам нестабильный камень.
               *[no] { $seat } подкидывает нестабильный камень гному { $other }.
            }
    }
dice-event-reached =
    { $seat-you ->
        [yes] Вы запускаете руку в вагонетку гнома { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } запускает руку в вашу вагонетку.
               *[no] { $seat } запускает руку в вагонетку гнома { $other }.
            }
    }
dice-event-stole =
    { $seat-you ->
        [yes] Вы крадёте { $crystal-a } у гнома { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } крадёт у вас { $crystal-a }.
               *[no] { $seat } крадёт { $crystal-a } у гнома { $other }.
            }
    }
dice-event-stopped =
    { $seat-you ->
        [yes] Вы на этом останавливаетесь.
       *[no] { $seat } на этом останавливается.
    }
dice-event-ended-turn =
    { $seat-you ->
        [yes] Вы заканчиваете ход.
       *[no] { $seat } заканчивает ход.
    }
dice-event-eliminated =
    { $seat-you ->
        [yes] Слишком много нестабильных камней! Вы выбываете, а ваши вагонетка и сундук возвращаются в мешок.
       *[no] Слишком много нестабильных камней! { $seat } выбывает, а вагонетка и сундук возвращаются в мешок.
    }
dice-event-bag-emptied = Мешок пуст: на этом всё.
dice-event-chose-leader =
    { $seat-you ->
        [yes]
            { $other-you ->
                [yes] Вы остаётесь лидером.
               *[no] Вы передаёте лидерство гному { $other }.
            }
       *[no]
            { $other-you ->
                [yes] { $seat } выбирает в лидеры вас.
               *[no] { $seat } выбирает, кому быть лидером: { $other }.
            }
    }
dice-event-became-leader =
    { $seat-you ->
        [yes] Новый лидер — вы.
       *[no] Новый лидер — { $seat }.
    }
dice-event-reckless =
    { $seat-you ->
        [yes] Безрассудство! Меньше, чем в вашем сундуке, нет ни у кого: вы теряете { dice-points }.
       *[no] Безрассудство! Меньше, чем в сундуке гнома { $seat }, нет ни у кого: минус { dice-points }.
    }
dice-event-scored =
    { $seat-you ->
        [yes] Ваш счёт: { dice-points }.
       *[no] Счёт гнома { $seat }: { dice-points }.
    }
dice-event-day-ended = День { $day } турнира окончен.
dice-event-game-over = Игра окончена: пора смотреть на счёт.


## Вопросы: тому, кого спрашивают, а остальным — строка ожидания. $other — тот, у кого крадут.
## $left — сколько ещё осталось, а в `roll` — бесплатных перебросов; $markers — жетоны того, кого спрашивают.

dice-question-roll =
    { $seat-you ->
        [yes]
            { $left ->
                [0] Перебросить или хватит? Теперь переброс стоит жетона; у вас их { $markers }.
                [one] Какие кубики перебросите? Или хватит? Остался { $left } бесплатный переброс.
                [few] Какие кубики перебросите? Или хватит? Осталось { $left } бесплатных переброса.
               *[many] Какие кубики перебросите? Или хватит? Осталось { $left } бесплатных перебросов.
            }
       *[no] { $seat } разглядывает кубики.
    }
dice-question-act =
    { $seat-you ->
        [yes] Какие грани пустите в дело? Или закончите ход?
       *[no] { $seat } пускает кубики в дело.
    }
dice-question-return =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Что вернёте в мешок? Осталось вернуть { $left } камень.
                [few] Что вернёте в мешок? Осталось вернуть { $left } камня.
               *[many] Что вернёте в мешок? Осталось вернуть { $left } камней.
            }
       *[no] { $seat } выбирает, что вернуть в мешок.
    }
dice-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Что уберёте в сундук? Можно ещё { $left } самоцвет.
                [few] Что уберёте в сундук? Можно ещё { $left } самоцвета.
               *[many] Что уберёте в сундук? Можно ещё { $left } самоцветов.
            }
       *[no] { $seat } выбирает, что убрать в сундук.
    }
dice-question-give =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Кому подкинете нестабильный камень? Можно ещё { $left } камень.
                [few] Кому подкинете нестабильный камень? Можно ещё { $left } камня.
               *[many] Кому подкинете нестабильный камень? Можно ещё { $left } камней.
            }
       *[no] { $seat } выбирает, кому подкинуть нестабильный камень.
    }
dice-question-from =
    { $seat-you ->
        [yes]
            { $left ->
                [one] У кого крадёте? Можно ещё { $left } самоцвет.
                [few] У кого крадёте? Можно ещё { $left } самоцвета.
               *[many] У кого крадёте? Можно ещё { $left } самоцветов.
            }
       *[no] { $seat } выбирает, у кого украсть.
    }
dice-question-take =
    { $seat-you ->
        [yes] Что крадёте из вагонетки гнома { $other }?
       *[no] { $seat } выбирает, что украсть.
    }
dice-question-leader =
    { $seat-you ->
        [yes] Больше всего самоцветов сразу в нескольких вагонетках. Кто будет лидером следующего раунда?
       *[no] { $seat } выбирает лидера следующего раунда.
    }


## Ходы: подписи для кнопок и списков. $faces — перечень вроде «2 кирки и 1 каску», составленный из .count-acc.

dice-move-reroll = Перебросить { $faces }
dice-move-stand = Хватит
dice-move-use = Пустить в дело { $face-count-acc }
dice-move-end-turn = Закончить ход
dice-move-return = Вернуть { $crystal-a }
dice-move-store = Убрать в сундук { $crystal-a }
dice-move-done = Готово
dice-move-seat =
    { $other-you ->
        [yes] Вы
       *[no] { $other }
    }
dice-move-take = Взять { $crystal-a }


## Отказы: что не так и как надо. $move — подпись отклонённого хода.

dice-refusal-game-is-over = Игра окончена, решать больше нечего. Начните новую.
dice-refusal-not-asked = Сейчас спрашивают не вас. Подождите, пока вопрос дойдёт до вас.
dice-refusal-other-question = { $move }: это не ответ на заданный вам вопрос. Выберите один из предложенных ходов.
dice-refusal-no-reroll-left = Бесплатных перебросов и жетонов больше нет. Оставьте кубики как есть и пускайте их в дело.
dice-refusal-dice-not-there = На ваших кубиках нет всех этих граней. Называйте только те, что выпали.
dice-refusal-already-used = Эту грань вы в этот ход уже использовали, а каждая работает один раз. Возьмите другую или закончите ход.
dice-refusal-too-few-faces = Столько граней у вас нет, даже с джокерами. Назовите число поменьше или возьмите другую грань.
dice-refusal-bag-is-empty = Мешок пуст, доставать нечего. Возьмите грань, для которой мешок не нужен.
dice-refusal-no-valuable-on-cart = В вашей вагонетке нет самоцветов, прятать нечего. Сначала добудьте или украдите хоть один.
dice-refusal-no-unstable-on-cart = В вашей вагонетке нет нестабильных камней, подкидывать нечего. Радуйтесь и возьмите другую грань.
dice-refusal-nothing-to-steal = В чужих вагонетках нет самоцветов, красть нечего. Возьмите другую грань.
dice-refusal-not-among-the-drawn = Такого камня вы не доставали. Верните один из тех, что достали.
dice-refusal-not-on-your-cart = Такого самоцвета в вашей вагонетке нет. Уберите тот, что есть.
dice-refusal-not-on-that-cart = Такого самоцвета в той вагонетке нет. Возьмите тот, что есть.
dice-refusal-no-such-seat = Там никто не сидит. Назовите место за этим столом.
dice-refusal-give-to-yourself = Подкинуть камень себе нельзя. Назовите другого гнома.
dice-refusal-steal-from-yourself = Красть у себя нельзя. Назовите другого гнома.
dice-refusal-seat-is-out = Этот гном выбыл из игры. Назовите того, кто ещё играет.
dice-refusal-seat-has-no-valuable = В этой вагонетке нет самоцветов. Назовите гнома, у которого они есть.
dice-refusal-not-tied = В этой вагонетке самоцветов не больше всех. Выберите одного из тех, у кого их поровну и больше всех.


## Стол построчно. Заголовки стоят отдельно; списки камней и граней соединяет программа.

dice-table-day = День { $day } из { $days }
dice-table-round = Раунд { $round } из { $rounds }
dice-table-round-open = Раунд { $round }
dice-table-bag =
    { $total ->
        [0] Мешок пуст
        [one] В мешке { $total } камень, из них нестабильных: { $unstable }
        [few] В мешке { $total } камня, из них нестабильных: { $unstable }
       *[many] В мешке { $total } камней, из них нестабильных: { $unstable }
    }
dice-table-in-the-bag = В мешке
dice-table-pairs =
    { $count ->
        [0] нестабильных камней больше не добавят
        [one] добавят ещё { $count } пару нестабильных камней
        [few] добавят ещё { $count } пары нестабильных камней
       *[many] добавят ещё { $count } пар нестабильных камней
    }
dice-table-dice = Кубики
dice-table-used = Использовано
dice-table-wild =
    { $count ->
        [0] джокеров нет
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
dice-table-rolls =
    { $count ->
        [0] бесплатных перебросов нет
        [one] { $count } бесплатный переброс
        [few] { $count } бесплатных переброса
       *[many] { $count } бесплатных перебросов
    }
dice-table-drawn = Вынуто из мешка
dice-table-cart = Вагонетка
dice-table-chest = Сундук
dice-table-leader = лидер
dice-table-out = вне игры
dice-table-markers =
    { $count ->
        [0] нет жетонов переброса
        [one] { $count } жетон переброса
        [few] { $count } жетона переброса
       *[many] { $count } жетонов переброса
    }
dice-table-empty = пусто
dice-table-points = сейчас { dice-points }
dice-table-sum = за прошлые дни { dice-points }
dice-table-worth = { $move } ({ dice-points })
dice-table-odds = Вероятность, что следующий камень нестабильный: { $percent } %
dice-reroll-word = перебросить
dice-reroll-how = Чтобы перебросить часть кубиков, введите «перебросить» (или «{ $word }») и грани в любом порядке, например «{ $example }». Грани здесь: { $faces }.
dice-command-cards = грани
dice-help-cards = { $command } объясняет грани кубиков.
dice-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (вы): { dice-points }
       *[no] { $rank }. { $seat }: { dice-points }
    }
dice-table-winner =
    { $seat-you ->
        [yes] Вы побеждаете: лучше вас не копает никто!
       *[no] Побеждает { $seat }: лучше не копает никто!
    }
dice-table-shared = Общая победа! Её делят { $seats }.
