### Quartz: O Jogo de Dados em português do Brasil.
###
### $seat e $other são nomes de exibição; $seat-you e $other-you dizem "yes" quando quem lê é esse jogador.
### Cristal ou face vem com $crystal-slug, $face-slug e seus atributos ($crystal-a, $face-count, …).
### O jogador nunca recebe gênero gramatical: "sai do jogo", não "é eliminado".

dice-name = Quartz: O Jogo de Dados
dice-tagline = Cinco dados, seis rodadas e um saco cheio de cristais: cave, guarde, roube e empurre os instáveis para os outros.


## Cristais. O nome em si serve de rótulo; .acc, .gen (depois de "de"), .a e .count servem às frases.

dice-crystal-quartz = Quartzo
    .acc = quartzo
    .gen = quartzo
    .a = um quartzo
    .count =
        { $count ->
            [0] { $count } quartzos
            [one] { $count } quartzo
           *[other] { $count } quartzos
        }

dice-crystal-rubellite = Rubelita
    .acc = rubelita
    .gen = rubelita
    .a = uma rubelita
    .count =
        { $count ->
            [0] { $count } rubelitas
            [one] { $count } rubelita
           *[other] { $count } rubelitas
        }

dice-crystal-emerald = Esmeralda
    .acc = esmeralda
    .gen = esmeralda
    .a = uma esmeralda
    .count =
        { $count ->
            [0] { $count } esmeraldas
            [one] { $count } esmeralda
           *[other] { $count } esmeraldas
        }

dice-crystal-sapphire = Safira
    .acc = safira
    .gen = safira
    .a = uma safira
    .count =
        { $count ->
            [0] { $count } safiras
            [one] { $count } safira
           *[other] { $count } safiras
        }

dice-crystal-ruby = Rubi
    .acc = rubi
    .gen = rubi
    .a = um rubi
    .count =
        { $count ->
            [0] { $count } rubis
            [one] { $count } rubi
           *[other] { $count } rubis
        }

dice-crystal-amber = Âmbar
    .acc = âmbar
    .gen = âmbar
    .a = um âmbar
    .count =
        { $count ->
            [0] { $count } âmbares
            [one] { $count } âmbar
           *[other] { $count } âmbares
        }

dice-crystal-unstable = Instável
    .acc = cristal instável
    .gen = cristal instável
    .a = um cristal instável
    .count =
        { $count ->
            [0] { $count } cristais instáveis
            [one] { $count } cristal instável
           *[other] { $count } cristais instáveis
        }


## Faces dos dados. .count vem só ou depois de dois-pontos; .count-acc, depois de um verbo; .effect diz o que a face faz.

dice-face-pickaxe = Picareta
    .count =
        { $count ->
            [0] { $count } picaretas
            [one] { $count } picareta
           *[other] { $count } picaretas
        }
    .count-acc = { dice-face-pickaxe.count }
    .effect = Tire um cristal para o seu carrinho por picareta.

dice-face-jackhammer = Britadeira
    .count =
        { $count ->
            [0] { $count } britadeiras
            [one] { $count } britadeira
           *[other] { $count } britadeiras
        }
    .count-acc = { dice-face-jackhammer.count }
    .effect = Duas ou mais: tire um cristal por face, devolva a metade, arredondada para baixo, e fique com o resto.

dice-face-chest = Baú
    .count =
        { $count ->
            [0] { $count } baús
            [one] { $count } baú
           *[other] { $count } baús
        }
    .count-acc = { dice-face-chest.count }
    .effect = Dois ou mais: passe valiosos do carrinho para o seu baú, um a menos que as faces.

dice-face-transfer = Transferência
    .count =
        { $count ->
            [0] { $count } transferências
            [one] { $count } transferência
           *[other] { $count } transferências
        }
    .count-acc = { dice-face-transfer.count }
    .effect = Duas ou mais: empurre cristais instáveis do seu carrinho para os outros, um a menos que as faces.

dice-face-steal = Roubo
    .count =
        { $count ->
            [0] { $count } roubos
            [one] { $count } roubo
           *[other] { $count } roubos
        }
    .count-acc = { dice-face-steal.count }
    .effect = Dois ou mais: pegue valiosos de outros carrinhos, um a menos que as faces.

