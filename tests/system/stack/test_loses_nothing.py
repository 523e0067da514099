"""A stack becomes healthy at its first start and loses no reading when containers are killed.

Long forms: ``--stack-minutes 5``, and ``--stack-minutes 2 --stack-nodes 500``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from support.stack import Stack

pytestmark = [pytest.mark.alone, pytest.mark.timeout(1800)]

SERVICES = {"broker", "aggregator", "fleet", "node"}
RESTART_SECONDS = 5.0
"""From the kill of a node to its next round, beyond the time until it is healthy."""
LONGEST_START = 60.0
"""Seconds until all are healthy, once the images are built."""


def test_a_stack_loses_no_reading_under_kills_and_is_removed_whole(
    make_stack: Callable[..., Stack], stack_minutes: float, stack_nodes: int
) -> None:
    """Start from empty volumes, kill each container once, and find every cloaked reading stored once."""
    stack = make_stack("whole", FLEET_NODES=stack_nodes, FLEET_OPTIONS="--journal state/journal")
    before = {each.id for each in stack.engine.volumes.list()}
    to_start = stack.up()
    assert to_start <= LONGEST_START
    began = time.monotonic()
    recoveries = {}
    for service in sorted(SERVICES):
        time.sleep(max(stack_minutes * 60 / (len(SERVICES) + 1), 2))
        killed = time.monotonic()
        stack.kill(service)
        stack.wait_until_healthy(SERVICES)
        recoveries[service] = time.monotonic() - killed
    time.sleep(max(began + stack_minutes * 60 - time.monotonic(), 2))
    ran = time.monotonic() - began
    cloaked = stack.cloaked()
    stored = stack.wait_until_stored(cloaked)
    keys = Counter((each["node"], each["boot"], each["seq"]) for each in stored)
    assert set(keys.values()) == {1}, "each once"
    lone = {key for key in keys if key[0] not in {node for node, _, _ in cloaked}}
    assert {node for node, _, _ in lone} == {min(node for node, _, _ in keys)}, (
        "only the first node has a container of its own"
    )
    assert set(keys) - lone <= set(stack.cloaked()), "nothing more"
    assert len({node for node, _, _ in keys}) == stack_nodes
    for boot in {boot for _, boot, _ in lone}:
        numbers = sorted(seq for _, each, seq in lone if each == boot)
        assert numbers == list(range(len(numbers))), "no reading of the lone node is missing"
    # It has no journal: a reading lost from its spool shows as a gap longer than its restart.
    rounds = sorted(each["round"] for each in stored if (each["node"], each["boot"], each["seq"]) in lone)
    gap = max(later - earlier for earlier, later in pairwise(rounds))
    assert gap <= recoveries["node"] + RESTART_SECONDS
    answer = stack.get("/api/v1/zones/hall/estimates?limit=1000", stack.token())
    estimated = {each["round"] for each in answer.raise_for_status().json()["estimates"]}
    assert max(estimated) >= time.time() - 10, "estimates flow"
    assert len(estimated) >= 0.8 * min(ran - sum(recoveries.values()), 1000)
    stack.require_no_faults_logged()
    stack.down()
    assert stack.remains() == []
    assert {each.id for each in stack.engine.volumes.list()} <= before, "no anonymous volume"
    known = len(set(cloaked) & set(keys))
    print(
        f"\n{stack_nodes} nodes, {ran:.0f} s: healthy after {to_start:.1f} s; {len(cloaked)} readings "
        f"cloaked by the fleet, {known} of them stored once, {len(lone)} of the lone node; {len(estimated)} "
        "estimates; killed, and all healthy again after "
        + ", ".join(f"{name} {seconds:.1f} s" for name, seconds in recoveries.items())
    )
