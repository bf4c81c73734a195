### O tabuleiro de A Pedreira

page-quarry-crew = A equipe
page-quarry-tunnels = Os túneis
page-quarry-actions = Ações
page-quarry-voted-for = voto: { $tunnel }
page-quarry-voters = Votos: { $names }
page-quarry-paying = { $move }: escolha com que pagar
page-quarry-hint = Toque em uma ação para ver o que ela faz.
page-quarry-hint-lit = Você já pode pagar as ações acesas. Toque em uma para ver o que ela faz.
page-quarry-you = você
page-quarry-thinking = ainda está escolhendo
page-quarry-gold-odds = A próxima carta é o ouro: { $percent }%
page-quarry-final-scores = Todas as mãos, abertas
page-quarry-the-vote = A votação
page-quarry-pass-phase = Passar até a próxima votação
page-quarry-phase-vote = Votação
page-quarry-phase-act = Ações
