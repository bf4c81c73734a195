"""The runner of rule cases: moves are compared as the game means them, and a case that says nothing is no case."""

from pathlib import Path
from typing import Any

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.match.cases import Case, read_cases, run_case

DICE = {
    "game": "dice",
    "dice": ["pickaxe", "chest", "helmet", "helmet", "helmet"],
    "rolls_left": 1,
    "bag": {"quartz": 4},
    "seats": [{}, {}, {}],
}


def problems(play: tuple[str, ...] = (), position: Any = DICE, **expect: Any) -> list[str]:
    """What the runner finds wrong with a case."""
    return run_case(Case(Path("here.yaml"), "a case", (), position, play, expect))


@pytest.mark.parametrize("move", ["1 reroll chest helmet", "1 reroll helmet chest", "1  reroll  helmet   chest "])
def test_the_faces_of_a_reroll_stand_in_any_order(move: str) -> None:
    assert problems(includes=[move]) == []
    assert problems(excludes=[move]) == ["1 reroll chest helmet should not be legal"]
    assert problems(refuses=[move]) == [f"{move} should be refused"]
    assert problems(play=(move,)) == []


def test_a_reroll_that_cannot_be_made_is_not_included_in_any_order() -> None:
    for move in ("1 reroll chest steal", "1 reroll steal chest"):
        assert problems(includes=[move]) == ["1 reroll chest steal should be legal"]
        assert problems(excludes=[move], refuses=[move]) == []


def test_all_legal_moves_are_listed_in_any_order_and_spelling() -> None:
    position = {**DICE, "dice": ["helmet", "helmet", "helmet", "helmet", "chest"]}
    helmets = [" ".join(["1 reroll", *["helmet"] * count]) for count in range(1, 5)]
    with_chest = [f"{move} chest" for move in ("1 reroll", *helmets)]
    assert problems(position=position, legal=["1 stand", *with_chest, *helmets]) == []
    assert len(problems(position=position, legal=[*with_chest, *helmets])) == 1
    assert len(problems(position=position, legal=["1 stand", "1 end turn", *with_chest, *helmets])) == 1


@pytest.mark.parametrize("key", ["legal", "includes", "excludes"])
def test_a_move_that_the_game_does_not_have_is_an_error_of_the_case(key: str) -> None:
    assert problems(**{key: ["1 rerol helmet"]}) == [f"{key}: dice has no move “rerol helmet”"]
    assert problems(**{key: ["4 stand"]}) == [f"{key}: there is no seat 4; seats are 1 to 3"]


@pytest.mark.parametrize("key", ["legal", "includes", "excludes", "refuses"])
def test_moves_are_a_list_of_seats_with_phrases(key: str) -> None:
    assert problems(**{key: "1 end turn"}) == [f"{key} is not in its form: '1 end turn'"]
    [problem] = problems(**{key: ["end turn"]})
    assert problem.startswith(f"{key}: a move is written as a seat and a phrase")


def test_a_move_that_no_game_has_is_refused_like_any_other() -> None:
    assert problems(refuses=["1 reroll", "1 use helmet 2", "2 stand", "4 stand"]) == []


@pytest.mark.parametrize("text", ["", "\n\n", "# cases will come\n", "---\n", "[]\n", "~\n"])
def test_a_file_without_cases_is_a_mistake(text: str, tmp_path: Path) -> None:
    file = tmp_path / "empty.yaml"
    file.write_text(text)
    with pytest.raises(Mistake, match=r"there are no cases in .*empty\.yaml"):
        read_cases(file)


@pytest.mark.parametrize("text", ["{}\n", "-\n", "[{}]\n", "[~]\n"])
def test_a_case_of_nothing_is_a_mistake(text: str, tmp_path: Path) -> None:
    file = tmp_path / "hollow.yaml"
    file.write_text(text)
    with pytest.raises(Mistake, match=r"hollow\.yaml, case 1 has no position"):
        read_cases(file)


@pytest.mark.parametrize(
    "place", ["seats.9.cart", "seats.1.tokn", "seats.1.cart.rubi", "bags", "seats.x", "bag.quartz.of"]
)
def test_a_place_that_no_position_has_is_an_error_even_where_nothing_is_expected(place: str) -> None:
    assert problems(**{place: None}) == [f"{place}: there is no “{place}” in the position"]
    assert problems(**{"seats.3.cart": {}, "seats.1.cart.ruby": 0, "bag.quartz": 4}) == []
