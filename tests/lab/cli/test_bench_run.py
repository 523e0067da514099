"""``heatcloak bench``: its JSON output, also after an interrupt, and its options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.cli.bench_run import numbers_of, run_benchmarks, sizes_of
from heatcloak_shared.errors import ConfigError, StoreError


class FakeBenchmark(Benchmark):
    """Measures nothing; it ends or is interrupted immediately."""

    def __init__(self, name: str, *, stopped: bool = False) -> None:
        self.name = name  # type: ignore[misc]  # several in one test
        self._stopped = stopped

    def run(self, on_progress: Progress) -> None:
        """End, or be interrupted."""
        if self._stopped:
            raise KeyboardInterrupt

    def report(self) -> Report:
        """Return whether it was completed."""
        return Report(self.name, not self._stopped, {}, {}, (), ())


@pytest.mark.parametrize("stopped", [0, 1, 2, None])
def test_json_has_one_shape_whichever_benchmark_is_interrupted(
    stopped: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Results of several benchmarks are by name, even if only the first was started."""
    names = ["one", "two", "three"]
    run = [FakeBenchmark(name, stopped=number == stopped) for number, name in enumerate(names)]
    if stopped is None:
        run_benchmarks(run, None, as_json=True)
    else:
        with pytest.raises(KeyboardInterrupt):
            run_benchmarks(run, None, as_json=True)
    facts = json.loads(capsys.readouterr().out)
    begun = len(names) if stopped is None else stopped + 1
    assert {name: found["complete"] for name, found in facts.items()} == {
        name: number != stopped for number, name in enumerate(names[:begun])
    }


def test_json_of_one_benchmark_is_its_facts(capsys: pytest.CaptureFixture[str]) -> None:
    run_benchmarks([FakeBenchmark("one")], None, as_json=True)
    assert json.loads(capsys.readouterr().out)["benchmark"] == "one"


def test_results_are_printed_even_if_they_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "one.json").mkdir()
    with pytest.raises(StoreError, match="--out"):
        run_benchmarks([FakeBenchmark("one"), FakeBenchmark("two")], tmp_path, as_json=True)
    assert json.loads(capsys.readouterr().out)["one"]["written"] == []


@pytest.mark.parametrize("text", ["", "100", "x", "100x", "1e3x50", "-3x5", "100x50,", "9999999999x5"])
def test_invalid_sizes_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(ConfigError, match="as in 100x50"):
        sizes_of(text)
    with pytest.raises(ConfigError, match="as in 100,1000"):
        numbers_of(text.replace("100", "l00"))


def test_sizes_may_have_spaces_after_commas() -> None:
    assert sizes_of("100x50, 300x200") == [(100, 50), (300, 200)]
    assert numbers_of("100, 1000") == [100, 1000]
