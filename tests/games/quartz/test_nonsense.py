"""What cannot be is refused with a sentence that says what would be right: seats, options, house rules, positions."""

import inspect
import re
from typing import Any

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.quartz import pending
from motherlode.match import Match
from motherlode.words import LANGUAGES, Words
from motherlode.words.mistakes import sentence

CARD_LIST = "here-we-go, eureka, come-closer, out-of-my-way, what-crystal"
CRYSTAL_LIST = "quartz, amethyst, emerald, sapphire, ruby, amber, obsidian"


def refused(words: str, action: Any) -> None:
    """It is refused in a sentence with these words."""
    with pytest.raises(Mistake) as error:
        action()
    sentence = str(error.value)
    assert words in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7, 100])
def test_quartz_is_for_three_to_five(seats: int) -> None:
    """Q1."""
    refused(f"quartz takes 3 to 5 players, not {seats}", lambda: Match.new("quartz", seats=seats))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"edition": "fr"}, "edition: “fr” is not one of en, pt, ru"),
        ({"edition": 1}, "is not one of en, pt, ru"),
        ({"edition": []}, "is not one of en, pt, ru"),
        ({"thrill": "yes"}, "thrill must be true or false, not 'yes'"),
        ({"thrill": 2}, "thrill must be true or false, not 2"),
        ({"thrill": []}, "thrill must be true or false"),
        ({"weather": "rain"}, "options has no “weather”; it knows edition, thrill, rulings, house"),
        ({"rulings": "strict"}, "rulings must be a mapping, not 'strict'"),
        ({"rulings": {"theft": "must"}}, "rulings has no “theft”; it knows own-turn-reactions, chain, thievery"),
        ({"rulings": {"thievery": "can"}}, "rulings.thievery: “can” is not one of may, must"),
        ({"rulings": {"thievery": True}}, "rulings.thievery: “True” is not one of may, must"),
        ({"rulings": {"chain": []}}, "is not one of allowed, forbidden"),
        ({"rulings": {"own-turn-reactions": "no"}}, "is not one of edition, forbidden, allowed"),
        ({"house": "mine"}, "house must be a mapping, not 'mine'"),
        ({"house": [1]}, "house must be a mapping"),
        ({"house": {"weather": 1}}, "house has no “weather”; it knows crystals, values, cards, prices, bonus, days"),
        ({"house": {1: 2}}, "house has no “1”"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], words: str) -> None:
    refused(words, lambda: Match.new("quartz", seats=3, **options))


@pytest.mark.parametrize(
    ("house", "words"),
    [
        ({"crystals": {"gold": 1}}, f"house.crystals has no “gold”; it knows {CRYSTAL_LIST}"),
        ({"crystals": {"ruby": -1}}, "house.crystals.ruby must be a whole number from 0 to 100, not -1"),
        ({"crystals": {"ruby": 101}}, "house.crystals.ruby must be a whole number from 0 to 100, not 101"),
        ({"crystals": {"ruby": 1.5}}, "house.crystals.ruby must be a whole number"),
        ({"crystals": {"ruby": True}}, "house.crystals.ruby must be a whole number"),
        ({"crystals": {"ruby": "2"}}, "house.crystals.ruby must be a whole number"),
        ({"crystals": ["ruby"]}, "house.crystals must be a mapping"),
        ({"values": {"obsidian": 1}}, "house.values has no “obsidian”"),
        ({"values": {"ruby": -6}}, "house.values.ruby must be a whole number from 0 to 1000, not -6"),
        ({"cards": {"joker": 1}}, f"house.cards has no “joker”; it knows {CARD_LIST}"),
        ({"cards": {"eureka": -3}}, "house.cards.eureka must be a whole number from 0 to 100, not -3"),
        ({"prices": {"eureka": -3}}, "house.prices.eureka must be a whole number from 0 to 1000, not -3"),
        ({"prices": {"joker": 3}}, "house.prices has no “joker”"),
        ({"bonus": {"seven": 1}}, "house.bonus has no “seven”; it knows three, four, five, six"),
        ({"bonus": {"five": -8}}, "house.bonus.five must be a whole number from 0 to 1000, not -8"),
        ({"days": 0}, "house.days must be a whole number from 1 to 100, not 0"),
        ({"days": 101}, "house.days must be a whole number from 1 to 100, not 101"),
        ({"days": "5"}, "house.days must be a whole number from 1 to 100, not '5'"),
        ({"hand": -1}, "house.hand must be a whole number from 0 to 100, not -1"),
        ({"chest": -1}, "house.chest must be a whole number from 0 to 100, not -1"),
        ({"token": -3}, "house.token must be a whole number from 0 to 1000, not -3"),
        ({"token": float("nan")}, "house.token must be a whole number"),
        ({"digs": -1}, "house.digs must be a whole number from 0 to 100, not -1"),
        ({"bravery": "0123"}, "house.bravery must be a list of coins for up to 4 spaces, not '0123'"),
        ({"bravery": 3}, "house.bravery must be a list of coins"),
        ({"bravery": {0: 1}}, "house.bravery must be a list of coins"),
        ({"bravery": [0, 1, 2, 3, 4]}, "house.bravery must be a list of coins for up to 4 spaces"),
        ({"bravery": [0, -1]}, "house.bravery.2 must be a whole number from 0 to 1000, not -1"),
        ({"bravery": [None]}, "house.bravery.1 must be a whole number"),
        ({"hand": 20}, "55 cards are too few: 3 seats need 62 to begin"),
        ({"cards": {"here-we-go": 0}, "hand": 15}, "45 cards are too few: 3 seats need 47"),
    ],
)
def test_house_rules_that_make_no_sense_are_refused(house: dict[str, Any], words: str) -> None:
    """Q87, in options and in positions alike."""
    refused(words, lambda: Match.new("quartz", seats=3, house=house))
    refused(words, lambda: Match.from_position({"game": "quartz", "options": {"house": house}, "seats": [{}, {}, {}]}))


