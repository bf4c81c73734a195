### Игра в браузере, по-русски.


## Везде

page-title = Motherlode
page-lead = Пять дней под землёй, один мешок самоцветов и друзья, которым нравится ваша вагонетка.
page-noscript = Для Motherlode нужен JavaScript. Включите его для этой страницы или играйте в терминале: motherlode play quartz
page-loading = Минутку…
page-settings = Язык и свет
page-theme = Сменить светлое оформление на тёмное или обратно
page-to-lobby = В зал
page-connection-connecting = Соединяемся…
page-connection-lost = Связь потеряна. Пробуем снова…


## Зал: против ботов

page-games = Во что играем?
page-range = Игроков: от { $fewest } до { $most }
page-players = Игроков
page-bots = Против ботов
page-level = Насколько они сильны?
page-play = Играть
page-play-against =
    { $count ->
        [one] Вы против { $count } бота. Начинаем сразу.
       *[other] Вы против { $count } ботов. Начинаем сразу.
    }


## Зал: с друзьями

page-friends = С друзьями
page-friends-how = Создайте стол и разошлите ссылку. Или передавайте один экран по кругу.
page-seat = Место { $number }
page-place-me = вы
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
page-option-ending = Конец игры
page-ending-rounds = после шести раундов
page-ending-last-will-be-first = последние станут первыми
page-option-days = Длина
page-days-1 = один день
page-days-3 = три дня: Большой турнир


## Зал: столы

page-join = Сесть за стол
page-code = Код стола
page-go = Вперёд
page-live = Столы прямо сейчас
page-live-none = Сейчас на виду никто не играет. Создайте стол — и начните сами.
page-watch = Смотреть
page-take-seat = Занять место
page-mine = Ваши игры
page-mine-over = Сыгранные игры
page-go-on = Продолжить
page-look-again = Пересмотреть
page-name = Ваше имя
page-name-how = таким его увидят остальные за столом


## Зал: о сервере

page-about = Об этом сервере
page-programs-how = Программы тоже играют: всё, что происходит за столом, идёт через один сокет; остальное — по HTTP.
page-protocol = язык сокета
page-api = адреса HTTP
page-tables = открытые столы
page-health = жив
page-ready = готов к игре
page-metrics = числа
page-notice = Независимая программа со своими словами и рисунками. Названия игр принадлежат их авторам и издателям, которые её не создавали и не одобряли.


## Стол

page-seats = За столом
page-board = Стол
page-question = О чём спрашивают
page-log = Что произошло
page-talk = Скажите что-нибудь всем за столом
page-coach = Спросить тренера
page-coach-thinks = Тренер думает…
page-invite = Пошлите эту ссылку тем, кто будет играть:
page-copy = Скопировать ссылку
page-copied = Скопировано
page-waiting-for = Всё готово. { $seat } начнёт игру, когда соберутся все.
page-start = Начать
page-sit = Занять место { $number }
page-add-bot = Посадить бота
page-stand-in = За вас сейчас играет бот.
page-hand-over = Пусть за меня играет бот
page-take-back = Вернуться в игру
page-again = Сыграть ещё раз
page-download = Скачать партию
page-verify = Проверить жребий
page-past =
    { $move ->
        [0] Вы смотрите назад, на начало игры.
       *[other] Вы смотрите назад, на ход { $move }.
    }
page-step-back = На ход назад
page-step-forward = На ход вперёд
page-present = Вернуться к игре
page-curtain = Смотрит следующий
page-curtain-for = Это только для глаз гнома { $seat }. Остальные, отвернитесь!
page-curtain-lift = Это я


## Поле игры в кубики. Буквы стоят на кристаллах: у каждого своя, без повторов.

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
page-dice-use = В дело
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


## Поле «Кварца». У каждого самоцвета своя буква: цвет никогда не говорит один.

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


## Поле «Карьера»

page-quarry-crew = Артель
page-quarry-tunnels = Тоннели
page-quarry-deeds = Действия
page-quarry-voted-for = голос: { $tunnel }
page-quarry-voters = Голоса: { $names }
page-quarry-paying = { $move }: выберите, чем платить
page-quarry-hint = Коснитесь действия, чтобы узнать, что оно даёт.
page-quarry-hint-lit = На подсвеченные действия вам хватает карт. Коснитесь любого, чтобы узнать, что оно даёт.
page-quarry-not-now = Не сейчас
