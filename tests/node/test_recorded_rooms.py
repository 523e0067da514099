"""The recorded promise of zones with rooms, and files whose map promises less."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE
from heatcloak_node import Ledger
from heatcloak_node.ledger import UnusableLedgerError
from heatcloak_node.recorded_promise import RecordedPromise
from heatcloak_shared.zone import Graph, Move, Range, Room, Zone, move_by_room

BEDROOM = Room("bedroom", 0.03, 0.0, 0.33)


def zone_of(hides: Move | Range) -> Zone:
    """Return a small corridor with equal scales, so that all nodes agree on what is less."""
    domain = replace(DEFAULT_DOMAIN, n_sensors=8, time=0.01)
    return new_zone("hall", domain, replace(DEFAULT_PROMISE, hides=hides), shape="uniform")


def by_room(*rooms: Room, elsewhere: float = 0.01) -> Zone:
    return zone_of(move_by_room(DEFAULT_DOMAIN, elsewhere, rooms))


ZONE = by_room(BEDROOM)

LESS = {
    "no rooms": (zone_of(Move(0.01)), "it hides moves up to 0.01 at 0, the node promised 0.03"),
    "a smaller room": (
        by_room(replace(BEDROOM, stop=0.3)),
        "it hides moves up to 0.01 at 0.3, the node promised 0.03",
    ),
    "a moved room": (
        by_room(replace(BEDROOM, start=0.1, stop=0.43)),
        "it hides moves up to 0.01 at 0, the node promised 0.03",
    ),
    "a smaller radius": (
        by_room(replace(BEDROOM, alpha=0.029)),
        "it hides moves up to 0.029 at 0, the node promised 0.03",
    ),
    "less elsewhere": (
        by_room(BEDROOM, elsewhere=0.009),
        "it hides moves up to 0.009 at 0.33, the node promised 0.01",
    ),
    "a less protected room": (
        by_room(BEDROOM, Room("store", 0.005, 0.8, 0.9)),
        "it hides moves up to 0.005 at 0.8, the node promised 0.01",
    ),
    "a kinder model": (
        replace(ZONE, noise=replace(ZONE.noise, sensitivity=0.7 * ZONE.noise.sensitivity)),
        "its noise is for readings that change by",
    ),
    "larger moves without noise for them": (
        replace(
            ZONE,
            promise=replace(
                ZONE.promise,
                hides=move_by_room(DEFAULT_DOMAIN, 0.012, [replace(BEDROOM, alpha=0.036)]),
            ),
        ),
        "its noise is for readings that change by",
    ),
}

AS_MUCH = {
    "the same": ZONE,
    "another name": by_room(replace(BEDROOM, name="chamber")),
    "two rooms for one": by_room(
        Room("left", 0.03, 0.0, 0.2),
        Room("right", 0.03, 0.2, 0.33),
    ),
    "a larger room": by_room(replace(BEDROOM, stop=0.5)),
    "a larger radius": by_room(replace(BEDROOM, alpha=0.06)),
    "more elsewhere": by_room(BEDROOM, elsewhere=0.02),
    "another room": by_room(BEDROOM, Room("bath", 0.05, 0.5, 0.6)),
    "the same everywhere": zone_of(Move(0.03)),
    "any range": zone_of(Range(0.0, 10.0)),
}


@pytest.mark.parametrize("name", LESS)
def test_a_file_whose_map_promises_less_is_refused(tmp_path: Path, name: str) -> None:
    kept = Ledger(tmp_path, ZONE, "n01")
    kept.claim(1)
    kept.close()
    less, reason = LESS[name]
    with pytest.raises(UnusableLedgerError, match=r"promises less.*--accept-weaker-promise") as caught:
        Ledger(tmp_path, less, "n01")
    assert reason in str(caught.value)
    Ledger(tmp_path, less, "n01", accept_less=True).close()
    Ledger(tmp_path, less, "n01").close()


@pytest.mark.parametrize("name", AS_MUCH)
def test_a_file_whose_map_promises_as_much_is_accepted(tmp_path: Path, name: str) -> None:
    kept = Ledger(tmp_path, ZONE, "n01")
    kept.claim(1)
    kept.close()
    Ledger(tmp_path, AS_MUCH[name], "n01").close()


def test_a_map_counts_against_a_promise_without_rooms(tmp_path: Path) -> None:
    Ledger(tmp_path, zone_of(Move(0.02)), "n01").close()
    kept = Ledger(tmp_path, zone_of(Move(0.02)), "n01")
    kept.claim(1)
    kept.close()
    with pytest.raises(UnusableLedgerError, match=r"hides moves up to 0.01 at 0.33, the node promised 0.02"):
        Ledger(tmp_path, ZONE, "n01")
    Ledger(tmp_path, by_room(BEDROOM, elsewhere=0.02), "n01").close()


def test_a_stronger_map_is_recorded_and_a_weaker_statement_is_not() -> None:
    old = RecordedPromise.of(ZONE, "n01")
    stronger = AS_MUCH["a larger room"]
    assert old.updated_by(stronger, "n01") == RecordedPromise.of(stronger, "n01")
    for name in ("the same", "another name", "two rooms for one"):
        assert old.updated_by(AS_MUCH[name], "n01") == old, name


def test_a_record_survives_its_fields() -> None:
    for zone in (ZONE, *AS_MUCH.values()):
        recorded = RecordedPromise.of(zone, "n01")
        assert RecordedPromise.from_fields(recorded.as_fields()) == recorded
    fields = RecordedPromise.of(ZONE, "n01").as_fields()
    assert set(RecordedPromise.of(zone_of(Move(0.01)), "n01").as_fields()).isdisjoint({"rooms", "start_0"})
    for damaged in ({"start_0": 0.5}, {"alpha_0": -1.0}):
        assert RecordedPromise.from_fields(fields | damaged) is None
    for missing in ("alpha_0", "start_0", "alpha"):
        assert RecordedPromise.from_fields({k: v for k, v in fields.items() if k != missing}) is None


def path_zone(vertices: tuple[int, ...], alpha: float = 2.0) -> Zone:
    """Return a path of 80 vertices with one room."""
    n = 80
    domain = Graph(n, tuple((i, i + 1) for i in range(n - 1)), None, (0, 40), 1.0)
    hides = move_by_room(domain, 1.0, [Room("ward", alpha, vertices=vertices)])
    return new_zone("path", domain, replace(DEFAULT_PROMISE, hides=hides), shape="uniform")


def test_a_map_of_many_steps_fits_into_the_ledger_and_is_compared_with_itself(tmp_path: Path) -> None:
    """Of another map it must hide the greatest radius everywhere, as the node does not know better."""
    scattered = path_zone(tuple(range(0, 80, 2)))
    kept = Ledger(tmp_path, scattered, "n01")
    kept.claim(1)
    kept.close()
    Ledger(tmp_path, scattered, "n01").close()
    with pytest.raises(UnusableLedgerError, match="hides moves up to 1 at 0, the node promised 2"):
        Ledger(tmp_path, path_zone(tuple(range(1, 80))), "n01")
    Ledger(tmp_path, path_zone(tuple(range(80))), "n01").close()


def test_rooms_of_a_graph_are_compared_by_vertex(tmp_path: Path) -> None:
    kept = Ledger(tmp_path, path_zone((3, 4, 5)), "n01")
    kept.claim(1)
    kept.close()
    Ledger(tmp_path, path_zone((2, 3, 4, 5), 3.0), "n01").close()
    with pytest.raises(UnusableLedgerError, match="hides moves up to 1 at 5, the node promised"):
        Ledger(tmp_path, path_zone((3, 4)), "n01")
