### Uma tela para várias pessoas, em português. A página o carrega quando precisa.

page-curtain = A vez de outra pessoa olhar
page-curtain-for = Passe a tela para { $seat }. Os demais: não olhem!
page-curtain-lift = Estou aqui
page-curtain-around = Esta pergunta dá a volta: todos nesta tela olham, mesmo quem não precisa responder.