dice-face-helmet = Capacete
    .count =
        { $count ->
            [0] { $count } capacetes
            [one] { $count } capacete
           *[other] { $count } capacetes
        }
    .count-acc = { dice-face-helmet.count }
    .effect = Cada par de capacetes é um curinga, que vale por qualquer outra face; um capacete sozinho não faz nada.


## Partes de frases

dice-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }


## Acontecimentos

dice-event-drew-leader =
    { $seat-you ->
        [yes] O sorteio decide: você começa na liderança.
       *[no] O sorteio decide: { $seat } começa na liderança.
    }
dice-event-day-began =
    { $seat-you ->
        [yes] Começa o dia { $day } do torneio. A liderança é sua.
       *[no] Começa o dia { $day } do torneio. A liderança é de { $seat }.
    }
dice-event-round-began =
    { $seat-you ->
        [yes] Começa a rodada { $round }. Você joga primeiro.
       *[no] Começa a rodada { $round }. { $seat } joga primeiro.
    }
dice-event-added-pair = Dois cristais instáveis entram no saco.
dice-event-mined =
    { $seat-you ->
        [yes] Você minera { $crystal-a }.
       *[no] { $seat } minera { $crystal-a }.
    }
dice-event-got-marker =
    { $seat-you ->
        [yes] Você ganha um marcador de rerrolagem.
       *[no] { $seat } ganha um marcador de rerrolagem.
    }
dice-event-spent-marker =
    { $seat-you ->
        [yes] Você gasta um marcador de rerrolagem.
       *[no] { $seat } gasta um marcador de rerrolagem.
    }
dice-event-rerolled =
    { $count ->
        [one]
            { $seat-you ->
                [yes] Você recolhe { $count } dado e rola de novo.
               *[no] { $seat } recolhe { $count } dado e rola de novo.
            }
       *[other]
            { $seat-you ->
                [yes] Você recolhe { $count } dados e rola de novo.
               *[no] { $seat } recolhe { $count } dados e rola de novo.
            }
    }
dice-event-rolled =
    { $seat-you ->
        [yes] Seus dados mostram: { $face-count }.
       *[no] Os dados de { $seat } mostram: { $face-count }.
    }
dice-event-stood =
    { $seat-you ->
        [yes] Você deixa os dados como estão.
       *[no] { $seat } deixa os dados como estão.
    }
dice-event-used =
    { $seat-you ->
        [yes] Você usa { $face-count-acc }.
       *[no] { $seat } usa { $face-count-acc }.
    }
dice-event-drew =
    { $seat-you ->
        [yes] Você tira { $crystal-count } do saco.
       *[no] { $seat } tira { $crystal-count } do saco.
    }
dice-event-returned =
    { $seat-you ->
        [yes] Você devolve { $crystal-a } ao saco.
       *[no] { $seat } devolve { $crystal-a } ao saco.
    }
dice-event-loaded =
    { $seat-you ->
        [yes] Você põe { $crystal-count } no seu carrinho.
       *[no] { $seat } põe { $crystal-count } no carrinho.
    }
dice-event-stored =
    { $seat-you ->
        [yes] Você guarda { $crystal-a } no seu baú.
       *[no] { $seat } guarda { $crystal-a } no baú.
    }
dice-event-gave =
    { $seat-you ->
        [yes] Você empurra um cristal instável para { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } empurra um cristal instável para você.
               *[no] { $seat } empurra um cristal instável para { $other }.
            }
    }
dice-event-reached =
    { $seat-you ->
        [yes] Você mete a mão no carrinho de { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } mete a mão no seu carrinho.
               *[no] { $seat } mete a mão no carrinho de { $other }.
            }
    }
dice-event-stole =
    { $seat-you ->
        [yes] Você rouba { $crystal-a } de { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } rouba { $crystal-a } de você.
               *[no] { $seat } rouba { $crystal-a } de { $other }.
            }
    }
dice-event-stopped =
    { $seat-you ->
        [yes] Você fica por isso mesmo.
       *[no] { $seat } fica por isso mesmo.
    }
dice-event-ended-turn =
    { $seat-you ->
        [yes] Você encerra a sua vez.
       *[no] { $seat } encerra a vez.
    }
dice-event-eliminated =
    { $seat-you ->
        [yes] Cristais instáveis demais! Você sai do jogo, e seu carrinho e seu baú voltam para o saco.
       *[no] Cristais instáveis demais! { $seat } sai do jogo, e o carrinho e o baú voltam para o saco.
    }
