### O formulário das regras da casa, em português do Brasil. A página o carrega quando é preciso.

page-house = Regras da casa
page-house-of = Regras da casa: { $game }
page-house-how = Estes são os números impressos. Mude o que quiser: a mesa avisa a todos que joga com regras da casa.
page-house-changed =
    { $count ->
        [0] nada mudou
        [one] { $count } mudou
       *[other] { $count } mudaram
    }
page-house-printed = impresso: { $printed }
page-house-number = Pode ser um número inteiro de { $lowest } a { $highest }.
page-house-list = Podem ser de uma a { $most } destas.
page-house-part = { $number }.
page-house-reset = Como impresso
page-house-reset-group = Tudo como impresso
page-house-reset-all = Desfazer tudo
page-house-done = Pronto


## Conjuntos com nome

page-house-sets = Conjuntos guardados
page-house-name = Nome do conjunto
page-house-save = Guardar estas regras
page-house-paste = Um link ou texto que você recebeu
page-house-take = Adicionar
page-house-share = Compartilhar
page-house-rename = Renomear
page-house-delete = Apagar
page-house-copy-text = Copiar como texto
page-house-saved = “{ $name }” está guardado neste navegador.
page-house-loaded = “{ $name }” está em uso.
page-house-loaded-part = “{ $name }” está em uso. Alguns valores não servem neste jogo e ficam como impressos.
page-house-deleted = “{ $name }” foi apagado.
page-house-other-game = Estas são regras da casa de { $game }. Escolha antes esse jogo no saguão.
page-house-no-set = Não há regras da casa aí. Cole o link inteiro, ou o texto inteiro.


## O que são os números

page-house-quartz-crystals = Cristais no saco
page-house-quartz-values = Moedas por cristal
page-house-quartz-cards = Cópias de cada carta
page-house-quartz-prices = Moedas por carta na mão no fim
page-house-quartz-bonus = Bônus por coleção
page-house-quartz-days = Dias
page-house-quartz-hand = Cartas na mão no início
page-house-quartz-chest = Cristais que cabem no baú
page-house-quartz-token = Moedas por ficha não usada
page-house-quartz-digs = Cristais que o último pode cavar sem companhia
page-house-quartz-bravery = Moedas por bravura
page-house-quartz-bravery-item = Espaço { $number }
page-house-dice-crystals = Cristais na caixa
page-house-dice-values = Pontos por cristal
page-house-dice-sets = Pontos por coleção
page-house-dice-sets-item = { $number } da mesma cor
page-house-dice-sets-6 = 6 ou mais da mesma cor
page-house-dice-rounds = Rodadas por dia
page-house-dice-rolls = Rolagens grátis por vez
page-house-dice-limit = Instáveis que eliminam
page-house-dice-unstable = Pontos por cristal instável
page-house-dice-reckless = Pontos do minerador imprudente
page-house-dice-removed = Cristais que ficam na caixa
page-house-dice-removed-item = { $number } jogadores
page-house-quarry-cards = Cópias de cada carta
page-house-quarry-values = Pontos por carta na mão
page-house-quarry-hand = Cartas na mão no início
page-house-quarry-tunnel = Cartas em cada túnel no início
page-house-quarry-costs = Quanto custam as ações
page-house-quarry-costs-draw = Comprar duas
page-house-quarry-costs-badge = Passar a estrela
page-house-quarry-costs-pickaxe = Pegar a picareta
page-house-quarry-costs-piggy = Pegar o cofrinho
page-house-quarry-costs-raid = Saquear
page-house-quarry-costs-collect = Recolher um túnel
page-house-quarry-costs-end = Encerrar o jogo
