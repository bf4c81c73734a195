### Взгляд на прошедшее, по-русски. Страница загружает это, когда нужно.

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
