"""The public statement of the promise: its numbers, its assumptions and the observers it covers."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Meta, decode_meta, encode_meta
from heatcloak_shared.wire.node_messages import MAX_META_BYTES
from heatcloak_shared.zone import Graph, Interval, Move, Promise, Range, Zone, promise_in_words
from support.zones import uniform_noise, with_ticks

SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)
CORRIDOR = Zone(
    "hall",
    Interval(100, 50, 0.5, 0.1),
    tuple(f"n{number:02d}" for number in range(1, 51)),
    SCHEDULE,
    Promise(Move(0.01), 4.0, 1e-5),
    uniform_noise(0.135918, 2.0**-11, 1478, 50),
)
PATH = replace(
    CORRIDOR,
    domain=Graph(3, ((0, 1), (1, 2)), None, (0, 1, 2), 1.0),
    nodes=("n01", "n02", "n03"),
    promise=Promise(Move(1.0), 4.0, 1e-5),
    noise=uniform_noise(0.31, 2.0**-8, 420, 3),
)
RANGE = replace(
    CORRIDOR, promise=Promise(Range(15.0, 35.0), 4.0, 1e-5), noise=uniform_noise(141.5, 1.0, 800, 50)
)
ZONES = pytest.mark.parametrize("zone", [CORRIDOR, PATH, RANGE], ids=["corridor", "graph", "range"])


@ZONES
def test_seeded_nodes_unseeded_nodes_and_zone_files_have_different_sentences(zone: Zone) -> None:
    """A zone file does not state whether its nodes are seeded."""
    sentences = [promise_in_words(zone, seeded=seeded) for seeded in (True, False, None)]
    assert len(set(sentences)) == 3
    for one, other in itertools.permutations(sentences, 2):
        assert one not in other


@ZONES
def test_the_sentence_of_a_seeded_node_names_the_trusted_party_and_its_abilities(zone: Zone) -> None:
    words = promise_in_words(zone, seeded=True)
    assert "does not hold against the trusted party, who holds this node's seed" in words
    assert "can remove its noise exactly" in words


@ZONES
def test_the_sentence_of_an_unseeded_node_states_that_no_trusted_party_holds_its_key(zone: Zone) -> None:
    words = promise_in_words(zone, seeded=False)
    assert "No trusted party holds this node's key" in words
    assert "remove" not in words


@ZONES
def test_the_sentence_of_a_zone_names_the_trusted_party_of_seeded_nodes(zone: Zone) -> None:
    words = promise_in_words(zone)
    assert "does not hold against the trusted party of a seeded node" in words
    assert "an unseeded node draws its key at every start" in words


@ZONES
@pytest.mark.parametrize("seeded", [True, False, None])
def test_every_sentence_states_that_the_promise_is_computational(zone: Zone, seeded: bool | None) -> None:
    words = promise_in_words(zone, seeded=seeded)
    assert "The promise is computational: it is as good as BLAKE2b with a secret key." in words


@pytest.mark.parametrize("zone", [CORRIDOR, PATH], ids=["corridor", "graph"])
def test_a_promise_that_assumes_the_model_begins_with_that_condition(zone: Zone) -> None:
    assert promise_in_words(zone).startswith("If the model of heat holds, moving any one person by up to ")


def test_a_promise_that_hides_a_range_mentions_no_model() -> None:
    assert "model" not in promise_in_words(RANGE)


@ZONES
@pytest.mark.parametrize("seeded", [True, False, None])
def test_no_sentence_mentions_nobody_or_anybody(zone: Zone, seeded: bool | None) -> None:
    words = promise_in_words(zone, seeded=seeded).lower()
    assert "nobody" not in words
    assert "anybody" not in words


def test_the_accuracy_is_stated_as_an_average_and_not_as_a_bound() -> None:
    words = promise_in_words(CORRIDOR)
    assert (
        "On average, an observer without prior knowledge places a single source to about ±0.042 of the "
        "corridor in one round, and to about ±0.0095 of the corridor over the period if the source stands "
        "still. This is an average, not a bound: with prior knowledge, and at some places, the error is "
        "smaller."
    ) in words


def test_noise_that_permits_only_a_guess_is_described_as_such() -> None:
    noisy = replace(CORRIDOR, noise=with_ticks(CORRIDOR.noise, 20 * 1478))
    assert "no better than a guess in one round, and to about ±0.19 of the corridor" in promise_in_words(
        noisy
    )


def test_on_a_graph_the_probability_is_for_an_observer_who_thought_both_vertices_equally_likely() -> None:
    words = promise_in_words(PATH)
    assert "to whom two neighbouring vertices were equally likely before" in words
    assert "With prior knowledge the observer is right more often." in words


@given(
    epsilon=st.floats(1e-3, 30),
    alpha=st.floats(1e-6, 1),
    delta=st.floats(1e-30, 0.9),
)
def test_rounding_in_words_never_strengthens_the_promise(epsilon: float, alpha: float, delta: float) -> None:
    """The radius is rounded down; the odds and the failure probability are rounded up."""
    words = promise_in_words(replace(CORRIDOR, promise=Promise(Move(alpha), epsilon, delta)))
    stated = re.search(r"up to (\S+) of .* factor of (\S+) \(epsilon (\S+)\), .* probability (\S+)\. ", words)
    assert stated is not None
    assert alpha * 0.98 <= float(stated[1]) <= alpha
    assert math.exp(epsilon) <= float(stated[2]) <= math.exp(epsilon) * 1.02
    assert epsilon <= float(stated[3]) <= epsilon * 1.02
    assert delta <= float(stated[4]) <= delta * 1.02


LONGEST = Schedule(period=1.0, every=10**9, releases=10**9 - 1, budget_rounds=10**18)


@pytest.mark.parametrize("seeded", [True, False, None])
@pytest.mark.parametrize(
    ("domain", "hides"),
    [
        (CORRIDOR.domain, Move(1.2345678901234567e-5)),
        (CORRIDOR.domain, Move(1.2345678901234567)),
        (PATH.domain, Move(123456789.5)),
        (PATH.domain, Range(-1.2345678901234567e-100, 1.2345678901234567e100)),
    ],
)
def test_the_longest_sentence_fits_into_a_nodes_meta(
    domain: Interval | Graph, hides: Move | Range, seeded: bool | None
) -> None:
    """All numbers and all other fields of the message have their greatest length."""
    zone = replace(
        CORRIDOR,
        name="z" * 32,
        domain=domain,
        schedule=LONGEST,
        promise=Promise(hides, 3.4567891234567891, 1.2345678901234567e-100),
        nodes=tuple(f"n{number}" for number in range(100_000)),
        noise=uniform_noise(1.2345678901234567e-7, 2.0**-30, 123_456_789, 100_000),
    )
    words = promise_in_words(zone, seeded=seeded)
    assert len(words) <= 1024
    meta = Meta(zone.name, zone.rev, "n" * 32, 2**31 - 1, seeded is True, "s" * 64, words, "v" * 64)
    payload = encode_meta(meta)
    assert len(payload) <= MAX_META_BYTES
    assert decode_meta(payload) == meta


# The accuracy of an observer without prior knowledge, computed without the project's code:
# one source of intensity 1 in a corridor with 50 sensors at j/50, T = 0.05, σ = 1478·2⁻¹¹.
SENSORS = np.arange(1, 51) / 50
PLACES = (np.arange(1000) + 0.5) / 1000
SIGMA = 1478 / 2048

Places = Callable[[np.random.Generator], float]


def _readings(place: np.ndarray | float) -> np.ndarray:
    offset = np.subtract.outer(SENSORS, place)
    return np.asarray(np.exp(-(offset**2) / 0.2) / math.sqrt(0.2 * math.pi))


def _mean_error(rounds: int, draw: Places, knows: tuple[float, float] = (0.0, 1.0)) -> tuple[float, float]:
    """Return the mean distance of the posterior median from the source, and its standard error.

    The observer's prior is uniform within ``knows``; the median is the estimate of least expected distance.
    """
    chance = np.random.default_rng(20260)
    prior = (knows[0] <= PLACES) & (knows[1] >= PLACES)
    columns, scale = _readings(PLACES), SIGMA / math.sqrt(rounds)
    errors = []
    for _ in range(4000):
        truth = draw(chance)
        seen = _readings(truth) + scale * chance.standard_normal(50)
        logs = np.where(prior, (seen @ columns - 0.5 * (columns**2).sum(axis=0)) / scale**2, -np.inf)
        mass = np.cumsum(np.exp(logs - logs.max()))
        errors.append(abs(float(PLACES[np.searchsorted(mass, 0.5 * mass[-1])]) - truth))
    return float(np.mean(errors)), float(np.std(errors)) / math.sqrt(len(errors))


def test_the_stated_averages_are_just_below_those_of_an_exact_posterior() -> None:
    """0.046 in one round and 0.0107 over the period; the stated rule of thumb is 7 % and 11 % below them."""
    for rounds, stated, expected in ((1, 0.0425, 0.0457), (20, 0.0095, 0.0107)):
        mean, error = _mean_error(rounds, lambda chance: chance.random())
        assert abs(mean - expected) <= 4 * error
        assert 0.85 * mean <= stated <= mean


def test_the_errors_of_some_places_and_observers_are_below_the_averages() -> None:
    """The error is smaller for a source 0.05 from an end, and for an observer who knows the tenth."""
    near_an_end, error = _mean_error(1, lambda chance: 0.05)
    assert abs(near_an_end - 0.0373) <= 4 * error
    assert near_an_end + 4 * error < 0.0425
    standing, error = _mean_error(20, lambda chance: 0.01)
    assert standing + 4 * error < 0.0095
    knowing, error = _mean_error(1, lambda chance: chance.uniform(0.45, 0.55), knows=(0.45, 0.55))
    assert knowing + 4 * error < 0.025


def test_a_period_of_one_round_is_named_in_the_singular() -> None:
    once = replace(CORRIDOR, schedule=Schedule(period=1.0, every=1, releases=1, budget_rounds=1))
    assert "in one period of one round (one release) by" in promise_in_words(once)
    assert "in one period of 20 rounds (20 releases) by" in promise_in_words(CORRIDOR)
