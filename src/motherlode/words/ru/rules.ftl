### Правила, для чтения в браузере, по-русски.

page-rules-title = Правила
page-rules-learn = Научиться, играя
page-rules-play = Играть
page-rules-contents = Содержание
page-rules-search = Поиск или правило { $rule }
page-rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } место
        [few] Найдено { $count } места
       *[many] Найдено { $count } мест
    }
page-rules-at = Правило { $rule }
page-rules-reconstructed = Число с этим знаком восстановлено нами: в оригинале оно есть только на картинке, а картинка до нас не дошла. Домашним правилом можно задать другое.
page-rules-all = все
page-rules-edition-en = Английское издание
page-rules-edition-pt = Португальское издание
page-rules-edition-ru = Русское издание
page-rules-failed = Правила не пришли.
page-rules-again = Попробовать ещё раз
