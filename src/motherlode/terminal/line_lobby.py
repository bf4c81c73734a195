"""The lobby in lines: the same doors as on the screen, one below the other."""

import re
from collections.abc import Callable, Sequence

from motherlode.bots import DEFAULT_LEVEL
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.games import catalog
from motherlode.games.catalog import GAMES
from motherlode.match import Log, Match, notation
from motherlode.sitting import lobby
from motherlode.sitting.afterwards import AGAIN, LOBBY, REPLAY, REVIEW, SAVE, afterwards
from motherlode.sitting.connection import Connection
from motherlode.sitting.doors import doors
from motherlode.sitting.files import read_text
from motherlode.sitting.lessons import LessonWalk, has_lesson
from motherlode.sitting.lobby import NewGame
from motherlode.sitting.past import Past
from motherlode.sitting.problems import PROBLEMS, said
from motherlode.sitting.remote_table import GATHERING, RemoteTable
from motherlode.sitting.rule_pages import page_text
from motherlode.sitting.sitting import Leaving, Sitting
from motherlode.terminal.choices import house_rules, one_of, player_names, usual_names, usual_players, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.game_lookup import find_game_of
from motherlode.terminal.line_mode import LineMode
from motherlode.terminal.opening import new_log, opened
from motherlode.terminal.review import reviewed
from motherlode.words import LANGUAGES, Words

START, LOOK = "start", "look"
GATHERING_CHOICES = ((START, "tui-start"), (LOOK, "tui-look"), (LOBBY, "page-to-lobby"))
STEPS = re.compile(r"(-?\d{1,5})?")  # moves on or back; nothing is one
PROGRESS_LINES = 10  # while something takes long


