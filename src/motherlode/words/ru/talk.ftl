### Что можно сказать, не печатая, по-русски. Страница загружает это, когда нужно.

quick-hello = Привет!
quick-good-luck = Удачи!
quick-well-played = Отличный ход!
quick-thanks = Спасибо!
quick-sorry = Извините!
quick-thinking = Дайте подумать…
quick-your-turn = Ваш ход!
quick-back-soon = Скоро вернусь.
quick-again = Ещё партию?
quick-laugh = Ха-ха!
quick-wow = Ого!
quick-phew = Уф…
quick-cry = О нет!
quick-cheer = Ура!
quick-sleep = Хр-р… вы ещё здесь?
talk-hide = Скрыть то, что пишет { $name }
talk-hide-spectators = Скрыть то, что пишут зрители
