"""Accuracy as a function of a parameter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Claim, Result, Runner, Trend
from heatcloak_lab.experiments.graphs.community_graphs import BlockModel, GraphSetting
from heatcloak_lab.experiments.graphs.community_sweep import CommunitySweep
from heatcloak_lab.experiments.graphs.methods import GraphQuestion
from heatcloak_lab.experiments.papers.extended_version import COMMUNITY_EPSILON, COMMUNITY_TAU
from heatcloak_shared.errors import ParameterError
from support.figures import check_letters, drawn
from support.loop import Loop

SMALL = tuple(GraphSetting(BlockModel(60, 0.3, 0.02, seed)) for seed in (0, 50))


def sides(question: GraphQuestion) -> Any:
    """Return the clipped matched filter, which is fast."""
    A = question.operator.matrix()
    squares = np.square(A - question.readings[:, None]).sum(axis=0)
    return np.exp((squares.min() - squares) / (2.0 * question.sigma**2))


def sweep_result(sweep: CommunitySweep, trials: int) -> Result:
    runner: Runner = Loop(trials)
    return sweep.run(runner)


EPSILON = replace(
    COMMUNITY_EPSILON, name="small", values=(0.5, 2.0, 8.0, 32.0), settings=SMALL, methods=(("sides", sides),)
)


def test_cases_differ_in_the_varied_parameter_only() -> None:
    for sweep in (COMMUNITY_TAU, COMMUNITY_EPSILON):
        cases = sweep.comparison.cases
        assert len(cases) == len(sweep.values) * len(sweep.settings)
        for at, value in enumerate(sweep.values):
            for place, setting in zip(sweep.cases_at(at), sweep.settings, strict=True):
                assert cases[place].value == value
                change: dict[str, Any] = {sweep.vary: value}
                assert cases[place].setting == replace(setting, **change)
                assert cases[place].label == setting.graph.label


def test_wrong_communities_fall_with_epsilon_on_every_curve() -> None:
    found = sweep_result(EPSILON, 60)
    assert "It holds on all 4 curves" in found.answer[0]
    table = next(table for table in found.tables if table.name == "accuracy")
    rows: list[dict[str, Any]] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    limit = [row["right"] for row in rows if (row["noise"], row["method"]) == ("zCDP noise", "exact Bayes")]
    assert len(limit) == 4
    assert limit[0] < 0.7
    assert limit[-1] > 0.95
    assert [row["ε"] for row in rows[::4]] == [0.5, 2.0, 8.0, 32.0]


def test_the_opposite_claim_is_refuted_by_the_same_draws() -> None:
    opposite = replace(EPSILON, claims=(Claim(Trend.RISING, "wrong"),))
    assert "It does not hold on all 4 curves" in sweep_result(opposite, 60).answer[0]


@pytest.mark.parametrize("sweep", [COMMUNITY_TAU, COMMUNITY_EPSILON], ids=lambda sweep: sweep.name)
def test_the_figure_is_readable_at_the_width_of_a_readme(sweep: CommunitySweep) -> None:
    labels = [label for label, _ in sweep.methods]
    quick = replace(sweep, settings=SMALL, methods=tuple((label, "bpdn-confident") for label in labels))
    check_letters(drawn(sweep_result(quick, 2)))


@pytest.mark.parametrize(
    "changes", [{"vary": "graph"}, {"values": (2.0, 1.0)}, {"values": (-1.0, 1.0)}, {"values": ()}]
)
def test_impossible_sweeps_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ParameterError):
        replace(EPSILON, **changes).tasks(1, 0)
