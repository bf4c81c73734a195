### Quartz em português do Brasil.
###
### $seat e $other são nomes de exibição; $seat-you e $other-you dizem "yes" quando quem lê é esse jogador.
### Cristal, carta ou bônus vem com $crystal-slug, $card-slug, $bonus-slug e seus atributos ($crystal-a, …).
### Uma carta que não existe ou que o leitor não pode ver tem o slug "none".
### O jogador nunca recebe gênero gramatical: "fica por último", não "é o último".

quartz-name = Quartz
quartz-tagline = Anões cavam cristais, abusam da sorte e jogam sujo; depois de cinco dias, a mina fica com quem juntar a maior fortuna.


## Cristais. O nome em si serve de rótulo; .acc, .gen (depois de "de"), .a e .count servem às frases.

quartz-crystal-quartz = Quartzo
    .acc = quartzo
    .gen = quartzo
    .a = um quartzo
    .count =
        { $count ->
            [0] { $count } quartzos
            [one] { $count } quartzo
           *[other] { $count } quartzos
        }

quartz-crystal-amethyst = Rubelita
    .acc = rubelita
    .gen = rubelita
    .a = uma rubelita
    .count =
        { $count ->
            [0] { $count } rubelitas
            [one] { $count } rubelita
           *[other] { $count } rubelitas
        }

quartz-crystal-emerald = Esmeralda
    .acc = esmeralda
    .gen = esmeralda
    .a = uma esmeralda
    .count =
        { $count ->
            [0] { $count } esmeraldas
            [one] { $count } esmeralda
           *[other] { $count } esmeraldas
        }

quartz-crystal-sapphire = Safira
    .acc = safira
    .gen = safira
    .a = uma safira
    .count =
        { $count ->
            [0] { $count } safiras
            [one] { $count } safira
           *[other] { $count } safiras
        }

quartz-crystal-ruby = Rubi
    .acc = rubi
    .gen = rubi
    .a = um rubi
    .count =
        { $count ->
            [0] { $count } rubis
            [one] { $count } rubi
           *[other] { $count } rubis
        }

quartz-crystal-amber = Âmbar
    .acc = âmbar
    .gen = âmbar
    .a = um âmbar
    .count =
        { $count ->
            [0] { $count } âmbares
            [one] { $count } âmbar
           *[other] { $count } âmbares
        }

quartz-crystal-obsidian = Autunita
    .acc = autunita
    .gen = autunita
    .a = uma autunita
    .count =
        { $count ->
            [0] { $count } autunitas
            [one] { $count } autunita
           *[other] { $count } autunitas
        }


## Cartas. .effect fala com quem tem a carta na mão; $edition é "en", "pt" ou "ru".

quartz-card-here-we-go = Agora vai…
    .effect =
        { $edition ->
            [pt] Tire três cristais de uma vez: as autunitas voltam na hora, e todo o resto vai para o seu carrinho.
           *[en] Tire três cristais de uma vez: as autunitas voltam na hora, e do resto você fica com o que quiser.
        }
quartz-card-eureka = Rá, Eureka!
    .effect = Tire sete cristais; se quiser, troque um valioso do seu carrinho por um valioso dentre eles.
quartz-card-come-closer = Chega mais…
    .effect = Entregue um valioso seu a outro anão e escolha em troca um do carrinho dele.
quartz-card-out-of-my-way = Sai da frenteeee…
    .effect = Cada um dos outros anões na mina perde para o saco um valioso sorteado.
quartz-card-what-crystal = Cristal? Que cristal?
    .effect =
        { $edition ->
            [pt] Esconda sobre esta carta um valioso do seu carrinho: até o fim do dia, nenhuma carta nem acidente mexe nele.
           *[en] Se quiser, esconda sobre esta carta um valioso do seu carrinho: até o fim do dia, nenhuma carta nem acidente mexe nele.
        }
quartz-card-gimme-a-hand = Me faz um favor…
    .effect = Outro anão tira dois cristais; você pode pegar um deles, e o resto sobra para quem tirou.
