"""The options of a match on the command line, each with what stands behind it. Nothing is imported for this list."""

WORD, NUMBER, FLAG, PAIRS = "word", "number", "flag", "pairs"
MATCH_OPTIONS = {
    "edition": WORD,
    "thrill": FLAG,
    "rulings": PAIRS,
    "ending": WORD,
    "days": NUMBER,
    "option": PAIRS,  # of any game: `--option days=3` is `--days 3`
    "house": PAIRS,
}
