"""The options of a match: edition, thrill, rulings (Q89), and house rules for every number that is data (Q87)."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.options import Choice, Number, OptionTable, Own, Switch, Table
from motherlode.games.kit.parsers import whole
from motherlode.games.kit.records import Row
from motherlode.games.kit.snapshots import Snapshot
from motherlode.games.quartz.pieces import (
    BONUS,
    BRAVERY_COINS,
    CARDS,
    CHEST,
    CRYSTALS,
    DAYS,
    DIGS,
    EDITIONS,
    HAND,
    RULINGS,
    TOKEN,
    VALUABLES,
)

MOST_COPIES, MOST_COINS, MOST_DAYS = 100, 1000, 100

COLOUR_SLUGS = tuple(crystal.slug for crystal in CRYSTALS)
CARD_SLUGS = tuple(card.slug for card in CARDS)


def check_deal(s: Row) -> None:
    """Q87: there are cards enough for the first day."""
    needed = s.seats * s.deal + s.seats - 1
    if sum(s.cards) < needed:
        raise Mistake(
            "too-few-cards",
            cards=sum(s.cards),
            seats=s.seats,
            needed=needed,
        )


def read_bravery(s: Row, given: Any) -> None:
    """House rules for the bravery spaces."""
    s.spaces[:] = bravery_coins(given)


def tell_bravery(s: Snapshot) -> list[int] | None:
    """The coins of all spaces, where they are not the printed ones."""
    return None if s.spaces == BRAVERY_COINS else list(s.spaces)


def bravery_coins(given: Any) -> list[int]:
    """Coins per bravery space; spaces left out keep theirs."""
    if given is None:
        return list(BRAVERY_COINS)
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > len(BRAVERY_COINS):
        raise Mistake(
            "bravery",
            spaces=len(BRAVERY_COINS),
            given=quoted(given),
        )
    numbers = [whole(f"house.bravery.{place + 1}", coins, 0, MOST_COINS) for place, coins in enumerate(given)]
    return numbers + list(BRAVERY_COINS[len(numbers) :])


OPTIONS = OptionTable(
    choices=(
        Choice("edition", "edition", EDITIONS, always_written=True),
        Switch("thrill", "thrill"),
        # Q89: a reading that is not chosen is the usual one; for reactions on the own turn, that of the edition (Q84).
        *RULINGS,
    ),
    house=(  # Q87
        Table("crystals", "crystals", COLOUR_SLUGS, tuple(crystal.copies for crystal in CRYSTALS), MOST_COPIES),
        Table("values", "values", COLOUR_SLUGS[:VALUABLES], tuple(c.value for c in CRYSTALS[:VALUABLES]), MOST_COINS),
        Table("cards", "cards", CARD_SLUGS, tuple(card.copies for card in CARDS), MOST_COPIES),
        Table("prices", "prices", CARD_SLUGS, tuple(card.price for card in CARDS), MOST_COINS),
        Table("bonus", "bonus", tuple(BONUS), tuple(BONUS.values()), MOST_COINS),
        Number("days", "days", DAYS, 1, MOST_DAYS),
        Number("hand", "deal", HAND, 0, MOST_COPIES),
        Number("chest", "chest_room", CHEST, 0, MOST_COPIES),
        Number("token", "token_price", TOKEN, 0, MOST_COINS),
        Number("digs", "digs", DIGS, 0, MOST_COPIES),
        Own("bravery", BRAVERY_COINS, read_bravery, tell_bravery),
    ),
    check=check_deal,
)
