### Por que um comando é recusado, em português do Brasil: `refuse-CHAVE`, frases inteiras. A página as carrega quando precisa da primeira.
### As frases não pressupõem o gênero de quem joga.

refuse-malformed = O servidor não entendeu este programa: { $why }.
refuse-protocol = O servidor fala a versão { $protocol } do protocolo. Recarregue a página ou atualize o programa.
refuse-hello-first = Um programa precisa dizer hello primeiro.
refuse-already-greeted = O hello já foi dito.
refuse-bad-token = O servidor não conhece este token. Comece de novo, como visitante.
refuse-duplicate-id = Isto foi enviado duas vezes; vale uma.
refuse-too-fast = Foi demais de uma vez. Tente de novo daqui a pouco.
refuse-too-many-streams =
    { $most ->
        [0] Aqui podem ficar abertas { $most } mesas ao mesmo tempo. Feche uma antes.
        [one] Aqui pode ficar aberta { $most } mesa de cada vez. Feche a outra antes.
       *[other] Aqui podem ficar abertas { $most } mesas ao mesmo tempo. Feche uma antes.
    }
refuse-no-such-table = Essa mesa não existe. Confira o código.
refuse-no-such-seat =
    { $seats ->
        [0] Não existe o lugar { $seat }: a mesa tem { $seats } lugares.
        [one] Não existe o lugar { $seat }: a mesa tem { $seats } lugar.
       *[other] Não existe o lugar { $seat }: a mesa tem { $seats } lugares.
    }
refuse-not-your-seat = O lugar { $seat } não é seu.
refuse-not-at-the-table = Só quem joga nesta mesa pode fazer isso.
refuse-not-your-table = Só quem abriu a mesa pode fazer isso.
refuse-not-now =
    { $status ->
        [gathering] Isso precisa esperar o jogo começar.
        [playing] Isso não dá durante o jogo.
        [over] Isso não dá mais: o jogo acabou.
       *[other] Isso não dá agora.
    }
refuse-not-awaited = Nesta mesa não há lugar guardado para você.
refuse-table-deleted = Esta mesa não existe mais: quem a abriu a desfez antes de o jogo começar.
refuse-seat-taken = O lugar { $seat } está ocupado.
refuse-seat-kept = O lugar { $seat } está guardado para { $name }.
refuse-seat-open = Não há ninguém no lugar { $seat }.
refuse-seats-open = O jogo começa quando todos os lugares estiverem ocupados; ainda livres: { $seats }.
refuse-places =
    { $seats ->
        [0] A posição tem { $seats } lugares, e a mesa { $places }.
        [one] A posição tem { $seats } lugar, e a mesa { $places }.
       *[other] A posição tem { $seats } lugares, e a mesa { $places }.
    }
refuse-options-twice = Uma posição tem as próprias opções. Deixe as outras de fora.
refuse-pieces-missing = Faltam peças nesta posição. Deixe de fora o saco ou o baralho, e o resto estará lá.
refuse-endless = Com estas regras da casa, ou a partir desta posição, o jogo poderia nunca acabar.
refuse-bot-too-slow =
    { $seconds ->
        [0] O bot “{ $bot }” pensa demais: aqui, no máximo { $playouts } simulações ou { $seconds } segundos.
        [one] O bot “{ $bot }” pensa demais: aqui, no máximo { $playouts } simulações ou { $seconds } segundo.
       *[other] O bot “{ $bot }” pensa demais: aqui, no máximo { $playouts } simulações ou { $seconds } segundos.
    }
refuse-bot-slips = Aqui é o nível que diz quanto um bot erra. Escolha um nível em vez de “{ $bot }”.
refuse-nothing-said = Não há nada para ler nisso.
refuse-muted =
    { $seat ->
        [0] Quem montou a mesa não quer ouvir os espectadores agora.
       *[other] Quem montou a mesa silenciou este lugar.
    }
refuse-muted-already = Isso já foi feito.
refuse-invisible-name = Ninguém conseguiria ver esse nome. Escolha um com letras.
refuse-stacked-marks = Algumas letras têm sinais demais, uns sobre os outros. Use menos.
refuse-not-a-subscription = Este navegador não deu um endereço em que este servidor possa chamar você.
refuse-stale-question = O jogo andou nesse meio-tempo. Olhe de novo; agora está aberta a pergunta { $question }.
refuse-not-asked = Agora a pergunta não é para o lugar { $seat }.
refuse-already-answered = O lugar { $seat } já respondeu, e resposta não se troca.
refuse-illegal = As regras não permitem “{ $move }” agora (regra { $rule }).
refuse-bot-plays = Um bot joga no lugar { $seat }. Retome o lugar antes.
refuse-resigned = O lugar { $seat } desistiu: o bot joga até o fim.
refuse-you-play = Nenhum bot joga no lugar { $seat }.
refuse-no-odds-here = Esta mesa joga sem o treinador.
refuse-coach-prepares = O treinador ainda está sendo compilado; isso só acontece uma vez. Pergunte de novo em um minuto.
refuse-coach-busy = O treinador está respondendo a outras pessoas agora.
refuse-no-such-move =
    { $moves ->
        [0] Até agora não houve jogadas.
        [one] Até agora houve { $moves } jogada.
       *[other] Até agora houve { $moves } jogadas.
    }
refuse-ahead = A mesa só chegou à linha { $n }. Carregue tudo de novo.
refuse-no-such-page = Não há nada neste endereço.
refuse-no-module-here = As regras para navegadores ainda não estão prontas neste servidor.
refuse-wrong-method = Não se pede isso desta maneira.
refuse-other-origin = Esta página está em { $origin }, e o servidor acredita estar em { $host }; por isso não deixa ninguém entrar daqui. Quem cuida do servidor pode permitir com --origin { $origin }.
refuse-too-many-sockets = Há páginas demais abertas na sua rede, e não entram mais: { $most }. Feche algumas ou tente mais tarde.
refuse-too-long =
    { $of ->
        [moves] A partida é longa demais: no máximo { $most } jogadas.
        [lines] O arquivo é longo demais: no máximo { $most } linhas.
        [header] O cabeçalho da partida é longo demais: no máximo { $most } bytes.
        [seconds] É trabalho demais: levaria mais de { $most } segundos.
       *[bytes] Isso é longo demais: no máximo { $most } bytes.
    }
refuse-too-slow = Demorou demais até chegar tudo.
refuse-raced = Outra coisa aconteceu antes. Olhe de novo e tente outra vez.
refuse-store-unavailable = O servidor não consegue gravar nada no momento, então talvez isto não tenha sido feito. Olhe de novo daqui a pouco.
refuse-table-unreadable = Esta mesa foi gravada por outra versão do programa, e este servidor não consegue lê-la.
refuse-game-not-offered = Este servidor não oferece o jogo desta mesa, { $game }. A mesa continua guardada.
refuse-server-error = Algo deu errado no servidor. Nada foi feito.
