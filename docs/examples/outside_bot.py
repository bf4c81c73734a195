"""A bot for Motherlode: it digs while that is safe, goes home with a full cart, and otherwise makes any legal move."""

import json
import random
import sys


def choose(question):
    """One of the legal moves."""
    legal, view = question["legal"], question["view"]
    if view["game"] == "quartz" and question["question"] in ("turn", "dig", "token"):
        cart = view["seats"][question["seat"] - 1]["cart"]
        crystals = sum(cart.values()) - cart.get("obsidian", 0)
        careful = cart.get("obsidian", 0) > 0 and crystals >= 3
        wanted = ["use token", "leave", "stop"] if careful else ["mine", "dig", "use token"]
        for move in wanted:
            if move in legal:
                return move
    return random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])  # the same match, the same moves
    elif message["type"] == "question":
        print(json.dumps({"answer": message["number"], "move": choose(message)}), flush=True)
    elif message["type"] == "bye":
        break
