### A análise de uma partida no navegador, em português. O que o relatório também diz está em coach.ftl.


## Enquanto é calculada, e quando não dá

page-review-working = O treinador está olhando todas as jogadas. Enquanto isso, fique à vontade.
page-review-progress = { $done } de { $of } jogadas
page-review-line =
    { $count ->
        [one] O treinador está olhando outra partida primeiro.
       *[other] O treinador está olhando outras { $count } partidas primeiro.
    }
page-review-not-over = Esta partida ainda não acabou
page-review-not-over-how = Tudo numa partida fica aberto quando ela acaba. Volte depois.
page-review-to-table = Para a mesa
page-review-none = Essa partida não existe
page-review-none-how = Talvez falte um pedaço do link, ou ele seja de outro servidor.
page-review-not-there = Não dá para mostrar a partida


## Momentos

page-review-moment =
    { $move ->
        [0] O início
       *[other] Jogada { $move }
    }
page-review-at =
    { $move ->
        [0] O início
       *[other] Jogada { $move } de { $moves }
    }
page-review-steps = Percorrer a partida
page-review-first = Para o início
page-review-back = Uma jogada para trás
page-review-forward = Uma jogada para a frente
page-review-last = Para o fim
page-review-eyes = Vista por
page-review-share = Copiar o link deste momento
page-review-over-here = Aqui a partida já acabou.


## Gráfico e somas

page-review-graph-how = Percorra as linhas com o ponteiro ou com as setas do teclado; os triângulos pequenos são as viradas.
page-review-perhaps = Nenhuma sem sombra de dúvida. A que mais se aproxima: { $text }
page-review-table = Os números em tabela
page-review-what-is-this = O que significam esses números?
page-review-playouts =
    { $count ->
        [one] Cada estimativa vem de { $count } jogo simulado até o fim, ou mais.
       *[other] Cada estimativa vem de { $count } jogos simulados até o fim, ou mais.
    }
page-review-slips =
    { $slips ->
        [0] Nenhum erro claro
        [one] { $slips } erro claro
       *[other] { $slips } erros claros
    } em { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }


## Uma jogada

page-review-coach = O treinador
page-review-no-luck = O acaso falou, mas não mudou nada que se possa distinguir do ruído.
page-review-nothing-drawn = Nada foi sorteado nem rolado.
page-review-as-good = Nenhum erro claro. O treinador teria escolhido: { $move }.
page-review-same = O treinador teria escolhido o mesmo.
page-review-made = a escolhida


## Continuar a jogar

page-review-play-on = Jogar a partir daqui
page-review-play-on-how = Uma mesa nova, com tudo como estava, contra bots. Você teria decidido do mesmo jeito?
page-review-from = Começar
page-review-before = antes da jogada { $move }
page-review-after = depois da jogada { $move }
page-review-you-are = Você joga por
page-review-bots = Os outros são
page-review-play = Jogar


## Sorteios justos

page-review-fair = Os sorteios foram justos?
page-review-fair-how = O servidor se comprometeu com todos os sorteios antes de a partida começar. Agora que ela acabou, dá para recalcular tudo.
page-review-fair-how-here = Esta página se comprometeu com todos os sorteios antes de a partida começar. Agora que a partida acabou, tudo pode ser calculado de novo, aqui ou com “motherlode verify”.
page-review-verify = Conferir os sorteios
page-review-verifying = Recalculando todos os sorteios…
page-review-verify-yourself = Não precisa acreditar em nós. Baixe a partida e confira por conta própria:


## Arquivos

page-review-open = Abrir um arquivo de partida
page-review-open-how = Um arquivo .mine daqui ou de um terminal: veja cada jogada, e o que o treinador acha dela.
