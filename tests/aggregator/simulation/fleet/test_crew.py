"""Whether a fleet's workers are well, as they say themselves: it is what a health check is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from heatcloak_aggregator.simulation.fleet import crew as crew_module
from heatcloak_aggregator.simulation.fleet.crew import Crew
from heatcloak_aggregator.simulation.fleet.spec import BrokerSpec, Spec

NODES = ("n01", "n02", "n03", "n04")


@pytest.fixture
def crew() -> Crew:
    """Two workers, of two nodes each, that a test speaks for."""
    specs = [
        Spec(
            worker=number,
            zone="",
            nodes=NODES,
            share=NODES[number::2],
            scenario="",
            broker=BrokerSpec(host="localhost", port=1883),
            state=Path("state"),
        )
        for number in range(2)
    ]
    return Crew(specs, restart=False, on_log=print)


def say(crew: Crew, worker: int, connected: int, down: int = 0) -> None:
    """What a worker says."""
    counts = {"nodes": 2, "connected": connected, "down": down}
    crew._hear(crew._workers[worker], {"counts": counts})


def test_a_crew_is_well_when_every_worker_says_so(crew: Crew) -> None:
    """Every node is connected, or is down as the faults file has it; one that knocks in vain is neither."""
    assert not crew.is_well
    say(crew, 0, connected=2)
    assert not crew.is_well
    say(crew, 1, connected=1)
    assert not crew.is_well
    say(crew, 1, connected=1, down=1)
    assert crew.is_well
    say(crew, 0, connected=0)
    assert not crew.is_well


def test_a_worker_that_says_nothing_is_not_well(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it said last is not believed for ever."""
    for worker in range(2):
        say(crew, worker, connected=2)
    assert crew.is_well
    monkeypatch.setattr(crew_module, "SILENCE", 0.0)
    assert not crew.is_well


def test_a_worker_that_has_ended_is_not_well(crew: Crew) -> None:
    """Its nodes are down for good."""
    for worker in range(2):
        say(crew, worker, connected=2)
    crew._workers[1].has_ended = True
    assert not crew.is_well
