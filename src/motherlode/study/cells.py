"""The findings of a study as tables in words: rows are what was studied, columns what was measured."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from motherlode.games.kit.game import Game
from motherlode.study.measures import SHARE
from motherlode.study.runs import CHANGED, FACTS, LEAD, RISK, SEATS, Finding
from motherlode.study.variants import HOUSE, OPTIONS, WORTH
from motherlode.words import Words
from motherlode.words.numbers import decimal, percent

TABLES = (FACTS, SEATS, LEAD, WORTH, RISK, OPTIONS, HOUSE)  # in the order in which they are shown
NOTHING = "–"
HIDDEN = {OPTIONS: ("winner",), HOUSE: ("winner",)}  # measures that only the CSV file has: tables stay readable


@dataclass(frozen=True)
class FindingsTable:
    """A table in words, and the findings that are in it."""

    key: str
    heading: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str
    findings: Sequence[Finding]


class Labels:
    """What the subjects and measures of a game's study are called."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words, self.game = words, game

    def known(self, key: str, otherwise: str) -> str:
        """The message, if there is one."""
        return self.words.say(key) if self.words.has(key) else otherwise

    def measure(self, key: str) -> str:
        """The heading of a column."""
        own = f"{self.game.short_name}-{key}"
        return self.known(own, "") or self.known(f"study-measure-{key}", key)

    def subject(self, table: str, subject: str) -> str:
        """What a row is about."""
        if table == SEATS:
            return self.words.say("simulate-seat", number=int(subject))
        if table == LEAD:
            return self.words.say("study-after", part=percent(self.words, int(subject[:-1]) / 100, 0))
        if table == WORTH:
            field, _, slug = subject.partition(":")
            return self.words.say(
                "study-piece", piece=self.piece(slug), place=self.known(f"study-place-{field}", field)
            )
        if table in (OPTIONS, HOUSE):
            key, _, value = subject.partition("=")
            label, said = self.option(key, value) if table == OPTIONS else (self.house(key), value)
            return self.words.say("study-choice", option=label, choice=said)
        return subject

    def piece(self, slug: str) -> str:
        """What a piece is called."""
        kind = next((kind for kind, slugs in self.game.pieces.items() if slug in slugs), "")
        return self.known(f"{self.game.short_name}-{kind}-{slug}", slug)

    def option(self, key: str, value: str) -> tuple[str, str]:
        """What an option and its choice are called."""
        slug = key.replace(".", "-")
        switch = {"true": "page-agreed-yes", "false": "page-agreed-no"}.get(value)
        return self.known(f"page-option-{slug}", key), self.known(switch or f"page-{slug}-{value}", value)

    def house(self, key: str) -> str:
        """What a house rule is called."""
        rule, _, part = key.partition(".")
        named = self.known(f"page-house-{self.game.short_name}-{rule}", rule)
        return self.words.say("study-piece", piece=named, place=self.piece(part)) if part else named


def number(words: Words, value: float, form: str, signed: bool = False) -> str:
    """A number of a measure."""
    text = percent(words, value) if form == SHARE else decimal(words, value, 2 if abs(value) < 10 else 1)
    return f"+{text}" if signed and value > 0 else text


def is_difference(table: str, measure: str) -> bool:
    """Whether a number says how much more it is than usual."""
    return table == WORTH or (table == OPTIONS and measure != CHANGED)


def cell(words: Words, finding: Finding) -> str:
    """A number with its interval."""
    signed = is_difference(finding.table, finding.measure)
    value, low, high = (number(words, end, finding.form, signed) for end in finding.estimate[:3])
    return value if low == high else words.say("arena-interval", value=value, low=low, high=high)


def in_order(table: str, findings: Sequence[Finding]) -> list[str]:
    """The subjects of a table: pieces by place, the dearest first; others as they came."""
    subjects = list(dict.fromkeys(finding.subject for finding in findings))
    if table != WORTH:
        return subjects
    worth = {finding.subject: finding.estimate.value for finding in findings if finding.measure == "score"}
    places = list(dict.fromkeys(subject.partition(":")[0] for subject in subjects))
    return sorted(subjects, key=lambda subject: (places.index(subject.partition(":")[0]), -worth[subject]))


def tables_of(words: Words, game: Game, findings: Iterable[Finding]) -> Iterator[FindingsTable]:
    """The tables of one bot's sheet."""
    labels = Labels(words, game)
    by_table: dict[str, list[Finding]] = {}
    for finding in findings:
        by_table.setdefault(finding.table, []).append(finding)
    for key in TABLES:
        if key not in by_table:
            continue
        found = by_table[key]
        cells = {(one.subject, one.measure): cell(words, one) for one in found}
        measures = [
            measure for measure in dict.fromkeys(one.measure for one in found) if measure not in HIDDEN.get(key, ())
        ]
        if key == FACTS:
            head = [words.say("study-fact"), words.say("study-mean")]
            rows = [[labels.measure(measure), cells["", measure]] for measure in measures]
        else:
            head = [words.say(f"study-{key}-subject"), *(labels.measure(measure) for measure in measures)]
            rows = [
                [labels.subject(key, subject), *(cells.get((subject, measure), NOTHING) for measure in measures)]
                for subject in in_order(key, found)
            ]
        yield FindingsTable(key, words.say(f"study-{key}"), head, rows, words.say(f"study-{key}-note"), found)
