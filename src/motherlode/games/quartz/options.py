"""The options of a match: edition, thrill, rulings (Q89), and house rules for every number that is data (Q87)."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.options import Bounds, Choice, Number, NumberByKind, OptionTable, Own, Switch
from motherlode.games.kit.parsers import whole
from motherlode.games.kit.records import Row
from motherlode.games.kit.snapshots import Snapshot
from motherlode.games.quartz import pieces

MOST_COPIES, MOST_COINS, MOST_DAYS = 100, 1000, 100


def check_deal(s: Row) -> None:
    """Q87: there are cards enough for the first day."""
    needed = s.seats * s.deal + s.seats - 1
    if sum(s.cards) < needed:
        raise Mistake("too-few-cards", cards=sum(s.cards), seats=s.seats, needed=needed)


def read_bravery(s: Row, given: Any) -> None:
    """House rules for the bravery spaces."""
    s.spaces[:] = bravery_coins(given)


def write_bravery(s: Snapshot) -> list[int] | None:
    """The coins of all spaces, where they are not the printed ones."""
    return None if s.spaces == pieces.BRAVERY_COINS else list(s.spaces)


def bravery_coins(given: Any) -> list[int]:
    """Coins per bravery space; spaces left out keep theirs."""
    if given is None:
        return list(pieces.BRAVERY_COINS)
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > len(pieces.BRAVERY_COINS):
        raise Mistake("bravery", spaces=len(pieces.BRAVERY_COINS), given=quoted(given))
    numbers = [whole(f"house.bravery.{place + 1}", coins, 0, MOST_COINS) for place, coins in enumerate(given)]
    return numbers + list(pieces.BRAVERY_COINS[len(numbers) :])


OPTIONS = OptionTable(
    choices=(
        Choice("edition", "edition", pieces.EDITIONS, always_written=True),
        Switch("thrill", "thrill"),
        # Q89: a reading that is not chosen is the usual one; for reactions on the own turn, that of the edition (Q84).
        *pieces.RULINGS,
    ),
    house=(  # Q87
        NumberByKind("crystals", "crystals", pieces.COLOUR_SLUGS, pieces.CRYSTALS.copies, MOST_COPIES),
        NumberByKind(
            "values",
            "values",
            pieces.COLOUR_SLUGS[: pieces.VALUABLES],
            pieces.CRYSTALS.values[: pieces.VALUABLES],
            MOST_COINS,
        ),
        NumberByKind("cards", "cards", pieces.CARD_SLUGS, pieces.CARDS.copies, MOST_COPIES),
        NumberByKind("prices", "prices", pieces.CARD_SLUGS, pieces.CARDS.values, MOST_COINS),
        NumberByKind("bonus", "bonus", tuple(pieces.BONUS), tuple(pieces.BONUS.values()), MOST_COINS),
        Number("days", "days", pieces.DAYS, 1, MOST_DAYS),
        Number("hand", "deal", pieces.HAND, 0, MOST_COPIES),
        Number("chest", "chest_room", pieces.CHEST, 0, MOST_COPIES),
        Number("token", "token_price", pieces.TOKEN, 0, MOST_COINS),
        Number("digs", "digs", pieces.DIGS, 0, MOST_COPIES),
        Own("bravery", pieces.BRAVERY_COINS, Bounds(0, MOST_COINS), read_bravery, write_bravery),
    ),
    check=check_deal,
)
