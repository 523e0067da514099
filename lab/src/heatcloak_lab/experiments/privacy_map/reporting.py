"""The result of the experiment on privacy maps: answer, assumptions, tables, and captions of the figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.density import linear_rule
from heatcloak_lab.experiments.privacy_map.figures import draw_distributions, draw_map
from heatcloak_lab.experiments.privacy_map.measurements import FINE, PLACES, SHOWN, Crop
from heatcloak_lab.experiments.result import Cell, Drawing, Measured, Result, Table, count_text, enumeration
from heatcloak_lab.towns import BANDWIDTH, LEVELS, PATCH, SIDE, Town, privacy_map_of

if TYPE_CHECKING:
    from heatcloak_lab.experiments.privacy_map.study import PrivacyMapStudy

KEPT = 1.0 + 1e-9
"""Greatest ratio of an audit of a kept promise: doubles are rounded."""
_OURS, _LAPLACE = "padded", "planar-laplace"

ASSUMPTIONS = (
    "The map is public. It is made from public knowledge, not from the places of the people who report.",
    "The promise is |ln P(y|u) − ln P(y|u′)| ≤ ∫ε ds for every report y, along every grid path between two "
    "cells: straight moves between centres of cells, in 96 directions. A place counts as the centre of its "
    "cell: this adds at most half of a cell's diagonal times the level, for each of the two places.",
    "Ratios compare the change of ln P(y|u) with ∫ε ds; at most 1 keeps the promise. Neighbours: all reports "
    "and all pairs of cells one of 32 moves apart. Distant: a sample of cells with others anywhere.",
    "Curves: an upper bound for curves that turn anywhere, not only at centres of cells. It is above 1 "
    "where levels differ much between neighbouring cells, and such curves are not promised.",
    "Errors are Σ prior(u)·P(y|u)·‖u − y‖² in coordinates of [0, 100]², with the density as prior. The prior "
    "changes where reports are shown, not what is promised.",
    "The optimum has one output for each cell. Its linear program has the number of cells squared of "
    "variables, so that it is computed on few cells. Our mechanism has more outputs, and may be better.",
    "Levels lower than those of the map make up for what grid paths overestimate: the scale is their ratio.",
    "Nothing is random but the synthetic town and the rough maps, which follow from the seed.",
)


@dataclass(frozen=True, eq=False)
class StudyOutcomes:
    """All measurements of the experiment, as the functions of `measurements` return them.

    Attributes:
        methods: by method.
        crops: by crop.
        coarse: of the whole map on few cells.
        distances: by kind of distances.
        rough: by rough map and method.
    """

    methods: Mapping[str, Mapping[str, Any]]
    crops: Mapping[Crop, Mapping[str, Any]]
    coarse: Mapping[str, Any]
    distances: Mapping[str, Mapping[str, Any]]
    rough: Mapping[str, Mapping[str, Mapping[str, Any]]]

    @property
    def distributions(self) -> dict[str, Mapping[str, Any]]:
        """The probabilities of reports by name of the place."""
        return dict(zip(PLACES, self.methods[_OURS]["distributions"], strict=True))


def study_result(study: PrivacyMapStudy, town: Town, found: StudyOutcomes) -> Result:
    """Return the result of the experiment."""
    density = town.density(study.size)
    levels = privacy_map_of(density).epsilon
    slope, base = linear_rule(density, *LEVELS)
    cells = f"{study.size} × {study.size} cells"
    middles = [
        (np.array(each["cell"][::-1]) + 0.5) * SIDE / study.size for each in found.distributions.values()
    ]
    return Result(
        name=study.name,
        title="Location-dependent privacy",
        question=study.question,
        answer=tuple(_answer(study, found)),
        assumptions=(
            f"Where people live: {town.name}, {town.people.sum():.0f} people at {town.people.size} points. "
            f"The density is a Gaussian of {BANDWIDTH:g} miles at each point, on a patch of {PATCH[0]:g} × "
            f"{PATCH[1]:g} miles that is rescaled to [0, 100]².",
            f"The levels go from {LEVELS[0]:g} to {LEVELS[1]:g}: ε = {slope:.3g}·d {base:+.3g}, with d in "
            "people per square mile. The paper has 10⁻⁴·d + 0.4.",
            *ASSUMPTIONS,
        ),
        tables=(
            _errors_table(study, found),
            _optimum_table(study, found),
            _distances_table(study, found),
            *([_rough_table(study, found)] if found.rough else []),
        ),
        series=_series(density, levels, found.distributions),
        caption="Koufogiannis & Pappas, Figure 2: the density of "
        f"{town.name} (left) and the privacy map (right), on {cells}. Circles: places of high (A), medium "
        "(B) and low density (C).",
        draw=partial(draw_map, density=density, levels=levels, places=middles),
        further=(
            Drawing(
                "distributions",
                "Koufogiannis & Pappas, Figure 3: the probabilities of all reports from the three places, on "
                f"{cells}. Colours are logarithmic and end at 10⁻⁴ of the greatest value. Dotted: the edge "
                "of the map. Outputs beyond it stand for places within it.",
                partial(draw_distributions, size=study.size, distributions=found.distributions),
            ),
        ),
    )


def _answer(study: PrivacyMapStudy, found: StudyOutcomes) -> list[str]:
    errors = {method: row["errors"] for method, row in found.methods.items()}
    ours = found.methods[_OURS]
    texts = [
        f"Mean-squared error on {study.size} × {study.size} cells: "
        f"{errors[_OURS]['mean']:.2f} with padded, our mechanism, "
        f"{errors[_LAPLACE]['cell']:.1f} with planar Laplace noise at the least level "
        f"({errors[_LAPLACE]['mean']:.1f} with posterior means), and "
        f"{errors['exponential']['mean']:.1f} with the exponential mechanism. Noise of "
        f"ε = {LEVELS[0]:g} in the plane has {6.0 / LEVELS[0] ** 2:.1f}. The paper has 37.5 for Laplace, "
        "5.78 for Algorithm 1, and 1.37 for the optimum on 35 × 35 cells.",
        f"Algorithm 1 as printed: {_algorithm_text(found.methods['algorithm-1'])}.",
        f"The greatest ratio of a loss to the promise is {max(ours['neighbours'], ours['distant']):.5f} with "
        "padded: the promise is kept with hardly anything to spare.",
        f"Beside the optimum on {study.optimum_size} × {study.optimum_size} cells, the error of padded "
        f"is {enumeration([_optimum_text(found.crops[crop]) for crop in found.crops])} on parts of the "
        f"{FINE} × {FINE} grid, and {_optimum_text(found.coarse)} on the whole map in few cells.",
    ]
    marching, paths = found.distances["fast-marching"], found.distances["graph32"]
    texts.append(
        f"Distances by fast marching, as in the paper, break the promise: the ratio is "
        f"{max(marching['neighbours'], marching['distant']):.3f} on {study.distances_size} × "
        f"{study.distances_size} cells. With shortest paths of the same levels it is "
        f"{max(paths['neighbours'], paths['distant']):.3f}, which lower levels make up for."
    )
    rough = [
        f"{by_method['padded']['error']:.1f} on {kind} ({by_method['planar-laplace']['error']:.1f} with "
        f"planar Laplace, {by_method['exponential']['error']:.1f} with exponential)"
        for kind, by_method in found.rough.items()
    ]
    return [*texts, f"On rough maps, the error of padded is {enumeration(rough)}."] if rough else texts


def _algorithm_text(row: Mapping[str, Any]) -> str:
    if "negative" not in row:
        return f"all weights are positive, and the error is {row['errors']['cell']:.2f}"
    cells = count_text(row["negative"], "weight")
    verb = "is" if row["negative"] == 1 else "are"
    return (
        f"{cells} {verb} negative, up to {count_text(row['depth'] + 1, 'cell')} from the edge, so that it "
        f"has no mechanism; its formal error is {row['errors']['cell']:.2f}"
    )


def _excess(entry: Mapping[str, Any]) -> float | None:
    """Return by what share the error exceeds that of the optimum; None if the optimum is not known."""
    optimum = entry.get("optimal")
    if optimum is None or max(optimum["neighbours"], optimum["distant"]) > KEPT:
        return None
    return float(entry["padded"]["error"] / optimum["error"] - 1.0)


def _optimum_text(entry: Mapping[str, Any]) -> str:
    excess = _excess(entry)
    return "not comparable" if excess is None else f"{100.0 * excess:+.2f} %"


def _ratio_cells(row: Mapping[str, Any]) -> tuple[Cell, ...]:
    """Return the cells of an audit, rounded up; empty where there is none."""
    return tuple(row.get(name, "") for name in ("neighbours", "distant", "curves"))


def _errors_table(study: PrivacyMapStudy, found: StudyOutcomes) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            method,
            shown,
            Measured(row["errors"][shown]),
            Measured(row["scale"]),
            *_ratio_cells(row),
            row["outputs"],
            row.get("negative", 0),
        )
        for method, row in found.methods.items()
        for shown in SHOWN
    ]
    return Table(
        "errors",
        f"Koufogiannis & Pappas, Table I: mean-squared errors on {study.size} × {study.size} cells, and "
        "audited ratios. Outputs stand for their own cell or for the posterior mean.",
        ("method", "shown", "error", "scale", "neighbours", "distant", "curves", "outputs", "negative"),
        tuple(rows),
    )


def _optimum_table(study: PrivacyMapStudy, found: StudyOutcomes) -> Table:
    entries = {f"rows {crop.row}, columns {crop.column}": entry for crop, entry in found.crops.items()}
    entries["whole map"] = found.coarse
    rows: list[tuple[Cell, ...]] = []
    for name, entry in entries.items():
        optimum = entry.get("optimal")
        excess = _excess(entry)
        rows.append(
            (
                name,
                Measured(entry["least"]),
                Measured(entry["greatest"]),
                Measured(entry["cell"]),
                Measured(entry["padded"]["error"]),
                "" if optimum is None else Measured(optimum["error"]),
                "" if excess is None else Measured(excess),
                *_ratio_cells(entry["padded"])[:2],
                "" if optimum is None else max(optimum["neighbours"], optimum["distant"]),
            )
        )
    return Table(
        "optimum",
        f"Errors beside the optimum on {study.optimum_size} × {study.optimum_size} cells. Parts start at a "
        f"row and a column of the {FINE} × {FINE} grid. Without an excess, the linear program had no valid "
        "solution.",
        (
            "part",
            "least ε",
            "greatest ε",
            "cell",
            "padded",
            "optimum",
            "excess",
            "neighbours",
            "distant",
            "optimum's ratio",
        ),
        tuple(rows),
    )


def _distances_table(study: PrivacyMapStudy, found: StudyOutcomes) -> Table:
    return Table(
        "distances",
        f"Audited ratios of mechanisms with two kinds of distances, on {study.distances_size} × "
        f"{study.distances_size} cells, with the levels of the map. Asymmetry: the greatest difference of "
        "the distances there and back.",
        ("distances", "neighbours", "distant", "asymmetry", "negative"),
        tuple(
            (method, *_ratio_cells(row)[:2], Measured(row["asymmetry"]), row["negative"])
            for method, row in found.distances.items()
        ),
    )


def _rough_table(study: PrivacyMapStudy, found: StudyOutcomes) -> Table:
    return Table(
        "rough",
        f"Mean-squared errors on rough maps of {study.rough_size} × {study.rough_size} cells of side 1, with "
        "levels from 0.4 to 2, for people anywhere. Lowered: least ratio of a level that is used to that of "
        "the map, before the scale.",
        ("map", "method", "error", "scale", "lowered", "neighbours", "distant"),
        tuple(
            (
                kind,
                method,
                Measured(row["error"]),
                Measured(row["scale"]),
                Measured(row["lowered"]),
                *_ratio_cells(row)[:2],
            )
            for kind, by_method in found.rough.items()
            for method, row in by_method.items()
        ),
    )


def _series(density: FloatArray, levels: FloatArray, distributions: Mapping[str, Mapping[str, Any]]) -> Table:
    """Return density, level and probabilities by row and column; those beyond the edge have no density."""
    cells: dict[tuple[int, int], list[Cell]] = {
        (row, column): [float(density[row, column]), float(levels[row, column])]
        for row, column in np.ndindex(*density.shape)
    }
    for number, facts in enumerate(distributions.values()):
        for row, column, share in facts["reports"]:
            entry = cells.setdefault((int(row), int(column)), ["", ""])
            entry += [0.0] * (2 + number - len(entry))
            entry.append(share)
    return Table(
        "map",
        "Density, level, and the probabilities of reports from three places.",
        ("row", "column", "density", "epsilon", *distributions),
        tuple(
            (*at, *entry, *[0.0] * (2 + len(distributions) - len(entry)))
            for at, entry in sorted(cells.items())
        ),
    )
