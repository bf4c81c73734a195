"""Records as JSON, written by compiled code: one writer for all games, which follows the steps that `layout` makes.

A step is a row of numbers: what to do, where the field lies (its offset, the bytes of one of its numbers, how many
there are, the bytes from one row of it to the next), a number of its own, where to go on, how many bytes it writes at
most, and the text that it begins with. Each value is followed by a comma; the bracket that closes takes the place of
the last one. All steps lie in one row: `k` is where one begins. Behind them, each word has two numbers: where it begins
and where it ends in the texts.
"""

from typing import Any

from motherlode.games.kit.compile import entry, inline

WIDTH = 10  # numbers of a step
OFFSET, BYTES, COUNT, STRIDE, EXTRA, JUMP, NEEDS, SAYS_FROM, SAYS_TO = range(1, WIDTH)
# What a step does.
END, SAY, CLOSE, NUMBER, FLAG, SEAT, SLUG, SEATS, NUMBERS, COUNTS, LISTED, VIEWER, INSERTED = range(13)
EACH, NEXT, ROW, GO, GO_IF, GO_IF_SOME, GO_IF_NONE, UNLESS_OWN, DROP_IF_EMPTY = range(13, 22)

COMMA, COLON, MINUS, ZERO = ord(","), ord(":"), ord("-"), ord("0")
NULL, TRUE, FALSE = (tuple(word) for word in (b"null,", b"true,", b"false,"))
OPENED, CLOSED, LIST_OPENED, LIST_CLOSED = ord("{"), ord("}"), ord("["), ord("]")
LARGEST = 62  # a condition tells the numbers below it apart, counted from -1
LAST_OF_NULL = ord("l")
EMPTY = 3  # bytes of "{}" or "[]" and a comma
HIGHEST = 127  # of a signed byte


@inline
def number_at(data: Any, place: int, size: int) -> int:
    """A signed number of 1, 2, 4 or 8 bytes, the lowest first."""
    number = int(data[place + size - 1])
    if number > HIGHEST:
        number -= 2 * (HIGHEST + 1)
    if size > 1:  # few are
        for byte in range(size - 2, -1, -1):
            number = number << 8 | int(data[place + byte])
    return number


@inline
def put_bytes(out: Any, length: int, source: Any, start: int, end: int) -> int:
    """Copy a run of bytes; the length after it."""
    there, here = out[length : length + end - start], source[start:end]  # so that the compiler copies many at once
    for place in range(there.shape[0]):
        there[place] = here[place]
    return length + end - start


@inline
def put_number(out: Any, length: int, number: int) -> int:
    """A number and its comma."""
    if 0 <= number < 10:  # most are
        out[length], out[length + 1] = ZERO + number, COMMA
        return length + 2
    if number < 0:
        out[length] = MINUS
        length += 1
        number = -number
    digits, rest = 1, number // 10
    while rest:
        digits += 1
        rest //= 10
    for place in range(digits):
        out[length + digits - 1 - place] = ZERO + number % 10
        number //= 10
    out[length + digits] = COMMA
    return length + digits + 1


@inline
def put_word(out: Any, length: int, word: Any) -> int:
    """null, true or false."""
    for place in range(len(word)):
        out[length + place] = word[place]
    return length + len(word)


@inline
def close(out: Any, length: int, bracket: int) -> int:
    """Close an object or a list: over the last comma, unless it is empty."""
    if out[length - 1] != COMMA:
        length += 1
    out[length - 1] = bracket
    out[length] = COMMA
    return length + 1


@inline
def drop_if_empty(out: Any, length: int, key: int) -> int:
    """Without the last value if it is null, {} or [], and without its key, which takes as many bytes as given."""
    last, before = out[length - 2], out[length - 3]
    if last == LAST_OF_NULL:
        return length - len(NULL) - key
    if (last == CLOSED and before == OPENED) or (last == LIST_CLOSED and before == LIST_OPENED):
        return length - EMPTY - key
    return length


@inline
def put_counts(out: Any, length: int, texts: Any, steps: Any, k: int, data: Any, place: int) -> int:
    """How many there are of each kind."""
    out[length] = OPENED
    length += 1
    size, words = steps[k + BYTES], steps[k + EXTRA]
    for kind in range(steps[k + COUNT]):
        count = number_at(data, place + kind * size, size)
        if count:
            word = words + 2 * kind
            length = put_bytes(out, length, texts, steps[word], steps[word + 1])
            out[length] = COLON
            length = put_number(out, length + 1, count)
    return close(out, length, CLOSED)


@inline
def put_listed(out: Any, length: int, texts: Any, steps: Any, k: int, data: Any, place: int) -> int:
    """The same, one by one."""
    out[length] = LIST_OPENED
    length += 1
    size, words = steps[k + BYTES], steps[k + EXTRA]
    for kind in range(steps[k + COUNT]):
        for _ in range(number_at(data, place + kind * size, size)):
            word = words + 2 * kind
            length = put_bytes(out, length, texts, steps[word], steps[word + 1])
            out[length] = COMMA
            length += 1
    return close(out, length, LIST_CLOSED)


