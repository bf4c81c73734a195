"""A match in lines: everything can be played by numbers and by words, and nothing secret is said."""

from pathlib import Path

import pytest

from motherlode.bots import find
from motherlode.match import Match
from motherlode.match.notation import read
from motherlode.sitting.local_table import LocalTable
from motherlode.sitting.sitting import Leaving, Sitting
from motherlode.terminal.line_mode import LineMode
from motherlode.words import LANGUAGES, Words
from tests.terminal.person import NAMES, Person, sit_down

SEATS = [{}, {}, {}]


def position(**given: object) -> dict[str, object]:
    return {"game": "quartz", "seats": SEATS, **given}


def left(match: Match, *typed: str, language: str = "en") -> Person:
    """What somebody hears who types this and goes."""
    person = Person(*typed, then=lambda _: None)
    with pytest.raises(Leaving):
        sit_down(match, person, language=language).run()
    return person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "edition", "thrill"), [(3, "ru", True), (4, "en", False), (5, "pt", True)])
def test_a_whole_game_is_played_by_numbers_and_by_words(language: str, seats: int, edition: str, thrill: bool) -> None:
    for seed in range(3):
        match = Match.new("quartz", seats=seats, seed=seed, edition=edition, thrill=thrill)
        person = Person(seed=seed)
        sit_down(match, person, seat=1 + seed, language=language, bot="greedy" if seed else "random").run()
        assert match.over
        refused = Words(language).say("unknown-move", text="X").partition("X")[0]
        assert refused not in person.text, "whatever is on offer is understood"
        assert len(person.heard[-1 - seats :]) == seats + 1
        assert "none" not in person.text.replace("none left", "")


@pytest.mark.parametrize("game", ["dice", "quarry"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_catalog_can_be_played_in_lines(game: str, language: str) -> None:
    match = Match.new(game, seats=3, seed=1)
    sit_down(
        match, Person(seed=1, then=lambda person: str(1 + person.chance.randrange(len(person.offered)))), 1, language
    ).run()
    assert match.over


class Hasty(LocalTable):
    """Others have always answered before anybody waits for them."""

    def arrived(self) -> None:
        while not self.over and self.match.asked[0] not in self.own:
            self.take(self.wait())


def test_a_game_that_others_end_before_anybody_waits_is_over() -> None:
    match, person = Match.new("quarry", seats=3, seed=2), Person(seed=2)
    table = Hasty(match, [1], dict.fromkeys((2, 3), find("random", match.game)), NAMES[:3])
    LineMode(Sitting(table, Words("en")), person).run()
    assert any("win" in line for line in person.heard[-4:])


def test_the_reader_hears_of_a_card_only_what_the_seat_may_know() -> None:
    match = Match.new("quartz", seats=3, seed=4)
    person = Person(seed=4)
    sit_down(match, person, seat=2).run()
    drawn = [line for line in person.heard if "draws a card" in line or "You draw “" in line]
    assert any(line.startswith("You draw “") for line in drawn)
    assert all(line.startswith(("You", "Ana draws a card", "Caio draws a card")) for line in drawn)


def test_the_table_is_shown_before_a_turn_with_the_odds() -> None:
    seats = [
        {"cart": {"ruby": 1, "obsidian": 1}, "hand": ["eureka", "eureka"], "coins": 7},
        {"token": True},
        {"inside": False},
    ]
    text = left(Match.from_position(position(seats=seats, bag={"quartz": 3, "obsidian": 1}))).text
    for line in (
        "Day 1 of 5. Bag: 4 crystals, of which obsidian: 1.",
        "Bravery bonuses: none left.",
        "Seat 1, Ana (you): in the mine, 7 coins, 2 cards in hand.",
        "  Cart: 1 ruby, 1 obsidian.",
        "Seat 2, Bia: in the mine, 0 coins, no cards in hand, experience token.",
        "Seat 3, Caio: out for the day, 0 coins, no cards in hand.",
        "Your hand: “Eureka!” × 2.",
        "Obsidian in the bag: 1 of 4, so 25% for the next crystal.",
        "It would be the second on your cart: an accident, and the cart is gone.",
        "Your turn: mine, play a card or leave?",
        "1. Mine",
    ):
        assert line in text.splitlines()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "play eureka",
            "This card needs a valuable crystal on your cart, and there is none. Mine one first. (rule Q80)",
        ),
        ("Play “Come Closer”", "That card is not in your hand. Play one that you hold. (rule Q12)"),
        ("use token", "You have no experience token. An accident earns you one. (rule Q16)"),
        ("take ruby", "Take a ruby: that does not answer the question you are asked."),
        ("7", "There is no move 7 in the list; its numbers go from 1 to 3."),
        ("0", "There is no move 0 in the list; its numbers go from 1 to 3."),
        (
            "mime",
            "I do not understand “mime”. Type a number from the list, the words of a move, or ? for help. "
            "Did you mean “Mine”?",
        ),
        ("xyzzy", "I do not understand “xyzzy”. Type a number from the list, the words of a move, or ? for help."),
        ("", "Your turn: mine, play a card or leave?"),
    ],
)
def test_what_cannot_be_done_is_explained(typed: str, said: str) -> None:
    match = Match.from_position(position(seats=[{"hand": ["eureka", "here-we-go"]}, {}, {}]))
    person = left(match, typed)
    assert said in person.text
    assert not match.log.entries


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("pt", "jogar eureka", "precisa de um cristal valioso no seu carrinho"),
        ("ru", "сыграть нашел", "нужен самоцвет в вашей вагонетке"),
        ("ru", "взять рубин", "это не ответ на заданный вам вопрос"),
    ],
)
def test_a_refusal_is_explained_in_the_readers_language(language: str, typed: str, said: str) -> None:
    match = Match.from_position(position(seats=[{"hand": ["eureka", "here-we-go"]}, {}, {}]))
    assert said in left(match, typed, language=language).text


