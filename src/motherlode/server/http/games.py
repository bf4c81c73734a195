"""Over HTTP: the games as they declare themselves, so that a client can tell events and moves without knowing rules."""

from functools import cache
from typing import Any

from starlette.responses import Response

from motherlode.bots.levels import levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.dice import options as dice
from motherlode.games.dice.pieces import CRYSTALS, ENDINGS, LENGTHS, PAIR, UNSTABLE
from motherlode.games.quarry import options as quarry
from motherlode.games.quarry.options import CARD_SLUGS
from motherlode.games.quartz import options as quartz
from motherlode.games.quartz.pieces import BRAVERY_COINS, CARDS, EDITIONS, RULINGS
from motherlode.server.http.answering import Ask, same_for_all
from motherlode.server.http.forms import Choice, DeclaredGame, DeclaredGames, Strength
from motherlode.server.protocol import encode

# What can be chosen for a table of a game, besides house rules; the first is what is usual. A dot leads into a mapping:
# `rulings.chain` is written as {rulings: {chain: …}}.
CHOICES: dict[str, dict[str, tuple[Choice, ...]]] = {
    "quartz": {
        "edition": EDITIONS,
        "thrill": (False, True),
        **{f"rulings.{ruling.slug}": tuple(ruling.choices) for ruling in RULINGS},
    },
    "dice": {"ending": ENDINGS, "days": LENGTHS},
    "quarry": {},
}
# The card that answers a card; an answer is answered with its own like.
ANSWERS: dict[str, dict[str, str]] = {
    "quartz": {about: card.slug for card in CARDS if card.reacts_to for about in (card.reacts_to, card.slug)},
}

# The numbers of the rules, as house rules would write them; and what follows from them.
PRINTED: dict[str, dict[str, Any]] = {
    "quartz": {
        **{key: dict(zip(slugs, numbers, strict=True)) for key, (_, slugs, numbers, _) in quartz.TABLES.items()},
        **{key: number for key, (_, number, _, _) in quartz.NUMBERS.items()},
        "bravery": BRAVERY_COINS,
    },
    "dice": {
        **{key: dict(zip(slugs, numbers, strict=True)) for key, (_, slugs, numbers, _) in dice.TABLES.items()},
        **{key: number for key, (_, number, _, _) in dice.NUMBERS.items()},
        **{key: number for key, (_, number) in dice.COSTS.items()},
        "pair": PAIR,
        "pairs": (CRYSTALS[UNSTABLE].copies - 1) // PAIR,  # one lies in the bag from the start
    },
    "quarry": {
        **{key: dict(zip(CARD_SLUGS, numbers, strict=True)) for key, (_, numbers, _) in quarry.TABLES.items()},
        **{key: number for key, (_, number, _) in quarry.NUMBERS.items()},
        "costs": quarry.COSTS,
    },
}


async def games(ask: Ask) -> Response:
    """The games that are played here: seats, events, pieces, questions, options, and the bots' levels."""
    return same_for_all(ask, declared())


@cache
def declared() -> bytes:
    """All games, as data."""
    return encode(DeclaredGames([declared_game(name) for name in GAMES]))


def declared_game(name: str) -> DeclaredGame:
    """What one game says of itself."""
    game = find(name)
    return DeclaredGame(
        name=name,
        rules=game.version,
        fewest=game.fewest,
        most=game.most,
        events={event.name: list(event.arguments) for event in game.events},
        pieces={kind: list(slugs) for kind, slugs in game.pieces.items()},
        questions=[question.name for question in game.questions],
        windows=sorted(game.sealed | game.reactions),
        reactions=sorted(game.reactions),
        levels=[Strength(level.name, level.rating, level.give_or_take) for level in levels_of(name)],
        options={option: list(choices) for option, choices in CHOICES.get(name, {}).items()},
        answers=ANSWERS.get(name, {}),
        printed=PRINTED[name],
        reconstructed=list(game.reconstructed),
    )
