"""A zone whose file understates its sensitivity fails the audit of its nodes, whatever the noise's luck.

The zones are made by hand: what `new_zone` states comes from the operators that the audit must not trust.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.privacy.audit import Verdict, worst_move
from heatcloak_lab.audit.run import NodeAudit, audit_nodes
from heatcloak_shared import budget
from heatcloak_shared.zone import Graph, Interval, Move, Noise, Promise, Range, Zone

STIFF = Graph(4, ((0, 1), (1, 2), (2, 3)), (1e6, 1e-10, 1e6), (0, 1, 2, 3), 1.0)
COMMUNITIES = Graph(
    9,
    (
        *((0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)),
        *((2, 3), (5, 6)),
    ),
    (2.0,) * 9 + (0.1,) * 2,
    (0, 2, 4, 5, 6, 8),
    0.8,
    (0, 0, 0, 1, 1, 1, 2, 2, 2),
)
PATH = Graph(6, tuple((vertex, vertex + 1) for vertex in range(5)), None, (0, 1, 2, 3, 4, 5), 0.5)
PLACES: dict[str, tuple[Interval | Graph, Move | Range]] = {
    "corridor": (Interval(100, 6, 0.5, 0.1), Move(0.01)),
    "corridor, long moves": (Interval(100, 6, 0.5, 0.004), Move(0.3)),
    "path": (PATH, Move(1.0)),
    "communities": (COMMUNITIES, Move(2.0)),
    "badly conditioned": (STIFF, Move(1.0)),
    "range": (Interval(100, 5, 0.5, 0.1), Range(17.5, 28.25)),
}


def stating(zone: Zone, place: str, share: float) -> Zone:
    """The zone at such a place with noise calibrated for that share of the right sensitivity."""
    domain, hides = PLACES[place]
    nodes = tuple(f"n{number:02d}" for number in range(1, domain.n_sensors + 1))
    made = replace(zone, domain=domain, nodes=nodes, promise=Promise(hides, 4.0, 1e-5))
    right = worst_move(made).most
    assert right is not None
    return replace(made, noise=noise_for(made, share * right))


def noise_for(zone: Zone, sensitivity: float) -> Noise:
    """Noise that keeps the zone's promise if its readings differ by no more than that."""
    sensors = len(zone.nodes)
    step = budget.lattice_step(sensitivity, sensors)
    rounded = budget.lattice_sensitivity(sensitivity, step, sensors)
    sigma = budget.sigma_for(rounded, zone.promise.epsilon, zone.promise.delta, zone.schedule.releases)
    return Noise(sensitivity, step, budget.ticks_for(1.001 * sigma, step))


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("rounds", "seed"), [(4, 1), (40, 2), (20, 3), (8, None)])
def test_five_percent_less_than_the_truth_fails(
    place: str, rounds: int, seed: int | None, zone: Zone
) -> None:
    """By the exact check, in every run."""
    audit = audit_nodes(stating(zone, place, 0.95), rounds=rounds, seed=seed)
    assert "sensitivity" in failed(audit)
    finding = next(check for check in audit.checks if check.name == "sensitivity")
    assert finding.level is None


@pytest.mark.parametrize("place", PLACES)
def test_the_truth_passes(place: str, zone: Zone) -> None:
    """Stated to the last digit: nothing fails, statistics neither."""
    assert failed(audit_nodes(stating(zone, place, 1.0), rounds=40, seed=4)) == set()


@pytest.mark.parametrize("place", ["corridor", "path", "communities", "badly conditioned"])
def test_half_the_truth_is_refuted_by_what_the_nodes_do_too(place: str, zone: Zone) -> None:
    """The worlds lie too far apart on the lattice, and even the lower limit of the loss is too much."""
    audit = audit_nodes(stating(zone, place, 0.5), rounds=120, seed=5)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}


def test_what_eigenvectors_said_of_a_badly_conditioned_graph_is_refuted(zone: Zone) -> None:
    """0.70711 where the truth is 1: noise √2 times too low passed every check once."""
    made = stating(zone, "badly conditioned", 1.0)
    understated = replace(made, noise=noise_for(made, 0.70710679))
    audit = audit_nodes(understated, rounds=200, seed=1)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}
    assert audit.likely["period"][0] > audit.promised.period


def test_the_operator_is_not_asked(zone: Zone, monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator that says too little changes nothing of what the audit finds."""

    def wrong(*arguments: object) -> float:
        raise AssertionError("the audit asked what it audits")

    for name in ("interval.IntervalOperator", "graph.operator.GraphOperator"):
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.sensitivity", wrong)
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.__init__", wrong)
    for place in ("corridor", "path"):
        assert "sensitivity" in failed(audit_nodes(stating(zone, place, 0.95), rounds=4, seed=1))
