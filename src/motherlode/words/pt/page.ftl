### O jogo no navegador, em português.


## Em toda parte

page-title = Motherlode
page-lead = Cinco dias debaixo da terra, um saco de cristais e amigos de olho no que está no seu carrinho.
page-noscript = O Motherlode precisa de JavaScript. Ative-o nesta página ou jogue em um terminal: motherlode play quartz
page-loading = Um momento…
page-table-late = O servidor está demorando mais que o normal. Sua mesa abre sozinha.
page-nothing-here = Não há nada aqui.
page-nothing-here-how = O endereço pode estar errado, ou o que havia aqui já não existe.
page-settings = Ajustes
page-language = Idioma
page-way = Aonde ir
page-lobby = Entrada
page-rules = Regras
page-leave = Sair
page-close = Fechar
page-about = Sobre este servidor
page-theme = Alternar entre claro e escuro
page-title-turn = Sua vez
page-title-rematch = Revanche?
page-to-lobby = Ir para a entrada
page-connection-connecting = Conectando…
page-connection-lost = A conexão caiu. Tentando de novo…
page-connection-waits = O servidor não consegue guardar nada agora: as jogadas esperam.
page-place-me = você
page-watch = Assistir


## A mesa

page-board = A mesa
page-question = O que se pergunta
page-log = O que aconteceu
page-talk = Diga algo à mesa
page-talk-quick = Respostas rápidas
page-talk-spectator = { $name } (plateia)
page-talk-nameless = alguém
page-watching = Você está assistindo
page-coach = Perguntar ao treinador
page-copy = Copiar o link
page-copied = Copiado
page-copy-by-hand = O navegador não deixa esta página copiar. Aqui está o link, já selecionado: copie-o você mesmo.
page-stand-in = Um bot está jogando por você.
page-hand-over = Deixar um bot jogar por mim
page-take-back = Voltar a jogar
page-resign = Desistir
page-download = Baixar a partida
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
page-nothing-to-answer = Desta vez você não tem nada a responder. Olhe e passe adiante.
page-hand-on = Passar adiante
page-not-now = Agora não


## How fast scenes play

page-pace = Ritmo
page-pace-step = Próxima cena
page-pace-skip = Mostrar como está
page-ceremony-go-on = Continuar


## Som

page-sound-on = Ligar o som
page-sound-off = Desligar o som
