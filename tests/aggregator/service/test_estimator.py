"""From closed rounds to messages: each round alone, and pooled with those before it that agree."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.service import Estimator, Round, RoundEstimate, ServedZone, ZoneSettings
from heatcloak_aggregator.service.estimate_worker import Estimating
from heatcloak_aggregator.service.startup_recovery import restore
from heatcloak_aggregator.service.store_retry import Insistence
from heatcloak_aggregator.service.view import Unobserved
from heatcloak_aggregator.store import BootKey, Held, Store, StoredEstimate, StoredReading, Verdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Scenario, Source
from heatcloak_shared.wire import decode_estimate, encode_estimate
from heatcloak_shared.zone import Zone

FIRST = 1000
Look = Callable[[int], Round]


def standing(*places: float) -> tuple[Source, ...]:
    return tuple(Source(1.0, 0, None, ((0.0, place),)) for place in places)


def looker(zone: Zone, sources: tuple[Source, ...], seed: int, lost: float = 0.0) -> Look:
    """A function from a round's number to the round, in a world of ``sources``."""
    world, operator = Scenario(sources, FIRST), IntervalDomain().operator(zone.domain.spread)

    def look(number: int) -> Round:
        chance = random.Random(seed * 1_000_003 + number)
        heat = np.zeros(zone.domain.n_sensors)
        for place, intensity in world.at(number):
            heat += intensity * operator.responses([place])[0]
        readings = {
            node: reading(
                zone, node, number, float(heat[zone.places[node] - 1]) + chance.gauss(0, zone.noise.sigma)
            )
            for node in zone.nodes
            if chance.random() >= lost
        }
        return Round(number, readings, tuple(node for node in zone.nodes if node not in readings))

    return look


def reading(zone: Zone, node: str, number: int, value: float, boot: str = "5f0c" * 8) -> Reading:
    noise, t = zone.noise, zone.schedule.time_of(number)
    ticks = round(value / noise.step)
    return Reading(zone.name, zone.rev, node, boot, number, number, ticks, noise.step, noise.sigma_ticks, t)


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


def told(estimates: list[RoundEstimate]) -> list[int]:
    return [estimate.message.pooled.rounds for estimate in estimates if estimate.message.pooled]


def test_without_pooling_nothing_is_said_of_it(hall: Zone) -> None:
    """One round at most: the message is that of the round alone."""
    look = looker(hall, standing(0.4), 1)
    estimator = Estimator(hall)
    for number in range(FIRST, FIRST + 3):
        estimate = estimator.estimate(look(number))
        assert estimate.pooled is None
        assert estimate.message.pooled is None


@pytest.mark.parametrize("method", ["bpdn", "gridless"])
def test_rounds_of_a_standing_world_are_pooled_and_sharpen(hall: Zone, method: str) -> None:
    """Up to as many as are allowed; the pooled estimate is nearer to the truth, the own is untouched."""
    truth, domain = np.zeros(100), IntervalDomain()
    truth[29] = 1.0
    own, pooled = [], []
    for seed in range(8):
        look = looker(hall, standing(0.3), seed, lost=0.1)
        estimator, alone = Estimator(hall, method, pool=8), Estimator(hall, method)
        estimates = [estimator.estimate(look(number)) for number in range(FIRST, FIRST + 10)]
        assert max(told(estimates)) <= 8
        last = estimates[-1]
        assert last.pooled is not None
        assert (last.result.estimate == alone.estimate(look(FIRST + 9)).result.estimate).all()
        own.append(emd(domain, truth, last.result.estimate))
        pooled.append(emd(domain, truth, last.pooled.result.estimate))
        assert decode_estimate(encode_estimate(last.message)) == last.message
    # One estimate in a hundred has a source that is not there: the mean of eight would tell of nothing else.
    assert np.median(pooled) < 0.75 * np.median(own)


def test_somebody_who_comes_begins_anew(hall: Zone) -> None:
    """Rounds before a change are given up and never taken back, however long the window grows."""
    newcomer = Source(1.0, 10, None, ((0.0, 0.8),))
    look = looker(hall, (*standing(0.2), newcomer), 3)
    estimator = Estimator(hall, pool=20)
    rounds = told([estimator.estimate(look(number)) for number in range(FIRST, FIRST + 20)])
    assert rounds[9] >= 8
    assert min(rounds[10:13]) <= 3
    assert max(rounds[13:]) <= 10


def test_the_same_round_again_gives_the_same_estimate(hall: Zone) -> None:
    """A connection that was lost in the middle makes the service estimate a round twice."""
    look = looker(hall, standing(0.3), 4)
    estimator = Estimator(hall, pool=5)
    for number in range(FIRST, FIRST + 8):
        first, second = (estimator.estimate(look(number)) for _ in range(2))
        assert first.message == second.message


