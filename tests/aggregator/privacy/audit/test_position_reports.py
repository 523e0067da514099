"""Correct reports pass the audit of a position zone for all tables, and broken ones fail where they can."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
from scipy.stats import kstest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import Check, Verdict
from heatcloak_aggregator.privacy.audit.position_reports import PositionSample, position_checks
from heatcloak_aggregator.privacy.audit.report_distribution import REPORT_LEVEL
from heatcloak_aggregator.privacy.audit.report_sample import normal_scores
from support.audited_reports import FOR_ALL_LAWS, assert_alarms_are_as_rare_as_stated, failed
from support.suites import in_soak


class Case(NamedTuple):
    """A law of reports and a size of the audit: in each world, boots × rounds × nodes."""

    chances: tuple[float, ...]
    boots: int
    rounds: int
    nodes: int

    @property
    def laws(self) -> FloatArray:
        law = np.array(self.chances) / sum(self.chances)
        return np.array([law, law[::-1]])


def nearly_certain(other: float, outputs: int) -> tuple[float, ...]:
    """Return a law that has the probability ``other`` for each output but the first."""
    return (1.0 - (outputs - 1) * other, *(other,) * (outputs - 1))


CASES = {
    "2 x 2 at 6": Case(nearly_certain(np.exp(-6.0), 4), 4, 25, 2),
    "2 x 2 at 9": Case(nearly_certain(np.exp(-9.0), 4), 4, 25, 2),
    "2 x 2 at 20": Case(nearly_certain(np.exp(-20.0), 4), 4, 25, 2),
    "2 x 3 at 9, 20 nodes": Case(nearly_certain(np.exp(-9.0), 6), 4, 25, 20),
    "2 x 3 at 5, 20 nodes": Case(nearly_certain(np.exp(-5.0), 6), 4, 25, 20),
    "6 x 6 at 5": Case(nearly_certain(np.exp(-5.0), 36), 4, 25, 4),
    "one in 20 differs": Case(nearly_certain(0.01, 6), 4, 25, 3),
    "one in 4 differs": Case((0.75, 0.1, 0.1, 0.05), 4, 25, 4),
    "flat": Case((1.0,) * 30, 4, 25, 4),
    "few reports": Case((0.6, 0.3, 0.1), 4, 2, 1),
    "rare and frequent": Case(tuple(2.0**-number for number in range(40)), 4, 25, 3),
}


def reports(case: Case, seed: int) -> Int64Array:
    """Draw reports of correct nodes, shape (runs, rounds, nodes): first all runs of world 0."""
    chance = np.random.default_rng([8, seed])
    shape = (case.boots, case.rounds, case.nodes)
    return np.concatenate([chance.choice(law.size, shape, p=law) for law in case.laws])


def checked(case: Case, outputs: Int64Array, seed: int = 0) -> list[Check]:
    sample = PositionSample(
        noise=outputs,
        present=np.ones(outputs.shape, dtype=np.bool_),
        world=np.repeat([0, 1], case.boots),
        laws=case.laws,
        weights=np.ones(case.laws.shape[1]),
        seed=seed,
    )
    # Reports of nodes that follow the laws keep exactly this promise.
    promised = float(np.abs(np.log(case.laws[0] / case.laws[1])).max())
    return position_checks(sample, promised)[0]


IN_SHORT = ("2 x 2 at 9", "6 x 6 at 5", "few reports")


@pytest.mark.slow
@pytest.mark.parametrize("name", [name if name in IN_SHORT else in_soak(name) for name in CASES])
def test_correct_reports_fail_as_rarely_as_stated(name: str) -> None:
    case = CASES[name]
    assert_alarms_are_as_rare_as_stated(lambda seed: checked(case, reports(case, seed), seed))


@pytest.mark.parametrize("name", [name for name in CASES if " at " in name])
def test_correct_reports_that_are_nearly_certain_never_fail(name: str) -> None:
    """The fault of a normal approximation there failed most audits."""
    case = CASES[name]
    for seed in range(60):
        assert failed(checked(case, reports(case, seed), seed)) == set()


def test_checks_without_power_are_untested() -> None:
    case = CASES["2 x 2 at 9"]
    checks = checked(case, reports(case, 0))
    untested = {check.name for check in checks if check.verdict is Verdict.UNTESTED}
    assert untested >= {"less noise", "over time", "between nodes", "between boots", "repeats"}
    assert {check.name for check in checks if check.verdict is Verdict.PASSED} >= {"distribution", "node"}


def test_normal_scores_are_standard_normal_for_any_law() -> None:
    for case in (CASES["2 x 2 at 9"], CASES["flat"], CASES["one in 4 differs"]):
        outputs = np.random.default_rng(1).choice(case.laws.shape[1], 4000, p=case.laws[0])
        scores = normal_scores(outputs, case.laws[0], np.random.default_rng(2))
        assert kstest(scores, "norm").pvalue > 1e-3


def uniform(case: Case, outputs: Int64Array) -> None:
    """Report any output, whatever the place."""
    outputs[:] = np.random.default_rng(3).integers(case.laws.shape[1], size=outputs.shape)


def without_noise(case: Case, outputs: Int64Array) -> None:
    """Report the likeliest output."""
    outputs[:] = case.laws.argmax(axis=1).repeat(case.boots)[:, None, None]


def swapped(case: Case, outputs: Int64Array) -> None:
    """Report from the other world's place."""
    outputs[:] = case.laws.shape[1] - 1 - outputs


LONGER = {
    "one in 20 differs": CASES["one in 20 differs"]._replace(rounds=100),
    "one in 4 differs": CASES["one in 4 differs"]._replace(rounds=50),
    "flat": CASES["flat"],
}


NOT_FOR_A_FLAT_LAW = [(uniform, "distribution"), (without_noise, "less noise"), (swapped, "distribution")]
MISTAKES = [
    (name, *mistake)
    for name in LONGER
    for mistake in FOR_ALL_LAWS + (NOT_FOR_A_FLAT_LAW if name != "flat" else [])
]


@pytest.mark.parametrize(("name", "mistake", "check"), MISTAKES)
def test_a_mistake_fails_its_check(
    name: str, mistake: Callable[[Case, Int64Array], None], check: str
) -> None:
    case = LONGER[name]
    for seed in range(5):
        outputs = reports(case, seed)
        mistake(case, outputs)
        assert check in failed(checked(case, outputs, seed)), seed


@pytest.mark.parametrize("name", [name for name in CASES if " at " in name])
@pytest.mark.parametrize("mistake", [uniform, swapped])
def test_wrong_reports_fail_where_correct_ones_are_nearly_certain(
    name: str, mistake: Callable[[Case, Int64Array], None]
) -> None:
    case = CASES[name]
    outputs = reports(case, 1)
    mistake(case, outputs)
    assert {"distribution", "node"} <= failed(checked(case, outputs))


def test_p_values_of_simulations_reach_the_level_of_the_checks() -> None:
    case = CASES["one in 4 differs"]
    outputs = reports(case, 1)
    without_noise(case, outputs)
    found = {check.name: check.p_value for check in checked(case, outputs)}
    for name in ("distribution", "less noise"):
        value = found[name]
        assert value is not None
        assert value < REPORT_LEVEL / 2.0
