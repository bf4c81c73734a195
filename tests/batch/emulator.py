"""A GPU in Python: runs a kernel with a thread for each lane, so that its very lines are tested where there is no GPU.

Lanes of a warp meet at every exchange between them, threads of a block at its barriers, and atomics are atomic. What
lanes do in between they do in any order, which a GPU is free to do as well.
"""

import time
from threading import Barrier, Lock, Thread
from types import SimpleNamespace
from typing import Any

import numpy as np

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.records import Interpreted

WARP = 4  # lanes: a thread of Python each, so there are fewer than on a GPU


class Block:
    """What the threads of a block share."""

    def __init__(self, threads: int) -> None:
        self.lock = Lock()
        self.barrier = Barrier(threads)
        self.arrays: dict[int, Any] = {}
        self.warps = [SimpleNamespace(barrier=Barrier(WARP), values=[0] * WARP) for _ in range(threads // WARP)]


class Cuda:
    """Numba's `cuda` as one thread of a kernel sees it."""

    def __init__(self, block: Block, number: int, thread: int, threads: int) -> None:
        self.block, self.warp, self.lane = block, block.warps[thread // WARP], thread % WARP
        self.threadIdx, self.blockIdx = SimpleNamespace(x=thread), SimpleNamespace(x=number)
        self.blockDim = SimpleNamespace(x=threads)
        self.shared, self.local = SimpleNamespace(array=self._shared), SimpleNamespace(array=array)
        self.atomic = SimpleNamespace(add=self._add, xor=self._xor, cas=self._cas)
        self.declared = 0

    def _shared(self, size: int, kind: Any) -> Any:
        self.declared += 1  # the same declaration for all threads: they pass it in the same order
        with self.block.lock:
            return self.block.arrays.setdefault(self.declared, array(size, kind))

    def _change(self, target: Any, place: int, change: Any) -> Any:
        with self.block.lock:
            old = target[place]
            target[place] = change(int(old))
        return old

    def _add(self, target: Any, place: int, value: Any) -> Any:
        return self._change(target, place, lambda old: old + int(value))

    def _xor(self, target: Any, place: int, value: Any) -> Any:
        return self._change(target, place, lambda old: old ^ int(value))

    def _cas(self, target: Any, place: int, expected: Any, value: Any) -> Any:
        return self._change(target, place, lambda old: int(value) if old == int(expected) else old)

    def _exchange(self, value: Any) -> list[Any]:
        """What every lane of the warp says, known to all of them."""
        self.warp.values[self.lane] = value
        self.warp.barrier.wait()
        said = list(self.warp.values)
        self.warp.barrier.wait()
        return said

    def syncthreads(self) -> None:
        self.block.barrier.wait()

    def syncwarp(self) -> None:
        self.warp.barrier.wait()

    def shfl_xor_sync(self, lanes: int, value: Any, step: int) -> Any:
        return self._exchange(value)[self.lane ^ step] if step < WARP else value

    def all_sync(self, lanes: int, value: Any) -> bool:
        return all(self._exchange(bool(value)))

    def ballot_sync(self, lanes: int, value: Any) -> int:
        return sum(1 << lane for lane, said in enumerate(self._exchange(bool(value))) if said)

    def threadfence_block(self) -> None:
        """Python's threads see what others wrote."""

    def nanosleep(self, nanoseconds: int) -> None:
        time.sleep(1e-4)

    @staticmethod
    def popc(bits: int) -> int:
        return int(bits).bit_count()

    @staticmethod
    def ffs(bits: int) -> int:
        return (int(bits) & -int(bits)).bit_length()


def array(size: int, kind: Any) -> Any:
    """Memory full of what was there before: kernels must not count on zeros."""
    kind = np.dtype(kind)
    made = np.zeros(size, kind)
    made.view(np.uint8)[...] = 0xAB
    return with_attributes(made) if kind.names else made


def with_attributes(made: Any) -> Any:
    """Records whose fields are attributes for Python, as they are for compiled rules."""
    return made.view(Interpreted if INTERPRETED else np.recarray)


def launch(kernel: Any, blocks: int, threads: int, *arguments: Any) -> None:
    """Run a kernel, a function of the `cuda` of a thread that returns the thread's own kernel, block after block."""
    failed: list[BaseException] = []

    def run(cuda: Cuda) -> None:
        try:
            kernel(cuda)(*arguments)
        except BaseException as why:  # a lane that is lost would leave the others waiting for ever
            failed.append(why)
            cuda.block.barrier.abort()
            cuda.warp.barrier.abort()

    for number in range(blocks):
        block = Block(threads)
        lanes = [Thread(target=run, args=(Cuda(block, number, thread, threads),)) for thread in range(threads)]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()
        if failed:
            raise failed[0]