quartz-card-not-yours = Isso não te pertence mais…
    .effect = Roube dois valiosos à sua escolha do carrinho de outro anão.
quartz-card-not-mine = Opa! Esse cristal não é meu…
    .effect = Livre-se de uma autunita do seu carrinho: ela sobra para outro anão.
quartz-card-not-mine-either = Nem meu!
    .effect =
        { $edition ->
            [pt] Quando te passarem uma autunita, mande-a adiante para um anão que ainda não a segurou ou, se não houver nenhum, para o saco.
           *[en] Quando te passarem uma autunita, mande-a adiante para qualquer anão, menos o que a passou, ou para o saco, se não sobrar ninguém.
        }
quartz-card-thievery = Só por cima do meu cadáver!
    .effect =
        { $thievery ->
            [must] Quando jogarem “{ quartz-card-not-yours }” contra você, nada sai do seu carrinho, e você tem de pegar um valioso de quem tentou roubar, se houver.
           *[may] Quando jogarem “{ quartz-card-not-yours }” contra você, nada sai do seu carrinho, e você pode pegar um valioso de quem tentou roubar.
        }
quartz-card-on-my-break = Estou cansado…
    .effect = Quando jogarem “{ quartz-card-gimme-a-hand }” contra você, fique no seu canto: ninguém tira nada.
quartz-card-none = nenhuma carta
    .effect = Não há carta aqui.


## Partes de frases: só $coins, e um bônus por bravura feito de $card e $coins.

quartz-coins =
    { $coins ->
        [0] { $coins } moedas
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
    .acc = { quartz-coins }
quartz-bravery-bonus =
    { $card-slug ->
        [none]
            { $coins ->
                [0] um espaço vazio
               *[other] { quartz-coins }
            }
       *[other]
            { $coins ->
                [0] “{ $card }”
               *[other] “{ $card }” e { quartz-coins }
            }
    }
    .acc = { quartz-bravery-bonus }


## Bônus de uma venda

quartz-bonus-none = nenhuma coleção
quartz-bonus-three = três da mesma cor
quartz-bonus-four = quatro da mesma cor
quartz-bonus-five = cinco cores
quartz-bonus-six = as seis cores


## Acontecimentos

quartz-event-mined =
    { $seat-you ->
        [yes] Você minera { $crystal-a }.
       *[no] { $seat } minera { $crystal-a }.
    }
quartz-event-left =
    { $seat-you ->
        [yes] Você sai da mina.
       *[no] { $seat } sai da mina.
    }
quartz-event-took-bonus =
    { $seat-you ->
        [yes] Você leva o bônus por bravura: { quartz-bravery-bonus.acc }.
       *[no] { $seat } leva o bônus por bravura: { quartz-bravery-bonus.acc }.
    }
quartz-event-burnt-bonus = Um bônus por bravura vira fumaça: { quartz-bravery-bonus }.
quartz-event-accident =
    { $seat-you ->
        [yes] Acidente! Você perde o carrinho inteiro e fica fora pelo resto do dia.
       *[no] Acidente! { $seat } perde o carrinho inteiro e fica fora pelo resto do dia.
    }
quartz-event-took-token =
    { $seat-you ->
        [yes] Você ganha uma ficha de experiência.
       *[no] { $seat } ganha uma ficha de experiência.
    }
quartz-event-used-token =
    { $seat-you ->
        [yes] Você usa sua ficha de experiência: uma autunita volta para o saco.
       *[no] { $seat } usa uma ficha de experiência: uma autunita volta para o saco.
    }
quartz-event-played =
    { $seat-you ->
        [yes] Você joga “{ $card }”.
       *[no] { $seat } joga “{ $card }”.
    }
quartz-event-aimed =
    { $seat-you ->
        [yes] Você escolhe { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } escolhe você.
               *[no] { $seat } escolhe { $other }.
            }
    }
