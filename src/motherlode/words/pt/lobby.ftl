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


## Com amigos

page-friends = Com amigos
page-friends-how = Monte uma mesa e mande o link. Ou passem uma só tela de mão em mão.
page-seat = Lugar { $number }
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


## Mesas

page-join = Entrar em uma mesa
page-code = Código da mesa
page-go = Ir
page-live = Mesas neste momento
page-live-none = Ninguém está jogando em público agora. Monte uma mesa e comece você.
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


## Sobre

page-about = Sobre este servidor
page-programs-how = Programas também jogam: tudo o que acontece em uma mesa passa por um só socket; o resto vai por HTTP.
page-protocol = a língua do socket
page-api = as rotas HTTP
page-tables = as mesas públicas
page-health = vivo
page-ready = pronto para jogar
page-metrics = números
page-notice = Um programa independente, com palavras e arte próprias. Os nomes dos jogos pertencem a seus autores e editoras, que não o fizeram nem o endossaram.
