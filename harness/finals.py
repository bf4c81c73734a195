"""A digest of game states, to see whether games that were played in different places ended in the same way."""

import hashlib

import numpy as np

from motherlode.games.kit.records import Records


def digest_of(states: Records) -> str:
    """The SHA-256 of the states: field by field in the order of their names, each one little-endian and without gaps.

    How a record is laid out, what lies between its fields and whose byte order it has makes no difference.

    >>> tight, wide = np.dtype([("a", "i1"), ("b", "<i4")]), np.dtype([("b", ">i4"), ("a", "i1")], align=True)
    >>> digest_of(np.array([(1, 2)], tight)) == digest_of(np.array([(2, 1)], wide))
    True
    """
    digest = hashlib.sha256()
    plain = states.view(np.ndarray)
    for name in sorted(states.dtype.names or ()):
        column = plain[name]
        column = column.astype(column.dtype.newbyteorder("<"), order="C")
        digest.update(f"{name} {column.dtype.str} {column.shape}\n".encode())
        digest.update(column.tobytes())
    return digest.hexdigest()
