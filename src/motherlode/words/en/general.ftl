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
help =
    Type the number of a move in the list, or its words.
    Words work as in the game's log, for example “mine” or “take ruby”.
    ? shows this help.
help-table = { $command } shows the table.
help-log = { $command } tells what has happened so far.
help-rule = { $command } prints a rule, for example { $example }.
help-save = { $command } saves the game to a file.
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


## Rules

rule-ids =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }
unknown-rule = There is no rule { $rule }. Rule ids look like { $example }.
reconstructed = reconstructed


## Bots, by name

bot-name-1 = Grumblebeard
bot-name-2 = Gravelina
bot-name-3 = Pickerton
bot-name-4 = Old Nugget
bot-name-5 = Huffkin
