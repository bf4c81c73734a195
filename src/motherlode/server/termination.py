"""Whether a match ends at all: with some house rules and positions nobody could ever win it."""

from random import Random

from motherlode.match import Match

LONGEST = 10_000  # decisions; by the printed rules, random play takes a tenth of that at most


def ends(match: Match) -> bool:
    """Whether random play ends a match in a sensible time; the match is used up by that.

    >>> ends(Match.new("quarry", seats=2))
    True
    """
    game, states, rules = match.game, match.states, match.game.ready_rules
    mask, events, chance = game.mask(), game.event_buffer(), Random(0)
    for _ in range(LONGEST):
        waiting = rules.asked(states, 0)
        if not waiting:
            return True
        seat = (waiting & -waiting).bit_length() - 1
        rules.legal(states, 0, seat, mask)
        rules.apply(states, 0, seat, chance.choice(mask.nonzero()[0].tolist()), events)
    return False
