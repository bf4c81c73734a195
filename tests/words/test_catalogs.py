"""Every message exists in every language and can be said with whatever the games' tables may fill it with."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast, visitor

from motherlode.adapters.mcp.tools import TOOLS
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.bots.outside import FAULTS
from motherlode.cli import ARGUMENTS, COMMANDS
from motherlode.coach.reasons import reasons_of
from motherlode.doctor.checks import ADVICE, CHECKS
from motherlode.doctor.findings import State
from motherlode.games.catalog import GAMES, find
from motherlode.games.dice import pieces as dice_pieces
from motherlode.games.kit.game import Game
from motherlode.games.kit.moves import Move
from motherlode.games.quarry import pieces as quarry_pieces
from motherlode.games.quartz.pieces import CARDS, CRYSTALS, EDITIONS
from motherlode.server.protocol import Place, Quick, Status
from motherlode.server.push.calls import Why
from motherlode.server.refusals import CLOSINGS, REFUSALS
from motherlode.study.cells import TABLES as STUDIED
from motherlode.study.measures import COMMON, quarter_measures, seat_measures
from motherlode.study.runs import CHANGED, DANGERS, FACTS
from motherlode.words import LANGUAGES, Argument, Piece, Seat, Words, choose_language
from tests.words.mistake_calls import mistakes
from tests.words.page_messages import PAGE
from tests.words.tui_messages import TUI

COUNTS = (0, 1, 2, 5, 11, 21, 22, 25)
SEATS = (Seat("Ana"), Seat("Ana", you=True))
OTHERS = (Seat("Bia"), Seat("Bia", you=True))
PLAYED = tuple(find(name) for name in GAMES)

MEASURED = {measure.key for measure in (*COMMON, *seat_measures(0), *quarter_measures(0))} | {CHANGED, *DANGERS}

Values = tuple[Argument, ...]
Arguments = dict[str, Values]

# The attributes of each family of pieces: a game and a kind of its pieces.
ATTRIBUTES: dict[str, set[str]] = {
    "quartz-crystal": {"acc", "gen", "a", "count"},
    "quartz-card": {"effect"},
    "quartz-bonus": set(),
    "dice-crystal": {"acc", "gen", "a", "count"},
    "dice-face": {"count", "count-acc", "effect"},
    "quarry-card": {"acc", "gen", "a", "count"},
    "quarry-tunnel": {"acc", "in"},
    "quarry-action": {"acc", "effect"},
    "quarry-shape": {"sign", "card"},
}
# Families with a piece `none`: one that is missing, or not for this reader's eyes.
MAY_BE_MISSING = ("quartz-card", "quarry-card", "quarry-tunnel", "quarry-action", "quarry-shape")
# What the attributes of a family are said with, where it is not a count.
SAID_WITH: dict[str, Arguments] = {"quartz-card": {"edition": EDITIONS, "thievery": ("may", "must")}}


def pieces(game: Game, kind: str) -> tuple[Piece, ...]:
    """A family of pieces."""
    family = f"{game.name}-{kind}"
    return tuple(Piece(family, slug) for slug in (*game.pieces[kind], *["none"] * (family in MAY_BE_MISSING)))


def families(game: Game) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    for kind in game.pieces:
        yield f"{game.name}-{kind}", pieces(game, kind)


def said_with_question(game: Game) -> Iterator[Arguments]:
    """What the questions of a game are said with, besides $seat and $other."""
    if game.name == "quartz":
        for card in pieces(game, "card"):
            yield {"card": (card,), "left": COUNTS}
    elif game.name == "dice":
        yield {"left": COUNTS, "markers": COUNTS}
    elif game.name == "quarry":
        missing = {kind: pieces(game, kind)[-1:] for kind in ("action", "tunnel", "shape")}
        yield {**missing, "tunnel": pieces(game, "tunnel"), "left": (0,)}
        yield {**missing, "action": pieces(game, "action"), "shape": pieces(game, "shape"), "left": COUNTS}


def counted(refusal: str, argument: str) -> str:
    """What kind of argument of a refusal it is: a number that something is counted with, or text."""
    if (refusal, argument) == ("seats-open", "seats"):
        return "text"  # a list
    return "count" if argument in ("seats", "places", "most", "moves", "playouts", "seconds") else "text"


ADVISED = {"store": (("why", "text"),), "port": (("port", "text"),)}

# The arguments of messages that no table of a game lists: name and kind.
OTHER_ARGUMENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "quartz-name": (),
    "quartz-tagline": (),
    "quartz-coins": (("coins", "count"),),
    "quartz-bravery-bonus": (("card", "card"), ("coins", "count")),
    "quartz-table-day": (("day", "count"), ("days", "count")),
    "quartz-table-bag": (("total", "count"), ("obsidian", "count")),
    "quartz-table-bravery": (),
    "quartz-table-bravery-space": (("card", "card"), ("coins", "count")),
    "quartz-table-bravery-empty": (),
    "quartz-table-cart": (),
    "quartz-table-chest": (),
    "quartz-table-hidden": (),
    "quartz-table-hand": (),
    "quartz-table-cards": (("count", "count"),),
    "quartz-table-your-cart": (),
    "quartz-table-your-haul": (),
    "quartz-table-in-the-bag": (),
    "quartz-table-deck": (("deck", "count"), ("discard", "count")),
    "quartz-table-known": (("seat", "seat"),),
    "quartz-table-card": (("card", "card"), ("count", "count")),
    "quartz-table-price": (("coins", "count"),),
    "quartz-table-complete": (("move", "text"),),
    "quartz-table-worth": (("move", "text"), ("coins", "count")),
    "quartz-table-sale": (("coins", "count"), ("bonus", "bonus")),
    "quartz-accidents-per-day": (),
    "quartz-table-token": (),
    "quartz-table-inside": (),
    "quartz-table-outside": (),
    "quartz-table-empty": (),
    "quartz-table-coins": (("count", "count"),),
    "quartz-table-odds": (("obsidian", "count"), ("total", "count"), ("percent", "count")),
    "quartz-table-odds-first": (),
    "quartz-table-odds-accident": (),
    "quartz-table-odds-token": (),
    "quartz-table-result": (("rank", "count"), ("seat", "seat"), ("coins", "count")),
    "quartz-table-winner": (("seat", "seat"),),
    "quartz-table-shared": (("seats", "text"),),
    "dice-name": (),
    "dice-tagline": (),
    "dice-points": (("points", "count"),),
    "dice-table-day": (("day", "count"), ("days", "count")),
    "dice-table-round": (("round", "count"), ("rounds", "count")),
    "dice-table-round-open": (("round", "count"),),
    "dice-table-bag": (("total", "count"), ("unstable", "count")),
    "dice-table-in-the-bag": (),
    "dice-table-pairs": (("count", "count"),),
    "dice-table-dice": (),
    "dice-table-used": (),
    "dice-table-wild": (("count", "count"),),
    "dice-table-rolls": (("count", "count"),),
    "dice-table-drawn": (),
    "dice-table-cart": (),
    "dice-table-chest": (),
    "dice-table-leader": (),
    "dice-table-out": (),
    "dice-table-markers": (("count", "count"),),
    "dice-table-empty": (),
    "dice-table-points": (("points", "count"),),
    "dice-table-sum": (("points", "count"),),
    "dice-table-worth": (("move", "text"), ("points", "count")),
    "dice-table-odds": (("percent", "count"),),
    "dice-reroll-word": (),
    "dice-reroll-how": (("word", "text"), ("example", "text"), ("faces", "text")),
    "dice-command-cards": (),
    "dice-help-cards": (("command", "text"),),
    "dice-table-result": (("rank", "count"), ("seat", "seat"), ("points", "count")),
    "dice-table-winner": (("seat", "seat"),),
    "dice-table-shared": (("seats", "text"),),
    "quarry-name": (),
    "quarry-tagline": (),
    "quarry-points": (("points", "count"),),
    "quarry-table-pile": (("count", "count"),),
    "quarry-table-gold-discard": (),
    "quarry-table-gold-pile": (),
    "quarry-table-complete": (("move", "text"),),
    "quarry-table-discard": (),
    "quarry-table-hand": (),
    "quarry-table-cards": (("count", "count"),),
    "quarry-table-known": (),
    "quarry-table-badge": (),
    "quarry-table-pickaxe": (),
    "quarry-table-piggy": (),
    "quarry-table-middle": (),
    "quarry-table-voted": (),
    "quarry-table-empty": (),
    "quarry-table-cost": (),
    "quarry-table-costs": (("move", "text"), ("shapes", "text")),
    "quarry-table-held": (("text", "text"), ("points", "count")),
    "quarry-help-cards": (("command", "text"),),
    "quarry-table-worth": (("seat", "seat"), ("points", "count")),
    "quarry-table-result": (("rank", "count"), ("seat", "seat"), ("points", "count")),
    "quarry-table-winner": (("seat", "seat"),),
    "quarry-table-shared": (("seats", "text"),),
    "language-en": (),
    "language-pt": (),
    "language-ru": (),
    "list-comma": (("rest", "text"), ("next", "text")),
    "list-and": (("rest", "text"), ("last", "text")),
    "labelled": (("label", "text"), ("text", "text")),
    "option": (("number", "count"), ("move", "text")),
    "you": (),
    "prompt-move": (),
    "prompt-again": (),
    "prompt-complete": (),
    "hand-over": (("name", "text"),),
    "prompt-hand-over": (("name", "text"),),
    "complete-how": (("move", "text"),),
    "help": (("example", "text"),),
    "help-table": (("command", "text"),),
    "help-log": (("command", "text"),),
    "help-rule": (("command", "text"), ("example", "text")),
    "help-cards": (("command", "text"),),
    "help-hint": (("command", "text"),),
    "help-save": (("command", "text"),),
    "help-undo": (("command", "text"),),
    "help-quit": (("command", "text"),),
    "refused": (("reason", "text"),),
    "refused-rule": (("reason", "text"), ("rule", "text")),
    "unknown-move": (("text", "text"),),
    "too-late": (("text", "text"),),
    "ambiguous-move": (("text", "text"), ("moves", "text")),
    "thinking": (("seat", "seat"),),
    "game-over": (),
    "saved": (("file", "text"),),
    "loaded": (("file", "text"),),
    "goodbye": (),
    "rule-ids": (("count", "count"), ("rules", "text")),
    "welcome-help": (),
    "general-table-result": (("rank", "count"), ("seat", "seat"), ("points", "count")),
    "general-table-winner": (("seat", "seat"),),
    "general-table-shared": (("seats", "text"),),
    "seat-name": (("number", "count"), ("seat", "seat")),
    "at-the-table": (("seats", "text"),),
    "only-answer": (("move", "text"),),
    "chose": (("seat", "seat"), ("move", "text")),
    "no-such-number": (("number", "text"), ("last", "count")),
    "did-you-mean": (("moves", "text"),),
    "quoted": (("text", "text"),),
    "undone": (),
    "replay-hint": (("command", "text"),),
    "seed-hint": (("seed", "text"),),
    "remark": (("text", "text"),),
    **{f"command-{name}": () for name in ("help", "table", "cards", "hint", "log", "rule", "undo", "save", "quit")},
    **{f"cli-{name}": () for name in ("usage", "command", "options", "examples", "version")},
    **{f"cli-{name}": () for name in ("arguments", "about", "about.examples", *ARGUMENTS)},
    **{f"cli-{name}{part}": () for name in COMMANDS for part in ("", ".about", ".examples")},
    **{f"mcp-{name}": () for name in ("instructions", "nudged", *TOOLS)},
    **{f"mcp-sit-{name}": () for name in ("table", "seat", "players", "options")},
    **{f"mcp-{name}": () for name in ("play-move", "play-then", "wait-seconds", "rules-rule")},
    **{f"mcp-{name}-game": (("games", "text"),) for name in ("sit", "rules")},
    "mcp-sit-bots": (("levels", "text"),),
    "mcp-seat": (("number", "count"),),
    **{f"ladder-{name}": () for name in ("whose", "program", "ours")},
    "number": (("number", "count"),),
    "number-1": (("number", "count"),),
    "number-2": (("number", "count"),),
    "percent": (("percent", "text"),),
    **{f"simulate-{name}": () for name in ("playing", "games", "seconds", "games-per-second", "decisions-per-second")},
    **{f"simulate-{name}": () for name in ("scores", "mean", "deviation", "least", "most", "wins", "all", "length")},
    "site-module": (("file", "text"),),
    "site-written": (("folder", "text"), ("files", "count"), ("size", "count"), ("compressed", "count")),
    "site-look": (("command", "text"),),
    "gpu-building": (("game", "text"), ("kernel", "text"), ("number", "count"), ("count", "count")),
    **{f"gpu-{name}": (("game", "text"), ("folder", "text")) for name in ("built", "there")},
    "simulate-heading": (("game", "text"), ("seats", "count"), ("seed", "text")),
    **{f"simulate-{name}": () for name in ("place", "on-gpu", "on-cluster")},
    "simulate-on-cpu": (("cores", "count"),),
    "simulate-seat": (("number", "count"),),
    "simulate-interrupted": (("games", "count"), ("wanted", "count")),
    "study-title": (("game", "text"), ("seats", "count")),
    "study-files": (("page", "text"), ("numbers", "text")),
    "study-bot": (("bot", "text"),),
    "study-section": (("table", "text"), ("bot", "text")),
    "study-after": (("part", "text"),),
    "study-worth-of": (("place", "text"),),
    "study-piece": (("piece", "text"), ("place", "text")),
    "study-choice": (("option", "text"), ("choice", "text")),
    "study-kept": (("files", "text"),),
    **{f"study-{name}": () for name in ("about", "rounds", "command", "machine", "fact", "mean")},
    **{f"study-{table}{part}": () for table in STUDIED for part in ("", "-note")},
    **{f"study-{table}-subject": () for table in STUDIED if table != FACTS},
    **{f"study-place-{name}": () for name in ("cart", "chest", "hand")},
    **{f"study-measure-{name}": () for name in MEASURED},
    "arena-heading": (("game", "text"), ("seats", "count"), ("games", "text"), ("deals", "count"), ("seed", "text")),
    **{f"arena-{name}": () for name in ("bot", "rating", "share", "fair", "place", "score", "thinking", "longest")},
    **{
        f"arena-{name}": ()
        for name in ("seats", "failed", "failed-note", "standings", "charts", "failures", "course-note")
    },
    **{f"arena-{name}": () for name in ("rating-note", "anchor-random", "anchor-mean", "share-note", "trial-note")},
    **{
        f"arena-fact-{name}": ()
        for name in ("game", "players", "games", "deals", "line-ups", "seed", "rules", "options")
    },
    **{f"arena-chart-{name}": () for name in ("ratings", "shares", "course", "thinking")},
    **{f"arena-axis-{name}": () for name in ("points", "share", "games", "thinking")},
    **{f"arena-failure-{name}": () for name in ("bot", "game", "what", "detail")},
    **{f"arena-fault-{name}": () for name in FAULTS},
    **{f"arena-{name}": (("games", "count"), ("wanted", "count")) for name in ("settled", "interrupted")},
    **{f"arena-{name}": () for name in ("less-luck", "cut", "luck-note")},
    "arena-null-note": (("null", "text"), ("bot", "text")),
    "arena-interval": (("value", "text"), ("low", "text"), ("high", "text")),
    "arena-seconds": (("number", "text"),),
    "arena-milliseconds": (("number", "text"),),
    "arena-failure": (("bot", "text"), ("place", "text"), ("what", "text")),
    "arena-kept": (("folder", "text"), ("page", "text")),
    "arena-title": (("game", "text"), ("bots", "text")),
    "arena-fair-line": (("share", "text"),),
    "arena-failure-place": (("seed", "text"), ("turn", "count"), ("move", "count")),
    "cases-running": (),
    "doctor-heading": (("version", "text"),),
    "doctor-sum": (("broken", "count"),),
    **{f"doctor-{name}": () for name in (*get_args(State), *CHECKS)},
    **{f"doctor-advice-{name}": ADVISED.get(name, ()) for name in ADVICE},
    "cases-summary": (("cases", "count"), ("hold", "count")),
    "cases-rules": (("count", "count"), ("rules", "text")),
    "verify-holds": (("seeds", "count"), ("moves", "count"), ("draws", "count")),
    **{f"verify-{name}": () for name in ("open", "proves", "leaves", "compared")},
    "verify-compare": (("commitment", "text"),),
    "verify-nonce": (("seat", "count"), ("nonce", "text")),
    "verify-no-nonce": (("seat", "count"),),
    "verify-fails": (("why", "text"),),
    "export-writing": (),
    "export-done": (("file", "text"), ("matches", "count"), ("events", "count")),
    "import-reading": (),
    "import-done": (("matches", "count"), ("events", "count"), ("same", "count")),
    "serve-at": (("address", "text"),),
    "serve-others": (("address", "text"),),
    "serve-preparing": (("game", "text"), ("step", "count"), ("steps", "count")),
    "serve-ready": (),
    **PAGE,
    **TUI,
    "preparing": (("step", "count"), ("steps", "count")),
    "play-compiling": (),
    "mistake-refused": (("seat", "text"), ("move", "text"), ("rule", "text")),
    "mistake-unexpected": (("why", "text"),),
    **{f"mistake-{key}": tuple((name, "text") for name in names) for key, names in mistakes().items()},
    **dict.fromkeys(("coach-amount", "quartz-coach-amount"), (("amount", "count"), ("number", "text"))),
    **dict.fromkeys(("coach-stake", "quartz-coach-stake"), (("amount", "text"),)),
    "coach-next": (("kind", "text"),),
    **{f"coach-danger-{name}": () for name in ("accident", "unstable", "elimination", "gold", "unaided")},
    **{f"coach-risk-{name}": (("chance", "text"),) for name in ("accident", "elimination", "gold")},
    **{f"coach-{name}": () for name in ("uses", "moves", "assumes-no-reaction", "assumes-even-votes")},
    "coach-move": (("move", "text"), ("win", "text"), ("margin", "text")),
    "coach-gain": (("amount", "text"),),
    "coach-more-moves": (("count", "count"),),
    "coach-best": (("move", "text"), ("why", "text")),
    "coach-why-only": (),
    "coach-why-even": (("other", "text"),),
    "coach-why-more": (("chance", "text"), ("other", "text")),
    **{
        f"coach-why-{game}-{key}": tuple((name, "text") for name in ("chance", "gain", "loss", "faces"))
        for game in GAMES
        for key, _ in reasons_of(find(game))
    },
    **{f"review-{name}": () for name in ("looking", "player", "score", "luck", "loss", "decisions", "slips", "none")},
    **{f"review-{name}": () for name in ("chances", "chance", "move", "sums", "best-move", "worst-move", "escapes")},
    **{f"review-{name}": () for name in ("highlights", "turning-points", "every-move", "what")},
    **{f"review-about-{name}": () for name in ("chances", "luck", "loss")},
    "review-title": (("game", "text"),),
    "review-heading": (("game", "text"), ("playouts", "count")),
    "review-change": (("seat", "seat"), ("before", "text"), ("after", "text")),
    "review-right": (("lead", "text"),),
    "review-better": (("move", "text"), ("loss", "text"), ("margin", "text")),
    "review-written": (("file", "text"),),
    **{f"refuse-{key}": tuple((name, counted(key, name)) for name in row.arguments) for key, row in REFUSALS.items()},
    **{f"closing-{key}": () for key in CLOSINGS},
    **{f"arranged-{what}": () for what in ("position", "house-rules", "position-house-rules")},
    "talk-moderation": (),
    "talk-clear": (),
    "talk-mute": (("name", "text"),),
    "talk-unmute": (("name", "text"),),
    "talk-mute-spectators": (),
    "talk-unmute-spectators": (),
    "talk-hide": (("name", "text"),),
    "talk-hide-spectators": (),
    **{f"push-{why}": (("game", "text"),) for why in get_args(Why)},
    "push-with": (("names", "text"),),
    "push-against-bots": (),
    **{f"quick-{key}": () for key in get_args(Quick) if key},
    **{f"table-{name}": () for name in ("created", "started", "woke", "rematch")},
    **{f"table-{name}": (("seat", "seat"),) for name in ("sat", "stood", "answered", "time-up", "missing", "back")},
    **{f"table-{name}": (("seat", "seat"),) for name in ("taken-back", "kept", "declined", "rematch-by")},
    "table-named": (("number", "count"), ("name", "text")),
    "table-resigned": (("seat", "seat"), ("bot", "text")),
    "table-bot-sat": (("bot", "text"),),
    "table-opened": (("number", "count"),),
    **{f"table-handed-{why}": (("seat", "seat"), ("bot", "text")) for why in ("asked", "left", "late", "missing")},
    **{f"table-{name}": (("name", "text"), ("text", "text")) for name in ("said", "said-watching")},
    "table-watching": (("count", "count"),),
    **{f"move-by-{who}": () for who in ("bot", "clock")},
    **{f"status-{name}": () for name in get_args(Status)},
    **{f"place-{name}": () for name in get_args(get_type_hints(Place)["kind"])},
    **{f"level-{name}": () for name in LEVEL_NAMES},
    "reconstructed": (),
    **{f"bot-name-{number}": () for number in range(1, 7)},
}


def said_from_tables(game: Game) -> Iterator[tuple[str, Arguments]]:
    """Every key that the tables of a game call for, with the values its arguments may have."""
    for event in game.events:
        yield (
            f"{game.name}-event-{event.name}",
            {name: samples(name, kind, game.name) for name, kind in event.arguments},
        )
        if Words("en").has(f"{game.name}-event-{event.name}.together"):
            yield f"{game.name}-event-{event.name}.together", {"items": ("some text",)}
    for question in game.questions:
        for about in said_with_question(game):
            yield f"{game.name}-question-{question.name}", {"seat": SEATS, "other": OTHERS, **about}
    for row in game.moves.rows:
        yield move(game, row)
    for reason in game.reasons[1:]:
        yield f"{game.name}-refusal-{reason.name}", {"move": ("Mine",), "seat": SEATS}
    for family, members in families(game):
        for piece in members:
            yield piece.key, {}
            for attribute in ATTRIBUTES[family]:
                yield f"{piece.key}.{attribute}", SAID_WITH.get(family, {"count": COUNTS})


def move(game: Game, move: Move) -> tuple[str, Arguments]:
    """A row of the grammar: its key, and the pieces, the number or the seat it names."""
    given: Arguments = {}
    for argument in move.arguments:
        if argument.most > 1:
            given[argument.name] = ("some text",)  # a list, which the program joins
        elif argument.kind in game.pieces:
            given[argument.name] = tuple(Piece(f"{game.name}-{argument.kind}", slug) for slug in argument.values)
        else:
            given[argument.name] = OTHERS if argument.kind == "seat" else tuple(map(int, argument.values))
    if move.answers:
        given[move.answers] = tuple(Piece(f"{game.name}-{move.answers}", slug) for slug in game.answers.values())
    return f"{game.name}-move-{move.words.replace(' ', '-')}", given


def samples(name: str, kind: str, game: str) -> Values:
    """What an argument may be. A kind that is neither a seat, a number nor a text is a family of pieces."""
    if kind == "seat":
        return OTHERS if name == "other" else SEATS
    return {"count": COUNTS, "text": ("some text", "Ana")}.get(kind) or pieces(find(game), kind)


def all_messages() -> Iterator[tuple[str, Arguments]]:
    """Every key there is, with the values its arguments may have."""
    for game in PLAYED:
        yield from said_from_tables(game)
    for key, arguments in OTHER_ARGUMENTS.items():
        yield key, {name: samples(name, kind, key.removeprefix("page-").partition("-")[0]) for name, kind in arguments}


def spread_names(arguments: Arguments) -> set[str]:
    """The variables that arguments become."""
    names = set(arguments)
    for name, values in arguments.items():
        for value in values:
            if isinstance(value, Seat):
                names.add(f"{name}-you")
            elif isinstance(value, Piece):
                names |= {f"{name}-{attribute}" for attribute in ATTRIBUTES[value.family]} | {f"{name}-slug"}
    return names


def entries(language: str) -> list[ast.EntryType]:
    folder = files("motherlode.words").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def shape(language: str) -> dict[str, set[str]]:
    """The keys of a language and the attributes of each."""
    return {key: {attribute.id.name for attribute in entry.attributes} for key, entry in messages(language).items()}


class References(visitor.Visitor):
    """The variables and the parts of other messages that a part of a message mentions."""

    def __init__(self, part: ast.SyntaxNode) -> None:
        self.variables: set[str] = set()
        self.parts: set[tuple[str, str | None]] = set()  # a message, and its attribute if it is not the text itself
        self.visit(part)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add((node.id.name, node.attribute.name if node.attribute else None))


def variables(catalog: dict[str, ast.Message], part: ast.SyntaxNode) -> set[str]:
    """The variables of a message with its attributes, or of one part of it, and of what that is made of."""
    found = References(part)
    inner = (variables(catalog, part_of(catalog[key], attribute)) for key, attribute in found.parts)
    return found.variables.union(*inner)


def part_of(message: ast.Message, attribute: str | None) -> ast.SyntaxNode:
    """The text of a message, or one of its attributes."""
    part = next((one for one in message.attributes if one.id.name == attribute), None) if attribute else message.value
    assert part is not None, (message.id.name, attribute)
    return part


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_has_no_broken_and_no_double_entries(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_attributes(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_tables_call_for_is_there_and_nothing_else(language: str) -> None:
    called_for = {key.partition(".")[0] for key, _ in all_messages()}
    assert set(messages(language)) == called_for, "a message of no table needs a line in OTHER_ARGUMENTS"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_a_family_have_the_same_attributes(language: str) -> None:
    attributes = shape(language)
    for game in PLAYED:
        for family, members in families(game):
            for piece in members:
                assert attributes[piece.key] == ATTRIBUTES[family], piece.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_it_is_given(language: str) -> None:
    catalog = messages(language)
    allowed: dict[str, set[str]] = {}
    for key, arguments in all_messages():
        allowed.setdefault(key.partition(".")[0], set()).update(spread_names(arguments))
    for key, may_use in allowed.items():
        assert variables(catalog, catalog[key]) <= may_use, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, arguments in all_messages():
        for values in product(*arguments.values()):
            text = words.say(key, **dict(zip(arguments, values, strict=True)))
            assert re.fullmatch(r"\S(.*\S)?", text, re.DOTALL), f"{key}: {text}"
            assert not re.search(r"[{}]|\?\?\?|  |\$", text), f"{key}: {text}"
            if re.match(rf"({'|'.join(GAMES)})-(event|question|refusal)-|refuse-|table-(?!said)", key):
                assert re.match(r"[^a-zа-я].*[.!?…]$", text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_waiting_line_names_the_one_who_is_asked_and_asks_nothing(language: str) -> None:
    words = Words(language)
    for game in PLAYED:
        for question, about in product(game.questions, said_with_question(game)):
            key = f"{game.name}-question-{question.name}"
            for other, *values in product(OTHERS, *about.values()):
                arguments = dict(zip(about, values, strict=True))
                text = words.say(key, seat=Seat("Zazá"), other=other, **arguments)
                assert "Zazá" in text, key
                named = [words.say(value.key) for value in values if isinstance(value, Piece)]
                for name in named:
                    text = text.replace(name, "")
                assert "?" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_an_error(language: str) -> None:
    words = Words(language)
    for key in ("quartz-event-danced", "quartz-crystal-ruby.colour", ""):
        assert not words.has(key)
        with pytest.raises(KeyError):
            words.say(key)
    with pytest.raises(KeyError):
        words.say("quartz-event-mined", seat=Seat("Ana"), crystal=Piece("quartz-crystal", "coal"))
    with pytest.raises(ValueError, match="quartz-event-mined"):
        words.say("quartz-event-mined", seat=Seat("Ana"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_family(language: str) -> None:
    words = Words(language)
    for game in PLAYED:
        for family, members in families(game):
            assert len({words.say(piece.key) for piece in members}) == len(members), family
    assert len({words.say(f"bot-name-{number}") for number in range(1, 7)}) == 6


@pytest.mark.parametrize(
    ("language", "key", "in_words"),
    [
        ("ru", "ruby", "1 рубин, 2 рубина, 5 рубинов, 11 рубинов, 21 рубин, 22 рубина, 25 рубинов"),
        ("ru", "amber", "1 янтарь, 2 янтаря, 5 янтарей, 11 янтарей, 21 янтарь, 22 янтаря, 25 янтарей"),
        (
            "ru",
            "obsidian",
            "1 кусок угля, 2 куска угля, 5 кусков угля, 11 кусков угля, 21 кусок угля, 22 куска угля, 25 кусков угля",
        ),
        ("pt", "amber", "1 âmbar, 2 âmbares, 5 âmbares, 11 âmbares, 21 âmbares, 22 âmbares, 25 âmbares"),
        ("en", "ruby", "1 ruby, 2 rubies, 5 rubies, 11 rubies, 21 rubies, 22 rubies, 25 rubies"),
        ("en", "quartz", "1 quartz, 2 quartz, 5 quartz, 11 quartz, 21 quartz, 22 quartz, 25 quartz"),
    ],
)
def test_crystals_are_counted_as_people_count_them(language: str, key: str, in_words: str) -> None:
    words = Words(language)
    assert ", ".join(words.say(f"quartz-crystal-{key}.count", count=count) for count in COUNTS[1:]) == in_words


def test_no_coins_are_many_coins() -> None:
    assert [Words(language).say("quartz-coins", coins=0) for language in LANGUAGES] == [
        "0 coins",
        "0 moedas",
        "0 монет",
    ]


ANA, BIA, YOU = Seat("Ana"), Seat("Bia"), Seat("Ana", you=True)
RUBY, COAL = Piece("quartz-crystal", "ruby"), Piece("quartz-crystal", "obsidian")
EUREKA, NO_CARD = Piece("quartz-card", "eureka"), Piece("quartz-card", "none")
NOT_YOURS, THIEVERY = Piece("quartz-card", "not-yours"), Piece("quartz-card", "thievery")


@pytest.mark.parametrize(
    ("key", "arguments", "en", "pt", "ru"),
    [
        (
            "quartz-event-mined",
            {"seat": YOU, "crystal": RUBY},
            "You mine a ruby.",
            "Você minera um rubi.",
            "Вы добываете рубин.",
        ),
        (
            "quartz-event-mined",
            {"seat": ANA, "crystal": COAL},
            "Ana mines an obsidian.",
            "Ana minera uma autunita.",
            "Ana добывает кусок угля.",
        ),
        (
            "quartz-event-drew",
            {"seat": ANA, "crystal": RUBY, "count": 2},
            "Ana draws 2 rubies from the bag.",
            "Ana tira 2 rubis do saco.",
            "Ana достаёт из мешка 2 рубина.",
        ),
        (
            "quartz-event-took",
            {"seat": BIA, "other": YOU, "crystal": RUBY},
            "Bia takes a ruby from you.",
            "Bia pega um rubi do seu carrinho.",
            "Bia забирает у вас рубин.",
        ),
        (
            "quartz-event-gave",
            {"seat": ANA, "other": BIA, "crystal": RUBY},
            "Ana gives Bia a ruby.",
            "Ana dá um rubi para Bia.",
            "Ana отдаёт рубин гному Bia.",
        ),
        (
            "quartz-event-took-bonus",
            {"seat": ANA, "card": EUREKA, "coins": 1},
            "Ana takes the bravery bonus: “Eureka!” and 1 coin.",
            "Ana leva o bônus por bravura: “Rá, Eureka!” e 1 moeda.",
            "Ana забирает награду за стойкость: карту «Нашёл!» и 1 монету.",
        ),
        (
            "quartz-event-burnt-bonus",
            {"card": NO_CARD, "coins": 3},
            "A bravery bonus goes up in smoke: 3 coins.",
            "Um bônus por bravura vira fumaça: 3 moedas.",
            "Награда за стойкость сгорает: 3 монеты.",
        ),
        (
            "quartz-event-drew-card",
            {"seat": ANA, "card": NO_CARD},
            "Ana draws a card.",
            "Ana compra uma carta.",
            "Ana берёт карту из колоды.",
        ),
        (
            "quartz-event-sold",
            {"seat": ANA, "coins": 24, "bonus": Piece("quartz-bonus", "five")},
            "Ana sells crystals for 24 coins, bonus included: five colours.",
            "Ana vende cristais por 24 moedas, já com o bônus: cinco cores.",
            "Ana продаёт самоцветы за 24 монеты, комбинация — пять разных видов.",
        ),
        (
            "quartz-question-react",
            {"seat": BIA, "other": ANA, "card": NOT_YOURS, "about": "not-yours", "left": 0},
            "Bia is deciding how to answer “These Don't Belong To You”.",
            "Bia está decidindo como responder a “Isso não te pertence mais…”.",
            "Bia решает, чем ответить на карту «Разве это твоё?».",
        ),
        (
            "quartz-question-take",
            {"seat": YOU, "other": BIA, "card": NOT_YOURS, "about": "not-yours", "left": 2},
            "What do you steal from Bia's cart? 2 crystals to go.",
            "O que você rouba do carrinho de Bia? Faltam 2 cristais.",
            "Что заберёте из вагонетки гнома Bia? Ещё 2 самоцвета.",
        ),
        (
            "quartz-move-react",
            {"card": THIEVERY},
            "Answer with “Thievery? Unacceptable!”",
            "Responder com “Só por cima do meu cadáver!”",
            "Ответить картой «Держи вора!»",
        ),
    ],
)
def test_sentences_read_as_a_person_would_write_them(
    key: str, arguments: dict[str, Argument], en: str, pt: str, ru: str
) -> None:
    assert [Words(language).say(key, **arguments) for language in LANGUAGES] == [en, pt, ru]


def test_the_effect_of_a_card_follows_the_edition_and_the_ruling() -> None:
    differs = {"thievery": (1, 2), "here-we-go": (2, 1), "what-crystal": (2, 1), "not-mine-either": (2, 1)}
    for language, card in product(LANGUAGES, CARDS):
        words, key = Words(language), f"quartz-card-{card.slug}.effect"
        by_edition = {words.say(key, edition=edition, thievery="may") for edition in EDITIONS}
        by_ruling = {words.say(key, edition="en", thievery=ruling) for ruling in ("may", "must")}
        assert (len(by_edition), len(by_ruling)) == differs.get(card.slug, (1, 1)), card.slug


def test_items_are_joined_in_the_readers_language() -> None:
    items = ["Ana", "Bia", "Caio"]
    assert Words("en").join(items) == "Ana, Bia and Caio"
    assert Words("pt").join(items) == "Ana, Bia e Caio"
    assert Words("ru").join(items) == "Ana, Bia и Caio"
    assert [Words("ru").join(items[:count]) for count in range(3)] == ["", "Ana", "Ana и Bia"]


def test_the_language_is_the_one_asked_for_or_the_environments_or_english() -> None:
    assert choose_language("ru", {"LANG": "pt_BR.UTF-8"}) == "ru"
    assert choose_language("pt-BR", {}) == "pt"
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "en_US.UTF-8"}) == "ru"
    assert choose_language(None, {"LC_ALL": "C.UTF-8", "LANG": "pt_BR"}) == "en"
    assert choose_language(None, {}) == "en"
    with pytest.raises(ValueError, match="not “de”"):
        choose_language("de", {})


def numbers(letter: str, *runs: tuple[int, int]) -> list[str]:
    """The ids of rules: a letter, and runs of numbers."""
    return [f"{letter}{number}" for first, last in runs for number in range(first, last + 1)]


RULE_IDS = {
    "quartz": numbers("Q", (1, 6), (10, 16), (20, 26), (30, 37), (40, 46), (50, 56), (60, 63), (70, 71), (80, 89)),
    "dice": numbers("D", (1, 5), (10, 13), (20, 29), (30, 33), (60, 64), (70, 70), (80, 83)),
    "quarry": numbers("R", (1, 5), (10, 12), (20, 21), (30, 36), (40, 43), (50, 53)),
}
ID = r"[QDR]\d+"


def rules_page(game: str, language: str) -> str:
    return files("motherlode.words").joinpath(language, f"{game}.md").read_text(encoding="utf-8")


def rule_items(game: str, language: str) -> list[tuple[str, str]]:
    """The ids of a rules page in order, each with what its list item says."""
    page = rules_page(game, language)
    assert page.count("<a id=") == len(re.findall(rf'^- <a id="{ID}"></a>', page, re.MULTILINE)), (
        "an anchor starts its item"
    )
    return re.findall(rf'^- <a id="({ID})"></a>\*\*\1\*\* (.+)$', page, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_states_every_rule_once(game: str, language: str) -> None:
    items = rule_items(game, language)
    assert sorted(rule for rule, _ in items) == sorted(RULE_IDS[game])
    assert [rule for rule, _ in items] == [rule for rule, _ in rule_items(game, "en")]
    for rule, text in items:
        assert text.endswith((".", ".*", ".)")), rule
        assert set(re.findall(ID, text)) <= set(RULE_IDS[game]) - {rule}, rule
    assert {reason.rule for reason in find(game).reasons if reason.rule} <= set(RULE_IDS[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_cites_the_same_rules_and_moves_in_every_language(game: str, language: str) -> None:
    for (rule, text), (_, english) in zip(rule_items(game, language), rule_items(game, "en"), strict=True):
        assert sorted(re.findall(ID, text)) == sorted(re.findall(ID, english)), rule
        assert set(re.findall(r"`[^`]+`", text)) == set(re.findall(r"`[^`]+`", english)), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_quartz_lists_the_pieces_with_their_numbers(language: str) -> None:
    words = Words(language)
    page = rules_page("quartz", language)
    for crystal in CRYSTALS:
        name, coins = words.say(f"quartz-crystal-{crystal.slug}"), crystal.value or "–"
        row = rf"^\| {re.escape(name)}[^|]*\| [^|]+ \| `{crystal.slug}` \| {crystal.copies} \| {coins} \|$"
        assert re.search(row, page, re.MULTILINE), crystal.slug
    for card in CARDS:
        name = words.say(f"quartz-card-{card.slug}")
        row = rf"^\| {re.escape(name)} \| [^|]+ \| `{card.slug}` \| {card.copies} \| {card.value} \|$"
        assert re.search(row, page, re.MULTILINE), card.slug
    assert words.say("reconstructed") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_dice_game_lists_the_pieces_with_their_numbers(language: str) -> None:
    words = Words(language)
    page = rules_page("dice", language)
    for crystal in dice_pieces.CRYSTALS:
        name, points = words.say(f"dice-crystal-{crystal.slug}"), str(crystal.value).replace("-", "−")
        row = rf"^\| {name} \| [^|]+ \| `{crystal.slug}` \| {crystal.copies} \| {points} \|$"
        assert re.search(row, page, re.MULTILINE), crystal.slug
    for seats, removed in dice_pieces.REMOVED.items():
        assert f"| {' | '.join(map(str, (seats, *removed)))} |" in page
    for slug, fewest in zip(dice_pieces.FACES, (*dice_pieces.FEWEST_FACES, 2), strict=True):
        name = words.say(f"dice-face-{slug}")
        assert re.search(rf"^\| {name} \| `{slug}` \| {fewest} \|", page, re.MULTILINE), slug
    for points in dice_pieces.SETS.values():
        assert f"+{points}" in page
    assert words.say("reconstructed") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_quarry_lists_the_pieces_with_their_numbers(language: str) -> None:
    words = Words(language)
    page = rules_page("quarry", language)
    signs = {shape: words.say(f"quarry-shape-{shape}.sign") for shape in quarry_pieces.SHAPES}
    for card in quarry_pieces.CARDS:
        name, sign = words.say(f"quarry-card-{card.slug}"), signs.get(card.slug.partition("-")[0], "–")
        assert f"| {name} | {sign} | `{card.slug}` | {card.copies} | {card.value} |" in page
    for action in quarry_pieces.PAID_ACTIONS:
        name, cost = words.say(f"quarry-action-{action.slug}"), " ".join(signs[shape] for shape in action.cost)
        assert re.search(rf"^\| {name} \| `[^`]+` \| {cost} \| R3\d \|$", page, re.MULTILINE), action.slug
        assert f"`{action.names[0]}`" in page
    assert words.say("reconstructed") in page
