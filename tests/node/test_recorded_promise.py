"""The recorded promise, and zone files that promise less: `heatcloak_node.recorded_promise`."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_node import Ledger
from heatcloak_node.ledger import UnusableLedgerError
from heatcloak_node.recorded_promise import RecordedPromise
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import CustomDomain, Interval, Move, Noise, Promise, Range, Zone
from support.zones import uniform_noise, with_domain, with_ticks

Change = Callable[[Zone], Zone]


def with_range(zone: Zone, low: float = 0.0, high: float = 1.0, epsilon: float = 4.0) -> Zone:
    return replace(
        zone,
        promise=Promise(Range(low, high), epsilon, 1e-5),
        noise=uniform_noise(2.0 * (high - low) * 1.001, 2.0**-6, 1000, len(zone.nodes)),
    )


def half_the_sensitivity(noise: Noise) -> Noise:
    return replace(noise, sensitivity=0.5 * noise.sensitivity)


LESS: dict[str, Change] = {
    "a smaller move": lambda z: replace(z, promise=replace(z.promise, hides=Move(0.005))),
    "half the noise": lambda z: replace(
        z, noise=with_ticks(z.noise, 200), promise=replace(z.promise, epsilon=30.0)
    ),
    "more releases": lambda z: replace(
        z, schedule=Schedule(1.0, 1, 400, 400), promise=replace(z.promise, epsilon=60.0)
    ),
    "a shorter period": lambda z: replace(z, schedule=Schedule(1.0, 1, 10, 10)),
    "more sensors": lambda z: replace(with_domain(z, n_sensors=5), nodes=(*z.nodes, "n05")),
    "fewer sensors": lambda z: replace(with_domain(z, n_sensors=3), nodes=z.nodes[:3]),
    "fewer sensors, any range": lambda z: replace(with_range(with_domain(z, n_sensors=1)), nodes=z.nodes[:1]),
    "younger heat": lambda z: with_domain(z, time=0.05),
    "a kinder model": lambda z: replace(z, noise=replace(z.noise, sensitivity=0.5 * z.noise.sensitivity)),
    "finer sensors": lambda z: replace(z, resolution=0.5 * z.resolution),
    "ideal sensors": lambda z: replace(z, resolution=0.0),
}

AS_MUCH: dict[str, Change] = {
    "the same": lambda z: z,
    "another name for it": lambda z: replace(z, promise=replace(z.promise, epsilon=5.0)),
    "more sensors, and noise for them": lambda z: replace(
        with_domain(z, n_sensors=5),
        nodes=(*z.nodes, "n05"),
        noise=uniform_noise(0.056, 2.0**-10, 340, 5),
    ),
    "older heat": lambda z: with_domain(z, time=0.2),
    "a greater move": lambda z: replace(
        z, promise=replace(z.promise, hides=Move(0.02)), noise=uniform_noise(0.1, 2.0**-10, 600, 4)
    ),
    "more noise": lambda z: replace(z, noise=with_ticks(z.noise, 2 * z.noise.sigma_ticks[0])),
    "a longer period": lambda z: replace(z, schedule=Schedule(1.0, 2, 20, 40)),
    "coarser sensors, and noise for them": lambda z: replace(
        z, resolution=2.0 * z.resolution, noise=with_ticks(z.noise, 400)
    ),
    "any range": with_range,
}


EDGES = ((0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3))

LESS_ON_A_GRAPH: dict[str, Change] = {
    "a kinder model": lambda z: replace(z, noise=replace(z.noise, sensitivity=0.5 * z.noise.sensitivity)),
    "another edge": lambda z: with_domain(z, edges=(*EDGES, (0, 5))),
    "other weights": lambda z: with_domain(z, weights=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0)),
    "sensors elsewhere": lambda z: with_domain(z, sensors=(0, 2, 3, 4)),
    "more vertices": lambda z: with_domain(z, n_vertices=7, edges=(*EDGES, (5, 6)), communities=None),
    "younger heat": lambda z: with_domain(z, spread=0.4),
    "older heat": lambda z: with_domain(z, spread=0.6),
    "a corridor": lambda z: replace(z, domain=Interval(20, 4, 0.5, 0.1)),
}

AS_MUCH_ON_A_GRAPH: dict[str, Change] = {
    "the same": lambda z: z,
    "the same in another order": lambda z: with_domain(
        z, edges=tuple((j, i) for i, j in EDGES[::-1]), weights=(1.0,) * 7, sensors=(5, 3, 2, 0)
    ),
    "other communities": lambda z: with_domain(z, communities=None),
    "a greater move": lambda z: replace(
        z, promise=replace(z.promise, hides=Move(2.0)), noise=uniform_noise(1.4, 2.0**-6, 600, 4)
    ),
    "older heat, and noise for it": lambda z: replace(
        with_domain(z, spread=0.6), noise=uniform_noise(0.71, 2.0**-6, 300, 4)
    ),
    "any range": with_range,
}


@pytest.mark.parametrize("name", LESS_ON_A_GRAPH)
def test_a_file_that_promises_less_on_a_graph_is_refused(tmp_path: Path, graph_zone: Zone, name: str) -> None:
    """A file that can't be compared counts as promising less."""
    kept = Ledger(tmp_path, graph_zone, "n01")
    kept.claim(1)
    kept.close()
    less = LESS_ON_A_GRAPH[name](graph_zone)
    with pytest.raises(UnusableLedgerError, match=r"promises less.*--accept-weaker-promise"):
        Ledger(tmp_path, less, "n01")
    Ledger(tmp_path, less, "n01", accept_less=True).close()
    Ledger(tmp_path, less, "n01").close()


