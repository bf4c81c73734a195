### Ligas de bots, em português do Brasil.

arena-heading =
    { $deals ->
        [0] { $game }: jogadores: { $seats }, partidas: { $games } com { $deals } distribuições, semente { $seed }
        [one] { $game }: jogadores: { $seats }, partidas: { $games } com { $deals } distribuição, semente { $seed }
       *[other] { $game }: jogadores: { $seats }, partidas: { $games } com { $deals } distribuições, semente { $seed }
    }
arena-bot = Bot
arena-rating = Rating
arena-share = Vitórias
arena-cut = Corte da variância
arena-less-luck = Vitórias sem a sorte
arena-fair = Justo
arena-place = Posição
arena-score = Pontos
arena-thinking = Por decisão
arena-longest = Mais longa
arena-seats = Lugares
arena-failed = falhou
arena-interval = { $value } ({ $low } … { $high })
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-rating-note = O rating está em pontos Elo, pelas posições em cada mesa: com 400 a mais, um bot fica à frente de outro dez vezes mais do que atrás.
arena-anchor-random = O bot “random” tem 0.
arena-anchor-mean = A média é 0.
arena-share-note = A parte das vitórias de um bot é contada por lugar que ele ocupou; vitórias divididas contam em parte. A parte justa é a de um lugar em que todos jogam igual.
arena-trial-note = Entre parênteses estão os intervalos de 95%. Todas as formações jogam as mesmas distribuições, de todos os lugares; uma distribuição conta como um só ensaio, não importa quantas partidas teve.
arena-null-note = “{ $null }” é “{ $bot }” outra vez, com outro nome: a distância entre os dois é ruído.
arena-luck-note = “Vitórias sem a sorte”: mede-se o que o acaso deu a cada lugar, continuando o jogo a partir do que veio e do que poderia ter vindo, e isso é descontado. A média continua a mesma, o intervalo fica menor; “Corte da variância” diz em quanto a variância diminui.
arena-settled =
    { $games ->
        [0] Parou em { $games } de { $wanted } partidas: já é certo o bastante.
        [one] Parou em { $games } de { $wanted } partidas: já é certo o bastante.
       *[other] Parou em { $games } de { $wanted } partidas: já é certo o bastante.
    }
arena-interrupted =
    { $games ->
        [0] Parou em { $games } de { $wanted } partidas. O mesmo comando continua daí.
        [one] Parou em { $games } de { $wanted } partidas. O mesmo comando continua daí.
       *[other] Parou em { $games } de { $wanted } partidas. O mesmo comando continua daí.
    }
ladder-whose = De quem
ladder-program = enviado
ladder-ours = nosso
arena-failure = { $bot } falhou: { $what } ({ $place }).
arena-failed-note = Um bot que falhou não joga mais e não é classificado; a partida em que falhou não conta para ninguém.
arena-kept = Tudo está em { $folder }; a página para ver é { $page }.

arena-title = { $game }: uma liga de { $bots }
arena-standings = Classificação
arena-charts = Gráficos
arena-failures = O que deu errado
arena-fact-game = Jogo
arena-fact-players = Jogadores
arena-fact-games = Partidas
arena-fact-deals = Distribuições
arena-fact-line-ups = Formações
arena-fact-seed = Semente
arena-fact-rules = Versão das regras
arena-fact-options = Opções
arena-chart-ratings = Ratings
arena-chart-shares = Partes das vitórias
arena-chart-course = As partes ao longo das partidas
arena-chart-thinking = Tempo por decisão
arena-axis-points = pontos Elo
arena-axis-share = parte das vitórias
arena-axis-games = partidas
arena-axis-thinking = tempo médio, em escala logarítmica
arena-fair-line = A linha tracejada é a parte justa, { $share }.
arena-course-note = Em volta de cada linha está o intervalo de 95% naquele momento. A linha tracejada é a parte justa.
arena-failure-bot = Bot
arena-failure-game = Partida
arena-failure-what = O que houve
arena-failure-detail = Suas últimas palavras
arena-failure-place = semente { $seed }, giro { $turn }, antes da jogada { $move }
arena-fault-unstarted = não pôde ser iniciado
arena-fault-crashed = terminou ou fechou a sua saída
arena-fault-hung = não respondeu a tempo
arena-fault-illegal = escolheu uma jogada que não vale
arena-fault-garbled = deu uma resposta ilegível

## Na linha de comando

cli-arena = fazer bots jogarem uma liga e ver quem é melhor, e com que certeza
    .about =
        Bots jogam uma liga. Todas as formações jogam as mesmas distribuições, de todos os
        lugares, para que a sorte seja igual para todos. Com tantos bots quanto lugares, há
        uma formação; com mais, todas as escolhas; com menos, cada um joga sozinho contra
        uma mesa de cada outro. Tudo fica guardado: o mesmo comando continua de onde parou.
        Um programa que não pode ser iniciado para a liga antes da primeira partida. Um que
        falha depois (termina, não responde a tempo ou dá uma resposta que não vale ou não se
        lê) não joga mais e não é classificado. O código de saída é 0 se tudo correu bem, 1 se
        um bot falhou, 2 se a liga não pôde começar, 130 se foi interrompida.
    .examples =
        motherlode arena quartz --bots search:200ms,greedy*3 --games 400
        motherlode arena dice --players 3 --bots greedy,greedy~25%,random --sure
        motherlode arena quartz --bots greedy*3 --bot "meu=python meu_bot.py" --time-limit 2s
        motherlode arena quarry --bots search:500,random --within 2% --out minha-liga
cli-league-bots = quem joga: greedy, champion (treinado jogando, se o jogo tiver um), random, search:200ms (tempo por jogada), search:2000 (simulações), greedy~25% (descuidos), greedy*3 (três deles)
cli-outside = um programa seu que joga, pelo comando que o inicia; quantas vezes quiser
cli-sandbox = deixar os programas jogarem isolados: sem rede, com limites de memória e tempo
cli-luck = mede o que o acaso deu a cada lugar e desconta: com robôs que pensam muito, bastam muito menos partidas para saber o mesmo
cli-null = o primeiro robô participa outra vez, com o nome “null”, para mostrar o que é ruído
cli-submit = um programa a classificar, por um nome e o comando que o inicia; mais de um, se quiser
cli-trusted = sem isolamento: só para programas em que você confia como nos seus
cli-ladder-folder = a pasta da classificação (padrão: ladder-JOGO-JOGADORES)
cli-time-limit = quanto tempo tal programa pode pensar em uma jogada (em geral 5s)
cli-league-games = no máximo quantas partidas, em distribuições inteiras (em geral 400)
cli-sure = parar quando a ordem de todos os vizinhos na tabela for certa
cli-within = parar quando cada parte das vitórias for conhecida com esta precisão, como 2%
cli-out = a pasta para as partidas, a tabela e a página (em geral com o nome da liga)
cli-league-device = onde jogar: cpu (esta máquina, em geral) ou cluster
