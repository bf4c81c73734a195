"""What people get wrong, said in one sentence that also says what would be right."""

from typing import Any


class Mistake(ValueError):
    """Input that cannot be. `key` and `arguments` let a reader's language be used; `str` is the English sentence."""

    def __init__(self, key: str, sentence: str, /, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(sentence.format(**arguments))
