"""What people type, as names and in chat: shown as text, and never able to change how anything else is shown."""

from unicodedata import category, normalize

from motherlode.server.protocol import Refusal

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # Unicode categories that have no place in names and chat
MARKS = ("Mn", "Me")
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, symbols and marks that show nothing
SELECTORS = frozenset(chr(number) for number in range(0xFE00, 0xFE10))  # how the sign before them is drawn
NON_JOINER, JOINER = "\u200c", "\u200d"
JOINED_SCRIPTS = range(0x0600, 0x1900)  # Arabic to Mongolian, where both joiners belong to the spelling
STACKED = 3  # marks on one letter; Thai, Hebrew and Vietnamese need no more


def clean(text: str) -> str:
    """A text without what is not seen; spaces are single, and too many marks on one letter are refused.

    >>> clean("  Ana \\u202e\\n the  brave "), clean("\\u3164 \\u200b")
    ('Ana the brave', '')
    >>> clean("👩\\u200d👩\\u200d👧") == "👩\\u200d👩\\u200d👧", clean("می\\u200cخواهم") == "می\\u200cخواهم"
    (True, True)
    >>> clean("A\\u200dna")
    'A na'
    """
    signs = normalize("NFC", text)
    kept = " ".join("".join(sign if shows(signs, at) else " " for at, sign in enumerate(signs)).split())
    stacked = 0
    for sign in kept:
        stacked = stacked + 1 if category(sign) in MARKS else 0
        if stacked > STACKED:
            raise Refusal("stacked-marks", most=STACKED)
    return kept


def name_of(text: str) -> str:
    """A person's name; none is given where nothing is typed, but one that nobody can see is refused."""
    name = clean(text)
    if text and not any(category(sign)[0] in "LNPS" for sign in name):
        raise Refusal("invisible-name")
    return name


def shows(signs: str, at: int) -> bool:
    """Whether a sign has its place there: it is seen, or it belongs to those around it."""
    sign, before, after = signs[at], signs[at - 1 : at], signs[at + 1 : at + 2]
    if sign in (JOINER, NON_JOINER) and before and after:
        of_a_picture = sign == JOINER and (is_picture(before) or before in SELECTORS) and is_picture(after)
        return of_a_picture or (ord(before) in JOINED_SCRIPTS and ord(after) in JOINED_SCRIPTS)
    if sign in SELECTORS:
        return bool(before) and category(before)[0] in "SNP"
    return sign not in BLANK and category(sign) not in UNSEEN


def is_picture(sign: str) -> bool:
    """Whether it is a symbol such as an emoji, or the colour of its skin."""
    return category(sign) in ("So", "Sk")
