"""The discrete Laplace distribution: the law that its thresholds give, and its samples."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from scipy.stats import chisquare

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared import DiscreteLaplace
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import ByteStream

_GOLDEN = [-31226, -231503, -48035, 6313]
_FAILURE = b"\xff" * 8
"""A word with which every trial fails."""
_SCALES = [Fraction(1, 7), 1, Fraction(3, 2), 12, Fraction(65536 * 5, 3)]


def law_of(noise: DiscreteLaplace, most: int) -> list[mpmath.mpf]:
    """Return P(K = k) of the geometric numbers for k up to ``most``, from the thresholds alone."""
    trials = [mpmath.mpf(low + high) / 2**65 for low, high in noise.bounds]
    digits, rest = trials[:-1], trials[-1]
    law = []
    for number in range(most + 1):
        probability = mpmath.mpf(1)
        for digit, success in enumerate(digits):
            probability *= success if number >> digit & 1 else 1 - success
        times = number >> len(digits)
        law.append(probability * rest**times * (1 - rest))
    return law


@pytest.mark.parametrize("scale", _SCALES, ids=str)
def test_thresholds_give_the_geometric_law(scale: Fraction) -> None:
    """A wrong threshold of any digit changes some probability by far more than the tolerance."""
    noise = DiscreteLaplace(scale)
    with mpmath.workdps(40):
        ratio = mpmath.exp(-1 / (mpmath.mpf(noise.scale.numerator) / noise.scale.denominator))
        law = law_of(noise, 300)
        assert all(
            abs(found - (1 - ratio) * ratio**number) < mpmath.mpf(2) ** -56
            for number, found in enumerate(law)
        )


@pytest.mark.parametrize("scale", _SCALES, ids=str)
def test_enclosures_are_narrow_and_contain_the_probability(scale: Fraction) -> None:
    noise = DiscreteLaplace(scale)
    with mpmath.workdps(60):
        for digit, (low, high) in enumerate(noise.bounds):
            power = mpmath.exp(-(2**digit) * mpmath.mpf(noise.scale.denominator) / noise.scale.numerator)
            exact = power if digit == noise.digits else power / (1 + power)
            assert low <= exact * 2**64 <= high
            assert high - low <= 5


def test_a_word_that_the_enclosure_leaves_open_is_decided_by_the_next(
    script: Callable[[bytes], ByteStream],
) -> None:
    noise = DiscreteLaplace(1)
    with mpmath.workdps(60):
        exact = mpmath.exp(-1) / (1 + mpmath.exp(-1))
        word, next_word = divmod(int(exact * 2**128), 2**64)
    assert noise.bounds[0][0] <= word < noise.bounds[0][1]
    rest = _FAILURE * (2 * (noise.digits + 1) - 1)
    start = word.to_bytes(8, "big") + rest
    assert noise.sample(script(start + (next_word - 8).to_bytes(8, "big"))) == 1
    assert noise.sample(script(start + (next_word + 8).to_bytes(8, "big"))) == 0


def test_samples_beyond_the_digits_are_drawn(script: Callable[[bytes], ByteStream]) -> None:
    """The trial for the rest succeeds with probability e⁻⁶⁴ < 2⁻⁶⁴, so that it takes two words."""
    noise = DiscreteLaplace(1)
    first = _FAILURE * noise.digits + bytes(8)
    second = _FAILURE * (noise.digits + 1)
    more = bytes(8) + bytes(16) + _FAILURE
    assert noise.sample(script(first + second + more)) == 2 << noise.digits


def expected_shares(scale: float, edges: FloatArray) -> FloatArray:
    """Return the probabilities of the bins between ``edges``, and beyond them."""
    ratio = np.exp(-1.0 / scale)
    below = np.where(
        edges < 0, ratio**-(edges) / (1.0 + ratio), 1.0 - ratio ** (edges + 1.0) / (1.0 + ratio)
    )  # P(X <= edge)
    return np.diff(np.concatenate([[0.0], below, [1.0]]))


@pytest.mark.parametrize("scale", [1, Fraction(3, 2), 12, 3000], ids=str)
def test_samples_fit_their_scale_and_no_other(
    scale: Fraction, keystream: Callable[[int], ByteStream]
) -> None:
    noise = DiscreteLaplace(scale)
    samples = np.array([noise.sample(keystream(seq)) for seq in range(20_000)])
    edges = np.unique(np.floor(float(scale) * np.linspace(-3.0, 3.0, 25)))
    counts = np.histogram(samples, np.concatenate([[-np.inf], edges + 0.5, [np.inf]]))[0]

    def fit(wrong: float) -> float:
        return float(chisquare(counts, samples.size * expected_shares(float(scale) * wrong, edges)).pvalue)

    assert fit(1.0) > 1e-3
    assert fit(0.95) < 1e-3
    assert fit(1.05) < 1e-3


def test_a_stream_gives_the_same_samples_on_every_machine(keystream: Callable[[int], ByteStream]) -> None:
    noise = DiscreteLaplace(Fraction(655360, 7))
    assert [noise.sample(keystream(seq)) for seq in range(4)] == _GOLDEN


@pytest.mark.parametrize("scale", [0, -1, True, 1.5, 2**63, Fraction(1, 2**21)], ids=repr)
def test_refuses_other_scales(scale: int) -> None:
    with pytest.raises(ParameterError, match="scale"):
        DiscreteLaplace(scale)
