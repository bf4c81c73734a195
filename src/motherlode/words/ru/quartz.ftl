### «Кварц» по-русски.
###
### $seat и $other — имена на экране; $seat-you и $other-you равны "yes", когда читает именно этот игрок.
### Камень, карта или комбинация приходит с $crystal-slug, $card-slug, $bonus-slug и своими формами ($crystal-a, …).
### Карта, которой нет или которую читателю видеть нельзя, имеет слаг "none".
### Имена не склоняются: «у гнома { $other }», «гному { $other }». Глаголы в настоящем времени, чтобы не гадать о роде.

quartz-name = Кварц
quartz-tagline = Гномы добывают самоцветы, искушают судьбу и строят друг другу козни; кто за пять дней наживёт больше всех, тому и достанется шахта.


## Камни. Само имя — для подписей; .acc, .gen, .a и .count — для предложений.

quartz-crystal-quartz = Кварц
    .acc = кварц
    .gen = кварца
    .a = кусок кварца
    .count =
        { $count ->
            [one] { $count } кусок кварца
            [few] { $count } куска кварца
           *[many] { $count } кусков кварца
        }

quartz-crystal-amethyst = Аметист
    .acc = аметист
    .gen = аметиста
    .a = аметист
    .count =
        { $count ->
            [one] { $count } аметист
            [few] { $count } аметиста
           *[many] { $count } аметистов
        }

quartz-crystal-emerald = Изумруд
    .acc = изумруд
    .gen = изумруда
    .a = изумруд
    .count =
        { $count ->
            [one] { $count } изумруд
            [few] { $count } изумруда
           *[many] { $count } изумрудов
        }

quartz-crystal-sapphire = Сапфир
    .acc = сапфир
    .gen = сапфира
    .a = сапфир
    .count =
        { $count ->
            [one] { $count } сапфир
            [few] { $count } сапфира
           *[many] { $count } сапфиров
        }

quartz-crystal-ruby = Рубин
    .acc = рубин
    .gen = рубина
    .a = рубин
    .count =
        { $count ->
            [one] { $count } рубин
            [few] { $count } рубина
           *[many] { $count } рубинов
        }

quartz-crystal-amber = Янтарь
    .acc = янтарь
    .gen = янтаря
    .a = янтарь
    .count =
        { $count ->
            [one] { $count } янтарь
            [few] { $count } янтаря
           *[many] { $count } янтарей
        }

quartz-crystal-obsidian = Уголь
    .acc = уголь
    .gen = угля
    .a = кусок угля
    .count =
        { $count ->
            [one] { $count } кусок угля
            [few] { $count } куска угля
           *[many] { $count } кусков угля
        }


## Карты. .effect обращается к тому, у кого карта на руках; $edition — "en", "pt" или "ru".

quartz-card-here-we-go = Закатать рукава
    .effect =
        { $edition ->
            [pt] Достаньте из мешка сразу три камня: уголь тут же возвращается, все самоцветы ложатся в вашу вагонетку.
           *[en] Достаньте из мешка сразу три камня: уголь тут же возвращается, а из самоцветов оставьте себе что хотите.
        }
quartz-card-eureka = Нашёл!
    .effect = Достаньте из мешка семь камней; можете обменять самоцвет из своей вагонетки на один из попавшихся самоцветов.
quartz-card-come-closer = Самоцвет хочешь?
    .effect = Обменяйте свой самоцвет на любой самоцвет из вагонетки другого гнома.
quartz-card-out-of-my-way = С дорожжжж!
    .effect = У каждого другого гнома в шахте один случайный самоцвет возвращается в мешок.
quartz-card-what-crystal = Какой самоцвет? Где?
    .effect =
        { $edition ->
            [pt] Спрячьте на эту карту самоцвет из своей вагонетки: до конца дня ему не страшны ни карты, ни скандал.
           *[en] Можете спрятать на эту карту самоцвет из своей вагонетки: до конца дня ему не страшны ни карты, ни скандал.
        }
