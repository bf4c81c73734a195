"""Run the parts of `make test`, side by side where they can be, and say how long each one took.

python tools/parts.py PLAN [--begun SECONDS] [ARGUMENT=VALUE…]

A plan is a row of stages, one after the other; a stage is some lanes beside each other; a lane is some targets of the
Makefile, one after the other. What a target says is shown when it has ended; alone in its stage, as it is said.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock

CHECKS = ("tools", "lint", "types", "page", "rooms", "audit")
PLANS: dict[str, tuple[tuple[tuple[str, ...], ...], ...]] = {
    "test": ((CHECKS, ("compile",)), (("modules",),), (("pytest",),)),
    "check": ((("lint", "types", "rooms"), ("nearest",)),),
}


class Run:
    """One run of a plan: what failed, and how long everything took."""

    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.seconds: dict[str, float] = {}
        self.failed = Event()
        self.speaking = Lock()

    def stage(self, lanes: tuple[tuple[str, ...], ...]) -> None:
        """All lanes at once, until one of them fails."""
        with ThreadPoolExecutor(len(lanes)) as threads:
            for done in [threads.submit(self.lane, lane, len(lanes) == 1) for lane in lanes]:
                done.result()

    def lane(self, targets: tuple[str, ...], alone: bool) -> None:
        """One target after the other."""
        for target in targets:
            if not self.failed.is_set():
                self.target(target, alone)

    def target(self, target: str, alone: bool) -> None:
        """Make it; what it says is not mixed with what others say."""
        began = time.monotonic()
        said = {} if alone else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        done = subprocess.run(["make", "--no-print-directory", target, *self.arguments], check=False, **said)
        self.seconds[target] = time.monotonic() - began
        if done.returncode:
            self.failed.set()
        with self.speaking:
            print((done.stdout or b"").decode(errors="replace"), end="", flush=True)

    def report(self, in_all: float) -> str:
        """How long everything took."""
        rows = [*self.seconds.items(), ("in all", in_all)]
        return "\n".join(f"  {name:8} {seconds:6.0f} s" for name, seconds in rows)


def main(plan: str, *rest: str) -> int:
    """Exit code 0 when all parts are good."""
    begun = time.time()
    arguments = list(rest)
    if arguments[:1] == ["--begun"]:
        begun = float(arguments[1])
        del arguments[:2]
    run = Run(arguments)
    if (waited := time.time() - begun) >= 1:
        run.seconds["set-up"] = waited
    for stage in PLANS[plan]:
        if not run.failed.is_set():
            run.stage(stage)
    print(run.report(time.time() - begun))
    print("Something is not good: see above." if run.failed.is_set() else "All good.")
    return int(run.failed.is_set())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
