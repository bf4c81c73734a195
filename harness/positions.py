"""Moments of the three games, laid on a table so that every question is asked for sure."""

from typing import Any

Json = dict[str, Any]

RICH = {"quartz": 2, "rubellite": 1, "emerald": 2, "sapphire": 1, "ruby": 1, "amber": 1, "unstable": 2}
OTHERS: list[Json] = [
    {"cart": {"quartz": 1, "emerald": 2, "amber": 1, "unstable": 1}, "chest": {"ruby": 1}, "markers": 2},
    {"cart": {"rubellite": 2, "sapphire": 1}, "chest": {"quartz": 1, "amber": 1}},
]
TURN: Json = {"game": "dice", "round": 3, "leader": 2, "turn": 1, "phase": "act", "pairs_left": 2}
SEATS: list[Json] = [{"cart": RICH, "chest": {"emerald": 1}, "markers": 1}, *OTHERS]
DICE = ["pickaxe", "jackhammer", "chest", "helmet", "helmet"]


def used(face: str, **pending: Any) -> Json:
    """Three dice of a face are being used."""
    return {**TURN, "dice": [face] * 3 + ["pickaxe", "helmet"], "used": {face: 3}, "pending": pending, "seats": SEATS}


def hand(*stones: str) -> Json:
    """What a seat holds."""
    return {"hand": list(stones)}


ALL_SHAPES = ("circle-ore", "circle-ore", "circle-gem", "square-ore", "triangle-ore", "triangle-gem", "diamond-ore")
PIT: Json = {
    "game": "quarry",
    "discard": ["gold"],
    "tunnels": {"A": ["circle-ore", "circle-ore"], "B": ["square-gem"], "C": []},
    "seats": [hand(*ALL_SHAPES, "diamond-ore"), hand("circle-ore", "square-ore"), hand("triangle-gem", "circle-ore")],
}

# A full cart, a full hand, and everybody has something.
QUARTZ: Json = {
    "game": "quartz",
    "day": 3,
    "turn": 1,
    "seats": [
        {"hand": ["eureka", "thievery", "here-we-go", "on-my-break", "not-yours", "what-crystal"], "coins": 17,
         "cart": {"obsidian": 1, "ruby": 1, "quartz": 2, "amber": 1, "emerald": 1}, "chest": {"quartz": 2}},
        {"hand": ["thievery", "eureka"], "cart": {"ruby": 1, "amber": 1}, "coins": 21},
        {"hand": ["here-we-go"], "inside": False, "coins": 9, "chest": {"ruby": 1}},
        {"hand": ["come-closer"], "cart": {"obsidian": 1, "emerald": 2, "sapphire": 3, "quartz": 1}, "coins": 104},
        {"cart": {"amethyst": 4}, "coins": 0},
    ],
}  # fmt: skip
# What is asked, by the name of the question.
POSITIONS: dict[str, dict[str, Json]] = {
    "dice": {
        "roll": {**TURN, "phase": "roll", "rolls_left": 1, "dice": DICE, "seats": SEATS},
        "act": {**TURN, "dice": DICE, "seats": SEATS},
        "return": used("jackhammer", question="return", left=1, table={"ruby": 1, "unstable": 1, "quartz": 1}),
        "store": used("chest", question="store", left=2),
        "give": used("transfer", question="give", left=2),
        "from": used("steal", question="from", left=2),
        "take": used("steal", question="take", left=2, **{"from": 2}),
        "leader": {
            **TURN,
            "leader": 1,
            "dice": DICE,
            "pending": {"question": "leader"},
            "seats": [{"cart": {"ruby": 2}}, {"cart": {"emerald": 2}}, {"cart": {"quartz": 1}}],
        },
    },
    "quarry": {
        "vote": PIT,
        "act": {**PIT, "phase": "act", "turn": 1},
        "pay": {**PIT, "phase": "act", "turn": 1, "pending": {"question": "pay", "action": "raid seat 2", "paid": 0}},
    },
}
