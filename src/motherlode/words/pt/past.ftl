### Rever um momento, em português. A página o carrega quando precisa.

page-past =
    { $move ->
        [0] Você está olhando para trás, no começo do jogo.
       *[other] Você está olhando para trás, na jogada { $move }.
    }
page-step-back = Uma jogada para trás
page-step-forward = Uma jogada para a frente
page-present = Voltar ao agora
page-looking-back = Olhando para trás
page-asked-meanwhile = Enquanto isso, é a sua vez.
