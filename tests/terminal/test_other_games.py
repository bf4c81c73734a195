"""Every game can be played, simulated, replayed and looked up from the command line, in words where it has words."""

import random
import re
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.games.catalog import GAMES
from motherlode.match import SPECTATOR, Match
from motherlode.sitting.screens import screen_of
from motherlode.sitting.sitting import Leaving
from motherlode.words import LANGUAGES, Words
from tests import running
from tests.terminal.person import Person, sit_down

OTHERS = ("dice", "quarry")
QUARTZ_ONLY = ("obsidian", "obsidiana", "обсидиан", "coin", "moeda", "монет")


def number(person: Person) -> str:
    return str(1 + person.chance.randrange(len(person.offered)))


def left(match: Match, *typed: str, language: str = "en") -> Person:
    """What somebody hears who types this and goes."""
    person = Person(*typed, then=lambda _: None)
    with pytest.raises(Leaving):
        sit_down(match, person, language=language).run()
    return person


def dice(*faces: str, **given: object) -> Match:
    """The dice game, with a roll of seat 1 on the table."""
    return Match.from_position({"game": "dice", "dice": faces, "rolls_left": 2, "seats": [{}, {}, {}], **given})


def quarry(**given: object) -> Match:
    seats = [{"hand": ["circle-ore", "diamond-gem"]}, {"hand": ["square-ore"]}, {"hand": ["square-gem"]}]
    tunnels = {"A": ["circle-ore"], "B": ["diamond-ore", "diamond-ore"]}
    return Match.from_position({"game": "quarry", "seats": seats, "tunnels": tunnels, **given})


# --- whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_is_played_over_a_pipe(game: str, language: str) -> None:
    chance = random.Random(game)
    typed = "".join(f"{chance.randint(1, 3)}\n" for _ in range(3000))
    locale = {"en": "en_US.UTF-8", "pt": "pt_BR.UTF-8", "ru": "ru_RU.UTF-8"}[language]
    done = running.motherlode("play", game, "--seed", 4, "--names", "Ana", typed=typed, lang=locale)
    assert (done.returncode, done.stderr) == (0, "")
    words = Words(language)
    assert words.say(f"{game}-event-game-over") in done.stdout
    assert done.stdout.splitlines()[-1] == words.say("seed-hint", seed="4")
    assert not [word for word in QUARTZ_ONLY if word in done.stdout.lower()]
    assert not re.search(r"\bnone\b|\bnull\b|[{}\x1b]", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("dice", 3, {}),
        ("dice", 6, {"ending": "last-will-be-first"}),
        ("dice", 4, {"days": 3}),
        ("dice", 3, {"house": {"rolls": 1}}),
        ("quarry", 2, {}),
        ("quarry", 6, {}),
    ],
)
def test_whatever_is_on_offer_is_understood(game: str, seats: int, options: dict[str, object], language: str) -> None:
    match = Match.new(game, seats=seats, seed=seats, **options)
    person = Person(seed=seats)
    line_mode = sit_down(match, person, seat=2, language=language)
    line_mode.run()
    assert match.over
    assert Words(language).say("unknown-move", text="X").partition("X")[0] not in person.text


def test_a_move_that_begins_like_a_command_is_still_a_move() -> None:
    match = dice("pickaxe", "pickaxe", "chest", "steal", "helmet", phase="act", rolls_left=0)
    left(match, "Encerrar a vez", language="pt")  # `encerrar` ends the program
    assert match.log.entries[0].move == "end turn"


@pytest.mark.parametrize("game", [*GAMES, "tests.toys.pig"])
def test_somebody_can_watch(game: str) -> None:
    match = Match.new(game, seats=3 if game in GAMES else 2, seed=2)
    person = Person(then=lambda _: None)
    sit_down(match, person, seat=SPECTATOR).run()
    assert match.over
    assert not [line for line in person.heard if line.startswith("You")]


# --- the dice game