quartz-event-reacted =
    { $seat-you ->
        [yes] Você responde com “{ $card }”.
       *[no] { $seat } responde com “{ $card }”.
    }
quartz-event-allowed =
    { $seat-you ->
        [yes] Você deixa acontecer.
       *[no] { $seat } deixa acontecer.
    }
quartz-event-drew =
    { $seat-you ->
        [yes] Você tira { $crystal-count } do saco.
       *[no] { $seat } tira { $crystal-count } do saco.
    }
quartz-event-returned =
    { $seat-you ->
        [yes] Você devolve { $crystal-count } ao saco.
       *[no] { $seat } devolve { $crystal-count } ao saco.
    }
quartz-event-loaded =
    { $seat-you ->
        [yes] Você põe { $crystal-count } no seu carrinho.
       *[no] { $seat } põe { $crystal-count } no carrinho.
    }
quartz-event-put-back =
    { $seat-you ->
        [yes] Em troca, você devolve { $crystal-a } ao saco.
       *[no] Em troca, { $seat } devolve { $crystal-a } ao saco.
    }
quartz-event-gave =
    { $seat-you ->
        [yes] Você dá { $crystal-a } para { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } dá { $crystal-a } para você.
               *[no] { $seat } dá { $crystal-a } para { $other }.
            }
    }
quartz-event-took =
    { $seat-you ->
        [yes] Você pega { $crystal-a } do carrinho de { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } pega { $crystal-a } do seu carrinho.
               *[no] { $seat } pega { $crystal-a } do carrinho de { $other }.
            }
    }
quartz-event-declined =
    { $seat-you ->
        [yes] Você deixa passar a chance.
       *[no] { $seat } deixa passar a chance.
    }
quartz-event-lost =
    { $seat-you ->
        [yes] Você perde { $crystal-a }, que volta para o saco.
       *[no] { $seat } perde { $crystal-a }, que volta para o saco.
    }
quartz-event-hid =
    { $seat-you ->
        [yes] Você esconde { $crystal-a }, a salvo até o fim do dia.
       *[no] { $seat } esconde { $crystal-a }, a salvo até o fim do dia.
    }
quartz-event-got-obsidian =
    { $seat-you ->
        [yes] A autunita sobra para você.
       *[no] A autunita sobra para { $seat }.
    }
quartz-event-obsidian-to-bag =
    { $seat-you ->
        [yes] Você manda a autunita de volta para o saco.
       *[no] { $seat } manda a autunita de volta para o saco.
    }
quartz-event-day-ended =
    { $seat-you ->
        [yes] Só você continua na mina: o dia { $day } chega ao fim.
       *[no] Só { $seat } continua na mina: o dia { $day } chega ao fim.
    }
quartz-event-forfeited =
    { $seat-you ->
        [yes] Você continua cavando e abre mão do bônus por bravura: { quartz-bravery-bonus.acc }.
       *[no] { $seat } continua cavando e abre mão do bônus por bravura: { quartz-bravery-bonus.acc }.
    }
quartz-event-stopped =
    { $seat-you ->
        [yes] Você larga a picareta.
       *[no] { $seat } larga a picareta.
    }
quartz-event-stored =
    { $seat-you ->
        [yes] Você guarda { $crystal-a } no seu baú.
       *[no] { $seat } guarda { $crystal-a } no baú.
    }
quartz-event-sold =
    { $bonus-slug ->
        [none]
            { $seat-you ->
                [yes] Você vende cristais por { quartz-coins.acc }.
               *[no] { $seat } vende cristais por { quartz-coins.acc }.
            }
       *[other]
            { $seat-you ->
                [yes] Você vende cristais por { quartz-coins.acc }, já com o bônus: { $bonus }.
               *[no] { $seat } vende cristais por { quartz-coins.acc }, já com o bônus: { $bonus }.
            }
    }
quartz-event-day-began =
    { $seat-you ->
        [yes] Começa o dia { $day }. Você joga primeiro.
       *[no] Começa o dia { $day }. { $seat } joga primeiro.
    }
