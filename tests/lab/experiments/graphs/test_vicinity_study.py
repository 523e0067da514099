"""Vicinities on known graphs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Result, Runner
from heatcloak_lab.experiments.graphs.community_graphs import BlockModel, GraphSetting, KnownGraph
from heatcloak_lab.experiments.graphs.reporting import accuracy_without_readings
from heatcloak_lab.experiments.graphs.vicinity_study import VicinityStudy
from heatcloak_lab.experiments.papers.extended_version import KNOWN_GRAPHS
from support.figures import check_letters, drawn
from support.loop import Loop


def sweep_result(study: VicinityStudy, trials: int) -> Result:
    runner: Runner = Loop(trials)
    return study.run(runner)


def test_accuracy_without_readings_is_that_of_the_best_vertex() -> None:
    """A star's middle is one hop from all others; two joined vertices have a half each."""
    assert accuracy_without_readings(GraphSetting(BlockModel(2, 0.0, 1.0))) == (0.5, 0.5)
    largest, central = accuracy_without_readings(GraphSetting(KnownGraph("karate club")))
    assert largest == 0.5
    graph = GraphSetting(KnownGraph("karate club")).community_graph
    every = graph.domain.distances(np.arange(34))
    assert central == min(float(every[:, vertex].sum()) / 34 for vertex in range(34))


def test_exact_vicinities_contain_the_source_with_probability_0_9() -> None:
    """Within four standard errors, and hardly more often."""
    trials = 150
    quick = replace(KNOWN_GRAPHS, methods=(("none", lambda question: np.zeros(question.operator.shape[1])),))
    found = sweep_result(quick, trials)
    table = next(table for table in found.tables if table.name == "vicinity")
    rows: list[dict[str, Any]] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    limits = [row for row in rows if row["method"] == "exact Bayes"]
    assert len(limits) == 4 * 2
    error = (0.9 * 0.1 / trials) ** 0.5
    for row in limits:
        assert row["held"] > 0.9 - 4 * error, row
        assert row["held"] < 0.95 + 4 * error, row
        none = next(
            other
            for other in rows
            if (other["graph"], other["noise"], other["method"]) == (row["graph"], row["noise"], "none")
        )
        # A method without readings needs nine tenths of the vertices, and its error is larger.
        assert row["size"] < none["size"]
        assert row["EMD"] < none["EMD"]
        assert none["held"] == pytest.approx(0.9, abs=0.1)


def test_the_figure_is_readable_at_the_width_of_a_readme() -> None:
    labels = [label for label, _ in KNOWN_GRAPHS.methods]
    quick = replace(KNOWN_GRAPHS, methods=tuple((label, "bpdn-confident") for label in labels))
    check_letters(drawn(sweep_result(quick, 2)))
