### Как быстро идут сцены, по-русски. Страница загружает это, когда нужно.

page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-instant = Сразу
page-pace-pause = Пауза
page-pace-go-on = Дальше
page-pace-hint = Касание стола, пробел или Esc завершает движение и показывает, как всё стоит.
