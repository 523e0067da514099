"""What a service does before it serves, so that its first rounds wait for nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

# In a process of its own: in this one all is imported and compiled.
SCRIPT = """
import gc, sys
import numpy as np
from heatcloak_aggregator.service import Estimator, Round
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Graph, Interval, Move, Promise

def loaded():
    compiled = ()
    if "numba" in sys.modules:
        from numba.core.dispatcher import Dispatcher
        found = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
        compiled = {(each.py_func.__qualname__, len(each.signatures)) for each in found}
    return set(sys.modules) | set(compiled)

# Much noise: what is measured while all is quiet tells nothing.
domains = {
    "interval": Interval(n_sources=40, n_sensors=20, diffusivity=0.5, time=0.1),
    "graph": Graph(40, tuple((i, (i + 1) % 40) for i in range(40)), None, tuple(range(0, 40, 2)), 1.0),
}
zone = new_zone(
    domain=domains[sys.argv[2]],
    promise=Promise(Move(0.01 if sys.argv[2] == "interval" else 1.0), 4.0, 1e-5),
    schedule=Schedule(period=1.0, every=1, releases=1000, budget_rounds=1000),
)
noise = zone.noise
estimator = Estimator(zone, sys.argv[1])
estimator.prepare()
before, rng = loaded(), np.random.default_rng(1)
for number, strength in enumerate((0.0, 0.3, 3.0, 30.0, 3000.0)):
    ticks = noise.sigma_ticks * (rng.normal(size=20) + strength * np.exp(-np.linspace(-1, 3, 20) ** 2))
    readings = {
        node: Reading(
            zone=zone.name, rev=zone.rev, node=node, boot="0" * 32, seq=number, round=number, ticks=int(each),
            step=noise.step, sigma_ticks=noise.sigma_ticks, t=0.0,
        )
        for node, each in list(zip(zone.nodes, ticks))[number:]
    }
    estimator.estimate(Round(number, readings, zone.nodes[:number]))
print(sorted(map(str, loaded() - before)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("method", "domain"),
    [
        *((method, "interval") for method in ("bpdn", "posterior", "gridless")),
        *((method, "graph") for method in ("bpdn", "posterior")),
    ],
)
def test_no_round_waits_for_an_import_or_a_compiler(method: str, domain: str) -> None:
    """Weak and strong readings, of some or all sensors: all that they need is there once it is prepared."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, method, domain],
        check=False,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
