"""The kernels of a GPU, generic over games: templates that `ptx` binds to a game, and `gpu` launches.

Thirty-two lanes of a GPU run in step, and a step costs as much as all the ways that its lanes take. In a game every
lane would soon be somewhere else in the rules: with one game per lane and nothing more, four of thirty-two lanes worked
at a time. So a block keeps a pool of games, several for each lane, and marks every game with what has to be done to it
next: deal it, decide a question, make a move. A warp picks the mark that most games bear, each of its lanes claims one
such game, and all of them do the same. No warp waits for another: when it has done its work it picks again.

`cuda` is bound too: to Numba's, or to the emulator of the tests, which runs these very lines in Python.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import unbound
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import REFUSED, first_seat

WARP = 32
FULL = 0xFFFFFFFF
THREADS = 256  # of a block
POOL = 1024  # games of a block
IN_WORD = 4  # marks in a 32-bit word
POOL_WORDS = POOL // IN_WORD
WORDS_OF_LANE = POOL_WORDS // WARP

# --- marks: what has to be done to a game next

DEAL = 0  # then one mark for each question to decide, then one for each move to make
FINISHED, CLAIMED = 0xFE, 0xFF
WILD = 1 << 20  # in place of a move below all moves: the rules refuse it
EVERY_BYTE, HIGH_BITS = 0x01010101, 0x80808080
KEY = 256  # a count and a mark in one number


class Marks:
    """The marks of a game. Answers that the rules treat alike need none: they are made where they are decided."""

    def __init__(self, game: Game) -> None:
        self.number = 1 + len(game.questions)
        moves = [0] * self.number
        bases = []
        for question in game.questions:
            bases.append(0 if question.alike else self.number - question.first)
            if not question.alike:
                answers = range(question.first, question.last + 1)
                moves += answers
                self.number += len(answers)
        assert self.number <= FINISHED, f"{game.name} has too many moves that are not alike: {self.number}"
        self.base_of_question = np.array(bases)  # mark of a move less the move; 0 where the answers are alike
        self.move_of_mark = np.array(moves)


# --- templates

# Bound by `build` in `batch/ptx.py`, and by the tests. Functions (`functions_to_bind`):
deal: Any = unbound  # LoopFunctions.deal, like the two below
decide: Any = unbound
finish: Any = unbound
asked: Any = unbound  # Game.rules.asked, like the three below
apply: Any = unbound
mark: Any = unbound
observe: Any = unbound
advise: Any = unbound  # Player.choose
# Numbers and tables (`tables_to_bind`):
QUESTIONS: Any = None  # how many there are
MARKS: Any = None  # how many there are
WORDS: Any = None  # of a legal mask
EVENT_KINDS: Any = None  # how many there are
CHECKED: Any = None  # whether players might make moves that are not legal; a random one does not
BASE_OF_QUESTION: Any = None  # Marks.base_of_question
MOVE_OF_MARK: Any = None  # Marks.move_of_mark
FIRST: Any = None  # by question, the first move that answers it
# The compiler, and the types of records:
cuda: Any = None  # Numba's, or the tests' emulator
POOL_DTYPE: Any = None  # a game that is being played
EVENTS_DTYPE: Any = None  # counts of events

ATOMIC_WORD: Any = np.uint32
ATOMIC_LONG: Any = np.uint64


def play_games(
    blank: Any, pool: Any, rows: Any, event_counts: Any, dealt: Any, first: int, games: int, again: int
) -> None:
    """Play games first, first + 1, …, each of which leaves a row; without `again` each place is used only once."""
    thread = cuda.threadIdx.x
    lane = thread & (WARP - 1)
    turn = (thread // WARP) % WORDS_OF_LANE  # warps begin their search in different places
    base = cuda.blockIdx.x * POOL
    marks = cuda.shared.array(POOL_WORDS, ATOMIC_WORD)
    counts = cuda.shared.array(MARKS, np.int32)
    finished = cuda.shared.array(1, np.int32)
    words = cuda.local.array(WORDS, np.uint64)
    views = cuda.local.array(1, POOL_DTYPE)
    events = cuda.local.array(1, EVENTS_DTYPE)
    mask = words.view(np.int8)
    for place in range(WORDS):
        words[place] = 0
    for kind in range(EVENT_KINDS):
        events[0].tally[kind] = 0
    for bearing in range(thread, MARKS, THREADS):
        counts[bearing] = POOL if bearing == DEAL else 0
    for place in range(thread, POOL_WORDS, THREADS):
        marks[place] = 0
    for game in range(thread, POOL, THREADS):
        pool[base + game] = blank[0]
        pool[base + game].number = -1
    if thread == 0:
        finished[0] = 0
    cuda.syncthreads()

    while True:
        # the mark that most games bear
        key = 0
        for bearing in range(lane, MARKS, WARP):
            count = counts[bearing]
            if count > 0:
                key = max(key, count * KEY + bearing)
        key = max(key, cuda.shfl_xor_sync(FULL, key, 16))
        key = max(key, cuda.shfl_xor_sync(FULL, key, 8))
        key = max(key, cuda.shfl_xor_sync(FULL, key, 4))
        key = max(key, cuda.shfl_xor_sync(FULL, key, 2))
        key = max(key, cuda.shfl_xor_sync(FULL, key, 1))
        if key == 0:  # the others have all the games that are left
            cuda.threadfence_block()
            if cuda.all_sync(FULL, finished[0] >= POOL):
                break
            cuda.nanosleep(200)
            continue
        todo = key % KEY

        # a game for each lane: every lane looks at a share of the pool, four marks at a time
        game = -1
        place = turn * WARP + lane
        for _ in range(WORDS_OF_LANE):
            if game < 0:
                four = np.int64(marks[place])
                other = four ^ (todo * EVERY_BYTE)
                hits = (other - EVERY_BYTE) & ~other & HIGH_BITS
                if hits != 0:
                    shift = np.int64(cuda.ffs(hits)) - 8
                    claimed = ATOMIC_WORD(four | (CLAIMED << shift))
                    if np.int64(cuda.atomic.cas(marks, place, ATOMIC_WORD(four), claimed)) == four:
                        game = place * IN_WORD + (shift >> 3)
            place = (place + WARP) % POOL_WORDS
            if cuda.all_sync(FULL, game >= 0):
                break
        taken = np.int32(cuda.popc(cuda.ballot_sync(FULL, game >= 0)))
        if lane == 0 and taken > 0:
            cuda.atomic.add(counts, todo, -taken)
        cuda.threadfence_block()

        # the same for all of them
        if game >= 0:
            i = base + game
            then: Any = FINISHED
            if todo == DEAL:
                value: Any = np.int64(pool[i].number)
                if value >= 0:
                    finish(pool, i, rows[value - first])
                if value < 0 or again != 0:
                    value = np.int64(cuda.atomic.add(dealt, 0, ATOMIC_LONG(1)))
                    if value < games:
                        deal(pool, i, first + value, events)
                        then = 1 + np.int64(pool[i].question)
            else:
                seat = first_seat(asked(pool, i))
                move = -1
                if todo <= QUESTIONS:
                    move = decide(pool, i, seat, words, mask, views, 0)
                    if CHECKED and move < 0:
                        move = WILD
                    if BASE_OF_QUESTION[todo - 1] != 0:
                        own = BASE_OF_QUESTION[todo - 1] + move
                        if not CHECKED or QUESTIONS < own < MARKS:
                            then = own
                            move = -1
                else:
                    move = MOVE_OF_MARK[todo]
                if move >= 0:
                    outcome = apply(pool, i, seat, move, events)
                    pool[i].moves += 1
                    then = DEAL if asked(pool, i) == 0 else 1 + np.int64(pool[i].question)
                    if CHECKED and outcome < 0:
                        pool[i].moves = REFUSED
                        then = DEAL
            cuda.threadfence_block()
            cuda.atomic.xor(marks, game // IN_WORD, ATOMIC_WORD((CLAIMED ^ then) << ((game % IN_WORD) * 8)))
            if then == FINISHED:
                cuda.atomic.add(finished, 0, np.int32(1))
            else:
                cuda.atomic.add(counts, then, np.int32(1))
        cuda.syncwarp()

    for kind in range(EVENT_KINDS):
        count = events[0].tally[kind]
        if count > 0:
            cuda.atomic.add(event_counts, kind, ATOMIC_LONG(count))


# --- stepping: one move in every game, made by the owner of the arrays


def begin(blank: Any, pool: Any, first: int) -> None:
    """Deal one game in each place of the pool."""
    i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
    events = cuda.local.array(1, EVENTS_DTYPE)
    if i < pool.shape[0]:
        pool[i] = blank[0]
        deal(pool, i, first + i, events)


def step(pool: Any, moves: Any, refused: Any, ended: Any, rows: Any) -> None:
    """Make one move in each game; where a game ends, its row is written and another one is dealt.

    A move that is not legal changes nothing, and its reason is written down. The games of a block are stepped in the
    order of their moves, so that lanes do the same; then those that have ended are dealt anew.
    """
    thread = cuda.threadIdx.x
    base = cuda.blockIdx.x * POOL
    here = min(POOL, pool.shape[0] - base)
    starts = cuda.shared.array(MARKS, np.int32)
    ranks = cuda.shared.array(POOL, np.int32)
    order = cuda.shared.array(POOL, np.int32)
    ends = cuda.shared.array(1, np.int32)
    events = cuda.local.array(1, EVENTS_DTYPE)
    for bearing in range(thread, MARKS, THREADS):
        starts[bearing] = 0
    if thread == 0:
        ends[0] = 0
    cuda.syncthreads()
    for game in range(thread, here, THREADS):
        ranks[game] = cuda.atomic.add(starts, mark_of(pool, base + game, moves[base + game]), np.int32(1))
    cuda.syncthreads()
    if thread == 0:
        total = 0
        for bearing in range(MARKS):
            count = starts[bearing]
            starts[bearing] = total
            total += count
    cuda.syncthreads()
    for game in range(thread, here, THREADS):
        order[starts[mark_of(pool, base + game, moves[base + game])] + ranks[game]] = game
    cuda.syncthreads()
    for place in range(thread, here, THREADS):
        i = base + order[place]
        seat = first_seat(asked(pool, i))
        outcome = apply(pool, i, seat, moves[i], events)
        refused[i] = -min(outcome, 0)
        ended[i] = 0
        if outcome >= 0:
            pool[i].moves += 1
            if asked(pool, i) == 0:
                ended[i] = 1
                ranks[cuda.atomic.add(ends, 0, np.int32(1))] = order[place]
    cuda.syncthreads()
    for place in range(thread, ends[0], THREADS):
        i = base + ranks[place]
        finish(pool, i, rows[i])
        deal(pool, i, pool[i].number + pool.shape[0], events)


def mark_of(pool: Any, i: int, move: int) -> Any:
    """The mark of a move, or of the question where its answers are alike; a move out of all bounds bears none."""
    question = np.int64(pool[i].question)
    bearing = 1 + question if BASE_OF_QUESTION[question] == 0 else BASE_OF_QUESTION[question] + move
    return bearing if 0 < bearing < MARKS else 0


def show(pool: Any, seats: Any, words: Any, observations: Any) -> None:
    """For each game the seat that is asked, its legal moves, and what it sees."""
    i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
    if i < pool.shape[0]:
        seat = first_seat(asked(pool, i))
        seats[i] = seat
        own = words[i]
        for place in range(WORDS):
            own[place] = 0
        mark(pool, i, seat, own.view(np.int8))
        if observations.shape[0] > 0:
            observe(pool, i, seat, observations[:, i])


def choose_moves(pool: Any, words: Any, moves: Any) -> None:
    """A legal move for each game, by the first of the players."""
    i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
    if i < pool.shape[0]:
        own = words[i]
        mask = own.view(np.int8)
        count = 0
        for move in range(mask.shape[0]):
            count += mask[move]
        begin = FIRST[pool[i].question]
        moves[i] = advise(pool, i, first_seat(asked(pool, i)), own, begin, count, pool[i].stream)
