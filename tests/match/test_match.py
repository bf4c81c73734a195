"""A match: the log is the truth, undo never crosses a draw or a reveal, views hold nothing secret."""

import random
from dataclasses import replace

import pytest

import motherlode
from motherlode.games.catalog import find
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import REFEREE, SPECTATOR, Entry, Log, Match, RefusedMove


def match_at(**changes: object) -> Match:
    seats = [{"hand": ["here-we-go", "not-mine"], "cart": {"quartz": 1, "obsidian": 1}}, {"hand": ["thievery"]}, {}]
    return Match.from_position({"game": "quartz", "seats": seats, **changes})


def test_a_new_match_asks_somebody_for_a_turn() -> None:
    match = motherlode.new("quartz", seats=4, seed=7, edition="pt")
    [asked] = match.questions
    assert asked.question == "turn"
    assert "leave" in match.legal(asked.seat)
    assert match.position()["options"] == {"edition": "pt"}


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    match = match_at()
    before = match.states.tobytes()
    with pytest.raises(RefusedMove) as refused:
        match.play(2, "mine")
    assert (refused.value.reason, refused.value.rule) == ("not-asked", "Q10")
    assert str(refused.value) == "seat 2 may not 'mine' now: not asked (Q10)"
    assert match.states.tobytes() == before
    assert match.log.entries == []


def test_a_refused_move_with_a_seed_leaves_the_random_stream_and_the_last_events() -> None:
    match = match_at()
    match.play(1, "mine")
    before, events = match.states.tobytes(), match.last_events(REFEREE)
    assert events
    with pytest.raises(RefusedMove):
        match.play(1, "mine", seed=5)
    assert match.states.tobytes() == before
    assert match.last_events(REFEREE) == events


def test_whether_a_move_is_legal_is_worked_out_once() -> None:
    game = find("quartz")

    def asked_before(*_: object) -> int:
        raise AssertionError("the move was tried before it was made")

    match = match_at()
    match.game = replace(game, rules=replace(game.rules, refusal=asked_before))
    assert match.play(1, "mine")
    with pytest.raises(RefusedMove):
        match.play_all(1, ["mine"])


def test_a_phrase_that_is_no_move_of_the_game_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="quartz has no move “fly”"):
        match_at().play(1, "fly")


def test_what_was_drawn_is_in_the_log() -> None:
    match = match_at(bag={"ruby": 1})
    match.play(1, "mine")
    assert match.log.entries == [Entry(1, "mine", ("mined 1 ruby",))]


def test_a_move_without_draw_or_reveal_can_be_taken_back() -> None:
    match = match_at()
    before = match.states.tobytes()
    match.play(1, "leave")
    assert match.undo() == Entry(1, "leave")
    assert match.states.tobytes() == before
    assert match.log.entries == []


@pytest.mark.parametrize("move", ["mine", "play here-we-go", "play not-mine"])
def test_undo_never_crosses_a_draw_or_a_reveal(move: str) -> None:
    match = match_at()
    match.play(1, move)
    after = match.states.tobytes()
    with pytest.raises(Mistake, match="cannot be taken back"):
        match.undo()
    assert match.states.tobytes() == after


def test_undo_goes_back_to_the_last_reveal_and_no_further() -> None:
    match = match_at()
    match.play(1, "play not-mine")
    match.play(1, "seat 2")
    assert match.questions[0].question == "react"
    match.undo()
    assert match.questions[0].question == "target"
    with pytest.raises(Mistake):
        match.undo()


def test_undo_on_a_new_match_says_there_is_nothing() -> None:
    with pytest.raises(Mistake, match="no move to take back"):
        match_at().undo()


def test_a_log_whose_draw_does_not_come_out_is_refused_with_the_move() -> None:
    match = match_at(bag={"ruby": 1})
    match.play(1, "mine")
    match.log.entries[0] = Entry(1, "mine", ("mined 1 amber",))
    with pytest.raises(Mistake, match="move 1, “1 mine”, drew mined 1 ruby, but the log says mined 1 amber"):
        Match.replay(match.log)


def test_a_log_of_other_rules_is_refused() -> None:
    with pytest.raises(Mistake, match="played by rules 99 of quartz"):
        Match.replay(Log("quartz", 99, 4, 1))


