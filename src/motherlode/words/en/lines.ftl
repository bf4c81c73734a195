### What the terminal says in lines, in English: the page does not load it.


## The line mode

prompt-move = Your move (number or words, ? for help)
prompt-again = Please try again (number or words, ? for help)
too-late = “{ $text }” came too late: the question has been answered or is no longer asked.
prompt-complete = Your choice (number, or nothing for another move)
prompt-hand-over = { $name }: press Enter when nobody else looks
complete-how = { $move }: how?
help =
    Type the number of a move in the list, or its words.
    Words work as in the game's log, for example “{ $example }”.
    ? shows this help.
help-table = { $command } shows the whole table.
help-cards = { $command } explains the cards in your hand.
help-log = { $command } shows what has happened so far.
help-rule = { $command } prints a rule, for example { $example }.
help-save = { $command } and a file name saves the game.
help-undo = { $command } takes your last move back, as long as nothing was drawn or revealed.
help-quit = { $command } ends the program.
unknown-move = I do not understand “{ $text }”. Type a number from the list, the words of a move, or ? for help.
ambiguous-move = “{ $text }” could be more than one move: { $moves }. Which one?
saved = Saved to { $file }.
goodbye = Goodbye, and mind your head on the way out!
welcome-help = Type ? at any time for help.
seat-name =
    { $seat-you ->
        [yes] Seat { $number }, { $seat } (you)
       *[no] Seat { $number }, { $seat }
    }
at-the-table = At the table: { $seats }.
only-answer = Only one answer is possible, so it is given for you: { $move }.
no-such-number =
    { $last ->
        [one] There is no move { $number } in the list; there is only one.
       *[other] There is no move { $number } in the list; its numbers go from 1 to { $last }.
    }
did-you-mean = Did you mean { $moves }?
undone = Taken back.
replay-hint = To see it again: { $command }
seed-hint = This was seed { $seed }; with --seed { $seed } the same game is dealt again.


## What can be typed besides moves

command-help = help
command-table = table
command-cards = cards
command-log = log
command-rule = rule
command-undo = undo
command-save = save
command-quit = quit


## Rules

rule-ids =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }
