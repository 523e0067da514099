"""The command line as a whole: what it offers, and what it waits for."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import COMMANDS, GROUPS, assemble


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