@inline
def listed_bytes(steps: Any, k: int, data: Any, place: int) -> int:
    """How many bytes a list of pieces takes: as many as there are pieces, which no table says."""
    needed, size, words = 3, steps[k + BYTES], steps[k + EXTRA]
    for kind in range(steps[k + COUNT]):
        word = words + 2 * kind
        needed += number_at(data, place + kind * size, size) * (steps[word + 1] - steps[word] + 1)
    return needed


@inline
def put_seats(out: Any, length: int, steps: Any, k: int, data: Any, place: int) -> int:
    """The seats whose flag is set, counted from 1."""
    out[length] = LIST_OPENED
    length += 1
    for seat in range(steps[k + COUNT]):
        if number_at(data, place + seat * steps[k + BYTES], steps[k + BYTES]):
            length = put_number(out, length, seat + 1)
    return close(out, length, LIST_CLOSED)


@inline
def put_numbers(out: Any, length: int, steps: Any, k: int, data: Any, place: int) -> int:
    """A row of numbers."""
    out[length] = LIST_OPENED
    length += 1
    for column in range(steps[k + COUNT]):
        length = put_number(out, length, number_at(data, place + column * steps[k + BYTES], steps[k + BYTES]))
    return close(out, length, LIST_CLOSED)


@inline
def has_some(steps: Any, k: int, data: Any, place: int) -> bool:
    """Whether one of the numbers of a field is not zero."""
    for byte in range(steps[k + COUNT] * steps[k + BYTES]):
        if data[place + byte]:
            return True
    return False


@inline
def put_value(out: Any, length: int, texts: Any, steps: Any, k: int, data: Any, place: int) -> int:
    """A field in one of the simpler forms."""
    what, number = steps[k], number_at(data, place, steps[k + BYTES])
    if what == NUMBER:
        return put_number(out, length, number)
    if what == FLAG:
        return put_word(out, length, TRUE) if number else put_word(out, length, FALSE)
    if number < 0:
        return put_word(out, length, NULL)
    if what == SEAT:
        return put_number(out, length, number + 1)
    word = steps[k + EXTRA] + 2 * number
    length = put_bytes(out, length, texts, steps[word], steps[word + 1])
    out[length] = COMMA
    return length + 1


@entry
def write(steps: Any, texts: Any, data: Any, start: int, viewer: int, inserted: Any, out: Any) -> int:
    """Follow the steps through the record that begins at `start`; how many bytes that takes, -1 if they do not fit."""
    k, length, row, rows = 0, 0, 0, 0
    while True:
        what = steps[k]
        place = start + steps[k + OFFSET] + row * steps[k + STRIDE]
        needed = steps[k + NEEDS]
        if what == LISTED:
            needed += listed_bytes(steps, k, data, place)
        elif what == INSERTED:
            needed += inserted.shape[0]
        if length + needed > out.shape[0]:
            return -1
        if steps[k + SAYS_FROM] < steps[k + SAYS_TO]:
            length = put_bytes(out, length, texts, steps[k + SAYS_FROM], steps[k + SAYS_TO])
        go_on = k + WIDTH
        if what <= CLOSE:
            if what == CLOSE:
                length = close(out, length, steps[k + EXTRA])
            elif what == END:
                return length
        elif what <= SLUG:
            length = put_value(out, length, texts, steps, k, data, place)
        elif what == COUNTS:
            length = put_counts(out, length, texts, steps, k, data, place)
        elif what == LISTED:
            length = put_listed(out, length, texts, steps, k, data, place)
        elif what == GO_IF:
            number = number_at(data, place, steps[k + BYTES]) + 1
            if steps[k + EXTRA] >> min(number, LARGEST) & 1:
                go_on = steps[k + JUMP]
        elif what == GO_IF_SOME or what == GO_IF_NONE:
            if has_some(steps, k, data, place) == (what == GO_IF_SOME):
                go_on = steps[k + JUMP]
        elif what == GO:
            go_on = steps[k + JUMP]
        elif what == UNLESS_OWN:
            if row != viewer:
                go_on = steps[k + JUMP]
        elif what == EACH:
            row, rows = 0, number_at(data, start + steps[k + OFFSET], steps[k + BYTES])
            if rows == 0:
                go_on = steps[k + JUMP]
        elif what == NEXT:
            row += 1
            if row < rows:
                go_on = steps[k + JUMP]
            else:
                row = 0
        elif what == ROW:
            row = steps[k + EXTRA]
        elif what == DROP_IF_EMPTY:
            length = drop_if_empty(out, length, steps[k + EXTRA])
        elif what == NUMBERS:
            length = put_numbers(out, length, steps, k, data, place)
        elif what == SEATS:
            length = put_seats(out, length, steps, k, data, place)
        elif what == VIEWER:
            length = put_word(out, length, NULL) if viewer < 0 else put_number(out, length, viewer + 1)
        else:
            length = put_bytes(out, length, inserted, 0, inserted.shape[0])
            out[length] = COMMA
            length += 1
        k = go_on
