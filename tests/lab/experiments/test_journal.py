"""The journal of an interrupted run: exact outcomes, damaged lines, and fingerprints."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_lab.experiments import ExperimentError, Question, Sweep
from heatcloak_lab.experiments.engine import fingerprint
from heatcloak_lab.experiments.engine.fingerprint import fingerprint_of
from heatcloak_lab.experiments.engine.journal import Journal, as_recorded, locked
from heatcloak_shared.errors import ConfigError, StoreError

Make = Callable[..., Sweep]
Run = Callable[..., list[Any]]

numbers = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**60), 2**60)
outcomes = st.recursive(
    st.none() | st.booleans() | numbers | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
freely = settings(max_examples=60, deadline=None)


@freely
@given(st.dictionaries(st.text(), outcomes, max_size=6))
def test_recorded_outcomes_are_read_back_bit_for_bit(
    tmp_path_factory: pytest.TempPathFactory, found: dict[str, Any]
) -> None:
    tmp_path = tmp_path_factory.mktemp("journal")
    journal = Journal(tmp_path, "n", "d")
    for key, outcome in found.items():
        journal.add(key, as_recorded(key, outcome))
    journal.close()
    again = Journal(tmp_path, "n", "d")
    assert repr(again.known) == repr(found)
    again.remove()
    assert not again.path.exists()


@freely
@given(st.lists(outcomes, min_size=1, max_size=5), st.data())
def test_a_torn_line_loses_only_itself(
    tmp_path_factory: pytest.TempPathFactory, found: list[Any], data: st.DataObject
) -> None:
    """Whole lines before the cut are used, and later ones are whole."""
    tmp_path = tmp_path_factory.mktemp("journal")
    journal = Journal(tmp_path, "n", "d")
    for at, outcome in enumerate(found):
        journal.add(str(at), outcome)
    journal.close()
    content = journal.path.read_bytes()
    cut = data.draw(st.integers(0, len(content)))
    journal.path.write_bytes(content[:cut])
    torn = Journal(tmp_path, "n", "d")
    whole = content[:cut].count(b"\n")
    # Of the last line, only the line end may be missing.
    assert len(torn.known) in (whole, whole + 1)
    torn.add("new", 1.5)
    torn.close()
    again = Journal(tmp_path, "n", "d")
    assert again.known == {**torn.known, "new": 1.5}
    again.remove()


@freely
@given(st.binary(max_size=200))
def test_a_damaged_journal_raises_nothing_and_only_valid_lines_are_used(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    tmp_path = tmp_path_factory.mktemp("journal")
    Journal(tmp_path, "n", "d").path.write_bytes(content + b'\n[]\n{"key": 1, "outcome": 2}\nnull\n{"key":')
    journal = Journal(tmp_path, "n", "d")
    assert all(isinstance(key, str) for key in journal.known)
    journal.remove()


def test_a_line_with_a_wrong_checksum_is_not_used(tmp_path: Path) -> None:
    journal = Journal(tmp_path, "n", "d")
    journal.add("a", {"scores": [0.25]})
    journal.add("b", 2)
    journal.close()
    whole = journal.path.read_bytes()
    for other in (b"null", b'{"scores": [0.35]}'):
        journal.path.write_bytes(whole.replace(b'{"scores": [0.25]}', other))
        assert Journal(tmp_path, "n", "d").known == {"b": 2}


@pytest.mark.parametrize("outcome", [float("nan"), float("inf"), [np.float32(1.0)], {1, 2}, object()])
def test_an_outcome_that_json_can_not_hold_is_refused(outcome: Any) -> None:
    with pytest.raises(ExperimentError, match=r"^k: the outcome can't be recorded: "):
        as_recorded("k", outcome)


def test_a_full_disk_is_a_one_line_error_and_loses_no_other_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part of the line may have been written."""
    journal = Journal(tmp_path, "n", "d")
    journal.add("a", 1)
    write = os.write
    room = [10]

    def full(handle: int, data: bytes) -> int:
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, data[: room.pop()])

    monkeypatch.setattr("os.write", full)
    with pytest.raises(StoreError, match=r"No space left on device: free space .* finished draws are kept"):
        journal.add("b", 2)
    monkeypatch.undo()
    assert Journal(tmp_path, "n", "d").known == {"a": 1}
    journal.add("c", 3)
    journal.close()
    assert Journal(tmp_path, "n", "d").known == {"a": 1, "c": 3}


