### Lanterns in English.

lanterns-name = Lanterns
lanterns-tagline = Float brighter and brighter lanterns down the river. Whoever cannot, or will not, wades in and fishes them all out.

## Lanterns. The name is for labels, .a for sentences.

lanterns-lantern-ember = Ember 1
    .a = an ember
lanterns-lantern-candle = Candle 2
    .a = a candle
lanterns-lantern-lamp = Lamp 3
    .a = a lamp
lanterns-lantern-torch = Torch 4
    .a = a torch
lanterns-lantern-beacon = Beacon 5
    .a = a beacon
lanterns-lantern-star = Star 6
    .a = a star
lanterns-lantern-none = A lantern
    .a = a lantern

## What lies on the table.

lanterns-field-turn = Turn
lanterns-field-left = Deck
lanterns-field-river = River
lanterns-field-held = In hand
lanterns-field-hand = Your hand
lanterns-field-wet = Wet

## What happens.

lanterns-event-dealt =
    { $seat-you ->
        [yes] You are dealt { $lantern-a }.
       *[no] { $seat } is dealt { $lantern-a }.
    }
lanterns-event-floated =
    { $seat-you ->
        [yes] You float { $lantern-a }.
       *[no] { $seat } floats { $lantern-a }.
    }
lanterns-event-drew =
    { $seat-you ->
        [yes] You draw { $lantern-a }.
       *[no] { $seat } draws { $lantern-a }.
    }
lanterns-event-fished =
    { $seat-you ->
        [yes] You wade in. Lanterns fished out: { $count }.
       *[no] { $seat } wades in. Lanterns fished out: { $count }.
    }
lanterns-event-ended =
    { $seat-you ->
        [yes] Your last lantern is afloat, and the night is over.
       *[no] { $seat }’s last lantern is afloat, and the night is over.
    }

## What is asked, and what can be answered.

lanterns-question-turn =
    { $seat-you ->
        [yes] Your turn: float a lantern, or fish them all out?
       *[no] { $seat } looks at the river.
    }
lanterns-moves-float = Float
lanterns-move-float = Float { $lantern-a }
lanterns-move-fish = Fish them all out

## Why not.

lanterns-refusal-game-is-over = The night is over. Start a new game.
lanterns-refusal-not-asked = It is not your turn. Wait until the river comes to you.
lanterns-refusal-not-held = You hold no such lantern. Float one of your hand.
lanterns-refusal-too-dim = A brighter lantern floats already. Float one that is at least as bright, or fish.
lanterns-refusal-river-is-empty = Nothing is afloat that could be fished out. Float a lantern.
