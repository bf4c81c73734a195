### O saguão da página, em português do Brasil.


## Contra bots

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
page-level-apprentice = { $level }: muito fácil
page-level-digger = { $level }: fácil
page-level-miner = { $level }: médio
page-level-foreman = { $level }: difícil
page-level-master = { $level }: muito difícil
page-level-random = Joga ao acaso.
page-level-greedy = Joga por regras simples, sem pensar adiante.
page-level-slips = Joga por regras simples, mas faz { $share } das jogadas ao acaso.
page-level-search-quick = Pensa adiante: antes de cada jogada imagina { $playouts } partidas até o fim a partir do que vê.
page-level-search = Pensa adiante: antes de cada jogada, por cerca de { $seconds } s, imagina { $playouts } partidas até o fim a partir do que vê.
page-level-against-usual = Medido em mesas de quatro: fica à frente de { $level } em { $share } das partidas (força { $rating } ± { $sure }).
page-level-against-random = Medido em mesas de quatro: fica à frente de quem joga ao acaso em { $share } das partidas (força { $rating } ± { $sure }).
page-level-unmeasured = Ninguém mediu ainda a força dele neste jogo.


## Com amigos

page-friends = Com amigos
page-friends-how = Monte uma mesa e mande o link. Ou passem uma só tela de mão em mão.
page-seat = Lugar { $number }
page-place-here = também nesta tela
page-place-open = livre, pelo link
page-place-bot = bot: { $level }
page-public = Aparece para todos na entrada
page-odds = Pode-se perguntar ao treinador
page-more = Opções
page-lobby-house-on = Alguns números foram mudados. A mesa avisa a todos.
page-create = Montar a mesa


## Mesas

page-join = Entrar em uma mesa
page-code = Código da mesa
page-go = Ir
page-live = Mesas neste momento
page-live-none = Ninguém está jogando em público agora. Monte uma mesa e comece você.
page-take-seat = Sentar-se
page-mine = Seus jogos
page-mine-over = Jogos já jogados
page-mine-turn = Sua vez
page-mine-rematch = Jogam outra vez: o seu lugar está guardado
page-mine-won = Você venceu
page-mine-place = lugar { $place } de { $count }
page-mine-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
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
page-name-you = você
page-name-here = Nome no lugar { $number }


## Sobre

page-programs-how = Programas também jogam: tudo o que acontece em uma mesa passa por um só socket; o resto vai por HTTP.
page-protocol = a língua do socket
page-api = as rotas HTTP
page-tables = as mesas públicas
page-health = vivo
page-ready = pronto para jogar
page-metrics = números
page-notice = Um programa independente, com palavras e arte próprias. Os nomes dos jogos pertencem a seus autores e editoras, que não o fizeram nem o endossaram.


## Na página

page-preparing = Já dá para jogar. Os bots que pensam e o treinador ainda estão sendo compilados, só desta vez: passo { $done } de { $steps }. Até lá, todos os bots jogam por regras práticas.
