"""What a seat may know: the view (`redact`), and the view as numbers (`observe`), made from the tables (`kit.sight`).

D5: everything lies open but the luck to come, so all seats and spectators see the same.
"""

from motherlode.games.dice.state import FIELDS
from motherlode.games.kit.plain import guess_open
from motherlode.games.kit.sight import by_seat, observe_of, redact_of, relative_to_viewer, spans_of

OBSERVATION = spans_of(
    FIELDS,
    *("seats", "ending", "day", "days", "round", "rounds", "question"),
    *relative_to_viewer("asked", "turn", "leader", "target"),
    *("left", "rolls_left", "pairs_left", "limit", "dice", "used", "table", "bag"),
    *by_seat("sums", "markers", "out", "cart", "chest"),
)

redact = redact_of(FIELDS)
guess = guess_open
observe = observe_of(OBSERVATION, FIELDS)
