"""Estimates of zones whose sensors drift together: a shift of a round changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service import Estimator, Round, ZoneSettings
from heatcloak_aggregator.service.kinds import estimator_of
from heatcloak_aggregator.service.tracking_estimator import TrackingEstimator
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Source
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, simulated_rounds, standing

PRIOR = Prior(intensity=1.0)


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


def shifted(measure: Callable[[int], Round]) -> Callable[[int], Round]:
    """Return rounds in which all readings are higher, in each round by another amount."""

    def moved(number: int) -> Round:
        plain, ticks = measure(number), int(np.random.default_rng(number).integers(-50_000, 50_000))
        readings = {}
        for node, reading in plain.readings.items():
            assert isinstance(reading, Reading)
            readings[node] = replace(reading, ticks=reading.ticks + ticks)
        return replace(plain, readings=readings)

    return moved


@pytest.mark.parametrize("method", ["bpdn", "gridless", "posterior"])
def test_the_drift_of_a_round_changes_no_estimate(hall: Zone, method: str) -> None:
    measure = simulated_rounds(hall, standing(0.3, 0.7), 1, lost=0.05)
    still, moved, other = (Estimator(hall, method, drift=drift) for drift in ("common", "common", "slope"))
    plain = Estimator(hall, method)
    for number in range(FIRST, FIRST + 3):
        given = shifted(measure)(number)
        expected = still.estimate(measure(number))
        assert moved.estimate(given).message.sources == expected.message.sources
        assert other.estimate(given).result.estimate == pytest.approx(
            other.estimate(measure(number)).result.estimate, abs=1e-9
        )
        assert plain.estimate(given).message.sources != expected.message.sources


def test_rounds_that_drift_are_pooled(hall: Zone) -> None:
    """As many of them as without drift, and pooled estimates are closer although sensors are missing."""
    own: list[float] = []
    pooled: list[float] = []
    counts = []
    for seed in range(6):
        measure = shifted(simulated_rounds(hall, standing(0.3), seed, lost=0.1))
        estimator = Estimator(hall, "gridless", pool=8, drift="common")
        last = [estimator.estimate(measure(number)) for number in range(FIRST, FIRST + 10)][-1]
        assert last.pooled is not None
        counts.append(last.pooled.rounds)
        for errors, result in ((own, last.result), (pooled, last.pooled.result)):
            places = np.flatnonzero(result.estimate) / 100
            errors.append(float(np.abs(places - 0.3).mean()) if places.size else 0.25)
    assert np.mean(counts) > 6
    assert np.median(pooled) < np.median(own)


def test_rounds_are_followed_although_they_drift(hall: Zone) -> None:
    walk = (Source(1.0, 0, None, ((0.0, 0.15), (20.0, 0.85))),)
    measure = shifted(simulated_rounds(hall, walk, 1))
    estimator = TrackingEstimator(hall, PRIOR, 3, drift="slope")
    for number in range(FIRST, FIRST + 10):
        found = estimator.estimate_all([measure(number)])
    newest = found[-1].message
    assert newest.status != "model misfit"
    (person,) = newest.tracks or ()
    assert person.place == pytest.approx(0.15 + 0.035 * 9, abs=0.15)  # type: ignore[union-attr]


def test_states_of_a_tracker_with_another_drift_are_left_out(
    hall: Zone, caplog: pytest.LogCaptureFixture
) -> None:
    """After a restart with another --drift the tracker begins with the newest rounds."""
    measure, before = simulated_rounds(hall, standing(0.3), 2), TrackingEstimator(hall, PRIOR, drift="common")
    rounds = range(FIRST, FIRST + 12)
    for number in rounds:
        before.estimate_all([measure(number)])
    states = before.states()
    for drift in ("none", "slope"):
        after = TrackingEstimator(hall, PRIOR, drift=drift)
        with caplog.at_level(logging.WARNING):
            assert list(after.restored_rounds(rounds, states)) == list(rounds)
        assert "that of a tracker with other arguments" in caplog.text
        caplog.clear()
    same = TrackingEstimator(hall, PRIOR, drift="common")
    same.restore([measure(number) for number in same.restored_rounds(rounds, states)])
    assert same._tracker.rounds == before._tracker.rounds
    assert not caplog.text


def test_the_settings_of_a_zone_choose_the_drift(hall: Zone, graph_zone: Zone) -> None:
    for method in ("bpdn", "tracker"):
        with pytest.raises(ParameterError, match="no drift 'rooms'"):
            estimator_of(ZoneSettings(hall, method=method, drift="rooms"))
        with pytest.raises(ParameterError, match="no drift 'slope'"):
            estimator_of(ZoneSettings(graph_zone, method=method, drift="slope"))
        estimator = estimator_of(ZoneSettings(graph_zone, method=method, drift="rooms"))
        assert estimator._operator.drift is not None  # type: ignore[attr-defined]
        estimator.prepare()
