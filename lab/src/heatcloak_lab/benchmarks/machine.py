"""Facts and measurements of this machine: versions, memory, processor time, and methods timed in turns."""

from __future__ import annotations

import ctypes
import gc
import os
import platform
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from scipy.special import bdtr

X = TypeVar("X")
Y = TypeVar("Y")

_LEVEL = 0.05


class Turn(NamedTuple, Generic[X, Y]):
    """One call.

    Attributes:
        name: name of the method.
        seconds: duration.
        given: the input.
        answer: the return value.
    """

    name: str
    seconds: float
    given: X
    answer: Y


def interleave(
    methods: Mapping[str, Callable[[X], Y]],
    inputs: Iterable[X],
    clock: Callable[[], float] = time.perf_counter,
) -> Iterator[list[Turn[X, Y]]]:
    """Call every method once on each input, starting with another one each time.

    Args:
        methods: the methods by name; one that is removed is not called again.
        inputs: the inputs.
        clock: a monotonic clock in seconds.

    Yields:
        The turns of one input.
    """
    for number, given in enumerate(inputs):
        names = list(methods)
        first = number % max(len(names), 1)
        turns = []
        for name in names[first:] + names[:first]:
            started = clock()
            answer = methods[name](given)
            turns.append(Turn(name, clock() - started, given, answer))
        yield turns


class Median(NamedTuple):
    """A median with its interval."""

    value: float
    low: float
    high: float


def median_interval(values: Iterable[float]) -> Median:
    """Return the median with a distribution-free 95 % interval.

    The interval is between the k-th order statistics from both ends, with the largest k for which
    P[Binomial(N, ½) < k] ≤ 0.025. For fewer than six values it is their range.

    Args:
        values: at least one.
    """
    ordered = sorted(values)
    count = len(ordered)
    at_most = bdtr(np.arange(count, dtype=np.float64), count, 0.5)
    edge = max(int(np.count_nonzero(at_most <= _LEVEL / 2.0)) - 1, 0)
    return Median(statistics.median(ordered), ordered[edge], ordered[count - 1 - edge])


PEERS = ("cvxpy", "clarabel", "ecos", "scs", "spgl1", "scikit-learn", "pot")
"""Distributions that are benchmarked as peers."""
_LIBRARIES = ("numpy", "scipy", "numba")
_TICKS = os.sysconf("SC_CLK_TCK")


def machine_facts() -> dict[str, object]:
    """Return the facts for comparing two runs, without anything that identifies the machine.

    The version of a distribution that is not installed is None.
    """
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "blas": _blas(),
        "libraries": {name: _version(name) for name in _LIBRARIES},
        "peers": {name: _version(name) for name in PEERS},
    }


def _version(distribution: str) -> str | None:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def _blas() -> list[dict[str, object]]:
    """Return the loaded linear algebra libraries and their numbers of threads."""
    # Importing NumPy loads its library.
    import numpy as np  # noqa: F401
    from threadpoolctl import threadpool_info

    return [
        {"library": found["internal_api"], "version": found["version"], "threads": found["num_threads"]}
        for found in threadpool_info()
        if found["user_api"] == "blas"
    ]


def load_average() -> float:
    """Return the mean number of runnable processes of the last minute."""
    return os.getloadavg()[0]


def reset_peak_memory() -> bool:
    """Reset the peak of this process's resident memory; return False if the system can't.

    Linux only. ``ru_maxrss`` is not used, because a process inherits it from its parent.
    """
    gc.collect()
    try:
        # Return freed memory to the system, so that it does not hide the next peak.
        ctypes.CDLL(None).malloc_trim(0)
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    except (AttributeError, OSError):
        return False
    return True


def current_memory() -> int:
    """Return the resident bytes of this process; the maximum so far if the system does not tell."""
    return _status_bytes("self", "VmRSS") or _max_resident()


def peak_memory() -> int:
    """Return the peak of this process's resident bytes since the last reset, or since its start."""
    return _status_bytes("self", "VmHWM") or _max_resident()


def resident_bytes(pid: int) -> int:
    """Return the resident bytes of a process (Linux).

    Raises:
        OSError: there is no such process.
    """
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    return _bytes_of(lines, "VmRSS")


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process, ended threads included, in clock ticks (Linux)."""
    # The fields follow the name, which is in parentheses and may contain anything.
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def live_thread_seconds(pid: int) -> float:
    """Return the processor time of all running threads of a process, in nanosecond resolution (Linux)."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def _status_bytes(pid: int | str, key: str) -> int:
    try:
        return _bytes_of(Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace"), key)
    except OSError:
        return 0


def _bytes_of(status: str, key: str) -> int:
    lines = (line for line in status.splitlines() if line.startswith(f"{key}:"))
    return next((int(line.split()[1]) * 1024 for line in lines), 0)


def _max_resident() -> int:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
