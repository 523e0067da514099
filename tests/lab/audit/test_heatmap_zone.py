"""The audit of a heatmap zone: right devices pass, and each mistake fails the checks meant to detect it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_lab.audit.heatmap_zone import DeviceAudit, HeatmapSubject, audit_devices
from heatcloak_lab.audit.nodes import ImplausibleError, NodeFactory, NodePlan, shipped_node
from heatcloak_node import NodeService
from heatcloak_shared.errors import SensorError
from heatcloak_shared.local_heatmap import LocalHeatmap
from heatcloak_shared.zone import Area
from support.zones import heatmap_zone

ZONE = replace(heatmap_zone(), area=Area(16), nodes=tuple(f"d{number:02d}" for number in range(1, 9)))
ROUNDS = 160
STATISTICS = {
    *("distribution", "device", "from the place", "over time", "between nodes", "between boots", "repeats"),
    "loss",
}
log = logging.getLogger("heatcloak_node.service")


class Mechanism:
    """The zone's mechanism with another way to report; what it states stays right."""

    def __init__(self, correct: LocalHeatmap, report: Callable[[LocalHeatmap, Any, Any], int]) -> None:
        self._correct = correct
        self._report = report

    def __getattr__(self, name: str) -> Any:
        return getattr(self._correct, name)

    def report(self, places: Any, stream: Any) -> int:
        """See `LocalHeatmap`."""
        return self._report(self._correct, places, stream)


class Understated(LocalHeatmap):
    """A mechanism of another ε."""

    __slots__ = ()

    def __init__(self, epsilon: float, size: int) -> None:
        super().__init__(Fraction(epsilon) * Fraction(11, 10), size)


def with_device(change: Callable[[NodePlan, Any], None]) -> NodeFactory:
    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        change(plan, node.releaser._cloak)
        return node  # type: ignore[no-any-return]

    return make


def reporting(report: Callable[[LocalHeatmap, Any, Any], int], only: str | None = None) -> NodeFactory:
    """Report in another way, in all devices or in one."""

    def change(plan: NodePlan, cloak: Any) -> None:
        if only in (None, plan.node):
            zone = replace(plan.zone)
            zone.__dict__["mechanism"] = Mechanism(plan.zone.mechanism, report)  # type: ignore[attr-defined]
            cloak._zone = zone

    return with_device(change)


def placed(mechanism: LocalHeatmap, places: Any, stream: Any) -> int:
    """Report the element without noise."""
    return mechanism._element_of(places, 0.0)


def weaker(mechanism: LocalHeatmap, places: Any, stream: Any) -> int:
    """Report with twice ε."""
    return LocalHeatmap(2 * mechanism.epsilon, mechanism.size).report(places, stream)


def skipping(plan: NodePlan, cloak: Any) -> None:
    """Send nothing if the source fails, as a sensor may."""
    cloak.replacement = lambda drawn: None


def refusing_no_place(plan: NodePlan, cloak: Any) -> None:
    """Raise a fault, which the device answers with no message, if there is no place."""
    read, cloak.replacement = cloak.places.read, lambda drawn: None

    def checked(round_number: int) -> Any:
        places = read(round_number)
        if not places:
            raise SensorError("no place")
        return places

    cloak.places.read = checked


def logging_places(plan: NodePlan, cloak: Any) -> None:
    """Log what was read."""
    read = cloak.places.read

    def logged(round_number: int) -> Any:
        places = read(round_number)
        log.info("read %s", places[:1])
        return places

    cloak.places.read = logged


def short_reports(plan: NodePlan, cloak: Any) -> None:
    """Write reports without leading zeros, so that their length depends on the report."""
    message = cloak.message
    cloak.message = lambda cloaked, envelope: replace(message(cloaked, envelope), report=f"{cloaked:x}")


