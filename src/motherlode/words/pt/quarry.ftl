### The Quarry em português do Brasil: a folha de regras só existe em inglês, e os nomes são nossos.
###
### $seat e $other são nomes de exibição; $seat-you e $other-you dizem "yes" quando quem lê é esse jogador.
### Carta, túnel, ação ou forma vem com $card-slug, $tunnel-slug, … e seus atributos ($card-a, $tunnel-acc, …).
### Uma peça que não existe ou que o leitor não pode ver tem o slug "none".
### O jogador nunca recebe gênero gramatical.

quarry-name = A Pedreira
quarry-tagline = Vote em segredo num túnel: só quem vota sem companhia leva as cartas. Se o ouro aparecer, acabou; vence a mão mais valiosa.


## Cartas. O nome em si serve de rótulo; .acc, .gen (depois de "de"), .a e .count servem às frases.

quarry-card-circle-ore = Minério redondo
    .acc = minério redondo
    .gen = minério redondo
    .a = um minério redondo
    .count =
        { $count ->
            [0] { $count } minérios redondos
            [one] { $count } minério redondo
           *[other] { $count } minérios redondos
        }

quarry-card-circle-gem = Gema redonda
    .acc = gema redonda
    .gen = gema redonda
    .a = uma gema redonda
    .count =
        { $count ->
            [0] { $count } gemas redondas
            [one] { $count } gema redonda
           *[other] { $count } gemas redondas
        }

quarry-card-square-ore = Minério quadrado
    .acc = minério quadrado
    .gen = minério quadrado
    .a = um minério quadrado
    .count =
        { $count ->
            [0] { $count } minérios quadrados
            [one] { $count } minério quadrado
           *[other] { $count } minérios quadrados
        }

quarry-card-square-gem = Gema quadrada
    .acc = gema quadrada
    .gen = gema quadrada
    .a = uma gema quadrada
    .count =
        { $count ->
            [0] { $count } gemas quadradas
            [one] { $count } gema quadrada
           *[other] { $count } gemas quadradas
        }

quarry-card-triangle-ore = Minério triangular
    .acc = minério triangular
    .gen = minério triangular
    .a = um minério triangular
    .count =
        { $count ->
            [0] { $count } minérios triangulares
            [one] { $count } minério triangular
           *[other] { $count } minérios triangulares
        }

quarry-card-triangle-gem = Gema triangular
    .acc = gema triangular
    .gen = gema triangular
    .a = uma gema triangular
    .count =
        { $count ->
            [0] { $count } gemas triangulares
            [one] { $count } gema triangular
           *[other] { $count } gemas triangulares
        }

quarry-card-diamond-ore = Minério em losango
    .acc = minério em losango
    .gen = minério em losango
    .a = um minério em losango
    .count =
        { $count ->
            [0] { $count } minérios em losango
            [one] { $count } minério em losango
           *[other] { $count } minérios em losango
        }

quarry-card-diamond-gem = Gema em losango
    .acc = gema em losango
    .gen = gema em losango
    .a = uma gema em losango
    .count =
        { $count ->
            [0] { $count } gemas em losango
            [one] { $count } gema em losango
           *[other] { $count } gemas em losango
        }

quarry-card-gold = Ouro
    .acc = ouro
    .gen = ouro
    .a = o ouro
    .count =
        { $count ->
            [0] { $count } ouros
            [one] { $count } ouro
           *[other] { $count } ouros
        }

quarry-card-none = nenhuma carta
    .acc = carta
    .gen = carta
    .a = uma carta
    .count =
        { $count ->
            [0] { $count } cartas
            [one] { $count } carta
           *[other] { $count } cartas
        }


## Formas. .sign é o próprio sinal; .card é uma carta dessa forma.

quarry-shape-circle = Círculo
    .sign = ●
    .card = carta redonda
quarry-shape-square = Quadrado
    .sign = ■
    .card = carta quadrada
quarry-shape-triangle = Triângulo
    .sign = ▲
    .card = carta triangular
quarry-shape-diamond = Losango
    .sign = ◆
    .card = carta em losango
quarry-shape-none = nenhuma forma
    .sign = –
    .card = carta


## Túneis, e o monte de compra, em que também se vota. .acc e .in (com "em") servem às frases.

quarry-tunnel-A = Túnel da Ametista (A)
    .acc = o Túnel da Ametista (A)
    .in = no Túnel da Ametista (A)
quarry-tunnel-B = Passagem dos Lingotes (B)
    .acc = a Passagem dos Lingotes (B)
    .in = na Passagem dos Lingotes (B)
