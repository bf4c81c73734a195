"""`check_game`: random games from the deal to the end, and at every state what the contract of a game says."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.events import event_rows
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.records import from_bytes
from motherlode.testing import bounds, repetition, round_trips, sight, worlds
from motherlode.testing.completions import completions_need_no_secret
from motherlode.testing.declarations import tables_make_sense
from motherlode.testing.disclosure import draws_are_not_given_away
from motherlode.testing.engines import engines_agree
from motherlode.testing.guesses import Pairs, deal_is_fair, guess_from_a_guess, guesses_agree
from motherlode.testing.moment import Moment, viewer_name
from motherlode.testing.moves import every_move_is_tried, open_question, somebody_is_asked
from motherlode.testing.random_games import Step, random_game
from motherlode.testing.report import Report
from motherlode.testing.trades import Trade, trades_between_seats, trades_with_heaps

CLOSE_LOOK = 16  # one state in that many is looked at closely; and of each setting, the first with every question
TRADES = 4  # tried for one viewer
ENGINE_GAMES = 2  # played on both engines for each set of options; interpreted rules are slow
SUSPICIOUS = 6  # exchanges that a viewer saw, and none that it did not see
FAIR_SHARE = 0.5  # of the guessed worlds are not the true one, where something is hidden


@dataclass
class Run:
    """What has been seen so far."""

    game: Game
    counts: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    most_events: int = 0
    questions: set[tuple[int, str]] = field(default_factory=set)  # in which setting was what asked
    visible_trades: Counter[str] = field(default_factory=Counter)  # between whom, and who saw them
    invisible_trades: Counter[str] = field(default_factory=Counter)
    pairs: Pairs = field(default_factory=lambda: Pairs([], []))  # a guess, and another made from what it shows a seat
    chance_happened: bool = False

    def report(self) -> Report:
        """The same as a report."""
        return Report(
            self.game.name,
            **self.counts,
            longest=max(self.lengths),
            lowest_score=min(self.scores),
            highest_score=max(self.scores),
            most_events=self.most_events,
        )


def check_game(
    game: Game, games: int = 200, seed: int = 1, options: Sequence[Options] = ({},), engines: bool = True
) -> Report:
    """Hold a game to its contract; an AssertionError says where it breaks and how.

    `games` random games are played, and at least one for every number of seats with every set of options.
    `engines=False` leaves out the second process that plays some games interpreted (or compiled, if this one is
    interpreted).
    """
    tables_make_sense(game)
    run = Run(game)
    settings = [(seats, chosen) for chosen in options for seats in range(game.fewest, game.most + 1)]
    for number in range(max(games, len(settings))):
        check_whole_game(run, number % len(settings), *settings[number % len(settings)], seed + number)
    promises_are_kept(run)
    guesses_agree(game, run.pairs)
    run.counts["deals"] += deal_is_fair(game, settings, seed)
    if engines:
        both = [(settings[number % len(settings)][0], chosen) for number, chosen in enumerate(options)]
        engines_agree(game, ENGINE_GAMES, seed, both)
        run.counts["engines"] += ENGINE_GAMES * len(both)
    return run.report()


def check_whole_game(run: Run, setting: int, seats: int, options: Options, seed: int) -> None:
    """One game from the deal to the end, and once more to see that it is the same."""
    at = Moment(run.game, seats, options, seed, 0, run.game.blank(seats, options))
    moves: list[repetition.Move] = []
    states: list[bytes] = []
    try:
        for step in random_game(run.game, seats, options, seed):
            at = step.at
            if at.move:
                moves.append((step.seat, step.action))
            else:
                pieces = run.game.conserved(at.states, 0)
                round_trips.options_read_back(at)
            states.append(at.states.tobytes())
            check_state(run, step, pieces)
            if at.move:
                draws_are_not_given_away(step, from_bytes(run.game.state, states[-2]))
            asked = (setting, open_question(at).name if at.asked else "nothing")
            if asked not in run.questions or (seed + at.move) % CLOSE_LOOK == 0:
                run.questions.add(asked)
                look_closely(run, at, seed + at.move)
            if at.states.tobytes() != states[-1]:
                raise at.broken("looking at the state changes it")
        run.scores += bounds.scores_are_in_range(at)
        repetition.same_moves_give_same_bytes(at, moves, states)
        repetition.deal_leaves_nothing_behind(at, states[0])
    except AssertionError:
        raise
    except Exception as error:
        raise at.broken(f"{type(error).__name__}: {error}") from error
    run.lengths.append(len(moves))
    run.counts["games"] += 1


def check_state(run: Run, step: Step, pieces: tuple[int, ...]) -> None:
    """What must hold at every state."""
    at = step.at
    bounds.events_are_in_order(step)
    bounds.game_is_not_too_long(at)
    bounds.pieces_are_conserved(at, pieces)
    somebody_is_asked(at)
    round_trips.copies_are_equal(at)
    round_trips.position_reads_back(at)
    run.most_events = max(run.most_events, step.emitted)
    run.chance_happened |= any(run.game.events[kind].chance for kind, *_ in event_rows(step.events))
    run.counts["states"] += 1


def look_closely(run: Run, at: Moment, value: int) -> None:
    """What is too slow to be tried at every state: all moves, all viewers, other worlds."""
    round_trips.position_survives_text(at)
    repetition.new_seed_gives_new_stream(at, value)
    accepted, refused = every_move_is_tried(at)
    run.counts.update(close_looks=1, accepted=accepted, refused=refused)
    for viewer in at.viewers:
        sight.view_shows_what_it_may(at, viewer)
        sight.view_can_be_asked(at, viewer)
        compare_worlds(run, at, viewer, value)
        completions_need_no_secret(at, viewer)
    # The slowest ones, for one viewer after the other.
    viewer = at.viewers[run.counts["close_looks"] % len(at.viewers)]
    world = sight.guess_fits_the_view(at, viewer, value)
    sight.guess_reads_the_same(at, viewer, world)
    sight.guess_is_a_possible_world(at, viewer, world, value)
    if at.asked and viewer >= 0:
        guess_from_a_guess(at, viewer, value, run.pairs)
    compare_trades(run, at, viewer, value)


def compare_worlds(run: Run, at: Moment, viewer: int, value: int) -> None:
    """The true state beside a world guessed from the viewer's own view."""
    world = sight.guess_fits_the_view(at, viewer, value)
    worlds.look_alike(at, viewer, world)
    compared = worlds.play_alike(at, viewer, world, worlds.may_differ_in_guesses, value)
    run.counts.update(steps=compared.steps + worlds.sealed_answers_look_alike(at, viewer, value))
    run.counts.update(uncovering_steps=compared.uncovering)
    if at.asked:  # when the game is over, nothing may be left to guess
        run.counts.update(worlds=1, different_worlds=int(worlds.differs(at, world)))