quartz-card-gimme-a-hand = Ну-ка, подсоби
    .effect = Другой гном достаёт из мешка два камня; один из них можете забрать вы, остальное остаётся ему.
quartz-card-not-yours = Разве это твоё?
    .effect = Заберите любые два самоцвета из вагонетки другого гнома.
quartz-card-not-mine = Это не моё!
    .effect = Подкиньте кусок угля из своей вагонетки другому гному.
quartz-card-not-mine-either = И не моё тоже!
    .effect =
        { $edition ->
            [pt] Когда вам подкидывают уголь, перекиньте его гному, у которого он ещё не побывал, а если таких нет — в мешок.
           *[en] Когда вам подкидывают уголь, перекиньте его кому угодно, кроме дарителя, а если больше некому — в мешок.
        }
quartz-card-thievery = Держи вора!
    .effect =
        { $thievery ->
            [must] Когда против вас играют «{ quartz-card-not-yours }», вы ничего не теряете и обязаны взять самоцвет у самого вора, если он у него есть.
           *[may] Когда против вас играют «{ quartz-card-not-yours }», вы ничего не теряете и можете взять самоцвет у самого вора.
        }
quartz-card-on-my-break = Перерыв
    .effect = Когда против вас играют «{ quartz-card-gimme-a-hand }», отдыхайте дальше: никто ничего не достаёт.
quartz-card-none = нет карты
    .effect = Здесь нет карты.


## Части предложений: одни монеты ($coins) и награда за стойкость из $card и $coins. .acc — винительный падеж.

quartz-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
quartz-bravery-bonus =
    { $card-slug ->
        [none]
            { $coins ->
                [0] пустое место
               *[other] { quartz-coins }
            }
       *[other]
            { $coins ->
                [0] карта «{ $card }»
               *[other] карта «{ $card }» и { quartz-coins }
            }
    }
    .acc =
        { $card-slug ->
            [none]
                { $coins ->
                    [0] пустое место
                   *[other] { quartz-coins.acc }
                }
           *[other]
                { $coins ->
                    [0] карту «{ $card }»
                   *[other] карту «{ $card }» и { quartz-coins.acc }
                }
        }


## Комбинации при продаже

quartz-bonus-none = без комбинации
quartz-bonus-three = три одного вида
quartz-bonus-four = четыре одного вида
quartz-bonus-five = пять разных видов
quartz-bonus-six = все шесть видов


## События

quartz-event-mined =
    { $seat-you ->
        [yes] Вы добываете { $crystal-a }.
       *[no] { $seat } добывает { $crystal-a }.
    }
quartz-event-left =
    { $seat-you ->
        [yes] Вы выбираетесь из шахты.
       *[no] { $seat } выбирается из шахты.
    }
quartz-event-took-bonus =
    { $seat-you ->
        [yes] Вы забираете награду за стойкость: { quartz-bravery-bonus.acc }.
       *[no] { $seat } забирает награду за стойкость: { quartz-bravery-bonus.acc }.
    }
quartz-event-burnt-bonus = Награда за стойкость сгорает: { quartz-bravery-bonus }.
quartz-event-accident =
    { $seat-you ->
        [yes] Скандал! Вы теряете всё, что в вагонетке, и вылетаете из шахты до конца дня.
       *[no] Скандал! { $seat } теряет всё, что в вагонетке, и вылетает из шахты до конца дня.
    }
quartz-event-took-token =
    { $seat-you ->
        [yes] Вы получаете жетон опыта.
       *[no] { $seat } получает жетон опыта.
    }
quartz-event-used-token =
    { $seat-you ->
        [yes] Вы тратите жетон опыта: кусок угля возвращается в мешок.
       *[no] { $seat } тратит жетон опыта: кусок угля возвращается в мешок.
    }
quartz-event-played =
    { $seat-you ->
        [yes] Вы играете карту «{ $card }».
       *[no] { $seat } играет карту «{ $card }».
    }
quartz-event-aimed =
    { $seat-you ->
        [yes] Вы выбираете гнома { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } выбирает вас.
               *[no] { $seat } выбирает гнома { $other }.
            }
    }
