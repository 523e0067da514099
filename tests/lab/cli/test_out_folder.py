"""``--out`` of ``heatcloak audit`` and ``demo``: problems are reported before the run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble


@pytest.mark.parametrize(
    "command", [("audit", "missing.toml"), ("demo", "--rounds", "1")], ids=["audit", "demo"]
)
def test_a_missing_matplotlib_is_reported_before_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: tuple[str, ...]
) -> None:
    for module in ("matplotlib", "matplotlib.figure"):
        monkeypatch.setitem(sys.modules, module, None)
    result = CliRunner().invoke(assemble(), [*command, "--out", str(tmp_path / "out")])
    assert isinstance(result.exception, ModuleNotFoundError)
    assert (result.exception.name or "").startswith("matplotlib")
    assert list(tmp_path.iterdir()) == []
    assert result.output == ""
