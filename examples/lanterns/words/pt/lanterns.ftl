### Lanterns em português.

lanterns-name = Lanternas
lanterns-tagline = Solte no rio lanternas cada vez mais brilhantes. Quem não puder, ou não quiser, entra na água e pesca todas.

## Lanternas. O nome serve para rótulos, .a para frases.

lanterns-lantern-ember = Brasa 1
    .a = uma brasa
lanterns-lantern-candle = Vela 2
    .a = uma vela
lanterns-lantern-lamp = Lamparina 3
    .a = uma lamparina
lanterns-lantern-torch = Tocha 4
    .a = uma tocha
lanterns-lantern-beacon = Farol 5
    .a = um farol
lanterns-lantern-star = Estrela 6
    .a = uma estrela
lanterns-lantern-none = Uma lanterna
    .a = uma lanterna

## O que está na mesa.

lanterns-field-turn = Vez
lanterns-field-left = Baralho
lanterns-field-river = Rio
lanterns-field-held = Na mão
lanterns-field-hand = Sua mão
lanterns-field-wet = Molhadas

## O que acontece.

lanterns-event-dealt =
    { $seat-you ->
        [yes] Você recebe { $lantern-a }.
       *[no] { $seat } recebe { $lantern-a }.
    }
lanterns-event-floated =
    { $seat-you ->
        [yes] Você solta { $lantern-a } no rio.
       *[no] { $seat } solta { $lantern-a } no rio.
    }
lanterns-event-drew =
    { $seat-you ->
        [yes] Você compra { $lantern-a }.
       *[no] { $seat } compra { $lantern-a }.
    }
lanterns-event-fished =
    { $seat-you ->
        [yes] Você entra na água. Lanternas pescadas: { $count }.
       *[no] { $seat } entra na água. Lanternas pescadas: { $count }.
    }
lanterns-event-ended =
    { $seat-you ->
        [yes] Sua última lanterna está no rio, e a noite acabou.
       *[no] A última lanterna de { $seat } está no rio, e a noite acabou.
    }

## O que se pergunta, e o que se pode responder.

lanterns-question-turn =
    { $seat-you ->
        [yes] Sua vez: soltar uma lanterna, ou pescar todas?
       *[no] { $seat } olha para o rio.
    }
lanterns-moves-float = Soltar
lanterns-move-float = Soltar { $lantern-a }
lanterns-move-fish = Pescar todas

## Por que não.

lanterns-refusal-game-is-over = A noite acabou. Comece outra partida.
lanterns-refusal-not-asked = Não é a sua vez. Espere o rio chegar até você.
lanterns-refusal-not-held = Você não tem essa lanterna. Solte uma da sua mão.
lanterns-refusal-too-dim = Já há uma lanterna mais brilhante no rio. Solte uma que brilhe pelo menos tanto, ou pesque.
lanterns-refusal-river-is-empty = Não há nada no rio para pescar. Solte uma lanterna.
