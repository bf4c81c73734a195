"""What people read, in English, Portuguese and Russian: Fluent catalogs, one folder per language.

The same catalogs serve the server, the terminal and the browser. Nothing here knows a game: a message is a key, and
what fills it comes in as arguments. Two kinds of argument carry grammar with them and are spread into variables:

- `seat=Seat("Ana")` becomes `$seat` and `$seat-you` ("yes" when the reader is that seat, else "no");
- `crystal=Piece("quartz-crystal", "ruby")` becomes `$crystal` (the message `quartz-crystal-ruby`), `$crystal-slug`
  ("ruby") and `$crystal-ATTRIBUTE` for each attribute of that message, put into words with the other arguments.

>>> Words("en").say("quartz-event-mined", seat=Seat("Ana"), crystal=Piece("quartz-crystal", "ruby"))
'Ana mines a ruby.'
>>> Words("ru").say("quartz-crystal-ruby.count", count=22)
'22 рубина'
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from numbers import Integral
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from motherlode.games.kit.mistakes import Mistake

LANGUAGES = ("en", "pt", "ru")
_LOCALES = {"en": "en-US", "pt": "pt-BR", "ru": "ru-RU"}


@dataclass(frozen=True)
class Piece:
    """Something that has a name in every language: the message `FAMILY-SLUG`."""

    family: str
    slug: str

    @property
    def key(self) -> str:
        """The message of the piece."""
        return f"{self.family}-{self.slug}"


@dataclass(frozen=True)
class Seat:
    """A player by display name, and whether that player is the one who reads."""

    name: str
    you: bool = False


Argument = str | float | Piece | Seat


class Words:
    """The messages of one language. There is no fallback to another: a missing message is a bug."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _catalog(language)

    def has(self, key: str) -> bool:
        """Whether the message `KEY` or the attribute `KEY.ATTRIBUTE` exists."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message `KEY`, or its attribute `KEY.ATTRIBUTE`, with its arguments filled in."""
        text, errors = self._format(key, self._spread(arguments))
        if errors:
            raise ValueError(f"the {self.language} message {key} cannot be said: {errors[0]}")
        return text

    def game(self, name: str) -> str:
        """What a game is called; one without words has only its name.

        >>> Words("pt").game("dice"), Words("pt").game("my_package.my_game")
        ('Quartz: O Jogo de Dados', 'my_package.my_game')
        """
        key = f"{name.rpartition('.')[2]}-name"
        return self.say(key) if self.has(key) else name

    def join(self, items: Sequence[str]) -> str:
        """The items as one phrase.

        >>> Words("en").join(["Ana", "Bia", "Caio"])
        'Ana, Bia and Caio'
        """
        *rest, last = items or [""]
        if not rest:
            return last
        phrase = rest[0]
        for item in rest[1:]:
            phrase = self.say("list-comma", rest=phrase, next=item)
        return self.say("list-and", rest=phrase, last=last)

    def _format(self, key: str, variables: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"the {self.language} catalog has no message {key}")
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        return str(text), errors

    def _pattern(self, key: str) -> Pattern | None:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _spread(self, arguments: Mapping[str, Argument]) -> dict[str, str | float]:
        """Arguments as Fluent variables: seats and pieces become several."""
        variables: dict[str, str | float] = {}
        for name, value in arguments.items():
            if isinstance(value, Seat):
                variables[name] = value.name
                variables[f"{name}-you"] = "yes" if value.you else "no"
            elif not isinstance(value, Piece):
                variables[name] = int(value) if isinstance(value, Integral) else value  # NumPy's integers too
        pieces = {name: value for name, value in arguments.items() if isinstance(value, Piece)}
        spread = [self._spread_piece(name, piece, variables) for name, piece in pieces.items()]
        return variables | {variable: text for texts in spread for variable, text in texts.items()}

    def _spread_piece(self, name: str, piece: Piece, variables: Mapping[str, str | float]) -> dict[str, str]:
        """The name, the slug and every attribute that can be said; one that lacks its own argument is left out."""
        text, _ = self._format(piece.key, variables)
        texts = {name: text, f"{name}-slug": piece.slug}
        for attribute in self._bundle.get_message(piece.key).attributes:
            text, errors = self._format(f"{piece.key}.{attribute}", variables)
            if not errors:
                texts[f"{name}-{attribute}"] = text
        return texts


def choose_language(explicit: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment if we speak it, else English.

    >>> choose_language("pt-BR", {}), choose_language(None, {"LANG": "ru_RU.UTF-8"}), choose_language(None, {})
    ('pt', 'ru', 'en')
    """
    if explicit is not None:
        language = _language_of(explicit)
        if language not in LANGUAGES:
            raise Mistake("language", given=explicit, known=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = _language_of(environment[variable])
            return language if language in LANGUAGES else "en"
    return "en"


def _language_of(locale: str) -> str:
    """`pt` of `pt_BR.UTF-8`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def words_folder(game: str) -> Path | None:
    """The folder `words` in the package of a game of somebody else, if it has been imported and has one."""
    package = sys.modules.get(game) if "." in game else None
    folders = [Path(place) / "words" for place in getattr(package, "__path__", ())]
    return next((folder for folder in folders if folder.is_dir()), None)


def catalog_in(folder: Traversable, language: str, name: str) -> Traversable | None:
    """The catalog that a game of somebody else brings: `LANGUAGE/NAME.ftl`, or the English one if that is missing."""
    found = (folder.joinpath(spoken, f"{name}.ftl") for spoken in (language, LANGUAGES[0]))
    return next((file for file in found if file.is_file()), None)


def include(folder: Traversable, name: str) -> None:
    """Have the messages of a game of somebody else too. They cannot replace any of ours."""
    _included[name] = folder
    for language, bundle in _bundles.items():
        _add_included(bundle, language, name)


_bundles: dict[str, FluentBundle] = {}  # by language, once somebody speaks it
_included: dict[str, Traversable] = {}


def _catalog(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"motherlode speaks {', '.join(LANGUAGES)}, not {language}")
    if language not in _bundles:
        bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for name in _included:
            _add_included(bundle, language, name)
        _bundles[language] = bundle
    return _bundles[language]


def _add_included(bundle: FluentBundle, language: str, name: str) -> None:
    if file := catalog_in(_included[name], language, name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
