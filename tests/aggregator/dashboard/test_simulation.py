"""Simulated zones: the truth, the errors of estimates, and other promises to try."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.drawings.zone_drawing import values
from heatcloak_aggregator.dashboard.simulation import POOLED, PUBLISHED, SimulatedZone
from heatcloak_aggregator.dashboard.tradeoff import (
    Choices,
    chosen,
    compare,
    limits,
    present_choices,
    what_if,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.store import ReadingVerdict, StoredEstimate, StoredReading
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.world import demo_prior, demo_scenario
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Range, Zone
from support.dashboard_site import Site
from support.dashboard_zones import CORRIDOR_WORLD, corridor, village_graph

from .conftest import anonymous, log_in


@pytest.fixture(scope="module")
def simulated() -> SimulatedZone:
    """Return the demo's zone and world."""
    zone = demo_zone(20)
    return SimulatedZone(zone, demo_scenario(random.Random(5), 0, 20), "bpdn", 20, demo_prior(zone.domain))


def shown(zone: Zone, sources: tuple[tuple[int, float], ...], number: int = 0) -> ShownRound:
    message = Estimate(zone.name, zone.rev, number, "bpdn", "optimal", sources, ())
    return ShownRound(number, StoredEstimate(message, 50, 0.0), 0.0)


def test_the_error_of_an_estimate_is_its_distance_from_the_people(simulated: SimulatedZone) -> None:
    zone = simulated.zone
    one = SimulatedZone(zone, Scenario(CORRIDOR_WORLD.sources[1:]), "bpdn", 1)
    assert one.scores(shown(zone, ((74, 1.0),)))[PUBLISHED] == pytest.approx(0.0)
    assert one.scores(shown(zone, ((64, 0.5),), 1))[PUBLISHED] == pytest.approx(0.1)
    assert POOLED not in one.scores(shown(zone, ((64, 0.5),), 1))
    assert one.count(0) == 1.0


def test_methods_are_compared_on_the_published_readings() -> None:
    played = corridor()
    assert isinstance(played.zone, Zone)
    zone = SimulatedZone(played.zone, CORRIDOR_WORLD, "posterior", 3)
    content = played.content(1_773_480_413)
    readings = {each.node: StoredReading(each, ReadingVerdict.ACCEPTED, 0.0) for each in content.readings}
    full = ShownRound(1_773_480_413, StoredEstimate(content.message, 50, 0.0), 0.0, readings)
    found = zone.comparisons(full)
    assert [each.method for each in found] == ["posterior", "bpdn", "gridless"]
    assert all(0.0 <= each.emd <= 1.0 for each in found)
    assert zone.comparisons(ShownRound(1, full.estimate, 0.0)) == []


def test_the_present_promise_can_be_chosen(simulated: SimulatedZone) -> None:
    choices = present_choices(simulated.zone)
    found = what_if(simulated, choices, 10)
    assert found.zone.noise == simulated.zone.noise
    assert found.sigma == simulated.zone.noise.sigma
    assert len(found.shown.readings) == 50


def test_a_stronger_promise_has_more_noise_and_less_accuracy(simulated: SimulatedZone) -> None:
    weak, strong = (what_if(simulated, Choices(epsilon, 0.01, 20, 50), 10) for epsilon in (20.0, 0.2))
    assert strong.sigma > 20 * weak.sigma
    assert strong.mean_emd > weak.mean_emd


def test_the_same_draw_of_noise_is_used_for_every_promise(simulated: SimulatedZone) -> None:
    def noise(choices: Choices) -> FloatArray:
        found = what_if(simulated, choices, 10)
        clean = [found.zone.domain.sensor_model(sensor)(simulated.scenario, 10) for sensor in range(1, 51)]
        published = np.array(list(values(found.shown.readings).values()))
        drawn: FloatArray = (published - clean) / np.array(found.zone.noise.sigmas)
        return drawn

    first = noise(Choices(4.0, 0.01, 20, 50))
    assert np.allclose(first, noise(Choices(1.0, 0.02, 5, 50)), atol=0.01)
    assert not np.allclose(first, noise(Choices(4.0, 0.01, 20, 50, draw=1)), atol=0.1)


