"""Recorded exchanges: what people say at tables of every game and number of seats, and what each of them is sent.

`python -m harness.recorded_exchanges` plays them with the server anew and writes `tests/webassembly/exchanges/`. The
tables in a page are held to these files, and so is the server: who changes what is sent on purpose records them again.

What is said is chosen at random, from a seed: moves that are legal, some that are not, answers to old questions, chat,
names, bots that take over and give back, people who go and come back; at the end bots play on, and somebody asks for
another game. A file has one line for each step, with the answer, and how many messages came with their digest.
"""

import asyncio
import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from harness.exchanges import Sent, Server, Step, server
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "webassembly" / "exchanges"
COMMAND = "python -m harness.recorded_exchanges"
ACTIONS = 45  # of people, before bots play on
SECOND = 1000
WINDOW = 1500
ANA, RUI, EVA = "ana", "rui", "eva"  # the owner, somebody who sits down, somebody who watches
BOTS = ("miner", "digger", "apprentice", "greedy", "search:20")
MOVES = 90  # of a hundred actions; the others are what else people do


def written(step: Step, sent: Sent) -> str:
    """A step and what was sent, as a line of a file."""
    answers = [json.loads(message) for who, message in sent if who == step.get("who")]
    answer = next((message for message in answers if message["type"] in ("ack", "refuse")), {})
    digest = sha256("\n".join(f"{who} {message}" for who, message in sent).encode()).hexdigest()[:12]
    short = {"answer": answer.get("reason", answer.get("type", "")), "sent": len(sent), "digest": digest}
    return json.dumps({**step, **short}, ensure_ascii=False)


def step_of(line: str) -> Step:
    """The step of such a line."""
    step: Step = json.loads(line)
    return {key: value for key, value in step.items() if key not in ("answer", "sent", "digest")}