dice-event-bag-emptied = O saco está vazio, e com isso acabou.
dice-event-chose-leader =
    { $seat-you ->
        [yes]
            { $other-you ->
                [yes] Você fica com a liderança.
               *[no] Você passa a liderança para { $other }.
            }
       *[no]
            { $other-you ->
                [yes] { $seat } deixa a liderança com você.
               *[no] { $seat } escolhe quem lidera: { $other }.
            }
    }
dice-event-became-leader =
    { $seat-you ->
        [yes] A liderança agora é sua.
       *[no] A liderança agora é de { $seat }.
    }
dice-event-reckless =
    { $seat-you ->
        [yes] Que imprudência! Ninguém tem menos no baú do que você: você perde { dice-points }.
       *[no] Que imprudência! Ninguém tem menos no baú do que { $seat }, que perde { dice-points }.
    }
dice-event-scored =
    { $seat-you ->
        [yes] Você faz { dice-points }.
       *[no] { $seat } faz { dice-points }.
    }
dice-event-day-ended = Acabou o dia { $day } do torneio.
dice-event-game-over = Fim de jogo: hora de olhar os pontos.


## Perguntas: a quem responde ou, para quem espera, uma linha de espera. $other é de quem se rouba.
## $left é quanto ainda falta e, em `roll`, as rerrolagens grátis; $markers são os marcadores de quem responde.

dice-question-roll =
    { $seat-you ->
        [yes]
            { $left ->
                [0] Rolar de novo ou parar? Agora cada rerrolagem custa um marcador; os seus: { $markers }.
                [one] Quais dados você rola de novo? Ou prefere parar? Resta uma rerrolagem grátis.
               *[other] Quais dados você rola de novo? Ou prefere parar? Restam { $left } rerrolagens grátis.
            }
       *[no] { $seat } está olhando os dados.
    }
dice-question-act =
    { $seat-you ->
        [yes] Quais faces você usa? Ou encerra a sua vez?
       *[no] { $seat } está usando os dados.
    }
dice-question-return =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Qual cristal volta para o saco? Falta devolver um.
               *[other] Qual cristal volta para o saco? Falta devolver { $left }.
            }
       *[no] { $seat } está escolhendo o que volta para o saco.
    }
dice-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] O que vai para o seu baú? Você pode guardar mais um cristal.
               *[other] O que vai para o seu baú? Você pode guardar até { $left } cristais.
            }
       *[no] { $seat } está escolhendo o que vai para o baú.
    }
dice-question-give =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Para quem vai um cristal instável? Você pode passar mais um.
               *[other] Para quem vai um cristal instável? Você pode passar até { $left }.
            }
       *[no] { $seat } está escolhendo para quem vai um cristal instável.
    }
dice-question-from =
    { $seat-you ->
        [yes]
            { $left ->
                [one] De quem você rouba? Você pode pegar mais um cristal.
               *[other] De quem você rouba? Você pode pegar até { $left } cristais.
            }
       *[no] { $seat } está escolhendo de quem roubar.
    }
dice-question-take =
    { $seat-you ->
        [yes] O que você rouba do carrinho de { $other }?
       *[no] { $seat } está escolhendo o que roubar.
    }
dice-question-leader =
    { $seat-you ->
        [yes] Há empate no maior número de valiosos no carrinho. Quem lidera a próxima rodada?
       *[no] { $seat } está escolhendo quem lidera a próxima rodada.
    }


## Jogadas: rótulos para botões e listas. $faces é uma lista como "2 picaretas e 1 capacete", feita de .count-acc.

dice-move-reroll = Rolar de novo { $faces }
dice-move-stand = Parar de rolar
dice-move-use = Usar { $face-count-acc }
dice-move-end-turn = Encerrar a vez
dice-move-return = Devolver { $crystal-a }
dice-move-store = Guardar { $crystal-a }
dice-move-done = Pronto
dice-move-seat =
    { $other-you ->
        [yes] Você
       *[no] { $other }
    }
dice-move-take = Pegar { $crystal-a }


## Recusas: o que está errado e o que daria certo. $move é o rótulo da jogada recusada.

