"""Presenters of corridors and graphs: rulers, marks, heights and texts of places."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_aggregator.zones.presenter import CorridorPresenter
from heatcloak_shared.zone import Zone
from support.zones import with_domain


def presenter_of(zone: Zone) -> CorridorPresenter:
    return kind_of(zone.domain).presenter(zone.domain)


def test_lines_of_a_corridor_run_from_its_start_to_its_end(zone: Zone) -> None:
    presenter, sources, readings = presenter_of(zone), np.eye(20)[7], np.array([1.0, np.nan, 3.0, 2.0])
    assert presenter.ruler(40) == "0" + 38 * "─" + "1"
    assert presenter.marks(sources, 40) == 14 * "·" + "●" + 25 * "·"
    assert presenter.peaks(sources, 40) == 14 * "·" + "█" + 25 * "·"
    assert presenter.heights(readings, 40, zero=True) == 10 * "▃" + 10 * "?" + 10 * "█" + 10 * "▅"
    assert presenter.places(sources) == "0.40"


def test_vertices_of_a_community_are_drawn_next_to_each_other(graph_zone: Zone) -> None:
    """In the order of their numbers; the ruler marks the start of each community."""
    mixed = with_domain(graph_zone, communities=(1, 0, 1, 0, 1, 0))
    presenter = presenter_of(mixed)
    assert presenter.marks(np.array([1.0, 0, 0, 0, 0, 1.0]), 12) == "····●·●·····"
    assert presenter.ruler(12) == "╷0────╷1────"
    assert presenter_of(with_domain(mixed, communities=None)).ruler(12) == "0──────────5"


def test_a_reading_is_drawn_above_the_vertices_nearest_to_its_sensor(graph_zone: Zone) -> None:
    """A missing reading is a question mark."""
    spread = with_domain(graph_zone, sensors=(5, 0, 3), communities=None)
    drawn = presenter_of(spread).heights(np.array([np.nan, 0.0, 1.0]), 6, zero=True)
    assert drawn == "▁▁███?"
    alone = with_domain(graph_zone, sensors=(4,))
    assert presenter_of(alone).heights(np.array([1.0]), 9, zero=True) == 9 * "█"


@pytest.mark.parametrize("columns", [8, 30, 100])
def test_every_line_has_the_requested_width(graph_zone: Zone, columns: int) -> None:
    """Also with many communities, or a short line."""
    crowded = with_domain(graph_zone, communities=(0, 1, 2, 3, 4, 5))
    for zone in (graph_zone, crowded):
        presenter = presenter_of(zone)
        lines = [
            presenter.ruler(columns),
            presenter.peaks(np.ones(6), columns),
            presenter.marks(np.ones(6), columns),
            presenter.heights(np.ones(4), columns, zero=False),
        ]
        assert [len(line) for line in lines] == [columns] * 4


def test_the_text_of_places_lists_the_strongest_vertices_and_their_communities(graph_zone: Zone) -> None:
    """At most five of them; "nowhere" for an empty estimate."""
    presenter = presenter_of(graph_zone)
    assert presenter.places(np.zeros(6)) == "nowhere"
    assert presenter.places(np.array([0, 0, 0.25, 0, 0.75, 0.01])) == "4 2 (community 1 75%, community 0 25%)"
    assert presenter.places(np.full(6, 0.5)).startswith("0 1 2 3 4 and 1 more (")
    unknown = presenter_of(with_domain(graph_zone, communities=None))
    assert unknown.places(np.array([0, 0, 0.25, 0, 0.75, 0])) == "4 2"
