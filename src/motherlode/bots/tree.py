"""Information sets: for each thing that a seat may be looking at when it is asked, what came of each of its moves.

There is no tree of pointers. What a seat sees is hashed, and the hash leads to a node of a table; so two ways that look
alike to the seat lead to the same node, and what a seat cannot know cannot make it choose otherwise. This is
information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012), with the choice among moves of PUCT: what
a move has brought so far, and a bonus for moves that were tried little and look good.
The templates are bound by `search_function` in `bots/search.py`.
"""

from math import sqrt
from typing import Any

import numpy as np

from motherlode.games.kit.chance import MASK, MIX_1, MIX_2, SHIFT_27, SHIFT_30, number, word
from motherlode.games.kit.compile import inline, rule, unbound

NODE = np.dtype([("key", "u8"), ("value", "f8"), ("first", "i4"), ("visits", "i4"), ("count", "i4")], align=True)
EDGE = np.dtype([("value", "f8"), ("squares", "f8"), ("prior", "f4"), ("visits", "i4"), ("action", "i4")], align=True)

FULL = -1  # in place of a node: the table has no room for another
NODES_LEFT, EDGES_USED = 0, 1  # places in `used`

# Bound by `search_function` in `bots/search.py`. The entry points of the game (`Game.rules`):
mark: Any = unbound  # (states, i, seat, mask)
redact: Any = unbound  # (states, i, seat, views, j)
FIRST: Any = None  # by question, the first move that answers it
LAST: Any = None  # by question, the last one
# The rule of thumb (`weighing_functions` in `bots/greedy`):
survey: Any = unbound  # (s, seat)
weigh: Any = unbound  # (s, seat, action, surveyed)
# Settings (`SearchSettings`):
EXPLORING: Any = None
TRUST: Any = None


@inline
def hashed(view_words: Any, v: int, seat: int) -> int:
    """A number for what a seat sees, never 0."""
    h, g = word(seat + 1), MASK
    for place in range(0, view_words.shape[1] - 1, 2):  # two sums side by side: neither waits for the other
        h = ((h ^ word(view_words[v, place])) * MIX_1) & MASK
        g = ((g ^ word(view_words[v, place + 1])) * MIX_2) & MASK
        h = h ^ (h >> SHIFT_30)
        g = g ^ (g >> SHIFT_27)
    h = ((h ^ word(view_words[v, view_words.shape[1] - 1]) ^ g) * MIX_1) & MASK
    h = ((h ^ (h >> SHIFT_27)) * MIX_2) & MASK
    return (h ^ (h >> SHIFT_30)) | word(1)


@rule
def place_of(nodes: Any, key: int) -> int:
    """Where in the table a key is, or could be put."""
    room = nodes.shape[0] - 1
    place = number(key & word(room))
    while nodes[place].key != key and nodes[place].key != word(0):
        place = (place + 1) & room
    return place


def open_node(
    worlds: Any, w: int, seat: int, node: int, nodes: Any, edges: Any, used: Any, mask: Any, count: int
) -> None:
    """A template: give a new node an edge for each legal move, the likeliest being the one with the best estimate.

    The legal moves are marked in the mask.
    """
    first = used[EDGES_USED]
    nodes[node].first = first
    nodes[node].count = count
    nodes[node].visits = 0
    nodes[node].value = 0.0
    used[EDGES_USED] = first + count
    used[NODES_LEFT] -= 1
    action = FIRST[worlds[w].question]
    best, highest = first, -(1 << 62)
    surveyed = survey(worlds[w], seat)
    for edge in range(first, first + count):
        while mask[action] == 0:
            action += 1
        promised = weigh(worlds[w], seat, action, surveyed)
        if promised > highest:
            best, highest = edge, promised
        edges[edge].action = action
        edges[edge].visits = 0
        edges[edge].value = 0.0
        edges[edge].squares = 0.0
        edges[edge].prior = (1.0 - TRUST) / count
        action += 1
    edges[best].prior += TRUST


def node_of(
    worlds: Any, w: int, seat: int, views: Any, view_words: Any, nodes: Any, edges: Any, used: Any, mask: Any
) -> int:
    """A template: the node for what the seat sees in a world, opened if it is new; FULL if there is no room."""
    redact(worlds, w, seat, views, 0)
    key = hashed(view_words, 0, seat)
    node = place_of(nodes, key)
    if nodes[node].key == key:
        return node
    count = mark(worlds, w, seat, mask)
    question = worlds[w].question
    if used[NODES_LEFT] == 0 or used[EDGES_USED] + count > edges.shape[0]:
        node = FULL
    else:
        nodes[node].key = key
        open_node(worlds, w, seat, node, nodes, edges, used, mask, count)
    for action in range(FIRST[question], LAST[question] + 1):
        mask[action] = 0
    return node


def pick_edge(nodes: Any, node: int, edges: Any) -> int:
    """A template: the edge to follow."""
    n = nodes[node]
    usual = n.value / n.visits if n.visits > 0 else 0.0
    reach = EXPLORING * sqrt(n.visits + 1.0)
    best, highest = n.first, -1.0
    for edge in range(n.first, n.first + n.count):
        e = edges[edge]
        mean = e.value / e.visits if e.visits > 0 else usual
        score = mean + reach * e.prior / (1 + e.visits)
        if score > highest:
            best, highest = edge, score
    return best
