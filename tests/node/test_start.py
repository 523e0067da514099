"""The start of ``heatcloak-node``."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CODE = """
import sys
from heatcloak_node.__main__ import main
sys.argv = ["heatcloak-node", "--config", "missing.toml"]
assert main() == 2
"""


def _run(code: str) -> str:
    # Coverage measurement loads modules of its own.
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    arguments = [sys.executable, "-c", CODE + code]
    return subprocess.run(arguments, env=unmeasured, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="data classes use inspect from Python 3.13 on")
def test_a_node_does_not_load_inspect() -> None:
    loaded = set(_run("print(*sys.modules)").split())
    assert "dataclasses" in loaded
    assert not loaded & {"ast", "dis"}, "what inspect imports"


def test_inspect_works_where_something_uses_it() -> None:
    code = """
from dataclasses import dataclass
@dataclass
class WithoutDocstring:
    number: int
print(WithoutDocstring.__doc__)
import inspect
print(inspect.signature(WithoutDocstring), inspect.__name__, inspect.__spec__.name)
"""
    expected = ["WithoutDocstring(number: int)", "(number: int) -> None inspect inspect"]
    assert _run(code).splitlines() == expected
