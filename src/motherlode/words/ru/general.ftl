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
prompt-complete = Ваш выбор (номер или ничего, чтобы сделать другой ход)
complete-how = { $move }: чем платите?
help =
    Введите номер хода из списка или его слова.
    Слова — как в записи партии, например «{ $example }».
    ? показывает эту справку.
help-table = { $command } показывает весь стол.
help-cards = { $command } объясняет карты у вас на руке.
help-log = { $command } рассказывает, что уже произошло.
help-rule = { $command } показывает правило, например { $example }.
help-save = { $command } и имя файла сохраняет партию.
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
welcome-help = Введите ? в любой момент, чтобы увидеть справку.
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
seat-name =
    { $seat-you ->
        [yes] Место { $number }, { $seat } (вы)
       *[no] Место { $number }, { $seat }
    }
at-the-table = За столом: { $seats }.
only-answer = Ответ возможен только один, и он уже дан за вас: { $move }.
chose =
    { $seat-you ->
        [yes] Ваш выбор: { $move }.
       *[no] { $seat } выбирает: { $move }.
    }
no-such-number =
    { $last ->
        [1] Хода { $number } в списке нет: там всего один.
       *[other] Хода { $number } в списке нет: номера от 1 до { $last }.
    }
did-you-mean = Может быть, { $moves }?
quoted = «{ $text }»
undone = Ход отменён.
replay-hint = Посмотреть ещё раз: { $command }
seed-hint = Номер раздачи: { $seed }. С параметром --seed { $seed } она повторится.
remark = ({ $text })


## Что можно ввести кроме ходов

command-help = справка
command-table = стол
command-cards = карты
command-log = журнал
command-rule = правило
command-undo = отменить
command-save = сохранить
command-quit = выход


## Правила

rule-ids =
    { $count ->
        [1] Правило { $rules }
       *[other] Правила { $rules }
    }
reconstructed = восстановлено


## Боты по именам. Все имена несклоняемые: «у гнома Пыхтелло».

bot-name-1 = Ворчелли
bot-name-2 = Щебенко
bot-name-3 = Киркони
bot-name-4 = Бородини
bot-name-5 = Пыхтелло
bot-name-6 = Кременцо
