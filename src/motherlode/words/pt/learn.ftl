### As aulas, em português. Quem fala é a Tia Mica: frases curtas, uma ideia de cada vez.
### Uma chave é page-learn-, o jogo e o que diz uma cena em web/lessons; `learnt` tem uma linha para cada coisa aprendida.


## Em volta de cada aula

page-learn-title = Como jogar: { $game }
page-learn-teacher = Tia Mica
page-learn-step = Passo { $number } de { $count }
page-learn-go-on = Continuar
page-learn-task = Sua jogada: { $move }
page-learn-learnt = O que você já sabe
page-learn-play-on = Jogar a partir daqui
page-learn-play-new = Começar um jogo novo
page-learn-rules = Todas as regras
page-learn-rule = Regras:
page-learn-back = Voltar
page-learn-again = Do começo
page-learn-skip = Para o fim


## Quartz

page-learn-quartz-welcome =
    Boas-vindas ao subsolo! Eu sou a Tia Mica e cavo desde antes de inventarem o capacete.
    Durante cinco dias tiramos cristais de um saco. Quem tiver mais moedas no fim fica com a mina. O seu primeiro dia acabou em… bum. Não faz mal: hoje eu estou do seu lado.
page-learn-quartz-bag = Este é o saco, com todos os cristais da mina. Na sua vez, você pode meter a mão nele sem olhar. Vá em frente, ele quase nunca morde.
page-learn-quartz-cart = Uma esmeralda! Ela agora vai no seu carrinho, onde todos podem ver: quase nada é segredo aqui embaixo. Sua vez acabou, e os outros cavam.
page-learn-quartz-again = Olhe a lista ao lado do saco: quantos de cada tipo ainda estão lá dentro e quanto cada um paga. Cave de novo!
page-learn-quartz-obsidian = Autunita: preta e sem valor nenhum. A primeira no seu carrinho não faz mal. A segunda é um acidente! Esta placa diz qual é a chance de a próxima pedra ser preta. Vamos ver como os outros se saem.
page-learn-quartz-card = Em vez de cavar, você pode jogar uma carta. “{ quartz-card-not-mine }” passa uma autunita do seu carrinho para o de outro anão. Um encanto, não é?
page-learn-quartz-target = Para quem vai? { bot-name-3 } já tem uma no carrinho. Eu jamais daria um palpite. Só levanto a sobrancelha.
page-learn-quartz-accident = Bum! Uma segunda autunita é um acidente, venha de onde vier: o carrinho inteiro volta para o saco, e o coitado está fora por hoje. Só ganha uma ficha de experiência. E lá em cima um bônus por bravura virou fumaça.
page-learn-quartz-reaction = { bot-name-2 } está metendo a mão no seu carrinho! Quem é escolhido sempre recebe a pergunta, com ou sem resposta na mão, e assim a pergunta não entrega nada. E você tem a resposta: “{ quartz-card-thievery }”
page-learn-quartz-revenge = Ninguém rouba nada. Em vez disso, você pode se servir do carrinho da ladra. Pegue o melhor que houver; as boas maneiras ficam para depois.
page-learn-quartz-more = Uma esmeralda, um rubi e nenhuma autunita no carrinho: a próxima pedra não pode fazer mal, seja qual for. Cave!
page-learn-quartz-greedy = Uma safira! É assim que começa: “só mais uma”. Olhe as chances, respire fundo e cave.
page-learn-quartz-trouble = Autunita outra vez. Uma só não faz mal. Mas { bot-name-4 } também tem uma, e está sorrindo para você de um jeito tão simpático…
page-learn-quartz-no-answer = Pronto: ele passa a autunita dele para você. Desta vez você não tem carta contra isso e só pode deixar acontecer. Feche os olhos e aperte.
page-learn-quartz-token = Com essa são duas! Mas o acidente do primeiro dia lhe deixou uma ficha de experiência. Use-a, e uma autunita volta para o saco.
page-learn-quartz-leave = Ufa! Ainda na mina e com o carrinho cheio, mas sem ficha. É hora de ir. Quem sai fica com o carrinho inteiro. E, se dois ou mais continuam lá dentro, leva também o bônus por bravura mais à esquerda: uma carta e suas moedas.
page-learn-quartz-outside = Ar puro! Uma carta e uma moeda para você, e ninguém mais mexe no seu carrinho. Quem fica mais tempo ganha mais moedas, ou não ganha nada. Sente-se e veja os outros suarem.
page-learn-quartz-last-dwarf = { bot-name-2 } perdeu a coragem. Como só um anão ficou na mina, ela sai sem bônus, e o dia acabou. { bot-name-4 } é o último anão: leva o último bônus e começa amanhã. Agora todos vendem.
page-learn-quartz-night = Noite! O que estava no carrinho e o que estava no baú agora ficam juntos. Até duas pedras podem ir para o baú, para outro dia; o resto é vendido. Guarde a safira: numa coleção ela pode render mais.
page-learn-quartz-sets = Veja só: três esmeraldas! Duas delas estavam esperando no seu baú. Três de uma cor dobram outra cor que você vende: o rubi paga em dobro. Quatro dobram duas cores, e cinco ou seis cores diferentes dão moedas extras. Venda!
page-learn-quartz-sold = Tlim! É assim que se faz fortuna: junte uma cor e deixe no baú o que ainda não está maduro. O que foi vendido volta para o saco.
page-learn-quartz-end = Manhã nova: todos compraram uma carta, e novos bônus por bravura esperam. Depois do último dia você também vende as cartas da mão e a ficha, se não a usou. O resto você já sabe. Vá, o saco está esperando!

