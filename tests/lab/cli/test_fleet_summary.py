"""What ``heatcloak fleet`` says at its end: what it does not know, and what it missed, among it."""

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
    """A node that released rounds 5 to ``last``."""
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


def told(*nodes: NodeAccount, **changes: Any) -> str:
    """The text of a run of rounds 5 and 6."""
    named = {f"n{number}": each for number, each in enumerate(nodes, start=1)}
    facts: dict[str, Any] = {"zone": "hall", "rev": "r", "seed": 0, "faults_file": None, "processes": 2}
    facts |= {"first_round": 5, "last_round": 6, "killed": [], "unknown": [], "nodes": named}
    return "\n".join(summary_lines(FleetReport.model_validate(facts | sums_of(named) | changes)))


def test_a_run_that_went_well_is_one_line() -> None:
    """Nothing is unknown, and nothing was missed."""
    assert told(node(6), node(6)) == (
        "4 readings released, 0 not known to be stored, 0 given up by a full spool; "
        "0 faults, 0 refused rounds, 0 denied publishes"
    )


def test_what_went_with_a_worker_is_said_to_be_unknown() -> None:
    """Nothing counted is not nothing released; and whoever ended the worker is named."""
    killed = Killed(worker=0, pid=7, signal=9, exit_code=None, nodes=2, round=5, restarted=False, waited=25.0)
    everybody = told(unknown=["n8", "n9"], killed=[killed])
    assert "0 readings released" not in everybody
    assert everybody.startswith("the account of 2 nodes is unknown: ")
    assert everybody.endswith("worker 0 did not end within 25 s and was killed")
    some = told(node(6), unknown=["n9"], killed=[killed.model_copy(update={"waited": None})])
    assert "2 readings released by the other 1 node, " in some
    assert "the account of 1 node is unknown" in some
    assert some.endswith("worker 0 was killed")


def test_a_missed_round_is_told() -> None:
    """Whether nodes counted it, or were told to stop before they looked."""
    assert "a round was missed by 2 nodes, 2 readings in all: this machine was too busy" in told(
        node(5, missed=1), node(5, missed=1), node(6)
    )
    assert "up to 2 rounds were missed by 2 nodes, 3 readings in all" in told(
        node(4, missed=2), node(5, missed=1)
    )
    late = "round 6, the last that was asked for, was released by no node: it was missed, or"
    assert late in told(node(5), node(5))
    assert late in told(node(4))
    assert late not in told(node(5), last_round=None)
