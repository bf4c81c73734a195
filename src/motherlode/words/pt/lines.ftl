### O que o terminal diz em linhas, em português: a página não carrega.


## O modo de linhas

prompt-move = Sua jogada (número ou palavras, ? para ajuda)
prompt-again = Tente de novo (número ou palavras, ? para ajuda)
too-late = “{ $text }” chegou tarde demais: a pergunta já foi respondida ou já não é feita.
prompt-complete = Sua escolha (número, ou nada para outra jogada)
prompt-hand-over = { $name }: tecle Enter quando ninguém mais estiver olhando
complete-how = { $move }: como?
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
unknown-move = Não entendi “{ $text }”. Digite um número da lista, as palavras de uma jogada ou ? para ajuda.
ambiguous-move = “{ $text }” pode ser mais de uma jogada: { $moves }. Qual delas?
saved = Partida salva em { $file }.
goodbye = Até logo, e cuidado com a cabeça na saída!
welcome-help = Digite ? a qualquer momento para ver a ajuda.
seat-name =
    { $seat-you ->
        [yes] Lugar { $number }, { $seat } (você)
       *[no] Lugar { $number }, { $seat }
    }
at-the-table = À mesa: { $seats }.
only-answer = Só há uma resposta possível, e ela já foi dada por você: { $move }.
no-such-number =
    { $last ->
        [one] Não há jogada { $number } na lista; só há uma.
       *[other] Não há jogada { $number } na lista; os números vão de 1 a { $last }.
    }
did-you-mean = Você quis dizer { $moves }?
undone = Jogada desfeita.
replay-hint = Para ver de novo: { $command }
seed-hint = A semente foi { $seed }; com --seed { $seed }, a mesma partida é dada de novo.


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
