"""Estimates of rounds: each round alone, and pooled with those before it that agree."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.service import Estimator, RoundEstimate
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Source
from heatcloak_shared.wire import decode_estimate, encode_estimate
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, simulated_rounds, standing


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


def pooled_rounds(estimates: list[RoundEstimate]) -> list[int]:
    """Return how many rounds each estimate is pooled from."""
    return [estimate.message.pooled.rounds for estimate in estimates if estimate.message.pooled]


def test_without_pooling_a_message_has_no_pooled_estimate(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.4), 1)
    estimator = Estimator(hall)
    for number in range(FIRST, FIRST + 3):
        estimate = estimator.estimate(measure(number))
        assert estimate.pooled is None
        assert estimate.message.pooled is None


@pytest.mark.parametrize("method", ["bpdn", "gridless"])
def test_pooling_rounds_of_a_static_scenario_lowers_the_error(hall: Zone, method: str) -> None:
    """Up to the given number of rounds; the estimate of the round itself is unchanged."""
    truth, domain = np.zeros(100), IntervalDomain()
    truth[29] = 1.0
    own, pooled = [], []
    for seed in range(8):
        measure = simulated_rounds(hall, standing(0.3), seed, lost=0.1)
        estimator, alone = Estimator(hall, method, pool=8), Estimator(hall, method)
        estimates = [estimator.estimate(measure(number)) for number in range(FIRST, FIRST + 10)]
        assert max(pooled_rounds(estimates)) <= 8
        last = estimates[-1]
        assert last.pooled is not None
        assert (last.result.estimate == alone.estimate(measure(FIRST + 9)).result.estimate).all()
        own.append(emd(domain, truth, last.result.estimate))
        pooled.append(emd(domain, truth, last.pooled.result.estimate))
        assert decode_estimate(encode_estimate(last.message)) == last.message
    # One estimate in a hundred has a spurious source, which would dominate a mean of eight.
    assert np.median(pooled) < 0.75 * np.median(own)


def test_rounds_before_a_change_are_dropped_for_good(hall: Zone) -> None:
    """Also when the window grows again."""
    newcomer = Source(1.0, 10, None, ((0.0, 0.8),))
    measure = simulated_rounds(hall, (*standing(0.2), newcomer), 3)
    estimator = Estimator(hall, pool=20)
    rounds = pooled_rounds([estimator.estimate(measure(number)) for number in range(FIRST, FIRST + 20)])
    assert rounds[9] >= 8
    assert min(rounds[10:13]) <= 3
    assert max(rounds[13:]) <= 10


def test_estimating_a_round_again_gives_the_same_estimate(hall: Zone) -> None:
    """A lost connection makes the service estimate a round twice."""
    measure = simulated_rounds(hall, standing(0.3), 4)
    estimator = Estimator(hall, pool=5)
    for number in range(FIRST, FIRST + 8):
        first, second = (estimator.estimate(measure(number)) for _ in range(2))
        assert first.message == second.message


def test_rounds_of_a_clock_that_was_ahead_are_not_pooled(hall: Zone) -> None:
    """When the clock is right again, rounds are pooled again, and a future round is pooled with none."""
    measure = simulated_rounds(hall, standing(0.3), 6)
    estimator = Estimator(hall, pool=5)
    for number in (*range(FIRST, FIRST + 3), *range(FIRST + 5000, FIRST + 5004)):
        estimator.estimate(measure(number), number + 1)
    rounds = pooled_rounds([estimator.estimate(measure(n), n + 1) for n in range(FIRST + 3, FIRST + 6)])
    late = [measure(FIRST + 5004), measure(FIRST + 6)]
    assert (rounds, pooled_rounds([estimator.estimate(each, FIRST + 7) for each in late])) == (
        [1, 2, 3],
        [1, 4],
    )
    assert Estimator(hall).estimate(late[0], FIRST + 7).pooled is None


def test_a_restored_estimator_continues_as_if_it_had_not_stopped(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.3, 0.6), 5)
    running, started = (Estimator(hall, pool=6) for _ in range(2))
    for number in range(FIRST, FIRST + 9):
        running.estimate(measure(number))
    started.restore([measure(number) for number in range(FIRST, FIRST + 9)])
    assert started.estimate(measure(FIRST + 9)).message == running.estimate(measure(FIRST + 9)).message


@pytest.mark.slow
def test_a_restored_estimator_keeps_rounds_before_a_change_dropped(hall: Zone) -> None:
    """In forty scenarios with one move each."""
    chance = random.Random(10)
    for seed in range(40):
        place, moment = chance.uniform(0.2, 0.6), chance.randrange(4, 16)
        walker = Source(1.0, 0, None, ((0.0, place), (moment, place), (moment + 0.1, place + 0.15)))
        measure = simulated_rounds(hall, (walker,), seed)
        running, started = (Estimator(hall, pool=8) for _ in range(2))
        for number in range(FIRST, FIRST + 25):
            running.estimate(measure(number))
        started.restore([measure(number) for number in range(FIRST, FIRST + 25)])
        last = measure(FIRST + 25)
        assert started.estimate(last).message == running.estimate(last).message


def test_rounds_before_a_pause_longer_than_the_window_are_not_pooled(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.3), 6)
    estimator = Estimator(hall, pool=5)
    estimates = [estimator.estimate(measure(FIRST + number)) for number in (0, 1, 2, 4, 50, 51)]
    assert pooled_rounds(estimates) == [1, 2, 3, 4, 1, 2]


def test_a_round_that_closes_late_is_pooled_with_those_before_it(hall: Zone) -> None:
    """One that is older than all that are kept is pooled with none; it never sees later rounds."""
    measure = simulated_rounds(hall, standing(0.3), 7)
    estimator = Estimator(hall, pool=3)
    estimates = [estimator.estimate(measure(FIRST + number)) for number in (0, 1, 3, 2, 4, 0)]
    assert pooled_rounds(estimates) == [1, 2, 2, 2, 3, 1]
    late = estimates[-1]
    assert late.pooled is not None
    assert late.pooled.result is late.result


@pytest.mark.parametrize("pool", [0, -1, 201, 1.5, True])
def test_a_pool_outside_of_1_to_200_is_refused(hall: Zone, pool: int) -> None:
    with pytest.raises(ParameterError, match="pool"):
        Estimator(hall, pool=pool)


def test_posterior_messages_have_vicinities_of_the_round_and_of_the_pool(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.3), 8)
    estimator = Estimator(hall, "posterior", pool=4)
    for number in range(FIRST, FIRST + 2):
        message = estimator.estimate(measure(number)).message
    assert message.method == "posterior"
    assert message.pooled is not None
    for regions in (message.vicinities, message.pooled.vicinities):
        assert regions is not None
        intervals = [region for region in regions if len(region) == 3]
        assert len(intervals) == len(regions)
        assert all(0 <= low <= high <= 1 and 0 <= probability <= 1 for low, high, probability in intervals)
    assert decode_estimate(encode_estimate(message)) == message


# Run in a process of its own, because this one has imported and compiled everything.
SCRIPT = """
import gc, sys
import numpy as np
from heatcloak_aggregator.native import NativeFunction
from heatcloak_aggregator.service import Estimator, Round
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Graph, Interval, Move, Promise