def test_rounds_of_a_clock_that_was_ahead_are_not_pooled_with(hall: Zone) -> None:
    """Once it is set right, rounds are pooled again, and what it closed before that stands alone."""
    look = looker(hall, standing(0.3), 6)
    estimator = Estimator(hall, pool=5)
    for number in (*range(FIRST, FIRST + 3), *range(FIRST + 5000, FIRST + 5004)):
        estimator.estimate(look(number), number + 1)
    rounds = told([estimator.estimate(look(n), n + 1) for n in range(FIRST + 3, FIRST + 6)])
    late = [look(FIRST + 5004), look(FIRST + 6)]
    assert (rounds, told([estimator.estimate(each, FIRST + 7) for each in late])) == ([1, 2, 3], [1, 4])
    assert Estimator(hall).estimate(late[0], FIRST + 7).pooled is None, "nothing is pooled there"


def test_a_service_that_starts_again_pools_what_the_store_holds(hall: Zone) -> None:
    """It goes on as if it had not been away."""
    look = looker(hall, standing(0.3, 0.6), 5)
    running, started = (Estimator(hall, pool=6) for _ in range(2))
    for number in range(FIRST, FIRST + 9):
        running.estimate(look(number))
    started.restore(r for number in range(FIRST, FIRST + 9) for r in look(number).readings.values())
    assert started.estimate(look(FIRST + 9)).message == running.estimate(look(FIRST + 9)).message


@pytest.mark.slow
def test_rounds_that_were_given_up_stay_so_when_a_service_starts_again(hall: Zone) -> None:
    """A move that was noticed once is not forgotten: forty worlds go on as if nobody had been away."""
    chance = random.Random(10)
    for seed in range(40):
        place, moment = chance.uniform(0.2, 0.6), chance.randrange(4, 16)
        walker = Source(1.0, 0, None, ((0.0, place), (moment, place), (moment + 0.1, place + 0.15)))
        look = looker(hall, (walker,), seed)
        running, started = (Estimator(hall, pool=8) for _ in range(2))
        for number in range(FIRST, FIRST + 25):
            running.estimate(look(number))
        started.restore(r for number in range(FIRST, FIRST + 25) for r in look(number).readings.values())
        last = look(FIRST + 25)
        assert started.estimate(last).message == running.estimate(last).message


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    store = Store(f"sqlite:///{tmp_path}/s.db")
    yield store
    store.close()


def estimating_of(hall: Zone, store: Store, now: float, pool: int = 1) -> tuple[ServedZone, Estimating]:
    """What a service of the hall estimates with, after it has taken up what the store holds."""
    insistence = Insistence()

    async def held(boots: Collection[BootKey]) -> dict[BootKey, Held]:
        return store.held(boots)

    async def take_up() -> tuple[ServedZone, Estimating]:
        served = ServedZone(ZoneSettings(hall, pool=pool), held)
        zones = {hall.name: served}
        estimating = Estimating(zones, store, insistence, lambda: now, Unobserved())
        await restore(zones, store, insistence, estimating, lambda: now)
        return served, estimating

    return asyncio.run(take_up())


