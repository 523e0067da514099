"""What a container may hold of a zone's secrets, as `compose/judge.py` judges what was found."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "compose/judge.py"
NODES = ["n01", "n02", "n03"]


@pytest.fixture(scope="module")
def judge() -> Any:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("judge", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answer(*found: tuple[str, str], unread: int = 0, size: int = 1000) -> dict[str, Any]:
    """What a search answers that found these nodes' keys, or the root, at these places."""
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
    ("service", "place", "what"),
    [
        ("aggregator", "files", answer()),
        ("broker", "/mosquitto/data", answer(unread=1, size=0)),
        ("fleet", "/heatcloak/nodes", answer(*OWN)),
        ("fleet", "files", answer(*((who, f"./heatcloak/{where}") for who, where in OWN))),
        ("fleet", "/heatcloak/state", answer()),
        ("node", "files", answer(("n01", "heatcloak/seed.key"))),
        ("node", "environment", answer()),
    ],
)
def test_what_is_its_own_is_right(judge: Any, service: str, place: str, what: dict[str, Any]) -> None:
    """Each node's key in the place for it, and nothing in any other service; an empty volume is nothing."""
    assert judge.fault(service, place, NODES, what) is None


@pytest.mark.parametrize(
    ("service", "place", "what", "said"),
    [
        ("aggregator", "files", answer(("n02", "heatcloak/store/x")), "n02 in heatcloak/store/x"),
        ("aggregator", "files", answer(("n02", "heatcloak/nodes/n02/seed.key")), "n02 in"),
        ("aggregator", "files", answer(unread=1), "not all of it could be searched"),
        ("aggregator", "environment", answer(unread=1, size=0), "not all of it could be searched"),
        ("fleet", "/heatcloak/nodes", answer(*OWN, unread=1), "not all of it could be searched"),
        ("fleet", "/heatcloak/nodes", answer(), "0 nodes' keys were found, and 2 should be there"),
        ("fleet", "files", answer(OWN[0]), "1 nodes' keys were found, and 2 should be there"),
        ("fleet", "files", answer(*OWN, ("n03", "heatcloak/nodes/n02/seed.key")), "n03 in"),
        ("fleet", "files", answer(*OWN, ("n02", "heatcloak/nodes/n02/seed.key.bak")), "seed.key.bak"),
        ("fleet", "/heatcloak/state", answer(OWN[0]), "1 nodes' keys were found, and 0 should be there"),
        ("node", "/heatcloak", answer(("n02", "heatcloak/seed.key")), "1 nodes' keys"),
        ("node", "/heatcloak", answer(("root", "heatcloak/seed.key")), "root in heatcloak/seed.key"),
        ("node", "/heatcloak", answer(), "0 nodes' keys were found, and 1 should be there"),
    ],
)
def test_whatever_else_is_found_or_missing_is_wrong(
    judge: Any, service: str, place: str, what: dict[str, Any], said: str
) -> None:
    """Another's key, the root, a key in another place, a key too few, and what could not be searched."""
    told = judge.fault(service, place, NODES, what)
    assert told is not None
    assert said in told
