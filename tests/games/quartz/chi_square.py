"""Whether what was counted fits exact probabilities: Pearson's chi-square test.

Every test that uses it has fixed seeds, so it always gives the same answer. A fair source exceeds the critical value
once in a thousand times; a source that is a little unfair exceeds it nearly always, for thousands are counted.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

# Degrees of freedom: the value that chi-square exceeds with a probability of 0.001.
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 8: 26.12, 9: 27.88, 10: 29.59}
CRITICAL |= {32: 62.49}
FEWEST_EXPECTED = 5  # of each outcome, for chi-square to mean something


def assert_fits(counted: Mapping[Any, int], probabilities: Mapping[Any, Fraction]) -> None:
    """The counts are those of a fair source, at a confidence of 99.9 %, and nothing impossible happened."""
    assert sum(probabilities.values()) == 1
    assert set(counted) <= set(probabilities), f"impossible: {set(counted) - set(probabilities)}"
    total = sum(counted.values())
    expected = {outcome: float(total * probability) for outcome, probability in probabilities.items()}
    assert min(expected.values()) >= FEWEST_EXPECTED
    distance = sum((counted.get(outcome, 0) - often) ** 2 / often for outcome, often in expected.items())
    assert distance < CRITICAL[len(expected) - 1], f"{dict(counted)} instead of {expected}"
