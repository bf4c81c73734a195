### A página como um site de arquivos, que se joga sem servidor e sem rede, em português.

page-offline-coming = Guardando os jogos neste navegador…
page-offline-here = Guardado neste navegador: funciona sem rede.
page-offline-not-kept = Este navegador não guarda os jogos: eles precisam da rede.
page-offline-install = Instalar como aplicativo
page-newer = Há uma versão nova.
page-newer-use = Usar agora
page-newer-later = Há uma versão nova. Ela vem depois deste jogo, na entrada ou na próxima vez.

## Na entrada

page-screen = Numa só tela
page-screen-how = Várias pessoas jogam aqui e passam a tela adiante. Ela fica coberta até a próxima olhar.
page-alone = Sem servidor
page-alone-how = Os jogos, os bots e o treinador funcionam neste navegador, e as suas partidas ficam nele. Salve em arquivo o que quiser guardar ou abrir em outro lugar.
page-alone-server = Para jogar com amigos pela rede, alguém inicia um servidor:
page-about-static = Sobre esta página


## Partidas guardadas aqui

page-kept-save = Salvar em arquivo a partida { $code } ({ $game })
page-kept-delete = Apagar a partida { $code } ({ $game })
page-kept-delete-title = Apagar esta partida?
page-kept-delete-how = Só este navegador a tem. Não há como trazê-la de volta.
page-kept-delete-yes = Apagar
page-kept-delete-no = Manter

## O que precisa de um servidor

page-needs-server-position = Esta partida começa com uma posição que alguém escreveu. Abra-a num servidor, que sabe ler posições.
page-needs-server-bot = O bot “{ $bot }” só joga nas mesas de um servidor.
page-needs-server-house = Esta partida tem regras da casa. Abra-a num servidor, que sabe lê-las.