def test_the_number_of_sensors_changes_the_zone(simulated: SimulatedZone) -> None:
    assert what_if(simulated, Choices(4.0, 0.01, 20, 10), 10).zone.domain.n_sensors == 10
    played = village_graph()
    assert isinstance(played.zone, Zone)
    assert played.world is not None
    graph = SimulatedZone(played.zone, played.world, "bpdn", 3)
    found = what_if(graph, Choices(4.0, 1.0, 5, 30), 1_773_480_413)
    assert found.zone.domain.n_sensors == 30


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({"epsilon": "0"}, "tradeoff.out_of_range"),
        ({"epsilon": "nan"}, "tradeoff.out_of_range"),
        ({"epsilon": "inf"}, "tradeoff.out_of_range"),
        ({"alpha": "1e9"}, "tradeoff.out_of_range"),
        ({"releases": "0"}, "tradeoff.out_of_range"),
        ({"sensors": "9" * 5000}, "tradeoff.out_of_range"),
        ({"draw": "-1"}, "tradeoff.out_of_range"),
        ({"releases": "1.5"}, "tradeoff.no_number"),
        ({"epsilon": "<script>"}, "tradeoff.no_number"),
    ],
)
def test_choices_out_of_range_are_refused(simulated: SimulatedZone, query: dict[str, str], key: str) -> None:
    offered, present = limits(simulated.zone), present_choices(simulated.zone)
    assert offered is not None
    choices, problem = chosen(query, present, offered)
    assert choices == present
    assert problem is not None
    assert problem.key == key


def test_choices_that_a_query_leaves_out_are_as_at_present(simulated: SimulatedZone) -> None:
    offered, present = limits(simulated.zone), present_choices(simulated.zone)
    assert offered is not None
    assert chosen({"epsilon": "2", "alpha": ""}, present, offered) == (replace(present, epsilon=2.0), None)


def test_both_columns_of_a_comparison_have_the_same_noise(simulated: SimulatedZone) -> None:
    choices = replace(present_choices(simulated.zone), draw=3)
    found = compare(simulated, choices, 10)
    assert found.present.shown.readings == found.chosen.shown.readings
    assert found.present.emd == found.chosen.emd


def test_a_hidden_range_cannot_be_varied(simulated: SimulatedZone) -> None:
    zone = replace(simulated.zone, promise=replace(simulated.zone.promise, hides=Range(0.0, 1.0)))
    assert limits(zone) is None


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Return the dashboard of a simulated corridor."""
    running = Site(tmp_path / "store.db", [corridor()], simulated=True)
    running.start()
    yield running
    running.close()


@pytest.fixture
def visitor(site: Site) -> Iterator[httpx.Client]:
    """Return a client that is logged in."""
    with anonymous(site) as client:
        log_in(client, site.token)
        yield client


def test_the_truth_is_shown_in_simulated_zones_only(
    site: Site, visitor: httpx.Client, tmp_path: Path
) -> None:
    site.add_rounds("corridor", 2)
    page = visitor.get("/dashboard/zones/corridor").text
    assert "True people" in page
    assert "Error of the estimate over time" in page
    assert "Methods side by side" in page
    real = Site(tmp_path / "real.db", [corridor()])
    real.start()
    real.add_rounds("corridor", 2)
    with anonymous(real) as client:
        log_in(client, real.token)
        page = client.get("/dashboard/zones/corridor").text
        tradeoff = client.get("/dashboard/zones/corridor/tradeoff?epsilon=1").text
    real.close()
    for text in ("True people", "layer-people", "Error of the estimate", "Methods side by side"):
        assert text not in page
    assert "Only simulated zones can be recomputed" in tradeoff


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("epsilon=1&sensors=20", "With your choices"),
        ("epsilon=0", "how much an observer may learn: give 0.1 to 20."),
        ("epsilon=nan", "how much an observer may learn: give 0.1 to 20."),
        ("epsilon=%3Cscript%3E", "“&lt;script&gt;” is not a number."),
        ("releases=1.5", "“1.5” is not a number."),
        ("sensors=" + "9" * 5000, "give 4 to 200."),
        ("draw=-1", "Number of the draw: give 0"),
        ("alpha=", "With your choices"),
    ],
)
def test_choices_come_from_the_address(site: Site, visitor: httpx.Client, query: str, expected: str) -> None:
    site.add_rounds("corridor", 2)
    answer = visitor.get(f"/dashboard/zones/corridor/tradeoff?{query}")
    assert answer.status_code == 200
    assert expected in re.sub(r"\s+", " ", answer.text)
    assert "<script>" not in answer.text.replace('<script type="module"', "")
