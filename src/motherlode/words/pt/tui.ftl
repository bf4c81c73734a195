### A tela no terminal, em português.


## Na mesa

tui-coins = Moedas
tui-points = Pontos
tui-cards = Cartas
tui-markers = Marcadores
tui-token = ficha
tui-another-move = Outra jogada
tui-type = digitar
tui-help = Escolha a jogada com as setas e Enter, com o número ou com o mouse. Cada tecla das últimas linhas faz o que está escrito ao lado; com / você digita a jogada em palavras.


## Depois do jogo

tui-again = Jogar de novo
tui-review = Rever com o treinador
tui-replay = Ver de novo, jogada por jogada
tui-save = Salvar a partida em um arquivo


## A entrada

tui-game = Jogo
tui-people = Quem joga aqui
tui-people-how = Seu nome; vários, com vírgulas, dividem esta tela
tui-open-seats = Lugares para outros
tui-open = ninguém ainda
tui-code = Os outros entram com o código { $code }.
tui-start = Começar; bots ocupam os lugares vagos
tui-begin = Você criou a mesa: comece quando todos estiverem aqui.
tui-look = Ver quem está aqui


## Uma partida vista de novo

tui-earlier = antes
tui-later = depois
tui-first = início
tui-last = fim
tui-move-of = Jogada { $number } de { $count }


## As portas da entrada, nas duas faces do terminal; e o que mais acontece em uma mesa de um servidor

door-play = Jogar
door-back = Voltar à sua mesa
door-join = Entrar em uma mesa pelo código
door-tables = Mesas agora
door-learn = Aprender um jogo
door-rules = Ler as regras
door-replay = Ver uma partida de novo
door-review = Rever com o treinador
door-language = Língua
door-quit = Sair
ssh-at = Entre com: ssh -p { $port } { $host } (as mesas são as de { $server })
ssh-full = Há gente demais aqui agora. Tente de novo mais tarde.
prompt-door = Número, ou nada para sair
prompt-past = Enter para a próxima jogada, um número para tantas jogadas (com menos: para trás), outra coisa para parar
prompt-lesson = Enter para continuar, outra coisa para sair da lição
door-file = Arquivo da partida (.mine)
note-said = { $name }: { $text }
note-stored = O servidor volta a guardar as jogadas.
note-connected = A conexão voltou.
note-nudged =
    { $seat-you ->
        [yes] Seu tempo acabou: por favor, jogue.
       *[no] O tempo acabou para { $seat }.
    }
note-stand-in =
    { $seat-you ->
        [yes] Um bot joga por você agora.
       *[no] Um bot joga por { $seat } agora.
    }
note-person =
    { $seat-you ->
        [yes] Você voltou a jogar.
       *[no] { $seat } voltou.
    }
command-say = dizer
command-bot = bot
help-say = { $command } e um texto o diz a todos na mesa.
help-bot = { $command } deixa um bot jogar por você ou deixa você voltar a jogar.
