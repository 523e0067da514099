"""The simulator's reference page agrees with the code."""

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


def test_scenarios_on_the_page_are_valid() -> None:
    """One is in a corridor, one on a graph."""
    corridor, graph = (parse_scenario(shown.encode()) for shown in BLOCKS[:2])
    assert (corridor.repeat, corridor.sources[0].appears, corridor.on_vertices) == (40, 10, ())
    assert [graph.vertices_at(number) for number in (9, 10)] == [((17, 1.0),), ((18, 1.0),)]


def test_faults_on_the_page_are_valid() -> None:
    *_, shown = BLOCKS
    assert list(parse_faults(shown).faults) == ["crash-1", "west wing"]


def test_the_page_names_exactly_the_kinds_and_every_key() -> None:
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


def test_the_plan_command_of_the_guide_works() -> None:
    """It runs from the root of the repository."""
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
