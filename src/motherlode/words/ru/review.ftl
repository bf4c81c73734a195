### Разбор партии в браузере, по-русски. Что есть и в отчёте, то в coach.ftl.


## Пока разбор готовится, и когда его не будет

page-review-working = Тренер просматривает все ходы. Партию можно смотреть уже сейчас.
page-review-progress = Ходов просмотрено: { $done } из { $of }
page-review-line =
    { $count ->
        [one] Сначала тренер закончит ещё { $count } партию.
        [few] Сначала тренер закончит ещё { $count } партии.
       *[many] Сначала тренер закончит ещё { $count } партий.
    }
page-review-not-over = Эта партия ещё не окончена
page-review-not-over-how = Всё в партии открывается, когда она окончена. Зайдите позже.
page-review-to-table = К столу
page-review-none = Такой партии нет
page-review-none-how = Возможно, ссылка обрезана или ведёт на другой сервер.
page-review-not-there = Партию показать нельзя


## Моменты

page-review-moment =
    { $move ->
        [0] Раздача
       *[other] Ход { $move }
    }
page-review-at =
    { $move ->
        [0] Раздача
       *[other] Ход { $move } из { $moves }
    }
page-review-steps = По ходам партии
page-review-first = К раздаче
page-review-back = На ход назад
page-review-forward = На ход вперёд
page-review-last = К концу
page-review-eyes = Чьими глазами
page-review-share = Скопировать ссылку на этот момент
page-review-over-here = Здесь партия уже окончена.


## График и итоги

page-review-graph-how = По линиям можно идти указателем или стрелками на клавиатуре; маленькие треугольники — переломы.
page-review-perhaps = Такого, в чём нет сомнений, не нашлось. Ближе всего к этому: { $text }
page-review-table = Числа таблицей
page-review-what-is-this = Что значат эти числа?
page-review-playouts =
    { $count ->
        [one] За каждой оценкой стоит не меньше чем { $count } партия, доигранная до конца.
        [few] За каждой оценкой стоит не меньше чем { $count } партии, доигранные до конца.
       *[many] За каждой оценкой стоит не меньше чем { $count } партий, доигранных до конца.
    }
page-review-slips =
    Решений: { $decisions }. { $slips ->
        [0] Явных ошибок нет
       *[other] Явных ошибок: { $slips }
    }


## Один ход

page-review-coach = Тренер
page-review-no-luck = Жребий был, но отличить его влияние от шума нельзя.
page-review-nothing-drawn = Жребия и бросков не было.
page-review-as-good = Явной ошибки нет. Тренер выбрал бы: { $move }.
page-review-same = Тренер выбрал бы то же самое.
page-review-made = было выбрано


## Доиграть

page-review-play-on = Доиграть отсюда
page-review-play-on-how = Новый стол, на котором всё как было, против ботов. А вы бы решили так же?
page-review-from = Начать
page-review-before = перед ходом { $move }
page-review-after = после хода { $move }
page-review-you-are = Вы играете за
page-review-bots = Остальные
page-review-play = Играть


## Честный жребий

page-review-fair = Был ли жребий честным?
page-review-fair-how = Сервер связал себя всем жребием ещё до начала партии. Теперь, когда она окончена, всё можно вычислить заново.
page-review-fair-how-here = Эта страница связала себя со всеми жребиями до начала партии. Теперь партия окончена, и всё можно вычислить заново — здесь или командой «motherlode verify».
page-review-verify = Проверить жребий
page-review-verifying = Весь жребий вычисляется заново…
page-review-verify-yourself = Верить нам на слово не нужно. Скачайте партию и проверьте сами:


## Файлы

page-review-open = Открыть файл партии
page-review-open-how = Файл .mine отсюда или из терминала: посмотрите каждый ход и узнайте, что о нём думает тренер.