page-learn-quartz-leave-empty = Sair de carrinho vazio? Pode, mas a sua avó nunca mais ia parar de rir. Meta a mão no saco.
page-learn-quartz-play-later = Bela carta, e você pode jogá-la. Mas agora vamos cavar: vai aparecer um momento melhor.
page-learn-quartz-leave-poor = Sair você sempre pode. Mas com tão pouco? Confie na velha tia e fique.
page-learn-quartz-mine-risky = Cavar você pode. Mas, com uma autunita no carrinho, a próxima é um acidente. Livre-se dela antes.
page-learn-quartz-token-later = A ficha também serviria. Mas guarde-a para quando nenhuma carta ajudar. Jogue a carta.
page-learn-quartz-other-card = Boa carta, má hora. Eu falo de “{ quartz-card-not-mine }”.
page-learn-quartz-other-target = Permitido! Mas hoje é a vez de { bot-name-3 }: ele disse que a minha sopa é “interessante”.
page-learn-quartz-allow-theft = Você pode deixar acontecer e dar adeus à esmeralda. Mas a carta feita para este momento está na sua mão.
page-learn-quartz-take-better = Quanta modéstia! Mas o rubi paga mais.
page-learn-quartz-take-something = Nada mesmo? Você tem um coração bom demais para esta mina. Pegue o rubi.
page-learn-quartz-leave-soon = Sair agora seria prudente, e bem menos divertido. Fique, ainda há o que aprender.
page-learn-quartz-accept-not = Aí iriam embora o rubi, a esmeralda e a safira. Use a ficha: ela é para isso.
page-learn-quartz-mine-enough = Uma autunita no carrinho e nenhuma ficha. Já vi carrinhos demais fazerem bum. Saia!
page-learn-quartz-leave-now = Seria permitido. Mas hoje você aprende o mais difícil de tudo: parar na hora certa.
page-learn-quartz-store-other = Essa você poderia guardar. Mas vai precisar dela hoje à noite, e logo verá por quê. Guarde a safira.
page-learn-quartz-store-first = Vender tudo não é erro. Mas experimente o baú uma vez: guarde a safira.
page-learn-quartz-store-enough = Essa não! As três esmeraldas e o rubi andam juntos hoje. Venda tudo.

page-learn-quartz-learnt =
    A cada vez: cavar, jogar uma carta ou sair.
    Uma autunita não faz mal, duas são um acidente.
    Quem sai fica com o carrinho e muitas vezes leva um bônus por bravura.
    A uma carta jogada contra você dá para responder.
    À noite se vende, e três de uma cor dobram outra.
    Depois de cinco dias, vence quem tem mais moedas.


