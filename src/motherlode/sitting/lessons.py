"""A lesson: a file in `web/lessons`, and how somebody goes through it, scene by scene.

A lesson is a position, and a stretch of a match from there in scenes, each with what is said first. No rule is in it:
the match is played again by the engine, which also says what the learner could do instead.
"""

from importlib.resources import files

import msgspec
import yaml

from motherlode.games.catalog import find
from motherlode.match import Log, Match, notation
from motherlode.sitting.local_table import LocalTable
from motherlode.sitting.sitting import Sitting
from motherlode.words import Words

LESSONS = files("motherlode").joinpath("web", "lessons")


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, where to look, and the moves that follow, as lines of a `.mine` file.

    If the first of them is the learner's, the lesson waits for it; else it waits until the learner has read.
    """

    say: str
    point: str = ""
    rules: list[str] = []
    instead: dict[str, str] = {}  # what to answer to other moves, by how they begin
    play: list[str] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    learner: int
    start: dict[str, object]
    scenes: list[Scene]


def has_lesson(game: str) -> bool:
    """Whether there is a lesson for a game."""
    return LESSONS.joinpath(f"{game}.yaml").is_file()


def script_of(game: str) -> Script:
    """What the file of a game's lesson says."""
    text = LESSONS.joinpath(f"{game}.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), Script)


def log_of(script: Script) -> Log:
    """The match that a lesson is."""
    game = find(str(script.start["game"]))
    seats = script.start["seats"]
    assert isinstance(seats, list), "a lesson's position has its seats in a list"
    header = Log(game.name, game.version, len(seats), seed=0, start=script.start)
    lines = [line for scene in script.scenes for line in scene.play]
    return notation.read(notation.write(header) + "\n".join(lines))


class LessonWalk:
    """Somebody in a lesson."""

    def __init__(self, words: Words, game: str, names: list[str]) -> None:
        self.words, self.game, self.script = words, game, script_of(game)
        self.log = log_of(self.script)
        self.match = Match.replay(self.log, 0)
        self.sitting = Sitting(LocalTable(self.match, [self.script.learner], {}, names), words)
        self.place = 0

    @property
    def scene(self) -> Scene | None:
        """Where the lesson is; None when it is over."""
        return self.script.scenes[self.place] if self.place < len(self.script.scenes) else None

    @property
    def wanted(self) -> str:
        """The move that the lesson waits for; nothing where it waits until the learner has read."""
        if self.scene is None or not self.scene.play:
            return ""
        entry = self.log.entries[len(self.match.log.entries)]
        return entry.move if entry.seat == self.script.learner else ""

    def teaching(self) -> str:
        """What the teacher says."""
        return self.words.say(f"page-learn-{self.game}-{self.scene.say}") if self.scene else self.learnt()

    def learnt(self) -> str:
        """What the learner knows now."""
        learnt = self.words.say(f"page-learn-{self.game}-learnt")
        return f"{self.words.say('page-learn-learnt')}:\n{learnt}"

    def step(self) -> str:
        """How far it is."""
        return self.words.say("page-learn-step", number=self.place + 1, count=len(self.script.scenes))

    def task(self) -> str:
        """The move to make, in words."""
        asked = self.sitting.asked
        return self.words.say(
            "page-learn-task", move=self.sitting.narration.move(self.wanted, asked.about if asked else {})
        )

    def answer(self, move: str) -> str:
        """What the teacher says to a move that is not the one; nothing where it is."""
        scene = self.scene
        if scene is None or move == self.wanted:
            return ""
        beginning = next((one for one in scene.instead if move.startswith(one)), "")
        return self.words.say(f"page-learn-{self.game}-{scene.instead[beginning]}") if beginning else self.task()

    def go_on(self) -> list[str]:
        """Play the moves of the scene: what has happened in words."""
        scene = self.scene
        if scene is None:
            return []
        for _ in scene.play:
            entry = self.log.entries[len(self.match.log.entries)]
            self.match.play(entry.seat, entry.move, seed=entry.seed)
        self.place += 1
        return self.sitting.news()
