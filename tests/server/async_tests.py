"""Tests that await."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in an event loop of its own."""

    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run
