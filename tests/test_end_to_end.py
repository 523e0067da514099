"""The whole system in one run: nodes, a broker, the aggregator and the trusted party."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def test_a_demo_stores_every_reading_and_the_trusted_party_opens_each_exactly(tmp_path: Path) -> None:
    """Three rounds of fifty nodes over the embedded broker, which is a Python package."""
    command = [sys.executable, "-m", "heatcloak_aggregator", "demo", "--rounds", "3", "--seed", "7", "--json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert (summary["nodes"], summary["rounds"]) == (50, 3)
    assert (summary["published"], summary["stored"], summary["lost"]) == (150, 150, 0)
    assert (summary["opened"], summary["trusted_exact"]) == (150, True)
    # An estimate independent of the readings scores about 0.25.
    assert max(summary["emd_per_round"]) < 0.2
