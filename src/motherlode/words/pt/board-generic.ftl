### O tabuleiro dos jogos que não têm um próprio.

page-generic-none = nenhuma
