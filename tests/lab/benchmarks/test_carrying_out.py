"""Benchmarks that the command line runs: what is printed where one is stopped."""

from __future__ import annotations

import json

import pytest

from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.cli.bench_run import carry_out


class Brief(Benchmark):
    """Measures nothing; it is stopped at once if need be."""

    def __init__(self, name: str, *, stopped: bool = False) -> None:
        self.name = name  # type: ignore[misc]  # several in one test
        self._stopped = stopped

    def run(self, on_progress: Progress) -> None:
        """End, or be interrupted."""
        if self._stopped:
            raise KeyboardInterrupt

    def report(self) -> Report:
        """Whether it came to its end."""
        return Report(self.name, not self._stopped, {}, {}, (), ())


@pytest.mark.parametrize("stopped", [0, 1, 2, None])
def test_json_has_one_shape_wherever_a_run_is_stopped(
    stopped: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of several benchmarks by name, also where only the first was begun."""
    names = ["one", "two", "three"]
    run = [Brief(name, stopped=number == stopped) for number, name in enumerate(names)]
    if stopped is None:
        carry_out(run, None, as_json=True)
    else:
        with pytest.raises(KeyboardInterrupt):
            carry_out(run, None, as_json=True)
    facts = json.loads(capsys.readouterr().out)
    begun = len(names) if stopped is None else stopped + 1
    assert {name: found["complete"] for name, found in facts.items()} == {
        name: number != stopped for number, name in enumerate(names[:begun])
    }


def test_json_of_one_benchmark_is_its_facts(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name above them."""
    carry_out([Brief("one")], None, as_json=True)
    assert json.loads(capsys.readouterr().out)["benchmark"] == "one"
