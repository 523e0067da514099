"""Native functions: kept between processes without Numba, and never older than what they were made from."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

_CALLED = """
from heatcloak_aggregator.native import part

STEP = {step}

@part
def step(values, i):
    values[i] {sign}= STEP
"""
_CALLER = """
from heatcloak_aggregator.native import Native
from called import step

def _walk(values, times, doubled):
    for i in range(values.size):
        for _ in range(times):
            step(values, i)
        doubled[0] += 2 * values[i]
    return values.size

walk = Native(_walk, "values[n] times:i8 doubled[one] -> i8")
"""
_PROGRAM = """
import sys
import numpy as np
from caller import walk
values, doubled = np.arange(3.0), np.zeros(1)
count = walk(values.ctypes.data, 2, doubled.ctypes.data, 3, 1)
print(count, *values, *doubled, "numba" in sys.modules)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "called.py").write_text(_CALLED.format(step="1.0", sign="+"))
    (tmp_path / "caller.py").write_text(_CALLER)
    return tmp_path


def run(folder: Path, **more: str) -> list[str]:
    """What the program prints in a process of its own: the results, and whether Numba was imported."""
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    surroundings |= {"NUMBA_CACHE_DIR": str(folder / "kept"), **more}
    finished = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True, env=surroundings
    )
    return finished.stdout.split()


def test_a_second_process_runs_what_the_first_compiled_without_numba(folder: Path) -> None:
    assert run(folder) == ["3", "2.0", "3.0", "4.0", "18.0", "True"]
    assert run(folder) == ["3", "2.0", "3.0", "4.0", "18.0", "False"]


def test_code_is_compiled_anew_when_what_it_calls_changes(folder: Path) -> None:
    run(folder)
    (folder / "called.py").write_text(_CALLED.format(step="1.0", sign="-"))
    assert run(folder) == ["3", "-2.0", "-1.0", "0.0", "-6.0", "True"]
    (folder / "called.py").write_text(_CALLED.format(step="2.0", sign="-"))
    assert run(folder)[1:] == ["-4.0", "-3.0", "-2.0", "-18.0", "True"]
    assert run(folder)[1:] == ["-4.0", "-3.0", "-2.0", "-18.0", "False"]


def test_code_that_was_damaged_on_disk_is_compiled_anew(folder: Path) -> None:
    run(folder)
    (file,) = (folder / "kept").iterdir()
    for damaged in (file.read_bytes()[:-100], b"", bytes(200)):
        file.write_bytes(damaged)
        assert run(folder) == ["3", "2.0", "3.0", "4.0", "18.0", "True"]
    assert run(folder)[-1] == "False"


def test_where_the_first_folder_can_not_be_written_the_next_one_is_used(folder: Path) -> None:
    """As in a container: the cache folder that is named is a file, so it can be neither read nor written."""
    (folder / "kept").write_text("not a folder")
    package = Path(__file__).parents[2] / "aggregator/src/heatcloak_aggregator/__pycache__"
    before = set(package.glob("caller.*")) if package.exists() else set()
    try:
        assert run(folder, XDG_CACHE_HOME=str(folder / "home"))[:-1] == ["3", "2.0", "3.0", "4.0", "18.0"]
        assert run(folder, XDG_CACHE_HOME=str(folder / "home"))[-1] == "False"
    finally:
        for file in set(package.glob("caller.*")) - before:
            file.unlink()


def test_kept_code_can_be_written_by_its_owner_only(folder: Path) -> None:
    """It is run as it is found."""
    run(folder)
    (file,) = (folder / "kept").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) & 0o022 == 0


def test_a_function_that_allocates_runs_but_is_not_kept(folder: Path) -> None:
    (folder / "caller.py").write_text(
        "import numpy as np\nfrom heatcloak_aggregator.native import Native\n"
        "def _walk(values, times, doubled):\n"
        "    copies = np.zeros(values.size)\n"
        "    for i in range(values.size):\n        copies[i] = times + values[i]\n"
        "    doubled[0] = 2.0 * copies.sum()\n    return values.size\n"
        'walk = Native(_walk, "values[n] times:i8 doubled[one] -> i8")\n'
    )
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(folder / "kept")}
    finished = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True, env=surroundings
    )
    assert finished.stdout.split()[:-1] == ["3", "0.0", "1.0", "2.0", "18.0"]
    assert "let it allocate and raise nothing" in finished.stderr
    assert not (folder / "kept").exists()


_RECOVERY = """
import sys
import numpy as np
from heatcloak_aggregator import IntervalDomain, bpdn
operator = IntervalDomain(100, 50).operator(0.05)
readings = operator.matrix() @ np.eye(100)[23]
print(bpdn(operator, readings, 0.1).status)
print(*sorted({"numba", "scipy.linalg", "scipy.special"} & {*sys.modules}))
"""


def test_basis_pursuit_imports_neither_numba_nor_scipy_once_it_is_compiled() -> None:
    """They would take most of a second in every process."""
    for _ in range(2):
        finished = subprocess.run(
            [sys.executable, "-c", _RECOVERY], capture_output=True, text=True, check=True
        )
    assert finished.stdout.splitlines() == ["optimal", ""]


def test_native_and_interpreted_code_agree() -> None:
    """The same functions, called in Python, are the oracle of how they are compiled and called."""
    from heatcloak_aggregator.recovery.certificate import gap_at, gap_between
    from heatcloak_aggregator.recovery.least_squares import shortfall

    rng = np.random.default_rng(1)
    price, estimate = rng.normal(size=50), rng.uniform(size=50)
    residual, dual = rng.normal(size=9), rng.normal(size=9)
    assert gap_at(price, estimate, residual, 3.0, dual) == pytest.approx(
        gap_between(price, estimate, residual, 3.0, dual), rel=1e-12
    )
    expected = np.maximum(price, 0.0).sum() - price @ estimate
    assert shortfall(price, estimate) == pytest.approx(expected, rel=1e-12)
    # Parts of a larger array, which are not contiguous.
    assert shortfall(price[::2], estimate[::2]) == pytest.approx(
        shortfall(price[::2].copy(), estimate[::2].copy())
    )