def seat(**belongings: Any) -> dict[str, Any]:
    """A position in which the first seat has this."""
    return {"seats": [belongings, {}, {}]}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": None}, "a quartz position has a list of 3 to 5 seats, not None"),
        ({"seats": {}}, "a quartz position has a list of 3 to 5 seats, not {}"),
        ({"seats": [{}, {}]}, "a quartz position has a list of 3 to 5 seats, not 2"),
        ({"seats": [{}] * 6}, "a quartz position has a list of 3 to 5 seats, not 6"),
        ({"seats": ["ana", {}, {}]}, "seats.1 must be a mapping, not 'ana'"),
        ({"seats": [{}, 7, {}]}, "seats.2 must be a mapping, not 7"),
        ({"weather": "rain"}, "a quartz position has no “weather”; it knows game, options, day"),
        ({"round": 1}, "a quartz position has no “round”"),
        ({"options": "x"}, "options must be a mapping, not 'x'"),
        ({"options": {"edition": "fr"}}, "edition: “fr” is not one of en, pt, ru"),
        # day and turn
        ({"day": 0}, "day must be a whole number from 1 to 5, not 0"),
        ({"day": 6}, "day must be a whole number from 1 to 5, not 6"),
        ({"day": "2"}, "day must be a whole number from 1 to 5, not '2'"),
        ({"turn": 0}, "turn must be a whole number from 1 to 3, not 0"),
        ({"turn": 4}, "turn must be a whole number from 1 to 3, not 4"),
        ({"turn": 1.0}, "turn must be a whole number from 1 to 3, not 1.0"),
        ({"turn": True}, "turn must be a whole number from 1 to 3, not True"),
        ({"first": 9}, "first must be a whole number from 1 to 3, not 9"),
        (seat(inside=False), "it is seat 1's turn, but that dwarf is outside the mine"),
        ({"turn": 3, "seats": [{"inside": False}, {"inside": False}, {}]}, "at least two dwarves must be inside"),
        # crystals
        (seat(cart={"gold": 1}), f"seats.1.cart: “gold” is not one of {CRYSTAL_LIST}"),
        (seat(cart=["ruby", 7]), "seats.1.cart: “7” is not one of"),
        (seat(cart=[["ruby"]]), "seats.1.cart: “['ruby']” is not one of"),
        (seat(cart={"ruby": -1}), "seats.1.cart.ruby must be a whole number from 0 to 127, not -1"),
        (seat(cart={"ruby": 1.5}), "seats.1.cart.ruby must be a whole number"),
        (seat(cart={"ruby": True}), "seats.1.cart.ruby must be a whole number"),
        (seat(cart={"ruby": 5}), "the position has 5 ruby, but the box holds 4"),
        (seat(cart="ruby"), "seats.1.cart must list pieces or count them, not 'ruby'"),
        (seat(cart={"obsidian": 2}), "seat 1 cannot keep two obsidians on its cart"),
        (seat(chest={"obsidian": 1}), "seats.1.chest: “obsidian” is not one of quartz, amethyst"),
        (seat(hidden={"obsidian": 1}), "seats.1.hidden: “obsidian” is not one of quartz, amethyst"),
        (seat(hidden={"quartz": 4}), "the position has 4 what-crystal, but the box holds 3"),
        (
            seat(cart={"amber": 1}, chest={"amber": 1}, hidden={"amber": 1}),
            "the position has 3 amber, but the box holds 2",
        ),
        ({"bag": {"ruby": 5}}, "the position has 5 ruby, but the box holds 4"),
        ({"bag": {"gold": 1}}, "bag: “gold” is not one of"),
        ({"bag": "ruby"}, "bag must list pieces or count them, not 'ruby'"),
        ({"bag": {"ruby": -1}}, "bag.ruby must be a whole number from 0 to 127, not -1"),
        ({"bag": {"amber": 2}, **seat(cart={"amber": 1})}, "the position has 3 amber, but the box holds 2"),
        # cards
        (seat(hand="eureka"), "seats.1.hand must list pieces or count them, not 'eureka'"),
        (seat(hand=["joker"]), f"seats.1.hand: “joker” is not one of {CARD_LIST}"),
        (seat(hand=[None]), "seats.1.hand: “None” is not one of"),
        (seat(hand=["eureka"] * 4), "the position has 4 eureka, but the box holds 3"),
        (seat(hand={"eureka": -1}), "seats.1.hand.eureka must be a whole number from 0 to 127, not -1"),
        (seat(known=["eureka"]), "seats.1.known names a card that is not in the hand"),
        (seat(hand=["eureka"], known=["eureka", "eureka"]), "seats.1.known names a card that is not in the hand"),
        ({"deck": {"eureka": 4}}, "the position has 4 eureka, but the box holds 3"),
        ({"deck": "eureka"}, "deck must list pieces or count them, not 'eureka'"),
        ({"discard": {"eureka": 4}}, "the position has 4 eureka, but the box holds 3"),
        ({"discard": 5}, "discard must list pieces or count them, not 5"),
        ({"deck": ["eureka"], "discard": {"eureka": 3}}, "the position has 4 eureka, but the box holds 3"),
        ({"bravery": "eureka"}, "bravery must be a list of at most 8 bonuses"),
        ({"bravery": [{}] * 9}, "bravery must be a list of at most 8 bonuses"),
        ({"bravery": [7]}, "bravery.1 must be a mapping, not 7"),
        ({"bravery": [{"coin": 1}]}, "bravery.1 has no “coin”; it knows card, coins"),
        ({"bravery": [{"card": "joker"}]}, "bravery.1.card: “joker” is not one of"),
        ({"bravery": [{}, {"coins": -1}]}, "bravery.2.coins must be a whole number from 0 to 1000, not -1"),
        ({"bravery": [{"card": "eureka"}] * 4}, "the position has 4 eureka, but the box holds 3"),
        # the rest of a seat
        (seat(coins=-1), "seats.1.coins must be a whole number from 0 to 1000000, not -1"),
        (seat(coins="7"), "seats.1.coins must be a whole number"),
        (seat(token="yes"), "seats.1.token must be true or false, not 'yes'"),
        (seat(token=2), "seats.1.token must be true or false, not 2"),
        (seat(inside="no"), "seats.1.inside must be true or false, not 'no'"),
        (seat(beard="long"), "seats.1 has no “beard”; it knows cart, chest, hidden, coins"),
        # the open question
        ({"pending": "x"}, "pending must be a mapping, not 'x'"),
        ({"pending": {"weather": 1}}, "pending has no “weather”; it knows over, question, asked"),
        ({"pending": {"question": "sing"}}, "pending.question: “sing” is not one of turn, token, target"),
        (
            {"pending": {"question": "react", "asked": 9, "card": "not-mine", "target": 2}},
            "pending.asked must be a whole",
        ),
        ({"pending": {"question": "react", "asked": 2}}, "pending: the question “react” needs “target”"),
        ({"pending": {"question": "store", "asked": 1}}, "pending: the question “store” needs “last”"),
        ({"pending": {"question": "dig", "asked": 1}}, "pending: the question “dig” needs “last”"),
        ({"pending": {"held": [9]}}, "pending.held must be a whole number from 1 to 3, not 9"),
        ({"pending": {"left": -1}}, "pending.left must be a whole number from 0 to 127, not -1"),
        ({"pending": {"picked": "gold"}}, "pending.picked: “gold” is not one of"),
        ({"pending": {"target": 0}}, "pending.target must be a whole number from 1 to 3, not 0"),
        ({"pending": {"over": "soon"}}, "pending.over must be true or false, not 'soon'"),
    ],
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Any], words: str) -> None:
    refused(words, lambda: Match.from_position({"game": "quartz", "seats": [{}, {}, {}], **changes}))


