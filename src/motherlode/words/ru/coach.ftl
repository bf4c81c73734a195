### Что говорит тренер, по-русски. Вероятности, суммы и ходы приходят готовым текстом; $amount нужен для множественного числа.


## Суммы: монеты или очки, со знаком там, где он важен

coach-amount =
    { $amount ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }


## Вероятности

coach-next =
    { $kind ->
        [crystal] Следующий камень
        [card] Следующая карта
       *[other] Следующая фишка
    }
coach-danger-accident = Скандал не позже чем на 1-м, 2-м, … 6-м вашем камне
coach-danger-unstable = Нестабильный камень не позже 1-го, 2-го, … 6-го
coach-danger-elimination = Слишком много нестабильных не позже 1-го, 2-го, … 6-го камня
coach-danger-gold = Золото не позже 1-й, 2-й, … 6-й карты колоды
coach-danger-unaided = То же без вашего жетона
coach-stake = Если бы игра кончилась сейчас: { $amount }.
coach-uses = После этого броска можно будет использовать


## Ходы

coach-moves = Вероятность победы для каждого хода, если доиграть до конца
coach-move = { $move }: { $win } ± { $margin }
coach-gain = в среднем { $amount }
coach-risk-accident = скандал { $chance }
coach-risk-elimination = слишком много нестабильных { $chance }
coach-risk-gold = золото { $chance }
coach-assumes-no-reaction = если никто не ответит
coach-assumes-even-votes = если остальные голосуют за что угодно с равной вероятностью
coach-more-moves =
    { $count ->
        [one] … и ещё { $count } ход.
        [few] … и ещё { $count } хода.
       *[many] … и ещё { $count } ходов.
    }
coach-best = Лучший ход: { $move }. { $why }


## Почему: о лучшем ходе

coach-why-only = Других ходов нет.
coach-why-even = Явной разницы со следующим ходом нет: { $other }.
coach-why-more = Он выигрывает на { $chance } партий больше, чем следующий: { $other }.
coach-why-quartz-token-saves = Жетон спасает добычу: { $gain }.
coach-why-quartz-little-to-save = Спасать почти нечего: { $gain }. Жетон ещё пригодится.
coach-why-quartz-rid-of-it = Уголь уйдёт из вагонетки; иначе следующий камень — скандал с вероятностью { $chance }.
coach-why-quartz-too-risky = Следующий камень — скандал с вероятностью { $chance }, а на кону { $loss }.
coach-why-quartz-bonus-now = Награда за стойкость, сразу и наверняка: { $gain }.
coach-why-quartz-haul-safe = Снаружи добыча в безопасности: { $gain }.
coach-why-quartz-behind = Отставание от лидера: { $loss }. Поэтому приходится рисковать: скандал с вероятностью { $chance }.
coach-why-quartz-worth-the-risk = Скандал возможен с вероятностью { $chance }, но в среднем камень приносит больше: { $gain }.
coach-why-quartz-no-danger = Этот камень скандалом не грозит, а в среднем приносит { $gain }.
coach-why-quartz-card-brings = Карта приносит в среднем больше, чем камень: { $gain }.
coach-why-quartz-sell-now = Если продать сегодня, выручка такая: { $gain }.
coach-why-quartz-store-for-later = Сегодня это стоит { $loss }, но в другой день окупится.
coach-why-dice-reroll-for = С вероятностью { $chance } можно будет использовать { $faces } или больше.
coach-why-dice-dice-are-good = Кубики хороши и так.
coach-why-dice-eliminated = Если тянуть ещё, нестабильных станет слишком много с вероятностью { $chance }.
coach-why-dice-crystals-cost = Тянуть дальше в среднем убыточно: { $loss }.
coach-why-dice-crystals-bring = Камни в среднем приносят { $gain }.
coach-why-quarry-lone-tunnel = Туннель стоит { $gain }, а вероятность его получить, если остальные голосуют как попало, { $chance }: этого достаточно.
coach-why-quarry-sure-card = Карту из колоды никто не оспорит, и в среднем она стоит { $gain }.
coach-why-quarry-too-dear = Любое действие сейчас убыточно; наименьший убыток: { $loss }.
coach-why-quarry-action-brings = Приносит больше, чем стоит: { $gain }.


## Разбор партии

review-looking = Разбираем
review-title = { $game }: разбор партии
review-heading = { $game }: разбор партии. Каждая оценка — это розыгрыши до конца, не меньше { $playouts }.
review-player = Игрок
review-score = Счёт
review-luck = Удача
review-loss = Потеряно решениями
review-decisions = Решений
review-slips = Явных ошибок
review-chances = Вероятности победы
review-chance = Вероятность победы
review-move = Ход
review-sums = Удача и решения
review-best-move = Лучший ход
review-worst-move = Самый дорогой ход
review-escapes = Были на волосок
review-highlights = Главное
review-turning-points = Переломы
review-every-move = Все ходы
review-what = Что произошло
review-change = { $seat }: { $before } → { $after }
review-right = Лучший ход, впереди следующего на { $lead }.
review-better = Лучше было: { $move } (+{ $loss } ± { $margin }).
review-none = нет
review-about-chances = Как часто выигрывает каждое место, если все доигрывают по простому правилу, со всем, что было на столе на самом деле, включая скрытые карты.
review-about-luck = Удача — это то, что сделал случай: вероятность победы после каждого жребия минус то, что ход обещал до него. В процентах одной победы, в сумме за партию.
review-about-loss = Решение оценивается по тому, что место могло знать. Потеря есть, только если лучший известный ход лучше больше чем на три стандартные ошибки.
review-written = Страница в файле { $file }.


## Команды и что для них вводят

command-hint = совет
help-hint = { $command } показывает вероятности и что сделал бы тренер, зная только то, что знаете вы.
cli-advise = спросить тренера, как ходить в сохранённой партии
    .about =
        Тренер смотрит на сохранённую партию (файл .mine) глазами того, кого спрашивают,
        и называет точные вероятности, как часто выигрывает каждый ход, и одной фразой —
        почему.
    .examples =
        motherlode advise вечер.mine --move 12 # после хода 12, для того, кого спрашивают
        motherlode advise вечер.mine --move 12 --seat 2 --time 5s # думать пять секунд
        motherlode advise вечер.mine --move 12 --time 20000 # заданное число розыгрышей
cli-review = разобрать оконченную партию: шансы, удача и решения
    .about =
        Разбирает оконченную партию (файл .mine): шансы каждого ход за ходом, что сделала
        удача и чего стоили решения, когда были на волосок, лучший ход и самый дорогой.
        Занимает минуту-другую.
    .examples =
        motherlode review вечер.mine
        motherlode review вечер.mine --html вечер.html # страница с графиками
        motherlode review вечер.mine --playouts 500 # быстрее, но грубее
cli-advise-move = после этого хода (обычно после последнего)
cli-advise-seat = кому нужен совет (обычно тому, кого спрашивают)
cli-time = сколько думать: 1s (обычно), 200ms или число розыгрышей
cli-html = записать разбор страницей в этот файл
cli-json = записать разбор данными в этот файл; «-» — стандартный вывод вместо слов
cli-playouts = сколько раз всё разыгрывать (обычно 2000)


## На странице

page-coach-thinks = Тренер думает…
page-coach-prepares = Тренер ещё компилируется — это бывает один раз, на новом сервере. Он ответит сам, как только сможет.
page-coach-own = Сервер занят, поэтому это посчитал ваш браузер — без точных вероятностей.
page-play-advised = Так и сыграть