quarry-tunnel-C = Caverna de Cristal (C)
    .acc = a Caverna de Cristal (C)
    .in = na Caverna de Cristal (C)
quarry-tunnel-draw = Monte de compra
    .acc = o monte de compra
    .in = no monte de compra
quarry-tunnel-none = nenhum túnel
    .acc = nenhum túnel
    .in = em nenhum túnel


## Ações: o que se pode fazer na sua vez. .acc serve às frases, .effect conta o que acontece.

quarry-action-draw-two = Comprar duas
    .acc = comprar duas cartas
    .effect = Compre duas cartas do monte.
quarry-action-move-badge = Passar a estrela
    .acc = passar a estrela
    .effect = Dê a Estrela do Xerife a outra pessoa ou pegue-a para você.
quarry-action-take-pickaxe = Pegar a picareta
    .acc = pegar a picareta
    .effect = Pegue a Picareta do Malandro, onde ela estiver. Gaste-a para ganhar um túnel em que outros também votaram.
quarry-action-take-piggy = Pegar o cofrinho
    .acc = pegar o cofrinho
    .effect = Pegue o Cofrinho do Garimpeiro, onde ele estiver. No fim, ele dobra o valor da sua mão.
quarry-action-raid = Saquear
    .acc = saquear
    .effect = Alguém perde metade das cartas da mão, por sorteio.
quarry-action-collect = Recolher um túnel
    .acc = recolher um túnel
    .effect = Pegue todas as cartas de um túnel.
quarry-action-end-game = Encerrar o jogo
    .acc = encerrar o jogo
    .effect = O jogo acaba na hora.
quarry-action-none = nenhuma ação
    .acc = nenhuma ação
    .effect = Nada acontece.


## Partes de frases: só $points.

quarry-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }


## Acontecimentos

quarry-event-showed =
    { $seat-you ->
        [yes] Você recebe { $card-a } na disputa pela estrela.
       *[no] { $seat } recebe { $card-a } na disputa pela estrela.
    }
quarry-event-got-badge =
    { $seat-you ->
        [yes] Você fica com a Estrela do Xerife.
       *[no] { $seat } fica com a Estrela do Xerife.
    }
quarry-event-laid = Novas cartas { $tunnel-in }: { $card-count }.
quarry-event-voted =
    { $seat-you ->
        [yes] Você já votou.
       *[no] { $seat } já votou.
    }
quarry-event-showed-vote =
    { $tunnel-slug ->
        [draw]
            { $seat-you ->
                [yes] Você votou para comprar.
               *[no] { $seat } votou para comprar.
            }
       *[other]
            { $seat-you ->
                [yes] Você votou { $tunnel-in }.
               *[no] { $seat } votou { $tunnel-in }.
            }
    }
quarry-event-collected =
    { $seat-you ->
        [yes] Você recolhe tudo o que há { $tunnel-in }.
       *[no] { $seat } recolhe tudo o que há { $tunnel-in }.
    }
quarry-event-took =
    { $seat-you ->
        [yes] Você pega { $card-count }.
       *[no] { $seat } pega { $card-count }.
    }
quarry-event-found-nothing =
    { $seat-you ->
        [yes] Você não encontra nada { $tunnel-in }.
       *[no] { $seat } não encontra nada { $tunnel-in }.
    }
quarry-event-contested =
    { $count ->
        [1] Um voto { $tunnel-in }, mas ninguém leva nada.
       *[other] São { $count } votos { $tunnel-in }, então ninguém leva nada.
    }
quarry-event-spent-pickaxe =
    { $seat-you ->
        [yes] Você gasta a Picareta do Malandro e ganha { $tunnel-acc }.
       *[no] { $seat } gasta a Picareta do Malandro e ganha { $tunnel-acc }.
    }
quarry-event-kept-pickaxe =
    { $seat-you ->
        [yes] Você guarda a Picareta do Malandro.
       *[no] { $seat } guarda a Picareta do Malandro.
    }
quarry-event-drew =
    { $seat-you ->
        [yes] Você compra { $card-a }.
       *[no] { $seat } compra { $card-a }.
    }
quarry-event-drew-nothing =
    { $seat-you ->
        [yes] O monte está vazio: você não compra nada.
       *[no] O monte está vazio: { $seat } não compra nada.
    }
quarry-event-actions-began =
    { $seat-you ->
        [yes] Hora das ações. A estrela está com você, que joga primeiro.
       *[no] Hora das ações. A estrela está com { $seat }, que joga primeiro.
    }
quarry-event-passed =
    { $seat-you ->
        [yes] Você passa.
       *[no] { $seat } passa.
    }
