"""The plan of faults depends only on the faults file, the seed and the nodes."""

from __future__ import annotations

import math
import random

import pytest

from heatcloak_lab.faults import Plan, parse_faults
from heatcloak_lab.faults.plan import uniform_number
from heatcloak_shared.errors import ConfigError

NODES = tuple(f"n{number:02}" for number in range(1, 51))
CRASH = '[[fault]]\nkind = "crash"\nprobability = 0.2\nfor = { uniform = [1.0, 3.0] }\n'
DELAY = '[[fault]]\nkind = "delay"\nprobability = 0.5\nseconds = { exponential = 0.5 }\n'


def plan(text: str, seed: int = 1, nodes: tuple[str, ...] = NODES, period: float = 1.0) -> Plan:
    """Return the plan of a faults file."""
    return Plan(parse_faults(text), seed, nodes, period)


def test_acts_do_not_depend_on_the_order_of_queries() -> None:
    """A second plan is queried node by node in random order."""
    acts = list(plan(CRASH + DELAY).all(20))
    other = plan(CRASH + DELAY)
    queries = [(node, index) for node in NODES for index in range(20)]
    random.Random(3).shuffle(queries)
    found = [act for node, index in queries for act in other.acts(node, index)]
    assert len(acts) > 300
    assert sorted(found, key=repr) == sorted(acts, key=repr)


def test_a_seed_gives_the_same_acts_in_every_version() -> None:
    """And on every machine."""
    acts = list(plan(CRASH).all(3))[:2]
    assert uniform_number(1, "crash-1", "n01", 0, "hit") == 0.24926027743120605
    assert [(act.node, act.index) for act in acts] == [("n04", 0), ("n07", 0)]


def test_adding_a_fault_does_not_change_the_acts_of_another() -> None:
    """Random numbers are drawn by the fault's name."""
    alone = [act for act in plan(CRASH).all(20) if act.kind == "crash"]
    assert [act for act in plan(DELAY + CRASH).all(20) if act.kind == "crash"] == alone


def test_another_seed_gives_another_plan_with_the_same_probabilities() -> None:
    """To within four standard errors."""
    one, other = (list(plan(CRASH, seed).all(40)) for seed in (1, 2))
    assert one != other
    for acts in (one, other):
        assert abs(len(acts) - 400) < 4 * math.sqrt(2000 * 0.2 * 0.8)
        assert all(1.0 <= act.seconds < 3.0 and 0.0 <= act.at < 1.0 for act in acts)


def test_a_share_selects_the_same_number_of_nodes_in_every_round() -> None:
    """At least one, and always the same ones."""
    for share, count in ((0.1, 5), (0.5, 25), (0.001, 1), (1.0, 50)):
        acts = list(plan(f'[[fault]]\nkind = "drop"\nnodes = {share}\n').all(2))
        assert len({act.node for act in acts}) == count
        assert {act.node for act in acts if act.index == 0} == {act.node for act in acts if act.index == 1}


def test_patterns_and_ids_select_nodes() -> None:
    """A pattern that matches no node is refused."""
    acts = plan('[[fault]]\nkind = "drop"\nnodes = ["n0*", "n50"]\n').all(1)
    assert [act.node for act in acts] == [*NODES[:9], "n50"]
    with pytest.raises(ConfigError, match="no node matches 'x'"):
        plan('[[fault]]\nkind = "drop"\nnodes = "x"\n')


def test_a_window_of_rounds_limits_a_fault() -> None:
    """From, to (inclusive) and every; in rounds, or in seconds from the start of the run."""

    def rounds(window: str, period: float = 1.0) -> list[int]:
        text = f'[[fault]]\nkind = "drop"\nnodes = ["n01"]\n{window}'
        return [act.index for act in plan(text, period=period).all(12)]

    assert rounds("from = 2\nto = 9\nevery = 3\n") == [2, 5, 8]
    assert rounds("from_seconds = 1.0\nto_seconds = 2.0\n", period=0.5) == [2, 3]
    assert rounds("to = 0\n") == [0]
    assert plan('[[fault]]\nkind = "drop"\n').acts("n01", -1) == []
