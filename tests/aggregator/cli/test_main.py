"""The command line as a whole: what it offers, and what it waits for."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires

import pytest
from packaging.requirements import Requirement
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import EXTRAS, LAB_COMMANDS, OWN_COMMANDS, assemble
from heatcloak_shared.errors import ConfigError


def test_help_lists_every_command_and_each_has_help_of_its_own() -> None:
    listed = CliRunner().invoke(assemble(), ["--help"])
    assert listed.exit_code == 0
    for name in (*OWN_COMMANDS, *LAB_COMMANDS):
        assert f"\n  {name} " in listed.output
        own = CliRunner().invoke(assemble(), [name, "--help"])
        assert own.exit_code == 0
        assert f"Usage: root {name} " in own.output


def test_a_command_of_the_lab_names_the_package_where_it_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.modules[assemble.__module__], "entry_points", lambda **_: [])
    listed = CliRunner().invoke(assemble(), ["--help"])
    assert "\n  serve " in listed.output
    assert "\n  demo " not in listed.output
    with pytest.raises(ConfigError, match="`heatcloak demo` needs the package heatcloak-lab: pip install"):
        CliRunner().invoke(assemble(), ["demo"], catch_exceptions=False)


@pytest.mark.parametrize("option", ["--version"])
def test_version_and_help_import_no_numerical_library(option: str) -> None:
    loaded = modules_loaded_by(option)
    assert not loaded & {"matplotlib", "networkx", "numba", "numpy", "pydantic", "scipy", "sqlalchemy"}


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
    assert not unneeded & modules_loaded_by(command, "--help")


def modules_loaded_by(*arguments: str) -> set[str]:
    """Return the names of all modules that ``heatcloak`` with these arguments imports."""
    program = (
        f"import sys; sys.argv = ['heatcloak', *{arguments!r}]\n"
        "from heatcloak_aggregator.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return {*done.stdout.splitlines()[-1].split()}


@pytest.mark.parametrize("package", EXTRAS)
def test_a_missing_package_is_named_with_the_extra_that_installs_it(package: str) -> None:
    program = (
        f"import sys; sys.modules['{package}'] = None\n"
        "from heatcloak_aggregator.cli import main as command\n"
        f"def needs(*arguments): import {package}\n"
        "sys.modules[command.__module__].assemble = lambda: needs\n"
        "sys.exit(command())"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"heatcloak: this needs the package {package}: pip install '{EXTRAS[package]}'\n"


def test_every_package_of_an_extra_of_the_aggregator_is_known_by_its_import_name() -> None:
    declared = {
        (requirement.name, str(requirement.marker).split('"')[1])
        for requirement in map(Requirement, requires("heatcloak-aggregator") or ())
        if requirement.marker is not None and requirement.name != "heatcloak-aggregator"
    }
    names = packages_distributions()
    known = {
        (distribution.lower().replace("_", "-"), re.sub(r".*\[(.*)]", r"\1", wanted))
        for package, wanted in EXTRAS.items()
        for distribution in names.get(package, [package])
        if wanted.startswith("heatcloak-aggregator")
    }
    assert {each for each in declared if each[1] != "all"} <= known
