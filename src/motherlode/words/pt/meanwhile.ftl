### Continuar jogando no navegador enquanto o servidor está fora de alcance, em português. A página o carrega quando precisa.

page-meanwhile-lost = A conexão caiu. O seu jogo espera no servidor, tal como está.
page-meanwhile-play = Jogar outra partida aqui, enquanto isso
page-meanwhile-here = Você está jogando neste navegador. O seu outro jogo espera no servidor.
page-meanwhile-back = A conexão voltou, e o seu outro jogo espera como você o deixou. Este fica guardado no seu navegador.
page-meanwhile-return = Voltar ao outro jogo