quartz-event-drew-card =
    { $card-slug ->
        [none]
            { $seat-you ->
                [yes] Você compra uma carta.
               *[no] { $seat } compra uma carta.
            }
       *[other]
            { $seat-you ->
                [yes] Você compra “{ $card }”.
               *[no] { $seat } compra “{ $card }”.
            }
    }
quartz-event-reshuffled = A pilha de descartes é embaralhada e vira um novo baralho.
quartz-event-laid-bonus = Novo bônus por bravura: { quartz-bravery-bonus }.
    .item = { quartz-table-bravery-space }
    .together = { quartz-table-bravery }: { $items }.
quartz-event-sold-cards =
    { $coins ->
        [0]
            { $seat-you ->
                [yes] Suas cartas não rendem nada.
               *[no] { $seat } não ganha nada pelas cartas da mão.
            }
       *[other]
            { $seat-you ->
                [yes] Você vende as cartas da mão por { quartz-coins.acc }.
               *[no] { $seat } vende as cartas da mão por { quartz-coins.acc }.
            }
    }
quartz-event-sold-token =
    { $seat-you ->
        [yes] Você vende sua ficha de experiência por { quartz-coins.acc }.
       *[no] { $seat } vende a ficha de experiência por { quartz-coins.acc }.
    }
quartz-event-game-over = Fim de jogo: hora de contar as moedas.


## Perguntas: a quem responde ou, para quem espera, uma linha que não revela nada escondido.
## $card é a carta em jogo, $card-slug é o slug dela ou "none", $left é quanto ainda falta.

quartz-question-turn =
    { $seat-you ->
        [yes] É a sua vez: minerar, jogar uma carta ou sair?
       *[no] É a vez de { $seat }.
    }
quartz-question-token =
    { $seat-you ->
        [yes] A segunda autunita! Vai usar sua ficha de experiência?
       *[no] { $seat } está decidindo se gasta a ficha com a segunda autunita.
    }
quartz-question-target =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [come-closer] Com quem você troca?
                [gimme-a-hand] Quem vai te fazer um favor?
                [not-yours] De quem você rouba?
                [not-mine] Para quem vai a autunita?
                [not-mine-either] Para quem vai a autunita?
               *[other] Quem você escolhe?
            }
       *[no]
            { $card-slug ->
                [come-closer] { $seat } está escolhendo com quem trocar.
                [gimme-a-hand] { $seat } está escolhendo a quem pedir um favor.
                [not-yours] { $seat } está escolhendo de quem roubar.
                [not-mine] { $seat } está escolhendo para quem vai a autunita.
                [not-mine-either] { $seat } está escolhendo para quem vai a autunita.
               *[other] { $seat } está escolhendo um anão.
            }
    }
quartz-question-react =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [gimme-a-hand] { $other } quer que você tire dois cristais. Como você responde?
                [not-yours] { $other } está com a mão no seu carrinho. Como você responde?
                [not-mine] { $other } está te passando uma autunita. Como você responde?
                [not-mine-either] { $other } está te passando uma autunita. Como você responde?
               *[other] { $other } joga “{ $card }” contra você. Como você responde?
            }
       *[no] { $seat } está decidindo como responder a “{ $card }”.
    }
quartz-question-hide =
    { $seat-you ->
        [yes] Qual cristal você esconde?
       *[no] { $seat } está vendo o que esconder.
    }
quartz-question-take =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Qual destes cristais você quer?
                [come-closer] O que você pega do carrinho de { $other }?
                [gimme-a-hand] { $other } tirou cristais para você. O que você pega?
                [not-yours]
                    { $left ->
                        [one] O que você rouba do carrinho de { $other }? Falta um cristal.
                       *[other] O que você rouba do carrinho de { $other }? Faltam { $left } cristais.
                    }
                [thievery] O que você pega do carrinho de { $other } para dar o troco?
               *[other] O que você pega?
            }
       *[no] { $seat } está escolhendo o que pegar.
    }
