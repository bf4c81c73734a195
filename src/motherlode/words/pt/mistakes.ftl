### O que as pessoas erram, em português do Brasil: uma frase para cada erro, com o que estaria certo.
### A chave é a do Mistake; todo argumento é texto.


## Na linha de comando

mistake-no-command = diga o que fazer: { $known }; motherlode --help conta mais
mistake-choice =
    { $what ->
        [command] não existe o comando “{ $given }”
        [game] não existe o jogo “{ $given }”
        [bot] não existe o bot “{ $given }”
        [shell] não há shell “{ $given }” aqui
       *[option] aqui não existe a opção “{ $given }”
    }; { $near ->
        [none] existem { $known }
       *[other] você quis dizer “{ $near }”?
    }
mistake-game = não existe o jogo “{ $game }”; existem { $known }
mistake-game-module = não existe o jogo “{ $game }”: não há o módulo “{ $module }”
mistake-game-nowhere = não existe o jogo “{ $game }”: não há o módulo “{ $module }” em { $folder } nem entre os pacotes instalados
mistake-game-not-installed = não existe o jogo “{ $game }”: não há o módulo “{ $module }” entre os pacotes instalados; se ele está em { $folder } e você confia nele, acrescente --game { $game }
mistake-game-broken = o jogo “{ $game }” não pode ser carregado: { $why } ({ $place })
mistake-game-dot = o nome de um jogo seu tem um ponto, como “my_package.{ $game }”: ponha “{ $game }” dentro de um pacote e escreva os dois nomes
mistake-game-long = o nome “{ $game }…” é longo demais: um jogo servido tem um nome de no máximo { $most } letras, com seus pacotes
mistake-game-missing = o módulo “{ $module }” não tem jogo: nada nele se chama GAME
mistake-game-taken = “{ $game }” e “{ $other }” terminam igual, e as mensagens deles se misturariam: mude o nome de um deles
mistake-game-name = o jogo em “{ $module }” se chama “{ $name }”: ele precisa ter o nome do seu módulo, que os registros dão
mistake-bot = não existe o bot “{ $bot }”; existem { $known }
mistake-bot-spec = um bot se escreve como em “greedy”, “search:200ms”, “search:2000” ou “greedy~25%”, e não “{ $given }”
mistake-bot-numbers = os números em “{ $given }” são pequenos ou grandes demais
mistake-bot-count = “{ $given }” deveria ser um bot e quantos dele, como em “greedy*3”
mistake-bot-budget = o bot “{ $bot }” não pensa, então não recebe tempo nem partidas
mistake-bots = indique um bot para todos os { $seats } outros lugares, ou um para cada um, e não { $bots }
mistake-bot-game = o bot “{ $bot }” não joga { $game }
mistake-no-champion = ninguém treinou um champion de { $game }; há um de { $known }
mistake-game-option =
    { $game } não tem a opção “{ $option }”; { $known ->
        [none] não tem nenhuma
       *[other] tem { $known }
    }
mistake-language = motherlode fala { $known }, não “{ $given }”
mistake-missing =
    { $what ->
        [game] falta o jogo
       *[file] falta o arquivo
    }, como em “{ $example }”
