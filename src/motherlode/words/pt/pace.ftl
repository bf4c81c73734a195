### Com que rapidez as cenas passam, em português. A página o carrega quando precisa.

page-pace-slow = Devagar
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-instant = Na hora
page-pace-pause = Pausar
page-pace-go-on = Continuar
page-pace-hint = Um toque na mesa, Espaço ou Esc encerra o que se move e mostra como tudo está.
