"""Registration of a test's own objects as plugins."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from heatcloak_aggregator.recovery.methods import method_named
from heatcloak_aggregator.zones.kinds import kind_named, operator_of
from heatcloak_shared import plugins


def register(monkeypatch: pytest.MonkeyPatch, group: str, **objects: object) -> None:
    """Register objects by name, as an installed distribution would, and forget what was loaded before."""
    module = ModuleType("faulty_plugin")
    vars(module).update(objects)
    monkeypatch.setitem(sys.modules, "faulty_plugin", module)
    points = tuple(EntryPoint(name, f"faulty_plugin:{name}", group) for name in objects)

    def entry_points(group: str, name: str | None = None) -> tuple[EntryPoint, ...]:
        return tuple(each for each in points if each.group == group and name in (None, each.name))

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    for cached in (method_named, kind_named, operator_of):
        cached.cache_clear()