mistake-extra = “{ $given }” é um argumento a mais
mistake-option-value = { $option } precisa de um valor depois
mistake-option-flag = { $option } não leva valor
mistake-usage = { $why }
mistake-apart = { $one } e { $other } não combinam
mistake-too-many-names = { $names } nomes são demais para { $seats } lugares
mistake-name = um nome tem no máximo { $longest } caracteres, todos visíveis
mistake-same-name = dois jogadores não podem ter o mesmo nome, { $name }
mistake-games = uma simulação tem de 0 a { $most } partidas, não { $games }
mistake-device = joga-se em { $known }, não em “{ $device }”
mistake-players = { $seats } lugares pedem outros tantos jogadores, não { $count }
mistake-no-ray = para jogar em um cluster, instale o Ray: pip install "motherlode[cluster]"
mistake-no-cluster = não há cluster Ray em { $address }: { $why }
mistake-nameless = as outras máquinas não encontram “{ $what }”: dê-lhe um nome no nível superior de um módulo que elas possam importar
mistake-other-rules = { $worker } tem regras diferentes das desta máquina: instale o mesmo Motherlode em todas
mistake-illegal-player = um jogador de { $game } fez uma jogada que não é permitida
mistake-chunk = um lote tem de 1 a { $most } partidas, não { $chunk }
mistake-device-made = um dispositivo é feito para o seu jogo, lugares, jogadores e opções: não diga outros aqui
mistake-workers = pelo menos um tem de trabalhar, não { $workers }
mistake-no-cupy = para jogar numa GPU, instale o CuPy: pip install "motherlode[gpu]"
mistake-sweep = uma série vai do menor número ao maior em até { $most } passos, como em values.amber=6..12, e não “{ $given }”
mistake-study-bot = “{ $bot }” é mais que uma função compilada e não joga aos milhões: diga greedy, random ou um deles com deslizes, como greedy~25%
mistake-no-pyarrow = para escrever Parquet, instale o PyArrow: pip install "motherlode[study]"
mistake-reward = um jogo é pago por { $known }, não por “{ $reward }”
mistake-render-mode = uma mesa é mostrada como { $known }, não como “{ $mode }”
mistake-no-move = { $agent } foi perguntado, e não há lance dele
mistake-opponents = para { $others } outros lugares dê um robô para todos, ou { $others } robôs, não { $count }
mistake-one-opponent = quando o seu lugar muda de jogo em jogo, um só robô joga em todos os outros: não “{ $bots }”
mistake-compiled-opponents = muitos jogos de uma vez são jogados contra robôs compilados (random, greedy); { $bot } não é um deles: use SeatEnv
mistake-ended = este jogo de { $game } acabou: reinicie-o (reset)
mistake-no-sandbox = programas de outros precisam de isolamento, e este sistema não o tem ({ $why }); programas em que você confia jogam sem ele (--trusted numa classificação)
mistake-other-ladder = a pasta { $folder } tem uma classificação com outros ajustes
mistake-ladder-name = um programa na classificação se chama com letras, dígitos e hífens, 40 no máximo, não “{ $name }”
mistake-ladder-taken = outro programa se chama { $name }; escolha outro nome
mistake-ladder-empty = ainda não há classificação em { $folder }: envie um programa
mistake-mcp-server = um servidor se escreve como { $example }, não “{ $given }”
mistake-mcp-no-server = não há servidor em { $address } neste momento
mistake-mcp-no-seat = você ainda não tem lugar: sente-se primeiro
mistake-mcp-no-open-seat = a mesa { $table } não tem lugar livre
mistake-no-gpu =
    { $why ->
        [none] o CUDA não encontra nenhuma GPU aqui
       *[other] não há aqui uma GPU que o CUDA possa usar ({ $why })
    }
mistake-no-kernel-compiler = os kernels são feitos com o numba-cuda: pip install "motherlode[gpu]"
mistake-page-not-a-folder = { $folder } não é uma pasta
mistake-page-folder-taken = { $folder } tem um { $file } que nenhuma gravação anterior deixou; escolha uma pasta vazia
mistake-no-page-linker = os módulos da página são ligados com o ziglang: pip install "motherlode[page]"
mistake-house = uma regra da casa se escreve como days=3 ou values.ruby=7, não “{ $given }”
mistake-house-file = { $path } deve conter regras da casa, como “days: 3”
mistake-league-bots = uma liga tem pelo menos dois bots diferentes, ou um bot para cada lugar
mistake-same-bot = dois bots não podem se chamar “{ $name }”
mistake-bot-start = o bot “{ $bot }” não pode jogar, por isso a liga para: { $why }
mistake-other-league = { $folder } guarda outra liga (diferente em: { $what }); escolha outra pasta com --out
mistake-league-line = { $file }, linha { $line }, não é uma partida
mistake-rotations = { $seats } jogadores têm de 1 a { $seats } giros, não { $given }
mistake-time-limit = um limite de tempo se escreve como 5s ou 500ms, não “{ $given }”
mistake-within = --within recebe uma parte das vitórias, como 2%, não “{ $given }”
mistake-unexpected = aconteceu um erro que não devia acontecer: { $why }; por favor, avise (MOTHERLODE_TRACEBACK=1 mostra onde)


## Arquivos

