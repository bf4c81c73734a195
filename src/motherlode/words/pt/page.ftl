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


## Entrada: contra bots

page-games = Qual jogo?
page-range = De { $fewest } a { $most } jogadores
page-lobby-learn = Aprenda em cinco minutos
page-lobby-rules = Regras
page-players = Jogadores
page-bots = Contra bots
page-level = Quão fortes eles são?
page-play = Jogar
page-play-against =
    { $count ->
        [one] Você contra { $count } bot. Começa na hora.
       *[other] Você contra { $count } bots. Começa na hora.
    }


## Entrada: com amigos

page-friends = Com amigos
page-friends-how = Monte uma mesa e mande o link. Ou passem uma só tela de mão em mão.
page-seat = Lugar { $number }
page-place-me = você
page-place-here = também nesta tela
page-place-open = livre, para quem tiver o link
page-place-bot = bot: { $level }
page-clock = Relógio
page-clock-none = sem relógio
page-clock-live = 5 minutos, e 20 segundos por jogada
page-clock-days = um dia para cada jogada
page-public = Aparece para todos na entrada
page-odds = Pode-se perguntar ao treinador
page-more = Mais opções
page-create = Montar a mesa
page-option-edition = Livro de regras
page-edition-en = inglês
page-edition-pt = português
page-edition-ru = russo
page-option-thrill = Mais emoção: quem fica por último pode cavar sem companhia
page-option-rulings-own-turn-reactions = Reagir na própria vez
page-rulings-own-turn-reactions-edition = como no livro de regras
page-rulings-own-turn-reactions-forbidden = nunca
page-rulings-own-turn-reactions-allowed = pode
page-option-rulings-chain = “Nem meu!” em resposta a “Nem meu!”
page-rulings-chain-allowed = pode
page-rulings-chain-forbidden = não pode
page-option-rulings-thievery = Pegar um cristal com “Só por cima do meu cadáver!”
page-rulings-thievery-may = se quiser
page-rulings-thievery-must = obrigatório
page-option-ending = Fim do jogo
page-ending-rounds = depois de seis rodadas
page-ending-last-will-be-first = os últimos serão os primeiros
page-option-days = Duração
page-days-1 = um dia
page-days-3 = três dias: o Grande Torneio


## Entrada: mesas

page-join = Entrar em uma mesa
page-code = Código da mesa
page-go = Ir
page-live = Mesas neste momento
page-live-none = Ninguém está jogando em público agora. Monte uma mesa e comece você.
page-watch = Assistir
page-take-seat = Sentar-se
page-mine = Seus jogos
page-mine-over = Jogos já jogados
page-go-on = Continuar
page-look-again = Rever
page-lobby-more =
    { $count ->
        [one] Mais uma partida
       *[other] Mais { $count } partidas
    }
page-lobby-open = Abrir o arquivo de uma partida
page-name = Seu nome
page-name-how = como os outros na mesa o veem


## Entrada: sobre

page-about = Sobre este servidor
page-programs-how = Programas também jogam: tudo o que acontece em uma mesa passa por um só socket; o resto vai por HTTP.
page-protocol = a língua do socket
page-api = as rotas HTTP
page-tables = as mesas públicas
page-health = vivo
page-ready = pronto para jogar
page-metrics = números
page-notice = Um programa independente, com palavras e arte próprias. Os nomes dos jogos pertencem a seus autores e editoras, que não o fizeram nem o endossaram.


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
