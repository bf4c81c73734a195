"""Planners: how a champion plans the rest of its turn, for a game in which scoring moves alone learns too little.

A game's `planner` module has `choose_by_plan`, the template of a player, and `tables_of(kept)`: what it is bound with,
made of what was learned. A game that has one needs no network: its planner is its champion.
"""