@pytest.mark.parametrize("position", [None, [], "quartz", {}, {"seats": [{}, {}, {}]}])
def test_a_position_says_of_which_game_it_is(position: Any) -> None:
    refused("a position says which game it is of, as in “game: quartz”", lambda: Match.from_position(position))


def test_a_game_that_does_not_exist_is_refused() -> None:
    refused("there is no game “chess”; there is", lambda: Match.new("chess", seats=3))


@pytest.mark.parametrize("seed", [-1, 2**63, "x", 1.5, None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    refused("a seed is a whole number from 0 to 2^63 - 1", lambda: Match.new("quartz", seats=3, seed=seed))


RUBY = {"cart": {"ruby": 1}}
CONTRADICTIONS: dict[str, dict[str, Any]] = {
    "pending-idle": {"pending": {"card": "eureka"}},
    "pending-turn": {"pending": {"question": "turn", "asked": 2}},
    "pending-last": {"pending": {"question": "hide", "card": "what-crystal", "last": 2}},
    "pending-card": {"pending": {"question": "hide", "card": "eureka"}},
    "pending-asked": {"pending": {"question": "hide", "card": "what-crystal", "asked": 2}},
    "pending-nothing-to-give": {"pending": {"question": "target", "card": "come-closer"}},
    "pending-target": {"pending": {"question": "take", "card": "not-yours", "target": 2, "left": 1}},
    "pending-taken": {
        "seats": [{}, RUBY, {}],
        "pending": {"question": "take", "card": "not-yours", "target": 2, "left": 2},
    },
    "pending-react": {"pending": {"question": "react", "card": "gimme-a-hand", "target": 2, "asked": 3}},
    "pending-nobody-reacts": {
        "options": {"rulings": {"chain": "forbidden"}},
        "pending": {
            "question": "react",
            "card": "not-mine-either",
            "target": 3,
            "asked": 3,
            "giver": 2,
            "table": {"obsidian": 1},
        },
    },
    "pending-token": {"pending": {"question": "token", "asked": 1}},
    "pending-picked": {"seats": [RUBY, {}, {}], "pending": {"question": "give", "card": "eureka"}},
    "pending-obsidian": {"pending": {"question": "react", "card": "not-mine", "target": 2, "asked": 2}},
    "pending-no-obsidian": {"pending": {"question": "target", "card": "not-mine", "asked": 1}},
}
CODED = re.compile(r"“.*?”|«.*?»|^pending: ")  # keys and slugs, which are the same in every language
CARDS = re.compile(r"[a-z]+(?:-[a-z]+)+|eureka|thievery")


@pytest.mark.parametrize("key", CONTRADICTIONS)
def test_an_open_question_that_cannot_be_is_refused_in_every_language(key: str) -> None:
    with pytest.raises(Mistake) as caught:
        Match.from_position({"game": "quartz", "seats": [{}, {}, {}], **CONTRADICTIONS[key]})
    assert caught.value.key == key
    english, portuguese, russian = (sentence(Words(language), caught.value) for language in LANGUAGES)
    assert len({english, portuguese, russian}) == 3
    assert english == str(caught.value)
    assert not re.search("[A-Za-z]", CARDS.sub("", CODED.sub("", russian))), russian


def test_every_contradiction_of_an_open_question_is_tried_here() -> None:
    """The keys that the source of `contradictions` names, in its order."""
    source = inspect.getsource(pending.contradictions)
    assert list(dict.fromkeys(re.findall(r'Mistake\("([a-z-]+)"', source))) == list(CONTRADICTIONS)
