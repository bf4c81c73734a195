### O fim de uma partida na página, em português. A página o carrega quando precisa.

page-again = Jogar de novo
page-look-back = Rever a partida
page-end-sources = De onde vieram os pontos
page-end-total = total
page-end-moment = O melhor momento
page-end-show = Mostrar