def compare_trades(run: Run, at: Moment, viewer: int, value: int) -> None:
    """The true state beside the same with two things exchanged: between other seats, or between one and a deck."""
    for trade in trades_between_seats(at, viewer, TRADES, value):
        one, other = sorted((str(trade.one), str(trade.other)))
        if not trade.one.single:  # single pieces may lie open later, such as votes
            exchange = f"{viewer_name(viewer)} of {at.seats} sees every exchange between {one} and {other}"
            (run.visible_trades if trade.visible else run.invisible_trades)[exchange] += 1
        compare_trade(run, at, viewer, trade, worlds.may_differ_in_trades, value)
    for trade in trades_with_heaps(at, viewer, TRADES, value):
        compare_trade(run, at, viewer, trade, worlds.may_differ_in_guesses, value)


def compare_trade(
    run: Run, at: Moment, viewer: int, trade: Trade, may_differ: Callable[[EventKind], bool], value: int
) -> None:
    """An exchange that the viewer does not see now changes nothing that it sees later."""
    if not trade.visible:
        worlds.look_alike(at, viewer, trade.world)
        compared = worlds.play_alike(at, viewer, trade.world, may_differ, value)
        run.counts.update(trades=1, steps=compared.steps, uncovering_steps=compared.uncovering)


def promises_are_kept(run: Run) -> None:
    """What can only be judged over many games: hidden things are really guessed, chance really happens."""
    game, guessed, different = run.game, run.counts["worlds"], run.counts["different_worlds"]
    if game.hidden and different < FAIR_SHARE * guessed:
        raise AssertionError(f"{game.name}: of {guessed} worlds it guessed only {different} are not the true one")
    if not game.hidden and different:
        raise AssertionError(f"{game.name}: it declares that nothing is hidden, but {different} guesses were wrong")
    if game.chance and not run.chance_happened:
        raise AssertionError(f"{game.name}: it declares chance, but no event of chance was ever emitted")
    for exchange, times in run.visible_trades.items():
        if times >= SUSPICIOUS and not run.invisible_trades[exchange]:
            raise AssertionError(f"{game.name}: {exchange}, {times} times: a view shows what only its owner may see")
