### Игра в браузере, по-русски.


## Везде

page-title = Motherlode
page-lead = Пять дней под землёй, один мешок самоцветов и друзья, которым нравится ваша вагонетка.
page-noscript = Для Motherlode нужен JavaScript. Включите его для этой страницы или играйте в терминале: motherlode play quartz
page-loading = Минутку…
page-table-late = Сервер отвечает дольше обычного. Стол откроется сам.
page-preparing = Играть можно сразу. Думающие боты и тренер ещё компилируются — это бывает один раз: шаг { $done } из { $steps }. А пока все боты играют по простым правилам.
page-nothing-here = Здесь ничего нет.
page-settings = Язык и свет
page-theme = Сменить светлое оформление на тёмное или обратно
page-to-lobby = В зал
page-connection-connecting = Соединяемся…
page-connection-lost = Связь потеряна. Пробуем снова…
page-place-me = вы
page-watch = Смотреть


## Стол

page-seats = За столом
page-board = Стол
page-question = О чём спрашивают
page-log = Что произошло
page-talk = Скажите что-нибудь всем за столом
page-coach = Спросить тренера
page-coach-thinks = Тренер думает…
page-coach-prepares = Тренер ещё компилируется — это бывает один раз, на новом сервере. Он ответит сам, как только сможет.
page-invite = Пошлите эту ссылку тем, кто будет играть:
page-copy = Скопировать ссылку
page-copied = Скопировано
page-copy-by-hand = Браузер не даёт этой странице копировать. Вот ссылка, она уже выделена: скопируйте её сами.
page-waiting-for = Всё готово. { $seat } начнёт игру, когда соберутся все.
page-start = Начать
page-sit = Занять место { $number }
page-add-bot = Посадить бота
page-stand-in = За вас сейчас играет бот.
page-hand-over = Пусть за меня играет бот
page-take-back = Вернуться в игру
page-again = Сыграть ещё раз
page-download = Скачать партию
page-look-back = Посмотреть партию ещё раз
page-waiting = Ждём: { $names }…
page-who = { $name } ({ $more })
page-here = на месте
page-away = не на связи
page-uncovering = Все ответы есть. Они откроются одновременно.
page-your-answer = Ваш ответ, пока закрытый: { $move }.
page-time-left = Осталось времени
page-covered = Ответы закрыты по меньшей мере столько
page-passed = Пропущено автоматически: все карты, которыми можно ответить, на виду.
page-let-pass = Пропускать реакцию автоматически, когда все карты, которыми можно ответить, на виду
page-rule = Правило { $rule }
page-play-advised = Так и сыграть
page-gone = До этого стола не добраться
page-gone-seat = Сервер не узнаёт в вас того, кто здесь сидел: либо этот браузер вас забыл, либо сервер начал с чистого листа.
page-past =
    { $move ->
        [0] Вы смотрите назад, на начало игры.
       *[other] Вы смотрите назад, на ход { $move }.
    }
page-step-back = На ход назад
page-step-forward = На ход вперёд
page-present = Вернуться к игре
page-looking-back = Взгляд назад
page-asked-meanwhile = Тем временем ваш ход.
page-curtain = Смотрит следующий
page-curtain-for = Это только для глаз гнома { $seat }. Остальные, отвернитесь!
page-curtain-lift = Это я
page-curtain-around = Этот вопрос идёт по кругу: смотрят все, кто играет за этим экраном, даже если отвечать не нужно.
page-nothing-to-answer = На этот раз вам отвечать не на что. Посмотрите и передайте дальше.
page-hand-on = Передать дальше


## Звук

page-sound-on = Включить звук
page-sound-off = Выключить звук
