### O que o treinador diz, em português do Brasil. Chances, quantias e jogadas chegam como texto; $amount serve para o plural.


## Quantias: moedas ou pontos, com sinal onde ele importa

coach-amount =
    { $amount ->
        [0] { $number } pontos
        [one] { $number } ponto
       *[other] { $number } pontos
    }


## Chances

coach-next =
    { $kind ->
        [crystal] Próximo cristal
        [card] Próxima carta
       *[other] Próxima peça
    }
coach-danger-accident = Acidente em 1, 2, … 6 cristais seus
coach-danger-unstable = Cristal instável em 1, 2, … 6 cristais
coach-danger-elimination = Instáveis demais em 1, 2, … 6 cristais
coach-danger-gold = Ouro em 1, 2, … 6 cartas do baralho
coach-danger-unaided = O mesmo sem a sua ficha
coach-stake = Se o jogo acabasse agora: { $amount }.
coach-uses = Depois desta rolagem você poderia usar


## Jogadas

coach-moves = Chance de vitória de cada jogada, jogando até o fim
coach-move = { $move }: { $win } ± { $margin }
coach-gain = { $amount } em média
coach-risk-accident = acidente { $chance }
coach-risk-elimination = instáveis demais { $chance }
coach-risk-gold = ouro { $chance }
coach-assumes-no-reaction = se ninguém reagir
coach-assumes-even-votes = se os outros votarem em qualquer coisa com a mesma chance
coach-more-moves =
    { $count ->
        [0] … e mais { $count } jogadas.
        [one] … e mais { $count } jogada.
       *[other] … e mais { $count } jogadas.
    }
coach-best = Melhor: { $move }. { $why }


## Por quê: sobre a melhor jogada

coach-why-only = Não há outra coisa a fazer.
coach-why-even = Não há diferença clara para a segunda opção: { $other }.
coach-why-more = Vence { $chance } das partidas a mais que a segunda opção: { $other }.
coach-why-quartz-token-saves = A ficha salva uma carga que vale { $gain }.
coach-why-quartz-little-to-save = Há pouco a salvar: { $gain }. A ficha vai valer mais adiante.
coach-why-quartz-rid-of-it = Tira a autunita do carrinho; o próximo cristal seria um acidente com chance de { $chance }.
coach-why-quartz-too-risky = O próximo cristal seria um acidente com chance de { $chance }, e estão em jogo { $loss }.
coach-why-quartz-bonus-now = O bônus por bravura vale { $gain }, na hora e com certeza.
coach-why-quartz-haul-safe = Lá fora a carga está a salvo: { $gain }.
coach-why-quartz-behind = A vantagem de quem lidera é de { $loss }, então é preciso correr uma chance de acidente de { $chance }.
coach-why-quartz-worth-the-risk = O acidente tem chance de { $chance }, mas em média o cristal rende { $gain }.
coach-why-quartz-no-danger = Este cristal não pode ser um acidente e em média rende { $gain }.
coach-why-quartz-card-brings = Em média a carta rende { $gain }: mais que um cristal.
coach-why-quartz-sell-now = Vendida hoje, a carga rende { $gain }.
coach-why-quartz-store-for-later = Custa { $loss } hoje e vai valer mais em outra venda.
coach-why-dice-reroll-for = Dá uma chance de { $chance } de usar { $faces } ou mais.
coach-why-dice-dice-are-good = Os dados estão bons como estão.
coach-why-dice-eliminated = Tirar mais traria instáveis demais com chance de { $chance }.
coach-why-dice-crystals-cost = Tirar mais custaria { $loss } em média.
coach-why-dice-crystals-bring = Em média os cristais rendem { $gain }.
coach-why-quarry-lone-tunnel = O túnel vale { $gain }, e uma chance de { $chance } de levá-lo, se os outros votarem em qualquer coisa por igual, é boa o bastante.
coach-why-quarry-sure-card = Ninguém disputa uma carta do baralho, e em média ela vale { $gain }.
coach-why-quarry-too-dear = Agora toda ação custa mais do que rende, pelo menos { $loss } a mais.
coach-why-quarry-action-brings = Rende { $gain } a mais do que custa.


## A análise de uma partida

review-looking = Revendo
review-title = { $game }: a partida analisada
review-heading = { $game }, a partida revista. Cada estimativa vem de { $playouts } simulações ou mais.
review-player = Jogador
review-score = Resultado
review-luck = Sorte
review-loss = Perdido em decisões
review-decisions = Decisões
review-slips = Erros claros
review-chances = Chances de vitória
review-chance = Chance de vitória
review-move = Jogada
review-sums = Sorte e decisões
review-best-move = Melhor jogada
review-worst-move = Jogada mais cara
review-escapes = Escapadas por pouco
review-highlights = Destaques
review-turning-points = Viradas
review-every-move = Todas as jogadas
review-what = O que aconteceu
review-change = { $seat }: { $before } → { $after }
review-right = A melhor jogada, à frente da segunda por { $lead }.
review-better = Melhor: { $move } (+{ $loss } ± { $margin }).
review-none = nada
review-about-chances = Quantas vezes cada lugar vence quando todos continuam por uma regra simples, com tudo o que a mesa realmente tinha, até as cartas escondidas.
review-about-luck = Sorte é o que o acaso fez por um lugar: a chance de vitória depois de cada sorteio, menos o que a jogada prometia antes dele. Em porcentagem de uma vitória, somada ao longo da partida.
review-about-loss = Uma decisão é julgada pelo que o lugar podia saber. Só perdeu algo quando a melhor jogada conhecida é melhor por mais de três erros padrão.
review-written = A página está em { $file }.


## Comandos e o que se digita para eles

command-hint = dica
help-hint = { $command } mostra as chances e o que o treinador faria, pelo que você pode saber.
cli-advise = perguntar ao treinador o que fazer em um ponto de uma partida salva
    .about =
        O treinador olha uma partida salva (um arquivo .mine) como a vê o lugar que
        responde, e diz as chances exatas, quantas vezes cada jogada vence e, em uma
        frase, por quê.
    .examples =
        motherlode advise noite.mine --move 12 # depois da jogada 12, para quem responde
        motherlode advise noite.mine --move 12 --seat 2 --time 5s # pensar por cinco segundos
        motherlode advise noite.mine --move 12 --time 20000 # um número fixo de simulações
cli-review = rever uma partida terminada: chances, sorte e decisões
    .about =
        Revê uma partida terminada (um arquivo .mine): as chances de todos a cada jogada,
        o que a sorte fez e o que as decisões custaram, as escapadas por pouco, a melhor
        jogada e a mais cara. Leva um ou dois minutos.
    .examples =
        motherlode review noite.mine
        motherlode review noite.mine --html noite.html # uma página com gráficos
        motherlode review noite.mine --playouts 500 # mais rápido, menos preciso
cli-advise-move = depois desta jogada (em geral, depois da última)
cli-advise-seat = o lugar que quer o conselho (em geral, o que responde)
cli-time = quanto pensar: 1s (em geral), 200ms, ou um número de simulações
cli-html = escrever a análise como página neste arquivo
cli-json = escrever a análise como dados neste arquivo; - é a saída padrão, em vez das palavras
cli-playouts = quantas vezes cada coisa é simulada (em geral 2000)


## Na página

page-coach-thinks = O treinador está pensando…
page-coach-prepares = O treinador ainda está sendo compilado, só na primeira vez. Ele responde sozinho assim que puder.
page-coach-own = O servidor está ocupado; seu próprio navegador calculou isto, sem as chances exatas.
page-play-advised = Jogar assim
