### Столы на сервере, по-русски: что происходит вокруг игры.
### Имена не склоняются; глаголы в настоящем времени, чтобы не гадать о роде.


## Почему сервер прерывает связь

closing-too-fast = Сервер прервал связь: слишком много пришло сразу.
closing-too-slow = Сервер прервал связь: никто не читал его ответов.


## Что происходит вокруг игры

table-created = Стол готов.
table-sat =
    { $seat-you ->
        [yes] Вы садитесь за стол.
       *[no] { $seat } садится за стол.
    }
table-bot-sat = За стол садится бот: { $bot }.
table-stood =
    { $seat-you ->
        [yes] Вы встаёте из-за стола; место свободно.
       *[no] { $seat } встаёт из-за стола; место свободно.
    }
table-opened = Место { $number } снова свободно.
table-started = Игра начинается.
table-answered =
    { $seat-you ->
        [yes] Ваш ответ принят; пока он закрыт.
       *[no] { $seat } уже с ответом; какой он, пока закрыто.
    }
table-time-up =
    { $seat-you ->
        [yes] Ваше время вышло. Отвечайте, или ход сделают за вас.
       *[no] Время вышло: { $seat }.
    }
table-missing =
    { $seat-you ->
        [yes] Вы не на связи. Скоро за вас сядет бот.
       *[no] { $seat } не на связи. Скоро сядет бот.
    }
table-back =
    { $seat-you ->
        [yes] Вы снова здесь.
       *[no] { $seat } снова здесь.
    }
table-taken-back =
    { $seat-you ->
        [yes] Вы снова играете.
       *[no] { $seat } снова в игре.
    }
table-kept =
    { $seat-you ->
        [yes] Для вас держат место.
       *[no] Место держат для игрока { $seat }.
    }
table-declined =
    { $seat-you ->
        [yes] В этот раз вы не играете; место свободно.
       *[no] { $seat } в этот раз не играет; место свободно.
    }
table-named = На месте { $number } теперь { $name }.
table-resigned =
    { $seat-you ->
        [yes] Вы сдаётесь: дальше за вас играет бот ({ $bot }).
       *[no] { $seat } сдаётся: дальше играет бот ({ $bot }).
    }
table-rematch-by =
    { $seat-you ->
        [yes] Вы хотите реванш.
       *[no] { $seat } хочет реванш.
    }
table-woke = Игра продолжается; время на этот вопрос пошло заново.
table-said = { $name }: { $text }
table-said-watching = { $name } (со стороны): { $text }
table-rematch = Реванш — за новым столом.
table-watching =
    { $count ->
        [0] Никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[other] Смотрят { $count } человек.
    }


## Дальше играет бот: `table-handed-ПРИЧИНА`

table-handed-asked =
    { $seat-you ->
        [yes] Вы передаёте место: дальше за вас играет бот ({ $bot }).
       *[no] { $seat } передаёт место: дальше играет бот ({ $bot }).
    }
table-handed-left =
    { $seat-you ->
        [yes] Вы уходите из-за стола: дальше за вас играет бот ({ $bot }).
       *[no] { $seat } уходит из-за стола: дальше играет бот ({ $bot }).
    }
table-handed-late =
    { $seat-you ->
        [yes] Ваше время вышло второй раз: играет бот ({ $bot }), пока вы не вернёте место себе.
       *[no] { $seat } не успевает второй раз: дальше играет бот ({ $bot }).
    }
table-handed-missing =
    { $seat-you ->
        [yes] Вас не было: играет бот ({ $bot }), пока вы не вернёте место себе.
       *[no] { $seat } не на связи: дальше играет бот ({ $bot }).
    }


## Кто сделал ход, после него

move-by-bot = выбор бота
move-by-clock = время вышло


## Что делают за столом

status-gathering = ждут игроков
status-playing = играют
status-over = игра окончена


## Кто на месте

place-open = свободно
place-person = человек
place-bot = бот
place-stand-in = бот за человека


## Сила ботов

level-apprentice = Ученик
level-digger = Копатель
level-miner = Шахтёр
level-foreman = Бригадир
level-master = Мастер
