"""What people write behind options."""

from pathlib import Path

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.terminal.choices import house_rules, one_of, player_names, whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("1e6", 10**6), ("1E6", 10**6), ("10_000", 10_000), ("2.5e3", 2500), (" 8 ", 8), ("+3", 3)],
)
def test_whole_numbers_are_read_as_people_write_them(text: str, number: int) -> None:
    assert whole_number("--games", text, 1, 10**9) == number


@pytest.mark.parametrize(
    "text", ["", "x", "1.5", "0", "-1", "1e10", "1e999999999", "nan", "inf", "0x10", "1,000", "9" * 5000]
)
def test_what_is_no_whole_number_in_the_range_is_refused(text: str) -> None:
    with pytest.raises(Mistake, match="must be a whole number from 1 to 1000000000"):
        whole_number("--games", text, 1, 10**9)


def test_a_near_miss_is_named() -> None:
    assert one_of("game", "QUARTZ", ["quartz"]) == "quartz"
    with pytest.raises(Mistake, match="did you mean “quartz”"):
        one_of("game", "quarz", ["quartz", "dice"])
    with pytest.raises(Mistake, match="there is quartz, dice"):
        one_of("game", "chess", ["quartz", "dice"])


def test_names_go_to_the_seats_in_order_and_the_rest_get_usual_ones() -> None:
    usual = ["Grumblebeard", "Gravelina", "Pickerton"]
    assert player_names([], usual) == tuple(usual)
    assert player_names(["Ana"], usual) == ("Ana", "Grumblebeard", "Gravelina")
    assert player_names(["", "Gravelina"], usual) == ("Grumblebeard", "Gravelina", "Pickerton")
    for names in (["A"] * 2, ["A", "B", "C", "D"], ["x" * 41], ["a\nb"], ["\x1b[2J"]):
        with pytest.raises(Mistake):
            player_names(names, usual)


def test_house_rules_come_from_pairs_and_from_files(tmp_path: Path) -> None:
    file = tmp_path / "house.yaml"
    file.write_text("house: {values: {ruby: 7}, days: 2}\n")
    assert house_rules([str(file), "values.amber=9", "days=3", "bravery=[1, 2]"]) == {
        "values": {"ruby": 7, "amber": 9},
        "days": 3,
        "bravery": [1, 2],
    }
    file.write_text("days: 4\n")
    assert house_rules([str(file)]) == {"days": 4}
    for wrong in (["days"], ["values=1", "values.ruby=2"], ["x={"], [str(tmp_path)]):
        with pytest.raises(Mistake):
            house_rules(wrong)
