"""What the coach finds, as plain data for JSON: fractions stay exact as `"7/20"`, shares have six digits."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

DIGITS = 6


def as_json_data(value: Any) -> Any:
    """Dataclasses become mappings, tuples become lists.

    >>> as_json_data({"risk": Fraction(7, 20), "win": 0.12345678})
    {'risk': '7/20', 'win': 0.123457}
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: as_json_data(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): as_json_data(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [as_json_data(item) for item in value]
    if isinstance(value, Fraction):
        return str(value)
    return round(value, DIGITS) if isinstance(value, float) else value
