"""Moves leave the prior as it is: without readings, particles are draws from it, however they began."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.tracking.interval.sampler import Workspace, run_moves
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules, log_counts
from heatcloak_aggregator.recovery.tracking.interval.tracks import ALIVE, MOST_TRACKS, Tracks, Window
from heatcloak_aggregator.recovery.tracking.motion import FEWER, Motion, folded

ROUNDS = 8
MOTION = Motion(
    stands=0.4, top_speed=0.3, turns=0.1, restless=0.4, restless_turns=0.5, arrives=0.15, leaves=0.1
)

Life = tuple[bool, bool, int, int, float, float, float]
"""Of a person: from the beginning, left, rounds, turns, last velocity, last place, intensity."""

QUANTITIES: dict[str, Callable[[list[Life]], float]] = {
    "people": len,
    "at the beginning": lambda lives: sum(life[0] for life in lives),
    "two at the beginning": lambda lives: float(sum(life[0] for life in lives) >= 2),
    "left": lambda lives: sum(life[1] for life in lives),
    "rounds": lambda lives: sum(life[2] for life in lives),
    "turns": lambda lives: sum(life[3] for life in lives),
    "standing": lambda lives: sum(life[4] == 0.0 and not life[1] for life in lives),
    "speed": lambda lives: sum(abs(life[4]) for life in lives),
    "place": lambda lives: sum(life[5] for life in lives),
    "intensity": lambda lives: sum(life[6] for life in lives),
}


def drawn(intensity: tuple[float, float], rng: np.random.Generator) -> list[Life]:
    """Return the people of a world: an oracle that simulates each round."""
    births = [0] * (int(rng.geometric(1.0 - FEWER)) - 1)
    births += [birth for birth in range(1, ROUNDS) for _ in range(rng.poisson(MOTION.arrives))]
    return [live(birth, intensity, rng) for birth in births]


def live(birth: int, intensity: tuple[float, float], rng: np.random.Generator) -> Life:
    def velocity() -> float:
        return 0.0 if rng.random() < MOTION.stands else float(rng.uniform(-1.0, 1.0)) * MOTION.top_speed

    place, speed, now, turns, left = rng.random(), velocity(), birth, 0, False
    rate = MOTION.restless_turns if rng.random() < MOTION.restless else MOTION.turns
    while now < ROUNDS - 1:
        if rng.random() < MOTION.leaves:
            left = True
            break
        now += 1
        place += speed
        if rng.random() < rate:
            changed = velocity()
            # Who stands and draws to stand again has not turned visibly.
            turns += changed != speed
            speed = changed
    heat = float(rng.uniform(*intensity))
    return birth == 0, left, now - birth + 1, turns, speed, 1.0 - abs(1.0 - place % 2.0), heat


def lives_of(tracks: Tracks, p: int) -> list[Life]:
    found = []
    for k in range(int(tracks.counts[p])):
        birth, end, count = int(tracks.births[p, k]), int(tracks.ends[p, k]), int(tracks.segments[p, k])
        last = ROUNDS - 1 if end == ALIVE else end - 1
        ends = [*tracks.starts[p, k, 1:count].tolist(), last]
        lengths = np.array(ends) - tracks.starts[p, k, :count]
        place = tracks.places[p, k] + float(lengths @ tracks.velocities[p, k, :count])
        found.append(
            (
                birth == 0,
                end != ALIVE,
                last - birth + 1,
                count - 1,
                float(tracks.velocities[p, k, count - 1]),
                float(folded(np.array(place))),
                float(tracks.intensities[p, k]),
            )
        )
    return found


@pytest.mark.parametrize("intensity", [(1.0, 1.0), (0.5, 1.5)], ids=["known", "unknown"])
def test_moves_sample_the_prior_where_readings_say_nothing(intensity: tuple[float, float]) -> None:
    particles, worlds, rng = 1500, 15_000, np.random.default_rng(3)
    tracks = Tracks.empty(particles)
    nothing = Window(
        np.arange(ROUNDS), np.zeros(ROUNDS, np.int64), np.zeros((1, 9, 2, 4)), np.zeros((ROUNDS, 4))
    )
    rules = Rules(
        *(MOTION.stands, MOTION.top_speed, MOTION.turns, MOTION.restless, MOTION.restless_turns),
        *(MOTION.arrives, MOTION.leaves),
        *intensity,
        *(0, 0, ROUNDS - 1),
    )
    run_moves.call(
        *(tracks, Tracks.empty(1, 2), nothing, rules, log_counts(MOST_TRACKS + 1)),
        *(Workspace.for_window(MOST_TRACKS, nothing.targets), 3000),
        *(np.zeros(particles), streams(7, particles)),
    )
    sampled = [lives_of(tracks, p) for p in range(particles)]
    direct = [drawn(intensity, rng) for _ in range(worlds)]
    for name, quantity in QUANTITIES.items():
        one, other = (np.array([quantity(lives) for lives in each], float) for each in (sampled, direct))
        assert abs(one.mean() - other.mean()) < 4.0 * spread(one, other), name


def spread(one: FloatArray, other: FloatArray) -> float:
    return float(np.sqrt(one.var() / one.size + other.var() / other.size))
