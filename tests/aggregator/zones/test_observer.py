"""What an observer of a zone's readings can learn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.observer import (
    attackers_best,
    neighbour_distinguishability,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Promise, Range, Zone


def test_on_a_graph_distinguishability_replaces_the_attackers_accuracy(graph_zone: Zone) -> None:
    """A zone that hides a range permits less of it than one that hides a move."""
    with pytest.raises(ParameterError, match="neighbouring vertices"):
        attackers_best(graph_zone)
    promise = replace(graph_zone.promise, hides=Range(0.0, 1.0))
    hidden = new_zone(domain=graph_zone.domain, promise=promise)
    shown = new_zone(domain=graph_zone.domain, promise=graph_zone.promise)
    assert (
        0.5
        < neighbour_distinguishability(hidden)
        < neighbour_distinguishability(shown)
        < neighbour_distinguishability(shown, 20)
        < 0.8
    )


def test_a_hidden_range_makes_sources_harder_to_place_than_a_hidden_move() -> None:
    hidden = new_zone(promise=Promise(Range(0.0, 3.0), 4.0, 1e-5))
    assert attackers_best(hidden) > attackers_best(new_zone())
