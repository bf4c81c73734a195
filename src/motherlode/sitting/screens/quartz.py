"""The table of Quartz as lines of text: what a seat may know, and nothing that a screen reader would stumble over."""

from collections.abc import Iterable, Sequence
from typing import Any

from motherlode.coach.odds.heaps import next_piece
from motherlode.coach.odds.quartz import sale, warning
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quartz.pieces import CARD_SLUGS, COLOUR_SLUGS, EDITIONS, OBSIDIAN
from motherlode.sitting.screens import Screen
from motherlode.sitting.screens.lines import crystal_move, heap, seat_line, sentence
from motherlode.words.narration import About, Narration


def short_table(narration: Narration, view: Records) -> list[str]:
    """What matters on a turn: the day, the bag, the bonuses, every dwarf, the own hand."""
    s = row(view, 0)
    seats = [line for seat in range(s.seats) for line in seat_lines(narration, s, seat)]
    return [day_line(narration, s), bravery_line(narration, s), *seats, *hand_line(narration, s)]


def full_table(narration: Narration, view: Records) -> list[str]:
    """Everything that lies open."""
    s = row(view, 0)
    bag = sentence(narration, "table-in-the-bag", crystals(narration, s.bag))
    cards = narration.say("table-deck", deck=s.deck_size, discard=sum(s.discard)) + "."
    known = [line for seat in range(s.seats) for line in known_line(narration, s, seat)]
    return [*short_table(narration, view), bag, cards, *known]


def day_line(narration: Narration, s: Row) -> str:
    """The day and the bag."""
    day = narration.say("table-day", day=s.day, days=s.days)
    return f"{day}. {narration.say('table-bag', total=sum(s.bag), obsidian=s.bag[OBSIDIAN])}."


def bravery_line(narration: Narration, s: Row) -> str:
    """The bravery bonuses from the left."""
    bonuses = [
        narration.say(
            "table-bravery-space", card=narration.piece("card", CARD_SLUGS[card] if card >= 0 else None), coins=coins
        )
        for card, coins in zip(s.row_card[: s.row_size], s.row_coins[: s.row_size], strict=True)
    ]
    text = "; ".join(bonuses) or narration.say("table-bravery-empty")
    return sentence(narration, "table-bravery", text)


def seat_lines(narration: Narration, s: Row, seat: int) -> list[str]:
    """One dwarf: where it is and what it has; then its crystals."""
    state = [
        narration.say("table-inside" if s.inside[seat] else "table-outside"),
        narration.say("table-coins", count=s.coins[seat]),
        narration.say("table-cards", count=s.hand_size[seat]),
    ]
    if s.token[seat]:
        state.append(narration.say("table-token"))
    heaps = [("table-cart", s.cart[seat]), ("table-chest", s.chest[seat]), ("table-hidden", s.hidden[seat])]
    held = [
        narration.labelled(label, crystals(narration, heap))
        for label, heap in heaps
        if sum(heap) or (label == "table-cart" and s.inside[seat])
    ]
    return [seat_line(narration, seat + 1, ", ".join(state)), *([f"  {'. '.join(held)}."] if held else [])]


def hand_line(narration: Narration, s: Row) -> list[str]:
    """The reader's own cards."""
    if not narration.reader:
        return []
    own = ", ".join(card_names(narration, s.hand[narration.reader - 1]).values())
    return [sentence(narration, "table-hand", own or narration.say("table-cards", count=0))]


def card_names(narration: Narration, cards: Any) -> dict[str, str]:
    """Cards by slug: their names, with how many there are of each."""
    return {
        slug: narration.say("table-card", card=narration.piece("card", slug), count=count)
        for slug, count in named(cards, CARD_SLUGS).items()
    }


def known_line(narration: Narration, s: Row, seat: int) -> Iterable[str]:
    """The cards that everybody saw a dwarf take."""
    if known := card_names(narration, s.known[seat]):
        label = narration.say("table-known", seat=narration.seat(seat + 1))
        yield narration.words.say("labelled", label=label, text=", ".join(known.values())) + "."


def card_lines(narration: Narration, view: Records) -> list[str]:
    """The own cards with what they do and what they are sold for at the end."""
    s = row(view, 0)
    ruled = {"edition": EDITIONS[s.edition], "thievery": "must" if s.must_take else "may"}
    lines = []
    own = s.hand[narration.reader - 1] if narration.reader else ()
    for slug, name in card_names(narration, own).items():
        effect = narration.say(f"card-{slug}.effect", **ruled)
        price = narration.say("table-price", coins=s.prices[CARD_SLUGS.index(slug)])
        lines += [narration.words.say("labelled", label=name, text=effect), f"  {price}"]
    return lines or [narration.say("table-cards", count=0) + "."]


def move_text(narration: Narration, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list."""
    return crystal_move(narration, row(view, 0), phrase, about, COLOUR_SLUGS, "coins")


def target_text(narration: Narration, view: Records, way: Sequence[str]) -> str:
    """Whom a card is aimed at, as it stands in the list."""
    return narration.words.join([move_text(narration, view, answer, {}) for answer in way])


def crystals(narration: Narration, counts: Any) -> str:
    """A heap of crystals in words."""
    return heap(narration, "crystal", COLOUR_SLUGS, counts)


# --- what helps with a question


def odds_lines(narration: Narration, s: Row, seat: int) -> list[str]:
    """How likely the next crystal is an obsidian, and what one would mean for this seat."""
    chances = next_piece(s.bag)
    if not chances:
        return []
    percent = round(100 * float(chances[OBSIDIAN]), 1)
    odds = narration.say("table-odds", obsidian=s.bag[OBSIDIAN], total=sum(s.bag), percent=percent)
    return [odds, narration.say(f"table-odds-{warning(s, seat)}")] if chances[OBSIDIAN] else [odds]


def stake_line(narration: Narration, s: Row, seat: int) -> str:
    """What lies on the cart."""
    return sentence(narration, "table-your-cart", crystals(narration, s.cart[seat]))


def before_answer(narration: Narration, view: Records, question: str, seat: int) -> list[str]:
    """The lines that help with a question; a turn has the whole table besides."""
    s = row(view, 0)
    if question == "turn":
        return odds_lines(narration, s, seat)
    if question == "dig":
        return [stake_line(narration, s, seat), *odds_lines(narration, s, seat)]
    if question in ("token", "react"):
        return [stake_line(narration, s, seat)]
    if question == "thrill":
        return [stake_line(narration, s, seat), bravery_line(narration, s), *odds_lines(narration, s, seat)]
    if question == "store":
        haul = sentence(narration, "table-your-haul", crystals(narration, s.cart[seat]))
        sold = sale(narration.game, view, seat)
        if sold is None:
            return [haul]
        bonus = narration.piece("bonus", sold.arguments["bonus"])
        return [haul, narration.say("table-sale", coins=sold.arguments["coins"], bonus=bonus)]
    return []


SCREEN = Screen(
    questions=frozenset({"turn"}),
    on_turn=short_table,
    everything=full_table,
    cards=card_lines,
    before_answer=before_answer,
    move=move_text,
    way=target_text,
)
