"""Noisy counts: the noise of each measurement, and the budget of all."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import kstest, laplace

from heatcloak_aggregator.heatmaps.grid import Cells, whole_level
from heatcloak_aggregator.heatmaps.people import TICKS
from heatcloak_aggregator.heatmaps.private_counts import PrivateCounts, laplace_noise
from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise.discrete_laplace import DiscreteLaplace


def a_stream(seq: int) -> Keystream:
    return Keystream(bytes(32), "heatmap", bytes(16), seq)


@pytest.mark.parametrize("scale", [Fraction(1, 3), Fraction(2), Fraction(TICKS * 7, 3)], ids=str)
def test_noise_fits_its_scale_and_no_other(scale: Fraction) -> None:
    samples = laplace_noise(scale, 60_000, a_stream(1))
    error = samples.std() / np.sqrt(samples.size)

    def mean_size(of: float) -> float:
        ratio = np.exp(-1.0 / of)
        return float(2.0 * ratio / (1.0 - ratio**2))

    assert abs(abs(samples).mean() - mean_size(float(scale))) < 4.0 * error
    assert abs(abs(samples).mean() - mean_size(float(scale) * 1.06)) > 4.0 * error
    assert abs(samples.mean()) < 4.0 * error
    assert not np.array_equal(samples[:20_000], samples[32_768:52_768]), "no batch repeats another"


def test_noise_of_many_ticks_is_laplace_noise() -> None:
    samples = laplace_noise(Fraction(TICKS), 40_000, a_stream(2))
    assert kstest(samples, laplace(scale=TICKS).cdf).pvalue > 1e-3
    assert kstest(samples, laplace(scale=TICKS * 1.05).cdf).pvalue < 1e-3


@pytest.mark.parametrize("epsilon", [Fraction(1, 10), Fraction(3)])
def test_each_measurement_has_the_noise_of_its_epsilon(epsilon: Fraction) -> None:
    """Wrong by 10 % in either direction, the noise fails the test."""
    ticks = np.full((64, 64), 5 * TICKS, dtype=np.int64)
    counts = PrivateCounts(ticks, Fraction(4), seed=3)
    errors = counts.measure(whole_level(6), epsilon) - 5.0
    size = abs(errors).mean() * float(epsilon)
    assert 0.94 < size < 1.06


def test_measurements_have_independent_noise() -> None:
    counts = PrivateCounts(np.zeros((32, 32), dtype=np.int64), Fraction(2), seed=4)
    first, second = (counts.measure(whole_level(5), Fraction(1)) for _ in range(2))
    assert abs(np.corrcoef(first, second)[0, 1]) < 0.12
    again = PrivateCounts(np.zeros((32, 32), dtype=np.int64), Fraction(2), seed=4)
    assert np.array_equal(first, again.measure(whole_level(5), Fraction(1)))


def test_without_a_seed_noise_never_repeats() -> None:
    ticks = np.zeros((8, 8), dtype=np.int64)
    first, second = (PrivateCounts(ticks, Fraction(1)).measure(whole_level(3), Fraction(1)) for _ in range(2))
    assert not np.array_equal(first, second)


def test_the_budget_is_never_exceeded() -> None:
    counts = PrivateCounts(np.zeros((4, 4), dtype=np.int64), Fraction(1), seed=5)
    counts.measure(whole_level(1), Fraction(2, 3))
    with pytest.raises(ParameterError, match="budget exceeded"):
        counts.measure(whole_level(1), Fraction(1, 3) + Fraction(1, 10**30))
    counts.measure(whole_level(1), Fraction(1, 3))
    with pytest.raises(ParameterError, match="budget exceeded"):
        counts.measure(whole_level(1), Fraction(1, 10**30))
    assert counts.spent == {1: Fraction(1)}


@pytest.mark.parametrize("epsilon", [Fraction(0), Fraction(-1)])
def test_refuses_to_spend_nothing(epsilon: Fraction) -> None:
    counts = PrivateCounts(np.zeros((4, 4), dtype=np.int64), Fraction(1))
    with pytest.raises(ParameterError, match="budget"):
        counts.measure(whole_level(1), epsilon)


@pytest.mark.parametrize(
    "cells",
    [
        Cells(np.array([0, 2]), np.array([0, 3]), np.array([0, 3])),
        Cells(np.array([2, 2]), np.array([3, 3]), np.array([1, 1])),
        Cells(np.array([2, 2]), np.array([3, -1]), np.array([1, 1])),
        Cells(np.array([2]), np.array([0]), np.array([4])),
    ],
    ids=["a cell and its parent", "a cell twice", "below 0", "beyond the side"],
)
def test_cells_in_which_a_person_could_count_twice_are_refused_and_cost_nothing(cells: Cells) -> None:
    counts = PrivateCounts(np.zeros((4, 4), dtype=np.int64), Fraction(1))
    with pytest.raises(ParameterError, match="count twice"):
        counts.measure(cells, Fraction(1))
    assert counts.spent == {}


NEVER = (2**64 - 1).to_bytes(8, "big")
"""A word with which every trial fails."""


class ScriptedStream:
    """A stream of given words for the trials of numbers, and others for trials that stay open."""

    def __init__(self, numbers: bytes, further: bytes) -> None:
        self._numbers = numbers
        self._further = further

    def read(self, size: int) -> bytes:
        """See `ByteStream`: single words are for open trials."""
        if size == len(NEVER):
            found, self._further = self._further or NEVER, b""
            return found
        found, self._numbers = self._numbers[:size], self._numbers[size:]
        return found


@pytest.mark.parametrize("scale", [Fraction(1, 5), Fraction(7, 3), Fraction(40)], ids=str)
def test_noise_of_many_equals_single_samples_also_where_a_trial_stays_open(scale: Fraction) -> None:
    """For each trial, with every word that its enclosure leaves open, and with the neighbours of these."""
    law = DiscreteLaplace(scale)
    trials = law.digits + 1
    for digit, (low, high) in enumerate(law.bounds):
        for word in range(max(low - 2, 0), min(high + 2, 2**64)):
            words = NEVER * digit + word.to_bytes(8, "big") + NEVER * (2 * trials - digit - 1)
            for further in (bytes(8), NEVER):
                single = law.sample(ScriptedStream(words, further))
                assert laplace_noise(scale, 1, ScriptedStream(words, further)).tolist() == [single]
