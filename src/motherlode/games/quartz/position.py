"""A position of Quartz as plain data; and a view, which is a position with parts nobody showed."""

from collections.abc import Iterator, Mapping
from typing import Any

from motherlode.games.kit.boxes import Box
from motherlode.games.kit.forms import Counts, EachSeat, Flag, Listed, Number, Rows, Seat, Slug
from motherlode.games.kit.hands import count_hands
from motherlode.games.kit.layout import Entries, Entry, IsNot, Some, layouts
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Row
from motherlode.games.quartz.moves import ASK_HIDE
from motherlode.games.quartz.options import MOST_COINS
from motherlode.games.quartz.pending import PENDING, check_possible, settle_question
from motherlode.games.quartz.pieces import CARD_SLUGS, COLOUR_SLUGS, WHAT_CRYSTAL
from motherlode.games.quartz.state import STATE

MOST_COINS_OWNED = 1_000_000


def not_a_row(most: int) -> Mistake:
    """For bravery bonuses that are not a list, or too many."""
    return Mistake("row", most=most)


BELONGINGS: Entries = (
    Entry("cart", Counts("cart", COLOUR_SLUGS)),
    Entry("chest", Counts("chest", COLOUR_SLUGS)),
    Entry("hidden", Counts("hidden", COLOUR_SLUGS)),
    Entry("coins", Number("coins", highest=MOST_COINS_OWNED)),
    Entry("token", Flag("token")),
    Entry("inside", Flag("inside", usual=True)),
    Entry("known", Listed("known", CARD_SLUGS), when=[Some("known")]),
    Entry("card_coins", Number("card_coins", highest=MOST_COINS_OWNED), when=[Some("card_coins")]),
    Entry("hand_size", Number("hand_size"), only="view"),
    Entry("hand", Listed("hand", CARD_SLUGS), own=True),
)
BONUS: Entries = (
    Entry("card", Slug("row_card", CARD_SLUGS), when=[IsNot("row_card", (NOTHING,))]),
    Entry("coins", Number("row_coins", highest=MOST_COINS)),
)
POSITION, VIEW = layouts(
    "quartz",
    STATE,
    (
        Entry("day", Number("day", 1, lambda s: s.days)),
        Entry("turn", Seat("turn")),
        Entry("first", Seat("first")),
        Entry("bag", Counts("bag", COLOUR_SLUGS)),
        Entry("deck", Counts("deck", CARD_SLUGS), only="position"),
        Entry("discard", Counts("discard", CARD_SLUGS), unless_empty=True),
        Entry("bravery", Rows("row_size", BONUS, not_a_row), unless_empty=True),
        Entry("seats", EachSeat(BELONGINGS)),
        Entry("pending", PENDING, unless_empty=True),
    ),
    seen=(Entry("deck_size", Number("deck_size")), Entry("unseen", Counts("unseen", CARD_SLUGS))),
)


def cards_besides(s: Row) -> Iterator[tuple[int, int]]:
    """The cards of the bravery row, and those that crystals are hidden under."""
    for space in range(s.row_size):
        if s.row_card[space] != NOTHING:
            yield s.row_card[space], 1
    yield WHAT_CRYSTAL, int(s.hidden.sum()) + (s.question == ASK_HIDE and not s.over)


BOXES = (
    Box(COLOUR_SLUGS, "crystals", "bag", ("cart", "chest", "hidden", "table")),
    Box(CARD_SLUGS, "cards", "deck", ("hand", "discard", "unseen"), cards_besides),
)


def settle_position(s: Row, given: Mapping[str, Any]) -> None:
    """The open question, and what lies in bag and deck; a position that cannot be is refused with a sentence."""
    count_hands(s)
    settle_question(s, given["pending"])
    for box in BOXES:
        box.fill(s, given)
    s.deck_size = sum(s.deck)
    check_possible(s)
