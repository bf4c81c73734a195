"""A game of somebody else that hides single cards keeps the contract, named by its module like any other."""

from motherlode.games.catalog import find
from motherlode.testing import check_game


def test_the_contract() -> None:
    report = check_game(find("tests.toys.one_card"), games=60)
    assert report.deals >= 400
    assert report.trades > 0
