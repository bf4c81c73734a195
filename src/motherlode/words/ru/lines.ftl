### Что терминал говорит строками, по-русски: страница этого не загружает.


## Построчный режим

prompt-move = Ваш ход (номер или слова, ? — справка)
prompt-again = Попробуйте ещё раз (номер или слова, ? — справка)
too-late = «{ $text }» — слишком поздно: на вопрос уже ответили, или он снят.
prompt-complete = Ваш выбор (номер или ничего, чтобы сделать другой ход)
prompt-hand-over = { $name }: нажмите Enter, когда никто больше не смотрит
complete-how = { $move }: как?
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
unknown-move = Не понимаю: «{ $text }». Введите номер из списка, слова хода или ? для справки.
ambiguous-move = «{ $text }» подходит к нескольким ходам: { $moves }. Какой из них?
saved = Партия сохранена: { $file }.
goodbye = До встречи, и берегите голову на выходе!
welcome-help = Введите ? в любой момент, чтобы увидеть справку.
seat-name =
    { $seat-you ->
        [yes] Место { $number }, { $seat } (вы)
       *[no] Место { $number }, { $seat }
    }
at-the-table = За столом: { $seats }.
only-answer = Ответ возможен только один, и он уже дан за вас: { $move }.
no-such-number =
    { $last ->
        [1] Хода { $number } в списке нет: там всего один.
       *[other] Хода { $number } в списке нет: номера от 1 до { $last }.
    }
did-you-mean = Может быть, { $moves }?
undone = Ход отменён.
replay-hint = Посмотреть ещё раз: { $command }
seed-hint = Номер раздачи: { $seed }. С параметром --seed { $seed } она повторится.


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