quartz-event-reacted =
    { $seat-you ->
        [yes] Вы отвечаете картой «{ $card }».
       *[no] { $seat } отвечает картой «{ $card }».
    }
quartz-event-allowed =
    { $seat-you ->
        [yes] Вы не сопротивляетесь.
       *[no] { $seat } не сопротивляется.
    }
quartz-event-drew =
    { $seat-you ->
        [yes] Вы достаёте из мешка { $crystal-count }.
       *[no] { $seat } достаёт из мешка { $crystal-count }.
    }
quartz-event-returned =
    { $seat-you ->
        [yes] Вы возвращаете в мешок { $crystal-count }.
       *[no] { $seat } возвращает в мешок { $crystal-count }.
    }
quartz-event-loaded =
    { $seat-you ->
        [yes] Вы кладёте в свою вагонетку { $crystal-count }.
       *[no] { $seat } кладёт в вагонетку { $crystal-count }.
    }
quartz-event-put-back =
    { $seat-you ->
        [yes] Взамен вы возвращаете в мешок { $crystal-a }.
       *[no] Взамен { $seat } возвращает в мешок { $crystal-a }.
    }
quartz-event-gave =
    { $seat-you ->
        [yes] Вы отдаёте { $crystal-a } гному { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } отдаёт вам { $crystal-a }.
               *[no] { $seat } отдаёт { $crystal-a } гному { $other }.
            }
    }
quartz-event-took =
    { $seat-you ->
        [yes] Вы забираете { $crystal-a } у гнома { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } забирает у вас { $crystal-a }.
               *[no] { $seat } забирает { $crystal-a } у гнома { $other }.
            }
    }
quartz-event-declined =
    { $seat-you ->
        [yes] Вы упускаете случай.
       *[no] { $seat } упускает случай.
    }
quartz-event-lost =
    { $seat-you ->
        [yes] Вы теряете { $crystal-a }: обратно в мешок!
       *[no] { $seat } теряет { $crystal-a }: обратно в мешок!
    }
quartz-event-hid =
    { $seat-you ->
        [yes] Вы прячете { $crystal-a }: до конца дня его никто не тронет.
       *[no] { $seat } прячет { $crystal-a }: до конца дня его никто не тронет.
    }
quartz-event-got-obsidian =
    { $seat-you ->
        [yes] Уголь достаётся вам.
       *[no] Уголь достаётся гному { $seat }.
    }
quartz-event-obsidian-to-bag =
    { $seat-you ->
        [yes] Вы отправляете уголь обратно в мешок.
       *[no] { $seat } отправляет уголь обратно в мешок.
    }
quartz-event-day-ended =
    { $seat-you ->
        [yes] В шахте остаётесь только вы: день { $day } подходит к концу.
       *[no] В шахте остаётся только { $seat }: день { $day } подходит к концу.
    }
quartz-event-forfeited =
    { $seat-you ->
        [yes] Вы копаете дальше, и награда за стойкость пропадает: { quartz-bravery-bonus }.
       *[no] { $seat } копает дальше, и награда за стойкость пропадает: { quartz-bravery-bonus }.
    }
quartz-event-stopped =
    { $seat-you ->
        [yes] Вы откладываете кирку.
       *[no] { $seat } откладывает кирку.
    }
quartz-event-stored =
    { $seat-you ->
        [yes] Вы убираете в свой сундук { $crystal-a }.
       *[no] { $seat } убирает в сундук { $crystal-a }.
    }
quartz-event-sold =
    { $bonus-slug ->
        [none]
            { $seat-you ->
                [yes] Вы продаёте самоцветы за { quartz-coins.acc }.
               *[no] { $seat } продаёт самоцветы за { quartz-coins.acc }.
            }
       *[other]
            { $seat-you ->
                [yes] Вы продаёте самоцветы за { quartz-coins.acc }, комбинация — { $bonus }.
               *[no] { $seat } продаёт самоцветы за { quartz-coins.acc }, комбинация — { $bonus }.
            }
    }
