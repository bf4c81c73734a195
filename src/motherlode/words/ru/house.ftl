### Форма домашних правил, по-русски. Страница загружает её, когда она нужна.

page-house = Домашние правила
page-house-of = Домашние правила: { $game }
page-house-how = Здесь числа из книги правил. Меняйте что хотите: стол скажет всем, что играют по домашним правилам.
page-house-changed =
    { $count ->
        [0] ничего не изменено
        [one] изменено: { $count }
       *[other] изменено: { $count }
    }
page-house-printed = в книге: { $printed }
page-house-number = Можно целое число от { $lowest } до { $highest }.
page-house-list = Можно от одной до { $most } таких.
page-house-part = { $number }.
page-house-reset = Как в книге
page-house-reset-group = Всё как в книге
page-house-reset-all = Сбросить всё
page-house-done = Готово


## Наборы с именами

page-house-sets = Сохранённые наборы
page-house-name = Название набора
page-house-save = Сохранить эти правила
page-house-paste = Ссылка или текст, что вам прислали
page-house-take = Добавить
page-house-share = Поделиться
page-house-rename = Переименовать
page-house-delete = Удалить
page-house-copy-text = Скопировать текстом
page-house-saved = Набор «{ $name }» сохранён в этом браузере.
page-house-loaded = Набор «{ $name }» загружен.
page-house-loaded-part = Набор «{ $name }» загружен. Некоторые значения этой игре не подходят и остались как в книге.
page-house-deleted = Набор «{ $name }» удалён.
page-house-other-game = Это домашние правила для игры «{ $game }». Сначала выберите её в зале.
page-house-no-set = Домашних правил здесь нет. Вставьте ссылку или текст целиком.


## Что это за числа

page-house-quartz-crystals = Самоцветы в мешке
page-house-quartz-values = Монеты за самоцвет
page-house-quartz-cards = Сколько каких карт
page-house-quartz-prices = Монеты за карту на руке в конце
page-house-quartz-bonus = Премия за набор
page-house-quartz-days = Дни
page-house-quartz-hand = Карты на руке в начале
page-house-quartz-chest = Сколько вмещает сундук
page-house-quartz-token = Монеты за неистраченный жетон
page-house-quartz-digs = Сколько последний может накопать один
page-house-quartz-bravery = Монеты за стойкость
page-house-quartz-bravery-item = Место { $number }
page-house-dice-crystals = Камни в коробке
page-house-dice-values = Очки за камень
page-house-dice-sets = Очки за набор
page-house-dice-sets-item = { $number } одного цвета
page-house-dice-sets-6 = 6 и больше одного цвета
page-house-dice-rounds = Раунды за день
page-house-dice-rolls = Бесплатные броски за ход
page-house-dice-limit = Сколько нестабильных выбивают из игры
page-house-dice-unstable = Очки за нестабильный камень
page-house-dice-reckless = Очки безрассудного гнома
page-house-dice-removed = Камни, что остаются в коробке
page-house-dice-removed-item = Игроков: { $number }
page-house-quarry-cards = Сколько каких карт
page-house-quarry-values = Очки за карту на руке
page-house-quarry-hand = Карты на руке в начале
page-house-quarry-tunnel = Карты в каждом тоннеле в начале
page-house-quarry-costs = Сколько стоят действия
page-house-quarry-costs-draw = Взять две карты
page-house-quarry-costs-badge = Передать звезду
page-house-quarry-costs-pickaxe = Взять кирку
page-house-quarry-costs-piggy = Взять копилку
page-house-quarry-costs-raid = Налёт
page-house-quarry-costs-collect = Забрать тоннель
page-house-quarry-costs-end = Закончить игру
