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


def test_nodes_of_a_folder_of_zones_are_selected_by_zone_and_node(zone: Zone) -> None:
    Path("zones").mkdir()
    for name in ("b", "a"):
        Path("zones", f"{name}.toml").write_text(render_zone(replace(zone, name=name)), encoding="utf-8")
    command = ["fleet", "--zone", "zones", "--nodes", "2", "--plan", "--json"]
    result = CliRunner().invoke(assemble(), [*command, "--without", "b/n02"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["nodes"] == ["a/n01", "a/n02", "b/n01"]
    error = CliRunner().invoke(assemble(), [*command, "--without", "n02"]).exception
    assert str(error) == "--without 'n02': not in any zone: give ZONE/NODE"
    error = CliRunner().invoke(assemble(), [*command, "--credentials", "hall"]).exception
    assert "--credentials hall: of one zone: leave out --zone" in str(error)


def test_faults_name_nodes_of_several_zones_by_zone_and_node(zone: Zone) -> None:
    Path("zones").mkdir()
    for name in ("a", "b"):
        Path("zones", f"{name}.toml").write_text(render_zone(replace(zone, name=name)), encoding="utf-8")
    Path("faults.toml").write_text(
        '[[fault]]\nkind = "drop"\nnodes = "b/*"\nfrom = 1\nto = 1\n', encoding="utf-8"
    )
    command = ["fleet", "--zone", "zones", "--faults", "faults.toml", "--plan", "--json"]
    result = CliRunner().invoke(assemble(), command)
    assert result.exit_code == 0, result.output
    assert {act["node"] for act in json.loads(result.stdout)["acts"]} == {f"b/n0{i}" for i in (1, 2, 3, 4)}
