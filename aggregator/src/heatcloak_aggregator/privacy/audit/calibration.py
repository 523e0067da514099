"""Exact checks of what noise was calibrated for: the stated sensitivity against the worst neighbours."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_aggregator.privacy.audit.check import Check, decide
from heatcloak_aggregator.privacy.audit.sample import NoiseSample
from heatcloak_aggregator.privacy.audit.worst_move import WorstMove, root_down
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Noise


def calibration_checks(noise: Noise, worst: WorstMove, sample: NoiseSample) -> list[Check]:
    """Compare the sensitivity that a zone states with what neighbours can differ by, and with what was run.

    Args:
        noise: of the zone: Δ₂ as it is stated, and the lattice.
        worst: the worst neighbours, computed apart from what the zone was calibrated with.
        sample: what was measured in the two neighbouring worlds.
    """
    return [_stated_check(noise, worst), _distance_check(noise, sample)]


def _stated_check(noise: Noise, worst: WorstMove) -> Check:
    needed = worst.least if worst.most is None else worst.most
    faults = []
    if noise.sensitivity < needed:
        faults.append(
            f"stated {noise.sensitivity:.9g}, but neighbours can differ by {needed:.9g}: {worst.what}"
        )
    relation = "at least" if worst.most is None else "at most"
    fine = f"stated {noise.sensitivity:.9g}; neighbours differ by {relation} {needed:.9g}"
    return decide("sensitivity", faults, fine, "noise that was calibrated for less than one person changes")


def _distance_check(noise: Noise, sample: NoiseSample) -> Check:
    """‖ticks₁ − ticks₀‖·g <= Δ₂ + g√m for every two rounds that differ, compared as squares of rationals."""
    sensors = sample.truth.shape[2]
    square = max(
        (
            sum(int(step) ** 2 for step in after - before)
            for before in _distinct(sample.truth[sample.world == 0])
            for after in _distinct(sample.truth[sample.world == 1])
        ),
        default=0,
    )
    ratio = Fraction(noise.sensitivity) / Fraction(noise.step)
    distance = root_down(Fraction(square)) * noise.step
    allowed = round_up(noise.sensitivity + noise.step * math.sqrt(sensors))
    text = f"{distance:.9g} apart on the lattice, noise was calibrated for {allowed:.9g}"
    faults = [text] if is_beyond(square, ratio, sensors) else []
    return decide("neighbours", faults, text, "worlds that differ by more than the noise was calibrated for")


def is_beyond(square: int, ratio: Fraction, sensors: int) -> bool:
    """Whether √square > ratio + √sensors, decided without roots.

    Args:
        square: N >= 0, a sum of squares of ticks.
        ratio: Δ₂/g >= 0.
        sensors: m >= 1.
    """
    # N − r² − m > 2r√m, both sides squared where the left one is above 0.
    excess = square - ratio * ratio - sensors
    return excess > 0 and excess * excess > 4 * ratio * ratio * sensors


def _distinct(truth: Int64Array) -> Int64Array:
    """The vectors of ticks that occur, shape (k, nodes); a world that stands still has one."""
    return np.asarray(np.unique(truth.reshape(-1, truth.shape[2]), axis=0), dtype=np.int64)
