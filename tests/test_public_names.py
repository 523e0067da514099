"""The public names of each package, and what they import on demand."""

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
from heatcloak_node import __version__

PACKAGES = {
    package.__name__: Path(package.__file__).parent
    for package in (heatcloak_shared, heatcloak_node, heatcloak_aggregator, heatcloak_lab)
    if package.__file__
}


RESULTS = {
    "bpdn": ("BpdnResult",),
    "bpdn_rounds": ("BpdnRounds",),
    "community_shares": ("CommunityShares",),
    "gridless": ("GridlessResult",),
    "heatmap_scores": ("HeatmapScores",),
    "local_heatmap": ("LocalHeatmapResult",),
    "one_person": ("OnePersonResult",),
    "posterior": ("PosteriorResult", "VertexPosteriorResult"),
    "private_heatmap": ("PrivateHeatmap",),
    "track": ("TrackingResult",),
}


@pytest.mark.parametrize("function", sorted(RESULTS))
def test_help_names_every_field_of_a_result(function: str) -> None:
    """``help`` lists them for the function, under Returns, and for the exported type, under Attributes."""
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


@pytest.mark.parametrize("name", ["Vicinity", "VertexVicinity", "TrackEstimate", "VertexTrackEstimate"])
def test_regions_and_tracks_are_exported_and_describe_their_fields(name: str) -> None:
    region = getattr(heatcloak_aggregator, name)
    for field in fields(region):
        assert f"    {field.name}: " in (inspect.getdoc(region) or "")


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_packages_define_nothing_themselves(package: str) -> None:
    """Every name in ``__all__`` exists, and the package defines nothing itself."""
    module = sys.modules[package]
    assert all(hasattr(module, name) for name in getattr(module, "__all__", ()))
    tree = ast.parse((PACKAGES[package] / "__init__.py").read_text(encoding="utf-8"))
    defined = [node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert set(defined) <= {"__getattr__"}, "only the hook that loads names on first use"


@pytest.mark.parametrize("stub", sorted(PACKAGES["heatcloak_aggregator"].rglob("__init__.pyi")), ids=str)
def test_lazily_loaded_names_are_not_module_names(stub: Path) -> None:
    """An imported module of the same name would shadow the lazily loaded name."""
    inside = stub.parent.relative_to(PACKAGES["heatcloak_aggregator"].parent)
    module = import_module(".".join(inside.parts))
    assert all(hasattr(module, name) for name in module.__all__)
    assert not {*module.__all__} & {inner.name for inner in iter_modules(module.__path__)}


def test_packages_import_scipys_parts_on_demand() -> None:
    """SciPy's parts take half a second to import: ``import scipy`` defers them to their first use."""
    rooms = ("domains", "recovery", "privacy", "zones", "service", "cli.zone", "cli.serve")
    code = f"import sys, {', '.join(f'heatcloak_aggregator.{room}' for room in rooms)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(done.stdout.split()) & {"scipy.linalg", "scipy.sparse", "scipy.special", "networkx"}


def test_the_nodes_version_is_that_of_its_distribution() -> None:
    assert version("heatcloak-node") == __version__


def test_a_node_loads_no_unneeded_modules() -> None:
    code = "import sys, heatcloak_node.cli; print(*sys.modules)"
    # Coverage measurement loads modules of its own.
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=unmeasured, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"asyncio", "numpy", "sqlite3", "importlib.metadata", "heatcloak_aggregator"}
    assert not loaded & {"subprocess", "ctypes", "smbus2", "heatcloak_node.sensors.thermal_zone"}
    assert "heatcloak_node.recording" not in loaded, "only recordings need it"
    assert "heatcloak_shared.noise.discrete_gaussian" not in loaded, "only nodes with that noise need it"
    heatmaps = {name for name in loaded if name.startswith("heatcloak") and "heatmap" in name}
    assert not heatmaps, "only nodes of heatmap zones need them"
    positions = {name for name in loaded if re.search("heatcloak.*(position|location)", name)}
    assert not positions, "only nodes of position zones need them"
