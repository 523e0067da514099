"""Pictures of mechanisms: panels, extents, labels and the places that are chosen."""

from __future__ import annotations

import math

import matplotlib.figure
import numpy as np
import pytest
from matplotlib.figure import Figure

from heatcloak_aggregator.privacy_maps.deployed import ReportLaw, example_cells, map_of_file
from heatcloak_aggregator.privacy_maps.picture import mechanism_picture
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from support.picture_texts import assert_no_overlap, texts_of
from support.zones import mechanism


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[Figure]:
    """Collect the figures that are drawn."""
    found: list[Figure] = []
    init = Figure.__init__

    def remember(self: Figure, *arguments: object, **options: object) -> None:
        init(self, *arguments, **options)  # type: ignore[arg-type]
        found.append(self)

    monkeypatch.setattr(matplotlib.figure.Figure, "__init__", remember)
    return found


def wide(padding: tuple[int, int] = (0, 0)) -> LocationMechanismFile:
    levels = np.linspace(0.2, 0.9, 48)
    levels[20] = math.nan
    return mechanism(6, 8, levels.tolist(), padding=padding)


@pytest.mark.parametrize("places", [1, 4, 6])
@pytest.mark.parametrize("has_density", [False, True])
def test_there_is_a_panel_for_each_place_and_map(
    figures: list[Figure], places: int, has_density: bool
) -> None:
    cells = [0, 7, 40, 47, 10, 30][:places]
    density = np.linspace(0.0, 5.0, 48).reshape(6, 8) if has_density else None
    content = mechanism_picture(wide((2, 2)), cells, density, "km")
    assert content.startswith(b"\x89PNG")
    panels = figures[0].axes
    titles = [axes.get_title() for axes in panels]
    assert titles[: 1 + has_density] == ["population density", "privacy map"][1 - has_density :]
    assert [title[:14] for title in titles[1 + has_density :]] == [
        f"reports from {letter}" for letter in "ABCDEF"[:places]
    ]
    assert {axes.get_xlim() for axes in panels} == {(-14.0, 10.0)}, "common extents, with the margin"
    assert {axes.get_ylim() for axes in panels} == {(16.0, 36.0)}
    assert panels[0].get_xlabel() == "x (km)"


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 30), (30, 1), (6, 8), (20, 5)])
@pytest.mark.parametrize("has_density", [False, True])
def test_labels_do_not_overlap(figures: list[Figure], rows: int, columns: int, has_density: bool) -> None:
    file = mechanism(rows, columns, np.linspace(0.2, 0.9, rows * columns).tolist())
    density = np.full((rows, columns), 0.01) if has_density else None
    mechanism_picture(file, example_cells(map_of_file(file)), density)
    texts = [each for each in texts_of(figures[0]) if each[0] not in {"A", "B", "C"}]
    assert_no_overlap(texts)


def test_the_colours_are_the_probabilities(figures: list[Figure]) -> None:
    file = wide((1, 1))
    mechanism_picture(file, [9])
    shown = figures[0].axes[1].images[0].get_array()
    assert shown is not None
    expected = ReportLaw(file).of(9)
    drawn = np.ma.filled(shown, np.nan)
    assert np.isnan(drawn[3, 5])
    assert np.nansum(drawn) == pytest.approx(1.0 - expected[3, 5])
    assert int(np.nanargmax(drawn)) == 2 * drawn.shape[1] + 2


def test_wrong_arguments_are_refused() -> None:
    file = wide()
    for cells in ([], [0] * 7, [20], [48], [-1]):
        with pytest.raises(ParameterError):
            mechanism_picture(file, cells)
    with pytest.raises(ParameterError, match="shape"):
        mechanism_picture(file, [0], np.zeros((8, 6)))
