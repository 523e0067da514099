"""Correct reports pass the audit of a heatmap zone for all ε, and broken ones fail where they can."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import Check, Verdict
from heatcloak_aggregator.privacy.audit.local_reports import LocalSample, group_difference, report_checks
from heatcloak_shared.local_heatmap import LocalHeatmap
from support.audited_reports import FOR_ALL_LAWS, assert_alarms_are_as_rare_as_stated, failed
from support.suites import in_soak


class Case(NamedTuple):
    """A mechanism and a size of the audit: in each world, boots × rounds × devices."""

    epsilon: int
    size: int
    boots: int
    rounds: int
    devices: int

    @property
    def law(self) -> FloatArray:
        return noise_law(self.epsilon, self.size)


@cache
def noise_law(epsilon: int, size: int) -> FloatArray:
    mechanism = LocalHeatmap(Fraction(epsilon), size)
    return np.array([float(mechanism.probability(each, (0, 0))) for each in range((size + 1) ** 2)])


NEARLY_CERTAIN = {
    "8 x 8 at 10": Case(10, 8, 4, 100, 2),
    "8 x 8 at 16": Case(16, 8, 4, 100, 2),
    "8 x 8 at 20": Case(20, 8, 4, 100, 2),
    "16 x 16 at 10, 20 devices": Case(10, 16, 4, 25, 20),
    "32 x 32 at 12": Case(12, 32, 4, 50, 4),
}
CASES = NEARLY_CERTAIN | {
    "8 x 8 at 1": Case(1, 8, 4, 50, 4),
    "8 x 8 at 5": Case(5, 8, 4, 120, 4),
    "32 x 32 at 3": Case(3, 32, 4, 50, 4),
    "few reports": Case(2, 8, 4, 2, 1),
}


def draws(case: Case, seed: int, law: FloatArray | None = None) -> Int64Array:
    """Draw the noise of devices, shape (runs, rounds, devices): first all runs of world 0."""
    shape = (2 * case.boots, case.rounds, case.devices)
    return np.random.default_rng([9, seed]).choice(case.law.size, shape, p=case.law if law is None else law)


def checked(case: Case, noise: Int64Array, seed: int = 0) -> list[Check]:
    """Audit devices without a place in world 0, and in the first cell in world 1."""
    side, elements = case.size + 1, np.arange(case.law.size)
    inputs = np.array([case.law.size - 1, 0])
    world = np.repeat([0, 1], case.boots)
    sample = LocalSample(
        noise=noise,
        present=np.ones(noise.shape, dtype=np.bool_),
        world=world,
        laws=case.law[None],
        seed=seed,
        reports=group_difference(noise, group_difference(0, inputs[world], side)[:, None, None], side),
        expected=case.law[group_difference(elements, inputs[:, None], side)],
    )
    return report_checks(sample, case.epsilon)[0]


IN_SHORT = ("few reports", "8 x 8 at 16")


@pytest.mark.slow
@pytest.mark.parametrize("name", [name if name in IN_SHORT else in_soak(name) for name in CASES])
def test_correct_reports_fail_as_rarely_as_stated(name: str) -> None:
    case = CASES[name]
    assert_alarms_are_as_rare_as_stated(lambda seed: checked(case, draws(case, seed), seed))


@pytest.mark.parametrize("name", NEARLY_CERTAIN)
def test_correct_reports_that_are_nearly_certain_never_fail(name: str) -> None:
    """Normal and chi-squared approximations failed most audits there."""
    case = CASES[name]
    for seed in range(60):
        assert failed(checked(case, draws(case, seed), seed)) == set()


def test_checks_without_power_are_untested() -> None:
    case = CASES["8 x 8 at 16"]
    checks = checked(case, draws(case, 0))
    untested = {check.name for check in checks if check.verdict is Verdict.UNTESTED}
    assert untested == {
        *("from the place", "over time", "between nodes", "between boots"),
        *("repeats", "loss"),
    }


def uniform(case: Case, noise: Int64Array) -> None:
    """Report any element."""
    noise[:] = np.random.default_rng(3).integers(case.law.size, size=noise.shape)


def without_noise(case: Case, noise: Int64Array) -> None:
    """Report the likeliest element."""
    noise[:] = case.law.argmax()


def one_without_noise(case: Case, noise: Int64Array) -> None:
    """Report the likeliest element, in one device."""
    noise[:, :, 1] = case.law.argmax()


def twice_epsilon(case: Case, noise: Int64Array) -> None:
    noise[:] = draws(case, 3, noise_law(2 * case.epsilon, case.size))


def without_noise_at_a_place(case: Case, noise: Int64Array) -> None:
    noise[case.boots :] = case.law.argmax()


def other_noise_at_a_place(case: Case, noise: Int64Array) -> None:
    noise[case.boots :] = draws(case, 3, noise_law(2 * case.epsilon, case.size))[case.boots :]


WITH_POWER = ["8 x 8 at 1", "8 x 8 at 5", "32 x 32 at 3"]
MISTAKES = [
    *((mistake, {check}) for mistake, check in FOR_ALL_LAWS),
    (uniform, {"distribution", "device"}),
    (without_noise, {"distribution", "device", "repeats"}),
    (one_without_noise, {"device"}),
    (twice_epsilon, {"distribution"}),
    (without_noise_at_a_place, {"from the place"}),
    (other_noise_at_a_place, {"from the place"}),
]


@pytest.mark.parametrize("name", WITH_POWER)
@pytest.mark.parametrize(("mistake", "required"), MISTAKES)
def test_a_mistake_fails_its_checks(
    name: str, mistake: Callable[[Case, Int64Array], None], required: set[str]
) -> None:
    case = CASES[name]
    for seed in range(3):
        noise = draws(case, seed)
        mistake(case, noise)
        assert required <= failed(checked(case, noise, seed)), seed


@pytest.mark.parametrize("name", NEARLY_CERTAIN)
def test_uniform_reports_fail_where_correct_ones_are_nearly_certain(name: str) -> None:
    case = CASES[name]
    noise = draws(case, 1)
    uniform(case, noise)
    assert "device" in failed(checked(case, noise))