dice-refusal-game-is-over = O jogo acabou e não há mais nada a decidir. Comece outra partida.
dice-refusal-not-asked = A pergunta não é para você. Espere até chegar a sua vez de responder.
dice-refusal-other-question = { $move }: isso não responde à pergunta feita a você. Escolha uma das jogadas oferecidas.
dice-refusal-no-reroll-left = Você não tem mais rerrolagem grátis nem marcador. Pare e use o que os dados mostram.
dice-refusal-dice-not-there = Seus dados não mostram todas essas faces. Indique só faces que eles mostram.
dice-refusal-already-used = Você já usou essa face nesta vez, e cada tipo vale uma vez só. Use outra ou encerre a sua vez.
dice-refusal-too-few-faces = Seus dados não mostram tantas assim, mesmo contando os curingas. Anuncie um número menor ou use outra face.
dice-refusal-bag-is-empty = O saco está vazio e não há o que tirar. Use uma face que não tire cristais.
dice-refusal-no-valuable-on-cart = Não há cristal valioso no seu carrinho para proteger. Minere ou roube um antes.
dice-refusal-no-unstable-on-cart = Não há cristal instável no seu carrinho para passar adiante. Sorte sua: use outra face.
dice-refusal-nothing-to-steal = Nenhum outro carrinho tem cristal valioso, então não há o que roubar. Use outra face.
dice-refusal-not-among-the-drawn = Esse cristal não está entre os que você tirou. Devolva um que esteja.
dice-refusal-not-on-your-cart = Não há esse cristal no seu carrinho. Guarde um que esteja lá.
dice-refusal-not-on-that-cart = Não há esse cristal naquele carrinho. Pegue um que esteja lá.
dice-refusal-no-such-seat = Não há ninguém nesse lugar. Indique um lugar desta mesa.
dice-refusal-give-to-yourself = Não dá para passar um cristal instável a você. Indique outra pessoa.
dice-refusal-steal-from-yourself = Não dá para roubar de você. Indique outra pessoa.
dice-refusal-seat-is-out = Essa pessoa já saiu do jogo. Indique uma que continue nele.
dice-refusal-seat-has-no-valuable = Esse carrinho não tem cristal valioso. Indique alguém cujo carrinho tenha.
dice-refusal-not-tied = Esse carrinho não tem o maior número de valiosos. Escolha um dos que empatam.


## A mesa, em linhas. Os títulos ficam sozinhos; o programa junta as listas de cristais e faces.

dice-table-day = Dia { $day } de { $days }
dice-table-round = Rodada { $round } de { $rounds }
dice-table-round-open = Rodada { $round }
dice-table-bag =
    { $total ->
        [0] O saco está vazio
        [one] Saco: { $total } cristal; instáveis: { $unstable }
       *[other] Saco: { $total } cristais; instáveis: { $unstable }
    }
dice-table-in-the-bag = No saco
dice-table-pairs =
    { $count ->
        [0] não entram mais cristais instáveis
        [one] ainda vai entrar { $count } par de cristais instáveis
       *[other] ainda vão entrar { $count } pares de cristais instáveis
    }
dice-table-dice = Dados
dice-table-used = Usadas
dice-table-wild =
    { $count ->
        [0] nenhum curinga
        [one] { $count } curinga
       *[other] { $count } curingas
    }
dice-table-rolls =
    { $count ->
        [0] nenhuma rerrolagem grátis
        [one] { $count } rerrolagem grátis
       *[other] { $count } rerrolagens grátis
    }
dice-table-drawn = Tirados
dice-table-cart = Carrinho
dice-table-chest = Baú
dice-table-leader = na liderança
dice-table-out = fora do jogo
dice-table-markers =
    { $count ->
        [0] nenhum marcador de rerrolagem
        [one] { $count } marcador de rerrolagem
       *[other] { $count } marcadores de rerrolagem
    }
dice-table-empty = nada
dice-table-points = { dice-points } agora
dice-table-sum = { dice-points } nos dias anteriores
dice-table-worth = { $move } ({ dice-points })
dice-table-odds = Chance de o próximo cristal ser instável: { $percent }%
dice-reroll-word = rerrolar
dice-reroll-how = Para rolar alguns de novo, digite “rerrolar” (ou “{ $word }”) e as faces, em qualquer ordem, como em “{ $example }”. Faces aqui: { $faces }.
dice-command-cards = faces
dice-help-cards = { $command } explica as faces dos dados.
dice-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (você): { dice-points }
       *[no] { $rank }. { $seat }: { dice-points }
    }
dice-table-winner =
    { $seat-you ->
        [yes] Você vence: ninguém minerou melhor!
       *[no] { $seat } vence: ninguém minerou melhor!
    }
dice-table-shared = { $seats } vencem em conjunto!
