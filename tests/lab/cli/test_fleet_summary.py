"""The summary of ``heatcloak fleet``, with unknown accounts and missed rounds."""

from __future__ import annotations

from typing import Any

from heatcloak_lab.cli.fleet_screen import summary_lines
from heatcloak_lab.fleet.report import (
    BootAccount,
    FleetReport,
    Killed,
    NodeAccount,
    sums_of,
)


def node(last: int, missed: int = 0) -> NodeAccount:
    """Return the account of a node that released rounds 5 to ``last``."""
    count = last - 4
    boot = BootAccount(
        boot="0" * 32,
        cloaked=count,
        first_seq=0 if count else None,
        last_seq=count - 1 if count else None,
        first_round=5 if count else None,
        last_round=last if count else None,
        stored=count,
        unstored=0,
        dropped=0,
        lost=0,
    )
    return NodeAccount(boots=[boot], faults=0, refused_rounds=0, denied=0, missed=missed, done={})


def summary(*nodes: NodeAccount, **changes: Any) -> str:
    """Return the summary of a run of rounds 5 and 6."""
    named = {f"n{number}": account for number, account in enumerate(nodes, start=1)}
    facts: dict[str, Any] = {"zone": "hall", "rev": "r", "seed": 0, "faults_file": None, "processes": 2}
    facts |= {"first_round": 5, "last_round": 6, "killed": [], "unknown": [], "nodes": named}
    return "\n".join(summary_lines(FleetReport.model_validate(facts | sums_of(named) | changes)))


def test_a_run_without_trouble_has_a_summary_of_one_line() -> None:
    assert summary(node(6), node(6)) == (
        "4 readings released, 0 not acknowledged, 0 dropped by full spools; "
        "0 faults, 0 refused rounds, 0 denied publishes"
    )


def test_accounts_lost_with_a_worker_are_reported_as_unknown() -> None:
    """They do not count as zero readings, and the worker is named."""
    killed = Killed(worker=0, pid=7, signal=9, exit_code=None, nodes=2, round=5, restarted=False, waited=25.0)
    all_unknown = summary(unknown=["n8", "n9"], killed=[killed])
    assert "0 readings released" not in all_unknown
    assert all_unknown.startswith("the counts of 2 nodes are unknown: ")
    assert all_unknown.endswith("worker 0 did not end within 25 s and was killed")
    one_unknown = summary(node(6), unknown=["n9"], killed=[killed.model_copy(update={"waited": None})])
    assert "2 readings released by the other 1 node, " in one_unknown
    assert "the counts of 1 node are unknown" in one_unknown
    assert one_unknown.endswith("worker 0 was killed")


def test_missed_rounds_are_reported() -> None:
    """Also if the nodes stopped before they counted it."""
    assert "a round was missed by 2 nodes, 2 readings in all: the machine was too busy" in summary(
        node(5, missed=1), node(5, missed=1), node(6)
    )
    assert "up to 2 rounds were missed by 2 nodes, 3 readings in all" in summary(
        node(4, missed=2), node(5, missed=1)
    )
    not_released = "no node released round 6, the last requested: it was missed, or"
    assert not_released in summary(node(5), node(5))
    assert not_released in summary(node(4))
    assert not_released not in summary(node(5), last_round=None)
