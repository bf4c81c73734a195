"""The peers: what is installed for each, and whether it has a parallel way of its own.

The versions are pinned in bench/requirements-peers.txt. How a peer plays is in the module of its name.
"""

from typing import NamedTuple


class Peer(NamedTuple):
    """A library of games that others have made."""

    title: str
    packages: tuple[str, ...]  # the first one's version stands in the table
    spreads: bool = False  # over all cores by itself; then it is measured on one and on all of them


PEERS = {
    "openspiel": Peer("OpenSpiel", ("open_spiel",)),
    "rlcard": Peer("RLCard", ("rlcard",)),
    "pettingzoo": Peer("PettingZoo", ("pettingzoo[classic]", "gymnasium==1.4.0")),
    "pgx": Peer("Pgx", ("pgx",), spreads=True),
    "catanatron": Peer("Catanatron", ("catanatron", "catanatron_gym")),
}
