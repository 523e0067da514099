"""Estimates in the store: one for each round, and the rounds that need one."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from heatcloak_aggregator.store import HistoryRow, ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, Pooled, Track, VertexTrack
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]


def estimate(
    zone: Zone, number: int, used: int = 1, rev: str | None = None, **changes: object
) -> StoredEstimate:
    fields = {"status": "optimal", "sources": (), "missing": (), **changes}
    return StoredEstimate(Estimate(zone.name, rev or zone.rev, number, "bpdn", **fields), used, 1.5)  # type: ignore[arg-type]


def test_an_estimate_is_read_as_it_was_written(store: Store, zone: Zone) -> None:
    """With and without pooled estimate and vicinities."""
    sources, vicinities = ((24, 0.31), (25, 0.1 + 0.2)), ((0.1, 1 / 3, 0.9), (0.5, 0.7, 1.0))
    whole = [
        estimate(zone, 100, sources=sources, missing=("n03", "n04"), vicinities=vicinities),
        estimate(zone, 101, pooled=Pooled(3, "relaxed", sources, vicinities), vicinities=()),
        estimate(zone, 102, pooled=Pooled(1, "optimal", ())),
        estimate(zone, 2**53 - 1),
    ]
    assert store.add_estimates(whole) == [True] * 4
    assert store.add_estimates([]) == []
    assert store.estimates(zone.name, zone.rev) == whole[::-1]


def test_an_estimate_of_a_graph_is_read_as_it_was_written(store: Store, zone: Zone) -> None:
    """With vertices, shares and probabilities of communities, pooled or not."""
    vertices, shares = (((0, 17), 0.9), ((4,), 1 / 3)), ((3, 0.75), (0, 0.1 + 0.2))
    holding = ((3, 1 / 3), (7, 0.125))
    whole = [
        estimate(zone, 100, vicinities=vertices, communities=shares),
        estimate(zone, 101, pooled=Pooled(3, "converged", (), vertices, shares), communities=()),
        estimate(zone, 102, communities=shares, holding=holding),
        estimate(zone, 103, pooled=Pooled(3, "converged", (), vertices, shares, holding), holding=()),
    ]
    assert store.add_estimates(whole) == [True] * 4
    assert store.estimates(zone.name, zone.rev) == whole[::-1]


def test_tracks_are_read_as_they_were_written(store: Store, zone: Zone) -> None:
    """In a corridor and on a graph; an empty list is not the same as none."""
    in_corridor = (Track(1, 98, 0.1 + 0.2, 1 / 3, 0.25, 0.5), Track(2**53 - 1, 100, 1.0, 0.75, 0.75, 0.75))
    whole = [
        estimate(zone, 100, latest=103, tracks=in_corridor),
        estimate(zone, 101, latest=2**53 - 1, tracks=(VertexTrack(4, -7, 0.9, 17, (3, 17)),)),
        estimate(zone, 102, latest=102, tracks=()),
        estimate(zone, 103, latest=103),
        estimate(zone, 104),
    ]
    assert store.add_estimates(whole) == [True] * 5
    assert store.estimates(zone.name, zone.rev) == whole[::-1]


def test_a_later_estimate_replaces_an_earlier_one_of_its_round(store: Store, zone: Zone) -> None:
    """Within one call, too."""
    store.add_estimates([estimate(zone, 102, status="relaxed"), estimate(zone, 101)])
    first, second = estimate(zone, 102, used=2), estimate(zone, 102, used=3)
    store.add_estimates([first, second])
    assert store.estimates(zone.name, None) == [second, estimate(zone, 101)]
    assert store.estimated_rounds(zone.name, zone.rev, 100) == [101, 102]
    assert store.estimated_rounds(zone.name, zone.rev, 102) == [102]
    assert store.estimated_rounds(zone.name, "0" * 16, 100) == []


def test_an_estimate_of_more_readings_is_not_replaced_by_one_of_fewer(store: Store, zone: Zone) -> None:
    """In the same call or in another; of equally many, the last one stays."""
    store.add_estimates([estimate(zone, 100, used=3), estimate(zone, 100, used=2)])
    store.add_estimates([estimate(zone, 100, used=2, status="relaxed")])
    assert store.estimates(zone.name, None) == [estimate(zone, 100, used=3)]
    store.add_estimates([estimate(zone, 100, used=3, status="relaxed")])
    assert store.estimates(zone.name, None) == [estimate(zone, 100, used=3, status="relaxed")]


def test_a_page_of_estimates_is_limited_by_two_rounds(store: Store, zone: Zone) -> None:
    """The newest, of one revision or of all."""
    old = "0" * 16
    store.add_estimates([estimate(zone, number) for number in range(100, 110)])
    store.add_estimates([estimate(zone, number, rev=old) for number in range(90, 102)])

    def numbers(rev: str | None, **bounds: int) -> list[int]:
        return [each.message.round for each in store.estimates(zone.name, rev, **bounds)]

    assert numbers(zone.rev, limit=2) == [109, 108]
    assert numbers(zone.rev, after=103, before=106) == [105, 104]
    assert numbers(None, before=103) == [102, 101, 101, 100, 100, *range(99, 89, -1)]
    assert numbers(None, limit=0) == []
    assert numbers(None, after=2**80) == []


def test_a_round_needs_an_estimate_until_it_has_one_from_all_accepted_readings(
    store: Store, zone: Zone, make: Make
) -> None:
    store.add([make("n01", 100), make("n02", 100), make("n01", 101)])
    assert store.rounds_to_estimate(zone.name, zone.rev, 100) == [100, 101]
    is_whole = store.add_estimates([estimate(zone, 100, used=1), estimate(zone, 101, used=1)])
    assert is_whole == [False, True]
    assert store.add_estimates([estimate(zone, 100, used=2)]) == [True]
    assert store.rounds_to_estimate(zone.name, zone.rev, 100) == []
    store.add([make("n02", 101, verdict=ReadingVerdict.LATE)])
    assert store.rounds_to_estimate(zone.name, zone.rev, 100) == []
    store.add([make("n03", 100)])
    assert store.rounds_to_estimate(zone.name, zone.rev, 100) == [100]
    assert store.rounds_to_estimate(zone.name, zone.rev, 101) == []
    assert store.rounds(zone.name, zone.rev)[1].used == 2
    assert store.rounds(zone.name, zone.rev)[1].estimate_status == "optimal"
    # Two services may each have accepted a reading of the same node; an estimate uses one.
    store.add([make("n01", 101, seq=70)])
    assert store.rounds_to_estimate(zone.name, zone.rev, 101) == []


def test_estimates_of_many_rounds_are_compared_with_the_readings_of_their_zone_and_revision(
    store: Store, zone: Zone, make: Make
) -> None:
    """A batch may have more rounds than one query takes, and a round twice."""
    old, first = "0" * 16, 100
    rounds = range(first, first + 600)
    store.add([make("n01", number) for number in rounds])
    store.add([make("n02", number) for number in rounds if number % 3 == 0])
    store.add([make("n01", first, seq=900), make("n03", first + 2, verdict=ReadingVerdict.LATE)])
    store.add([make("n04", first + 1, rev=old, boot="b" * 32), make("n05", first + 1, zone="attic")])
    batch = [estimate(zone, number) for number in rounds]
    assert store.add_estimates(batch) == [number % 3 != 0 for number in rounds]
    others = [estimate(zone, number, used=used, rev=old) for number, used in ((first + 1, 0), (first + 2, 0))]
    twice = [estimate(zone, 102, used=used) for used in (2, 1, 2)]
    assert store.add_estimates(others + twice) == [False, True, True, False, True]


def test_a_history_agrees_with_its_estimates(store: Store) -> None:
    """Buckets of rounds with gaps, of any number of rounds and buckets."""
    draw = random.Random(3)
    rounds = sorted(draw.sample(range(-40, 400), 150))
    statuses = ("optimal", "relaxed", "model misfit")
    stored = [
        StoredEstimate(
            Estimate("hall", "0" * 16, number, "bpdn", draw.choice(statuses), (), ()),
            draw.randrange(9),
            number * 10.0 + draw.randrange(8),
        )
        for number in rounds
    ]
    store.add_estimates(stored)
    store.add_estimates([StoredEstimate(Estimate("attic", "0" * 16, 7, "bpdn", "relaxed", (), ()), 1, 1.0)])
    for since, until, buckets in (
        (None, None, 500),
        (None, None, 7),
        (20, 333, 10),
        (-10, None, 1),
        (0, 9, 3),
    ):
        found = store.history("hall", "0" * 16, since, until, buckets)
        assert found is not None
        chosen = [
            each
            for each in stored
            if (since is None or each.message.round >= since)
            and (until is None or each.message.round <= until)
        ]
        assert (found.since, found.until) == (chosen[0].message.round, chosen[-1].message.round)
        assert len(found.rows) <= buckets
        assert [row.rounds for row in found.rows if row.rounds < 1] == []
        for row in found.rows:
            own = [each for each in chosen if row.first <= each.message.round < row.first + found.width]
            assert row == HistoryRow(
                row.first,
                len(own),
                pytest.approx(fmean(each.used for each in own)),  # type: ignore[arg-type]
                min(each.used for each in own),
                sum(each.message.status == "relaxed" for each in own),
                sum(each.message.status == "model misfit" for each in own),
                pytest.approx(fmean(each.message.round for each in own)),  # type: ignore[arg-type]
                pytest.approx(fmean(each.made for each in own)),  # type: ignore[arg-type]
            )
        assert sum(row.rounds for row in found.rows) == len(chosen)
    newest = store.history("hall", "0" * 16, rounds=50)
    assert newest == store.history("hall", "0" * 16, since=rounds[-1] - 49)
    assert newest is not None
    assert newest.since == next(number for number in rounds if number > rounds[-1] - 50)
    up_to = store.history("hall", "0" * 16, until=200, rounds=50)
    assert up_to is not None
    assert up_to == store.history("hall", "0" * 16, up_to.until - 49, 200)
    assert store.history("hall", "0" * 16, since=20, rounds=50) == store.history("hall", "0" * 16, since=20)
    assert store.history("hall", "1" * 16) is None
    assert store.history("hall", "0" * 16, 2**70) is None
