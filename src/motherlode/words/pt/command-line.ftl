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
cli-verify = conferir que ninguém mexeu no acaso de uma partida salva
    .about =
        Recalcula, a partir do segredo, cada semente, sorteio, embaralhada e lance de dados
        de uma partida terminada (um arquivo .mine), e diz o que isso prova e o que não. O
        código de saída é 0 se tudo confere, 1 se algo não confere e 2 se o arquivo não pode
        ser lido.
    .examples =
        motherlode verify noite.mine
        motherlode verify noite.mine --commitment 9f2c… # como você anotou antes da partida
cli-serve = abrir os jogos para navegadores e programas
    .about =
        Abre o servidor: quem alcança o endereço joga ali, com outras pessoas e com bots, e
        ninguém precisa de conta. Cada jogada é guardada antes de ser mostrada; Ctrl-C fecha
        o servidor, e as mesas continuam quando ele abre de novo.
    .examples =
        motherlode serve # para esta máquina, em http://127.0.0.1:8421
        motherlode serve --host 0.0.0.0 --port 80 # para todos em volta
        motherlode serve --store postgresql://host/motherlode
        motherlode serve --game my_package.my_game # com um jogo seu
cli-export = gravar em um arquivo tudo o que um servidor guarda
    .about =
        Grava uma cópia de segurança: todas as partidas com seus eventos, de quem elas são e
        as chaves do servidor, que pode continuar funcionando. Guarde o arquivo em segredo:
        quem tem as chaves pode sentar no lugar de qualquer um.
    .examples =
        motherlode export copia.gz # do motherlode.db desta pasta
        motherlode export copia.gz --store postgresql://host/motherlode
cli-import = trazer de volta o que está em um arquivo desses
    .about =
        Lê uma cópia de segurança, também para o outro tipo de banco: SQLite ou PostgreSQL.
        É tudo ou nada. As partidas que já estão lá têm de ser as mesmas; pare o servidor
        antes.
    .examples =
        motherlode import copia.gz --store novo.db # em um arquivo novo
        motherlode import copia.gz --store postgresql://host/motherlode
cli-rules = mostrar as regras, ou uma regra pelo código
    .about = Mostra as regras como este programa as joga, ou uma só, pelo código que as mensagens citam.
    .examples =
        motherlode rules # a página inteira
        motherlode rules Q22 # uma regra
        motherlode rules Q22 --lang en # em inglês


## Argumentos e opções

cli-game = o jogo: quartz, dice, quarry, ou o módulo de outro (meu_pacote.meu_jogo), que é procurado entre os pacotes instalados e depois na pasta atual, e executado
cli-file = um arquivo .mine, ou - para a entrada padrão
cli-file-game = o jogo do arquivo, se não é um dos nossos e sim um módulo na pasta atual; o código dele é executado, portanto nomeie só um em que você confia (os instalados são encontrados sem isto)
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
cli-rulings = o que cada mesa lê a seu modo, como em thievery=must; estão na regra Q89
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
cli-commitment = o compromisso que você anotou antes da partida: 64 dígitos de 0-9 e a-f
cli-served-game = outro jogo a oferecer, pelo seu módulo (my_package.my_game), procurado entre os pacotes instalados e depois na pasta atual, e executado; pode aparecer várias vezes
cli-host = o endereço em que o servidor escuta (em geral 127.0.0.1: só esta máquina)
cli-port = a porta em que o servidor escuta (em geral 8421); com 0, qualquer uma livre
cli-origin = outro site cujas páginas podem jogar aqui, como em https://play.example.org; pode aparecer várias vezes
cli-backup-file = a cópia de segurança: linhas de JSON em gzip
cli-store = onde o servidor guarda as partidas: um arquivo SQLite, ou postgresql://user@host/database (em geral motherlode.db)
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
verify-holds =
    Recalculado a partir do segredo: { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, { $draws ->
        [one] { $draws } sorteio ou lance de dados
       *[other] { $draws } sorteios e lances de dados
    }. Tudo sai como está no registro.
verify-open = A partida não acabou na última jogada: o fim dela não está neste arquivo.
verify-proves = Isto prova que o acaso foi fixado pelo segredo, com o qual o servidor se comprometeu antes de conhecer os nonces, e pelos nonces, e que ninguém, nem o servidor, mudou um sorteio depois. O servidor não pôde escolher os sorteios contra você, desde que o seu nonce esteja entre os de baixo e tenha chegado depois dos nonces dos amigos dele.
verify-leaves = Não prova que o servidor, que conhecia o segredo, o guardou para si, nem que os jogadores dos outros lugares eram quem diziam ser. Também não prova que as jogadas foram estas: confira as suas.
verify-compared = O compromisso é o que você anotou.
verify-compare = Compare o compromisso com o que foi mostrado a você antes da partida; sem isso, qualquer um poderia ter inventado este arquivo: { $commitment }
verify-nonce = Nonce do lugar { $seat }: { $nonce }
verify-no-nonce = Nonce do lugar { $seat }: nenhum
verify-fails = Não confirmado: { $why }
preparing = Preparando as regras (uma vez depois de cada mudança): { $step } de { $steps }…


## Cópias de segurança de um servidor

export-writing = Gravando
export-done =
    { $file }: { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    }
import-reading = Lendo
import-done =
    { $matches ->
        [0] Nenhuma partida trazida
        [one] { $matches } partida trazida
       *[other] { $matches } partidas trazidas
    }, com { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    }{ $same ->
        [0] {""}
        [one] ; { $same } já estava lá
       *[other] ; { $same } já estavam lá
    }


## O servidor

serve-at = Motherlode está aberto em { $address } (Ctrl-C fecha)
serve-others = Para outras pessoas da sua rede: { $address }
serve-preparing = Compilado enquanto se joga (uma vez após cada mudança): { $game }, { $step } de { $steps }
serve-ready = Tudo compilado: os bots pensam, o treinador fala.