quartz-event-day-began =
    { $seat-you ->
        [yes] Наступает день { $day }. Начинаете вы.
       *[no] Наступает день { $day }. Начинает { $seat }.
    }
quartz-event-drew-card =
    { $card-slug ->
        [none]
            { $seat-you ->
                [yes] Вы берёте карту из колоды.
               *[no] { $seat } берёт карту из колоды.
            }
       *[other]
            { $seat-you ->
                [yes] Вы берёте из колоды карту «{ $card }».
               *[no] { $seat } берёт из колоды карту «{ $card }».
            }
    }
quartz-event-reshuffled = Сброс перемешивается и становится новой колодой.
quartz-event-laid-bonus = Новая награда за стойкость: { quartz-bravery-bonus }.
    .item = { quartz-table-bravery-space }
    .together = { quartz-table-bravery }: { $items }.
quartz-event-sold-cards =
    { $coins ->
        [0]
            { $seat-you ->
                [yes] Ваши карты не приносят ни монеты.
               *[no] Карты гнома { $seat } не приносят ни монеты.
            }
       *[other]
            { $seat-you ->
                [yes] Вы продаёте карты с руки за { quartz-coins.acc }.
               *[no] { $seat } продаёт карты с руки за { quartz-coins.acc }.
            }
    }
quartz-event-sold-token =
    { $seat-you ->
        [yes] Вы продаёте жетон опыта за { quartz-coins.acc }.
       *[no] { $seat } продаёт жетон опыта за { quartz-coins.acc }.
    }
quartz-event-game-over = Игра окончена: пора считать монеты.


## Вопросы: тому, кого спрашивают, а остальным — строка ожидания, которая не выдаёт ничего скрытого.
## $card — разыгрываемая карта, $card-slug — её слаг или "none", $left — сколько ещё осталось.

quartz-question-turn =
    { $seat-you ->
        [yes] Ваш ход: копать, сыграть карту или выбираться?
       *[no] Ходит { $seat }.
    }
quartz-question-token =
    { $seat-you ->
        [yes] Второй кусок угля! Потратите жетон опыта?
       *[no] { $seat } решает, тратить ли жетон опыта на второй кусок угля.
    }
quartz-question-target =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [come-closer] С кем меняетесь?
                [gimme-a-hand] Кто вам подсобит?
                [not-yours] У кого забираете?
                [not-mine] Кому достанется уголь?
                [not-mine-either] Кому достанется уголь?
               *[other] Кого выбираете?
            }
       *[no]
            { $card-slug ->
                [come-closer] { $seat } выбирает, с кем меняться.
                [gimme-a-hand] { $seat } выбирает, кто подсобит.
                [not-yours] { $seat } выбирает, кого обокрасть.
                [not-mine] { $seat } выбирает, кому достанется уголь.
                [not-mine-either] { $seat } выбирает, кому достанется уголь.
               *[other] { $seat } выбирает гнома.
            }
    }
quartz-question-react =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [gimme-a-hand] { $other } просит вас достать два камня. Что ответите?
                [not-yours] { $other } лезет в вашу вагонетку. Что ответите?
                [not-mine] { $other } подкидывает вам уголь. Что ответите?
                [not-mine-either] { $other } подкидывает вам уголь. Что ответите?
               *[other] { $other } играет против вас карту «{ $card }». Что ответите?
            }
       *[no] { $seat } решает, чем ответить на карту «{ $card }».
    }
quartz-question-hide =
    { $seat-you ->
        [yes] Какой самоцвет прячете?
       *[no] { $seat } присматривает, что бы спрятать.
    }
quartz-question-take =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Какой из этих самоцветов вам нужен?
                [come-closer] Что возьмёте из вагонетки гнома { $other }?
                [gimme-a-hand] { $other } копает для вас. Что возьмёте?
                [not-yours]
                    { $left ->
                        [one] Что заберёте из вагонетки гнома { $other }? Ещё { $left } самоцвет.
                        [few] Что заберёте из вагонетки гнома { $other }? Ещё { $left } самоцвета.
                       *[many] Что заберёте из вагонетки гнома { $other }? Ещё { $left } самоцветов.
                    }
                [thievery] Что возьмёте в ответ из вагонетки гнома { $other }?
               *[other] Что возьмёте?
            }
       *[no] { $seat } выбирает, что взять.
    }
