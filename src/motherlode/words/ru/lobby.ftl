### Зал на странице, по-русски.


## Против ботов

page-games = Во что играем?
page-range = Игроков: от { $fewest } до { $most }
page-lobby-learn = Научиться за пять минут
page-lobby-rules = Правила
page-players = Игроков
page-bots = Против ботов
page-level = Насколько они сильны?
page-play = Играть
page-play-against =
    { $count ->
        [one] Вы против { $count } бота. Начинаем сразу.
       *[other] Вы против { $count } ботов. Начинаем сразу.
    }
page-level-apprentice = { $level }: очень легко
page-level-digger = { $level }: легко
page-level-miner = { $level }: средне
page-level-foreman = { $level }: трудно
page-level-master = { $level }: очень трудно
page-level-random = Играет наугад.
page-level-greedy = Играет по простым правилам и не думает вперёд.
page-level-slips = Играет по простым правилам, но { $share } ходов делает наугад.
page-level-search-quick =
    { $playouts ->
        [few] Думает вперёд: перед ходом мысленно доигрывает партию { $playouts } раза, зная только то, что видит.
       *[other] Думает вперёд: перед ходом мысленно доигрывает партию { $playouts } раз, зная только то, что видит.
    }
page-level-search =
    { $playouts ->
        [few] Думает вперёд: перед ходом, около { $seconds } с, мысленно доигрывает партию { $playouts } раза, зная только то, что видит.
       *[other] Думает вперёд: перед ходом, около { $seconds } с, мысленно доигрывает партию { $playouts } раз, зная только то, что видит.
    }
page-level-against-usual = За столами на четверых обходит соперника «{ $level }» в { $share } партий (сила { $rating } ± { $sure }).
page-level-against-random = За столами на четверых обходит играющего наугад в { $share } партий (сила { $rating } ± { $sure }).
page-level-unmeasured = Его силу в этой игре ещё никто не измерял.


## С друзьями

page-friends = С друзьями
page-friends-how = Создайте стол и разошлите ссылку. Или передавайте один экран по кругу.
page-seat = Место { $number }
page-place-here = тоже за этим экраном
page-place-open = свободно, по ссылке
page-place-bot = бот: { $level }
page-public = Стол виден всем в зале
page-odds = Можно спрашивать тренера
page-more = Настройки
page-lobby-house-on = Некоторые числа изменены. Стол скажет об этом всем.
page-create = Создать стол


## Столы

page-join = Сесть за стол
page-code = Код стола
page-go = Вперёд
page-live = Столы прямо сейчас
page-live-none = Сейчас на виду никто не играет. Создайте стол — и начните сами.
page-take-seat = Занять место
page-mine = Ваши игры
page-mine-over = Сыгранные игры
page-mine-turn = Ваш ход
page-mine-rematch = Играют снова: ваше место занято для вас
page-mine-won = Вы победили
page-mine-place = { $place }-е место из { $count }
page-mine-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
page-go-on = Продолжить
page-look-again = Пересмотреть
page-lobby-more =
    { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
       *[many] Ещё { $count } партий
    }
page-lobby-open = Открыть файл партии
page-name = Ваше имя
page-name-how = таким его увидят остальные за столом
page-name-you = вы
page-name-here = Имя на месте { $number }


## О сервере

page-programs-how = Программы тоже играют: всё, что происходит за столом, идёт через один сокет; остальное — по HTTP.
page-protocol = язык сокета
page-api = адреса HTTP
page-tables = открытые столы
page-health = жив
page-ready = готов к игре
page-metrics = числа
page-notice = Независимая программа со своими словами и рисунками. Названия игр принадлежат их авторам и издателям, которые её не создавали и не одобряли.


## На странице

page-preparing = Играть можно сразу. Думающие боты и тренер ещё компилируются — это бывает один раз: шаг { $done } из { $steps }. А пока все боты играют по простым правилам.
