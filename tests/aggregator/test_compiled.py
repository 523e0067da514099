"""Compiled code is kept between processes, and is never older than the source that it was made from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

_NUMBERS = "STEP = {step}.0\n"
_CALLED = """
from heatcloak_aggregator.compiled import compiled
from numbers_of_it import STEP

@compiled
def step(x):
    return x {sign} STEP
"""
_CALLER = """
from heatcloak_aggregator.compiled import compiled, compiled_sum
from called import step

@compiled_sum
def twice(x):
    return step(step(x))

@compiled
def four_times(x):
    return twice(twice(x))
"""
_PROGRAM = """
import caller
value = caller.four_times(0.0)
print(value, sum(caller.four_times.stats.cache_hits.values()))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three modules, each of which takes something from the one before."""
    (tmp_path / "numbers_of_it.py").write_text(_NUMBERS.format(step=1))
    (tmp_path / "called.py").write_text(_CALLED.format(sign="+"))
    (tmp_path / "caller.py").write_text(_CALLER)
    return tmp_path


def run(folder: Path) -> tuple[float, int]:
    """What the outermost function returns in a new process, and how often its code was found on disk."""
    # Neither hashing nor Python's own cache of sources that change within a second may decide.
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    surroundings.pop("PYTHONHASHSEED", None)
    surroundings["NUMBA_CACHE_DIR"] = str(folder / "kept")
    finished = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True, env=surroundings
    )
    value, hits = finished.stdout.split()
    return float(value), int(hits)


@pytest.mark.slow
def test_code_is_kept_until_what_it_calls_changes(folder: Path) -> None:
    """A second process compiles nothing; one after a change in another file runs the new code."""
    assert run(folder) == (4.0, 0)
    assert run(folder) == (4.0, 1)
    (folder / "called.py").write_text(_CALLED.format(sign="-"))
    assert run(folder) == (-4.0, 0)
    (folder / "numbers_of_it.py").write_text(_NUMBERS.format(step=3))
    assert run(folder) == (-12.0, 0)
    assert run(folder) == (-12.0, 1)


_COUNTING = """
import gc, logging, sys
said = []
class Keeping(logging.Handler):
    def emit(self, record):
        said.append(record.getMessage())
logger = logging.getLogger("heatcloak_aggregator.compiled")
logger.setLevel(logging.INFO)
logger.addHandler(Keeping())
import numpy
before = gc.get_stats()[0]["collections"], gc.get_threshold()
import caller
caller.four_times(0.0)
print(gc.get_stats()[0]["collections"] - before[0], gc.get_threshold() == before[1], len(said))
"""


def test_loading_rarely_collects_garbage_and_leaves_the_thresholds_alone(folder: Path) -> None:
    """The collector's passes took a third of the time. Compilation is logged once, in no later process."""
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(folder / "kept")}
    collections, said = [], []
    for _ in range(2):
        finished = subprocess.run(
            [sys.executable, "-c", _COUNTING], capture_output=True, text=True, check=True, env=surroundings
        )
        count, same, messages = finished.stdout.split()
        assert same == "True"
        collections.append(int(count))
        said.append(int(messages))
    assert collections[1] < 50
    assert said == [1, 0]