mistake-no-such-file = não existe o arquivo { $path }
mistake-no-access = não dá para usar { $path }: { $why }
mistake-not-text = { $path } não é um arquivo de texto
mistake-too-large = { $path } é grande demais para ser lido
mistake-unreadable = { $file }{ $line } não pode ser lido: { $why }
mistake-file-exists = já existe um arquivo { $path }; escolha outro nome
mistake-unwritable = não dá para escrever em { $path }
mistake-other-game = { $path } é de { $other }, não de { $game }
mistake-no-case-files = não há arquivos de casos em { $path }
mistake-no-cases = não há casos em { $file }
mistake-case-list = { $file } deve conter uma lista de casos
mistake-case-position = { $where } não tem posição
mistake-path = não existe “{ $path }” na posição
mistake-move-form = uma jogada se escreve com um lugar e uma frase, como “1 mine”, não “{ $move }”


## Partidas

mistake-mine-format = isto não é uma partida: o cabeçalho deve começar com “mine: { $format }”
mistake-mine-header = o cabeçalho da partida não pode ser lido: { $why }
mistake-mine-key = o cabeçalho de uma partida precisa de “{ $needed }”
mistake-mine-value = “{ $needed }” no cabeçalho da partida não está na forma certa
mistake-mine-move = a linha { $line } não é uma jogada; uma jogada é como “1 mine > mined 1 ruby”, não “{ $text }”
mistake-match-id = o código de uma partida tem de 1 a { $longest } letras a-z, dígitos, pontos e traços entre aspas; { $given } não serve
mistake-fairness-digits = { $what } deve ter { $digits } dígitos de 0-9 e a-f, entre aspas num arquivo; { $given } não serve
mistake-fairness-nonce = o nonce do lugar { $seat } deve ter no máximo { $digits } dígitos de 0-9 e a-f entre aspas; { $given } não serve
mistake-fairness-nonces = há um nonce para cada um dos { $seats } lugares, não { $count }
mistake-fairness-none = o arquivo não tem fairness no cabeçalho: a partida foi jogada sem compromisso, e não há o que conferir
mistake-fairness-early = a partida não acabou, e até lá o segredo não se mostra; volte depois da última jogada
mistake-fairness-withheld = a partida acabou, mas o segredo não está no arquivo; quem guardou a partida deve mostrá-lo
mistake-fairness-other-commitment = o compromisso no arquivo é { $logged }, e não { $given }, que foi anotado antes da partida
mistake-fairness-commitment = o segredo não corresponde ao compromisso: o dele é { $computed }, mas o arquivo diz { $logged }
mistake-fairness-deal = a semente da distribuição deveria ser { $computed }, mas o arquivo diz { $logged }
mistake-fairness-seed = a semente da jogada { $number } deveria ser { $computed }, mas o arquivo diz { $logged }
mistake-fairness-no-seed = a jogada { $number } não tem semente; deveria ser { $computed }
mistake-fairness-replay = a partida não se repete como está no registro; { $why }
mistake-rules-version = esta partida foi jogada com as regras { $played } de { $game }, e estas são as regras { $present }
mistake-completes-nothing = “{ $move }” não completa nada: o que vem antes já está inteiro
mistake-replay-move = jogada { $number }: { $why }
mistake-replay-drawn = na jogada { $number }, “{ $seat } { $move }”, saiu { $drawn }, mas o registro diz { $logged }
mistake-refused = o lugar { $seat } não pode jogar “{ $move }” agora (regra { $rule })
mistake-seed = uma semente é um número inteiro de 0 a 2^63 - 1, não { $seed }
mistake-seat = não existe o lugar { $seat }; os lugares vão de 1 a { $seats }
mistake-seats = { $game } é para { $fewest } a { $most } jogadores, não { $seats }
mistake-move = { $game } não tem a jogada “{ $move }”
mistake-undo-nothing = não há jogada para desfazer
mistake-undo-crossed = a última jogada sorteou ou mostrou algo, e não pode ser desfeita
mistake-undo-others = outros já jogaram depois, e isso não pode ser desfeito
mistake-ssh-missing = SSH precisa de um pacote que não está instalado: { $command }
mistake-no-files = os arquivos desta máquina não são para quem vem de fora
mistake-save-later = uma partida em um servidor pode ser salva quando termina
mistake-save-where = diga onde salvar, como em “salvar noite.mine”
mistake-no-rules = não há página de regras de { $game }
mistake-no-such-rule =
    { $rule ->
        [none] diga uma regra, de { $first } a { $last }
       *[other] não existe a regra “{ $rule }”; as regras vão de { $first } a { $last }
    }


## Posições e opções

