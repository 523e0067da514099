"""`compose/judge.py` accepts only a node's own key in its own file."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "compose/judge.py"
NODES = ["n01", "n02", "n03"]


@pytest.fixture(scope="module")
def judge() -> Any:
    """Return the script as a module."""
    spec = importlib.util.spec_from_file_location("judge", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def search_answer(*found: tuple[str, str], unread: int = 0, size: int = 1000) -> dict[str, Any]:
    """Return the answer of a search that found these nodes' keys, or the root, in these files."""
    return {
        "searched": {"files": 3, "bytes": size, "secrets": 9, "compressed": 0},
        "found": [
            {"where": where, "what": "root"}
            if who == "root"
            else {"where": where, "what": "node", "node": who}
            for who, where in found
        ],
        "unread": [{"where": "standard input", "why": "is truncated"}] * unread,
    }


OWN = (("n02", "nodes/n02/seed.key"), ("n03", "nodes/n03/seed.key"))


@pytest.mark.parametrize(
    ("service", "part", "answer"),
    [
        ("aggregator", "files", search_answer()),
        ("broker", "/mosquitto/data", search_answer(unread=1, size=0)),
        ("fleet", "/heatcloak/nodes", search_answer(*OWN)),
        ("fleet", "files", search_answer(*((who, f"./heatcloak/{where}") for who, where in OWN))),
        ("fleet", "/heatcloak/state", search_answer()),
        ("node", "files", search_answer(("n01", "heatcloak/seed.key"))),
        ("node", "environment", search_answer()),
    ],
)
def test_a_nodes_own_key_in_its_file_and_an_empty_volume_are_accepted(
    judge: Any, service: str, part: str, answer: dict[str, Any]
) -> None:
    assert judge.find_fault(service, part, NODES, answer) is None


def test_the_fleet_holds_the_keys_of_all_nodes_that_can_not_simulate_their_zone(judge: Any) -> None:
    every = search_answer(("n01", "nodes/n01/seed.key"), *OWN)
    assert judge.find_fault("fleet", "/heatcloak/nodes", NODES, every, runs_alone=False) is None
    assert judge.find_fault("node", "/heatcloak", NODES, search_answer(), runs_alone=False) is None
    fault = judge.find_fault("fleet", "/heatcloak/nodes", NODES, search_answer(*OWN), runs_alone=False)
    assert fault.startswith("found the keys of 2 nodes, expected 3")


def test_the_fleet_holds_the_keys_of_all_nodes_of_a_city(judge: Any) -> None:
    nodes = ["hall-0001/n01", "hall-0002/n01"]
    every = search_answer(*((node, f"nodes/{node}/seed.key") for node in nodes))
    assert judge.find_fault("fleet", "/heatcloak/nodes", nodes, every, runs_alone=False) is None
    for service in ("aggregator-2", "scheduler", "worker"):
        assert judge.find_fault(service, "environment", nodes, search_answer(), runs_alone=False) is None
        assert judge.find_fault(service, "files", nodes, every, runs_alone=False) is not None
    # The key of another zone's node of the same id.
    swapped = search_answer(
        (nodes[0], f"nodes/{nodes[1]}/seed.key"), (nodes[1], f"nodes/{nodes[0]}/seed.key")
    )
    fault = judge.find_fault("fleet", "/heatcloak/nodes", nodes, swapped, runs_alone=False)
    assert fault.startswith("hall-0001/n01 in nodes/hall-0002/n01/seed.key")


@pytest.mark.parametrize(
    ("service", "part", "answer", "message"),
    [
        ("aggregator", "files", search_answer(("n02", "heatcloak/store/x")), "n02 in heatcloak/store/x"),
        ("aggregator", "files", search_answer(("n02", "heatcloak/nodes/n02/seed.key")), "n02 in"),
        ("aggregator", "files", search_answer(unread=1), "not all of it could be searched"),
        ("aggregator", "environment", search_answer(unread=1, size=0), "not all of it could be searched"),
        ("fleet", "/heatcloak/nodes", search_answer(*OWN, unread=1), "not all of it could be searched"),
        ("fleet", "/heatcloak/nodes", search_answer(), "found the keys of 0 nodes, expected 2"),
        ("fleet", "files", search_answer(OWN[0]), "found the keys of 1 nodes, expected 2"),
        ("fleet", "files", search_answer(*OWN, ("n03", "heatcloak/nodes/n02/seed.key")), "n03 in"),
        ("fleet", "files", search_answer(*OWN, ("n02", "heatcloak/nodes/n02/seed.key.bak")), "seed.key.bak"),
        ("fleet", "/heatcloak/state", search_answer(OWN[0]), "found the keys of 1 nodes, expected 0"),
        ("node", "/heatcloak", search_answer(("n02", "heatcloak/seed.key")), "1 nodes"),
        ("node", "/heatcloak", search_answer(("root", "heatcloak/seed.key")), "root in heatcloak/seed.key"),
        ("node", "/heatcloak", search_answer(), "found the keys of 0 nodes, expected 1"),
    ],
)
def test_any_other_secret_a_missing_key_and_an_incomplete_search_are_faults(
    judge: Any, service: str, part: str, answer: dict[str, Any], message: str
) -> None:
    fault = judge.find_fault(service, part, NODES, answer)
    assert fault is not None
    assert message in fault
