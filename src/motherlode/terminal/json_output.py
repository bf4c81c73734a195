"""The option `--json`: what a command found, as data on standard output and nothing else there."""

import json
from typing import Any


def say_json(data: Any) -> None:
    """Plain data, as people can read it too."""
    print(json.dumps(data, ensure_ascii=False, indent=1))
