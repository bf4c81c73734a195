### Слова, общие для всех игр, по-русски.


## Языки, каждый своим именем

language-en = English
language-pt = Português (Brasil)
language-ru = Русский


## Списки и подписи: «а, б и в» — это list-and от list-comma(а, б) и в

list-comma = { $rest }, { $next }
list-and = { $rest } и { $last }
labelled = { $label }: { $text }
option = { $number }. { $move }
you = вы


## Вокруг ходов

hand-over = Теперь ходит { $name }. Передайте место.
refused = Так не выйдет. { $reason }
refused-rule = Так не выйдет. { $reason } (правило { $rule })
thinking =
    { $seat-you ->
        [yes] Решать вам.
       *[no] { $seat } думает…
    }
game-over = Игра окончена.
loaded = Партия загружена: { $file }.
general-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (вы): { $points }
       *[no] { $rank }. { $seat }: { $points }
    }
general-table-winner =
    { $seat-you ->
        [yes] Вы побеждаете!
       *[no] Побеждает { $seat }!
    }
general-table-shared = Общая победа: { $seats }!
chose =
    { $seat-you ->
        [yes] Ваш выбор: { $move }.
       *[no] { $seat } выбирает: { $move }.
    }
quoted = «{ $text }»
remark = ({ $text })


## Правила

reconstructed = восстановлено


## Боты по именам. Все имена несклоняемые: «у гнома Пыхтелло».

bot-name-1 = Ворчелли
bot-name-2 = Щебенко
bot-name-3 = Киркони
bot-name-4 = Бородини
bot-name-5 = Пыхтелло
bot-name-6 = Кременцо
