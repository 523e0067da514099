"""The command line as a whole: what it offers, and what it waits for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import COMMANDS, GROUPS, LEFT_OUT, assemble

ROOT = Path(__file__).parents[3]


def test_the_help_names_every_command() -> None:
    """And each tells of itself, alone as among the others."""
    told = CliRunner().invoke(assemble(), ["--help"])
    assert told.exit_code == 0
    for name in (*COMMANDS, *GROUPS):
        assert f"\n  {name} " in told.output
        alone = CliRunner().invoke(assemble(name), [name, "--help"])
        assert (alone.exit_code, alone.output) == (0, CliRunner().invoke(assemble(), [name, "--help"]).output)


@pytest.mark.parametrize("arguments", [("zon",), ("--loud", "zone"), ("zone", "--loud")])
def test_misuse_is_told(arguments: tuple[str, ...]) -> None:
    """Exit code 2 and one line of what is wrong; a command that there is not reminds of those there are."""
    done = subprocess.run(
        [sys.executable, "-m", "heatcloak_aggregator", *arguments],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert (
        "No such command 'zon'. Did you mean 'zone'?" in done.stderr
        or "No such option: --loud" in done.stderr
    )
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "unneeded"),
    [
        ("zone", {"aiomqtt", "cryptography", "fastapi", "numba", "sqlalchemy"}),
        ("keys", {"aiomqtt", "cryptography", "numpy", "sqlalchemy"}),
        ("provision", {"aiomqtt", "numpy", "sqlalchemy"}),
        ("store", {"aiomqtt", "numpy", "scipy"}),
        ("fleet", {"numba", "numpy", "sqlalchemy"}),
    ],
)
def test_a_command_waits_for_no_other_ones_imports(command: str, unneeded: set[str]) -> None:
    """Who checks a zone file needs no database, no broker and no web server; who makes keys no arithmetic."""
    program = (
        f"import sys; sys.argv = ['heatcloak', '{command}', '--help']\n"
        "from heatcloak_aggregator.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not unneeded & {*done.stdout.splitlines()[-1].split()}


@pytest.mark.parametrize("package", LEFT_OUT)
def test_a_package_that_an_image_leaves_out_is_told(package: str) -> None:
    """One line that names it and a way, and exit code 1; what is missing by mistake is no such thing."""
    program = (
        f"import sys; sys.modules['{package}'] = None\n"
        "from heatcloak_aggregator.cli import main as command\n"
        f"def needs(*arguments): import {package}\n"
        "sys.modules[command.__module__].assemble = lambda named: needs\n"
        "sys.exit(command())"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert f"this installation leaves {package} out" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_whatever_the_image_leaves_out_and_we_import_is_told() -> None:
    """The Dockerfile's list and ours agree."""
    steps = (ROOT / "aggregator/Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    (uninstalled,) = re.findall(r"uninstall --quiet --yes ([^&]+)", steps)
    sources = (ROOT / "aggregator/src").rglob("*.py")
    imported = {
        name
        for source in sources
        for name in re.findall(r"^\s*(?:from|import) (\w+)", source.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert set(uninstalled.split()) & imported == set(LEFT_OUT)
