"""A short run of ``heatcloak bench dashboard``."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.mark.alone
def test_pages_are_followed_and_every_round_is_counted(heatcloak: Command, mosquitto: object) -> None:
    """Ratios of a short run vary on a busy machine; those of a long run are in the documentation."""
    few = ("--pages", "3", "--pairs", "1", "--rounds", "40", "--seconds", "3", "--memory-rounds", "100")
    done = heatcloak("bench", "dashboard", *few, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    facts = json.loads(done.stdout)
    rate, latency = facts["costs"]
    assert (rate["measure"], rate["pages"]) == ("readings per second", 3)
    assert min(rate["without"], rate["with_pages"]) > 100
    assert (latency["measure"], latency["pages"]) == ("latency", 3)
    assert min(latency["without"], latency["with_pages"]) > 0.0
    (memory,) = facts["memory"]
    assert (memory["pages"], memory["rounds"], memory["kept"]) == (3, 100, True)
    assert memory["answers"] > 3
    assert 0.0 < memory["median_answer"] < 10.0


def test_too_few_rounds_for_the_memory_are_one_line_and_exit_code_2(heatcloak: Command) -> None:
    done = heatcloak("bench", "dashboard", "--memory-rounds", "99")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("heatcloak: memory_rounds must be at least 100")
