### Конец партии на странице, по-русски. Страница загружает это, когда нужно.

page-again = Сыграть ещё раз
page-look-back = Посмотреть партию ещё раз
page-end-sources = Откуда взялись очки
page-end-total = всего
page-end-moment = Лучший момент
page-end-show = Показать
