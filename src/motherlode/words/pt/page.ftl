### O jogo no navegador, em português.


## Em toda parte

page-title = Motherlode
page-lead = Cinco dias debaixo da terra, um saco de cristais e amigos de olho no que está no seu carrinho.
page-noscript = O Motherlode precisa de JavaScript. Ative-o nesta página ou jogue em um terminal: motherlode play quartz
page-loading = Um momento…
page-table-late = O servidor está demorando mais que o normal. Sua mesa abre sozinha.
page-preparing = Já dá para jogar. Os bots que pensam e o treinador ainda estão sendo compilados, só desta vez: passo { $done } de { $steps }. Até lá, todos os bots jogam por regras práticas.
page-nothing-here = Não há nada aqui.
page-settings = Língua e luz
page-theme = Alternar entre claro e escuro
page-to-lobby = Ir para a entrada
page-connection-connecting = Conectando…
page-connection-lost = A conexão caiu. Tentando de novo…
page-place-me = você
page-watch = Assistir


## A mesa

page-seats = À mesa
page-board = A mesa
page-question = O que se pergunta
page-log = O que aconteceu
page-talk = Diga algo à mesa
page-coach = Perguntar ao treinador
page-coach-thinks = O treinador está pensando…
page-coach-prepares = O treinador ainda está sendo compilado, só na primeira vez. Ele responde sozinho assim que puder.
page-invite = Mande este link para quem vai jogar:
page-copy = Copiar o link
page-copied = Copiado
page-copy-by-hand = O navegador não deixa esta página copiar. Aqui está o link, já selecionado: copie-o você mesmo.
page-waiting-for = Tudo pronto: { $seat } começa o jogo quando todos chegarem.
page-start = Começar
page-sit = Ocupar o lugar { $number }
page-add-bot = Pôr um bot ali
page-stand-in = Um bot está jogando por você.
page-hand-over = Deixar um bot jogar por mim
page-take-back = Voltar a jogar
page-again = Jogar de novo
page-download = Baixar a partida
page-look-back = Rever a partida
page-waiting = Esperando: { $names }…
page-who = { $name } ({ $more })
page-here = na mesa
page-away = ausente
page-uncovering = Todas as respostas chegaram. Elas são reveladas juntas.
page-your-answer = Sua resposta, ainda coberta: { $move }.
page-time-left = Tempo restante
page-covered = As respostas ficam cobertas pelo menos por este tempo
page-passed = Passou automaticamente: todas as cartas que poderiam responder estão à vista.
page-let-pass = Deixar a reação passar automaticamente quando todas as cartas que poderiam responder estão à vista
page-rule = Regra { $rule }
page-play-advised = Jogar assim
page-gone = Esta mesa está fora de alcance
page-gone-seat = O servidor não reconhece você como quem estava neste lugar. Ou este navegador esqueceu quem você é, ou o servidor começou do zero.
page-past =
    { $move ->
        [0] Você está olhando para trás, no começo do jogo.
       *[other] Você está olhando para trás, na jogada { $move }.
    }
page-step-back = Uma jogada para trás
page-step-forward = Uma jogada para a frente
page-present = Voltar ao agora
page-looking-back = Olhando para trás
page-asked-meanwhile = Enquanto isso, é a sua vez.
page-curtain = A vez de outra pessoa olhar
page-curtain-for = Isto é só para { $seat }. Os demais: não olhem!
page-curtain-lift = Estou aqui
page-curtain-around = Esta pergunta dá a volta: todos nesta tela olham, mesmo quem não precisa responder.
page-nothing-to-answer = Desta vez você não tem nada a responder. Olhe e passe adiante.
page-hand-on = Passar adiante


## Som

page-sound-on = Ligar o som
page-sound-off = Desligar o som
