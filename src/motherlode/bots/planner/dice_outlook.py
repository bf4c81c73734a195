"""What a table of the dice game promises between two turns: tables of log-odds, looked up by what each seat has.

A seat's log-odds are a sum: for each colour, how many lie on its cart and in its chest; then its unstable crystals, its
markers, how full its chest is beside the emptiest other, how much is on its cart, and how soon its turn comes. Every
table is one of seven, by the turns that the seat still has. `python -m bench.outlook` learns them from whole games.
"""

from typing import Any

from motherlode.bots.exponential import power_of_e
from motherlode.bots.values import UNIT
from motherlode.games.dice.pieces import UNSTABLE, VALUABLES
from motherlode.games.dice.seats import valuables
from motherlode.games.kit.compile import rule
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative

TURNS = 7  # tables of each kind: a seat has six turns left, or fewer
ALIKE = 5  # that many of a colour, or more
COLOUR = (ALIKE + 1) ** 2  # entries of a table, like the numbers below
UNSTABLES, MARKERS, MARGINS, LOADED, SOON, STORED = 8, 6, 9, 12, 6, 8
PLACES = VALUABLES + 6  # what is looked up for a seat
AT_UNSTABLE = TURNS * COLOUR * VALUABLES
AT_MARKERS = AT_UNSTABLE + TURNS * UNSTABLES
AT_MARGIN = AT_MARKERS + TURNS * MARKERS
AT_LOADED = AT_MARGIN + TURNS * MARGINS
AT_SOON = AT_LOADED + TURNS * LOADED
AT_STORED = AT_SOON + TURNS * SOON
ENTRIES = AT_STORED + TURNS * STORED


@rule
def following(s: Record) -> int:
    """Who comes after this turn, as far as it can be known: of several who may lead the next round, the leader."""
    seat = clockwise(s, s.turn, 1)
    if seat != s.leader:
        return seat
    most, tied = NOTHING, 0
    for other in range(s.seats):
        count = valuables(s.cart[other])
        if count > most:
            most, seat, tied = count, other, 1
        elif count == most:
            tied += 1
    return seat if tied == 1 else s.leader


@rule
def look_up(s: Record, seat: int, moved: int, after: int, places: Any) -> None:
    """The places of a seat in the tables, when `moved` seats have had their turn of this round."""
    turns = max(0, min(s.rounds - s.round + (relative(s, seat, s.leader) >= moved), TURNS - 1))
    for colour in range(VALUABLES):
        own = min(s.cart[seat, colour], ALIKE) * (ALIKE + 1) + min(s.chest[seat, colour], ALIKE)
        places[colour] = (colour * TURNS + turns) * COLOUR + own
    stored = total(s.chest[seat])
    emptiest = total(s.crystals)
    for other in range(s.seats):
        if other != seat:
            emptiest = min(emptiest, total(s.chest[other]))
    margin = max(0, min(stored - emptiest + MARGINS // 2, MARGINS - 1))
    places[VALUABLES] = AT_UNSTABLE + turns * UNSTABLES + min(s.cart[seat, UNSTABLE], UNSTABLES - 1)
    places[VALUABLES + 1] = AT_MARKERS + turns * MARKERS + min(s.markers[seat], MARKERS - 1)
    places[VALUABLES + 2] = AT_MARGIN + turns * MARGINS + margin
    places[VALUABLES + 3] = AT_LOADED + turns * LOADED + min(valuables(s.cart[seat]), LOADED - 1)
    places[VALUABLES + 4] = AT_SOON + turns * SOON + relative(s, seat, after)
    places[VALUABLES + 5] = AT_STORED + turns * STORED + min(stored, STORED - 1)


@rule
def promised(s: Record, seat: int, moved: int, after: int, tables: Any, places: Any) -> int:
    """A seat's log-odds, in thousandths."""
    look_up(s, seat, moved, after, places)
    together = 0
    for place in range(PLACES):
        together += tables[places[place]]
    return together


@rule
def share(s: Record, seat: int, after: int, tables: Any, places: Any) -> float:
    """A seat's share of the victory, were the turn over as things lie, and the next one that of seat `after`."""
    moved = relative(s, s.turn, s.leader) + 1
    own = promised(s, seat, moved, after, tables, places)
    all_shares = 1.0
    for step in range(1, s.seats):
        more = (promised(s, clockwise(s, seat, step), moved, after, tables, places) - own) / UNIT
        all_shares += power_of_e(more) if more <= 0.0 else 1.0 / power_of_e(-more)
    return 1.0 / all_shares
