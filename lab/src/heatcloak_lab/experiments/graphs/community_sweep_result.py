"""What the draws of a sweep on communities become: tables, sentences and a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from heatcloak_lab.experiments.graphs.accuracy import accuracy
from heatcloak_lab.experiments.graphs.community_sweep import VARIABLE, CommunitySweep
from heatcloak_lab.experiments.graphs.community_words import (
    beside_limit,
    by_noise,
    capital,
    draws_text,
    listed,
    percent,
)
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.tables import (
    ASSUMPTIONS,
    accuracy_table,
    draws_table,
    graphs_table,
)
from heatcloak_lab.experiments.result import Cell, Result, Table
from heatcloak_lab.experiments.summary import claim_sentence
from heatcloak_lab.experiments.sweep_tables import Judged, verdict_table
from heatcloak_lab.experiments.trends import judge

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def result_of(sweep: CommunitySweep, scores: Scores, seed: int) -> Result:
    """The result of a sweep."""
    judged = _judgements(sweep, scores)
    claims = ([one for one in judged if one.claim == claim] for claim in sweep.claims)
    draws = draws_text(scores.trials)
    groups: list[tuple[str, Cell, range]] = [
        ("all", value, sweep.cases_at(at)) for at, value in enumerate(sweep.values)
    ]

    def draw(figure: Figure) -> None:
        from heatcloak_lab.experiments.graphs.community_sweep_figure import draw_community_sweep

        draw_community_sweep(figure, sweep, scores)

    source = f"{sweep.source[0].upper()}{sweep.source[1:]}. " if sweep.source else ""
    return Result(
        name=sweep.name,
        title=sweep.title,
        question=sweep.question,
        answer=(*(claim_sentence(found[0].claim, found) for found in claims), *_sentences(sweep, scores)),
        assumptions=(*sweep.notes, *ASSUMPTIONS),
        tables=(
            _setting_table(sweep, scores.trials, seed),
            graphs_table(scores.comparison.cases),
            *([verdict_table(judged)] if judged else []),
            accuracy_table(scores, groups, VARIABLE[sweep.vary]),
        ),
        series=draws_table(scores),
        caption=f"{source}How often the right community is named: {draws} at each value on each of "
        f"{len(sweep.settings)} graphs, with 95 % intervals; dotted is a guess. Below: the share of draws in "
        "which a method recovers nothing at all.",
        draw=draw,
    )


def _judgements(sweep: CommunitySweep, scores: Scores) -> tuple[Judged, ...]:
    """What the draws say of every claim, curve by curve."""
    values = np.array(sweep.values, dtype=np.float64)
    wrong = 1.0 - scores.right
    return tuple(
        Judged(
            claim,
            NOISES[calibration],
            label,
            judge(claim, values, wrong[:, at, number].reshape(len(sweep.values), -1)),
        )
        for claim in sweep.claims
        for at, calibration in enumerate(sweep.calibrations)
        for number, (label, _) in enumerate(scores.comparison.answers)
    )


def _sentences(sweep: CommunitySweep, scores: Scores) -> list[str]:
    """What each method reaches, and how far it is from the limit."""
    symbol, last = VARIABLE[sweep.vary], len(sweep.values) - 1
    places = sorted({0, len(sweep.values) // 2, last})
    paragraphs = []
    for number, (label, _) in enumerate(scores.comparison.answers):
        parts = []
        for at in range(len(sweep.calibrations)):
            reached = (accuracy(scores, at, number, sweep.cases_at(place)).value for place in places)
            parts.append(listed(list(map(percent, reached))))
        where = listed([f"{sweep.values[place]:g}" for place in places])
        right = by_noise(sweep.calibrations, parts)
        text = f"{capital(label)} names the right community in {right} at {symbol} = {where}."
        if number < len(sweep.methods):
            text += f" Over all values: {beside_limit(scores, number)}."
        paragraphs.append(text)
    return paragraphs


def _setting_table(sweep: CommunitySweep, trials: int, seed: int) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for setting in sweep.settings:
        cells: dict[str, Cell] = {symbol: getattr(setting, name) for name, symbol in VARIABLE.items()}
        cells[VARIABLE[sweep.vary]] = "varies"
        rows.append((setting.graph.label, setting.world.domain.n_vertices, *cells.values()))
    return Table(
        "setting",
        f"What was drawn: {draws_text(trials)} at each of {len(sweep.values)} values on each graph, "
        f"seed {seed}.",
        ("panel", "n", *VARIABLE.values()),
        tuple(rows),
    )
