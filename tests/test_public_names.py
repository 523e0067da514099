"""The surface that other programs are written against, and what may import what."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from pkgutil import iter_modules

import pytest

import heatcloak_aggregator
import heatcloak_lab
import heatcloak_node
import heatcloak_shared
from heatcloak_node.version import VERSION

PACKAGES = {
    package.__name__: Path(package.__file__).parent
    for package in (heatcloak_shared, heatcloak_node, heatcloak_aggregator, heatcloak_lab)
    if package.__file__
}


def imports_of(package: str) -> dict[Path, set[str]]:
    """The top-level names that each file of a package imports, inside functions too."""
    found: dict[Path, set[str]] = {}
    for path in PACKAGES[package].rglob("*.py"):
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
        found[path.relative_to(PACKAGES[package])] = names
    return found


def test_the_promised_names_are_there() -> None:
    """They stay; others may come."""
    assert {
        "DiscreteGaussian",
        "Keystream",
        "Reading",
        "decode_reading",
        "encode_reading",
        "HeatcloakError",
    } <= set(heatcloak_shared.__all__)
    assert {"IntervalDomain", "GraphDomain", "calibrate", "bpdn", "posterior", "emd"} <= set(
        heatcloak_aggregator.__all__
    )


RESULTS = {
    "bpdn": ("BpdnResult",),
    "bpdn_rounds": ("BpdnRounds",),
    "community_shares": ("CommunityShares",),
    "gridless": ("GridlessResult",),
    "posterior": ("PosteriorResult", "VertexPosteriorResult"),
}


@pytest.mark.parametrize("function", sorted(RESULTS))
def test_help_names_every_field_of_a_result(function: str) -> None:
    """``help`` of the function, under Returns, and of the type, under Attributes; the type is exported."""
    shown = inspect.getdoc(getattr(heatcloak_aggregator, function)) or ""
    returns = shown.partition("Returns:")[2].partition("Raises:")[0]
    for name in RESULTS[function]:
        assert name in heatcloak_aggregator.__all__
        assert f"`{name}`" in returns
        result = getattr(heatcloak_aggregator, name)
        attributes = (inspect.getdoc(result) or "").partition("Attributes:")[2]
        for field in fields(result):
            assert re.search(rf"\b{field.name}\b", returns), f"{function}: {field.name}"
            assert re.search(rf"^    {field.name}: ", attributes, re.MULTILINE), f"{name}: {field.name}"


@pytest.mark.parametrize("name", ["Vicinity", "VertexVicinity"])
def test_regions_are_exported_and_describe_their_fields(name: str) -> None:
    region = getattr(heatcloak_aggregator, name)
    for field in fields(region):
        assert f"    {field.name}: " in (inspect.getdoc(region) or "")


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_a_front_door_holds_names_only(package: str) -> None:
    """Every name in ``__all__`` exists, and nothing is defined there."""
    module = sys.modules[package]
    assert all(hasattr(module, name) for name in getattr(module, "__all__", ()))
    tree = ast.parse((PACKAGES[package] / "__init__.py").read_text(encoding="utf-8"))
    assert not [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]


@pytest.mark.parametrize("stub", sorted(PACKAGES["heatcloak_aggregator"].rglob("__init__.pyi")), ids=str)
def test_a_name_that_is_loaded_on_demand_is_no_modules_name(stub: Path) -> None:
    """Once a module of the same name is imported, it would stand where the name is looked for."""
    inside = stub.parent.relative_to(PACKAGES["heatcloak_aggregator"].parent)
    module = import_module(".".join(inside.parts))
    assert all(hasattr(module, name) for name in module.__all__)
    assert not {*module.__all__} & {inner.name for inner in iter_modules(module.__path__)}


def test_shared_needs_the_standard_library_only() -> None:
    """It runs on any Pi, down to one for which no wheels exist."""
    for path, names in imports_of("heatcloak_shared").items():
        for name in names:
            top = name.partition(".")[0]
            assert top == "heatcloak_shared" or top in sys.stdlib_module_names, f"{path} imports {name}"


def test_the_node_needs_one_mqtt_client_besides() -> None:
    """And nothing of the aggregator; asyncio would take more memory and time than a node may use."""
    for path, names in imports_of("heatcloak_node").items():
        for name in names:
            top = name.partition(".")[0]
            ours = top in ("heatcloak_shared", "heatcloak_node", "paho")
            ours = ours or (top == "smbus2" and path.name == "amg8833.py")  # for nodes that have that sensor
            assert ours or top in sys.stdlib_module_names, f"{path} imports {name}"
            assert top != "asyncio", f"{path} imports asyncio"


def test_the_aggregator_imports_neither_nodes_nor_the_lab() -> None:
    for path, names in imports_of("heatcloak_aggregator").items():
        assert not any(name.startswith(("heatcloak_node", "heatcloak_lab")) for name in names), path


@pytest.mark.parametrize("room", ["domains", "earth_mover", "privacy", "recovery"])
def test_the_mathematics_knows_nothing_of_clocks_sockets_and_files(room: str) -> None:
    """It imports one way: recovery and privacy stand on domains, and none of them on the service."""
    forbidden = ("time", "asyncio", "socket", "pathlib", "aiomqtt", "paho", "sqlalchemy", "logging")
    rooms = ("service", "mqtt", "http", "store", "trusted", "cli")
    for path, names in imports_of("heatcloak_aggregator").items():
        if path.parts[0] == room:
            for name in names:
                assert name.partition(".")[0] not in forbidden, f"{path} imports {name}"
                assert not name.startswith(tuple(f"heatcloak_aggregator.{r}" for r in rooms)), path


def test_a_command_that_computes_nothing_waits_for_no_scipy() -> None:
    """Its parts take half a second to import: ``import scipy`` leaves that to the first use of each."""
    rooms = ("domains", "recovery", "privacy", "zones", "service", "cli.zone", "cli.serve")
    code = f"import sys, {', '.join(f'heatcloak_aggregator.{room}' for room in rooms)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(done.stdout.split()) & {"scipy.linalg", "scipy.sparse", "scipy.special", "networkx"}


def test_a_node_tells_the_version_that_is_installed() -> None:
    """The constant and the distribution agree."""
    assert version("heatcloak-node") == VERSION


def test_a_node_loads_no_more_than_it_needs() -> None:
    """What a Pi Zero would have to load for nothing is not loaded."""
    code = "import sys, heatcloak_node.cli; print(*sys.modules)"
    # To measure coverage, an interpreter loads modules of its own.
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=unmeasured, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"asyncio", "numpy", "sqlite3", "importlib.metadata", "heatcloak_aggregator"}
    assert not loaded & {"subprocess", "ctypes", "smbus2", "heatcloak_node.sensors.thermal_zone"}
