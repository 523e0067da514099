"""Shapes and sentences of the drawings of zones."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from heatcloak_aggregator.dashboard.catalogue import catalogue
from heatcloak_aggregator.dashboard.drawings import drawing_of
from heatcloak_aggregator.dashboard.drawings.corridor import CorridorShapes
from heatcloak_aggregator.dashboard.drawings.graph import GraphShapes
from heatcloak_aggregator.dashboard.drawings.heatmap import HeatmapShapes, shaded
from heatcloak_aggregator.dashboard.drawings.line_chart import line_chart
from heatcloak_aggregator.dashboard.drawings.position import PositionShapes
from heatcloak_aggregator.dashboard.drawings.zone_drawing import values
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.privacy_maps.deployed import ReportLaw
from heatcloak_aggregator.store import ReadingVerdict, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, HeatmapEstimate, PositionEstimate, PositionReport
from heatcloak_shared.wire.heatmap_estimate import Densest
from heatcloak_shared.zone import PositionZone
from support.dashboard_zones import (
    Played,
    corridor,
    heatmap,
    nobody,
    plugin_domain,
    positions,
    village_graph,
    wide_graph,
)

NUMBER = 1_773_480_400


def shown(played: Played, number: int = NUMBER) -> ShownRound:
    content = played.content(number)
    readings = {each.node: StoredReading(each, ReadingVerdict.ACCEPTED, each.t) for each in content.readings}
    return ShownRound(number, StoredEstimate(content.message, len(readings), 0.0), 0.0, readings)


def words(played: Played) -> list[str]:
    t = catalogue()
    return [t(each.key, **each.parameters) for each in drawing_of(played.zone).sentences(shown(played))]


def test_a_corridor_shows_regions_sources_and_every_reading() -> None:
    played = corridor()
    shapes = cast("CorridorShapes", drawing_of(played.zone).shapes(shown(played), [(0.25, 1.0)]))
    message = cast("Estimate", played.content(NUMBER).message)
    assert message.pooled is not None
    assert len(shapes.bands) == len(message.pooled.vicinities or ())
    assert {bar.node: bar.value for bar in shapes.bars} == values(shown(played).readings)
    for bar in shapes.bars:
        top, bottom = (bar.y, bar.y + bar.height)
        assert shapes.zero == pytest.approx(bottom if bar.value >= 0 else top)
        assert -1e-9 <= top <= bottom <= 100.0 + 1e-9
    assert shapes.people is not None
    assert [person.x for person in shapes.people] == [25.0]
    assert cast("CorridorShapes", drawing_of(played.zone).shapes(shown(played))).people is None


def test_a_corridor_without_people_says_so() -> None:
    assert words(nobody()) == ["Nobody was found in this round."]


def test_sentences_say_where_people_are_and_how_sure_that_is() -> None:
    found = words(corridor())
    assert found[0].startswith("About 2 people")
    assert all("sure" in sentence for sentence in found[1:])
    assert any("community" in sentence for sentence in words(village_graph()))
    assert words(heatmap())[:2] == [
        "37 of 40 devices reported.",
        "44\N{NO-BREAK SPACE}% to 71\N{NO-BREAK SPACE}% of the crowd are in the outlined part, "
        "13\N{NO-BREAK SPACE}% of the area: 90\N{NO-BREAK SPACE}% sure.",
    ]
    assert words(positions())[0].startswith("7 of 8 nodes")
    assert any("90\N{NO-BREAK SPACE}% sure" in sentence for sentence in words(positions()))
    assert words(plugin_domain())[0].startswith("About 2 people")


@pytest.mark.parametrize(
    ("played", "means"),
    [
        (corridor(), "by the method's model of heat"),
        (village_graph(), "by the method's model of heat"),
        (heatmap(), "for crowds that are spread"),
        (plugin_domain(), "does not say how sure"),
        (wide_graph(), "does not say how sure"),
    ],
    ids=lambda each: each.name if isinstance(each, Played) else "",
)
def test_a_floor_says_what_sure_means_or_that_it_is_unknown(played: Played, means: str) -> None:
    found = drawing_of(played.zone).certainty(shown(played))
    assert found is not None
    assert means in catalogue().say(found)


def test_a_heatmap_of_an_older_version_says_that_it_is_not_known_how_sure_it_is() -> None:
    played = heatmap()
    now = shown(played)
    message = replace(cast("HeatmapEstimate", now.estimate.message), densest=None)
    old = replace(now, estimate=replace(now.estimate, message=message))
    drawing = drawing_of(played.zone)
    assert any("densest" in catalogue().say(each) for each in drawing.sentences(old))
    assert cast("HeatmapShapes", drawing.shapes(old)).outline == ""
    found = drawing.certainty(old)
    assert found is not None
    assert "does not say how sure" in catalogue().say(found)


def test_the_outline_of_a_heatmap_goes_around_its_densest_blocks() -> None:
    """Block 0 is at the lower left; blocks 62 and 63 are neighbours at the upper right."""
    played = heatmap()
    now = shown(played)
    message = replace(
        cast("HeatmapEstimate", now.estimate.message), densest=Densest((0, 62, 63), 0.4, 0.6, 0.9)
    )
    outline = cast(
        "HeatmapShapes",
        drawing_of(played.zone).shapes(replace(now, estimate=replace(now.estimate, message=message))),
    ).outline
    expected = {
        *("M0 28h4", "M0 32h4", "M0 28v4", "M4 28v4"),
        *("M24 0h4", "M28 0h4", "M24 4h4", "M28 4h4", "M24 0v4", "M32 0v4"),
    }
    assert {f"M{part}" for part in outline.split("M")[1:]} == expected


def test_a_ring_around_a_report_is_where_the_node_is_with_the_stated_probability() -> None:
    played = positions()
    zone = cast("PositionZone", played.zone)
    now = shown(played)
    shapes = cast("PositionShapes", drawing_of(zone).shapes(now))
    law = ReportLaw(zone.mechanism)
    for point in shapes.points:
        report = cast("PositionReport", now.readings[point.node].reading)
        assert point.radius == pytest.approx(law.radius(report.output, 0.9) / zone.mechanism.cell)
    # Protection grows to the right, so that the rings grow.
    radii = [point.radius for point in sorted(shapes.points, key=lambda each: each.x)]
    assert radii[0] is not None
    assert radii[-1] is not None
    assert radii[-1] > 2.0 * radii[0]


def test_reports_without_readings_have_no_rings() -> None:
    """The store could not be read."""
    played = positions()
    bare = replace(shown(played), readings={})
    drawing = drawing_of(played.zone)
    assert all(point.radius is None for point in cast("PositionShapes", drawing.shapes(bare)).points)
    assert not any("sure" in catalogue().say(each) for each in drawing.sentences(bare))


def test_a_graph_shows_vertices_inside_the_square_and_people_at_theirs() -> None:
    played = village_graph()
    shapes = cast("GraphShapes", drawing_of(played.zone).shapes(shown(played), [(14.0, 1.0)]))
    assert all(0.0 <= vertex.x <= 100.0 and 0.0 <= vertex.y <= 100.0 for vertex in shapes.vertices)
    assert [vertex.name for vertex in shapes.vertices if vertex.person] == [14]
    assert any(vertex.inside for vertex in shapes.vertices)


def test_a_graph_that_is_too_large_has_no_drawing() -> None:
    played = wide_graph()
    shapes = cast("GraphShapes", drawing_of(played.zone).shapes(shown(played)))
    assert shapes.vertices == []
    assert shapes.communities


def test_a_heatmap_is_darkest_where_the_crowd_is() -> None:
    played = heatmap()
    message = cast("HeatmapEstimate", played.content(NUMBER).message)
    shapes = cast("HeatmapShapes", drawing_of(played.zone).shapes(shown(played)))
    assert shapes.greatest == max(message.shares)
    row, column = divmod(int(np.argmax(message.shares)), message.size)
    darkest = shapes.shades[-1]
    assert darkest.number == 8
    cells = covered(darkest.path)
    assert (column, message.size - 1 - row) in cells


def test_a_position_zone_shows_each_report_where_it_is() -> None:
    played = positions()
    message = cast("PositionEstimate", played.content(NUMBER).message)
    shapes = cast("PositionShapes", drawing_of(played.zone).shapes(shown(played)))
    assert {point.node: point.reported for point in shapes.points} == {
        node: (x, y) for node, x, y in message.positions
    }
    assert all(0 <= point.x <= shapes.width and 0 <= point.y <= shapes.height for point in shapes.points)
    assert shapes.walls


def covered(path: str) -> set[tuple[int, int]]:
    """Return the cells, column and row from the top, that an SVG path of runs covers."""
    cells = set()
    for run in path.split("z")[:-1]:
        start, _, rest = run.removeprefix("M").partition("h")
        x, y = map(int, start.split())
        cells |= {(x + step, y) for step in range(int(rest.split("v")[0]))}
    return cells


@given(arrays.arrays(np.int64, st.tuples(st.integers(1, 6), st.integers(1, 6)), elements=st.integers(-1, 3)))
def test_shades_cover_every_cell_once(levels: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> None:
    rows, columns = levels.shape
    drawn = {cell: shade.number for shade in shaded(levels) for cell in covered(shade.path)}
    expected = {
        (column, rows - 1 - row): int(levels[row, column])
        for row in range(rows)
        for column in range(columns)
        if levels[row, column] > 0
    }
    assert drawn == expected


def test_a_chart_leaves_gaps_out_and_starts_at_zero() -> None:
    chart = line_chart([10, 11, 14], [0.0, 1.0, 4.0], {"a": [1.0, None, 2.0], "b": [None, None, None]})
    assert chart is not None
    (line,) = chart.lines
    assert [(point.x, point.value) for point in line.points] == [(0.0, 1.0), (100.0, 2.0)]
    assert (chart.first, chart.last) == (0.0, 4.0)
    assert chart.y[0].label == "0"
    assert line_chart([10], [0.0], {"a": [None]}) is None


@given(st.lists(st.floats(0.0, 1e12), min_size=1, max_size=200))
def test_every_point_of_a_chart_is_within_its_axes(values: list[float]) -> None:
    rounds = list(range(len(values)))
    chart = line_chart(rounds, [float(number) for number in rounds], {"a": values})
    assert chart is not None
    for point in chart.lines[0].points:
        assert -0.2 <= point.y <= 100.0
        assert 0.0 <= point.x <= 100.0
    assert 2 <= len(chart.y) <= 7
