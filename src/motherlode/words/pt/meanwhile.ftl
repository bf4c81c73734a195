### Jogar no navegador enquanto o servidor está fora de alcance, em português. A página o carrega quando precisa.

page-meanwhile-lost = A conexão caiu. A sua partida espera no servidor, tal como está.
page-meanwhile-play = Jogar outra enquanto isso
page-meanwhile-here = Você está jogando neste navegador. A sua outra partida espera no servidor.
page-meanwhile-back = A conexão voltou, e a sua outra partida espera como você a deixou.
page-meanwhile-return = Voltar à outra partida