mistake-unknown-key = { $where } não tem “{ $key }”; conhece { $known }
mistake-not-a-mapping = { $where } deve ser um conjunto de chaves e valores, não { $given }
mistake-not-a-list = { $where } deve ser uma lista, não { $given }
mistake-number = { $where } deve ser um número inteiro de { $lowest } a { $highest }, não { $given }
mistake-truth = { $where } deve ser true ou false, não { $given }
mistake-slug = { $where }: “{ $given }” não é um destes: { $slugs }
mistake-list = { $where } deve ser uma lista de no máximo { $most }, não { $given }
mistake-pieces = { $where } deve listar ou contar peças, não { $given }
mistake-too-many = a posição tem { $given } { $piece }, mas na caixa há { $box }
mistake-too-few-cards = { $cards } cartas são poucas: { $seats } lugares precisam de { $needed } para começar
mistake-bravery = house.bravery deve ser uma lista de moedas para até { $spaces } espaços, não { $given }
mistake-position-game = uma posição diz de que jogo é, como em “game: quartz”
mistake-position-seats = uma posição tem uma lista de { $fewest } a { $most } lugares, não { $given }
mistake-known = { $where }.known cita uma carta que não está na mão
mistake-row = bravery deve ser uma lista de no máximo { $most } bônus
mistake-pending = pending: a pergunta “{ $question }” precisa de “{ $needed }”
mistake-pending-idle = pending: enquanto não há pergunta aberta, ou só a de uma vez, não há carta jogada nem nada sobre a mesa
mistake-pending-turn = pending: a pergunta de uma vez é feita ao lugar { $seat }, de quem é a vez, e a nenhum outro
mistake-pending-last = pending: “last” aparece quando o dia acabou, e só então
mistake-pending-card = pending: a pergunta “{ $question }” é sobre uma destas cartas: { $cards }
mistake-pending-asked = pending: a pergunta “{ $question }” é feita ao lugar { $seat }, de quem é a vez
mistake-pending-nothing-to-give = pending: o lugar { $seat } não tem no carrinho um valioso para dar
mistake-pending-target = pending: “target” é um lugar com um valioso no carrinho
mistake-pending-taken = pending: “left” é pelo menos 1 e no máximo o número de valiosos no carrinho do alvo
mistake-pending-react = pending: a pergunta “react” é feita ao alvo, que não é o mesmo lugar que o ataca
mistake-pending-nobody-reacts = pending: com as opções desta partida, ninguém responde a isto
mistake-pending-token = pending: a pergunta “token” é feita a um lugar com ficha e duas autunitas no carrinho, e o lugar { $seat } não é assim
mistake-pending-picked = pending: o que está em “picked” fica sobre a mesa até que se dê ou se pegue algo por isso, e só então
mistake-pending-obsidian = pending: a autunita que é passada adiante está sobre a mesa
mistake-pending-no-obsidian = pending: o lugar { $seat } não tem no carrinho uma autunita para passar adiante
mistake-no-answer = o lugar { $seat } recebe uma pergunta para a qual não tem resposta
mistake-inside = durante o dia, pelo menos dois anões devem estar na mina, não { $inside }
mistake-turn-outside = é a vez do lugar { $seat }, mas esse anão está fora da mina
mistake-obsidian = o lugar { $seat } não pode ficar com duas autunitas no carrinho


## Posições e opções do jogo de dados

mistake-either = { $where } deve ser { $one } ou { $other }, não { $given }
mistake-empty-bag = house.crystals não deixa nada para minerar com { $seats } lugares
mistake-chest-unstable = { $where }: um cristal instável nunca vai para um baú
mistake-dice = uma posição mostra { $dice } dados, não { $given }
mistake-nobody-out = ninguém está fora, a não ser que o final seja last-will-be-first
mistake-out-has = o lugar { $seat } está fora e não pode ter nada
mistake-too-few-in = pelo menos { $fewest } lugares devem estar no jogo, não { $given }
mistake-turn-out = é a vez do lugar { $seat }, mas ele está fora
mistake-sum = seats.{ $seat }.sum é do torneio de três dias
mistake-used-early = na fase roll ainda não se usou nenhuma face, e entre duas rodadas já não se usa
mistake-used-few = used: { $face } precisa de { $fewest }, não { $used }
mistake-used-many = used cita mais faces do que os dados mostram, contando os curingas
mistake-pending-from = pending.from é outro lugar que tem um valioso, e só aparece com a pergunta take
mistake-pending-give = o lugar { $seat } não tem no carrinho um cristal instável para dar
mistake-pending-left = pending.left é { $left }, mas com a pergunta { $question } e as faces usadas vai de { $lowest } a { $most }
mistake-pending-store = o lugar { $seat } não tem no carrinho um valioso para guardar
mistake-pending-table = pending.table guarda os cristais tirados, e só aparece com a pergunta return