def test_the_table_of_the_dice_game() -> None:
    seats = [{"cart": {"ruby": 1, "unstable": 1}, "markers": 2}, {"chest": {"amber": 1}}, {}]
    bag = {"quartz": 3, "unstable": 1}
    person = left(
        dice("pickaxe", "helmet", "helmet", "chest", "chest", leader=2, seats=seats, bag=bag), "table", "stand"
    )
    for line in (
        "Round 1 of 6.",
        "In the bag: 3 quartz, 1 unstable crystal.",
        "Seat 1, Ana (you): -2 points now, 2 reroll markers.",
        "  Cart: 1 ruby, 1 unstable crystal. Chest: empty.",
        "Seat 2, Bia: 8 points now, no reroll markers, leader.",
        "Dice: 1 pickaxe, 2 chests, 2 helmets; 2 free rerolls left.",
        "Dice: 1 pickaxe, 2 chests, 2 helmets; 1 wild face.",
        "Chance that the next crystal is unstable: 25%.",
    ):
        assert line in person.heard, person.text
    assert any(line.startswith("Bag: 4 crystals, of which unstable: 1; ") for line in person.heard)


def test_only_standing_is_listed_and_rerolls_are_said() -> None:
    match = dice("pickaxe", "pickaxe", "chest", "steal", "helmet")
    person = left(match, "reroll")
    assert [line for line in person.heard if re.match(r"\d+\. ", line)] == ["1. Stand"]
    how = [line for line in person.heard if line.startswith("To roll some of them again")]
    assert len(how) == 2, "it is said again to somebody who only says 'reroll'"
    assert how[0].endswith("as in “reroll pickaxe chest”. Faces here: pickaxe, chest, steal, helmet.")
    assert "There is no move 2 in the list; there is only one." in left(match, "2").heard
    assert not match.log.entries


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "reroll helmet pickaxe pickaxe"),
        ("en", "REROLL 2 pickaxes 1 helmet"),
        ("en", "helmet, pickaxe, pickaxe"),
        ("en", "Roll 2 pickaxes and 1 helmet again"),
        ("en", "2 pickaxes and helmet"),
        ("pt", "reroll helmet pickaxe pickaxe"),
        ("pt", "rerrolar capacete picareta picareta"),
        ("pt", "2 picaretas e 1 capacete"),
        ("ru", "перебросить каска кирка кирка"),
        ("ru", "2 кирки и каску"),
        ("ru", "reroll каску pickaxe кирку"),
    ],
)
def test_a_reroll_may_be_said_in_many_ways(language: str, typed: str) -> None:
    match = dice("pickaxe", "pickaxe", "jackhammer", "steal", "helmet")
    left(match, typed, language=language)
    assert match.log.entries[0].move == "reroll pickaxe pickaxe helmet"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("reroll chest", "Your dice do not show all of these faces. Name only faces that they show. (rule D12)"),
        ("reroll anvil", "I do not understand “reroll anvil”."),
        ("use pickaxe 1", "that does not answer the question you are asked."),
    ],
)
def test_a_reroll_that_cannot_be_is_explained(typed: str, said: str) -> None:
    match = dice("pickaxe", "pickaxe", "jackhammer", "steal", "helmet")
    assert said in left(match, typed).text
    assert not match.log.entries


# --- The Quarry


def test_the_table_of_the_quarry() -> None:
    person = left(quarry(badge=2, pickaxe=1), "table", "cards")
    for line in (
        "Amethyst Tunnel (A): 1 circle ore.",
        "Bullion Pass (B): 2 diamond ores.",
        "Crystal Cave (C): empty.",
        "In the middle: Prospector's Piggy Bank.",
        "Seat 1, Ana (you): 2 cards in hand, Rascal's Pickaxe.",
        "Seat 2, Bia: 1 card in hand, Sheriff's Badge.",
        "Your hand: 1 circle ore (1 point), 1 diamond gem (10 points).",
        "Your hand is worth 11 points now.",
        "Discard: 1 gold.",
        "2. Vote for the Bullion Pass (B): 2 diamond ores",
        "  Cost: circle, circle, circle.",
    ):
        assert line in person.heard, person.text
    assert any(re.match(r"Draw pile: \d+ cards; the gold lies on the discard\.", line) for line in person.heard)


