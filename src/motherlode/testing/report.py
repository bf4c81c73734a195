"""What a conformance run looked at, as numbers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Report:
    """Counts of a run in which nothing broke."""

    game: str
    games: int = 0  # played from the deal to the end
    states: int = 0  # copied, written out and read back
    close_looks: int = 0  # states of which every move, every view and other worlds were tried
    accepted: int = 0  # legal moves tried on a copy
    refused: int = 0  # other moves tried, each refused without a trace
    worlds: int = 0  # guessed from views
    different_worlds: int = 0  # of these, not the true state
    trades: int = 0  # worlds in which two hidden places had exchanged a piece, and nothing else was different
    steps: int = 0  # moves made in two worlds and seen alike
    uncovering_steps: int = 0  # of these, seen alike up to something that chance or the rules uncovered
    deals: int = 0  # laid beside a guess
    longest: int = 0  # moves in one game
    lowest_score: int = 0
    highest_score: int = 0
    most_events: int = 0  # emitted in one step
    engines: int = 0  # games that gave the same bytes interpreted and compiled

    def __str__(self) -> str:
        share = f" ({self.different_worlds / self.worlds:.0%})" if self.worlds else ""
        return (
            f"{self.game}: {self.games} games and {self.states} states, {self.close_looks} of them looked at closely; "
            f"{self.accepted} moves accepted and {self.refused} refused; "
            f"{self.worlds} worlds guessed, {self.different_worlds} of them{share} not the true one, "
            f"{self.trades} traded, "
            f"{self.steps} steps seen alike in two worlds, {self.uncovering_steps} of them up to something uncovered; "
            f"{self.deals} deals as likely as a guess; "
            f"longest game {self.longest} moves, scores {self.lowest_score} to {self.highest_score}, "
            f"at most {self.most_events} events in a step; {self.engines} games alike on both engines"
        )