## Posições e opções da pedreira

mistake-cost = { $where } deve ser uma lista de até { $most } formas, como [circle, circle, diamond], não { $given }
mistake-equal-values = com house.values todas as cartas valem o mesmo, e nenhuma ganharia a estrela
mistake-free = “{ $action }” não custa nada
mistake-free-action = house.costs.{ $action } precisa de pelo menos uma forma: o que não custa nada se faria para sempre
mistake-no-gold = house.cards precisa de pelo menos um ouro: sem ele, a partida poderia nunca acabar
mistake-gold-drawn = depois de embaralhar de novo, o ouro nos descartes já foi tirado, e o jogo acabou
mistake-gold-in-deck = há ouro no baralho, então a posição deve ser reshuffled
mistake-pay = o lugar { $seat } só é perguntado como pagar quando pode pagar “{ $action }”
mistake-pay-choice = pelas regras 1, o lugar { $seat } só é perguntado como pagar “{ $action }” quando tem escolha
mistake-pending-act = enquanto se age, pending não contém nada além da pergunta pay
mistake-pending-vote = enquanto se vota, pending contém os votos ou a pergunta pickaxe
mistake-pickaxe = a picareta só entra em questão quando todos votaram e quem a tem é um de vários que votaram em um túnel com cartas
mistake-votes = pending.votes deve listar um voto ou null para cada um dos { $seats } lugares
mistake-votes-in = todos os votos já foram dados e estariam resolvidos


## O treinador

mistake-advise-over = a partida já acabou na jogada { $moves }; indique uma anterior com --move
mistake-advise-seat = depois da jogada { $moves } não se pergunta ao lugar { $seat }, e sim a: { $asked }
mistake-budget = { $where } se escreve como “1s”, “200ms” ou “2000”, não “{ $given }”
mistake-review-unfinished = a partida ainda não acabou; “motherlode advise” ajuda com uma jogada


## O banco de um servidor

mistake-store-address = o banco se escreve como em { $example }, e não “{ $given }”
mistake-store-unusable = não dá para usar o banco { $store }: { $why }
mistake-store-newer = o banco { $store } foi escrito por um Motherlode mais novo; atualize este
mistake-workers-store = { $workers } processos precisam de um banco de dados que sirva a vários, como em { $example }; o arquivo { $store } serve a um só: deixe --workers de fora
mistake-no-psycopg = para guardar em PostgreSQL, instale o driver: pip install "motherlode[postgres]"
mistake-backup-format = { $path } não é cópia de segurança de um servidor
mistake-backup-newer = { $path } foi escrito por um Motherlode mais novo; atualize este
mistake-backup-broken = { $path } está cortado ou danificado na linha { $line }, e nada foi importado
mistake-backup-match = o banco tem outra partida { $code }, diferente da que está na cópia, e nada foi importado
mistake-backup-setting = o banco é de outro servidor (“{ $name }” é diferente); importe para um banco que ainda não existe


## O servidor

mistake-port-taken = a porta { $port } já está ocupada; escolha outra com --port
mistake-no-listening = não dá para escutar em { $where }: { $why }
mistake-base-path = um caminho se escreve como em { $example }, e não “{ $given }”
mistake-proxy = um proxy se escreve como em { $example }, e não “{ $given }”
mistake-setting-form = uma configuração se escreve NOME=VALOR, e não “{ $given }”
mistake-setting-file = as configurações em { $path } não podem ser lidas: { $why }
mistake-setting-name = não há configuração “{ $given }”; há { $known }
mistake-setting-value = a configuração { $name } se escreve como em { $usual }, e não “{ $given }”
mistake-origin = uma origem se escreve como em { $example }, e não “{ $given }”
mistake-log-gap = o registro da mesa tem um buraco: a linha { $number } vem depois da linha { $last }
mistake-log-drawn = a linha { $number } do registro diz { $logged }, mas o resultado é { $drawn }