quarry-event-chose =
    { $seat-you ->
        [yes] Você escolhe uma ação: { $action-acc }.
       *[no] { $seat } escolhe uma ação: { $action-acc }.
    }
quarry-event-paid =
    { $seat-you ->
        [yes] Você paga com { $card-count }.
       *[no] { $seat } paga com { $card-count }.
    }
quarry-event-took-badge =
    { $seat-you ->
        [yes] Você pega a Estrela do Xerife.
       *[no] { $seat } pega a Estrela do Xerife.
    }
quarry-event-gave-badge =
    { $seat-you ->
        [yes] Você dá a Estrela do Xerife para { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } dá a Estrela do Xerife para você.
               *[no] { $seat } dá a Estrela do Xerife para { $other }.
            }
    }
quarry-event-took-pickaxe =
    { $seat-you ->
        [yes] Você pega a Picareta do Malandro.
       *[no] { $seat } pega a Picareta do Malandro.
    }
quarry-event-stole-pickaxe =
    { $seat-you ->
        [yes] Você toma a Picareta do Malandro de { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } toma de você a Picareta do Malandro.
               *[no] { $seat } toma a Picareta do Malandro de { $other }.
            }
    }
quarry-event-took-piggy =
    { $seat-you ->
        [yes] Você pega o Cofrinho do Garimpeiro.
       *[no] { $seat } pega o Cofrinho do Garimpeiro.
    }
quarry-event-stole-piggy =
    { $seat-you ->
        [yes] Você toma o Cofrinho do Garimpeiro de { $other }.
       *[no]
            { $other-you ->
                [yes] { $seat } toma de você o Cofrinho do Garimpeiro.
               *[no] { $seat } toma o Cofrinho do Garimpeiro de { $other }.
            }
    }
quarry-event-raided =
    { $seat-you ->
        [yes]
            { $count ->
                [1] Você saqueia { $other }, que perde { $count } carta.
               *[other] Você saqueia { $other }, que perde { $count } cartas.
            }
       *[no]
            { $other-you ->
                [yes]
                    { $count ->
                        [1] { $seat } saqueia você: lá se vai { $count } carta.
                       *[other] { $seat } saqueia você: lá se vão { $count } cartas.
                    }
               *[no]
                    { $count ->
                        [1] { $seat } saqueia { $other }, que perde { $count } carta.
                       *[other] { $seat } saqueia { $other }, que perde { $count } cartas.
                    }
            }
    }
quarry-event-lost =
    { $seat-you ->
        [yes] Você perde { $card-count }.
       *[no] { $seat } perde { $card-count }.
    }
quarry-event-reshuffled =
    { $count ->
        [1] O monte acabou: o descarte, com o ouro, vira um novo monte de { $count } carta.
       *[other] O monte acabou: o descarte, com o ouro, vira um novo monte de { $count } cartas.
    }
quarry-event-drew-gold =
    { $seat-you ->
        [yes] Você encontra ouro!
       *[no] { $seat } encontra ouro!
    }
quarry-event-laid-gold = Aparece ouro { $tunnel-in }!
quarry-event-ended-game =
    { $seat-you ->
        [yes] Você encerra o jogo.
       *[no] { $seat } encerra o jogo.
    }
quarry-event-scored =
    { $seat-you ->
        [yes] Sua mão vale { quarry-points }.
       *[no] A mão de { $seat } vale { quarry-points }.
    }
quarry-event-doubled =
    { $seat-you ->
        [yes] O cofrinho dobra o valor: { quarry-points } para você.
       *[no] O cofrinho dobra o valor: { quarry-points } para { $seat }.
    }
quarry-event-game-over = Fim de jogo: hora de mostrar as mãos.


## Perguntas: a quem responde ou, para quem espera, uma linha que não revela nada escondido.
## $tunnel é o túnel em disputa, $action o que está sendo pago, $shape a forma a pagar agora, $left quantas cartas faltam.

quarry-question-vote =
    { $seat-you ->
        [yes] Onde você vota?
       *[no] { $seat } ainda vai votar.
    }
quarry-question-pickaxe =
    { $seat-you ->
        [yes] Há mais votos { $tunnel-in }. Vai gastar a Picareta do Malandro para ganhar tudo?
       *[no] { $seat } está decidindo se gasta a Picareta do Malandro { $tunnel-in }.
    }
quarry-question-act =
    { $seat-you ->
        [yes] É a sua vez: uma ação ou passar?
       *[no] É a vez de { $seat }.
    }
