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
prompt-complete = Sua escolha (número, ou nada para outra jogada)
complete-how = { $move }: como você paga?
help =
    Digite o número de uma jogada da lista ou as palavras dela.
    Valem as palavras do registro da partida, por exemplo “{ $example }”.
    ? mostra esta ajuda.
help-table = { $command } mostra a mesa inteira.
help-cards = { $command } explica as cartas da sua mão.
help-log = { $command } conta o que aconteceu até agora.
help-rule = { $command } mostra uma regra, por exemplo { $example }.
help-save = { $command } e um nome de arquivo salva a partida.
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
welcome-help = Digite ? a qualquer momento para ver a ajuda.
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
seat-name =
    { $seat-you ->
        [yes] Lugar { $number }, { $seat } (você)
       *[no] Lugar { $number }, { $seat }
    }
at-the-table = À mesa: { $seats }.
only-answer = Só há uma resposta possível, e ela já foi dada por você: { $move }.
chose =
    { $seat-you ->
        [yes] Sua escolha: { $move }.
       *[no] { $seat } escolhe: { $move }.
    }
no-such-number =
    { $last ->
        [one] Não há jogada { $number } na lista; só há uma.
       *[other] Não há jogada { $number } na lista; os números vão de 1 a { $last }.
    }
did-you-mean = Você quis dizer { $moves }?
quoted = “{ $text }”
undone = Jogada desfeita.
replay-hint = Para ver de novo: { $command }
seed-hint = A semente foi { $seed }; com --seed { $seed }, a mesma partida é dada de novo.
remark = ({ $text })


## O que se pode digitar além das jogadas

command-help = ajuda
command-table = mesa
command-cards = cartas
command-log = registro
command-rule = regra
command-undo = desfazer
command-save = salvar
command-quit = encerrar


## Regras

rule-ids =
    { $count ->
        [one] Regra { $rules }
       *[other] Regras { $rules }
    }
reconstructed = reconstruído


## Bots, pelo nome

bot-name-1 = Seu Resmungo
bot-name-2 = Dona Brita
bot-name-3 = Picaretti
bot-name-4 = Tião Pepita
bot-name-5 = Zé Pedregulho
bot-name-6 = Tia Rocha
