"""What the page on the simulator shows is so."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from pydantic import BaseModel

from heatcloak_aggregator.simulation.faults import parse_faults
from heatcloak_aggregator.simulation.faults.model import KINDS, Fault
from heatcloak_aggregator.simulation.fleet.report import BootAccount, FleetReport, Killed, NodeAccount

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "simulator.md").read_text(encoding="utf-8")


def test_its_faults_can_be_read() -> None:
    """As they stand."""
    (shown,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert list(parse_faults(shown).faults) == ["crash-1", "west wing"]


def test_it_names_every_kind_and_every_key() -> None:
    """And no other kind."""
    assert re.findall(r"^\| `([a-z-]+)` \| [^|]+ \| [^|]*\|$", PAGE, re.MULTILINE)[: len(KINDS)] == list(
        KINDS
    )
    words = set(re.findall(r"`([a-z_]+)`", PAGE))
    kinds: list[type[Fault]] = [Fault, *KINDS.values()]
    for kind in kinds:
        keys = {field.alias or name for name, field in kind.model_fields.items()} - {"kind"}
        assert keys <= words, kind
    models: list[type[BaseModel]] = [FleetReport, NodeAccount, BootAccount, Killed]
    for model in models:
        assert set(model.model_fields) <= words, model


def test_its_plan_can_be_printed() -> None:
    """The command as it stands, from the root of the sources; the other one differs from it in little."""
    (command,) = re.findall(r"^(heatcloak fleet .* --plan --json)$", PAGE, re.MULTILINE)
    words = shlex.split(command)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "heatcloak_aggregator", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert {act["kind"] for act in json.loads(done.stdout)["acts"]} == set(KINDS)


def test_its_files_are_there_and_small() -> None:
    """The example and the picture."""
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).stat().st_size < 200_000, target
