"""A position of Quartz as plain data; and a view, which is a position with parts nobody showed."""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.forms import Counts, EachSeat, Flag, Listed, Number, Rows, Seat, Slug
from motherlode.games.kit.hands import count_hands
from motherlode.games.kit.layout import Entries, Entry, IsNot, Some, layouts
from motherlode.games.kit.layout_reader import read_table
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import rest_of_box
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.kit.snapshots import snapshot
from motherlode.games.quartz.moves import ASK_HIDE
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS, MOST_COINS, OPTIONS
from motherlode.games.quartz.pending import PENDING, QUESTION_NAMES, check_possible, settle_question
from motherlode.games.quartz.pieces import FEWEST_SEATS, MOST_SEATS, VALUABLES, WHAT_CRYSTAL
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


def read_position(position: Mapping[str, Any]) -> Records:
    """One state from a position; a position that cannot be is refused with a sentence."""
    states, given = read_table("quartz", POSITION, position, (FEWEST_SEATS, MOST_SEATS), OPTIONS.set)
    s = row(states, 0)
    count_hands(s)
    settle_question(s, given["pending"])
    fill_sources(s, given)
    check_possible(s)
    return states


def fill_sources(s: Row, given: Mapping[str, Any]) -> None:
    """Bag and deck: left out, everything in the box that is nowhere else; given, exactly this."""
    crystals = rest_of_box(COLOUR_SLUGS, s.crystals, placed_crystals(s), s.bag)
    cards = rest_of_box(CARD_SLUGS, s.cards, placed_cards(s), s.deck)
    if "bag" not in given:
        s.bag[:] = crystals
    if "deck" not in given:
        s.deck[:] = cards
    s.deck_size = sum(s.deck)


def placed_crystals(s: Row) -> list[int]:
    """Crystals by colour that are anywhere but in the bag."""
    valuables = [int(n) for n in s.chest.sum(axis=0) + s.hidden.sum(axis=0)]
    return [
        int(cart + table) + (valuables[colour] if colour < VALUABLES else 0)
        for colour, (cart, table) in enumerate(zip(s.cart.sum(axis=0), s.table, strict=True))
    ]


def placed_cards(s: Row) -> list[int]:
    """Cards by kind that are anywhere but in the deck or unseen."""
    placed = [int(hands + gone) for hands, gone in zip(s.hand.sum(axis=0), s.discard, strict=True)]
    for space in range(s.row_size):
        if s.row_card[space] != NOTHING:
            placed[s.row_card[space]] += 1
    placed[WHAT_CRYSTAL] += int(s.hidden.sum()) + (s.question == ASK_HIDE and not s.over)
    return placed


def question_about(states: Records, i: int) -> dict[str, Any]:
    """What the open question concerns: the card, the seat at the other end, and how many are left to choose."""
    s = snapshot(states, i)
    other = s.turn if s.asked == s.target else s.target
    if QUESTION_NAMES[s.question] in ("target", "react") and s.giver != NOTHING:
        other = s.giver
    return {
        "card": CARD_SLUGS[s.card] if s.card != NOTHING else None,
        "other": other + 1 if other != NOTHING else None,
        "left": s.left,
    }


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many of each crystal and card there are, wherever they lie."""
    s = row(states, i)
    crystals = [int(bag) + placed for bag, placed in zip(s.bag, placed_crystals(s), strict=True)]
    cards = [
        int(deck + unseen) + placed for deck, unseen, placed in zip(s.deck, s.unseen, placed_cards(s), strict=True)
    ]
    return (*crystals, *cards)
