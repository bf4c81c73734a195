### Reunir-se à mesa, em português: quem tem que lugar, como os outros chegam. A página carrega quando precisa.

page-cancel = Cancelar


## Quem vem, e com que nome

page-gather-name = Seu nome
page-gather-name-example = como os outros chamam você
page-gather-sit = Sentar
page-gather-full = Todos os lugares estão ocupados. Você pode assistir: a partida começa aqui.
page-gather-here = Mais alguém nesta tela
page-gather-here-who = Quem se senta ali?
page-gather-here-how = Vocês passam esta tela de mão em mão. Cada pessoa tem o próprio nome.
page-gather-kept-for-you = Querem uma revanche. Seu lugar está guardado.
page-gather-removed = Quem montou a mesa liberou o seu lugar. Você pode ocupar outro, se houver, ou assistir.
page-rename = Mudar o nome
page-rename-title = Como se chama este lugar?
page-rename-do = Mudar


## Os lugares

page-gather-owner = montou a mesa
page-gather-kept = guardado para { $name }
page-gather-declined = { $name } não vem
page-gather-stand = Levantar
page-gather-remove = Tirar
page-gather-free = Liberar o lugar
page-gather-remove-title = Tirar { $name } da mesa?
page-gather-remove-how = O lugar fica livre. Quem tiver o link pode ocupá-lo.


## O começo, ou o fim antes dele

page-gather-fill =
    { $count ->
        [one] Pôr um bot no lugar vazio e começar
       *[other] Pôr bots nos { $count } lugares vazios e começar
    }
page-gather-delete = Apagar a mesa
page-gather-delete-title = Apagar esta mesa?
page-gather-delete-how = Todos aqui são avisados, e o link não leva mais a lugar nenhum.
page-gather-waiting = Quem montou a mesa começa a partida.
page-rematch-come = Vou também
page-rematch-decline = Desta vez não
page-resign-title = Desistir desta partida?
page-resign-how = Um bot joga com a sua mão até o fim. Não há volta, e o resultado diz que você desistiu.
page-leave-title = Sair da mesa?
page-leave-how = Os outros continuam jogando. O que acontece com o seu lugar?
page-leave-gathering = A partida ainda não começou. O que acontece com o seu lugar?
page-leave-keep = Volto mais tarde: o meu lugar espera
page-leave-hand-over = Até lá, um bot joga por mim
page-leave-resign = Desistir
page-leave-leave = Levantar: outra pessoa pode sentar aqui
page-leave-stay = Ficar aqui


## Como os outros chegam

page-share-send = Enviar
page-share-picture = Código QR
page-share-picture-of = Código QR de { $link }
page-share-code = Ou digitam este código na entrada:
page-share-text = Vamos jogar { $game }? O código da mesa é { $code }.


page-seats = À mesa
page-invite = Mande este link para quem vai jogar:
page-waiting-for = Tudo pronto: { $seat } começa o jogo quando todos chegarem.
page-start = Começar
page-sit = Ocupar o lugar { $number }
page-add-bot = Pôr um bot ali
