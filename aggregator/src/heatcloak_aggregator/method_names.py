"""Names and limits of recovery that commands need before they import any mathematics."""

from __future__ import annotations

from heatcloak_shared.plugins import METHODS, plugin_names

BPDN, POSTERIOR, GRIDLESS = "bpdn", "posterior", "gridless"
"""The built-in methods."""
DEFAULT_POOLED = 20
"""Rounds that are pooled where nothing else is asked for."""
MOST_POOLED = 200
"""Most rounds that are pooled."""


def method_names() -> tuple[str, ...]:
    """Return the names of all methods that are installed, the built-in ones first."""
    return tuple(dict.fromkeys((BPDN, POSTERIOR, GRIDLESS, *plugin_names(METHODS))))
