"""Random numbers: SplitMix64, eight bytes of state in a one-element array (`s.rng`, or a bot's own stream).

Chosen because any 64-bit seed is a good seed, so a game can be re-seeded before every move; because it is a counter and
three multiplications, cheap on every machine; and because it is well known (Steele, Lea and Flood 2014; the seeder of
Java's SplittableRandom and of the xoshiro family) and passes BigCrush. Numbers below n are drawn without bias by
Lemire's multiplication with rejection.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import INTERPRETED, inline, rule

# 64-bit words wrap around when compiled; interpreted they are Python integers and are cut by MASK.
word: Any = int if INTERPRETED else np.uint64
number: Any = int if INTERPRETED else np.int64

MASK = word(0xFFFFFFFFFFFFFFFF)
GOLDEN = word(0x9E3779B97F4A7C15)
MIX_1 = word(0xBF58476D1CE4E5B9)
MIX_2 = word(0x94D049BB133111EB)
HALF = word(0xFFFFFFFF)
TWO_32 = word(0x100000000)
SHIFT_27, SHIFT_30, SHIFT_31, SHIFT_32 = word(27), word(30), word(31), word(32)


@inline
def scrambled(z: int) -> int:
    """SplitMix64's output function: a bijection of 64-bit words that looks like chance."""
    z = ((z ^ (z >> SHIFT_30)) * MIX_1) & MASK
    z = ((z ^ (z >> SHIFT_27)) * MIX_2) & MASK
    return z ^ (z >> SHIFT_31)


@rule
def seed_stream(stream: Any, seed: int) -> None:
    """Start the stream anew; seeds that lie close together give streams that have nothing in common."""
    stream[0] = scrambled((word(seed) + GOLDEN) & MASK)


@inline
def next_half(stream: Any) -> int:
    """The next 32 random bits."""
    stream[0] = (word(stream[0]) + GOLDEN) & MASK
    return scrambled(word(stream[0])) >> SHIFT_32


@inline
def below(stream: Any, limit: int) -> int:
    """A number from 0 to limit − 1, each equally likely, for a limit that fits 32 bits."""
    n = word(limit) & HALF
    product = next_half(stream) * n
    if product & HALF < n:
        uneven = ((TWO_32 - n) & HALF) % n  # both fit 32 bits, which the compiler sees: a short division
        while product & HALF < uneven:
            product = next_half(stream) * n
    return number(product >> SHIFT_32)
