"""`motherlode advise`: what the coach says to the seat that is asked."""

from argparse import Namespace

from motherlode.bots import seat_view_of, stream_of
from motherlode.bots.grammar import Budget, read
from motherlode.coach.advice import Advice, advice
from motherlode.coach.evaluation import Evaluator
from motherlode.coach.json_data import as_json_data
from motherlode.coach.sentences import advice_lines
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from motherlode.terminal.choices import whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import moves_of, open_match
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration

THINKING = "1s"  # for one question


def advise(words: Words, given: Namespace) -> int:
    """Advice to a seat at some point of a saved match."""
    budget = budget_of("--time", given.time or THINKING)
    log, game, names = open_match(words, given)
    moves = moves_of(given, log)
    prepare(words, rule_steps(game))
    match = Match.replay(log, moves)
    seat = asked_seat(match, moves, None if given.seat is None else whole_number("--seat", given.seat, 1, len(names)))
    narration = Narration(words, game, names, seat)
    asked = next(asked for asked in match.questions if asked.seat == seat)
    found = think(words, match, seat, budget)
    if given.json:
        say_json({"game": game.name, "moves_made": moves, **as_json_data(found)})
    else:
        Console().say([narration.question(asked), "", *advice_lines(narration, found, asked.about)])
    return ExitCode.GOOD


def asked_seat(match: Match, moves: int, seat: int | None) -> int:
    """The seat that wants advice: the one that is asked, or the one named if it is."""
    if match.over:
        raise Mistake("advise-over", moves=moves)
    if seat is not None and seat not in match.asked:
        raise Mistake("advise-seat", seat=seat, moves=moves, asked=", ".join(map(str, match.asked)))
    return seat or match.asked[0]


def think(words: Words, match: Match, seat: int, budget: Budget) -> Advice:
    """The coach's advice on the question to a seat, from what that seat may know."""
    look = seat_view_of(match, seat)
    weigher = Evaluator(match.game, budget)
    trial = Evaluator(match.game, Budget(playouts=1))
    prepare(words, [lambda: trial.evaluate(look, stream_of(0, seat))])  # the first one takes a while to compile
    try:
        return advice(look, weigher, stream_of(len(match.log.entries), seat))
    finally:
        weigher.close()


def budget_of(where: str, given: str) -> Budget:
    """How long to think: `1s`, `200ms`, or a number of playouts."""
    try:
        budget = read(f"search:{given}").budget
    except Mistake:
        budget = None
    if budget is None:
        raise Mistake("budget", where=where, given=given)
    return budget
