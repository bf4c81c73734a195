"""Over HTTP: a playable lesson for each game, the same for everybody.

A lesson is a file in `web/lessons`: a position, and a stretch of a match from there in scenes, each with what is said
first. Nothing of a table here is in it, and no rule: the match is played again by the engine, which also says what the
learner sees, is asked, and could do instead.
"""

from functools import cache

import msgspec
from starlette.responses import Response

from motherlode.match import Match
from motherlode.match.log import Entry
from motherlode.server.http.forms import Lesson, LessonStep
from motherlode.server.http.requests import ApiRequest, same_for_all
from motherlode.server.projection import played
from motherlode.server.protocol import Asking, Refusal, encode
from motherlode.sitting.lessons import Scene, has_lesson, log_of, script_of


async def lesson(request: ApiRequest) -> Response:
    """A lesson on a game: every step with what the learner sees and could do, and the position at its end."""
    game = request.place.game
    if not has_lesson(game):
        raise Refusal("no-such-page")
    return same_for_all(request, await request.in_thread(written, game))


@cache
def written(game: str) -> bytes:
    """A lesson as it is sent."""
    return encode(taught(game))


def taught(game: str) -> Lesson:
    """A lesson, played once through the engine; what was drawn must come out as its file says."""
    script = script_of(game)
    log = log_of(script)
    whole = Match.replay(log)
    match, entries = Match.replay(log, 0), iter(log.entries)
    steps, led = [], 0
    for scene in script.scenes:
        moves = [next(entries) for _ in scene.play]
        steps.append(step(match, script.learner, scene, moves, led))
        for entry in moves:
            match.play(entry.seat, entry.move, seed=entry.seed)
        led = len(moves)
    return Lesson(game, whole.seats, script.learner, steps, whole.position())


def step(match: Match, learner: int, scene: Scene, moves: list[Entry], led: int) -> LessonStep:
    """The moment before the moves of a scene, to which the last moves led."""
    wanted = moves[0].move if moves and moves[0].seat == learner else ""
    return LessonStep(
        say=scene.say,
        view=match.view(learner),
        played=[played(match, len(match.log.entries) - back, learner) for back in range(led - 1, -1, -1)],
        asking=asking(match, learner, bool(wanted)),
        wanted=wanted,
        point=scene.point,
        rules=scene.rules,
        instead=scene.instead,
    )


def asking(match: Match, learner: int, waits: bool) -> Asking | None:
    """The open question; the learner's moves are in it where the lesson waits for one."""
    questions = match.questions
    if not questions:
        return None
    seats = [question.seat for question in questions]
    legal = match.legal(learner) if waits else msgspec.UNSET
    return Asking(len(match.log.entries) + 1, questions[0].question, questions[0].about, seats, opened=0, legal=legal)