quartz-question-give =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Какой самоцвет вернёте за него в мешок?
                [come-closer] Что отдадите гному { $other }?
               *[other] Что отдадите?
            }
       *[no] { $seat } выбирает, что отдать.
    }
quartz-question-keep =
    { $seat-you ->
        [yes] Вернёте что-нибудь или оставите себе?
       *[no] { $seat } выбирает, что оставить.
    }
quartz-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Что уберёте в сундук? Места на { $left } самоцвет, остальное пойдёт на продажу.
                [few] Что уберёте в сундук? Места на { $left } самоцвета, остальное пойдёт на продажу.
               *[many] Что уберёте в сундук? Места на { $left } самоцветов, остальное пойдёт на продажу.
            }
       *[no] { $seat } выбирает, что убрать в сундук, а что продать.
    }
quartz-question-thrill =
    { $seat-you ->
        [yes] В шахте остались только вы. Забрать награду за стойкость или отказаться от неё и копать дальше?
       *[no] В шахте остаётся только { $seat }: можно отказаться от награды за стойкость и копать дальше.
    }
quartz-question-dig =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Копать дальше или хватит? Можно достать ещё { $left } камень.
                [few] Копать дальше или хватит? Можно достать ещё { $left } камня.
               *[many] Копать дальше или хватит? Можно достать ещё { $left } камней.
            }
       *[no] { $seat } решает, копать ли дальше.
    }


## Ходы: подписи для кнопок и списков

quartz-move-mine = Копать
quartz-move-leave = Выбираться из шахты
quartz-move-play = Сыграть «{ $card }»
quartz-move-use-token = Потратить жетон
quartz-move-accept = Пусть будет скандал
quartz-move-seat =
    { $other-you ->
        [yes] Вы
       *[no] { $other }
    }
quartz-move-react = Ответить картой «{ $card }»
quartz-move-allow = Не сопротивляться
quartz-move-hide = Спрятать { $crystal-a }
quartz-move-decline = Нет, спасибо
quartz-move-take = Взять { $crystal-a }
quartz-move-give = Отдать { $crystal-a }
quartz-move-return = Вернуть { $crystal-a }
quartz-move-done = Готово
quartz-move-store = Убрать в сундук { $crystal-a }
quartz-move-take-bonus = Забрать награду
quartz-move-forfeit = Отказаться от награды и копать дальше
quartz-move-dig = Копать дальше
quartz-move-stop = Хватит


## Отказы: что не так и как надо. $move — подпись отклонённого хода.

quartz-refusal-game-is-over = Игра окончена, решать больше нечего. Начните новую.
quartz-refusal-not-asked = Сейчас спрашивают не вас. Подождите, пока вопрос дойдёт до вас.
quartz-refusal-other-question = { $move }: это не ответ на заданный вам вопрос. Выберите один из предложенных ходов.
quartz-refusal-bag-is-empty = Мешок пуст, доставать нечего. Выберите ход, для которого мешок не нужен.
quartz-refusal-card-not-in-hand = Этой карты у вас на руке нет. Сыграйте ту, что есть.
quartz-refusal-no-valuable-on-cart = Для этой карты нужен самоцвет в вашей вагонетке, а его там нет. Сначала добудьте хоть один.
quartz-refusal-nobody-has-a-valuable = Ни у кого из других гномов в шахте нет самоцветов в вагонетке, так что карта ничего не даст. Приберегите её.
quartz-refusal-no-obsidian-on-cart = В вашей вагонетке нет угля, избавляться не от чего. Приберегите до случая.
quartz-refusal-no-token = У вас нет жетона опыта. Его дают за скандал.
quartz-refusal-yourself = Выбрать себя нельзя. Назовите другого гнома в шахте.
quartz-refusal-seat-not-inside = Этого гнома нет в шахте. Назовите того, кто внутри.
quartz-refusal-seat-has-no-valuable = В этой вагонетке нет самоцветов. Назовите гнома, у которого они есть.
quartz-refusal-seat-gave-it = Этот гном только что подкинул вам уголь. Отправьте его кому-нибудь другому.
quartz-refusal-seat-held-it = У этого гнома уголь уже побывал. Отправьте его тому, у кого ещё не был.
quartz-refusal-no-reaction-in-hand = У вас нет карты для ответа. Остаётся не сопротивляться.
quartz-refusal-crystal-not-there = Такого камня здесь нет. Назовите тот, что есть.
quartz-refusal-must-choose = Здесь отказаться нельзя. Выберите один из самоцветов.
quartz-refusal-must-take = За этим столом по карте «{ quartz-card-thievery }» обязательно что-то забирают. Выберите один из самоцветов.