class LineLobby:
    """Somebody in the lobby."""

    def __init__(self, words: Words, console: Console, connection: Connection | None = None) -> None:
        self.words, self.console, self.connection = words, console, connection

    def run(self) -> None:
        """Through the doors and back, until somebody leaves."""
        if self.connection:
            self.tried(self.back)
        try:
            while True:
                there = doors(self.connection is not None)
                choices = [(door.name, self.words.say(f"door-{door.name}")) for door in there]
                name = self.choose("Motherlode", choices)
                if name in (None, "quit"):
                    break
                self.tried(getattr(self, name))
        except Leaving:
            pass
        self.console.say(self.words.say("goodbye"))

    def tried(self, door: Callable[[], None]) -> None:
        """Whatever cannot be is said in a sentence."""
        try:
            door()
        except PROBLEMS as problem:
            self.console.say(said(self.words, problem))

    def choose(self, title: str, choices: Sequence[tuple[str, str]]) -> str | None:
        """One of a list, by its number; nothing typed is nothing chosen."""
        self.console.say(["", title])
        for number, (_, text) in enumerate(choices, 1):
            self.console.say(self.words.say("option", number=number, move=text))
        while answer := self.ask("prompt-door"):
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1][0]
            self.console.say(self.words.say("no-such-number", number=answer, last=len(choices)))
        return None

    def ask(self, key: str) -> str:
        """What is typed."""
        answer = self.console.ask(self.words.say(key))
        if answer is None:
            raise Leaving
        return answer

    def which_game(self, key: str, having: Callable[[str], bool] = lambda game: True) -> str | None:
        """A game."""
        return self.choose(self.words.say(key), [(name, self.words.game(name)) for name in GAMES if having(name)])

    # --- the doors

    def play(self) -> None:
        """A new game, here or on the server."""
        name = self.which_game("tui-game")
        if name is None:
            return
        wanted = self.wanted(name)
        if self.connection:
            self.sit(lobby.create(self.connection, wanted))
            return
        following: str | None = AGAIN
        while following == AGAIN:
            log, beside = new_log(self.words, wanted), self.console.has_person
            with opened(self.words, log, wanted.own, wanted.bots, beside) as table:
                following = self.play_on(Sitting(table, self.words))

    def wanted(self, name: str) -> NewGame:
        """With whom, and by which options; nothing typed is the usual."""
        game = catalog.find(name)
        typed = self.ask("page-players")
        seats = whole_number(self.words.say("page-players"), typed or str(usual_players(game)), game.fewest, game.most)
        level = one_of("bot", self.ask("page-level") or DEFAULT_LEVEL, LEVEL_NAMES)
        names = [part.strip() for part in self.ask("tui-people-how").split(",") if part.strip()][:seats]
        free = seats - max(1, len(names))
        open_seats = whole_number("", self.ask("tui-open-seats") or "0", 0, free) if self.connection and free else 0
        options = house_rules(self.ask("page-more").split())
        game.blank(seats, options)
        return NewGame(name, seats, names, level, options, open_seats)

    def sit(self, table: RemoteTable) -> None:
        """At a table of the server, and at those where the same people play again, until the person goes."""
        assert self.connection, "only at a server"
        following: str | None = AGAIN
        while following == AGAIN:
            try:
                following = self.play_on(Sitting(table, self.words)) if self.gathered(table) else LOBBY
            finally:
                table.close()
            if following == AGAIN:
                table = lobby.again(self.connection, table)

    def gathered(self, table: RemoteTable) -> bool:
        """Until the game begins, or somebody goes; who has set up the table looks who is there, and begins."""
        choices = [(name, self.words.say(key)) for name, key in GATHERING_CHOICES]
        self.console.say(["", *table.gathering(self.words)])
        while table.status == GATHERING and not table.ended:
            before = table.names
            if table.owner not in table.own:
                with self.console.unseen():
                    table.take(table.wait())
                if table.names != before:
                    self.console.say(table.gathering(self.words))
                continue
            chosen = self.choose(self.words.say("tui-begin"), choices)
            table.take(table.arrived())
            if chosen in (None, LOBBY):
                return False
            if table.status == GATHERING and chosen == START:
                table.start()
                while table.status == GATHERING and not table.ended:
                    with self.console.unseen():
                        table.take(table.wait())
            elif table.status == GATHERING:
                self.console.say(["", *table.gathering(self.words)])
        return not table.ended

    def play_on(self, sitting: Sitting) -> str | None:
        """Until the game is over or somebody leaves the table; what comes next."""
        try:
            LineMode(sitting, self.console).run()
        except Leaving:
            self.console.say("")
            return LOBBY
        return self.after(sitting)

    def after(self, sitting: Sitting) -> str | None:
        """What comes after a game: that the match is looked at or saved is not the end."""
        table, names = sitting.table, tuple(sitting.names)
        while True:
            table.take(table.arrived())
            self.console.say(sitting.news())
            choices = [(one.name, self.words.say(one.words)) for one in afterwards(table)]
            following = self.choose(self.words.say("game-over"), choices)
            if following == SAVE:
                self.console.say(sitting.do(SAVE, self.ask("door-file")))
            elif following == REPLAY:
                self.look_again(table.log(), names)
            elif following == REVIEW:
                self.look_back(table.log(), names)
            else:
                return following

    def back(self) -> None:
        """Where the person has a seat."""
        assert self.connection, "only at a server"
        if own := lobby.own_tables(self.connection):
            self.sit(lobby.join(self.connection, own[0]["table"]))

    def join(self) -> None:
        """A table whose code is known."""
        assert self.connection, "only at a server"
        if code := self.ask("page-code"):
            self.sit(lobby.join(self.connection, code))

    def tables(self) -> None:
        """A table that everybody may see."""
        assert self.connection, "only at a server"
        tables = lobby.public_tables(self.connection)
        if not tables:
            self.console.say(self.words.say("page-live-none"))
            return
        choices = [(table["table"], lobby.listed(self.words, table)) for table in tables]
        if chosen := self.choose(self.words.say("page-live"), choices):
            self.sit(lobby.join(self.connection, chosen))

    def learn(self) -> None:
        """A lesson."""
        game = self.which_game("door-learn", has_lesson)
        if game is None:
            return
        walk = LessonWalk(self.words, game, usual_names(self.words, 6))
        while walk.scene:
            self.console.say(["", walk.step(), walk.teaching()])
            stays = self.make_move(walk) if walk.wanted else not self.ask("prompt-lesson")
            if not stays:
                return
            self.console.say([line for line in walk.go_on() if line])
        self.console.say(["", walk.teaching()])

    def make_move(self, walk: LessonWalk) -> bool:
        """Until the learner makes the move of the scene, or goes."""
        asked = walk.sitting.asked
        assert asked, "the learner is asked"
        options = walk.sitting.options(asked, every=True)
        self.console.say([*walk.sitting.situation(asked), walk.sitting.question(asked)])
        move = None
        while move != walk.wanted:
            move = self.choose(walk.task(), [(option.answer[0], option.text) for option in options])
            if move is None:
                return False
            if answer := walk.answer(move):
                self.console.say(answer)
        return True

    def rules(self) -> None:
        """The rules to read."""
        if game := self.which_game("door-rules"):
            self.console.say(page_text(self.words, game))

    def replay(self) -> None:
        """A file, move by move."""
        self.look_again(*self.file())

    def look_again(self, log: Log, names: tuple[str, ...]) -> None:
        """A match, move by move, on and back."""
        past = Past(self.words, log, names)
        while True:
            self.console.say(["", past.place(), *past.lines()])
            typed = self.ask("prompt-past")
            if not STEPS.fullmatch(typed) or (not typed and past.match.over):
                break
            past.go(int(typed or 1))

    def review(self) -> None:
        """A file, with the coach."""
        self.look_back(*self.file())

    def look_back(self, log: Log, names: tuple[str, ...]) -> None:
        """A match, with the coach."""
        self.console.say(self.words.say("review-looking"))
        self.console.say(reviewed(self.words, log, names, self.say_progress))

    def say_progress(self, done: int, of: int) -> None:
        """Now and then, how far something is that takes long."""
        if done * PROGRESS_LINES // of > (done - 1) * PROGRESS_LINES // of:
            self.console.say(self.words.say("tui-move-of", number=done, count=of))

    def file(self) -> tuple[Log, tuple[str, ...]]:
        """The match in a file, and its players."""
        name = self.ask("door-file")
        log = notation.read(read_text(name))
        find_game_of(name, log, None)
        return log, player_names(log.names, usual_names(self.words, Match.replay(log, 0).seats))

    def language(self) -> None:
        """Another language."""
        choices = [(language, self.words.say(f"language-{language}")) for language in LANGUAGES]
        if chosen := self.choose(self.words.say("page-language"), choices):
            self.words = Words(chosen)