quarry-question-pay =
    { $seat-you ->
        [yes]
            { $left ->
                [1] Com qual { $shape-card } você paga? É a última que falta.
               *[other] Com qual { $shape-card } você paga? Faltam { $left } cartas.
            }
       *[no] { $seat } está escolhendo com o que pagar.
    }


## Jogadas: rótulos para botões e listas

quarry-move-vote = Votar { $tunnel-in }
quarry-move-spend-pickaxe = Gastar a picareta
quarry-move-keep-pickaxe = Guardar a picareta
quarry-move-pass = Passar
quarry-move-draw-two = Comprar duas cartas
quarry-move-badge-seat =
    { $other-you ->
        [yes] Pegar a estrela
       *[no] Dar a estrela para { $other }
    }
quarry-move-take-pickaxe = Pegar a picareta
quarry-move-take-piggy = Pegar o cofrinho
quarry-move-raid-seat =
    { $other-you ->
        [yes] Saquear a própria mão
       *[no] Saquear { $other }
    }
quarry-move-collect = Recolher { $tunnel-acc }
quarry-move-end-game = Encerrar o jogo
quarry-move-pay = Pagar com { $card-a }


## Recusas: o que está errado e o que daria certo. $move é o rótulo da jogada recusada.

quarry-refusal-game-is-over = O jogo acabou e não há mais nada a decidir. Comece outra partida.
quarry-refusal-not-asked = A pergunta não é para você. Espere até chegar a sua vez de responder.
quarry-refusal-already-voted = Você já votou, e o voto não muda. Espere os outros.
quarry-refusal-other-question = { $move }: isso não responde à pergunta feita a você. Escolha uma das jogadas oferecidas.
quarry-refusal-cannot-pay = Você não tem as formas que isso custa. Escolha uma ação que possa pagar ou passe.
quarry-refusal-no-such-seat = Ninguém ocupa esse lugar. Indique alguém que esteja no jogo.
quarry-refusal-badge-must-move = A estrela já está lá e precisa mudar de lugar. Indique outra pessoa.
quarry-refusal-has-pickaxe = A picareta já é sua. Escolha outra ação ou passe.
quarry-refusal-has-piggy = O cofrinho já é seu. Escolha outra ação ou passe.
quarry-refusal-yourself = Saquear a própria mão não vale. Indique outra pessoa.
quarry-refusal-too-few-cards = Essa mão tem menos de duas cartas, e não há metade a perder. Indique alguém com mais.
quarry-refusal-tunnel-is-empty = Esse túnel não tem cartas. Indique um que tenha.
quarry-refusal-other-shape = Essa carta não é da forma a pagar agora. Pague com uma que seja.
quarry-refusal-not-in-hand = Você não tem essa carta. Pague com uma que tenha.
quarry-refusal-ore-first = Você precisa de todas as suas cartas dessa forma. Pague primeiro com o minério, depois com a gema.


## A mesa, em linhas. Os títulos ficam sozinhos; o programa junta as listas de cartas.

quarry-table-pile =
    { $count ->
        [0] O monte de compra está vazio
        [one] Monte de compra: { $count } carta
       *[other] Monte de compra: { $count } cartas
    }
quarry-table-gold-discard = o ouro está no descarte
quarry-table-gold-pile = o ouro está em algum lugar do monte
quarry-table-complete = { $move }: como você paga?
quarry-table-discard = Descarte
quarry-table-hand = Sua mão
quarry-table-cards =
    { $count ->
        [0] nenhuma carta na mão
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
quarry-table-known = Cartas conhecidas
quarry-table-badge = Estrela do Xerife
quarry-table-pickaxe = Picareta do Malandro
quarry-table-piggy = Cofrinho do Garimpeiro
quarry-table-middle = No meio da mesa
quarry-table-voted = já votou
quarry-table-empty = nada
quarry-table-cost = Custo
quarry-table-costs = { $move }: custa { $shapes }
quarry-table-held = { $text } ({ quarry-points })
quarry-help-cards = { $command } mostra a sua mão e o que cada ação custa e faz.
quarry-table-worth =
    { $seat-you ->
        [yes] Sua mão vale { quarry-points } agora
       *[no] { $seat } teria { quarry-points } agora
    }
quarry-table-result =
    { $seat-you ->
        [yes] { $rank }. { $seat } (você): { quarry-points }
       *[no] { $rank }. { $seat }: { quarry-points }
    }
quarry-table-winner =
    { $seat-you ->
        [yes] Você vence: a pedreira é sua!
       *[no] { $seat } vence e fica com a pedreira!
    }
quarry-table-shared = { $seats } vencem em conjunto e dividem a pedreira!
