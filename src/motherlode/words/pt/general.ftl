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


## O modo de linhas

prompt-move = Sua jogada (número ou palavras, ? para ajuda)
prompt-again = Tente de novo (número ou palavras, ? para ajuda)
help =
    Digite o número de uma jogada da lista ou as palavras dela.
    Valem as palavras do registro da partida, por exemplo “mine” ou “take ruby”.
    ? mostra esta ajuda.
help-table = { $command } mostra a mesa.
help-log = { $command } conta o que aconteceu até agora.
help-rule = { $command } mostra uma regra, por exemplo { $example }.
help-save = { $command } salva a partida em um arquivo.
help-undo = { $command } desfaz sua última jogada, desde que nada tenha sido sorteado ou revelado.
help-quit = { $command } encerra o programa.
refused = Assim não dá. { $reason }
refused-rule = Assim não dá. { $reason } (regra { $rule })
unknown-move = Não entendi “{ $text }”. Digite um número da lista, as palavras de uma jogada ou ? para ajuda.
ambiguous-move = “{ $text }” pode ser mais de uma jogada: { $moves }. Qual delas?
thinking =
    { $seat-you ->
        [yes] É com você.
       *[no] { $seat } está pensando…
    }
game-over = Fim de jogo.
saved = Partida salva em { $file }.
loaded = Partida carregada de { $file }.
goodbye = Até logo, e cuidado com a cabeça na saída!


## Regras

rule-ids =
    { $count ->
        [one] Regra { $rules }
       *[other] Regras { $rules }
    }
unknown-rule = Não existe a regra { $rule }. Os códigos das regras são como { $example }.
reconstructed = reconstruído


## Bots, pelo nome

bot-name-1 = Seu Resmungo
bot-name-2 = Dona Brita
bot-name-3 = Picaretti
bot-name-4 = Tião Pepita
bot-name-5 = Zé Pedregulho
