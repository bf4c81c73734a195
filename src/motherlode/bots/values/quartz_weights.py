"""Learned by `python -m bench.values quartz`: a row for each feature, a column for each stage."""

WEIGHTS = (
    (148, 109, 94, 85),  # coins
    (60, 34, 27, 27),  # coins for the haul
    (570, 452, 374, 372),  # token
    (-126, -75, -2, 2),  # first tomorrow
    (166, 126, 101, 70),  # haul quartz
    (229, 179, 156, 124),  # haul amethyst
    (351, 268, 234, 198),  # haul emerald
    (444, 355, 306, 260),  # haul sapphire
    (588, 501, 436, 368),  # haul ruby
    (780, 684, 592, 502),  # haul amber
    (282, 241, 176, 93),  # chest quartz
    (551, 311, 314, 190),  # chest amethyst
    (564, 454, 378, 302),  # chest emerald
    (740, 568, 462, 392),  # chest sapphire
    (1070, 801, 661, 568),  # chest ruby
    (1424, 1063, 883, 764),  # chest amber
    (673, 542, 480, 429),  # hand here-we-go
    (427, 322, 277, 239),  # hand eureka
    (387, 328, 290, 248),  # hand come-closer
    (451, 337, 285, 246),  # hand out-of-my-way
    (429, 311, 272, 248),  # hand what-crystal
    (315, 240, 212, 190),  # hand gimme-a-hand
    (622, 673, 569, 518),  # hand not-yours
    (399, 321, 292, 266),  # hand not-mine
    (577, 478, 418, 366),  # hand not-mine-either
    (580, 595, 591, 590),  # hand thievery
    (418, 311, 270, 232),  # hand on-my-break
)