## Quartz: o jogo de dados

page-learn-dice-welcome =
    Tia Mica às suas ordens, desta vez com dados!
    São seis rodadas, e em cada uma todos têm a sua vez: sai um cristal do saco, rolam cinco dados, e você faz o que eles mostram. Quem tiver mais pontos vence.
page-learn-dice-bag = A sua vez já começou: um cristal foi para o seu carrinho, e os dados já rolaram. Ao lado do saco você vê o que ainda há nele e quanto vale. Cuidado com os instáveis: eles custam pontos.
page-learn-dice-roll = Três picaretas, um baú, uma transferência. Duas vezes você pode rolar de novo, de graça, quantos dados quiser. Um segundo baú seria ótimo: toque na transferência e role.
page-learn-dice-stand = Dois baús! Dava para rolar mais uma vez. Mas também é preciso saber quando está bom: fique com todos.
page-learn-dice-pickaxe = Agora você usa o que os dados mostram: em qualquer ordem, mas cada tipo uma vez só. Cada picareta traz um cristal do saco. Use as três!
page-learn-dice-unstable = Um quartzo, uma safira… e um instável. Ele vai custar pontos. Mas quem minera um e fica com ele ganha um marcador de rerrolagem, para consolar. Você logo vai precisar do seu.
page-learn-dice-chest = Dois baús guardam um cristal, três guardam dois. O que está no seu baú ninguém rouba. E quem tiver o baú mais vazio no fim paga por isso. Use os baús!
page-learn-dice-store = Qual vai ficar em segurança? A safira é a que vale mais.
page-learn-dice-end-turn = Em segurança! Todos os seus dados foram usados, e só resta encerrar a vez.
page-learn-dice-thief = { bot-name-2 } já tirou o cristal dela e rolou os dados. Dois deles mostram “Roubo”. Segure o carrinho!
page-learn-dice-stolen = Lá se foi uma esmeralda: dois roubos levam um cristal de qualquer carrinho. Mas a safira continua no baú. Agora é a vez de { bot-name-3 }.
page-learn-dice-jackhammer = O cristal dele é instável, e por isso ele tem um marcador. Duas britadeiras: ele tira dois cristais e devolve um. E duas transferências. Temo por alguém…
page-learn-dice-present = Esse alguém é você! Duas transferências empurram um cristal instável para outro carrinho. E por um presente desses não há marcador. Não se esqueça da cara dele.
page-learn-dice-round = Nova rodada, e mais dois cristais instáveis no saco. Quem tem mais valiosos no carrinho fica na liderança: é você. Saiu um âmbar para o seu carrinho, e os dados já rolaram.
page-learn-dice-plan = Dois roubos: fique com eles! Para os outros eu tenho um plano, e ele se chama vingança. Role de novo a picareta e a britadeira.
page-learn-dice-helmet = Uma transferência: com duas, você se livra de um cristal instável. E dois capacetes são um curinga, que vale por qualquer face. Você tem um de cada. Role o baú de novo!
page-learn-dice-marker = Uma picareta. Bah! As rolagens grátis acabaram, mas um marcador de rerrolagem compra mais uma. Role a picareta.
page-learn-dice-wild = O segundo capacete! Os dois juntos são um curinga. Primeiro use os dois roubos, e só eles: o curinga é para a transferência.
page-learn-dice-victim = De quem é o carrinho? { bot-name-3 } tem um âmbar, e nada vale mais. Além disso, você está lhe devendo uma.
page-learn-dice-loot = O âmbar. No seu carrinho ele fica mais bonito.
page-learn-dice-transfer = Agora a sua transferência e o curinga: juntos valem por duas transferências, e duas passam um cristal instável adiante.
page-learn-dice-receiver = Para quem vai? “Devolver ao remetente”, como se diz no correio.
page-learn-dice-scoring = E assim vão seis rodadas, ou até o saco ficar vazio. Aí contam todos os cristais, do carrinho e do baú, e três ou mais de uma cor dão pontos extras. Cada instável custa pontos, e o baú mais vazio também. Encerre a sua vez.
page-learn-dice-end = Esse é todo o segredo. Vence quem fizer mais pontos. Os amigos por perto e as safiras no baú!

