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
cli-tui = abrir a tela: entrada, mesas, lições, com teclas e mouse
    .about =
        Joga em uma tela no terminal, com teclas e mouse, a partir de 80 colunas por 24
        linhas: três jogos, contra bots ou em volta de uma tela.
    .examples =
        motherlode tui
        motherlode tui --lang en
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
cli-ladder = classificar programas de outros: envie um, e ele joga uma liga isolado
    .about =
        Cada programa joga uma liga própria contra os mesmos robôs nas mesmas distribuições,
        isolado: sem rede, com limites de memória e tempo. Todos são classificados juntos. Uma
        liga interrompida continua quando o programa é enviado de novo. Código de saída 1
        quando um programa falhou.
    .examples =
        motherlode ladder quartz --submit "meu-robo=python my_bot.py" # classificá-lo
        motherlode ladder quartz # a classificação como está
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
cli-ssh = deixar as pessoas entrarem no servidor com ssh
    .about =
        Espera por SSH e deixa as pessoas entrarem na entrada de um servidor: cada uma tem uma
        tela, e a chave diz quem ela é; uma conexão perdida volta ao mesmo lugar. Ninguém
        recebe um shell nem um arquivo. Precisa do extra “ssh”.
    .examples =
        motherlode ssh # ao lado de motherlode serve; depois: ssh -p 2222 127.0.0.1
        motherlode ssh --host 0.0.0.0 --server https://mines.example
        ssh -t -p 2222 mines.example en plain # em inglês, em linhas simples
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
cli-page = gravar a página como um site de arquivos, para jogar sem servidor
    .about =
        Gravar a página como um site de arquivos, que qualquer hospedagem serve: todos os jogos
        contra bots de todos os níveis, várias pessoas numa só tela, lições, regras, treinador e
        análise. Joga-se no navegador, sem servidor e, depois de carregado, sem rede. O que uma
        gravação anterior deixou na pasta é substituído, e nada mais.
    .examples =
        motherlode page build site
        motherlode page build site --game my_package.my_game # com um jogo seu
        python -m http.server --directory site # para ver como ficou
cli-mcp = deixar um modelo de linguagem jogar nas mesas de um servidor (Model Context Protocol)
    .about =
        Fala o Model Context Protocol pela entrada e saída padrão. Um modelo de linguagem
        ligado a ele senta-se a uma mesa, olha e joga com seis ferramentas: sit, look, legal,
        play, wait, rules. Sabe o que o seu lugar pode saber. MOTHERLODE_TOKEN é o token de
        um convite para um lugar.
    .examples =
        motherlode mcp # o servidor nesta máquina
        motherlode mcp --server https://mines.example --name Modelo
cli-rules = mostrar as regras, ou uma regra pelo código
    .about = Mostra as regras como este programa as joga, ou uma só, pelo código que as mensagens citam.
    .examples =
        motherlode rules # a página inteira
        motherlode rules Q22 # uma regra
        motherlode rules Q22 --lang en # em inglês
cli-doctor = dizer o que funciona nesta máquina e o que fazer com o resto
    .about =
        Verifica tudo o que o Motherlode usa: Python, o compilador e seu cache, GPU, banco de
        dados, porta, disco, terminal. Nada é alterado. Código de saída 0 quando não há nada
        a consertar, 1 quando há.
    .examples =
        motherlode doctor # tudo
        motherlode doctor --store postgresql://host/motherlode --port 80
        motherlode doctor --json # para um script
