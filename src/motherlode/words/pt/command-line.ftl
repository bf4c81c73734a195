### O que se digita depois de `motherlode`, explicado em português do Brasil.

cli-usage = Uso
cli-command = COMANDO [OPÇÕES]
cli-arguments = Argumentos
cli-options = Opções
cli-examples = Exemplos
cli-about = Motherlode é a casa dos jogos de mineração: para jogar, estudar e consultar as regras.
    .examples =
        motherlode play quartz # uma partida contra três bots
        motherlode simulate quartz --games 1e6 # um milhão de partidas e seus resultados
        motherlode rules Q22 # quanto custa um acidente
        motherlode play --help # mais sobre um comando


## Comandos: na lista, por extenso, com exemplos

cli-play = jogar aqui no terminal, contra bots
    .about =
        Jogue aqui no terminal, linha por linha, contra bots. Funciona em um pipe e com
        leitor de tela. Durante o jogo, digite ? para ver a ajuda.
    .examples =
        motherlode play quartz # quatro à mesa, você no lugar 1
        motherlode play quartz --players 5 --names Ana,Bia
        motherlode play quartz --thrill --edition pt --seed 7
        motherlode play quartz --house days=3 values.ruby=7
        motherlode play quartz --save noite.mine # para rever ou continuar depois
        motherlode play quartz --watch # só os bots
        motherlode play dice --ending last-will-be-first
        motherlode play quarry --players 6
cli-simulate = jogar muitas partidas ao acaso e contar os resultados
    .about =
        Joga muitas partidas com jogadas ao acaso e mostra uma tabela: a velocidade, a
        distribuição dos pontos, quem venceu e quanto duraram as partidas. Control-C
        para tudo e mostra o que já foi jogado.
    .examples =
        motherlode simulate quartz --players 4 --games 1e6
        motherlode simulate quartz --games 10_000 --house crystals.obsidian=12
        motherlode simulate dice --workers 1 # em um só núcleo
        motherlode simulate quarry --games 1e9 --device gpu
cli-gpu = gerar os kernels que jogam numa GPU
    .about =
        Gera kernels para GPUs da NVIDIA em qualquer máquina: não é preciso ter GPU para
        gerá-los, nem Numba para executá-los. Sem um jogo, gera os de todos.
    .examples =
        motherlode gpu build
        motherlode gpu build quartz --folder kernels # para levar a outra máquina
cli-cases = conferir casos de regras e dizer quais falham
    .about =
        Confere casos de regras: uma posição, algumas jogadas e o que deve valer depois.
        Nas pastas, procura arquivos YAML e JSON. O código de saída é 0 se todos valem,
        1 se algum falha e 2 se algum arquivo não pode ser lido.
    .examples =
        motherlode cases tests/cases/quartz # uma pasta
        motherlode cases meu-caso.yaml # um arquivo
cli-replay = contar de novo uma partida salva, jogada por jogada
    .about =
        Refaz uma partida salva (um arquivo .mine) e a conta em palavras, ou mostra a
        posição a que ela chegou. Os sorteios têm de sair como estão no registro.
    .examples =
        motherlode replay noite.mine # tudo, até as cartas escondidas
        motherlode replay noite.mine --from-seat 2 # como se viu do lugar 2
        motherlode replay noite.mine --move 40 --position # a mesa depois da jogada 40
cli-rules = mostrar as regras, ou uma regra pelo código
    .about = Mostra as regras como este programa as joga, ou uma só, pelo código que as mensagens citam.
    .examples =
        motherlode rules # a página inteira
        motherlode rules Q22 # uma regra
        motherlode rules Q22 --lang en # em inglês


## Argumentos e opções

cli-game = o jogo: quartz, dice, quarry, ou o módulo de outro
cli-file = um arquivo .mine, ou - para a entrada padrão
cli-files = arquivos de casos, ou pastas com eles
cli-rule = o código de uma regra, como Q22; sem ele, a página inteira
cli-players = quantos jogam, contando os bots (em geral 4)
cli-seat = o seu lugar à mesa (em geral 1)
cli-names = nomes por lugar, separados por vírgulas; quem não tem nome ganha um
cli-bots = quem joga nos outros lugares: apprentice, digger, miner, foreman ou master, do fácil ao difícil (normalmente miner); ou greedy, search:200ms, random; um para todos, ou um para cada lugar
cli-watch = não ocupar lugar e assistir aos bots
cli-seed = um número inteiro; a mesma semente dá a mesma partida (as jogadas são dos jogadores)
cli-edition = o livro de regras: en (o de sempre), pt ou ru
cli-thrill = com a variante “Mais emoção”: quem fica por último pode continuar cavando
cli-ending = como termina (dice): rounds (o de sempre, por rodadas) ou last-will-be-first
cli-days = quantos dias (dice): 1, ou 3 no Grande Torneio
cli-option = opções pelo nome, em qualquer jogo, como ending=last-will-be-first
cli-house = regras da casa, de um arquivo YAML ou uma a uma, como days=3 ou values.ruby=7
cli-position = começar da posição deste arquivo YAML
cli-save = guardar a partida neste arquivo
cli-resume = continuar uma partida salva
cli-games = quantas partidas; pode ser 1e6 ou 10_000 (em geral 1e5)
cli-gpu-action = o que fazer: build
cli-gpu-games = de quais jogos (em geral todos)
cli-folder = onde guardá-los (em geral junto do que já é compilado)
cli-device = onde jogar: cpu (os núcleos desta máquina, em geral), gpu ou cluster
cli-workers = quantos trabalham ao mesmo tempo: núcleos desta máquina ou do cluster (em geral todos)
cli-from-seat = contar como se viu deste lugar
cli-move = só até esta jogada
cli-show-position = em vez de contar a partida, mostrar a posição em YAML
cli-rules-game = o jogo cujas regras mostrar (em geral quartz)
cli-lang = a língua: en, pt ou ru (senão, a do sistema)
cli-version = mostrar a versão
cli-help = mostrar esta ajuda


## Números e tabelas

number = { $number }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $percent }%
gpu-building = { $game }: { $kernel } ({ $number } de { $count })…
gpu-built = { $game }: gerado em { $folder }
gpu-there = { $game }: já está em { $folder }
simulate-playing = Jogando
simulate-games = Partidas
simulate-place = Onde
simulate-on-cpu =
    { $cores ->
        [0] { $cores } núcleos
        [one] { $cores } núcleo
       *[other] { $cores } núcleos
    }
simulate-on-gpu = GPU
simulate-on-cluster = cluster
simulate-seconds = Segundos
simulate-games-per-second = Partidas por segundo
simulate-decisions-per-second = Decisões por segundo
simulate-scores = Pontuação
simulate-heading = { $game }: jogadores: { $seats }, jogadas ao acaso, semente { $seed }
simulate-mean = média
simulate-deviation = desvio
simulate-least = mínimo
simulate-most = máximo
simulate-wins = vitórias
simulate-seat = Lugar { $number }
simulate-all = Todos os lugares
simulate-length = Decisões por partida
simulate-interrupted =
    { $games ->
        [0] Parou em { $games } de { $wanted } partidas.
        [one] Parou em { $games } de { $wanted } partidas.
       *[other] Parou em { $games } de { $wanted } partidas.
    }
cases-summary =
    { $cases ->
        [0] { $cases } casos, { $hold } valem
        [one] { $cases } caso, { $hold } valem
       *[other] { $cases } casos, { $hold } valem
    }
cases-rules =
    { $count ->
        [one] regra { $rules }
       *[other] regras { $rules }
    }
preparing = Preparando as regras (uma vez depois de cada mudança): { $step } de { $steps }…
