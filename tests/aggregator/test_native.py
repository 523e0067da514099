"""Native functions: compiled once for a processor, and again when their source changes."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.native import NativeFunction, cache, function
from heatcloak_aggregator.native.installation import package_functions
from heatcloak_aggregator.native.sources import tokens
from heatcloak_aggregator.recovery import least_squares

_CONSTANTS = "import numpy as np\nSTEP = {step}\nWEIGHTS = np.array([{weight}])\n"
_KERNEL = """
from heatcloak_aggregator.native import kernel
from constants import STEP, WEIGHTS

@kernel
def step(values, i):
    values[i] {sign}= STEP * WEIGHTS[0]
"""
_CALLER = """
from typing import NamedTuple
from heatcloak_aggregator.native import native
from kernels import step

class Walk(NamedTuple):
    values: object
    times: int

@native("walk=Walk(values[n] times:i8) doubled[one] -> i8")
def walk_all(walk, doubled):
    for i in range(walk.values.size):
        for _ in range(walk.times):
            step(walk.values, i)
        doubled[0] += 2 * walk.values[i]
    return walk.values.size
"""
_PROGRAM = """
import logging, pathlib, sys
import numpy as np
from heatcloak_aggregator.native import cache
logging.basicConfig(level=logging.INFO, format="%(message)s")
cache.PACKAGE = pathlib.Path(sys.argv[1])
from caller import Walk, walk_all
values, doubled = np.arange(3.0), np.zeros(1)
count = walk_all.call(Walk(values, 2), doubled)
print(count, *values, *doubled, "numba" in sys.modules)
"""
_EXPECTED = ["3", "2.0", "3.0", "4.0", "18.0", "False"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with three modules, each of which uses the one before."""
    (tmp_path / "constants.py").write_text(_CONSTANTS.format(step=1.0, weight=1.0))
    (tmp_path / "kernels.py").write_text(_KERNEL.format(sign="+"))
    (tmp_path / "caller.py").write_text(_CALLER)
    return tmp_path


def run(folder: Path) -> tuple[list[str], str]:
    """Run the program in a process and folders of its own; return its output, and how it compiled."""
    # Exclude effects of hashing, and of Python's cache of sources that change within a second.
    variables = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    variables |= {"NUMBA_CACHE_DIR": str(folder / "cache")}
    variables.pop("PYTHONHASHSEED", None)
    finished = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(folder / "package")],
        capture_output=True,
        text=True,
        check=True,
        env=variables,
    )
    how = "Numba" if "with Numba" in finished.stderr else "LLVM" if "compiling" in finished.stderr else ""
    return finished.stdout.split(), how


def test_a_second_process_loads_code_that_the_first_compiled(folder: Path) -> None:
    assert run(folder) == (_EXPECTED, "Numba")
    assert run(folder) == (_EXPECTED, "")
    (file,) = (folder / "cache").iterdir()
    # It is executed as it is found.
    assert stat.S_IMODE(file.stat().st_mode) & 0o022 == 0, "only the owner can write it"


@pytest.mark.slow
def test_code_is_compiled_again_when_a_kernel_or_a_constant_changes(folder: Path) -> None:
    run(folder)
    (folder / "kernels.py").write_text(_KERNEL.format(sign="-"))
    (folder / "constants.py").write_text(_CONSTANTS.format(step=2.0, weight=1.0))
    assert run(folder) == (["3", "-4.0", "-3.0", "-2.0", "-18.0", "False"], "Numba")
    (folder / "constants.py").write_text(_CONSTANTS.format(step=2.0, weight=0.5))
    assert run(folder) == (["3", "-2.0", "-1.0", "0.0", "-6.0", "False"], "Numba")
    assert run(folder)[1] == ""


def test_damaged_object_files_are_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_folders", lambda: iter([tmp_path]))
    monkeypatch.setattr(function, "functions", {})
    gain, values = np.array([0.5, -2.0]), np.array([1.0, 0.25])

    def call_anew() -> float:
        shortfall = NativeFunction(least_squares._shortfall_of.__wrapped__, "gain[n] values[n] -> f8")
        return float(shortfall.call(gain, values))

    assert call_anew() == 0.5
    (file,) = tmp_path.iterdir()
    sound = file.read_bytes()
    for damaged in (sound[:-100], b"", bytes(200)):
        file.write_bytes(damaged)
        assert call_anew() == 0.5
        assert file.read_bytes() == sound


def test_the_package_folder_is_used_if_the_chosen_cache_folder_is_not_writable(folder: Path) -> None:
    """As in a container: the environment names a file."""
    (folder / "cache").write_text("not a folder")
    assert run(folder) == (_EXPECTED, "Numba")
    assert run(folder) == (_EXPECTED, "")
    assert [file.name for file in (folder / "package" / "__pycache__").iterdir()] == ["caller.walk_all.o"]