page-learn-dice-stand-later = Parar você pode a qualquer hora. Mas estas rolagens são grátis: tente a transferência!
page-learn-dice-reroll-other = Pode rolar qualquer um. Mas as picaretas e o baú são bons demais para largar. Só a transferência!
page-learn-dice-stand-now = Mais? Melhor do que isso não fica. Fique com todos.
page-learn-dice-all-pickaxes = Menos seria permitido. Mas cada tipo só pode ser usado uma vez, então use as três.
page-learn-dice-chest-second = Boa ideia, mas antes traga alguma coisa que valha a pena guardar. As picaretas!
page-learn-dice-not-yet = Parar você pode a qualquer hora. Mas seus dados ainda têm trabalho.
page-learn-dice-store-better = Ficaria em segurança também. Mas a safira vale mais.
page-learn-dice-store-something = Um baú vazio sai caro no fim. Guarde a safira.
page-learn-dice-plan-first = Dá para parar aqui. Mas aí o meu plano vai por água abaixo, e é um plano tão bom.
page-learn-dice-plan-other = Dos roubos nós precisamos, e o capacete pode ser útil. Role a picareta e a britadeira.
page-learn-dice-helmet-other = Só o baú, meu bem. Os outros fazem parte do plano.
page-learn-dice-marker-first = Dá para parar aqui. Mas é justamente para isto que serve o marcador!
page-learn-dice-marker-other = Só a picareta. O resto está quase perfeito.
page-learn-dice-keep-wild = Isso gastaria o curinga. Guarde-o para a transferência.
page-learn-dice-steal-first = Esse é o plano! Mas cada coisa na sua hora: primeiro os dois roubos.
page-learn-dice-other-victim = Ali também há o que pegar. Mas o âmbar está com { bot-name-3 }.
page-learn-dice-take-something = Nada, depois de tanto rolar dados? Escolha { bot-name-3 }.
page-learn-dice-take-better = Também não é mau. Mas o âmbar vale mais.
page-learn-dice-other-receiver = Permitido, e maldoso. Mas o que os outros lhe fizeram? O presente veio de { bot-name-3 }.
page-learn-dice-give-something = Ficar com ele? Ele custa pontos. Fora daqui!

page-learn-dice-learnt =
    Uma vez: tirar um cristal, rolar até três vezes, usar as faces.
    Picaretas e britadeiras trazem cristais, baús os guardam.
    Roubos e transferências são para os queridos vizinhos.
    Dois capacetes são um curinga, um marcador é mais uma rolagem.
    Cristais instáveis e o baú mais vazio custam pontos.


## A Pedreira

page-learn-quarry-welcome =
    Tia Mica outra vez, agora ao ar livre!
    Três túneis cheios de cartas, e todo mundo quer o melhor. No fim, a mão mais valiosa fica com a pedreira.