MISTAKES: dict[str, tuple[NodeFactory, set[str], set[str]]] = {
    "no noise": (reporting(placed), {"distribution", "device", "loss", "explained", "repeats"}, STATISTICS),
    "twice epsilon": (reporting(weaker), {"distribution", "device", "explained"}, STATISTICS),
    "one device without noise": (
        reporting(placed, "d05"),
        {"device", "explained"},
        STATISTICS,
    ),
    "silent when the source fails": (with_device(skipping), {"once"}, {"presence", "nothing else"}),
    "silent without a place": (
        with_device(refusing_no_place),
        {"once", "presence", "nothing else"},
        STATISTICS,
    ),
    "places in the log": (with_device(logging_places), {"nothing else", "no reading found"}, set()),
    "reports of different lengths": (with_device(short_reports), {"on the wire", "nothing else"}, set()),
}


def failed(audit: DeviceAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [5, None])
def test_right_devices_pass(seed: int | None) -> None:
    """With a seed all devices are seeded; without one, half of the boots are not."""
    audit = audit_devices(ZONE, ROUNDS, seed)
    assert failed(audit) == set()
    # Reports of unseeded devices differ in each run, and prove less in one of thirteen.
    least = 0.2 if seed is not None else 0.0
    assert least <= audit.bound.epsilon <= ZONE.epsilon


@pytest.mark.slow
@pytest.mark.parametrize("epsilon", [10.0, 16.0])
def test_right_devices_pass_where_reports_are_nearly_certain(epsilon: float) -> None:
    zone = replace(ZONE, area=Area(8), nodes=("d01", "d02"), epsilon=epsilon)
    audit = audit_devices(zone, 100, 5)
    assert failed(audit) == set()
    assert {check.name for check in audit.checks if check.p_value is not None} >= {"distribution", "device"}


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_fails_its_own_checks_and_no_unrelated_one(mistake: str) -> None:
    make, required, permitted = MISTAKES[mistake]
    found = failed(audit_devices(ZONE, ROUNDS, 5, make))
    assert required <= found <= required | permitted


@pytest.mark.slow
def test_a_mechanism_that_promises_too_much_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The devices do exactly what the mechanism states; only its stated probabilities break the promise."""
    monkeypatch.setattr("heatcloak_shared.zone.heatmap.LocalHeatmap", Understated)
    zone = replace(ZONE)
    found = failed(audit_devices(zone, ROUNDS, 5))
    assert {"likelihood ratio"} <= found <= {"likelihood ratio", "loss"}


@pytest.mark.slow
def test_only_fifty_devices_of_a_large_zone_are_run() -> None:
    zone = replace(ZONE, nodes=tuple(f"d{number:03d}" for number in range(300)))
    assert audit_devices(zone, 4, 5).devices == 50


def test_odd_worlds_fail_in_the_same_rounds_and_the_second_has_devices_without_a_place() -> None:
    calm, wild = HeatmapSubject(ZONE).odd_worlds()
    at = [(place, index) for place in range(1, 9) for index in range(10)]
    pairs = [(calm.values(*each), wild.values(*each)) for each in at]
    assert [isinstance(one, ImplausibleError) for one, _ in pairs] == [
        isinstance(other, ImplausibleError) for _, other in pairs
    ]
    subject = HeatmapSubject(ZONE)
    assert (16 + 1) ** 2 - 1 in {subject.integers(other)[0] for _, other in pairs}
    assert all(subject.integers(one) != ((16 + 1) ** 2 - 1,) for one, _ in pairs if isinstance(one, list))


def test_too_few_reports_are_untested_and_fail_nothing() -> None:
    """One device, two rounds, and noise that is nearly always the same value."""
    zone = replace(ZONE, area=Area(8), nodes=("d01",), epsilon=20.0)
    audit = audit_devices(zone, 2, 5)
    assert failed(audit) == set()
    untested = {check.name for check in audit.checks if check.verdict is Verdict.UNTESTED}
    assert untested == STATISTICS - {"distribution", "device"}
