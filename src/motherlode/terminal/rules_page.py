"""`motherlode rules`: the rules page of a game, or one rule."""

from argparse import Namespace

from motherlode.games.catalog import GAMES, is_module
from motherlode.sitting.rule_pages import game_of_rule, page_text, rule_text
from motherlode.terminal.console import Console
from motherlode.terminal.game_lookup import find_game
from motherlode.words import Words


def rules(words: Words, given: Namespace) -> int:
    """`motherlode rules`: the page of a game, or one rule, which names its game by its first letter."""
    is_game = given.rule in GAMES or is_module(given.rule)
    game, rule = (given.rule, None) if is_game else (given.game, given.rule)
    usual = next(iter(GAMES)) if rule is None else game_of_rule(words, rule, GAMES) or next(iter(GAMES))
    name = find_game(game or usual).name
    Console().say(rule_text(words, name, rule) if rule else page_text(words, name))
    return 0
