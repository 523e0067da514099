"""What is misuse of ``heatcloak fleet``, told before a node is run; and whom it runs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone, render_zone


@pytest.fixture(autouse=True)
def folder(zone: Zone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a zone, and what was provisioned for it and for another, to work in."""
    monkeypatch.chdir(tmp_path)
    for place, described in {"hall": zone, "attic": replace(zone, name="attic")}.items():
        Path(place).mkdir()
        Path(place, "zone.toml").write_text(render_zone(described), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--without", "n99"), "--without 'n99': not in zone hall: give ids of its zone file"),
        (("--nodes", "1", "--without", "n01"), "--without leaves no node of zone hall to run"),
        (("--alive", "hall"), "hall: Is a directory: give --alive a file that can be written"),
        (("--alive", "hall/zone.toml"), "hall/zone.toml: not an empty file"),
        (("--credentials", "attic"), "--credentials attic: of zone attic, not of hall: leave out --zone, or"),
        (("--credentials", "hall", "--tls"), "--credentials says who each node is and whom it trusts"),
        (("--credentials", "hall"), "hall/nodes/n01: no such folder"),
        (("--credentials", "hall", "--without", "n01"), "hall/nodes/n02: no such folder"),
    ],
)
def test_what_is_wrong_is_told_before_a_node_runs(arguments: tuple[str, ...], told: str) -> None:
    """As misuse, in one line."""
    error = CliRunner().invoke(assemble(), ["fleet", "--zone", "hall/zone.toml", *arguments]).exception
    assert isinstance(error, ConfigError), error
    assert told in str(error)
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("options", "nodes"),
    [
        (("--without", "n02"), ["n01", "n03", "n04"]),
        (("--without", "n02", "--without", "n03"), ["n01", "n04"]),
        (("--nodes", "3", "--without", "n02"), ["n01", "n03"]),
        (("--nodes", "2", "--without", "n04"), ["n01", "n02"]),
    ],
)
def test_it_runs_all_nodes_but_those_that_run_elsewhere(options: tuple[str, ...], nodes: list[str]) -> None:
    """Of the first N, where so many are asked for."""
    done = CliRunner().invoke(assemble(), ["fleet", "--zone", "hall/zone.toml", "--plan", "--json", *options])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["nodes"] == nodes
