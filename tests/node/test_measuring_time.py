"""How long a sensor may take, and when its answer is handed on by a real clock."""

from __future__ import annotations

import random
import time
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import Reactor
from heatcloak_node.measuring import Measuring
from heatcloak_node.sensors.sensor import MAX_SHARE_OF_GAP, too_slow
from heatcloak_shared.schedule import Schedule


@pytest.mark.alone
def test_on_a_real_reactor_no_answer_is_early() -> None:
    """Sensors of random quickness: all are handed on when their time is over, and soon after."""
    chance, reactor, takes = random.Random(5), Reactor(), 0.06
    measuring = Measuring(reactor, takes)
    waits: list[float] = []

    def go() -> None:
        began = time.monotonic()
        pause = chance.choice([0.0, 0.01, 0.03])

        def slow() -> int:
            time.sleep(pause)
            return 1

        measuring.begin(slow, began, partial(done, began))

    def done(began: float, answer: object) -> None:
        waits.append(time.monotonic() - began)
        if len(waits) < 10:
            reactor.call_soon(go)
        else:
            reactor.stop()

    reactor.call_soon(go)
    reactor.run()
    measuring.close()
    assert min(waits) >= takes
    assert sorted(waits)[len(waits) // 2] < takes + 0.05


@given(
    every=st.integers(1, 50),
    releases=st.integers(1, 50),
    rest=st.integers(1, 50),
    period=st.floats(0.01, 100.0),
)
def test_a_sensor_may_take_most_of_the_shortest_time_between_listed_rounds(
    every: int, releases: int, rest: int, period: float
) -> None:
    """As the schedule itself lists them, across the end of a budget period too."""
    schedule = Schedule(period, every, releases, (releases - 1) * every + rest)
    listed = [number for number in range(2 * schedule.budget_rounds + 1) if schedule.is_listed(number)]
    gap = min(later - earlier for earlier, later in pairwise(listed))
    assert too_slow(MAX_SHARE_OF_GAP * gap * period * 0.999, schedule) is None
    assert "at most" in (too_slow(MAX_SHARE_OF_GAP * gap * period * 1.001, schedule) or "")
    assert too_slow(0.0, schedule) is None