quartz-question-give =
    { $seat-you ->
        [yes]
            { $card-slug ->
                [eureka] Qual cristal você devolve ao saco em troca?
                [come-closer] O que você dá para { $other }?
               *[other] O que você dá?
            }
       *[no] { $seat } está escolhendo o que dar.
    }
quartz-question-keep =
    { $seat-you ->
        [yes] Vai devolver algum destes ou ficar com o resto?
       *[no] { $seat } está escolhendo com o que ficar.
    }
quartz-question-store =
    { $seat-you ->
        [yes]
            { $left ->
                [one] O que vai para o seu baú? Cabe mais um cristal; o resto é vendido.
               *[other] O que vai para o seu baú? Cabem { $left } cristais; o resto é vendido.
            }
       *[no] { $seat } está escolhendo o que guardar e o que vender.
    }
quartz-question-thrill =
    { $seat-you ->
        [yes] Só você continua na mina. Vai levar o bônus por bravura ou largá-lo e continuar cavando?
       *[no] Só { $seat } continua na mina e decide entre o bônus por bravura e a picareta.
    }
quartz-question-dig =
    { $seat-you ->
        [yes]
            { $left ->
                [one] Cavar mais uma vez ou parar?
               *[other] Continuar cavando ou parar? Você ainda pode tirar até { $left } cristais.
            }
       *[no] { $seat } está decidindo se continua cavando.
    }


## Jogadas: rótulos para botões e listas

quartz-move-mine = Minerar
quartz-move-leave = Sair da mina
quartz-move-play = Jogar “{ $card }”
quartz-move-use-token = Usar a ficha
quartz-move-accept = Aceitar o acidente
quartz-move-seat =
    { $other-you ->
        [yes] Você
       *[no] { $other }
    }
quartz-move-react = Responder com “{ $card }”
quartz-move-allow = Deixar acontecer
quartz-move-hide = Esconder { $crystal-a }
quartz-move-decline = Deixar para lá
quartz-move-take = Pegar { $crystal-a }
quartz-move-give = Dar { $crystal-a }
quartz-move-return = Devolver { $crystal-a }
quartz-move-done = Pronto
quartz-move-store = Guardar { $crystal-a }
quartz-move-take-bonus = Levar o bônus
quartz-move-forfeit = Abrir mão do bônus e continuar cavando
quartz-move-dig = Cavar
quartz-move-stop = Parar


## Recusas: o que está errado e o que daria certo. $move é o rótulo da jogada recusada.

quartz-refusal-game-is-over = O jogo acabou e não há mais nada a decidir. Comece outra partida.
quartz-refusal-not-asked = A pergunta não é para você. Espere até chegar a sua vez de responder.
quartz-refusal-other-question = { $move }: isso não responde à pergunta feita a você. Escolha uma das jogadas oferecidas.
quartz-refusal-bag-is-empty = O saco está vazio e não há o que tirar. Escolha uma jogada que não tire cristais.
quartz-refusal-card-not-in-hand = Essa carta não está na sua mão. Jogue uma que você tenha.
quartz-refusal-no-valuable-on-cart = Esta carta precisa de um cristal valioso no seu carrinho, e não há nenhum. Minere um antes.
quartz-refusal-nobody-has-a-valuable = Nenhum outro anão na mina tem um cristal valioso no carrinho, então esta carta não faria nada. Guarde-a para depois.
quartz-refusal-no-obsidian-on-cart = Não há autunita no seu carrinho para você se livrar dela. Guarde isso para quando houver.
quartz-refusal-no-token = Você não tem ficha de experiência. Ganha-se uma ao sofrer um acidente.
quartz-refusal-yourself = Não vale escolher você. Indique outro anão na mina.
quartz-refusal-seat-not-inside = Esse anão não está na mina. Indique um que esteja.
quartz-refusal-seat-has-no-valuable = Esse carrinho não tem cristal valioso. Indique um anão cujo carrinho tenha.
quartz-refusal-seat-gave-it = Esse anão acabou de te passar a autunita. Mande-a para outro.
quartz-refusal-seat-held-it = Esse anão já segurou esta autunita. Mande-a para um que ainda não a segurou.
quartz-refusal-no-reaction-in-hand = Você não tem a carta que responde a esta. Só resta deixar acontecer.
quartz-refusal-crystal-not-there = Não há esse cristal para escolher aqui. Indique um que esteja à disposição.
quartz-refusal-must-choose = Aqui não dá para recusar. Escolha um dos cristais.
quartz-refusal-must-take = Nesta mesa, quem responde com “{ quartz-card-thievery }” tem de pegar alguma coisa. Escolha um dos cristais.