def test_a_folder_is_locked_by_one_run_at_a_time(tmp_path: Path) -> None:
    second = pytest.raises(ConfigError, match="another run writes there")
    with locked(tmp_path), second, locked(tmp_path):
        pass
    with locked(tmp_path):
        assert not [*tmp_path.iterdir()]


class Stop(Exception):  # noqa: N818
    """Interrupts a run in these tests."""


def stop_after(draws: int) -> Callable[[float], None]:
    """Return a progress callback that raises after some of the 24 draws of the small sweep."""

    def on_progress(share: float) -> None:
        if share >= draws / 24:
            raise Stop

    return on_progress


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_resumes_with_equal_outcomes(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path, jobs: int
) -> None:
    """Every draw is in the journal once."""
    sweep = make_sweep()
    with pytest.raises(Stop):
        outcomes_of(sweep, trials=6, jobs=jobs, out=tmp_path, on_progress=stop_after(9))
    (journal,) = tmp_path.glob("small-*.partial.jsonl")
    assert len(journal.read_text().splitlines()) == 9
    shares: list[float] = []
    resumed = outcomes_of(sweep, trials=6, jobs=jobs, out=tmp_path, on_progress=shares.append)
    assert shares[0] == 9 / 24
    keys = [json.loads(line)["key"] for line in journal.read_text().splitlines()]
    assert len(keys) == len(set(keys)) == 24
    assert resumed == outcomes_of(sweep, trials=6)
    # A run with more trials continues the same run.
    outcomes_of(sweep, trials=7, jobs=1, out=tmp_path)
    assert len(journal.read_text().splitlines()) == 28


def test_the_journal_of_another_run_is_neither_used_nor_changed(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path
) -> None:
    """Another seed, value or function has a journal of its own."""
    outcomes_of(make_sweep(), out=tmp_path)
    (first,) = tmp_path.iterdir()
    content = first.read_bytes()
    assert outcomes_of(make_sweep(), seed=1, out=tmp_path) == outcomes_of(make_sweep(), seed=1)
    assert outcomes_of(make_sweep(values=(5,)), out=tmp_path) == outcomes_of(make_sweep(values=(5,)))
    assert len([*tmp_path.iterdir()]) == 3
    assert first.read_bytes() == content


def doubled(question: Question) -> Any:
    """Return a constant estimate."""
    return np.full(question.operator.shape[1], 2.0)


def test_the_fingerprint_differs_for_functions_with_other_code_or_closures(make_sweep: Make) -> None:
    def holding(factor: float) -> Callable[[Question], Any]:
        return lambda question: np.full(question.operator.shape[1], factor)

    def of(method: Any, seed: int = 0) -> str:
        return fingerprint_of(make_sweep(methods=(("m", method),)), seed)

    assert of(doubled) == of(doubled)
    assert of(holding(1.0)) == of(holding(1.0))
    assert len({of(doubled), of(doubled, 1), of("bpdn-paper"), of(holding(1.0)), of(holding(2.0))}) == 5


_SCRIPT = """
import numpy as np
from heatcloak_lab.experiments import Panel, Sweep
from heatcloak_lab.experiments.engine import fingerprint
from heatcloak_lab.experiments.engine.fingerprint import fingerprint_of
SCALE = {scale}
def helper(x):
    return x * SCALE
def method(question):
    return helper(np.ones(100)){more}
trials = {trials}
names = {{"a", "b", "c"}}
print(fingerprint_of(Sweep("s", "S", "?", "n_sensors", (4,), methods=(("m", method),)), 0))
"""


def test_the_fingerprint_of_a_script_depends_on_its_functions_only(tmp_path: Path) -> None:
    """Equal in every process and after a change of another line."""

    def digest(name: str, **filled: Any) -> str:
        script = tmp_path / name
        script.write_text(_SCRIPT.format(**{"scale": 1, "more": "", "trials": 3, **filled}))
        done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
        return done.stdout

    first = digest("a.py")
    assert first == digest("b.py", trials=4)
    assert len({first, digest("a.py", scale=2), digest("a.py", more=" + 1")}) == 3


def test_the_versions_mark_a_library_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingerprint, "LIBRARIES", ("numpy", "no-such-library"))
    assert fingerprint.versions.__wrapped__()[2:4] == (f"numpy {np.__version__}", "no-such-library absent")
