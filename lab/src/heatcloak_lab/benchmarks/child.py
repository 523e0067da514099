"""The process that measures one method alone: its memory, and how it grows, where nothing else can be hurt.

``python -m heatcloak_lab.benchmarks.child KIND NAME`` reads a task a line and answers in JSON lines.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from heatcloak_lab.benchmarks import memory
from heatcloak_lab.benchmarks.probes import Probe, load_probe
from heatcloak_shared.errors import HeatcloakError

_PARENT_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of <sys/prctl.h>."""


def main() -> int:
    """Serve tasks until standard input ends."""
    _yield_to_the_parent()
    # What a solver prints must not mix with our answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    probe = load_probe(*sys.argv[1:3])
    probe.warm_up()
    _say(answers, ready=True, forgets=memory.forget_peak())
    for line in sys.stdin:
        task = json.loads(line)
        try:
            _measure(probe, task, answers)
        except (ArithmeticError, ValueError, RuntimeError, MemoryError) as error:
            # Our own text names cause and remedy; another's might name this machine.
            ours = isinstance(error, HeatcloakError)
            _say(answers, failed=str(error) if ours else type(error).__name__)
    return 0


def _yield_to_the_parent() -> None:
    """End with whoever started us, however that ends, and be the first to go where memory runs out.

    Both are Linux's; elsewhere a solve that is under way outlives a parent that was killed.
    """
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


def _measure(probe: Probe, task: dict[str, Any], answers: TextIO) -> None:
    job = probe.load(task["setting"])
    memory.forget_peak()
    before = memory.held_bytes()
    started = time.perf_counter()
    solve = job()
    prepared = time.perf_counter() - started
    _say(answers, prepared=prepared)
    times: list[float] = []
    peak, answered = 0, True
    while not times or (len(times) < task["solves"] and sum(times) < task["seconds"]):
        started = time.perf_counter()
        answered = solve(len(times)) and answered
        times.append(time.perf_counter() - started)
        # The first counts: later ones find what it left behind.
        peak = peak or memory.peak_bytes()
    _say(answers, solved=times, bytes=max(peak - before, 0), answered=answered)


def _say(answers: TextIO, **message: object) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


if __name__ == "__main__":
    sys.exit(main())
