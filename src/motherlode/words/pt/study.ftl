### O laboratório: quanto valem as peças, as escolhas e as regras da casa de um jogo, em português.

study-title = { $game }: balanço para { $seats } jogadores
study-about = As mesmas distribuições são jogadas como são e mais uma vez para cada outra linha das tabelas, sempre pelo mesmo robô em todos os lugares. Entre parênteses estão intervalos de 95%. Uma linha com sinal é a diferença para o jogo como ele é, distribuição por distribuição; assim a sorte é a mesma dos dois lados, e efeitos pequenos aparecem.
study-files = [O mesmo com gráficos]({ $page }). [Todos os números]({ $numbers }), um em cada linha.
study-rounds = Partidas por distribuição
study-command = Comando
study-machine = Máquina
study-bot = Jogado por “{ $bot }”
study-section = { $table }, jogado por “{ $bot }”
study-fact = O quê
study-mean = Média
study-facts = O jogo como ele é
study-facts-note = A pontuação é a média de todos os lugares. A duração conta decisões. A liderança muda quando outro lugar passa a ter sozinho o maior número. O meio é depois de metade do número usual de decisões; vira o jogo quem vence sem liderar nesse momento.
study-seats = Quem senta onde
study-seats-subject = Lugar
study-seats-note = Uma vitória dividida conta em parte. O lugar 1 começa.
study-lead = Quão cedo se decide
study-lead-subject = Momento
study-lead-note = Quantas vezes quem lidera em um momento vence no fim, e quem é o último. As partes são do número usual de decisões.
study-after = depois de { $part }
study-worth = Quanto vale uma peça
study-worth-subject = Peça
study-worth-note = Um lugar começa com uma peça a mais, tirada de onde seria comprada ou sorteada. Isto é o que esse lugar faz a mais, e em quantos pontos percentuais vence mais vezes.
study-worth-of = Uma a mais no começo: { $place }
study-piece = { $piece }: { $place }
study-risk = Qual é o risco
study-risk-subject = Peças em jogo
study-risk-note = Quantas vezes o lugar perdeu então tudo o que estava em jogo, conforme quanto era. Robôs escolhem quando arriscar: um que só arrisca com boas chances tem números baixos quando há muito em jogo. Um que joga ao acaso mostra as chances puras.
study-options = O que as opções mudam
study-options-subject = Escolha
study-options-note = Cada outra escolha contra a que é usual aqui. Onde nenhuma partida acabou com outra pontuação, a escolha nunca importou a este robô.
study-house = Regras da casa
study-house-subject = Regra da casa
study-house-note = Como o jogo é com cada valor; estes números não são diferenças. O robô joga como sempre, a não ser que olhe para o próprio número.
study-choice = { $option }: { $choice }
study-kept = Está tudo em { $files }.
study-place-cart = no carrinho
study-place-chest = no baú
study-place-hand = na mão
study-measure-score = Pontuação
study-measure-winner = Pontuação do vencedor
study-measure-margin = Vantagem
study-measure-length = Duração
study-measure-first-seat = Lugar 1 vence
study-measure-lead-changes = Mudanças de liderança
study-measure-comeback = De virada
study-measure-wins = Vitórias
study-measure-leader-wins = O líder vence
study-measure-last-wins = O último vence
study-measure-with = com o perigo a bordo
study-measure-without = sem ele
study-measure-changed = Partidas que acabam de outro jeito

## Na linha de comando

cli-study = descobre quanto valem as peças, as opções e as regras da casa de um jogo
    .about =
        Joga as mesmas distribuições várias vezes: como são, com uma peça a mais para
        alguém, com cada outra leitura das regras, edição e final, com regras da casa que
        assumem um valor depois do outro. Escreve o balanço em páginas com tabelas e
        gráficos, e em números para outros programas. Control-C para e escreve o que se
        descobriu até ali.
    .examples =
        motherlode study quartz
        motherlode study quartz --house values.amber=6..12 # um valor depois do outro
        motherlode study dice --players 3 --bots greedy --games 1e5 --out dados-para-tres
        motherlode study quarry --games 1e7 --device gpu --parquet
cli-study-bots = quem joga, uma folha para cada: robôs que não fazem busca (padrão: greedy,random)
cli-study-games = distribuições em cada folha; vale 1e6 e 10_000 (padrão: 1e4)
cli-study-device = onde jogar: cpu (os núcleos desta máquina, padrão) ou gpu
cli-study-out = a pasta para páginas e números (padrão: study-JOGO-JOGADORES)
cli-parquet = escreve os números também como Parquet
