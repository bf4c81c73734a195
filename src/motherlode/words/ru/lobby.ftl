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


## С друзьями

page-friends = С друзьями
page-friends-how = Создайте стол и разошлите ссылку. Или передавайте один экран по кругу.
page-seat = Место { $number }
page-place-here = тоже за этим экраном
page-place-open = свободно, по ссылке
page-place-bot = бот: { $level }
page-clock = Часы
page-clock-none = без часов
page-clock-live = 5 минут и по 20 секунд на ход
page-clock-days = сутки на каждый ход
page-public = Стол виден всем в зале
page-odds = Можно спрашивать тренера
page-more = Ещё настройки
page-create = Создать стол
page-option-edition = Книга правил
page-edition-en = английская
page-edition-pt = португальская
page-edition-ru = русская
page-option-thrill = «Не для слабаков»: последний гном может копать дальше
page-option-rulings-own-turn-reactions = Отвечать в свой ход
page-rulings-own-turn-reactions-edition = как в книге правил
page-rulings-own-turn-reactions-forbidden = нельзя
page-rulings-own-turn-reactions-allowed = можно
page-option-rulings-chain = «И не моё тоже!» на «И не моё тоже!»
page-rulings-chain-allowed = можно
page-rulings-chain-forbidden = нельзя
page-option-rulings-thievery = Брать самоцвет по карте «Держи вора!»
page-rulings-thievery-may = по желанию
page-rulings-thievery-must = обязательно
page-option-ending = Конец игры
page-ending-rounds = после шести раундов
page-ending-last-will-be-first = последние станут первыми
page-option-days = Длина
page-days-1 = один день
page-days-3 = три дня: Большой турнир


## Столы

page-join = Сесть за стол
page-code = Код стола
page-go = Вперёд
page-live = Столы прямо сейчас
page-live-none = Сейчас на виду никто не играет. Создайте стол — и начните сами.
page-take-seat = Занять место
page-mine = Ваши игры
page-mine-over = Сыгранные игры
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


## О сервере

page-about = Об этом сервере
page-programs-how = Программы тоже играют: всё, что происходит за столом, идёт через один сокет; остальное — по HTTP.
page-protocol = язык сокета
page-api = адреса HTTP
page-tables = открытые столы
page-health = жив
page-ready = готов к игре
page-metrics = числа
page-notice = Независимая программа со своими словами и рисунками. Названия игр принадлежат их авторам и издателям, которые её не создавали и не одобряли.
