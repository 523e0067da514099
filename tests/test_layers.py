"""Dependencies between packages point one way, lazy imports included; there are no import cycles."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DISTRIBUTIONS = ("shared", "node", "aggregator", "lab")

FORBIDDEN = {
    "heatcloak_shared": ("heatcloak_node", "heatcloak_aggregator", "heatcloak_lab"),
    "heatcloak_node": ("heatcloak_aggregator", "heatcloak_lab"),
    "heatcloak_aggregator": ("heatcloak_node", "heatcloak_lab"),
}
"""What a distribution never imports."""

MATHEMATICS = ("domains", "earth_mover", "privacy", "recovery", "theory")
NOT_FOR_MATHEMATICS = (
    *(
        f"heatcloak_aggregator.{part}"
        for part in ("bundle", "cli", "http", "mqtt", "provision", "service", "store", "trusted", "zones")
    ),
    "heatcloak_shared.wire",
    "heatcloak_shared.topics",
    "heatcloak_shared.broker",
)
FORBIDDEN |= {f"heatcloak_aggregator.{part}": NOT_FOR_MATHEMATICS for part in MATHEMATICS}

LAYERS = (
    ("cli",),
    ("bundle", "http"),
    ("provision", "trusted"),
    ("service",),
    ("mqtt", "store", "zones"),
    ("theory",),
    ("privacy", "recovery"),
    ("domains",),
    ("earth_mover",),
)
"""Packages of the aggregator; each imports only packages of lower rows."""

NOT_FOR_PURE_FUNCTIONS = {"aiomqtt", "asyncio", "logging", "paho", "pathlib", "socket", "sqlalchemy", "time"}

KNOWN_CYCLES = (
    "heatcloak_lab.benchmarks",
    "heatcloak_lab.experiments",
    "heatcloak_shared",
)
"""Packages with import cycles that are still to be removed."""


@cache
def modules() -> dict[str, ast.Module]:
    """Return the syntax tree of every module of the project, by its dotted name."""
    found = {}
    for distribution in DISTRIBUTIONS:
        source = ROOT / distribution / "src"
        for path in source.rglob("*.py"):
            parts = path.relative_to(source).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Walk a tree without the blocks that only type checkers see."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        yield node
        if not isinstance(node, ast.expr):
            yield from statements(node)


@cache
def imports(name: str) -> frozenset[str]:
    """Return the modules of the project that a module imports, at its top or in a function."""
    found = set()
    for node in statements(modules()[name]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in modules() else node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(found & modules().keys() - {name})


def external_imports(name: str) -> set[str]:
    """Return the top-level names of all other modules that a module imports."""
    found = set()
    for node in ast.walk(modules()[name]):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
    return found - {f"heatcloak_{distribution}" for distribution in DISTRIBUTIONS}


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("package", FORBIDDEN)
def test_packages_do_not_import_higher_layers(package: str) -> None:
    wrong = {
        (name, target)
        for name in modules()
        if is_in(name, package)
        for target in imports(name)
        if any(is_in(target, other) for other in FORBIDDEN[package])
    }
    assert not wrong


def test_shared_imports_only_the_standard_library() -> None:
    """It runs on any Pi, also on those without wheels."""
    for name in modules():
        if is_in(name, "heatcloak_shared"):
            assert external_imports(name) <= sys.stdlib_module_names, name


def test_the_node_imports_only_its_mqtt_client_besides() -> None:
    """Asyncio would take more memory and time than a node may use."""
    allowed = sys.stdlib_module_names - {"asyncio"} | {"paho"}
    for name in modules():
        if is_in(name, "heatcloak_node"):
            bus = {"smbus2"} if name.endswith(".amg8833") else set()
            assert external_imports(name) <= allowed | bus, name


@pytest.mark.parametrize("part", MATHEMATICS)
def test_the_mathematics_imports_no_clocks_sockets_or_files(part: str) -> None:
    for name in modules():
        if is_in(name, f"heatcloak_aggregator.{part}"):
            assert not external_imports(name) & NOT_FOR_PURE_FUNCTIONS, name


def test_packages_of_the_aggregator_import_only_lower_layers() -> None:
    level = {f"heatcloak_aggregator.{part}": row for row, parts in enumerate(LAYERS) for part in parts}
    wrong = []
    for name in modules():
        own = ".".join(name.split(".")[:2])
        for target in imports(name):
            other = ".".join(target.split(".")[:2])
            if own in level and other in level and own != other and level[own] >= level[other]:
                wrong.append((name, target))
    assert not wrong


def test_no_module_imports_private_names_of_another_package() -> None:
    wrong = [
        (name, node.module, alias.name)
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("heatcloak_")
        for alias in node.names
        if alias.name.startswith("_") and name.split(".")[0] != (node.module or "").split(".")[0]
    ]
    assert not wrong


def test_there_are_no_import_cycles() -> None:
    wrong = [
        cycle
        for cycle in cycles()
        if not any(all(is_in(name, package) for name in cycle) for package in KNOWN_CYCLES)
    ]
    assert not wrong


def cycles() -> list[list[str]]:
    """Return the strongly connected components of several modules (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for target in imports(name):
            if target not in order:
                visit(target)
                lowest[name] = min(lowest[name], lowest[target])
            elif target in stack:
                lowest[name] = min(lowest[name], order[target])
        if lowest[name] == order[name]:
            at = stack.index(name)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for name in modules():
        if name not in order:
            visit(name)
    return found
