"""Dependencies between packages point one way, lazy imports included; there are no import cycles."""

from __future__ import annotations

import ast
import inspect
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

import aiomqtt.client
import paho.mqtt.client
import pytest

ROOT = Path(__file__).parents[1]
DISTRIBUTIONS = ("shared", "node", "aggregator", "lab")

FORBIDDEN = {
    "heatcloak_shared": ("heatcloak_node", "heatcloak_aggregator", "heatcloak_lab"),
    "heatcloak_node": ("heatcloak_aggregator", "heatcloak_lab"),
    "heatcloak_aggregator": ("heatcloak_node", "heatcloak_lab"),
}
"""The modules that each distribution must not import."""

MATHEMATICS = (
    *("domains", "earth_mover", "heatmaps", "privacy", "privacy_maps", "recovery", "theory"),
    *("arguments", "arrays", "extras", "ranking"),
)
NOT_FOR_MATHEMATICS = (
    *(
        f"heatcloak_aggregator.{part}"
        for part in (
            "bundle",
            "cli",
            "dashboard",
            "http",
            "mqtt",
            "provision",
            "service",
            "store",
            "trusted",
            "zones",
        )
    ),
    "heatcloak_shared.wire",
    "heatcloak_shared.topics",
    "heatcloak_shared.broker",
)
FORBIDDEN |= {f"heatcloak_aggregator.{part}": NOT_FOR_MATHEMATICS for part in MATHEMATICS}

LAYERS = (
    ("cli",),
    ("dashboard",),
    ("bundle", "http"),
    ("provision", "trusted"),
    ("service",),
    ("fit",),
    ("mqtt", "store", "zones"),
    ("heatmaps", "plans", "privacy_maps", "theory"),
    ("privacy", "recovery"),
    ("domains",),
    ("earth_mover",),
)
"""Packages of the aggregator; each imports only packages of lower rows."""

NOT_FOR_PURE_FUNCTIONS = {"aiomqtt", "asyncio", "logging", "paho", "pathlib", "socket", "sqlalchemy", "time"}

MQTT_LIBRARIES = (aiomqtt.client, paho.mqtt.client)


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


@cache
def import_nodes(name: str) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return the imports of a module, at its top or in functions, without those for type checkers only."""
    found: list[ast.Import | ast.ImportFrom] = []
    waiting: list[ast.AST] = [modules()[name]]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        elif not (
            isinstance(node, ast.expr)
            or (
                isinstance(node, ast.If)
                and isinstance(node.test, ast.Name)
                and node.test.id == "TYPE_CHECKING"
            )
        ):
            waiting += ast.iter_child_nodes(node)
    return tuple(found)


@cache
def imports(name: str) -> frozenset[str]:
    """Return the modules of the project that a module imports."""
    found = set()
    for node in import_nodes(name):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inner if inner <= modules().keys() else {node.module, *inner}
    return frozenset(found & modules().keys() - {name})


@cache
def external_imports(name: str) -> frozenset[str]:
    """Return the top-level names of all other modules that a module imports."""
    found = set()
    for node in import_nodes(name):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif node.module:
            found.add(node.module.partition(".")[0])
    return frozenset(found - {f"heatcloak_{distribution}" for distribution in DISTRIBUTIONS})


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def test_every_named_package_exists() -> None:
    packages = {f"heatcloak_aggregator.{part}" for row in LAYERS for part in row} | FORBIDDEN.keys()
    assert packages <= modules().keys()
    assert {target for targets in FORBIDDEN.values() for target in targets} <= modules().keys()


def test_the_mathematics_imports_only_mathematics_and_named_helpers() -> None:
    helpers = ("blas_threads", "method_names", "native")
    allowed = {f"heatcloak_aggregator.{part}" for part in (*MATHEMATICS, *helpers)}
    wrong = {
        (name, target)
        for part in MATHEMATICS
        for name in modules()
        if is_in(name, f"heatcloak_aggregator.{part}")
        for target in imports(name)
        if target.startswith("heatcloak_aggregator.") and not any(is_in(target, each) for each in allowed)
    }
    assert not wrong


def test_only_the_mqtt_package_of_the_aggregator_imports_an_mqtt_library() -> None:
    wrong = {
        name
        for name in modules()
        if is_in(name, "heatcloak_aggregator") and not is_in(name, "heatcloak_aggregator.mqtt")
        if external_imports(name) & {"aiomqtt", "paho"}
    }
    assert not wrong


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


def test_the_lab_imports_only_public_names_of_the_node() -> None:
    """From ``heatcloak_node`` itself, not from its modules."""
    wrong = {
        (name, target)
        for name in modules()
        if is_in(name, "heatcloak_lab")
        for target in imports(name)
        if target.startswith("heatcloak_node.")
    }
    assert not wrong


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


@pytest.mark.parametrize("name", ["cli.serve", "dashboard.pages"])
def test_the_public_dashboard_does_not_import_the_trusted_party(name: str) -> None:
    """Neither the package nor the trusted view."""
    trusted = {
        each
        for each in reachable(f"heatcloak_aggregator.{name}")
        if each.startswith(("heatcloak_aggregator.trusted", "heatcloak_aggregator.dashboard.trusted"))
    }
    assert not trusted
    assert "heatcloak_aggregator.trusted.audit_log" in reachable(
        "heatcloak_aggregator.dashboard.trusted_pages"
    )


def reachable(name: str) -> set[str]:
    """Return a module, all that it imports directly or indirectly, and the packages that contain these."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        module = waiting.pop()
        if module in modules() and module not in found:
            found.add(module)
            waiting += [module.rpartition(".")[0], *imports(module)]
    return found


def test_distributions_import_only_public_names_and_modules_of_each_other() -> None:
    wrong = [
        (name, imported)
        for name in modules()
        for node in import_nodes(name)
        for imported in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [f"{node.module}.{alias.name}" for alias in node.names]
        )
        if imported.startswith("heatcloak_") and imported.split(".")[0] != name.split(".")[0]
        if any(part.startswith("_") and not part.startswith("__") for part in imported.split("."))
    ]
    assert not wrong


def test_each_distribution_has_at_most_one_adapter_of_mqtts_private_attributes() -> None:
    adapters = defaultdict(set)
    for name in modules():
        if external_imports(name) & {"aiomqtt", "paho"} and mqtt_private_attributes(name):
            adapters[name.split(".")[0]].add(name)
    assert adapters
    assert [found for found in adapters.values() if len(found) > 1] == []
    assert all(is_in(name, "heatcloak_aggregator.mqtt") for name in adapters["heatcloak_aggregator"])


@cache
def mqtt_attributes() -> set[str]:
    """Return all private attributes of the MQTT libraries' objects."""
    return set().union(*(self_attributes(ast.parse(inspect.getsource(each))) for each in MQTT_LIBRARIES))


def mqtt_private_attributes(name: str) -> set[str]:
    """Return the private attributes of the MQTT libraries' objects that a module uses."""
    found = {
        node.attr
        for node in ast.walk(modules()[name])
        if isinstance(node, ast.Attribute)
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
    }
    for node in ast.walk(modules()[name]):
        if isinstance(node, ast.ClassDef) and {"aiomqtt.Client", "Client"} & {*map(ast.unparse, node.bases)}:
            found |= self_attributes(node)
    return found & mqtt_attributes()


def self_attributes(tree: ast.AST) -> set[str]:
    """Return the private attributes of ``self`` that appear in a tree."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"
        if node.attr.startswith("_") and not node.attr.startswith("__")
    }


def test_there_are_no_import_cycles() -> None:
    assert cycles() == []


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
