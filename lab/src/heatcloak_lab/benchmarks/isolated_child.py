"""The process that measures one method alone.

``python -m heatcloak_lab.benchmarks.isolated_child KIND NAME`` reads one task per line and
answers in JSON lines.
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

from heatcloak_lab.benchmarks.emd_methods import COMPARISONS, EmdProbe
from heatcloak_lab.benchmarks.heatmaps import KIND as HEATMAPS
from heatcloak_lab.benchmarks.heatmaps import HeatmapProbe
from heatcloak_lab.benchmarks.isolated_worker import Probe
from heatcloak_lab.benchmarks.machine import current_memory, peak_memory, reset_peak_memory
from heatcloak_lab.benchmarks.privacy_map import KIND as PRIVACY_MAP
from heatcloak_lab.benchmarks.privacy_map import PrivacyMapProbe
from heatcloak_lab.benchmarks.recovery_methods import RecoveryProbe
from heatcloak_shared.errors import HeatcloakError, ParameterError

_PARENT_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of <sys/prctl.h>."""


def load_probe(kind: str, name: str) -> Probe:
    """Return the probe of a kind, "recovery", "heatmaps", "privacy-map", "emd" or "emd-graph", and a name.

    Raises:
        ParameterError: the kind is unknown.
    """
    if kind == "recovery":
        return RecoveryProbe(name)
    if kind == HEATMAPS:
        return HeatmapProbe(name)
    if kind == PRIVACY_MAP:
        return PrivacyMapProbe(name)
    if kind in COMPARISONS:
        return EmdProbe(COMPARISONS[kind], name)
    known = ", ".join(("recovery", HEATMAPS, PRIVACY_MAP, *COMPARISONS))
    raise ParameterError(f"unknown kind {kind!r} of a probe: choose from {known}")


def main() -> None:
    """Execute tasks until standard input ends."""
    _yield_to_parent()
    # The output of a solver must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    probe = load_probe(*sys.argv[1:3])
    probe.warm_up()
    _send(answers, ready=True, can_reset_peak=reset_peak_memory())
    for line in sys.stdin:
        task = json.loads(line)
        try:
            _measure(probe, task, answers)
        except (ArithmeticError, ValueError, RuntimeError, MemoryError) as error:
            # Our own errors are safe to show; the text of others may contain details of this machine.
            ours = isinstance(error, HeatcloakError)
            _send(answers, failed=str(error) if ours else type(error).__name__)


def _yield_to_parent() -> None:
    """End with the parent, and be the first to be killed if memory runs out (Linux only)."""
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


def _measure(probe: Probe, task: dict[str, Any], answers: TextIO) -> None:
    prepare = probe.load(task["setting"])
    reset_peak_memory()
    before = current_memory()
    started = time.perf_counter()
    solve = prepare()
    prepared = time.perf_counter() - started
    _send(answers, prepared=prepared)
    times: list[float] = []
    peak, answered = 0, True
    while not times or (len(times) < task["solves"] and sum(times) < task["seconds"]):
        started = time.perf_counter()
        answered = solve(len(times)) and answered
        times.append(time.perf_counter() - started)
        # The peak of the first solve: later ones reuse its memory.
        peak = peak or peak_memory()
    _send(answers, solved=times, bytes=max(peak - before, 0), answered=answered)


def _send(answers: TextIO, **message: object) -> None:
    print(json.dumps(message), file=answers, flush=True)


if __name__ == "__main__":
    main()
