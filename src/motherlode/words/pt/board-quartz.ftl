### O tabuleiro de Quartz. Uma letra para cada cristal, todas diferentes: a cor nunca diz tudo sozinha.

page-quartz-letter-quartz = Q
page-quartz-letter-amethyst = L
page-quartz-letter-emerald = E
page-quartz-letter-sapphire = S
page-quartz-letter-ruby = R
page-quartz-letter-amber = A
page-quartz-letter-obsidian = U
page-quartz-others = Os outros anões
page-quartz-mine = A mina
page-quartz-table = Na mesa
page-quartz-play = Jogar:
page-quartz-answer = Responder com:
page-quartz-odds = de chance de autunita
page-quartz-night = Cai a noite do dia { $day }
page-quartz-nothing-sold = nada para vender
page-quartz-from-sold = Cristais vendidos
page-quartz-from-took-bonus = Bônus por bravura
page-quartz-from-sold-cards = Cartas vendidas
page-quartz-from-sold-token = Fichas de experiência vendidas
