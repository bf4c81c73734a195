"""A seed and a list of moves give the same bytes, anywhere, and a new seed gives a new stream and nothing else."""

from collections.abc import Sequence

from motherlode.testing.moment import Moment, among_garbage, duplicate, without_stream

Move = tuple[int, int]  # seat and action


def same_moves_give_same_bytes(at: Moment, moves: Sequence[Move], states: Sequence[bytes]) -> None:
    """Played again from its seed in another row of another array, every state comes out the same."""
    events = at.game.event_buffer()
    rows = among_garbage(at.game.blank(at.seats, at.options))
    size = at.game.state.itemsize
    garbage = rows.tobytes()[:size]
    at.game.rules.new(rows, 1, at.seed, events)
    for number, expected in enumerate(states):
        if number:
            at.game.rules.apply(rows, 1, *moves[number - 1], events)
        if rows.tobytes() != garbage + expected + garbage:
            raise at.broken(f"played again, the same seed and moves give other bytes after move {number}")


def deal_leaves_nothing_behind(at: Moment, dealt: bytes) -> None:
    """A new game dealt into the record of a finished one is the same as one dealt into a blank record."""
    used = duplicate(at.states)
    at.game.rules.new(used, 0, at.seed, at.game.event_buffer())
    if used.tobytes() != dealt:
        raise at.broken("a game dealt into a used record is not the same as one dealt into a blank record")


def new_seed_gives_new_stream(at: Moment, value: int) -> None:
    """Re-seeding changes the random stream alone; the same seed gives the same stream, whatever was drawn before."""
    rules = at.game.rules
    one, other = duplicate(at.states), duplicate(at.states)
    rules.reseed(one, 0, value)
    rules.reseed(other, 0, value + 1)
    if without_stream(one) != without_stream(at.states):
        raise at.broken("a new seed changes more than the random stream")
    if at.game.chance and one.tobytes() == other.tobytes():
        raise at.broken("two seeds give the same random stream")
    rules.reseed(other, 0, value)
    if one.tobytes() != other.tobytes():
        raise at.broken("the same seed gives two random streams")
    if asked := at.asked:
        events = at.game.event_buffer()
        for states in (one, other):
            rules.apply(states, 0, asked[0], at.legal(asked[0])[0], events)
        if one.tobytes() != other.tobytes():
            raise at.broken("the same seed and move give other bytes")