page-learn-quarry-hand = Estas são as suas cartas, e os outros não as veem. São quatro formas, cada uma em minério e em gema; as gemas valem muito mais. Suas cartas são pontos e também são o seu dinheiro.
page-learn-quarry-vote = Agora todos votam em segredo. Só quem fica só num túnel leva as cartas! Há uma bela gema na { quarry-tunnel-B }. Tentador, não é? Vote nela e veja.
page-learn-quarry-crowd = { bot-name-2 } teve a mesma ideia. Dois já é gente demais, e ninguém leva nada. { bot-name-3 } foi o único em outro túnel e levou tudo. Agora vêm as ações: cada um pode comprar uma ou passar, e começa quem tem a estrela de xerife.
page-learn-quarry-action = Os outros passaram. Cada ação mostra as formas que custa, e as acesas você pode pagar. A picareta dá um túnel a você mesmo quando há mais gente nele. Toque nela para ler e depois pegue.
page-learn-quarry-pay = É preciso pagar um círculo, e você tem dois tipos. O minério paga tão bem quanto a gema, e a gema vale mais no fim. Então pague com o minério.
page-learn-quarry-pass = A picareta é sua! Os outros passaram de novo. Se você também passar, as ações acabam, e cada túnel ganha mais uma carta.
page-learn-quarry-vote-again = Ninguém esvaziou a { quarry-tunnel-B }, e ela cresceu. Agora todos a querem. Mas você tem a picareta: vote nela de novo!
page-learn-quarry-pickaxe = Vocês três! Sem picareta ninguém levaria nada. Gaste-a, e o monte inteiro é seu.
page-learn-quarry-badge = Que colheita! A picareta volta para o meio. Agora fique de olho na estrela: quem a tem é o primeiro nas ações e também na hora de comprar cartas. { bot-name-3 } já vai pegá-la.
page-learn-quarry-piggy = E agora a sua obra-prima: o cofrinho. No fim ele dobra a sua mão, se ninguém o tirar de você até lá. Compre!
page-learn-quarry-pay-circle = É preciso pagar três formas. Primeiro o círculo: minério ou gema?
page-learn-quarry-pay-diamond = O quadrado foi sozinho, pois você só tinha um. Agora um losango. A gema não, por favor!
page-learn-quarry-doubled = Olhe os seus pontos: o dobro! Os outros passaram. Passe também, e virão cartas novas.
page-learn-quarry-outwit = Agora pense. A { quarry-tunnel-C } é a mais gorda: aonde irão os outros? Pois é. Vá aonde não haverá ninguém: { quarry-tunnel-A }.
page-learn-quarry-alone = Os dois se atrapalharam, e você levou tudo sem concorrência. Aliás, todos viram quais cartas você pegou e vão se lembrar.
page-learn-quarry-others = O que mais as cartas compram: duas cartas do monte, um túnel inteiro, a estrela ou um saque, que custa a alguém metade da mão. Toque em qualquer ação para ler sobre ela.
page-learn-quarry-gold = E o fim? Quando o monte acaba, o descarte é embaralhado e vira um novo monte, com o ouro dentro. Assim que o ouro sai, o jogo acaba. Há também uma ação que o encerra na hora.
page-learn-quarry-end = Aí cada um conta a sua mão, e o cofrinho dobra. As cartas nos túneis não contam para ninguém. Você está na frente: cuide para que continue assim!

page-learn-quarry-vote-rich = Talvez seja sensato. Mas certas coisas se aprendem melhor na marra: vá atrás da gema.
page-learn-quarry-act-first = Passar é permitido e poupa cartas. Mas a picareta está ali, tão sozinha…
page-learn-quarry-collect-clever = Esperteza: isso compra um túnel inteiro! Mas aí você não conheceria a picareta. Desta vez, pegue a picareta.
page-learn-quarry-piggy-later = Ah, o cofrinho! A hora dele vai chegar. Primeiro a picareta.
page-learn-quarry-pickaxe-first = Isso você também poderia pagar. Mas desta vez pegue a picareta.
page-learn-quarry-pay-ore = Paga do mesmo jeito, mas joga pontos fora. Pague com o minério.
page-learn-quarry-vote-pickaxe = Uma escolha discreta. Mas você quer ver o que a picareta faz: vá para o monte maior.
page-learn-quarry-spend-it = Pode guardar para depois. Mas olhe aquele monte! Gaste.
page-learn-quarry-piggy-first = Isso você também poderia pagar. Mas agora nada ganha do cofrinho.
page-learn-quarry-raid-later = Um saque custa a alguém metade das cartas. É permitido, mas não na frente da velha tia.
page-learn-quarry-end-later = Isso acabaria o jogo aqui e agora, e eu ainda não terminei de falar!
page-learn-quarry-vote-quiet = Quanta coragem. Mas onde vão estar aqueles dois? Vá aonde eles não estão.

page-learn-quarry-learnt =
    Todos votam em segredo, e só quem está só num túnel leva as cartas.
    Cartas são pontos e dinheiro: pague com minério, guarde as gemas.
    A picareta ganha um túnel disputado, o cofrinho dobra a sua mão.
    Quem tem a estrela é o primeiro.
    O ouro acaba com o jogo: tenha a melhor mão até lá.
