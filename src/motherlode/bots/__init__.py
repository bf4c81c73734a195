"""Bots: they play when no person does. Each gets a `SeatView`, what its seat may know and no more, and returns a move.

    bot = find("search:200ms", game)
    move = answer(match, seat, bot, stream_of(match.log.seed, seat))

`BOTS` lists those that play here, `levels` their strengths by name; `outside` brings in other people's programs.
"""

from collections.abc import Callable
from hashlib import blake2b

from motherlode.bots import champion, greedy
from motherlode.bots.compiled import CompiledBot
from motherlode.bots.grammar import Budget, Spec, listed, read
from motherlode.bots.levels import LEVEL_NAMES, bot_of
from motherlode.bots.search import SearchBot
from motherlode.bots.seat_view import Bot, SeatView, completion_view
from motherlode.bots.slips import SlippingBot, with_slips
from motherlode.bots.stream import Stream, new_stream
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "DEFAULT_LEVEL",
    "Bot",
    "SeatView",
    "Stream",
    "answer",
    "answer_with_completion",
    "completion_view",
    "find",
    "find_interpreted",
    "listed",
    "player_of",
    "seat_view_of",
    "spec_of",
    "stream_of",
]

THINKING_TIME = Budget(seconds=0.2)  # for a search without a budget of its own


def _greedy(game: Game, spec: Spec) -> Bot:
    player = greedy.player_of(game)
    if player is None:
        raise Mistake("bot-game", bot=spec.name, game=game.name)
    return CompiledBot(player)


def _champion(game: Game, spec: Spec) -> Bot:
    player = champion.player_of(game)
    if player is None:
        raise Mistake("no-champion", game=game.name, known=", ".join(champion.games()) or "-")
    return CompiledBot(player)


BOTS: dict[str, Callable[[Game, Spec], Bot]] = {
    "random": lambda game, spec: CompiledBot(RANDOM),
    "greedy": _greedy,
    "champion": _champion,
    "search": lambda game, spec: SearchBot(game, spec.budget or THINKING_TIME),
}
WITH_BUDGET = ("search",)  # bots that take one
NOT_EVERYWHERE = ("greedy", "champion")  # bots that not every game has
DEFAULT_LEVEL = "miner"  # the level that plays when nobody asks for another
BOT_NAMES = (*BOTS, *LEVEL_NAMES)


def spec_of(text: str, game: Game) -> Spec:
    """What the name of a bot means in a game: the name of a level, or as `grammar` says."""
    spec = read(bot_of(text.strip(), game))
    if spec.name not in BOTS:
        raise Mistake("bot", bot=spec.name, known=", ".join(BOT_NAMES))
    if spec.budget and spec.name not in WITH_BUDGET:
        raise Mistake("bot-budget", bot=spec.name)
    if spec.name in NOT_EVERYWHERE:
        BOTS[spec.name](game, spec)  # says so if the game has none
    return spec


def find(text: str, game: Game) -> Bot:
    """The bot that is named, if it plays the game."""
    spec = spec_of(text, game)
    bot = BOTS[spec.name](game, spec)
    if not spec.slips:
        return bot
    if isinstance(bot, CompiledBot):
        return CompiledBot(with_slips(bot.player, spec.slips))
    return SlippingBot(bot, spec.slips)


def find_interpreted(text: str, game: Game) -> Bot:
    """The bot that is named, without waiting for the compiler: interpreted, and by rule of thumb if it searches."""
    spec = spec_of(text, game)
    bot = None if spec.name in WITH_BUDGET else BOTS[spec.name](game, spec)
    player = bot.player if isinstance(bot, CompiledBot) else greedy.player_of(game) or RANDOM
    return CompiledBot(with_slips(player, spec.slips) if spec.slips else player, interpreted=True)


def player_of(text: str, game: Game) -> Player | None:
    """The same bot as a compiled player, for `batch`; None where it is more than one function."""
    bot = find(text, game)
    return bot.player if isinstance(bot, CompiledBot) else None


def stream_of(seed: int, seat: int) -> Stream:
    """A bot's own stream: the same for the same match, and of no use for guessing the game's."""
    digest = blake2b(f"bot {seat} of match {seed}".encode(), digest_size=8).digest()
    return new_stream(int.from_bytes(digest, "little") >> 1)


def seat_view_of(match: Match, seat: int, with_log: bool = False) -> SeatView:
    """What a seat of a match sees: the one place where a match is shown to a bot."""
    legal = [match.game.action(move) for move in match.legal(seat)]
    return SeatView(match.game, match.redacted(seat), seat - 1, legal, tuple(match.log_for(seat)) if with_log else ())


def answer(match: Match, seat: int, bot: Bot, stream: Stream) -> str:
    """The bot's move for a seat of a match."""
    return match.game.actions[bot.choose(seat_view_of(match, seat, bot.reads_log), stream)]


def answer_with_completion(match: Match, seat: int, bot: Bot, stream: Stream) -> list[str]:
    """The bot's move, and the answers that complete it."""
    view: SeatView | None = seat_view_of(match, seat, bot.reads_log)
    moves: list[str] = []
    while view:
        moves.append(match.game.actions[bot.choose(view, stream)])
        view = completion_view(view, moves[-1])
    return moves
