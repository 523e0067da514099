"""Figures: readable at the width of a README, also without colour."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heatcloak_lab.experiments.figure_style import bound_style, curve_styles, numbered_styles
from heatcloak_lab.experiments.methods import LABELS
from heatcloak_lab.experiments.papers import PAPERS
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.sweeps.sweep import Sweep
from support.figures import check_letters, drawn
from support.loop import Loop

BY_NAME = {paper.name: paper for paper in PAPERS}


def result(name: str) -> Result:
    """Return a result with basis pursuit instead of the posterior, which is faster and drawn the same way."""
    paper = BY_NAME[name]
    if isinstance(paper, Sweep):
        quick = tuple((label, "bpdn-confident") for label, _ in paper.methods)
        return replace(paper, methods=quick).run(Loop(trials=2, seed=1))
    return paper.run(Loop(trials=2, seed=1))


@pytest.mark.parametrize(
    "name", ["v1-2a", "v1-3a", "v1-3d", "v1-4c", "v1-5c", "extended-2", "bounds", "resolution"]
)
def test_texts_are_complete_do_not_overlap_and_have_at_least_nine_points(name: str) -> None:
    check_letters(drawn(result(name)))


def test_panels_share_a_vertical_axis_from_zero() -> None:
    figure = drawn(result("v1-4c"))
    limits = {
        axes.get_ylim()
        for axes in figure.axes[::1]
        if axes.get_title(loc="left").endswith(("0.5", "anywhere"))
    }
    assert len(limits) == 1
    assert limits.pop()[0] == 0.0


def test_curves_differ_in_marker_and_line_not_only_in_colour() -> None:
    known = numbered_styles(4)
    for name in ("marker", "ls", "color"):
        assert len({look[name] for look in known}) == 4
    assert len({str(bound_style(kind)["ls"]) for kind in ("upper", "lower", "guide")}) == 3
    assert len(numbered_styles(20)) == 20


def test_a_method_has_the_same_style_in_every_figure() -> None:
    names = list(LABELS.values())
    whole = curve_styles(names)
    assert curve_styles([names[2], names[0]]) == [whole[2], whole[0]]
    mixed = curve_styles(["mine", names[0], "hers"])
    assert mixed[1] == whole[0]
    assert len({look["color"] for look in mixed}) == 3


def test_colours_differ_for_each_kind_of_dichromacy() -> None:
    """Viénot 1999; Brettel's matrices for tritanopia."""
    kinds = {
        "protan": [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]],
        "deutan": [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]],
        "tritan": [[1.0, 0.14461, -0.14461], [0.0, 0.85924, 0.14076], [0.0, 0.85924, 0.14076]],
    }
    colours = [[int(look["color"][at : at + 2], 16) / 255 for at in (1, 3, 5)] for look in numbered_styles(3)]
    linear = np.array(colours) ** 2.2
    for kind, matrix in kinds.items():
        seen = np.clip(linear @ np.array(matrix).T, 0.0, 1.0) ** (1 / 2.2)
        gaps = [np.abs(seen[i] - seen[j]).max() for i in range(3) for j in range(i)]
        assert min(gaps) > 0.15, kind
