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


## Построчный режим

prompt-move = Ваш ход (номер или слова, ? — справка)
prompt-again = Попробуйте ещё раз (номер или слова, ? — справка)
help =
    Введите номер хода из списка или его слова.
    Слова — как в записи партии, например «mine» или «take ruby».
    ? показывает эту справку.
help-table = { $command } показывает стол.
help-log = { $command } рассказывает, что уже произошло.
help-rule = { $command } показывает правило, например { $example }.
help-save = { $command } сохраняет партию в файл.
help-undo = { $command } отменяет ваш последний ход, если с тех пор ничего не вытянуто и не раскрыто.
help-quit = { $command } завершает программу.
refused = Так не выйдет. { $reason }
refused-rule = Так не выйдет. { $reason } (правило { $rule })
unknown-move = Не понимаю: «{ $text }». Введите номер из списка, слова хода или ? для справки.
ambiguous-move = «{ $text }» подходит к нескольким ходам: { $moves }. Какой из них?
thinking =
    { $seat-you ->
        [yes] Решать вам.
       *[no] { $seat } думает…
    }
game-over = Игра окончена.
saved = Партия сохранена: { $file }.
loaded = Партия загружена: { $file }.
goodbye = До встречи, и берегите голову на выходе!


## Правила

rule-ids =
    { $count ->
        [1] Правило { $rules }
       *[other] Правила { $rules }
    }
unknown-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
reconstructed = восстановлено


## Боты по именам. Все имена несклоняемые: «у гнома Пыхтелло».

bot-name-1 = Ворчелли
bot-name-2 = Щебенко
bot-name-3 = Киркони
bot-name-4 = Бородини
bot-name-5 = Пыхтелло
