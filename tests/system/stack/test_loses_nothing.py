"""``docker compose up``: healthy the first time, and no reading is lost, whichever container is killed.

The long forms: ``--stack-minutes 5``, and ``--stack-minutes 2 --stack-nodes 500``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

pytestmark = [pytest.mark.alone, pytest.mark.timeout(1800)]

SERVICES = {"broker", "aggregator", "fleet", "node"}
RESTARTING = 5.0
"""Seconds in which a killed node comes back and hears of the next round."""
LONGEST_START = 60.0
"""Seconds until all are healthy, once the images are built."""


def test_it_comes_up_loses_nothing_and_leaves_nothing(
    make_stack: Callable[..., Any], stack_minutes: float, stack_nodes: int
) -> None:
    """From empty volumes to healthy; each container killed once; every cloaked reading stored once; gone."""
    stack = make_stack("whole", FLEET_NODES=stack_nodes, FLEET_OPTIONS="--journal state/journal")
    before = volumes(stack)
    to_start = stack.up()
    assert to_start <= LONGEST_START
    began = time.monotonic()
    recoveries = {}
    for service in sorted(SERVICES):
        time.sleep(max(stack_minutes * 60 / (len(SERVICES) + 1), 2))
        stack.kill(service)
        time.sleep(1)
        recoveries[service] = stack.wait_until_healthy(SERVICES)
    time.sleep(max(began + stack_minutes * 60 - time.monotonic(), 2))
    ran = time.monotonic() - began
    cloaked = stack.cloaked()
    stored = stack.wait_until_stored(cloaked)
    keys = Counter((each["node"], each["boot"], each["seq"]) for each in stored)
    assert set(keys.values()) == {1}, "each once"
    lone = {key for key in keys if key[0] not in {node for node, _, _ in cloaked}}
    assert {node for node, _, _ in lone} == {min(node for node, _, _ in keys)}, "the first node is alone"
    assert set(keys) - lone <= set(stack.cloaked()), "nothing more"
    assert len({node for node, _, _ in keys}) == stack_nodes
    for boot in {boot for _, boot, _ in lone}:
        numbers = sorted(seq for _, each, seq in lone if each == boot)
        assert numbers == list(range(len(numbers))), "no reading of the lone node is missing"
    # It has no journal: what its spool lost would be a longer silence than that of its restart.
    rounds = sorted(each["round"] for each in stored if (each["node"], each["boot"], each["seq"]) in lone)
    silence = max(later - earlier for earlier, later in pairwise(rounds))
    assert silence <= recoveries["node"] + RESTARTING
    answer = stack.get("/api/v1/zones/hall/estimates?limit=1000", stack.token())
    estimated = {each["round"] for each in answer.raise_for_status().json()["estimates"]}
    assert max(estimated) >= time.time() - 10, "estimates flow"
    assert len(estimated) >= 0.8 * min(ran - sum(recoveries.values()), 1000)
    stack.require_quiet_logs()
    stack.down()
    assert stack.left() == []
    assert volumes(stack) <= before, "no nameless volume"
    known = len(set(cloaked) & set(keys))
    print(
        f"\n{stack_nodes} nodes, {ran:.0f} s: healthy after {to_start:.1f} s; {len(cloaked)} readings "
        f"cloaked by the fleet, {known} of them stored once, {len(lone)} of the lone node; {len(estimated)} "
        "estimates; killed, and all healthy again after "
        + ", ".join(f"{name} {seconds:.1f} s" for name, seconds in recoveries.items())
    )


def volumes(stack: Any) -> set[str]:
    """All that the engine has."""
    return set(stack.run("docker", "volume", "ls", "--quiet").stdout.split())
