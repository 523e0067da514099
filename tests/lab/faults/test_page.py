"""The reference of the simulator is true."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from pydantic import BaseModel

from heatcloak_lab.faults import parse_faults
from heatcloak_lab.faults.model import KINDS, Fault
from heatcloak_lab.fleet.report import BootAccount, FleetReport, Killed, NodeAccount
from heatcloak_shared.scenario import parse_scenario

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "reference" / "simulator.md").read_text(encoding="utf-8")

BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_its_worlds_can_be_read() -> None:
    """One of a corridor, and one of a graph."""
    corridor, graph = (parse_scenario(shown.encode()) for shown in BLOCKS[:2])
    assert (corridor.repeat, corridor.sources[0].appears, corridor.on_vertices) == (40, 10, ())
    assert [graph.vertices_at(number) for number in (9, 10)] == [((17, 1.0),), ((18, 1.0),)]


def test_its_faults_can_be_read() -> None:
    """As they stand."""
    *_, shown = BLOCKS
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
    """The guide's command, from the root of the sources."""
    guide = (ROOT / "docs" / "how-to" / "test-with-faults.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^(heatcloak fleet .* --plan --json)$", guide, re.MULTILINE)
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
