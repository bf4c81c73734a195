"""What a game declares about itself: its tables make sense before a single move is made."""

from collections import Counter
from collections.abc import Iterable

from motherlode.games.kit.events import WIDTH
from motherlode.games.kit.game import Game

SIGHTS = ("open", "own", "hidden")


def tables_make_sense(game: Game) -> None:
    """All declarations that can be read without playing."""
    seats_and_size(game)
    actions_and_questions(game)
    events_and_reasons(game)
    sight_of_every_field(game)


def broken(game: Game, what: str) -> AssertionError:
    """The error that says so."""
    return AssertionError(f"{game.name}: {what}")


def twice(names: Iterable[str]) -> str:
    """The names that stand in a table more than once."""
    return ", ".join(sorted(name for name, times in Counter(names).items() if times > 1))


def seats_and_size(game: Game) -> None:
    """Seat counts are a range, a record has its declared size at most, score bounds are in order."""
    if not 1 <= game.fewest <= game.most:
        raise broken(game, f"{game.fewest} to {game.most} players is no range")
    if game.state.itemsize > game.bounds.record_bytes:
        raise broken(game, f"a record takes {game.state.itemsize} bytes; declared are {game.bounds.record_bytes}")
    if game.bounds.lowest_score > game.bounds.highest_score:
        raise broken(game, "the lowest score it declares is above the highest")
    for field in ("seats", "question", *(["rng"] if game.chance else [])):
        if field not in (game.state.names or ()):
            raise broken(game, f"its record has no field '{field}'")


def actions_and_questions(game: Game) -> None:
    """No move stands in the table twice; a question's answers are a run of it; every move answers some question."""
    if repeated := twice(game.actions):
        raise broken(game, f"its action table repeats {repeated}")
    if repeated := twice(question.name for question in game.questions):
        raise broken(game, f"its questions repeat {repeated}")
    answers: set[int] = set()
    for question in game.questions:
        if not 0 <= question.first <= question.last < len(game.actions):
            raise broken(game, f"the question '{question.name}' has no range of answers in the action table")
        answers.update(range(question.first, question.last + 1))
    for action, phrase in enumerate(game.actions):
        if action not in answers:
            raise broken(game, f"no question can be answered with '{phrase}'")
        if game.action(phrase) != action:
            raise broken(game, f"the phrase '{phrase}' is not read as its own move")


def events_and_reasons(game: Game) -> None:
    """An event has at most three arguments, of kinds that exist; reason 0 means legal."""
    if repeated := twice(event.name for event in game.events):
        raise broken(game, f"its events repeat {repeated}")
    for event in game.events:
        names = [name for name, _ in event.arguments]
        if len(names) >= WIDTH:
            raise broken(game, f"the event '{event.name}' has {len(names)} arguments; there is room for {WIDTH - 1}")
        for name, stands_for in event.arguments:
            if stands_for not in ("seat", "count", *game.pieces):
                raise broken(game, f"the event '{event.name}' has a {name} that stands for an unknown '{stands_for}'")
        if event.private and (event.private not in names or event.arguments[0][1] != "seat"):
            raise broken(game, f"the event '{event.name}' hides '{event.private}', but does not say whose it is")
    if repeated := twice(reason.name for reason in game.reasons):
        raise broken(game, f"its reasons repeat {repeated}")
    for reason in game.reasons[1:]:
        if not reason.rule:
            raise broken(game, f"the reason '{reason.name}' names no rule")


def sight_of_every_field(game: Game) -> None:
    """Each field of the record says who may know it; the random stream is nobody's to know."""
    fields = game.state.names or ()
    if set(fields) != set(game.sight):
        odd = ", ".join(sorted(set(fields) ^ set(game.sight)))
        raise broken(game, f"record and sight table do not name the same fields: {odd}")
    for field, sight in game.sight.items():
        if sight not in SIGHTS:
            raise broken(game, f"the field '{field}' is '{sight}', which is none of {', '.join(SIGHTS)}")
    if game.sight.get("rng", "hidden") != "hidden":
        raise broken(game, "its random stream is not hidden")
    if not game.hidden and any(sight != "open" for field, sight in game.sight.items() if field != "rng"):
        raise broken(game, "it declares that nothing is hidden, and its sight table hides something")
    if repeated := twice(span.name for span in game.observation):
        raise broken(game, f"its observation repeats {repeated}")
    for span in game.observation:
        if span.size < 1 or not span.meaning:
            raise broken(game, f"the span '{span.name}' of its observation has no size or no meaning")
