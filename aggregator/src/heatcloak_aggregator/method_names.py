"""Names and limits of recovery that commands need before they import any mathematics."""

from __future__ import annotations

from heatcloak_shared.plugins import METHODS, plugin_names

BPDN, POSTERIOR, GRIDLESS, TRACKER = "bpdn", "posterior", "gridless", "tracker"
"""The built-in methods."""
DEFAULT_POOLED = 20
"""Rounds that are pooled where nothing else is asked for."""
TRACKER_WINDOW = 24
"""Rounds whose readings the tracker looks at."""
DEFAULT_LAG = 3
"""Rounds after which the tracker's estimate of a round is replaced, where nothing else is asked for."""
MOST_LAG = 20
"""Most rounds after which it is replaced."""
MOST_POOLED = 200
"""Most rounds that are pooled."""
NO_DRIFT, COMMON_DRIFT, SLOPE_DRIFT, ROOMS_DRIFT = DRIFTS = ("none", "common", "slope", "rooms")
"""Kinds of drift that sensors have in common."""


def default_method(domain: str) -> str:
    """Return the method for a kind of domain: on a floor one that tells the probability of each room."""
    return POSTERIOR if domain == "floor" else BPDN


def default_drift(domain: str, n_sensors: int) -> str:
    """Return the default drift of a domain: common on floors, unless a single sensor could not see it."""
    return COMMON_DRIFT if domain == "floor" and n_sensors > 1 else NO_DRIFT


def method_names() -> tuple[str, ...]:
    """Return the names of all methods that are installed, the built-in ones first."""
    return tuple(dict.fromkeys((BPDN, POSTERIOR, GRIDLESS, TRACKER, *plugin_names(METHODS))))