def test_an_estimate_that_fits_no_message_is_not_published_and_stops_nothing(
    hall: Zone, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Where a hundred thousand nodes are missing it is said, once; the next round goes on."""
    served, estimating = estimating_of(hall, store, hall.schedule.time_of(FIRST))
    fits = Estimator(hall).estimate(looker(hall, standing(0.3), 1)(FIRST)).message
    large = replace(fits, missing=tuple(f"node-{number:07d}" for number in range(100_000)))
    published = [estimating.publication(served, message) for message in (large, large, fits)]
    assert published[:2] == [None, None]
    assert published[2] is not None
    assert decode_estimate(published[2].payload) == fits
    assert len(caplog.messages) == 1
    assert f"the estimate of round {FIRST} is not published" in caplog.messages[0]


def test_a_correction_does_not_take_the_newest_ones_place(hall: Zone, store: Store) -> None:
    """Only the newest round's estimate is retained; an older one's is told and not kept."""
    served, estimating = estimating_of(hall, store, hall.schedule.time_of(FIRST))
    message = Estimator(hall).estimate(looker(hall, standing(0.3), 1)(FIRST)).message
    told = [estimating.publication(served, replace(message, round=number)) for number in (5, 6, 5, 6, 4, 7)]
    assert [publication.retain for publication in told if publication is not None] == [
        *(True, True, False, True, False, True),
    ]


def test_the_store_is_what_a_service_starts_again_from(hall: Zone, store: Store) -> None:
    """Accepted readings of rounds that have an estimate are pooled again; others are not.

    The newest estimate is handed on once more: the service before may have died before it was published.
    """
    look, running = looker(hall, standing(0.3, 0.6), 9), Estimator(hall, pool=6)
    for number in range(FIRST, FIRST + 4):
        closed = look(number)
        store.add([StoredReading(r, Verdict.ACCEPTED, r.t) for r in closed.readings.values()])
        store.add_estimates([StoredEstimate(running.estimate(closed).message, len(closed.readings), 0.0)])
    late = reading(hall, hall.nodes[0], FIRST + 3, 1e6, boot="0" * 32)
    store.add([StoredReading(late, Verdict.LATE, late.t)])
    served, estimating = estimating_of(hall, store, hall.schedule.time_of(FIRST + 4), pool=6)
    again, on = served.estimator.estimate(look(FIRST + 4)), running.estimate(look(FIRST + 4))
    assert again.message == on.message
    assert told([again]) == [5]
    assert [each.message.round for each in estimating.unpublished] == [FIRST + 3]
    assert served.book.to_estimate == 0


def test_a_round_that_a_crash_left_without_an_estimate_is_looked_up(hall: Zone, store: Store) -> None:
    """Also one that was estimated before its last reading came."""
    look, estimator = looker(hall, standing(0.3), 9), Estimator(hall)
    for number in (FIRST, FIRST + 1, FIRST + 2):
        closed = look(number)
        store.add([StoredReading(r, Verdict.ACCEPTED, r.t) for r in closed.readings.values()])
        if number != FIRST + 1:
            used = len(closed.readings) - (number == FIRST)
            store.add_estimates([StoredEstimate(estimator.estimate(closed).message, used, 0.0)])
    for later in (5, 10_000, 10_000_000):  # a night without power, or a clock that is years ahead
        now = hall.schedule.time_of(FIRST + later)
        served, _ = estimating_of(hall, store, now)
        assert served.book.changed_due(now + 60) == [FIRST + 1, FIRST]


def test_an_estimate_of_a_clock_that_was_ahead_is_not_the_newest(hall: Zone, store: Store) -> None:
    """When the clock is right again the rounds of today are retained, in this service and in the next."""
    message = Estimator(hall).estimate(looker(hall, standing(0.3), 1)(FIRST)).message
    ahead, today = replace(message, round=FIRST + 86_400), replace(message, round=FIRST + 1)
    store.add_estimates([StoredEstimate(each, 1, 0.0) for each in (ahead, message)])
    served, estimating = estimating_of(hall, store, hall.schedule.time_of(FIRST))
    assert [each.message.round for each in estimating.unpublished] == [FIRST]
    estimating._newest[hall.name] = ahead.round
    told = [estimating.publication(served, each) for each in (ahead, today, message)]
    assert [each.retain for each in told if each is not None] == [False, True, False]


def test_rounds_that_nobody_listened_to_for_long_are_not_pooled(hall: Zone) -> None:
    """What was read before a pause longer than the window may be another world's."""
    look = looker(hall, standing(0.3), 6)
    estimator = Estimator(hall, pool=5)
    estimates = [estimator.estimate(look(FIRST + number)) for number in (0, 1, 2, 4, 50, 51)]
    assert told(estimates) == [1, 2, 3, 4, 1, 2]


def test_a_round_that_closes_late_stands_with_those_before_it(hall: Zone) -> None:
    """One before all that is remembered stands alone; it never sees the rounds after it."""
    look = looker(hall, standing(0.3), 7)
    estimator = Estimator(hall, pool=3)
    estimates = [estimator.estimate(look(FIRST + number)) for number in (0, 1, 3, 2, 4, 0)]
    assert told(estimates) == [1, 2, 2, 2, 3, 1]
    late = estimates[-1]
    assert late.pooled is not None
    assert late.pooled.result is late.result


@pytest.mark.parametrize("pool", [0, -1, 201, 1.5, True])
def test_an_absurd_number_of_rounds_is_refused(hall: Zone, pool: int) -> None:
    """From 1, which pools none, to 200."""
    with pytest.raises(ParameterError, match="pool"):
        Estimator(hall, pool=pool)


def test_vicinities_of_the_posterior_are_told_of_the_round_and_of_the_pool(hall: Zone) -> None:
    """Regions within the corridor, each with the probability that it holds a source."""
    look = looker(hall, standing(0.3), 8)
    estimator = Estimator(hall, "posterior", pool=4)
    for number in range(FIRST, FIRST + 2):
        message = estimator.estimate(look(number)).message
    assert message.method == "posterior"
    assert message.pooled is not None
    for regions in (message.vicinities, message.pooled.vicinities):
        assert regions is not None
        intervals = [region for region in regions if len(region) == 3]
        assert len(intervals) == len(regions)
        assert all(0 <= low <= high <= 1 and 0 <= probability <= 1 for low, high, probability in intervals)
    assert decode_estimate(encode_estimate(message)) == message
