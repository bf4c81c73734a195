"""What a command ends with. docs/command-line.md says the same to those who write scripts."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The codes of all commands."""

    GOOD = 0  # it did what was asked, or whoever read its output stopped reading
    SAYS_NO = 1  # it did what was asked, and the answer is no
    MISTAKE = 2  # what was asked makes no sense, or cannot be done: one sentence on standard error says why
    INTERRUPTED = 130  # somebody pressed Ctrl-C
