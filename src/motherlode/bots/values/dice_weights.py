"""Learned by `python -m bench.values dice`: a row for each feature, a column for each stage."""

WEIGHTS = (
    (121, 94, 75, 63, 54, 0, 37),  # score
    (-45, -47, -45, -42, -41, 0, -27),  # points on the cart
    (10, 39, 64, 85, 101, 0, 46),  # crystals on the cart
    (24, 38, 55, 80, 66, 0, 19),  # pairs
    (100, 78, 69, 46, 33, 0, -373),  # unstable
    (3, 26, -48, -19, 144, 0, 80),  # one less than the limit
    (0, 0, 0, 0, 0, 0, -6918),  # out
    (161, 150, 122, 102, 56, 0, 104),  # markers
    (-100, -14, 65, 149, 147, 0, 17),  # crystals in the chest
    (105, 100, 100, -31, -374, 0, 22),  # empty chest
    (150, 189, 162, 309, 556, 0, 0),  # reckless
    (-37, 0, 28, 29, 34, 0, 18),  # place in the round
    (-353, -286, -154, -133, -79, 0, 58),  # leader
)
