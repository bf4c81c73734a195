"""A match that was played, seen again move by move, as everybody may see it when it is over."""

from motherlode.games import catalog
from motherlode.match import REFEREE, Log, Match
from motherlode.words import Words
from motherlode.words.narration import Narration


class Past:
    """One moment of a match, from which one can go on and back."""

    def __init__(self, words: Words, log: Log, names: tuple[str, ...]) -> None:
        self.words, self.log = words, log
        self.game = catalog.find(log.game, log.rules)
        self.narration = Narration(words, self.game, names, REFEREE)
        self.match = Match.replay(log, 0)

    @property
    def number(self) -> int:
        """How many moves were made at this moment."""
        return len(self.match.log.entries)

    def go(self, moves: int) -> None:
        """Some moves on, or back."""
        number = min(max(self.number + moves, 0), len(self.log.entries))
        if number < self.number:
            self.match = Match.replay(self.log, number)
        else:
            for entry in self.log.entries[self.number : number]:
                self.match.play(entry.seat, entry.move, seed=entry.seed)

    def place(self) -> str:
        """Where it is."""
        return self.words.say("tui-move-of", number=self.number, count=len(self.log.entries))

    def lines(self) -> list[str]:
        """The move that led here and what came of it, or the result."""
        lines = []
        if self.number:
            entry = self.match.log.entries[-1]
            happened = self.narration.events(self.match.events_of(self.number, REFEREE))
            chose = self.words.say("chose", seat=self.narration.seat(entry.seat), move=entry.move)
            lines += happened or [chose]
        else:
            lines += [self.narration.at_the_table(), *self.narration.events(self.match.last_events(REFEREE))]
        if self.match.over:
            return [*lines, "", *self.narration.results(self.match)]
        return [*lines, "", *(self.narration.question(asked) for asked in self.match.questions)]
