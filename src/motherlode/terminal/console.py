"""The two ends of a conversation in lines: what the program says and what the person types."""

import sys
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress


def printable(text: str) -> str:
    """Text without control characters, which a file or a name could bring and a terminal would obey."""
    return "".join(letter if letter == "\n" or unicodedata.category(letter) != "Cc" else " " for letter in text)


class Console:
    """Says lines on standard output and reads lines from standard input."""

    def say(self, lines: str | Iterable[str]) -> None:
        """One line, or several."""
        for line in [lines] if isinstance(lines, str) else lines:
            print(printable(line))

    @property
    def has_person(self) -> bool:
        """Whether somebody types here, rather than a program or a file."""
        return sys.stdin is not None and sys.stdin.isatty()

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """While nothing is asked: what is typed waits for the next prompt, and is not shown amid what is said."""
        if not self.has_person or sys.platform == "win32":
            yield
            return
        import termios

        before = termios.tcgetattr(sys.stdin)
        without_echo = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, without_echo)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; None when there will be no more. The prompt is for people, not for pipes."""
        if sys.stdout is not None:
            sys.stdout.flush()
        if self.has_person:
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys, where there is such a thing
            try:
                return input(f"{prompt}: ").strip()
            except EOFError:
                print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        return line.strip() if line else None
