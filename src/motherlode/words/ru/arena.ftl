### Турниры ботов, по-русски.

arena-heading =
    { $deals ->
        [one] { $game }: игроков: { $seats }, партий: { $games }, { $deals } раздача, начиная с номера { $seed }
        [few] { $game }: игроков: { $seats }, партий: { $games }, { $deals } раздачи, начиная с номера { $seed }
       *[many] { $game }: игроков: { $seats }, партий: { $games }, { $deals } раздач, начиная с номера { $seed }
    }
arena-bot = Бот
arena-rating = Рейтинг
arena-share = Победы
arena-fair = Поровну
arena-place = Место
arena-score = Очки
arena-thinking = На решение
arena-longest = Дольше всего
arena-seats = Мест
arena-failed = сбой
arena-interval = { $value } ({ $low } … { $high })
arena-seconds = { $number } с
arena-milliseconds = { $number } мс
arena-rating-note = Рейтинг — в очках Эло, по местам за каждым столом: кто на 400 выше, тот оказывается впереди в десять раз чаще, чем позади.
arena-anchor-random = У бота «random» — 0.
arena-anchor-mean = Среднее — 0.
arena-share-note = Доля побед считается на каждое место за столом, которое занимал бот; разделённая победа считается частью. Поровну — это доля места, когда все играют одинаково.
arena-trial-note = В скобках — интервалы на 95 %. Все составы играют одни и те же раздачи со всех мест; раздача — одно испытание, сколько бы партий с ней ни сыграли.
arena-settled =
    { $games ->
        [one] Остановлено: сыграна { $games } партия из { $wanted }, этого достаточно.
        [few] Остановлено: сыграны { $games } партии из { $wanted }, этого достаточно.
       *[many] Остановлено: сыграно { $games } партий из { $wanted }, этого достаточно.
    }
arena-interrupted =
    { $games ->
        [one] Остановлено: сыграна { $games } партия из { $wanted }. Та же команда продолжит с этого места.
        [few] Остановлено: сыграны { $games } партии из { $wanted }. Та же команда продолжит с этого места.
       *[many] Остановлено: сыграно { $games } партий из { $wanted }. Та же команда продолжит с этого места.
    }
arena-failure = У бота { $bot } сбой: он { $what } ({ $place }).
arena-failed-note = Бот, у которого случился сбой, больше не играет и места в таблице не получает; партия со сбоем никому не засчитывается.
arena-kept = Всё лежит в { $folder }; смотреть здесь: { $page }.

arena-title = { $game }: турнир, участвуют { $bots }
arena-standings = Таблица
arena-charts = Графики
arena-failures = Что пошло не так
arena-fact-game = Игра
arena-fact-players = Игроков
arena-fact-games = Партий
arena-fact-deals = Раздач
arena-fact-line-ups = Составов
arena-fact-seed = Первая раздача
arena-fact-rules = Версия правил
arena-fact-options = Параметры
arena-chart-ratings = Рейтинги
arena-chart-shares = Доли побед
arena-chart-course = Доли побед по ходу турнира
arena-chart-thinking = Время на решение
arena-axis-points = очки Эло
arena-axis-share = доля побед
arena-axis-games = партии
arena-axis-thinking = среднее время, логарифмическая шкала
arena-fair-line = Штриховая линия — доля поровну, { $share }.
arena-course-note = Вокруг каждой линии — её интервал на 95 % к этому моменту. Штриховая линия — доля поровну.
arena-failure-bot = Бот
arena-failure-game = Партия
arena-failure-what = Что случилось
arena-failure-detail = Его последние слова
arena-failure-place = раздача { $seed }, круг { $turn }, перед ходом { $move }
arena-fault-unstarted = не запустился
arena-fault-crashed = закончил работу или закрыл вывод
arena-fault-hung = не ответил вовремя
arena-fault-illegal = выбрал недопустимый ход
arena-fault-garbled = дал нечитаемый ответ

## В командной строке

cli-arena = провести турнир ботов: кто сильнее и насколько это точно
    .about =
        Проводит турнир ботов. Все составы играют одни и те же раздачи со всех мест, так что
        удача у всех одна. Если ботов столько же, сколько мест, состав один; если больше —
        все выборки; если меньше — каждый играет один против стола из каждого другого.
        Все партии сохраняются: та же команда продолжит с того места, где остановились.
        Если программа не запускается, турнир останавливается до первой партии. Если сбой
        случается позже (программа завершилась, не ответила вовремя, дала недопустимый или
        нечитаемый ответ), она больше не играет и места не получает. Код выхода: 0 — всё
        хорошо, 1 — у бота сбой, 2 — турнир не удалось начать, 130 — турнир прерван.
    .examples =
        motherlode arena quartz --bots search:200ms,greedy*3 --games 400
        motherlode arena dice --players 3 --bots greedy,greedy~25%,random --sure
        motherlode arena quartz --bots greedy*3 --bot "мой=python my_bot.py" --time-limit 2s
        motherlode arena quarry --bots search:500,random --within 2% --out мой-турнир
cli-league-bots = кто играет: greedy, random, search:200ms (время на ход), search:2000 (доигрываний), greedy~25% (промахи), greedy*3 (трое таких)
cli-outside = своя программа, которая играет, — командой, которая её запускает; можно несколько
cli-time-limit = сколько такой программе думать над ходом (обычно 5s)
cli-league-games = сколько партий самое большее, целыми раздачами (обычно 400)
cli-sure = остановиться, когда порядок всех соседей в таблице ясен
cli-within = остановиться, когда каждая доля побед известна с такой точностью, например 2%
cli-out = папка для партий, таблицы и страницы (обычно названа по турниру)
cli-league-device = где играть: cpu (эта машина, обычно так) или cluster
