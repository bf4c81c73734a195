"""What happens in a game of The Quarry can be narrated to every reader, and reads as a person would write it."""

import random
from typing import Any

import pytest

from motherlode.games.quarry import GAME
from motherlode.match import Event, Match
from motherlode.words import LANGUAGES, Argument, Piece, Seat, Words

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fê")


def argument(kind: str, value: Any, reader: int) -> Argument:
    if kind == "seat":
        return Seat(NAMES[value - 1], you=value == reader)
    return int(value) if kind == "count" else Piece(f"quarry-{kind}", value or "none")


def narrate(words: Words, event: Event, reader: int) -> str:
    kinds = dict(event.kind.arguments)
    arguments = {name: argument(kinds[name], value, reader) for name, value in event.arguments.items()}
    return words.say(f"quarry-event-{event.name}", **arguments)


def test_whole_games_are_narrated_to_everybody_in_every_language() -> None:
    languages = [Words(language) for language in LANGUAGES]
    narrated = set()
    for seed in range(6):
        costs = {"end": ["diamond"] * 6, "pickaxe": ["diamond"]}
        match = Match.new("quarry", seats=2 + seed % 5, seed=seed, house={"tunnel": seed % 2, "costs": costs})
        choose = random.Random(seed).choice
        while not match.over:
            seat = choose(match.asked)
            match.play(seat, choose(match.legal(seat)))
            for reader in (0, 1, 2):
                for event in match.last_events(reader):
                    narrated.add(event.name)
                    assert all(narrate(words, event, reader) for words in languages)
    at_set_up_or_not_at_all = {"showed", "got-badge", "drew-nothing", "ended-game"}
    assert {event.name for event in GAME.events} - narrated <= at_set_up_or_not_at_all


ANA, BIA, YOU = Seat("Ana"), Seat("Bia"), Seat("Ana", you=True)
ORE, GEM, HIDDEN = (Piece("quarry-card", slug) for slug in ("circle-ore", "diamond-gem", "none"))
CAVE, PILE = Piece("quarry-tunnel", "C"), Piece("quarry-tunnel", "draw")
NO_ACTION, NO_SHAPE = Piece("quarry-action", "none"), Piece("quarry-shape", "none")


@pytest.mark.parametrize(
    ("key", "arguments", "en", "pt", "ru"),
    [
        (
            "event-drew",
            {"seat": ANA, "card": HIDDEN},
            "Ana draws a card.",
            "Ana compra uma carta.",
            "Ana берёт из колоды карту.",
        ),
        (
            "event-drew",
            {"seat": YOU, "card": ORE},
            "You draw a circle ore.",
            "Você compra um minério redondo.",
            "Вы берёте из колоды кусок круглой руды.",
        ),
        (
            "event-took",
            {"seat": ANA, "card": GEM, "count": 2},
            "Ana takes 2 diamond gems.",
            "Ana pega 2 gemas em losango.",
            "Ana берёт 2 ромбовидных самоцвета.",
        ),
        (
            "event-lost",
            {"seat": YOU, "card": ORE, "count": 5},
            "You lose 5 circle ores.",
            "Você perde 5 minérios redondos.",
            "Вы теряете 5 кусков круглой руды.",
        ),
        (
            "event-showed-vote",
            {"seat": BIA, "tunnel": CAVE},
            "Bia voted for the Crystal Cave (C).",
            "Bia votou na Caverna de Cristal (C).",
            "Голос игрока Bia — за Хрустальную пещеру (C).",
        ),
        (
            "event-showed-vote",
            {"seat": YOU, "tunnel": PILE},
            "You voted to draw.",
            "Você votou para comprar.",
            "Ваш голос — взять карту из колоды.",
        ),
        (
            "event-raided",
            {"seat": BIA, "other": YOU, "count": 1},
            "Bia raids you: you lose 1 card.",
            "Bia saqueia você: lá se vai 1 carta.",
            "Bia устраивает на вас налёт. Потеряно карт: 1.",
        ),
        (
            "event-scored",
            {"seat": ANA, "points": 21},
            "Ana shows a hand worth 21 points.",
            "A mão de Ana vale 21 pontos.",
            "Карты игрока Ana стоят 21 очко.",
        ),
        (
            "question-pay",
            {
                "seat": YOU,
                "other": BIA,
                "action": Piece("quarry-action", "raid"),
                "tunnel": CAVE,
                "shape": Piece("quarry-shape", "triangle"),
                "left": 2,
            },
            "Which triangle card do you pay? 2 cards to go.",
            "Com qual carta triangular você paga? Faltam 2 cartas.",
            "Какой картой с треугольником платите? Осталось отдать 2 карты.",
        ),
        (
            "question-pickaxe",
            {"seat": ANA, "other": BIA, "action": NO_ACTION, "tunnel": CAVE, "shape": NO_SHAPE, "left": 0},
            "Ana is deciding whether to spend the Rascal's Pickaxe on the Crystal Cave (C).",
            "Ana está decidindo se gasta a Picareta do Malandro na Caverna de Cristal (C).",
            "Ana решает, потратить ли Кирку плута на Хрустальную пещеру (C).",
        ),
    ],
)
def test_sentences_read_as_a_person_would_write_them(
    key: str, arguments: dict[str, Argument], en: str, pt: str, ru: str
) -> None:
    assert [Words(language).say(f"quarry-{key}", **arguments) for language in LANGUAGES] == [en, pt, ru]