class Conversation:
    """People at tables of a server, and what was said."""

    def __init__(self, one: Server, game: Game, seats: int, seed: int) -> None:
        self.one, self.game, self.seats, self.random = one, game, seats, Random(f"{game.name} {seats} {seed}")
        self.lines: list[str] = []
        self.table = self.code = ""
        self.people: dict[int, str] = {}  # by seat
        self.asking: dict[int, dict[str, Any]] = {}  # the open question, by the seats that have yet to answer it
        self.number, self.n, self.over, self.token = 0, 0, False, ""
        self.places: list[dict[str, Any]] = []

    async def step(self, **step: Any) -> dict[str, Any]:
        """One step; the answer."""
        sent = await self.one.do(step)
        self.lines.append(written(step, sent))
        answer: dict[str, Any] = {}
        for who, text in sent:
            message = json.loads(text)
            if message["type"] in ("snapshot", "event") and message["table"] == self.table:
                self.notice(message)
            elif message["type"] in ("ack", "refuse", "http") and who == step.get("who"):
                answer = message
        return answer

    def notice(self, message: dict[str, Any]) -> None:
        """What somebody saw of the table."""
        seat, self.n = message["seat"], max(self.n, message["n"])
        self.over = self.over or message.get("status") == "over" or message.get("event", {}).get("kind") == "finished"
        if "asking" in message:
            asking = message["asking"] or {}
            self.number = asking.get("number", self.number)
            self.asking.pop(seat, None)
            if "legal" in asking:
                self.asking[seat] = asking

    async def say(self, who: str, command: str, **fields: Any) -> dict[str, Any]:
        """A command about the table, and its answer."""
        return await self.step(who=who, send={"type": command, "table": self.table, **fields})

    async def come(self, who: str, **hello: Any) -> dict[str, Any]:
        """Somebody is there."""
        await self.step(who=who, comes=True)
        return await self.step(who=who, send={"type": "hello", "protocol": 1, "name": who.title(), **hello})

    # --- one after the other

    async def gather(self, clock: dict[str, int] | None) -> None:
        """Everybody comes, and finds a seat, or not."""
        say, game = self.say, self.game.name
        await self.step(who=ANA, comes=True)
        await self.step(who=ANA, send={"type": "ping"})
        await self.step(who=ANA, send={"type": "hello", "protocol": 1, "token": "somebody.else"})
        self.token = (await self.step(who=ANA, send={"type": "hello", "protocol": 1, "name": " Ana  "}))["result"][
            "token"
        ]
        await self.step(who=ANA, send={"type": "hello", "protocol": 1})
        await self.step(who=ANA, send={"type": "sing"})
        await self.step(who=ANA, send={"type": "create", "game": game, "places": ["me"] * (self.game.most + 1)})
        await self.step(who=ANA, send={"type": "create", "game": "chess", "places": ["me"]})
        await self.step(
            who=ANA, send={"type": "create", "game": game, "places": ["me", "genius"] + ["open"] * (self.seats - 2)}
        )
        await self.come(RUI)
        await self.come(EVA, name="Ева 👩‍🚀")
        await self.step(clock=SECOND)
        places = ["me", *["open"] * (self.seats - 1)]
        fields = {"options": self.options(), "clock": clock, "nonce": "a1b2", "names": ["Ana Ñ"], "odds": False}
        wanted = {"type": "create", "game": game, "places": places, **fields}
        opened = (await self.step(who=ANA, send=wanted))["result"]
        await self.step(who=ANA, send=wanted)  # again, since no answer came
        self.table, self.code = opened["table"], opened["code"]
        await say(ANA, "resume", seat=1)
        await say(EVA, "watch", since=99)
        await self.step(who=EVA, send={"type": "watch", "table": self.code.lower()})
        await self.step(who=EVA, send={"type": "watch", "table": "ABCDEF"})
        await say(RUI, "sit", seat=1)
        await say(RUI, "sit", seat=2, name="R\u200bui", nonce="ff")
        await say(RUI, "start")
        await say(ANA, "start")
        await say(EVA, "resume", seat=2)
        await say(RUI, "rename", seat=2, name="Rui da Mina")
        await say(RUI, "rename", seat=2, name="\u3164")
        await say(ANA, "move", seat=1, question=1, move="mine")
        await say(EVA, "say", seat=0, text="  olá,   all ")
        await say(RUI, "say", seat=2, quick="good-luck")
        await say(RUI, "say", seat=2, text="", quick="")
        await say(ANA, "mute", seat=0)
        await say(ANA, "mute", seat=0)
        await say(EVA, "say", seat=0, text="why?")
        await say(ANA, "seat-bot", seat=self.seats + 1, bot="miner")
        if self.seats > 2:
            last = self.seats
            await say(ANA, "seat-bot", seat=last, bot="digger")
            await say(ANA, "unseat", seat=last)
            await say(ANA, "unseat", seat=last)
            await say(ANA, "invite", seat=last, name="Program")
            await say(ANA, "unseat", seat=last)
            await say(ANA, "seat-bot", seat=last, bot="greedy~3%")
            await say(ANA, "seat-bot", seat=last, bot="search:99999")
        self.people = {1: ANA, 2: RUI}
        if clock is not None and self.seats > 3:  # everybody is a person
            await say(EVA, "sit", seat=3, nonce="0c")
            self.people[3] = EVA

    async def begin(self, bots: bool) -> None:
        """The game is dealt."""
        for seat in range(3, self.seats + 1):
            if seat in self.people:
                continue
            if bots:
                await self.say(ANA, "seat-bot", seat=seat, bot=self.random.choice(BOTS))
            else:
                await self.say(ANA, "sit", seat=seat, name=f"Ana {seat}", nonce=f"{seat:02}")
                self.people[seat] = ANA
        await self.say(ANA, "start")
        await self.say(ANA, "clear")
        await self.say(ANA, "delete")

    def options(self) -> dict[str, Any]:
        """What is chosen of what the game offers."""
        chosen: dict[str, Any] = {}
        for option, choices in self.game.options.offered.items():
            if self.random.random() < 0.5:
                name, _, inner = option.partition(".")
                choice = self.random.choice(list(choices))
                chosen[name] = {**chosen.get(name, {}), inner: choice} if inner else choice
        return chosen

    async def play(self, window: int) -> None:
        """People answer, and do what else they do."""
        for _ in range(ACTIONS):
            if self.over:
                return
            if not self.asking:
                await self.step(clock=window or SECOND)
                continue
            await self.step(clock=self.random.randint(0, 40))
            if self.random.randrange(100) < MOVES:
                await self.answer()
            else:
                await self.random.choice((self.illegal, self.stale, self.leave, self.pause, self.look, self.talk))()

    async def answer(self) -> None:
        """A legal move, often with what completes it."""
        seat = self.random.choice(sorted(self.asking))
        asking = self.asking[seat]
        move = self.random.choice(asking["legal"])
        ways = asking.get("completions", {}).get(move, [])
        more = {"then": self.random.choice(ways)} if ways and self.random.random() < 0.6 else {}
        await self.say(self.people[seat], "move", seat=seat, question=asking["number"], move=move, **more)

    async def illegal(self) -> None:
        """Any move, at any seat, in any spelling; and why it may not be made."""
        seat = self.random.choice(sorted(self.people))
        phrase = self.random.choice([*self.game.actions, "dance"])
        who, spelt = self.people[seat], phrase.upper().replace(" ", "  ")
        if phrase not in self.asking.get(seat, {}).get("legal", ()):
            await self.say(who, "move", seat=seat, question=self.number, move=spelt)
            await self.say(who, "move", seat=seat, question=self.number, move=phrase, then=[phrase])
        await self.say(who, "explain", seat=seat)
        await self.say(who, "advise", seat=seat)

    async def stale(self) -> None:
        """An answer to an earlier question, or for somebody else."""
        seat = self.random.choice(sorted(self.people))
        move = self.random.choice(self.game.actions)
        await self.say(self.people[seat], "move", seat=seat, question=max(0, self.number - 1), move=move)
        await self.say(EVA, "move", seat=1, question=self.number, move=move)

    async def leave(self) -> None:
        """A bot takes over for a while."""
        seat = self.random.choice(sorted(self.people))
        who = self.people[seat]
        await self.say(who, "hand-over", seat=seat, bot=self.random.choice(BOTS[:3]))
        await self.say(who, "hand-over", seat=seat)
        await self.say(who, "take-back", seat=seat)
        await self.say(who, "take-back", seat=seat)

    async def pause(self) -> None:
        """Somebody is away, and sees afterwards what was missed."""
        since = max(0, self.n - self.random.randint(0, 12))
        await self.step(who=EVA, goes=True)
        await self.step(clock=SECOND)
        await self.come(EVA)
        await self.step(who=EVA, send={"type": "watch", "table": self.code, "since": since})
        await self.step(who=ANA, goes=True)
        await self.come(ANA, token=self.token)
        for seat in sorted(seat for seat, who in self.people.items() if who == ANA):
            await self.say(ANA, "resume", seat=seat, **({"since": since} if self.random.random() < 0.7 else {}))
        for seat in [seat for seat, who in self.people.items() if who == EVA]:
            del self.people[seat]  # who came back without a token is somebody else

    async def look(self) -> None:
        """The table as it was."""
        seat = self.random.choice(sorted(self.people))
        move = self.random.randint(0, self.number)
        await self.say(self.people[seat], "look", seat=seat, move=move)
        await self.say(EVA, "look", seat=0, move=move)

    async def talk(self) -> None:
        """Chat."""
        await self.say(RUI, "say", seat=2, text=f"Ход {self.number} 😀")
        await self.say(RUI, "seen", n=self.n)
        await self.say(EVA, "seen", n=self.n)

    async def finish(self, window: int) -> None:
        """Bots play on to the end."""
        for seat, who in sorted(self.people.items()):
            await self.say(who, "leave" if seat == 1 else "resign", seat=seat)
            await self.say(who, "take-back", seat=seat) if seat == 2 else None
        await self.say(EVA, "quiet", seat=0)
        await self.say(EVA, "watch")
        for _ in range(50):
            if self.over:
                break
            await self.step(clock=window or SECOND)
        assert self.over, "the game did not end"

    async def bring(self) -> None:
        """The match as a file: what one of them exports, both import, as the same match; not with other moves.

        It comes last: a page also lists matches that came as files among one's own, since they are in no other place.
        """
        for exported in (["", ""], [" > mined", " > drew"], ["seed: ", "seat: "], ["mine: 1", "# Ours.\nmine: 1"]):
            request = {"method": "POST", "path": "/api/matches", "exported": exported}
            match = (await self.step(who=ANA, request=request))["body"].get("match")
            for path in ("export", "export.json", "verify", "replay?view=whole&move=3&count=2") if match else ():
                await self.step(who=ANA, request={"path": f"/api/matches/{match}/{path}"})

    async def afterwards(self) -> None:
        """What is left of it, and another game."""
        path = f"/api/matches/{self.table}"
        wanted = ("replay?view=whole&count=8", "replay?seat=2&move=5", "replay?move=9999", "verify", "export")
        for request in wanted:
            await self.step(who=ANA, request={"path": f"{path}/{request}"})
        await self.say(ANA, "look", seat=1, move=3)
        again = (await self.say(ANA, "rematch", nonce="77"))["result"]["table"]
        await self.say(ANA, "rematch")
        await self.step(who=ANA, send={"type": "resume", "table": again, "seat": 1})
        await self.step(who=RUI, send={"type": "watch", "table": again})
        await self.step(who=RUI, send={"type": "decline", "table": again})
        await self.step(who=ANA, send={"type": "delete", "table": again})
        await self.step(who=RUI, send={"type": "watch", "table": again})
        again = (await self.say(RUI, "rematch"))["result"]["table"]
        await self.say(ANA, "rematch")
        await self.step(who=ANA, send={"type": "watch", "table": again})
        await self.step(clock=SECOND)
        replayed = await self.step(who=ANA, request={"path": f"{path}/replay?view=whole&move=12"})
        position = replayed["body"]["steps"][0]["view"]
        places = ["me", *["miner"] * (self.seats - 1)]
        created = {"type": "create", "game": self.game.name, "places": places, "position": position}
        opened = (await self.step(who=ANA, send=created)).get("result")
        if opened:
            self.table = opened["table"]
            await self.say(ANA, "resume", seat=1)
            await self.say(ANA, "advise", seat=1)
            await self.say(ANA, "sight", seat=1)
            await self.say(RUI, "sight", seat=1)
            await self.say(ANA, "leave", seat=1)
            await self.say(ANA, "watch")
            await self.step(who=ANA, request={"path": f"/api/matches/{self.table}/export"})
        await self.step(who=RUI, send={"type": "mine"})
        await self.step(who=ANA, request={"path": f"{path}/export"})
        await self.bring()


