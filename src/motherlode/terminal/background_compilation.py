"""A game is compiled while a person already plays it: nobody at a terminal waits for the compiler."""

import subprocess
from threading import Thread

from motherlode.bots import Bot, SeatView, Stream, find, find_interpreted
from motherlode.compilation import COMMAND, STEPS
from motherlode.games.kit.game import Game, play_interpreted


class BackgroundCompilation:
    """Compiles a game while it is played. Until its rules are ready they are interpreted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done: set[str] = set()  # steps
        self._closing = False
        play_interpreted(game.name, True)
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self._process = subprocess.Popen(  # it ends when its input does; an interrupt here does not reach it
            [*COMMAND, game.name], stdin=pipe, stdout=pipe, stderr=nowhere, text=True, start_new_session=True
        )
        self._thread = Thread(target=self._load_all, daemon=True)
        self._thread.start()

    def _load_all(self) -> None:
        """Load each step when the process has done it, and compile here what it has left undone."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._load(line.strip())
        for step in STEPS:
            self._load(step)

    def _load(self, step: str) -> None:
        if self._closing or step in self.done:
            return
        STEPS[step](self.game)
        if step == "rules":
            play_interpreted(self.game.name, False)
        self.done.add(step)

    def bot(self, name: str) -> "BotInTime":
        """A bot that plays from now on."""
        return BotInTime(name, self)

    def close(self) -> None:
        """Stop compiling."""
        self._closing = True
        self._process.kill()
        self._process.wait()
        self._thread.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
        play_interpreted(self.game.name, False)


class BotInTime:
    """A bot that plays by a rule of thumb as long as it is not compiled."""

    def __init__(self, name: str, compilation: BackgroundCompilation) -> None:
        self.bot, self.stand_in = find(name, compilation.game), find_interpreted(name, compilation.game)
        self.reads_log = self.bot.reads_log
        self.compilation = compilation

    def choose(self, view: SeatView, stream: Stream) -> int:
        """The move of the one or the other."""
        bot: Bot = self.bot if "bots" in self.compilation.done else self.stand_in
        return bot.choose(view, stream)

    def close(self) -> None:
        """Close the bot."""
        self.bot.close()
