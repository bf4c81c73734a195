### Uma mesa que não pode ser mostrada, em português. A página o carrega quando precisa.

page-gone = Esta mesa está fora de alcance
page-gone-seat = O servidor não reconhece você como quem estava neste lugar. Ou este navegador esqueceu quem você é, ou o servidor começou do zero.
