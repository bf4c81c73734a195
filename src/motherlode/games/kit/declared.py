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
        "pieces": {kind: list(slugs) for kind, slugs in game.pieces.items()},
        "questions": [question.name for question in game.questions],
        "about": dict(game.about),
        "moves": [
            {
                "words": move.words,
                "arguments": [argument._asdict() for argument in move.arguments],
                "answers": move.answers,
            }
            for move in game.moves.rows
        ],
        "windows": sorted(game.sealed | game.reactions),
        "reactions": sorted(game.reactions),
        "options": {option: list(choices) for option, choices in game.options.offered.items()},
        "answers": dict(game.answers),
        "printed": {**game.options.printed, **game.derived},
        "reconstructed": list(game.reconstructed),
    }
