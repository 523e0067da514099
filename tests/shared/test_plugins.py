"""Plugins of other distributions."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from heatcloak_shared import plugins
from heatcloak_shared.errors import PluginError


def install(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Register these values under the name ``x``."""
    points = tuple(EntryPoint("x", value, plugins.METHODS) for value in values)

    def entry_points(group: str, name: str | None = None) -> tuple[EntryPoint, ...]:
        return points if group == plugins.METHODS and name in (None, "x") else ()

    monkeypatch.setattr(plugins, "entry_points", entry_points)


def test_a_plugin_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "math:tau")
    assert plugins.plugin_names(plugins.METHODS) == ("x",)
    assert plugins.load_plugin(plugins.METHODS, "x") == pytest.approx(6.283, abs=1e-3)
    assert plugins.load_plugin(plugins.METHODS, "y") is None
    assert plugins.load_plugin(plugins.DOMAINS, "x") is None


def test_the_same_plugin_found_twice_on_the_path_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "math:tau", "math:tau")
    assert plugins.load_plugin(plugins.METHODS, "x") == pytest.approx(6.283, abs=1e-3)


def test_two_packages_with_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "math:tau", "math:pi")
    with pytest.raises(PluginError, match=r"'math:pi' and 'math:tau' both register 'x' .*: uninstall one"):
        plugins.load_plugin(plugins.METHODS, "x")


@pytest.mark.parametrize(
    ("value", "cause"),
    [("no_such_module:x", "ModuleNotFoundError"), ("math:nothing", "AttributeError"), ("this:", "Error")],
)
def test_a_plugin_that_cannot_be_imported_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, value: str, cause: str
) -> None:
    install(monkeypatch, value)
    with pytest.raises(PluginError, match=cause) as refusal:
        plugins.load_plugin(plugins.METHODS, "x")
    assert "\n" not in str(refusal.value)