def test_a_function_that_allocates_is_refused(folder: Path) -> None:
    (folder / "caller.py").write_text(
        _CALLER.replace("    for i", "    copies = np.zeros(walk.values.size)\n    for i", 1)
        .replace("doubled[0] +=", "copies[i] = doubled[0]; doubled[0] += copies.sum() +")
        .replace("from typing", "import numpy as np\nfrom typing")
    )
    with pytest.raises(subprocess.CalledProcessError) as caught:
        run(folder)
    assert "native functions must not allocate or raise" in caught.value.stderr
    assert not (folder / "cache").exists()


def test_arguments_of_another_type_or_shape_are_refused() -> None:
    no_op = NativeFunction(lambda a, b: 0, "a[n] b[n]:i8 -> i8")
    floats, integers = np.zeros(3), np.zeros(3, np.int64)
    for wrong in (integers, np.zeros((3, 1)), np.zeros(6)[::2]):
        with pytest.raises(TypeError, match="a must be a C-contiguous 1-dimensional array of float64"):
            no_op.call(wrong, integers)
    with pytest.raises(ValueError, match="b has n = 2, others have 3"):
        no_op.call(floats, integers[:2])
    with pytest.raises(ValueError, match=r"unexpected '\?'"):
        NativeFunction(lambda a: 0, "a[n]? -> i8")


def test_the_shipped_ir_is_that_of_the_source() -> None:
    """Renew it with ``python -m heatcloak_aggregator.native --lower``."""
    functions = package_functions()
    assert [each.name for each in functions if not each.has_current_ir] == []
    assert {each.shipped_ir for each in functions} == {*functions[0].shipped_ir.parent.iterdir()}


def test_comments_docstrings_and_layout_do_not_count_as_a_change() -> None:
    short = "@native('a[n]')\ndef f(a):\n    a[0] = 1.0\n"
    long = "@native('a[n]')\ndef f(a):\n    '''Set it.'''\n    # Set it.\n\n    a[0]  =  1.0  # set\n"
    assert tokens(short) == tokens(long)
    assert tokens(short) != tokens(short.replace("1.0", "2.0"))


_RECOVERY = """
import logging, sys
import numpy as np
logging.basicConfig(level=logging.INFO, format="%(message)s")
from heatcloak_aggregator import GraphDomain, IntervalDomain, bpdn, posterior
for operator in (IntervalDomain(20, 10).operator(0.05), GraphDomain(3, [(0, 1), (1, 2)]).operator(0.5)):
    readings = operator.matrix()[:, 1]
    print(bpdn(operator, readings, 0.1).status)
    posterior(operator, readings, 0.1, moves=1000).vicinity(0.5)
print("numba" in sys.modules)
"""


def test_a_fresh_installation_recovers_without_numba(tmp_path: Path) -> None:
    """Numba would take 10 to 20 s."""
    cache = {"NUMBA_CACHE_DIR": str(tmp_path)}
    finished = subprocess.run(
        [sys.executable, "-c", _RECOVERY], capture_output=True, text=True, check=True, env=os.environ | cache
    )
    assert finished.stdout.split() == ["optimal", "optimal", "False"]
    assert "with Numba" not in finished.stderr


_BPDN = """
import sys
import numpy as np
from heatcloak_aggregator import IntervalDomain, bpdn
operator = IntervalDomain(100, 50).operator(0.05)
bpdn(operator, operator.matrix()[:, 23], 0.1)
print(*sorted({"scipy.linalg", "scipy.special"} & {*sys.modules}))
"""


def test_basis_pursuit_does_not_import_scipy() -> None:
    """It would take most of a second in every process."""
    finished = subprocess.run([sys.executable, "-c", _BPDN], capture_output=True, text=True, check=True)
    assert finished.stdout.strip() == ""


def test_native_and_interpreted_code_agree() -> None:
    """The same functions, called in Python, are the oracle of how they are compiled and called."""
    from heatcloak_aggregator.recovery.certificate import gap_from_prices, gap_kernel
    from heatcloak_aggregator.recovery.least_squares import shortfall

    rng = np.random.default_rng(1)
    price, estimate = rng.normal(size=50), rng.uniform(size=50)
    residual, dual = rng.normal(size=9), rng.normal(size=9)
    assert gap_from_prices(price, estimate, residual, 3.0, dual) == pytest.approx(
        gap_kernel(price, estimate, residual, 3.0, dual), rel=1e-12
    )
    expected = np.maximum(price, 0.0).sum() - price @ estimate
    assert shortfall(price, estimate) == pytest.approx(expected, rel=1e-12)
    # Parts of a larger array, which are not contiguous.
    assert shortfall(price[::2], estimate[::2]) == pytest.approx(
        shortfall(price[::2].copy(), estimate[::2].copy())
    )
