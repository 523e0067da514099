"""Plugins: objects that other distributions register as entry points, found by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, TypeVar

from heatcloak_shared.errors import PluginError
from heatcloak_shared.sanitize import sanitize

SENSORS, METHODS, DOMAINS = "heatcloak.sensors", "heatcloak.methods", "heatcloak.domains"
"""Entry-point groups of sensors, recovery methods and domains."""
COMMANDS = "heatcloak.commands"
"""Entry-point group of commands of `heatcloak`."""

T = TypeVar("T")


def plugin_names(group: str) -> tuple[str, ...]:
    """Return the names of all plugins of a group, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=group)}))


def load_plugin(group: str, name: str) -> Any | None:  # noqa: ANN401  a group states what its plugins are
    """Import the plugin of that name; return None if no installed distribution registers one.

    Raises:
        PluginError: two distributions register the name, or importing the plugin fails.
    """
    found = tuple(entry_points(group=group, name=name))
    if not found:
        return None
    if len({point.value for point in found}) > 1:
        where = " and ".join(sorted({sanitize(point.value, 60) for point in found}))
        raise PluginError(f"{where} both register {name!r} in {group}: uninstall one of the packages")
    try:
        return found[0].load()
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
        raise PluginError(
            f"the plugin {name!r} of {group} cannot be loaded ({sanitize(cause, 200)}): "
            "reinstall or uninstall its package"
        ) from error


def object_named(built_in: Mapping[str, T], group: str, name: str) -> T | None:
    """Return the built-in object of that name, else the plugin's, which is created if it is a class.

    Raises:
        PluginError: the plugin cannot be loaded.
    """
    if name in built_in:
        return built_in[name]
    plugin = load_plugin(group, name)
    return plugin() if isinstance(plugin, type) else plugin
