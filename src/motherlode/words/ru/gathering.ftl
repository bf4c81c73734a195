### Как собраться за столом, по-русски: кто где сидит и как прийти остальным. Страница загружает это, когда нужно.

page-cancel = Отмена


## Кто приходит и как его зовут

page-gather-name = Ваше имя
page-gather-name-example = как вас называют друзья
page-gather-sit = Сесть за стол
page-gather-full = Все места заняты. Можно смотреть: игра начнётся здесь.
page-gather-here = Ещё кто-то за этим экраном
page-gather-here-who = Кто сюда садится?
page-gather-here-how = Вы передаёте этот экран по кругу. У каждого своё имя.
page-gather-kept-for-you = Хотят сыграть ещё раз. Ваше место ждёт вас.
page-gather-removed = Хозяин стола освободил ваше место. Можно занять другое, если оно есть, или смотреть.
page-rename = Сменить имя
page-rename-title = Как назвать это место?
page-rename-do = Назвать так


## Места

page-gather-owner = хозяин стола
page-gather-kept = ждёт: { $name }
page-gather-declined = не придёт: { $name }
page-gather-stand = Встать
page-gather-remove = Убрать
page-gather-free = Освободить место
page-gather-remove-title = Убрать из-за стола: { $name }?
page-gather-remove-how = Место снова свободно. Его займёт любой, у кого есть ссылка.


## Начало — или конец до начала

page-gather-fill =
    { $count ->
        [one] Посадить бота на { $count } свободное место и начать
        [few] Посадить ботов на { $count } свободных места и начать
       *[many] Посадить ботов на { $count } свободных мест и начать
    }
page-gather-delete = Удалить стол
page-gather-delete-title = Удалить этот стол?
page-gather-delete-how = Об этом узнают все, кто здесь, и ссылка больше никуда не приведёт.
page-gather-waiting = Игру начнёт хозяин стола.
page-rematch-come = Я с вами
page-rematch-decline = Не в этот раз
page-resign-title = Сдать эту партию?
page-resign-how = До конца за вас сыграет бот, с вашими картами и добычей. Вернуться нельзя, и в итоге будет видно, что вы сдались.
page-leave-title = Выйти из-за стола?
page-leave-how = Остальные продолжают игру. Что будет с вашим местом?
page-leave-gathering = Партия ещё не началась. Что будет с вашим местом?
page-leave-keep = Вернусь позже: место ждёт меня
page-leave-hand-over = Пока за меня играет бот
page-leave-resign = Сдаться
page-leave-leave = Встать: место может занять другой
page-leave-stay = Остаться здесь


## Как прийти остальным

page-share-send = Отправить
page-share-picture = QR-код
page-share-picture-of = QR-код ссылки { $link }
page-share-code = Или пусть введут этот код в зале:
page-share-text = Сыграем? { $game }, код стола: { $code }.


page-seats = За столом
page-invite = Пошлите эту ссылку тем, кто будет играть:
page-waiting-for = Всё готово. { $seat } начнёт игру, когда соберутся все.
page-start = Начать
page-sit = Занять место { $number }
page-add-bot = Посадить бота
