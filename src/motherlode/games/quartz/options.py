"""The options of a match: edition, thrill, rulings (Q89), and house rules for every number that is data (Q87)."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.reading import differing, one_of, only_keys, truth, whole
from motherlode.games.kit.records import Records, row
from motherlode.games.kit.snapshots import Snapshot, snapshot
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

# house key: record field, slugs, defaults, highest
TABLES: dict[str, tuple[str, tuple[str, ...], tuple[int, ...], int]] = {
    "crystals": ("crystals", COLOUR_SLUGS, tuple(crystal.copies for crystal in CRYSTALS), MOST_COPIES),
    "values": ("values", COLOUR_SLUGS[:VALUABLES], tuple(c.value for c in CRYSTALS[:VALUABLES]), MOST_COINS),
    "cards": ("cards", CARD_SLUGS, tuple(card.copies for card in CARDS), MOST_COPIES),
    "prices": ("prices", CARD_SLUGS, tuple(card.price for card in CARDS), MOST_COINS),
    "bonus": ("bonus", tuple(BONUS), tuple(BONUS.values()), MOST_COINS),
}
# house key: record field, default, lowest, highest
NUMBERS: dict[str, tuple[str, int, int, int]] = {
    "days": ("days", DAYS, 1, MOST_DAYS),
    "hand": ("deal", HAND, 0, MOST_COPIES),
    "chest": ("chest_room", CHEST, 0, MOST_COPIES),
    "token": ("token_price", TOKEN, 0, MOST_COINS),
    "digs": ("digs", DIGS, 0, MOST_COPIES),
}


def set_options(states: Records, i: int, options: dict[str, Any]) -> None:
    """Write the options of a match into its record."""
    given = only_keys("options", options, ("edition", "thrill", "rulings", "house"))
    s = row(states, i)
    s.edition = one_of("edition", given.get("edition", EDITIONS[0]), EDITIONS)
    s.thrill = truth("thrill", given.get("thrill", False))
    set_rulings(s, given.get("rulings"))
    set_house(s, given.get("house"))


def set_rulings(s: Any, rulings: Any) -> None:
    """Q89: a reading that is not chosen is the usual one; for reactions on the own turn, that of the edition (Q84)."""
    given = only_keys("rulings", rulings, tuple(ruling.slug for ruling in RULINGS))
    for slug, field, choices in RULINGS:
        names = tuple(choices)
        chosen = names[one_of(f"rulings.{slug}", given.get(slug, names[0]), names)]
        setattr(s, field, choices[chosen][s.edition])


def set_house(s: Any, house: Any) -> None:
    """Q87: a part that is left out keeps its default; nonsense is refused with a sentence."""
    given = only_keys("house", house, (*TABLES, *NUMBERS, "bravery"))
    for key, (field, slugs, defaults, highest) in TABLES.items():
        changed = only_keys(f"house.{key}", given.get(key), slugs)
        numbers = [
            whole(f"house.{key}.{slug}", changed.get(slug, default), 0, highest)
            for slug, default in zip(slugs, defaults, strict=True)
        ]
        getattr(s, field)[:] = numbers
    for key, (field, default, lowest, highest) in NUMBERS.items():
        setattr(s, field, whole(f"house.{key}", given.get(key, default), lowest, highest))
    s.spaces[:] = bravery_coins(given.get("bravery"))
    needed = s.seats * s.deal + s.seats - 1
    if sum(s.cards) < needed:
        raise Mistake(
            "too-few-cards",
            "house.cards leaves {cards} cards, but {seats} seats need {needed} on the first day",
            cards=sum(s.cards),
            seats=s.seats,
            needed=needed,
        )


def bravery_coins(given: Any) -> list[int]:
    """Coins per bravery space; spaces left out keep theirs."""
    if given is None:
        return list(BRAVERY_COINS)
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > len(BRAVERY_COINS):
        raise Mistake(
            "bravery",
            "house.bravery must be a list of coins for up to {spaces} spaces, not {given!r}",
            spaces=len(BRAVERY_COINS),
            given=given,
        )
    numbers = [whole(f"house.bravery.{place + 1}", coins, 0, MOST_COINS) for place, coins in enumerate(given)]
    return numbers + list(BRAVERY_COINS[len(numbers) :])


def get_options(states: Records, i: int) -> dict[str, Any]:
    """The options of a match as people write them; what has its default is left out, except the edition."""
    return options_of(snapshot(states, i))


def options_of(s: Snapshot) -> dict[str, Any]:
    """The same, of a state that has been read."""
    options: dict[str, Any] = {"edition": EDITIONS[s.edition]}
    if s.thrill:
        options["thrill"] = True
    if rulings := rulings_of(s):
        options["rulings"] = rulings
    house: dict[str, Any] = {}
    for key, (field, slugs, defaults, _) in TABLES.items():
        if (numbers := getattr(s, field)) != defaults:
            house[key] = differing(slugs, numbers, defaults)
    for key, (field, default, _, _) in NUMBERS.items():
        if (number := getattr(s, field)) != default:
            house[key] = number
    if s.spaces != BRAVERY_COINS:
        house["bravery"] = list(s.spaces)
    if house:
        options["house"] = house
    return options


def rulings_of(s: Snapshot) -> dict[str, str]:
    """Q89: the readings that are not the usual ones of the edition."""
    return {
        slug: next(name for name, played in choices.items() if played[s.edition] == getattr(s, field))
        for slug, field, choices in RULINGS
        if getattr(s, field) != next(iter(choices.values()))[s.edition]
    }
