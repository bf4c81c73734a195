### O tabuleiro do jogo de dados. As letras ficam nos cristais: uma para cada, sem repetir.

page-dice-letter-quartz = Q
page-dice-letter-rubellite = L
page-dice-letter-emerald = E
page-dice-letter-sapphire = S
page-dice-letter-ruby = R
page-dice-letter-amber = A
page-dice-letter-unstable = I
page-dice-others = Quem mais joga
page-dice-yours = Seu carrinho e seu baú
page-dice-faces = O que as faces fazem
page-dice-dice =
    { $seat-you ->
        [yes] Seus dados
       *[no] Dados de { $seat }
    }
page-dice-die = Dado { $number }, rolar de novo:
page-dice-used = já usada
page-dice-choose = Toque nos dados que quer rolar de novo
page-dice-roll =
    { $count ->
        [one] Rolar { $count } dado de novo
       *[other] Rolar { $count } dados de novo
    }
page-dice-roll-paid =
    { $count ->
        [one] Rolar { $count } dado por um marcador
       *[other] Rolar { $count } dados por um marcador
    }
page-dice-keep = Ficar com todos
page-dice-pick-give =
    { $other-you ->
        [yes] Ficar com ele
       *[no] Passar para { $other }
    }
page-dice-pick-from = Roubar de { $other }
page-dice-pick-leader =
    { $other-you ->
        [yes] Liderar você mesmo
       *[no] { $other } lidera
    }
page-dice-has-dice = está com os dados
page-dice-limit = Cristais instáveis no carrinho: { $count } de { $limit }
page-dice-use-face = Usar: { $face }
page-dice-final-scores = O que cada um tem no fim
page-dice-from-days = Dias anteriores
page-dice-from-sets = Conjuntos de uma cor
page-dice-from-reckless = Imprudência
