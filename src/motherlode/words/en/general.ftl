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


## Around the moves

hand-over = Now it is the turn of { $name }. Hand over.
refused = That does not work. { $reason }
refused-rule = That does not work. { $reason } (rule { $rule })
thinking =
    { $seat-you ->
        [yes] It is up to you.
       *[no] { $seat } is thinking…
    }
game-over = The game is over.
loaded = Loaded from { $file }.
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
chose =
    { $seat-you ->
        [yes] You choose: { $move }.
       *[no] { $seat } chooses: { $move }.
    }
quoted = “{ $text }”
remark = ({ $text })


## Rules

reconstructed = reconstructed


## Bots, by name

bot-name-1 = Grumblebeard
bot-name-2 = Gravelina
bot-name-3 = Pickerton
bot-name-4 = Old Nugget
bot-name-5 = Huffkin
bot-name-6 = Flintwick