# --- which there are


def exchanges() -> Iterator[tuple[str, str, int, dict[str, int]]]:
    """All of them: the name of the file, the game, how many play, and the settings of the server."""
    for name in GAMES:
        game = find(name)
        for seats in range(game.fewest, game.most + 1):
            yield f"{name}-{seats}", name, seats, {}
        yield f"{name}-{game.most}-hurried", name, game.most, {"window": WINDOW}


async def recorded(name: str, seats: int, settings: dict[str, int]) -> list[str]:
    """What was said, and sent, line by line."""
    hurried = bool(settings)  # people only, with clocks, in windows that stay open
    async with server(**settings) as one:
        conversation = Conversation(one, find(name), seats, seed=1)
        await conversation.gather({"bank": 20 * SECOND, "credit": 5 * SECOND} if hurried else None)
        await conversation.begin(bots=not hurried)
        await conversation.play(settings.get("window", 0))
        if hurried:
            await conversation.step(clock=26 * SECOND)  # somebody's time is up
            await conversation.step(clock=16 * SECOND)
            await conversation.step(clock=60 * SECOND)
        else:
            await conversation.finish(0)
            await conversation.afterwards()
        return conversation.lines


def main(wanted: Iterable[str]) -> None:
    """Record some, or all."""
    FOLDER.mkdir(exist_ok=True)
    chosen = list(wanted)
    for file, name, seats, settings in exchanges():
        if not chosen or file in chosen:
            lines = asyncio.run(recorded(name, seats, settings))
            (FOLDER / f"{file}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"{file}: {len(lines)} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
