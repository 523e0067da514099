"""``heatcloak fleet``: errors before a node starts, and which nodes it runs."""

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
    """Change to a folder with the zone files of zones hall and attic, as provisioned."""
    monkeypatch.chdir(tmp_path)
    for name, described in {"hall": zone, "attic": replace(zone, name="attic")}.items():
        Path(name).mkdir()
        Path(name, "zone.toml").write_text(render_zone(described), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--without", "n99"), "--without 'n99': not in zone hall: give ids of its zone file"),
        (("--nodes", "1", "--without", "n01"), "--without leaves no node of zone hall to run"),
        (("--alive", "hall"), "hall: Is a directory: give --alive a writable file"),
        (("--alive", "hall/zone.toml"), "hall/zone.toml: not an empty file"),
        (("--credentials", "attic"), "--credentials attic: of zone attic, not of hall: leave out --zone, or"),
        (
            ("--credentials", "hall", "--tls"),
            "--credentials contains the user, password and certificates of each node",
        ),
        (("--credentials", "hall"), "hall/nodes/n01: no such folder"),
        (("--credentials", "hall", "--without", "n01"), "hall/nodes/n02: no such folder"),
    ],
)
def test_invalid_options_are_refused_in_one_line_before_a_node_starts(
    arguments: tuple[str, ...], message: str
) -> None:
    error = CliRunner().invoke(assemble(), ["fleet", "--zone", "hall/zone.toml", *arguments]).exception
    assert isinstance(error, ConfigError), error
    assert message in str(error)
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
def test_without_excludes_nodes_from_the_fleet(options: tuple[str, ...], nodes: list[str]) -> None:
    """With --nodes, from the first nodes of the zone."""
    result = CliRunner().invoke(
        assemble(), ["fleet", "--zone", "hall/zone.toml", "--plan", "--json", *options]
    )
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["nodes"] == nodes
