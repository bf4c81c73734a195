### Words that belong to no single game, in English.


## Languages, each in its own words

language-en = English
language-pt = Português (Brasil)
language-ru = Русский


## Lists and labels: "a, b and c" is list-and of list-comma(a, b) and c

list-comma = { $rest }, { $next }
list-and = { $rest } and { $last }
labelled = { $label }: { $text }
option = { $number }. { $move }
you = you


## The line mode

prompt-move = Your move (number or words, ? for help)
prompt-again = Please try again (number or words, ? for help)
prompt-complete = Your choice (number, or nothing for another move)
complete-how = { $move }: how do you pay?
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
refused = That does not work. { $reason }
refused-rule = That does not work. { $reason } (rule { $rule })
unknown-move = I do not understand “{ $text }”. Type a number from the list, the words of a move, or ? for help.
ambiguous-move = “{ $text }” could be more than one move: { $moves }. Which one?
thinking =
    { $seat-you ->
        [yes] It is up to you.
       *[no] { $seat } is thinking…
    }
game-over = The game is over.
saved = Saved to { $file }.
loaded = Loaded from { $file }.
goodbye = Goodbye, and mind your head on the way out!
welcome-help = Type ? at any time for help.
general-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (you): { $points }
       *[no] { $rank }. { $seat }: { $points }
    }
general-table-winner =
    { $seat-you ->
        [yes] You win!
       *[no] { $seat } wins!
    }
general-table-shared = { $seats } win together!
seat-name =
    { $seat-you ->
        [yes] Seat { $number }, { $seat } (you)
       *[no] Seat { $number }, { $seat }
    }
at-the-table = At the table: { $seats }.
only-answer = Only one answer is possible, so it is given for you: { $move }.
chose =
    { $seat-you ->
        [yes] You choose: { $move }.
       *[no] { $seat } chooses: { $move }.
    }
no-such-number =
    { $last ->
        [one] There is no move { $number } in the list; there is only one.
       *[other] There is no move { $number } in the list; its numbers go from 1 to { $last }.
    }
did-you-mean = Did you mean { $moves }?
quoted = “{ $text }”
undone = Taken back.
replay-hint = To see it again: { $command }
seed-hint = This was seed { $seed }; with --seed { $seed } the same game is dealt again.
remark = ({ $text })


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
reconstructed = reconstructed


## Bots, by name

bot-name-1 = Grumblebeard
bot-name-2 = Gravelina
bot-name-3 = Pickerton
bot-name-4 = Old Nugget
bot-name-5 = Huffkin
bot-name-6 = Flintwick