def loaded():
    found = [each for each in gc.get_objects() if isinstance(each, NativeFunction)]
    return set(sys.modules) | {each.name for each in found if each.is_loaded}

# With much noise, because quiet readings would take few code paths.
domains = {
    "interval": Interval(n_sources=40, n_sensors=20, diffusivity=0.5, time=0.1),
    "graph": Graph(40, tuple((i, (i + 1) % 40) for i in range(40)), None, tuple(range(0, 40, 2)), 1.0),
}
zone = new_zone(
    domain=domains[sys.argv[2]],
    promise=Promise(Move(0.01 if sys.argv[2] == "interval" else 1.0), 4.0, 1e-5),
    schedule=Schedule(period=1.0, every=1, releases=1000, budget_rounds=1000),
)
noise = zone.noise
estimator = Estimator(zone, sys.argv[1])
estimator.prepare()
before, rng = loaded(), np.random.default_rng(1)
for number, strength in enumerate((0.0, 0.3, 3.0, 30.0, 3000.0)):
    ticks = noise.sigma_ticks[0] * (rng.normal(size=20) + strength * np.exp(-np.linspace(-1, 3, 20) ** 2))
    readings = {
        node: Reading(
            zone=zone.name, rev=zone.rev, node=node, boot="0" * 32, seq=number, round=number, ticks=int(each),
            step=noise.step, sigma_ticks=noise.sigma_ticks[0], t=0.0,
        )
        for node, each in list(zip(zone.nodes, ticks))[number:]
    }
    estimator.estimate(Round(number, readings, zone.nodes[:number]))
print(sorted(map(str, loaded() - before)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("method", "domain"),
    [
        *((method, "interval") for method in ("bpdn", "posterior", "gridless")),
        *((method, "graph") for method in ("bpdn", "posterior")),
    ],
)
def test_a_prepared_estimator_imports_and_compiles_nothing_more(method: str, domain: str) -> None:
    """With weak and strong readings of some or all sensors."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, method, domain],
        check=False,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
