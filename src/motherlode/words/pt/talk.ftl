### O que se diz sem digitar, em português. A página o carrega quando precisa.

quick-hello = Olá!
quick-good-luck = Boa sorte!
quick-well-played = Boa jogada!
quick-thanks = Obrigado!
quick-sorry = Desculpe!
quick-thinking = Deixa eu pensar…
quick-your-turn = É a sua vez!
quick-back-soon = Volto já.
quick-again = Mais uma partida?
quick-laugh = Ha, ha!
quick-wow = Uau!
quick-phew = Ufa…
quick-cry = Ah, não!
quick-cheer = Oba!
quick-sleep = Zzz… ainda estão aí?
talk-hide = Não mostrar o que { $name } diz
talk-hide-spectators = Não mostrar o que a plateia diz