def test_a_log_can_be_replayed_to_any_move() -> None:
    match = motherlode.new("quartz", seats=4, seed=3)
    choice = random.Random(3)
    states = [match.states.tobytes()]
    for _ in range(30):
        [seat] = match.asked
        match.play(seat, choice.choice(match.legal(seat)))
        states.append(match.states.tobytes())
    for moves in (0, 1, 17, 30):
        assert Match.replay(match.log, moves).states.tobytes() == states[moves]


def test_a_new_seed_changes_the_draw_and_is_part_of_the_log() -> None:
    first, second = (motherlode.new("quartz", seats=4, seed=3) for _ in range(2))
    seat = first.asked[0]
    first.play(seat, "mine", seed=1)
    second.play(seat, "mine", seed=2)
    assert first.log.entries[0].seed == 1
    assert first.states.tobytes() != second.states.tobytes()
    assert Match.replay(first.log).states.tobytes() == first.states.tobytes()


def test_a_view_holds_the_own_hand_and_only_the_size_of_others() -> None:
    match = match_at()
    view = match.view(1)
    assert view["seats"][0]["hand"] == ["here-we-go", "not-mine"]
    assert "hand" not in view["seats"][1]
    assert view["seats"][1]["hand_size"] == 1
    assert "deck" not in view
    assert all("hand" not in seat for seat in match.view(SPECTATOR)["seats"])


@pytest.mark.parametrize("game", ["quartz", "dice", "quarry", "tests.toys.pig"])
def test_a_view_does_not_depend_on_who_looked_before(game: str) -> None:
    rng = random.Random(5)
    match = Match.new(game, seats=find(game).most, seed=3)
    for _ in range(30):
        views = [match.view(seat) for seat in range(match.seats + 1)]
        for seat in range(match.seats + 1):
            assert views[seat] == match.view(seat) == match.game.write_view(match.redacted(seat), 0, seat - 1)
        if match.over:
            break
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("game", ["quartz", "dice", "quarry"])
def test_the_events_of_a_move_stay_the_same_whatever_comes_after(game: str) -> None:
    rng = random.Random(5)
    match = Match.new(game, seats=4, seed=3)
    expected = []
    while not match.over and len(expected) < 30:
        seat = rng.choice(match.asked)
        happened = match.play(seat, rng.choice(match.legal(seat)))
        assert match.last_events(REFEREE) == happened
        expected.append([happened, *(match.last_events(viewer) for viewer in range(match.seats + 1))])
    for move, seen in enumerate(expected, 1):
        assert seen == [match.events_of(move, viewer) for viewer in (REFEREE, *range(match.seats + 1))]


def test_only_the_seat_itself_sees_which_card_it_drew() -> None:
    seats = [{"cart": {}}, {"inside": False}, {}]
    match = Match.from_position({"game": "quartz", "deck": ["eureka", "eureka"], "bag": {}, "seats": seats})
    match.play(1, "leave")
    drawn = {
        viewer: [event.arguments["card"] for event in match.last_events(viewer) if event.name == "drew-card"]
        for viewer in (None, SPECTATOR, 1, 2, 3)
    }
    assert drawn[None] == ["eureka", "eureka"]
    assert drawn[SPECTATOR] == [None, None]
    assert [cards.count("eureka") for seat, cards in drawn.items() if seat] == [1, 0, 1]


def test_a_seats_own_log_hides_the_seeds_and_the_draws_of_others() -> None:
    seats = [{"cart": {}}, {"inside": False}, {}]
    match = Match.from_position({"game": "quartz", "deck": ["eureka", "eureka"], "bag": {}, "seats": seats})
    match.play(1, "leave", seed=12)
    assert [entry.seed for entry in match.log_for(None)] == [12]
    for viewer in (SPECTATOR, 1, 2, 3):
        [entry] = match.log_for(viewer)
        assert (entry.seat, entry.move, entry.seed) == (1, "leave", None)
        shown = [line for line in entry.drawn if line.startswith("drew-card")]
        assert [line.endswith("eureka") for line in shown] == [viewer == 3, viewer == 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"name": "quartz", "seats": 2}, "quartz takes 3 to 5 players, not 2"),
        ({"name": "chess", "seats": 2}, "there is no game “chess”"),
        ({"name": "quartz", "seats": 3, "seed": -1}, "a seed is a whole number"),
        ({"name": "quartz", "seats": 3, "edition": "fr"}, "“fr” is not one of en, pt, ru"),
        ({"name": "quartz", "seats": 3, "speed": 9}, "options has no “speed”"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(Mistake, match=words):
        Match.new(**arguments)  # type: ignore[arg-type]