def test_fewer_hops_are_refused(tmp_path: Path, graph_zone: Zone) -> None:
    kept = Ledger(tmp_path, AS_MUCH_ON_A_GRAPH["a greater move"](graph_zone), "n01")
    kept.claim(1)
    kept.close()
    with pytest.raises(UnusableLedgerError, match="hides moves up to 1, the node promised 2"):
        Ledger(tmp_path, graph_zone, "n01")


@pytest.mark.parametrize("name", AS_MUCH_ON_A_GRAPH)
def test_a_file_that_promises_as_much_on_a_graph_is_accepted(
    tmp_path: Path, graph_zone: Zone, name: str
) -> None:
    """In any order of vertices and edges."""
    kept = Ledger(tmp_path, graph_zone, "n01")
    kept.claim(1)
    kept.close()
    Ledger(tmp_path, AS_MUCH_ON_A_GRAPH[name](graph_zone), "n01").close()


def test_promises_of_corridor_and_graph_cannot_be_compared(zone: Zone, graph_zone: Zone) -> None:
    """A range hides both moves in lengths and moves in hops."""
    assert "can't be compared" in (RecordedPromise.of(zone, "n01").violation_by(graph_zone, "n01") or "")
    assert "model" in (RecordedPromise.of(with_range(zone), "n01").violation_by(graph_zone, "n01") or "")
    assert RecordedPromise.of(graph_zone, "n01").violation_by(with_range(zone), "n01") is None


def test_only_the_record_of_a_graph_identifies_the_graph(zone: Zone, graph_zone: Zone) -> None:
    """Earlier versions can read the record of a corridor."""
    assert set(RecordedPromise.of(zone, "n01").as_fields()) == {
        *("alpha", "epsilon", "delta", "seconds", "slope", "sensors", "spread")
    }
    for described in (graph_zone, with_range(graph_zone)):
        recorded = RecordedPromise.of(described, "n01")
        assert RecordedPromise.from_fields(recorded.as_fields()) == recorded
        assert ("graph" in recorded.as_fields()) == (described is graph_zone)


@pytest.mark.parametrize("name", LESS)
def test_a_file_that_promises_less_is_refused_until_it_is_accepted(
    tmp_path: Path, zone: Zone, name: str
) -> None:
    generous = replace(zone, noise=with_ticks(zone.noise, 400), resolution=2.0**-8)
    kept = Ledger(tmp_path, generous, "n01")
    kept.claim(1)
    kept.close()
    less = LESS[name](generous)
    with pytest.raises(UnusableLedgerError, match=r"promises less.*--accept-weaker-promise") as refusal:
        Ledger(tmp_path, less, "n01")
    assert refusal.value.reason == "the zone file promises less than this node did"
    accepted = Ledger(tmp_path, less, "n01", accept_less=True)
    accepted.claim(1000)
    accepted.close()
    Ledger(tmp_path, less, "n01").close()


