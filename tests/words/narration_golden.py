"""What every game says: events, questions, moves and refusals, and the text that each reader gets, in `narration.json`.

`words/narration.py` and `web/app/narration.js` are held to the same file.

python -m tests.words.narration_golden            # compare with narration.json, and show what differs
python -m tests.words.narration_golden --write    # after a change to the words or to what a game declares
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.declared import declared
from motherlode.games.kit.game import Game
from motherlode.match import Asked, Event, Match, RefusedMove
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration

FILE = Path(__file__).with_name("narration.json")
NAMES = ("Ana", "Bia", "Caio", "Duda", "Elis", "Fábio")
READERS = (0, 1)  # a spectator and a seat
WITHOUT_WORDS = ("tests.toys.one_card", "tests.toys.nuggets")
STEPS = 30  # moves of a real match
COUNTS = (1, 2, 5, 21)

Input = dict[str, Any]


def from_tables(game: Game) -> list[Input]:
    """Everything that a game can say, once."""
    return [*every_event(game), *every_question(game), *every_move(game), *every_refusal(game)]


def every_event(game: Game) -> Iterator[Input]:
    """Each kind of event with each piece, by different seats; then some of them in a row, and what is not known."""
    for kind in game.events:
        pieces = [game.pieces[stands_for] for _, stands_for in kind.arguments if stands_for in game.pieces]
        samples = [sample(game, kind, number) for number in range(max([2, *map(len, pieces)]))]
        for event in samples:
            yield {"events": [event]}
        if kind.together:
            first = {name: samples[0]["arguments"][name] for name, _ in kind.arguments if name not in kind.together}
            yield {"events": [{**event, "arguments": event["arguments"] | first} for event in samples[:3]]}
            yield {"events": samples[:3]}
        if kind.private:
            yield {"events": [{**samples[0], "arguments": samples[0]["arguments"] | {kind.private: None}}]}


def sample(game: Game, kind: EventKind, number: int) -> Input:
    """One event: the pieces and numbers that come next, the seats in turn."""
    arguments: dict[str, Any] = {}
    for name, stands_for in kind.arguments:
        if stands_for == "seat":
            arguments[name] = (number + (name == "other")) % 2 + 1
        else:
            values = COUNTS if stands_for == "count" else game.pieces[stands_for]
            arguments[name] = next(islice(cycle(values), number, None))
    return {"name": kind.name, "arguments": arguments}


def abouts(game: Game) -> Iterator[dict[str, Any]]:
    """What a question may concern: nothing, and each piece of each kind."""
    nothing = {name: 0 if kind == "count" else None for name, kind, _ in game.about}
    yield nothing
    for name, kind, _ in game.about:
        for number, slug in enumerate(game.pieces.get(kind, ())):
            others = {other: number % 2 + 1 for other, stands_for, _ in game.about if stands_for == "seat"}
            counts = {count: COUNTS[number % 4] for count, stands_for, _ in game.about if stands_for == "count"}
            yield {**nothing, **others, **counts, name: slug}


def every_question(game: Game) -> Iterator[Input]:
    """Each question to each of two seats, about everything."""
    for question in game.questions:
        for number, about in enumerate(abouts(game)):
            yield {"question": question.name, "seat": number % 2 + 1, "about": about}


def every_move(game: Game) -> Iterator[Input]:
    """The first and the last move of each row, and what answers something about everything."""
    for row in game.moves.rows:
        phrases = [" ".join([row.words, *values]) for values in row.choices()]
        for phrase in dict.fromkeys((phrases[0], phrases[len(phrases) // 2], phrases[-1])):
            for about in abouts(game) if row.answers else [{}]:
                yield {"move": phrase, "about": about}


def every_refusal(game: Game) -> Iterator[Input]:
    """Each reason."""
    for number, reason in enumerate(game.reasons[1:]):
        yield {"refused": game.actions[number % len(game.actions)], "reason": reason.name, "rule": reason.rule}


def a_match(game: Game, reader: int) -> Iterator[Input]:
    """The events and questions of the beginning of a match."""
    match = Match.new(game.name, seats=game.fewest, seed=5)
    for step in range(STEPS):
        events = [{"name": event.name, "arguments": event.arguments} for event in match.last_events(reader)]
        if events:
            yield {"events": events}
        if match.over:
            return
        asked = match.questions[0]
        yield {"question": asked.question, "seat": asked.seat, "about": asked.about}
        legal = match.legal(asked.seat)
        match.play(asked.seat, legal[step * 7 % len(legal)])


def text(narration: Narration, given: Input) -> str:
    """One input in words."""
    game = narration.game
    if "events" in given:
        kinds = {kind.name: kind for kind in game.events}
        return "\n".join(narration.events([Event(kinds[one["name"]], one["arguments"]) for one in given["events"]]))
    if "question" in given:
        return narration.question(Asked(given["seat"], given["question"], given["about"]))
    if "move" in given:
        return narration.move(given["move"], given["about"])
    return narration.refusal(RefusedMove(narration.reader or 1, given["refused"], given["reason"], given["rule"]), {})


def record() -> dict[str, Any]:
    """The whole file: what is said, and the texts by language and reader, in the same order."""
    games = {}
    for name in (*GAMES, *WITHOUT_WORDS):
        game = find(name)
        tables, matches = from_tables(game), {str(reader): list(a_match(game, reader)) for reader in READERS}
        texts: dict[str, dict[str, list[str]]] = {}
        for language in LANGUAGES if name in GAMES else LANGUAGES[:1]:
            for reader in READERS:
                narration = Narration(Words(language), game, NAMES, reader)
                said = [text(narration, given) for given in [*tables, *matches[str(reader)]]]
                texts.setdefault(language, {})[str(reader)] = said
        games[name] = {"declared": declared(game), "tables": tables, "matches": matches, "texts": texts}
    return {"names": list(NAMES), "games": games}


def recorded() -> dict[str, Any]:
    """The file as it was written."""
    golden: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return golden


def lines(golden: dict[str, Any]) -> Iterator[str]:
    """Every text with what it is said about, for people."""
    for name, game in golden["games"].items():
        for language, by_reader in game["texts"].items():
            for reader, texts in by_reader.items():
                for given, said in zip([*game["tables"], *game["matches"][reader]], texts, strict=True):
                    yield f"{name}, {language}, reader {reader}: {json.dumps(given)} → {said}"


def written(golden: dict[str, Any]) -> str:
    """The file with a line for each input and each text."""
    return (
        json.dumps(golden, ensure_ascii=False, separators=(",", ":")).replace('},{"', '},\n{"').replace('","', '",\n"')
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.words.narration_golden")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name} anew instead of comparing")
    if parser.parse_args().write:
        FILE.write_text(written(record()) + "\n", encoding="utf-8")
        return 0
    before, now = set(lines(recorded())), list(lines(json.loads(json.dumps(record()))))
    for line in now:
        if line not in before:
            print(line)
    return int(set(now) != before)


if __name__ == "__main__":
    sys.exit(main())