def test_the_hand_is_doubled_by_the_piggy_bank() -> None:
    assert "Your hand is worth 22 points now." in left(quarry(piggy=1)).heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_vote_is_said_before_all_are_in(language: str) -> None:
    """What the seat in the middle hears does not depend on how the first seat voted, until it has voted itself."""
    heard = []
    for vote in ("vote A", "vote B", "vote draw"):
        match = quarry()
        match.play(1, vote)
        person = Person("log", "table", then=lambda _: None)
        with pytest.raises(Leaving):
            sit_down(match, person, seat=2, language=language).run()
        heard.append(person.text)
    assert len(set(heard)) == 1


def test_bots_vote_without_seeing_the_vote_of_the_person() -> None:
    votes = set()
    for vote in ("vote A", "vote B", "vote C", "vote draw"):
        match = quarry()
        left(match, vote)
        votes.add(tuple(entry.move for entry in match.log.entries[1:3]))
    assert len(votes) == 1


def test_votes_are_shown_together_after_a_pause() -> None:
    person = left(quarry(), "vote C")
    shown = [place for place, line in enumerate(person.heard) if "voted for" in line or "voted to draw" in line]
    voted = [place for place, line in enumerate(person.heard) if line.endswith("voted.")]
    assert shown == list(range(shown[0], shown[0] + 3))
    assert max(voted) == shown[0] - 2
    assert person.heard[shown[0] - 1] == ""


# --- any game


@pytest.mark.parametrize("game", [*GAMES, "tests.toys.pig"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_simulated(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "20", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert Words(language).say("simulate-scores") in out
    assert (Words(language).say("quartz-accidents-per-day") in out) == (game == "quartz")


@pytest.mark.parametrize("game", OTHERS)
def test_a_saved_match_is_replayed_and_played_on(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.mine"
    done = running.motherlode("play", game, "--seed", 4, "--save", file, typed="1\n" * 3)
    assert done.returncode == 0
    for seat in ((), ("--from-seat", 1), ("--position",)):
        printed = running.motherlode("replay", file, *seat)
        assert (printed.returncode, printed.stderr) == (0, "")
    assert running.motherlode("play", game, "--resume", file, typed="1\n").returncode == 0


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play dice --edition pt", "dice has no option “edition”; it has ending, days, house"),
        ("play quarry --thrill", "quarry has no option “thrill”; it has house"),
        ("simulate quarry --days 3", "quarry has no option “days”; it has house"),
        ("play quartz --option ending=rounds", "quartz has no option “ending”; it has edition, thrill, rulings, house"),
        ("play dice --days 2", "days must be 1 or 3, not 2"),
        ("play dice --ending soon", "ending: “soon” is not one of rounds, last-will-be-first"),
        ("play dice --house moons=3", "house has no “moons”"),
        ("play dice --players 2", "dice takes 3 to 6 players, not 2"),
        ("play quarry --players 7", "quarry takes 2 to 6 players, not 7"),
        ("play dice --bots greedy*9", "give one bot for all 3 other seats, or one for each of them, not 9"),
        ("rules --game dice Q1", "there is no rule “Q1”; rules run from D1 to"),
        ("rules R99", "there is no rule “R99”; rules run from R1 to"),
    ],
)
def test_an_option_of_another_game_is_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"motherlode: {said}")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    "line", ["--ending last-will-be-first", "--days 3", "--option days=3 ending=last-will-be-first", "--house rounds=2"]
)
def test_the_options_of_the_dice_game_are_taken(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice", "--games", "5", *line.split()]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(("rule", "game"), [("D12", "dice"), ("r10", "quarry"), ("Q22", "quartz")])
def test_the_letter_of_a_rule_picks_the_game(rule: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", rule, "--lang", "en"]) == 0
    short = capsys.readouterr().out
    assert main(["rules", "--game", game, rule, "--lang", "en"]) == 0
    assert capsys.readouterr().out == short
    assert short.startswith(rule.upper())


def test_every_game_of_the_catalog_has_its_screen() -> None:
    assert not [game for game in GAMES if screen_of(game) is screen_of("no such game")]