@pytest.mark.parametrize("name", AS_MUCH)
def test_a_file_that_promises_as_much_is_accepted(tmp_path: Path, zone: Zone, name: str) -> None:
    """The promise that the noise keeps counts, not the one that the file states."""
    tight = replace(zone, noise=with_ticks(zone.noise, 300), resolution=2.0**-9)
    kept = Ledger(tmp_path, tight, "n01")
    kept.claim(1)
    kept.close()
    Ledger(tmp_path, AS_MUCH[name](tight), "n01").close()


def test_a_file_that_states_a_weaker_promise_with_the_same_noise_does_not_weaken_the_record(
    tmp_path: Path, zone: Zone
) -> None:
    """The second file keeps the promise and states less; the third keeps no more than the second stated."""
    strong = replace(zone, noise=with_ticks(zone.noise, 400))
    loud = replace(strong, promise=replace(zone.promise, epsilon=40.0, delta=1e-3))
    weak = replace(loud, noise=with_ticks(zone.noise, 100))
    for number, described in enumerate((strong, loud)):
        ledger = Ledger(tmp_path, described, "n01")
        ledger.claim(number)
        ledger.close()
    with pytest.raises(UnusableLedgerError):
        Ledger(tmp_path, weak, "n01")


def test_a_weaker_promise_needs_to_be_accepted_only_once(tmp_path: Path, zone: Zone) -> None:
    """Also if the node was stopped before it released anything."""
    kept = Ledger(tmp_path, zone, "n01")
    kept.claim(1)
    kept.close()
    less = replace(zone, schedule=Schedule(1.0, 1, 10, 10))
    Ledger(tmp_path, less, "n01", accept_less=True).close()
    again = Ledger(tmp_path, less, "n01")
    assert again.highest == 1
    again.close()


def test_a_stronger_promise_is_recorded(tmp_path: Path, zone: Zone) -> None:
    stronger = replace(zone, noise=with_ticks(zone.noise, 600), promise=replace(zone.promise, epsilon=3.0))
    for number, described in enumerate((zone, stronger)):
        ledger = Ledger(tmp_path, described, "n01")
        ledger.claim(number)
        ledger.close()
    with pytest.raises(UnusableLedgerError):
        Ledger(tmp_path, zone, "n01")


def test_a_range_replaces_the_recorded_model(zone: Zone) -> None:
    """A range assumes no model, so a smaller spread does not weaken it."""
    younger = with_domain(with_range(zone), time=0.05)
    recorded = RecordedPromise.of(zone, "n01").updated_by(younger, "n01")
    assert recorded == RecordedPromise.of(younger, "n01")
    assert recorded.violation_by(zone, "n01") is not None


def test_fewer_sensors_under_one_range_promise_less(zone: Zone) -> None:
    alone = replace(with_range(with_domain(zone, n_sensors=1)), nodes=("n01",))
    assert "sensors together" in (
        RecordedPromise.of(with_range(zone), "n01").violation_by(alone, "n01") or ""
    )


def test_a_model_promises_less_than_a_range(zone: Zone) -> None:
    """A narrower range promises as much: values beyond it are clamped."""
    recorded = RecordedPromise.of(with_range(zone), "n01")
    assert "model" in (recorded.violation_by(zone, "n01") or "")
    assert recorded.violation_by(with_range(zone, high=0.5), "n01") is None, (
        "values are clamped to a narrower range"
    )


def test_a_record_reads_back_as_it_was_written(zone: Zone) -> None:
    """Anything else reads as no record."""
    for described in (zone, with_range(zone), replace(zone, resolution=0.0625)):
        recorded = RecordedPromise.of(described, "n01")
        assert RecordedPromise.from_fields(recorded.as_fields()) == recorded
    fields: dict[str, object] = dict(RecordedPromise.of(zone, "n01").as_fields())
    for broken in (
        *(None, {}, {**fields, "more": 1.0}, {**fields, "epsilon": -1.0}, {**fields, "delta": "1"}),
        {**fields, "resolution": -1.0},
    ):
        assert RecordedPromise.from_fields(broken) is None


def test_finer_steps_than_recorded_promise_less(zone: Zone) -> None:
    """Also with the same noise, and whatever the steps of this node's own sensor: others may be coarser."""
    coarse = replace(zone, resolution=0.0625, noise=with_ticks(zone.noise, 4000))
    recorded = RecordedPromise.of(coarse, "n01")
    violation = recorded.violation_by(replace(coarse, resolution=0.03125), "n01")
    assert violation == (
        "it is for sensors that report in steps of at most 0.03125, the node promised for 0.0625"
    )
    assert recorded.violation_by(coarse, "n01") is None
    assert RecordedPromise.of(zone, "n01").violation_by(coarse, "n01") is None
    assert RecordedPromise.of(zone, "n01").updated_by(coarse, "n01") == recorded
    assert recorded.violation_by(with_range(zone), "n01") is None


