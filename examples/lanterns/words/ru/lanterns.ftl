### Lanterns по-русски.

lanterns-name = Фонарики
lanterns-tagline = Пускайте по реке фонарики, один ярче другого. Кто не может или не хочет, лезет в воду и вылавливает все.

## Фонарики. Название — для подписей, .a — винительный падеж для предложений.

lanterns-lantern-ember = Уголёк 1
    .a = уголёк
lanterns-lantern-candle = Свеча 2
    .a = свечу
lanterns-lantern-lamp = Лампа 3
    .a = лампу
lanterns-lantern-torch = Факел 4
    .a = факел
lanterns-lantern-beacon = Маяк 5
    .a = маяк
lanterns-lantern-star = Звезда 6
    .a = звезду
lanterns-lantern-none = Фонарик
    .a = фонарик

## Что лежит на столе.

lanterns-field-turn = Ход
lanterns-field-left = Колода
lanterns-field-river = Река
lanterns-field-held = В руке
lanterns-field-hand = Ваша рука
lanterns-field-wet = Мокрые

## Что происходит.

lanterns-event-dealt =
    { $seat-you ->
        [yes] Вы получаете { $lantern-a }.
       *[no] { $seat } получает { $lantern-a }.
    }
lanterns-event-floated =
    { $seat-you ->
        [yes] Вы пускаете по реке { $lantern-a }.
       *[no] { $seat } пускает по реке { $lantern-a }.
    }
lanterns-event-drew =
    { $seat-you ->
        [yes] Вы берёте { $lantern-a }.
       *[no] { $seat } берёт { $lantern-a }.
    }
lanterns-event-fished =
    { $seat-you ->
        [yes] Вы лезете в воду. Выловлено фонариков: { $count }.
       *[no] { $seat } лезет в воду. Выловлено фонариков: { $count }.
    }
lanterns-event-ended =
    { $seat-you ->
        [yes] Ваш последний фонарик на воде, и ночь окончена.
       *[no] Последний фонарик на воде: его пускает { $seat }. Ночь окончена.
    }

## Что спрашивают и что можно ответить.

lanterns-question-turn =
    { $seat-you ->
        [yes] Ваш ход: пустить фонарик или выловить все?
       *[no] { $seat } смотрит на реку.
    }
lanterns-moves-float = Пустить
lanterns-move-float = Пустить { $lantern-a }
lanterns-move-fish = Выловить все

## Почему нельзя.

lanterns-refusal-game-is-over = Ночь окончена. Начните новую игру.
lanterns-refusal-not-asked = Сейчас не ваш ход. Подождите, пока река дойдёт до вас.
lanterns-refusal-not-held = У вас нет такого фонарика. Пустите тот, что в руке.
lanterns-refusal-too-dim = На реке уже есть фонарик ярче. Пустите не менее яркий или вылавливайте.
lanterns-refusal-river-is-empty = Река пуста, вылавливать нечего. Пустите фонарик.
