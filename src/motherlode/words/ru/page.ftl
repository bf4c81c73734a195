### Игра в браузере, по-русски.


## Везде

page-title = Motherlode
page-lead = Пять дней под землёй, один мешок самоцветов и друзья, которым нравится ваша вагонетка.
page-noscript = Для Motherlode нужен JavaScript. Включите его для этой страницы или играйте в терминале: motherlode play quartz
page-loading = Минутку…
page-table-late = Сервер отвечает дольше обычного. Стол откроется сам.
page-nothing-here = Здесь ничего нет.
page-nothing-here-how = Возможно, в адресе опечатка, или того, что здесь было, больше нет.
page-settings = Настройки
page-language = Язык
page-way = Куда пойти
page-lobby = Зал
page-rules = Правила
page-leave = Выйти
page-close = Закрыть
page-about = Об этом сервере
page-theme = Сменить светлое оформление на тёмное или обратно
page-title-turn = Ваш ход
page-title-rematch = Реванш?
page-to-lobby = В зал
page-connection-connecting = Соединяемся…
page-connection-lost = Связь потеряна. Пробуем снова…
page-connection-waits = Сервер не сохраняет ходы: они ждут.
page-place-me = вы
page-watch = Смотреть


## Стол

page-board = Стол
page-question = О чём спрашивают
page-log = Что произошло
page-talk = Скажите что-нибудь всем за столом
page-talk-quick = Быстрые ответы
page-talk-spectator = { $name } (зритель)
page-talk-nameless = кто-то
page-watching = Вы наблюдаете
page-coach = Спросить тренера
page-copy = Скопировать ссылку
page-copied = Скопировано
page-copy-by-hand = Браузер не даёт этой странице копировать. Вот ссылка, она уже выделена: скопируйте её сами.
page-stand-in = За вас сейчас играет бот.
page-hand-over = Пусть за меня играет бот
page-take-back = Вернуться в игру
page-resign = Сдаться
page-download = Скачать партию
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
page-nothing-to-answer = На этот раз вам отвечать не на что. Посмотрите и передайте дальше.
page-hand-on = Передать дальше
page-not-now = Не сейчас


## How fast scenes play

page-pace = Темп
page-pace-step = Следующая сцена
page-pace-skip = Показать, как всё стоит
page-ceremony-go-on = Дальше


## Звук

page-sound-on = Включить звук
page-sound-off = Выключить звук
