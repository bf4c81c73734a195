"""The sentences of the dice game read as a person would write them."""

import pytest

from motherlode.words import LANGUAGES, Argument, Piece, Seat, Words

ANA, BIA, YOU = Seat("Ana"), Seat("Bia"), Seat("Ana", you=True)
RUBY, UNSTABLE = Piece("dice-crystal", "ruby"), Piece("dice-crystal", "unstable")
PICKAXE, STEAL = Piece("dice-face", "pickaxe"), Piece("dice-face", "steal")


@pytest.mark.parametrize(
    ("key", "arguments", "en", "pt", "ru"),
    [
        (
            "dice-event-mined",
            {"seat": YOU, "crystal": UNSTABLE},
            "You mine an unstable crystal.",
            "Você minera um cristal instável.",
            "Вы добываете нестабильный камень.",
        ),
        (
            "dice-event-rolled",
            {"seat": ANA, "face": PICKAXE, "count": 1},
            "Ana's dice show: 1 pickaxe.",
            "Os dados de Ana mostram: 1 picareta.",
            "На кубиках гнома Ana: 1 кирка.",
        ),
        (
            "dice-event-used",
            {"seat": ANA, "face": PICKAXE, "count": 1},
            "Ana uses 1 pickaxe.",
            "Ana usa 1 picareta.",
            "Ana пускает в дело 1 кирку.",
        ),
        (
            "dice-move-use",
            {"face": STEAL, "count": 3},
            "Use 3 steals",
            "Usar 3 roubos",
            "Пустить в дело 3 кражи",
        ),
        (
            "dice-event-stole",
            {"seat": BIA, "other": YOU, "crystal": RUBY},
            "Bia steals a ruby from you.",
            "Bia rouba um rubi de você.",
            "Bia крадёт у вас рубин.",
        ),
        (
            "dice-event-reckless",
            {"seat": ANA, "points": 5},
            "Reckless miner! Nobody has less in the chest than Ana, who loses 5 points.",
            "Que imprudência! Ninguém tem menos no baú do que Ana, que perde 5 pontos.",
            "Безрассудство! Меньше, чем в сундуке гнома Ana, нет ни у кого: минус 5 очков.",
        ),
        (
            "dice-event-scored",
            {"seat": YOU, "points": -3},
            "You score -3 points.",
            "Você faz -3 pontos.",
            "Ваш счёт: -3 очка.",
        ),
        (
            "dice-question-roll",
            {"seat": YOU, "other": BIA, "left": 2, "markers": 0},
            "Which dice do you roll again, or do you stand? 2 free rerolls to go.",
            "Quais dados você rola de novo? Ou prefere parar? Restam 2 rerrolagens grátis.",
            "Какие кубики перебросите? Или хватит? Осталось 2 бесплатных переброса.",
        ),
        (
            "dice-event-chose-leader",
            {"seat": YOU, "other": Seat("Ana", you=True)},
            "You choose to lead yourself.",
            "Você fica com a liderança.",
            "Вы остаётесь лидером.",
        ),
    ],
)
def test_sentences_read_as_a_person_would_write_them(
    key: str, arguments: dict[str, Argument], en: str, pt: str, ru: str
) -> None:
    assert [Words(language).say(key, **arguments) for language in LANGUAGES] == [en, pt, ru]


@pytest.mark.parametrize(
    ("slug", "counted", "in_hand"),
    [
        ("pickaxe", "1 кирка, 2 кирки, 5 кирок", "1 кирку, 2 кирки, 5 кирок"),
        (
            "jackhammer",
            "1 отбойный молоток, 2 отбойных молотка, 5 отбойных молотков",
            "1 отбойный молоток, 2 отбойных молотка, 5 отбойных молотков",
        ),
        ("transfer", "1 передача, 2 передачи, 5 передач", "1 передачу, 2 передачи, 5 передач"),
        ("steal", "1 кража, 2 кражи, 5 краж", "1 кражу, 2 кражи, 5 краж"),
    ],
)
def test_faces_are_counted_in_both_cases(slug: str, counted: str, in_hand: str) -> None:
    words = Words("ru")
    assert ", ".join(words.say(f"dice-face-{slug}.count", count=count) for count in (1, 2, 5)) == counted
    assert ", ".join(words.say(f"dice-face-{slug}.count-acc", count=count) for count in (1, 2, 5)) == in_hand