cli-completion = escrever o que faz o shell completar comandos e opções
    .about =
        Escreve um script para bash, zsh ou fish que completa comandos, opções e seus valores
        quando se aperta Tab.
    .examples =
        source <(motherlode completion bash) # em ~/.bashrc, ou ~/.zshrc com zsh
        motherlode completion fish | source # em ~/.config/fish/config.fish


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
cli-page-action = o que fazer: build
cli-page-folder = onde gravar o site
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
cli-serve-workers = quantos processos servem juntos, com os dados em PostgreSQL (normalmente: 1)
cli-origin = outro site cujas páginas podem jogar aqui, como em https://play.example.org; pode aparecer várias vezes
cli-base-path = o caminho de um site sob o qual fica tudo, como /motherlode, atrás de um proxy
cli-proxy = um proxy na frente do servidor, como 127.0.0.1 ou 10.0.0.0/8, em cujos endereços de visitantes se acredita; pode aparecer várias vezes
cli-set = qualquer outra configuração, como pace=300 ou limits.connections=32; pode aparecer várias vezes (também no ambiente, como MOTHERLODE_PACE)
cli-config = um arquivo TOML com configurações; o ambiente e as opções valem mais
cli-backup-file = a cópia de segurança: linhas de JSON em gzip
cli-store = onde o servidor guarda as partidas: um arquivo SQLite, ou postgresql://user@host/database (em geral motherlode.db)
cli-rules-game = o jogo cujas regras mostrar (em geral quartz)
cli-as-json = escrever dados para programas em vez de palavras para pessoas
cli-table-server = o endereço do servidor (http://127.0.0.1:8421)
cli-person = como o jogador é chamado na mesa
cli-sessions = quantas pessoas podem estar aqui ao mesmo tempo (em geral 32)
cli-plain = linhas simples em vez de uma tela: para leitores de tela e pipes
cli-shell = o shell: bash, zsh ou fish
cli-lang = a língua: en, pt ou ru (senão, a do sistema)
cli-version = mostrar a versão
cli-help = mostrar esta ajuda


## Números e tabelas

number = { $number }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $percent }%
site-module = Regras para navegadores: { $file }
site-written = Gravado em { $folder }: { $files } arquivos, { $size } kB, comprimidos { $compressed } kB.
site-look = Para ver: { $command }
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
play-compiling = As regras ainda estão sendo compiladas, o que só acontece uma vez. Você já pode jogar; até lá os bots usam regras práticas.


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


## O que funciona nesta máquina

cases-running = Verificando casos
doctor-heading = Motherlode { $version } nesta máquina
doctor-good = funciona
doctor-note = nota
doctor-bad = conserte
doctor-python = Python
doctor-compiler = Compilador
doctor-cache = Cache do compilador
doctor-rules = Jogos compilados
doctor-cores = Máquina
doctor-gpu = GPU
doctor-cluster = Cluster
doctor-store = Armazenamento
doctor-postgresql = Driver do PostgreSQL
doctor-port = Porta
doctor-network = Rede
doctor-disk = Espaço livre em disco
doctor-files = Arquivos abertos
doctor-terminal = Terminal
doctor-sum =
    { $broken ->
        [0] Não há nada a consertar.
        [one] Há uma coisa a consertar.
       *[other] Há { $broken } coisas a consertar.
    }
doctor-advice-python = Instale o Python 3.11 ou mais novo.
doctor-advice-numba = Reinstale o pacote: pip install --force-reinstall motherlode
doctor-advice-interpreted = As regras são interpretadas, cem vezes mais devagar: remova NUMBA_DISABLE_JIT do ambiente.
doctor-advice-cache = Não se pode escrever ali, e as regras são compiladas a cada início: indique outra pasta em MOTHERLODE_CACHE.
doctor-advice-rules = Os outros são compilados quando jogados pela primeira vez, cerca de um minuto cada; enquanto isso já se pode jogar.
doctor-advice-no-cupy = Só para simulações em uma GPU da NVIDIA: pip install "motherlode[gpu]"
doctor-advice-no-gpu = O CuPy está instalado, mas não encontra nenhuma GPU: verifique o driver com nvidia-smi.
doctor-advice-ray = Só para simulações em várias máquinas: pip install "motherlode[cluster]"
doctor-advice-folder = Não se pode escrever ali: inicie o servidor em outra pasta, ou indique um armazenamento com --store.
doctor-advice-store = { $why }
doctor-advice-psycopg = Só para servidores com PostgreSQL: pip install "motherlode[postgres]"
doctor-advice-port = A porta { $port } já está em uso, ou não pode ser usada: escolha outra, como em --port 8500.
doctor-advice-network = Nenhum endereço de rede foi encontrado: outras pessoas não alcançam um servidor aqui.
doctor-advice-disk = Libere espaço: o servidor e o compilador precisam dele para gravar.
doctor-advice-files = Um servidor grande precisa de mais, um por visitante: ulimit -n 65536, ou LimitNOFILE do systemd.
doctor-advice-encoding = Podem faltar letras; use UTF-8, por exemplo com export LC_ALL=C.UTF-8
doctor-advice-plain = Aqui aparecem linhas simples, e todos os comandos funcionam.
doctor-advice-small = Com 80 colunas e 24 linhas ou mais é mais confortável.