def test_only_the_record_of_a_zone_with_a_resolution_states_it(zone: Zone) -> None:
    """Earlier versions can read the others."""
    assert "resolution" not in RecordedPromise.of(zone, "n01").as_fields()
    assert RecordedPromise.of(replace(zone, resolution=0.25), "n01").as_fields()["resolution"] == 0.25


def test_a_weaker_promise_in_the_domain_of_a_plugin_is_explained_without_another_domains_terms(
    zone: Zone,
) -> None:
    size = len(zone.nodes)
    ring = replace(zone, domain=CustomDomain("ring", n_sources=8, n_sensors=size, spread=0.5))
    weaker = replace(ring, noise=replace(ring.noise, sensitivity=0.5 * ring.noise.sensitivity))
    larger = replace(ring, domain=CustomDomain("ring", n_sources=9, n_sensors=size, spread=0.5))
    for new, reason in ((weaker, "per unit of distance"), (larger, "another domain or other sensors")):
        violation = RecordedPromise.of(ring, "n01").violation_by(new, "n01") or ""
        assert reason in violation
        assert "hop" not in violation
        assert "graph" not in violation


def shaped(zone: Zone, *ticks: int) -> Zone:
    """Return the zone with a scale for each sensor; the sensitivity relates to the least one."""
    return replace(zone, noise=replace(zone.noise, sigma_ticks=ticks))


def test_a_node_compares_the_noise_of_its_own_sensor(zone: Zone) -> None:
    """A new shape that lowers one sensor's share of the noise is refused by that sensor's node."""
    old = shaped(zone, 400, 400, 500, 600)
    new = shaped(zone, 400, 500, 500, 500)
    violations = {
        node: RecordedPromise.of(old, node).violation_by(new, node) is not None for node in zone.nodes
    }
    assert violations == {"n01": False, "n02": False, "n03": False, "n04": True}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    change=st.lists(st.floats(-1.0, 1.0), min_size=4, max_size=4),
    old=st.lists(st.integers(300, 900), min_size=4, max_size=4),
    new=st.lists(st.integers(300, 900), min_size=4, max_size=4),
    sensitivity=st.floats(0.01, 0.05),
)
def test_changes_that_the_recorded_noise_hid_are_hidden_by_a_file_that_every_node_accepts(
    zone: Zone, change: list[float], old: list[int], new: list[int], sensitivity: float
) -> None:
    """Up to a tick of rounding, in the length of the change in units of the noise."""
    before = shaped(zone, *old)
    after = shaped(zone, *new)
    after = replace(after, noise=replace(after.noise, sensitivity=sensitivity))
    if any(RecordedPromise.of(before, node).violation_by(after, node) for node in zone.nodes):
        return

    def length(described: Zone) -> float:
        return math.hypot(
            *(u / scale for u, scale in zip(change, described.noise.relative_scales, strict=True))
        )

    hidden = length(before) / before.noise.sensitivity
    assert length(after) / after.noise.sensitivity <= hidden * (1.0 + 1.1 / 300)


def test_shaped_noise_that_is_calibrated_again_for_a_stronger_promise_is_accepted() -> None:
    """Scales are rounded to ticks, so their ratios differ slightly."""
    weaker, stronger = (new_zone(promise=Promise(Move(0.01), epsilon, 1e-5)) for epsilon in (4.0, 3.7))
    assert not weaker.noise.is_uniform
    for node in weaker.nodes:
        assert RecordedPromise.of(weaker, node).violation_by(stronger, node) is None
        assert RecordedPromise.of(stronger, node).violation_by(weaker, node) is not None


def test_shaping_noise_that_was_uniform_needs_to_be_accepted() -> None:
    """Some nodes then have less noise than before."""
    uniform, other = (new_zone(shape=shape) for shape in ("uniform", "shaped"))
    refused = [RecordedPromise.of(uniform, node).violation_by(other, node) for node in uniform.nodes]
    assert any(reason is not None for reason in refused)
