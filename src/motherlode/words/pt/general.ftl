### Palavras que não são de um jogo só, em português do Brasil.


## Línguas, cada uma no seu próprio nome

language-en = English
language-pt = Português (Brasil)
language-ru = Русский


## Listas e rótulos: "a, b e c" é list-and de list-comma(a, b) e c

list-comma = { $rest }, { $next }
list-and = { $rest } e { $last }
labelled = { $label }: { $text }
option = { $number }. { $move }
you = você


## Em volta das jogadas

hand-over = Agora é a vez de { $name }. Passe o lugar.
refused = Assim não dá. { $reason }
refused-rule = Assim não dá. { $reason } (regra { $rule })
thinking =
    { $seat-you ->
        [yes] É com você.
       *[no] { $seat } está pensando…
    }
game-over = Fim de jogo.
loaded = Partida carregada de { $file }.
general-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (você): { $points }
       *[no] { $rank }. { $seat }: { $points }
    }
general-table-winner =
    { $seat-you ->
        [yes] Você vence!
       *[no] { $seat } vence!
    }
general-table-shared = { $seats } vencem em conjunto!
chose =
    { $seat-you ->
        [yes] Sua escolha: { $move }.
       *[no] { $seat } escolhe: { $move }.
    }
quoted = “{ $text }”
remark = ({ $text })


## Regras

reconstructed = reconstruído


## Bots, pelo nome

bot-name-1 = Seu Resmungo
bot-name-2 = Dona Brita
bot-name-3 = Picaretti
bot-name-4 = Tião Pepita
bot-name-5 = Zé Pedregulho
bot-name-6 = Tia Rocha
