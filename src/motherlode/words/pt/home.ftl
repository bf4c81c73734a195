### A página inicial de um servidor, em português.

home-title = Motherlode
home-lead = Cinco dias debaixo da terra, um saco de cristais e amigos de olho no que está no seu carrinho.
home-runs = Aqui funciona um servidor Motherlode: três jogos de mineração, para jogar com amigos, bots e programas.
home-games = Os jogos
home-play = Jogue agora
home-play-how = As mesas para o navegador ainda estão em construção. Até lá, jogue em um terminal:
home-programs = Para programas
home-programs-how = Tudo o que acontece em uma mesa passa por um só socket; o resto vai por HTTP.
home-protocol = a língua do socket
home-api = as rotas HTTP
home-list = as mesas públicas
home-how-it-is = Como está o servidor
home-health = vivo
home-ready = pronto para jogar
home-metrics = números
home-notice = Um programa independente, com palavras e arte próprias. Os nomes dos jogos pertencem a seus autores e editoras, que não o fizeram nem o endossaram.
