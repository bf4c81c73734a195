"""`motherlode advise`, and the hint within a game: what the coach says to the seat that is asked."""

from argparse import Namespace

from motherlode.bots import seat_view_of, stream_of
from motherlode.bots.grammar import Budget, read
from motherlode.coach.advice import Advice, advice
from motherlode.coach.evaluation import Evaluator
from motherlode.coach.sentences import advice_lines
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from motherlode.match.notation import read as read_log
from motherlode.terminal.choices import player_names, seats_of, usual_names, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.files import read_text
from motherlode.terminal.game_lookup import find_game_of
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration

THINKING = "1s"  # for one question


def advise(words: Words, given: Namespace) -> int:
    """Advice to a seat at some point of a saved match."""
    budget = budget_of("--time", given.time or THINKING)
    log = read_log(read_text(given.file))
    game = find_game_of(given.file, log, given.game)
    moves = len(log.entries) if given.move is None else whole_number("--move", given.move, 0, len(log.entries))
    seats = seats_of(game, log)
    names = player_names(log.names, usual_names(words, seats))
    prepare(words, rule_steps(game))
    match = Match.replay(log, moves)
    seat = asked_seat(match, moves, None if given.seat is None else whole_number("--seat", given.seat, 1, seats))
    narration = Narration(words, game, names, seat)
    asked = next(asked for asked in match.questions if asked.seat == seat)
    found = think(words, match, seat, budget)
    Console().say([narration.question(asked), "", *advice_lines(narration, found, asked.about)])
    return 0


def hint_lines(narration: Narration, match: Match, seat: int) -> list[str]:
    """The same within a game, for the seat that plays here."""
    asked = next(asked for asked in match.questions if asked.seat == seat)
    found = think(narration.words, match, seat, budget_of("--time", THINKING))
    return ["", *advice_lines(narration, found, asked.about), ""]


def asked_seat(match: Match, moves: int, seat: int | None) -> int:
    """The seat that wants advice: the one that is asked, or the one named if it is."""
    if match.over:
        raise Mistake("advise-over", moves=moves)
    if seat is not None and seat not in match.asked:
        asked = ", ".join(map(str, match.asked))
        raise Mistake(
            "advise-seat",
            seat=seat,
            moves=moves,
            asked=asked,
        )
    return seat or match.asked[0]


def think(words: Words, match: Match, seat: int, budget: Budget) -> Advice:
    """The coach's thoughts about the question to a seat, from what that seat may know."""
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