## A mesa, em linhas. Os títulos ficam sozinhos; o programa junta as listas de cristais e cartas.

quartz-table-day = Dia { $day } de { $days }
quartz-table-bag =
    { $total ->
        [0] O saco está vazio
        [one] Saco: { $total } cristal; autunitas: { $obsidian }
       *[other] Saco: { $total } cristais; autunitas: { $obsidian }
    }
quartz-table-in-the-bag = No saco
quartz-table-deck = Cartas no baralho: { $deck }; nos descartes: { $discard }
quartz-table-bravery = Bônus por bravura
quartz-table-bravery-space = { quartz-bravery-bonus }
quartz-table-bravery-empty = não sobrou nenhum
quartz-table-cart = Carrinho
quartz-table-your-cart = Seu carrinho
quartz-table-your-haul = Sua carga
quartz-table-chest = Baú
quartz-table-hidden = Escondidos
quartz-table-hand = Sua mão
quartz-table-cards =
    { $count ->
        [0] nenhuma carta na mão
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
quartz-table-known =
    { $seat-you ->
        [yes] Todos sabem que você tem na mão
       *[no] Todos sabem que { $seat } tem na mão
    }
quartz-table-card =
    { $count ->
        [1] “{ $card }”
       *[other] “{ $card }” × { $count }
    }
quartz-table-price = No fim do jogo, é vendida por { quartz-coins.acc } ({ reconstructed }).
quartz-table-complete = { $move }: quem você escolhe?
quartz-table-worth = { $move } ({ quartz-coins })
quartz-table-sale =
    { $bonus-slug ->
        [none] Vendida assim, ela rende { quartz-coins.acc }.
       *[other] Vendida assim, ela rende { quartz-coins.acc }, já com o bônus: { $bonus }.
    }
quartz-table-token = ficha de experiência
quartz-table-inside = na mina
quartz-table-outside = fora da mina
quartz-table-empty = nada
quartz-table-coins =
    { $count ->
        [0] { $count } moedas
        [one] { $count } moeda
       *[other] { $count } moedas
    }
quartz-table-odds = Autunitas no saco: { $obsidian } de { $total }, ou seja, { $percent }% para o próximo cristal.
quartz-table-odds-first = Seria a primeira no seu carrinho: ainda sem perigo.
quartz-table-odds-accident = Seria a segunda no seu carrinho: acidente, e adeus carga.
quartz-table-odds-token = Seria a segunda no seu carrinho, mas sua ficha de experiência poderia salvá-lo.
quartz-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (você): { quartz-coins }
       *[no] { $rank }. { $seat }: { quartz-coins }
    }
quartz-table-winner =
    { $seat-you ->
        [yes] Você vence: a mina é sua!
       *[no] { $seat } vence e fica com a mina!
    }
quartz-table-shared = { $seats } vencem em conjunto e dividem a mina!
quartz-accidents-per-day = Acidentes por dia


## Do treinador

quartz-coach-amount =
    { $amount ->
        [0] { $number } moedas
        [one] { $number } moeda
       *[other] { $number } moedas
    }
quartz-coach-stake = Vendendo tudo agora: { $amount }.
