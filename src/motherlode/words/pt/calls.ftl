### Ser avisado, em português. A página o carrega quando precisa.

page-calls = Avise-me quando for a minha vez
page-calls-blocked = Este navegador não deixa a página mostrar mensagens. Permita-as nas configurações dele.
page-wanted-turn = É a sua vez em { $game }
page-wanted-rematch = Uma revanche de { $game }?
