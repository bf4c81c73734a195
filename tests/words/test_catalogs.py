"""Every message exists in every language and can be told with whatever the games' tables may fill it with."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast, visitor

from motherlode.games.quartz.happenings import BONUSES, EVENTS, REASONS
from motherlode.games.quartz.moves import ACTIONS, QUESTIONS
from motherlode.games.quartz.pieces import CARDS, CRYSTALS, EDITIONS
from motherlode.words import LANGUAGES, Argument, Piece, Seat, Words, choose_language

COUNTS = (0, 1, 2, 5, 11, 21, 22, 25)
SEATS = (Seat("Ana"), Seat("Ana", you=True))
OTHERS = (Seat("Bia"), Seat("Bia", you=True))
CRYSTAL_PIECES = tuple(Piece("quartz-crystal", crystal.slug) for crystal in CRYSTALS)
CARD_PIECES = tuple(Piece("quartz-card", slug) for slug in (*(card.slug for card in CARDS), "none"))
BONUS_PIECES = tuple(Piece("quartz-bonus", bonus) for bonus in BONUSES)

Values = tuple[Argument, ...]

# What an argument of each kind may be. A kind that is neither a seat nor a number is a family of pieces.
SAMPLES: dict[str, Values] = {
    "seat": SEATS,
    "count": COUNTS,
    "crystal": CRYSTAL_PIECES,
    "card": CARD_PIECES,
    "bonus": BONUS_PIECES,
}
ATTRIBUTES: dict[str, set[str]] = {"crystal": {"acc", "gen", "a", "count"}, "card": {"effect"}, "bonus": set()}

# The arguments of messages that no table of a game lists: name and kind.
OTHER_ARGUMENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "quartz-name": (),
    "quartz-tagline": (),
    "quartz-coins": (("coins", "count"),),
    "quartz-bravery-bonus": (("card", "card"), ("coins", "count")),
    "quartz-table-day": (("day", "count"), ("days", "count")),
    "quartz-table-bag": (("total", "count"), ("obsidian", "count")),
    "quartz-table-bravery": (),
    "quartz-table-bravery-space": (("card", "card"), ("coins", "count")),
    "quartz-table-bravery-empty": (),
    "quartz-table-cart": (),
    "quartz-table-chest": (),
    "quartz-table-hidden": (),
    "quartz-table-hand": (),
    "quartz-table-cards": (("count", "count"),),
    "quartz-table-known": (),
    "quartz-table-token": (),
    "quartz-table-inside": (),
    "quartz-table-outside": (),
    "quartz-table-empty": (),
    "quartz-table-coins": (("count", "count"),),
    "quartz-table-odds": (("percent", "count"),),
    "quartz-table-odds-accident": (("percent", "count"),),
    "quartz-table-result": (("rank", "count"), ("seat", "seat"), ("coins", "count")),
    "quartz-table-winner": (("seat", "seat"),),
    "quartz-table-shared": (("seats", "text"),),
    "language-en": (),
    "language-pt": (),
    "language-ru": (),
    "list-comma": (("rest", "text"), ("next", "text")),
    "list-and": (("rest", "text"), ("last", "text")),
    "labelled": (("label", "text"), ("text", "text")),
    "option": (("number", "count"), ("move", "text")),
    "you": (),
    "prompt-move": (),
    "prompt-again": (),
    "help": (),
    "help-table": (("command", "text"),),
    "help-log": (("command", "text"),),
    "help-rule": (("command", "text"), ("example", "text")),
    "help-save": (("command", "text"),),
    "help-undo": (("command", "text"),),
    "help-quit": (("command", "text"),),
    "refused": (("reason", "text"),),
    "refused-rule": (("reason", "text"), ("rule", "text")),
    "unknown-move": (("text", "text"),),
    "ambiguous-move": (("text", "text"), ("moves", "text")),
    "thinking": (("seat", "seat"),),
    "game-over": (),
    "saved": (("file", "text"),),
    "loaded": (("file", "text"),),
    "goodbye": (),
    "rule-ids": (("count", "count"), ("rules", "text")),
    "unknown-rule": (("rule", "text"), ("example", "text")),
    "reconstructed": (),
    **{f"bot-name-{number}": () for number in range(1, 6)},
}


def told_from_tables() -> Iterator[tuple[str, dict[str, Values]]]:
    """Every key that the tables of Quartz call for, with the values its arguments may have."""
    for event in EVENTS:
        yield f"quartz-event-{event.name}", {name: samples(name, kind) for name, kind in event.arguments}
    for question in QUESTIONS:
        for card in CARD_PIECES:
            about: dict[str, Values] = {"card": (card,), "about": (card.slug,), "left": COUNTS}
            yield f"quartz-question-{question.name}", {"seat": SEATS, "other": OTHERS, **about}
    for action in ACTIONS:
        yield move(action)
    for reason in REASONS:
        if reason.name != "legal":
            yield f"quartz-refusal-{reason.name}", {"move": ("Mine",), "seat": SEATS}
    for piece in CRYSTAL_PIECES:
        yield piece.key, {"count": COUNTS}
        for attribute in ATTRIBUTES["crystal"]:
            yield f"{piece.key}.{attribute}", {"count": COUNTS}
    for piece in CARD_PIECES:
        yield piece.key, {}
        yield f"{piece.key}.effect", {"edition": EDITIONS}
    for piece in BONUS_PIECES:
        yield piece.key, {}


def move(action: str) -> tuple[str, dict[str, Values]]:
    """A move of the action table: its key, and the piece or seat it names."""
    verb, _, rest = action.partition(" ")
    if verb == "seat":
        return "quartz-move-seat", {"other": OTHERS}
    for pieces, name in ((CARD_PIECES, "card"), (CRYSTAL_PIECES, "crystal")):
        for piece in pieces:
            if piece.slug == rest:
                return f"quartz-move-{verb}", {name: (piece,)}
    if verb == "react":
        return "quartz-move-react", {"card": tuple(Piece("quartz-card", c.slug) for c in CARDS if c.reacts_to)}
    return f"quartz-move-{action.replace(' ', '-')}", {}


def samples(name: str, kind: str) -> Values:
    if name == "other":
        return OTHERS
    return ("some text", "Ana") if kind == "text" else SAMPLES[kind]


def told() -> Iterator[tuple[str, dict[str, Values]]]:
    """Every key there is, with the values its arguments may have."""
    yield from told_from_tables()
    for key, arguments in OTHER_ARGUMENTS.items():
        yield key, {name: samples(name, kind) for name, kind in arguments}


def spread_names(arguments: dict[str, Values]) -> set[str]:
    """The variables that arguments become."""
    names = set(arguments)
    for name, values in arguments.items():
        for value in values:
            if isinstance(value, Seat):
                names.add(f"{name}-you")
            elif isinstance(value, Piece):
                family = value.family.removeprefix("quartz-")
                names |= {f"{name}-{attribute}" for attribute in ATTRIBUTES[family]} | {f"{name}-slug"}
    return names


def entries(language: str) -> list[ast.EntryType]:
    folder = files("motherlode.words").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def shape(language: str) -> dict[str, set[str]]:
    """The keys of a language and the attributes of each."""
    return {key: {attribute.id.name for attribute in entry.attributes} for key, entry in messages(language).items()}


class References(visitor.Visitor):
    """The variables and the other messages that a part of a message mentions."""

    def __init__(self, part: ast.SyntaxNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(part)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(catalog: dict[str, ast.Message], key: str) -> set[str]:
    """The variables of a message with its attributes, and of the messages it is made of."""
    found = References(catalog[key])
    inner = (variables(catalog, message) for message in found.messages - {key})
    return found.variables.union(*inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_has_no_broken_and_no_double_entries(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_attributes(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_tables_call_for_is_there_and_nothing_else(language: str) -> None:
    called_for = {key.partition(".")[0] for key, _ in told()}
    assert set(messages(language)) == called_for, "a message of no table needs a line in OTHER_ARGUMENTS"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_a_family_have_the_same_attributes(language: str) -> None:
    attributes = shape(language)
    for family, pieces in (("crystal", CRYSTAL_PIECES), ("card", CARD_PIECES), ("bonus", BONUS_PIECES)):
        for piece in pieces:
            assert attributes[piece.key] == ATTRIBUTES[family], piece.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_it_is_given(language: str) -> None:
    catalog = messages(language)
    allowed: dict[str, set[str]] = {}
    for key, arguments in told():
        allowed.setdefault(key.partition(".")[0], set()).update(spread_names(arguments))
    for key, may_use in allowed.items():
        assert variables(catalog, key) <= may_use, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told(language: str) -> None:
    words = Words(language)
    for key, arguments in told():
        for values in product(*arguments.values()):
            text = words.say(key, **dict(zip(arguments, values, strict=True)))
            assert re.fullmatch(r"\S(.*\S)?", text, re.DOTALL), f"{key}: {text}"
            assert not re.search(r"[{}]|\?\?\?|  |\$", text), f"{key}: {text}"
            if re.match("quartz-(event|question|refusal)-", key):
                assert re.match(r"[^a-zа-я].*[.!?…]$", text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_waiting_line_names_the_one_who_is_asked_and_asks_nothing(language: str) -> None:
    words = Words(language)
    for question, card, other in product(QUESTIONS, CARD_PIECES, OTHERS):
        key, about = f"quartz-question-{question.name}", card.slug
        text = words.say(key, seat=Seat("Zazá"), other=other, card=card, about=about, left=2)
        assert "Zazá" in text, key
        assert "?" not in text.replace(words.say(card.key), ""), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_an_error(language: str) -> None:
    words = Words(language)
    for key in ("quartz-event-danced", "quartz-crystal-ruby.colour", ""):
        assert not words.has(key)
        with pytest.raises(KeyError):
            words.say(key)
    with pytest.raises(KeyError):
        words.say("quartz-event-mined", seat=Seat("Ana"), crystal=Piece("quartz-crystal", "coal"))
    with pytest.raises(ValueError, match="quartz-event-mined"):
        words.say("quartz-event-mined", seat=Seat("Ana"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_a_family(language: str) -> None:
    words = Words(language)
    for pieces in (CRYSTAL_PIECES, CARD_PIECES, BONUS_PIECES):
        assert len({words.say(piece.key) for piece in pieces}) == len(pieces)
    assert len({words.say(f"bot-name-{number}") for number in range(1, 6)}) == 5


@pytest.mark.parametrize(
    ("language", "key", "told"),
    [
        ("ru", "ruby", "1 рубин, 2 рубина, 5 рубинов, 11 рубинов, 21 рубин, 22 рубина, 25 рубинов"),
        ("ru", "amber", "1 янтарь, 2 янтаря, 5 янтарей, 11 янтарей, 21 янтарь, 22 янтаря, 25 янтарей"),
        (
            "ru",
            "obsidian",
            "1 кусок угля, 2 куска угля, 5 кусков угля, 11 кусков угля, 21 кусок угля, 22 куска угля, 25 кусков угля",
        ),
        ("pt", "amber", "1 âmbar, 2 âmbares, 5 âmbares, 11 âmbares, 21 âmbares, 22 âmbares, 25 âmbares"),
        ("en", "ruby", "1 ruby, 2 rubies, 5 rubies, 11 rubies, 21 rubies, 22 rubies, 25 rubies"),
        ("en", "quartz", "1 quartz, 2 quartz, 5 quartz, 11 quartz, 21 quartz, 22 quartz, 25 quartz"),
    ],
)
def test_crystals_are_counted_as_people_count_them(language: str, key: str, told: str) -> None:
    words = Words(language)
    assert ", ".join(words.say(f"quartz-crystal-{key}.count", count=count) for count in COUNTS[1:]) == told


def test_no_coins_are_many_coins() -> None:
    assert [Words(language).say("quartz-coins", coins=0) for language in LANGUAGES] == [
        "0 coins",
        "0 moedas",
        "0 монет",
    ]


ANA, BIA, YOU = Seat("Ana"), Seat("Bia"), Seat("Ana", you=True)
RUBY, COAL = Piece("quartz-crystal", "ruby"), Piece("quartz-crystal", "obsidian")
EUREKA, NO_CARD = Piece("quartz-card", "eureka"), Piece("quartz-card", "none")
NOT_YOURS, THIEVERY = Piece("quartz-card", "not-yours"), Piece("quartz-card", "thievery")


@pytest.mark.parametrize(
    ("key", "arguments", "en", "pt", "ru"),
    [
        (
            "quartz-event-mined",
            {"seat": YOU, "crystal": RUBY},
            "You mine a ruby.",
            "Você minera um rubi.",
            "Вы добываете рубин.",
        ),
        (
            "quartz-event-mined",
            {"seat": ANA, "crystal": COAL},
            "Ana mines an obsidian.",
            "Ana minera uma autunita.",
            "Ana добывает кусок угля.",
        ),
        (
            "quartz-event-drew",
            {"seat": ANA, "crystal": RUBY, "count": 2},
            "Ana draws 2 rubies from the bag.",
            "Ana tira 2 rubis do saco.",
            "Ana достаёт из мешка 2 рубина.",
        ),
        (
            "quartz-event-took",
            {"seat": BIA, "other": YOU, "crystal": RUBY},
            "Bia takes a ruby from you.",
            "Bia pega um rubi do seu carrinho.",
            "Bia забирает у вас рубин.",
        ),
        (
            "quartz-event-gave",
            {"seat": ANA, "other": BIA, "crystal": RUBY},
            "Ana gives Bia a ruby.",
            "Ana dá um rubi para Bia.",
            "Ana отдаёт рубин гному Bia.",
        ),
        (
            "quartz-event-took-bonus",
            {"seat": ANA, "card": EUREKA, "coins": 1},
            "Ana takes the bravery bonus: “Eureka!” and 1 coin.",
            "Ana leva o bônus por bravura: “Rá, Eureka!” e 1 moeda.",
            "Ana забирает награду за стойкость: карту «Нашёл!» и 1 монету.",
        ),
        (
            "quartz-event-burnt-bonus",
            {"card": NO_CARD, "coins": 3},
            "A bravery bonus goes up in smoke: 3 coins.",
            "Um bônus por bravura vira fumaça: 3 moedas.",
            "Награда за стойкость сгорает: 3 монеты.",
        ),
        (
            "quartz-event-drew-card",
            {"seat": ANA, "card": NO_CARD},
            "Ana draws a card.",
            "Ana compra uma carta.",
            "Ana берёт карту из колоды.",
        ),
        (
            "quartz-event-sold",
            {"seat": ANA, "coins": 24, "bonus": Piece("quartz-bonus", "five")},
            "Ana sells crystals for 24 coins, bonus included: five colours.",
            "Ana vende cristais por 24 moedas, já com o bônus: cinco cores.",
            "Ana продаёт самоцветы за 24 монеты, комбинация — пять разных видов.",
        ),
        (
            "quartz-question-react",
            {"seat": BIA, "other": ANA, "card": NOT_YOURS, "about": "not-yours", "left": 0},
            "Bia is deciding how to answer “These Don't Belong To You”.",
            "Bia está decidindo como responder a “Isso não te pertence mais…”.",
            "Bia решает, чем ответить на карту «Разве это твоё?».",
        ),
        (
            "quartz-question-take",
            {"seat": YOU, "other": BIA, "card": NOT_YOURS, "about": "not-yours", "left": 2},
            "What do you steal from Bia's cart? 2 crystals to go.",
            "O que você rouba do carrinho de Bia? Faltam 2 cristais.",
            "Что заберёте из вагонетки гнома Bia? Ещё 2 самоцвета.",
        ),
        (
            "quartz-move-react",
            {"card": THIEVERY},
            "Answer with “Thievery? Unacceptable!”",
            "Responder com “Só por cima do meu cadáver!”",
            "Ответить картой «Держи вора!»",
        ),
    ],
)
def test_sentences_read_as_a_person_would_write_them(
    key: str, arguments: dict[str, Argument], en: str, pt: str, ru: str
) -> None:
    assert [Words(language).say(key, **arguments) for language in LANGUAGES] == [en, pt, ru]


def test_the_effect_of_a_card_follows_the_edition() -> None:
    for language, slug in product(LANGUAGES, (card.slug for card in CARDS)):
        effects = {Words(language).say(f"quartz-card-{slug}.effect", edition=edition) for edition in EDITIONS}
        assert len(effects) == (2 if slug in ("here-we-go", "what-crystal", "not-mine-either") else 1), slug


def test_items_are_joined_in_the_readers_language() -> None:
    items = ["Ana", "Bia", "Caio"]
    assert Words("en").join(items) == "Ana, Bia and Caio"
    assert Words("pt").join(items) == "Ana, Bia e Caio"
    assert Words("ru").join(items) == "Ana, Bia и Caio"
    assert [Words("ru").join(items[:count]) for count in range(3)] == ["", "Ana", "Ana и Bia"]


def test_the_language_is_the_one_asked_for_or_the_environments_or_english() -> None:
    assert choose_language("ru", {"LANG": "pt_BR.UTF-8"}) == "ru"
    assert choose_language("pt-BR", {}) == "pt"
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "en_US.UTF-8"}) == "ru"
    assert choose_language(None, {"LC_ALL": "C.UTF-8", "LANG": "pt_BR"}) == "en"
    assert choose_language(None, {}) == "en"
    with pytest.raises(ValueError, match="not de"):
        choose_language("de", {})


def rule_items(language: str) -> list[tuple[str, str]]:
    """The ids of a rules page in order, each with what its list item says."""
    page = files("motherlode.words").joinpath(language, "quartz.md").read_text(encoding="utf-8")
    assert page.count("<a id=") == len(re.findall(r'^- <a id="Q\d+"></a>', page, re.MULTILINE)), (
        "an anchor starts its item"
    )
    return re.findall(r'^- <a id="(Q\d+)"></a>\*\*\1\*\* (.+)$', page, re.MULTILINE)


RULE_IDS = [
    f"Q{number}"
    for first, last in ((1, 6), (10, 16), (20, 26), (30, 37), (40, 46), (50, 56), (60, 63), (70, 71), (80, 88))
    for number in range(first, last + 1)
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_states_every_rule_once(language: str) -> None:
    items = rule_items(language)
    assert sorted(rule for rule, _ in items) == sorted(RULE_IDS)
    assert [rule for rule, _ in items] == [rule for rule, _ in rule_items("en")]
    for rule, text in items:
        assert text.endswith((".", ".*", ".)")), rule
        assert set(re.findall(r"Q\d+", text)) <= set(RULE_IDS) - {rule}, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_cites_the_same_rules_and_moves_in_every_language(language: str) -> None:
    for (rule, text), (_, english) in zip(rule_items(language), rule_items("en"), strict=True):
        assert sorted(re.findall(r"Q\d+", text)) == sorted(re.findall(r"Q\d+", english)), rule
        assert set(re.findall(r"`[^`]+`", text)) == set(re.findall(r"`[^`]+`", english)), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_lists_the_pieces_with_their_numbers(language: str) -> None:
    words = Words(language)
    page = files("motherlode.words").joinpath(language, "quartz.md").read_text(encoding="utf-8")
    for crystal in CRYSTALS:
        name, coins = words.say(f"quartz-crystal-{crystal.slug}"), crystal.value or "–"
        row = rf"^\| {re.escape(name)}[^|]*\| [^|]+ \| `{crystal.slug}` \| {crystal.copies} \| {coins} \|$"
        assert re.search(row, page, re.MULTILINE), crystal.slug
    for card in CARDS:
        name = words.say(f"quartz-card-{card.slug}")
        row = rf"^\| {re.escape(name)} \| [^|]+ \| `{card.slug}` \| {card.copies} \| {card.price} \|$"
        assert re.search(row, page, re.MULTILINE), card.slug
    assert words.say("reconstructed") in page
    assert {reason.rule for reason in REASONS if reason.rule} <= {rule for rule, _ in rule_items(language)}