def test_a_reaction_is_asked_for_even_when_there_is_only_one_answer() -> None:
    seats = [{"cart": {"ruby": 1}}, {"hand": ["not-yours"]}, {}]
    match = Match.from_position(position(turn=2, seats=seats))
    match.play(2, "play not-yours")
    match.play(2, "seat 1")
    person = left(match)
    assert person.heard[-3:] == [
        "Your cart: 1 ruby.",
        "Bia is reaching into your cart. How do you answer?",
        "1. Let it happen",
    ]


def test_any_other_single_answer_is_given_and_named() -> None:
    match = Match.from_position(position(bag={}, seats=[{}, {"cart": {"ruby": 1}}, {}]))
    person = Person()
    sit_down(match, person).run()
    assert "Only one answer is possible, so it is given for you: Leave the mine." in person.text
    assert match.log.entries[0].move == "leave"


def test_targets_are_listed_with_their_carts_and_crystals_with_their_coins() -> None:
    seats = [{"hand": ["not-yours"]}, {"cart": {"ruby": 2, "amber": 1}}, {"cart": {"quartz": 1}}]
    person = left(Match.from_position(position(seats=seats)), "play not-yours", "bia")
    assert "1. Bia: 2 rubies, 1 amber" in person.heard
    assert "1. Take a ruby (6 coins)" in person.heard


def test_an_own_choice_can_be_taken_back_until_something_is_drawn_or_others_move() -> None:
    match = Match.from_position(position(seats=[{"cart": {"obsidian": 1}, "token": True}, {}, {}]))
    before = match.states.tobytes()
    person = left(match, "use token", "undo", "undo", "table")
    assert "Taken back." in person.heard
    assert "There is no move to take back." in person.heard
    assert match.states.tobytes() == before
    assert "Others have moved since, and that cannot be taken back." in left(match, "mine", "undo").text


def test_a_card_that_was_shown_stays_shown() -> None:
    seats = [{"hand": ["come-closer"], "cart": {"ruby": 1, "quartz": 1}}, {"cart": {"amber": 1}}, {}]
    match = Match.from_position(position(seats=seats))
    person = left(match, "play come-closer", "undo")
    assert [entry.move for entry in match.log.entries] == ["play come-closer", "seat 2"], (
        "a card that was shown stays shown"
    )
    assert "The last move drew or showed something, and cannot be taken back." in person.text


def test_commands_are_known_in_the_readers_language_and_in_english() -> None:
    for language, words in (("en", "table cards log"), ("pt", "mesa cartas registro"), ("ru", "стол карты журнал")):
        unknown = Words(language).say("unknown-move", text="X").partition("X")[0]
        match = Match.new("quartz", seats=3, seed=2)
        for command in (*words.split(), "table", "?", "help", "rule q22"):
            assert unknown not in left(match, command, language=language).text
        assert unknown in left(match, "tablecloth", language=language).text


def test_the_help_names_every_command() -> None:
    person = left(Match.new("quartz", seats=3, seed=2), "?")
    for command in ("table", "cards", "log", "rule", "undo", "save", "quit"):
        assert any(line.startswith(f"{command} ") for line in person.heard), command


def test_rules_and_cards_are_explained_on_demand() -> None:
    match = Match.from_position(position(seats=[{"hand": ["thievery"]}, {}, {}]))
    person = left(match, "cards", "rule q22", "rule Q99", "rule")
    assert "When somebody plays “These Don't Belong To You” on you, you lose nothing" in person.text
    assert "At the end of the game it is sold for 3 coins (reconstructed)." in person.text
    assert "Q22 In an accident your whole cart goes back to the bag." in person.text
    assert "There is no rule “Q99”; rules run from Q1 to Q89." in person.heard
    assert "Name a rule, from Q1 to Q89." in person.heard


def test_a_match_is_saved_as_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "evening.mine"
    match = Match.new("quartz", seats=3, seed=2)
    person = left(match, "save", f"save {file}", f"save {tmp_path}", f"save {tmp_path}/no/where.mine")
    assert "Say where to save, as in “save evening.mine”." in person.heard
    assert f"Saved to {file}." in person.heard
    assert f"{tmp_path}/no/where.mine cannot be written." in person.heard
    assert Match.replay(read(file.read_text())).states.tobytes() == match.states.tobytes()


def test_nobody_at_the_table_means_that_only_bots_play() -> None:
    match = Match.new("quartz", seats=3, seed=2)
    person = Person(then=lambda _: None)
    sit_down(match, person, seat=0, bot="greedy").run()
    assert match.over
    assert not [line for line in person.heard if line.startswith("You")]
    assert "draws “" not in person.text, "a spectator sees no hidden card"
