"""A position of Quartz as plain data, read and written; and a view, which is a position with parts nobody showed."""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.layout import (
    Counts,
    EachSeat,
    Entries,
    Entry,
    Flag,
    Inserted,
    IsNot,
    Layout,
    Listed,
    Number,
    Rows,
    Seat,
    Slug,
    Some,
    Text,
    Viewer,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import counts, listed_seats, one_of, only_keys, read_seat, truth, whole
from motherlode.games.kit.records import Records, Row, records, row
from motherlode.games.kit.snapshots import snapshot
from motherlode.games.quartz.moves import ASK_HIDE
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS, MOST_COINS, OPTIONS
from motherlode.games.quartz.pending import PENDING, QUESTION_NAMES, check_possible, read_pending
from motherlode.games.quartz.pieces import (
    FEWEST_SEATS,
    LONGEST_ROW,
    MOST_SEATS,
    VALUABLES,
    WHAT_CRYSTAL,
)
from motherlode.games.quartz.state import STATE

POSITION_KEYS = ("game", "options", "day", "turn", "first", "bag", "deck", "discard", "bravery", "seats", "pending")
SEAT_KEYS = ("cart", "chest", "hidden", "hand", "known", "coins", "token", "inside", "card_coins")
MOST_COINS_OWNED = 1_000_000


# --- reading


def read_position(position: Mapping[str, Any]) -> Records:
    """One state from a position; a position that cannot be is refused with a sentence."""
    given = only_keys("a quartz position", position, POSITION_KEYS)
    seats = listed_seats("quartz", given.get("seats"), FEWEST_SEATS, MOST_SEATS)
    states = records(STATE, 1)
    s = row(states, 0)
    s.seats = len(seats)
    OPTIONS.set(states, 0, given.get("options") or {})
    s.day = whole("day", given.get("day", 1), 1, s.days)
    s.turn = read_seat(s, "turn", given.get("turn", 1))
    s.first = read_seat(s, "first", given.get("first", 1))
    for seat, belongings in enumerate(seats):
        read_belongings(s, seat, belongings)
    s.discard[:] = counts("discard", given.get("discard"), CARD_SLUGS)
    read_row(s, given.get("bravery"))
    read_pending(s, given.get("pending"))
    fill_sources(s, given)
    check_possible(s)
    return states


def read_belongings(s: Row, seat: int, given: Any) -> None:
    """What one seat has."""
    where = f"seats.{seat + 1}"
    given = only_keys(where, given, SEAT_KEYS)
    s.cart[seat] = counts(f"{where}.cart", given.get("cart"), COLOUR_SLUGS)
    s.chest[seat] = counts(f"{where}.chest", given.get("chest"), COLOUR_SLUGS[:VALUABLES])
    s.hidden[seat] = counts(f"{where}.hidden", given.get("hidden"), COLOUR_SLUGS[:VALUABLES])
    s.hand[seat] = counts(f"{where}.hand", given.get("hand"), CARD_SLUGS)
    s.known[seat] = counts(f"{where}.known", given.get("known"), CARD_SLUGS)
    s.hand_size[seat] = sum(s.hand[seat])
    s.coins[seat] = whole(f"{where}.coins", given.get("coins") or 0, 0, MOST_COINS_OWNED)
    s.card_coins[seat] = whole(f"{where}.card_coins", given.get("card_coins") or 0, 0, MOST_COINS_OWNED)
    s.token[seat] = truth(f"{where}.token", given.get("token"))
    s.inside[seat] = truth(f"{where}.inside", given.get("inside", True))
    if any(known > held for known, held in zip(s.known[seat], s.hand[seat], strict=True)):
        raise Mistake("known", "{where}.known names a card that is not in the hand", where=where)


def read_row(s: Row, given: Any) -> None:
    """The bravery bonuses that are still there, leftmost first."""
    bonuses = given or []
    if not isinstance(bonuses, list) or len(bonuses) > LONGEST_ROW:
        raise Mistake("row", "bravery must be a list of at most {most} bonuses", most=LONGEST_ROW)
    s.row_size = len(bonuses)
    for space, written in enumerate(bonuses):
        where = f"bravery.{space + 1}"
        bonus = only_keys(where, "nothing" if written is None else written, ("card", "coins"))
        card = bonus.get("card")
        s.row_card[space] = NOTHING if card is None else one_of(f"{where}.card", card, CARD_SLUGS)
        s.row_coins[space] = whole(f"{where}.coins", bonus.get("coins") or 0, 0, MOST_COINS)


def fill_sources(s: Row, given: Mapping[str, Any]) -> None:
    """Bag and deck: left out, everything in the box that is nowhere else; given, exactly this."""
    crystals_elsewhere, cards_elsewhere = placed_crystals(s), placed_cards(s)
    for name, slugs, elsewhere, box in (
        ("bag", COLOUR_SLUGS, crystals_elsewhere, s.crystals),
        ("deck", CARD_SLUGS, cards_elsewhere, s.cards),
    ):
        source = counts(name, given.get(name), slugs)
        for kind, slug in enumerate(slugs):
            if elsewhere[kind] + source[kind] > box[kind]:
                raise Mistake(
                    "too-many",
                    "the position has {given} {piece}, but the box holds {box}",
                    given=elsewhere[kind] + source[kind],
                    piece=slug,
                    box=int(box[kind]),
                )
        if given.get(name) is None:
            source = [int(box[kind]) - elsewhere[kind] for kind in range(len(slugs))]
        getattr(s, name)[:] = source
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


# --- writing

BELONGINGS: Entries = (
    Entry("cart", Counts("cart", COLOUR_SLUGS)),
    Entry("chest", Counts("chest", COLOUR_SLUGS)),
    Entry("hidden", Counts("hidden", COLOUR_SLUGS)),
    Entry("coins", Number("coins")),
    Entry("token", Flag("token")),
    Entry("inside", Flag("inside")),
    Entry("known", Listed("known", CARD_SLUGS), when=[Some("known")]),
    Entry("card_coins", Number("card_coins"), when=[Some("card_coins")]),
)
HAND = Listed("hand", CARD_SLUGS)
BONUS: Entries = (
    Entry("card", Slug("row_card", CARD_SLUGS), when=[IsNot("row_card", (NOTHING,))]),
    Entry("coins", Number("row_coins")),
)


def table(view: bool) -> Entries:
    """The keys of a position, or of a view: sizes where contents are hidden, and the own hand."""
    sizes = (Entry("hand_size", Number("hand_size")), Entry("hand", HAND, own=True))
    whole_table = not view
    return (
        Entry("game", Text("quartz")),
        Entry("options", Inserted(), unless_empty=whole_table),
        Entry("day", Number("day")),
        Entry("turn", Seat("turn")),
        Entry("first", Seat("first")),
        Entry("bag", Counts("bag", COLOUR_SLUGS)),
        *([Entry("deck", Counts("deck", CARD_SLUGS))] if whole_table else []),
        Entry("discard", Counts("discard", CARD_SLUGS), unless_empty=whole_table),
        Entry("bravery", Rows("row_size", BONUS), unless_empty=whole_table),
        Entry("seats", EachSeat((*BELONGINGS, *(sizes if view else (Entry("hand", HAND),))))),
        Entry("pending", PENDING, unless_empty=whole_table),
        *([] if whole_table else [Entry("viewer", Viewer())]),
        *([] if whole_table else [Entry("deck_size", Number("deck_size"))]),
        *([] if whole_table else [Entry("unseen", Counts("unseen", CARD_SLUGS))]),
    )


POSITION, VIEW = Layout(STATE, table(view=False)), Layout(STATE, table(view=True))


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
