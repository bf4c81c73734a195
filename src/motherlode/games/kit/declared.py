"""What a game declares, as plain data: all that a client needs to show, narrate and play it without its rules."""

from typing import Any

from motherlode.games.kit.game import Game


def declared(game: Game) -> dict[str, Any]:
    """The tables of a game. The words for everything in them are in the catalogs, by these names."""
    return {
        "name": game.name,
        "short_name": game.short_name,
        "rules": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "events": {event.name: list(event.arguments) for event in game.events},
        "together": {event.name: list(event.together) for event in game.events if event.together},
        "chapters": [event.name for event in game.events if event.chapter],
        "repeated": [event.name for event in game.events if event.repeated],
        "pieces": {kind: list(slugs) for kind, slugs in game.pieces.items()},
        "questions": [question.name for question in game.questions],
        "about": {about.name: about.kind for about in game.about},
        "moves": declared_moves(game),
        "windows": sorted(game.sealed | game.reactions),
        "reactions": sorted(game.reactions),
        "options": {option: list(choices) for option, choices in game.options.offered.items()},
        "answers": dict(game.answers),
        "printed": {**game.options.printed, **game.derived},
        "house": game.options.bounds,
        "reconstructed": list(game.reconstructed),
    }


def declared_moves(game: Game) -> list[dict[str, Any]]:
    """The grammar of a game's phrases: the words that a move begins with, and what may follow them."""
    return [
        {"words": move.words, "arguments": [argument._asdict() for argument in move.arguments], "answers": move.answers}
        for move in game.moves.rows
    ]
