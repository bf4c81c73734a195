### As regras, para ler no navegador, em português.

page-rules-title = As regras
page-rules-learn = Aprender jogando
page-rules-play = Jogar
page-rules-contents = Conteúdo
page-rules-search = Buscar ou ir à regra { $rule }
page-rules-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } trecho
       *[other] { $count } trechos
    }
page-rules-at = Regra { $rule }
page-rules-reconstructed = Um número com este sinal foi reconstruído: o original só o traz numa figura, que não chegou até nós. Uma regra da casa pode mudá-lo.
page-rules-all = todos
page-rules-edition-en = Edição em inglês
page-rules-edition-pt = Edição em português
page-rules-edition-ru = Edição em russo
page-rules-failed = As regras não chegaram.
page-rules-again = Tentar de novo
