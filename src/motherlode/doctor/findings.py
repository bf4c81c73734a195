"""What a check can find."""

from dataclasses import dataclass, field
from typing import Any, Literal

State = Literal["good", "note", "bad"]  # works; works, but could be better or is not here; has to be mended


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: a fact that needs no translation, and the message that says what to do."""

    state: State
    fact: str
    advice: str = ""  # of the message `doctor-advice-…`
    arguments: dict[str, Any] = field(default_factory=dict)
