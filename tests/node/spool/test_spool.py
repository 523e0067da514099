"""Behaviour that both kinds of spool share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_node.spool import Spool
from heatcloak_shared.errors import ParameterError

A, B, C = "aa" * 16, "bb" * 16, "cc" * 16

Make = Callable[[int], Spool]


def payloads(spool: Spool, after: int = 0, limit: int = 1000) -> list[bytes]:
    return [payload for _, payload in spool.after(after, limit)]


def fill(spool: Spool, boot: str, *numbers: int) -> None:
    for number in numbers:
        spool.append(boot, number, b"%s%d" % (boot[:1].encode(), number))


def test_readings_of_earlier_boots_come_first(make_spool: Make) -> None:
    spool = make_spool(10)
    fill(spool, A, 0, 1)
    fill(spool, B, 0, 1)
    assert payloads(spool) == [b"a0", b"a1", b"b0", b"b1"]
    assert spool.kept() == [(A, 0), (B, 0)]
    first = spool.after(0, 1)[0][0]
    assert first == spool.first
    assert payloads(spool, after=first, limit=2) == [b"a1", b"b0"]


def test_each_boot_is_forgotten_by_its_own_numbers(make_spool: Make) -> None:
    spool = make_spool(10)
    fill(spool, A, 0, 1, 2)
    fill(spool, B, 0, 1)
    assert spool.forget(C, 5) == 0
    assert spool.forget(B, 0) == 1
    assert payloads(spool) == [b"a0", b"a1", b"a2", b"b1"]
    assert spool.forget(A, 1) == 2
    assert spool.forget(A, 0) == 0
    assert spool.kept() == [(A, 2), (B, 1)]
    assert spool.forget(A, 2**62) == 1
    assert spool.kept() == [(B, 1)]
    assert len(spool) == 1


def test_a_full_spool_drops_the_oldest_and_counts_it(make_spool: Make) -> None:
    """The predicted lowest kept number is right."""
    spool = make_spool(3)
    for seq in range(5):
        lowest = spool.lowest_after_append(A, seq)
        fill(spool, A, seq)
        assert spool.kept() == [(A, lowest)]
    assert payloads(spool) == [b"a2", b"a3", b"a4"]
    assert spool.dropped == 2
    assert spool.forget(A, 3) == 2
    assert spool.lowest_after_append(A, 5) == 4


def test_an_earlier_boots_readings_are_dropped_first(make_spool: Make) -> None:
    spool = make_spool(3)
    fill(spool, A, 0, 1)
    fill(spool, B, 0, 1)
    assert spool.kept() == [(A, 1), (B, 0)]
    assert spool.lowest_after_append(B, 2) == 0
    fill(spool, B, 2, 3)
    assert spool.kept() == [(B, 1)]
    assert spool.dropped == 3


def test_a_spool_of_capacity_one_keeps_the_newest(make_spool: Make) -> None:
    spool = make_spool(1)
    for seq in range(3):
        assert spool.lowest_after_append(A, seq) == seq
        fill(spool, A, seq)
        assert payloads(spool) == [b"a%d" % seq]


def test_readings_must_be_appended_in_order(make_spool: Make) -> None:
    spool = make_spool(10)
    fill(spool, A, 3)
    with pytest.raises(ParameterError):
        fill(spool, A, 3)
    fill(spool, B, 0)
    with pytest.raises(ParameterError):
        fill(spool, A, 4)


class Model:
    """The specification of a spool as a plain list."""

    def __init__(self, capacity: int) -> None:
        self.capacity, self.dropped = capacity, 0
        self.rows: list[tuple[str, int, bytes]] = []

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        self.rows.append((boot, seq, payload))
        while len(self.rows) > self.capacity:
            self.rows.pop(0)
            self.dropped += 1

    def forget(self, boot: str, through: int) -> int:
        before = len(self.rows)
        self.rows = [row for row in self.rows if row[0] != boot or row[1] > through]
        return before - len(self.rows)

    def kept(self) -> list[tuple[str, int]]:
        lowest: dict[str, int] = {}
        for boot, seq, _ in self.rows:
            lowest.setdefault(boot, seq)
        return list(lowest.items())


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("append"), st.integers(1, 90)),
        st.tuples(st.just("restart"), st.just(0)),
        st.tuples(st.just("forget"), st.tuples(st.integers(0, 3), st.integers(0, 300))),
    ),
    max_size=25,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(steps=STEPS, capacity=st.integers(1, 150))
def test_a_spool_behaves_like_a_bounded_list(
    make_spool: Make, steps: list[tuple[str, Any]], capacity: int
) -> None:
    spool, model = make_spool(capacity), Model(capacity)
    boots, end = [f"{1:032x}"], 0
    for step, value in steps:
        if step == "restart":
            boots.append(f"{len(boots) + 1:032x}")
            end = 0
        elif step == "forget":
            boot = boots[max(0, len(boots) - 1 - value[0])]
            assert spool.forget(boot, value[1]) == model.forget(boot, value[1])
        else:
            end += value
            for seq in range(end - value, end):
                payload = b"%s %d" % (boots[-1].encode(), seq)
                lowest = spool.lowest_after_append(boots[-1], seq)
                spool.append(boots[-1], seq, payload)
                model.append(boots[-1], seq, payload)
                assert dict(spool.kept())[boots[-1]] == lowest
        assert payloads(spool) == [payload for _, _, payload in model.rows]
        assert (len(spool), spool.dropped) == (len(model.rows), model.dropped)
        assert spool.kept() == model.kept()
        assert spool.fault is None
    spool.close()