## Стол построчно. Заголовки стоят отдельно; списки камней и карт соединяет программа.

quartz-table-day = День { $day } из { $days }
quartz-table-bag =
    { $total ->
        [0] Мешок пуст
        [one] В мешке { $total } камень, из них угля: { $obsidian }
        [few] В мешке { $total } камня, из них угля: { $obsidian }
       *[many] В мешке { $total } камней, из них угля: { $obsidian }
    }
quartz-table-in-the-bag = В мешке
quartz-table-deck = Карт в колоде: { $deck }; в сбросе: { $discard }
quartz-table-bravery = Награды за стойкость
quartz-table-bravery-space = { quartz-bravery-bonus }
quartz-table-bravery-empty = больше нет
quartz-table-cart = Вагонетка
quartz-table-your-cart = Ваша вагонетка
quartz-table-your-haul = Ваша добыча
quartz-table-chest = Сундук
quartz-table-hidden = Спрятано
quartz-table-hand = Ваши карты
quartz-table-cards =
    { $count ->
        [0] на руке нет карт
        [one] на руке { $count } карта
        [few] на руке { $count } карты
       *[many] на руке { $count } карт
    }
quartz-table-known =
    { $seat-you ->
        [yes] Все знают, что у вас на руке
       *[no] Все знают, что на руке у гнома { $seat }
    }
quartz-table-card =
    { $count ->
        [1] «{ $card }»
       *[other] «{ $card }» × { $count }
    }
quartz-table-price = В конце игры за неё дадут { quartz-coins.acc } ({ reconstructed }).
quartz-table-complete = { $move }: кого выбираете?
quartz-table-worth = { $move } ({ quartz-coins })
quartz-table-sale =
    { $bonus-slug ->
        [none] Если продать всё сейчас, выйдет { quartz-coins }.
       *[other] Если продать всё сейчас, выйдет { quartz-coins }, комбинация — { $bonus }.
    }
quartz-table-token = жетон опыта
quartz-table-inside = в шахте
quartz-table-outside = снаружи
quartz-table-empty = пусто
quartz-table-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
quartz-table-odds = Угля в мешке: { $obsidian } из { $total }, то есть { $percent } % на следующий камень.
quartz-table-odds-first = Для вашей вагонетки это был бы первый кусок: пока не страшно.
quartz-table-odds-accident = Для вашей вагонетки это был бы второй кусок: скандал, и прощай добыча.
quartz-table-odds-token = Для вашей вагонетки это был бы второй кусок, но её может спасти жетон опыта.
quartz-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (вы): { quartz-coins }
       *[no] { $rank }. { $seat }: { quartz-coins }
    }
quartz-table-winner =
    { $seat-you ->
        [yes] Вы побеждаете: шахта ваша!
       *[no] Побеждает { $seat }: у шахты новый хозяин!
    }
quartz-table-shared = Общая победа! Шахту делят { $seats }.
quartz-accidents-per-day = Скандалов за день


## Для тренера

quartz-coach-amount =
    { $amount ->
        [one] { $number } монета
        [few] { $number } монеты
        [many] { $number } монет
       *[other] { $number } монеты
    }
quartz-coach-stake = Если продать всё сейчас: { $amount }.
