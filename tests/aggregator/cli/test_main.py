"""The command line as a whole: commands, help, imports and errors."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, packages_distributions, requires

import pytest
from packaging.requirements import Requirement
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import LAB_COMMANDS, OWN_COMMANDS, assemble, main
from heatcloak_aggregator.extras import EXTRAS, MissingPackageError
from heatcloak_shared import plugins
from heatcloak_shared.errors import PluginError

HEAVY_LIBRARIES = {
    *("aiomqtt", "alembic", "cryptography", "cvxpy", "fastapi", "matplotlib", "networkx", "numba", "numpy"),
    *("pandas", "pyarrow", "scipy", "sqlalchemy", "torch", "uvicorn"),
}

HELP_OF_EVERY_COMMAND = """
import sys
from typer.testing import CliRunner
from heatcloak_aggregator.cli.main import LAB_COMMANDS, OWN_COMMANDS, assemble

def show(*command):
    # A terminal of 80 columns leaves 78 for the text.
    result = CliRunner().invoke(assemble(), [*command, "--help"], terminal_width=78)
    assert result.exit_code == 0, result.output
    print(result.output)
    return result.output

listed = show()
for name in (*OWN_COMMANDS, *LAB_COMMANDS):
    assert f"\\n  {name} " in listed
    for line in show(name).partition("Commands:\\n")[2].splitlines():
        # The names of experiments come from numerical modules.
        if line[:3].strip() and (name, line.split()[0]) != ("experiment", "run"):
            show(name, line.split()[0])
print(*sys.modules)
"""


@pytest.fixture(scope="module")
def help_of_every_command() -> list[str]:
    """Return the lines that ``--help`` prints for every command; the last line lists the loaded modules."""
    done = subprocess.run(
        [sys.executable, "-c", HELP_OF_EVERY_COMMAND], check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


def test_every_command_has_help_without_importing_heavy_libraries(help_of_every_command: list[str]) -> None:
    usages = [line for line in help_of_every_command if line.startswith("Usage: ")]
    assert len(set(usages)) == len(usages) > len(OWN_COMMANDS) + len(LAB_COMMANDS)
    assert not HEAVY_LIBRARIES & set(help_of_every_command[-1].split())


def test_help_fits_in_80_columns_without_truncated_summaries(help_of_every_command: list[str]) -> None:
    shown = help_of_every_command[:-1]
    assert [line for line in shown if len(line) > 80] == []
    assert [line for line in shown if re.match(r"  [a-z].*\.\.\.$", line)] == []


@pytest.fixture
def run_main(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Return a function that runs ``heatcloak`` in this process, without its signal handlers."""
    monkeypatch.setattr("signal.signal", lambda *_: None)

    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["heatcloak", *arguments])
        return main()

    return run


def test_a_lab_command_without_the_lab_names_the_package_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plugins, "entry_points", lambda **_: [])
    listed = CliRunner().invoke(assemble(), ["--help"])
    assert "\n  serve " in listed.output
    assert "\n  demo " not in listed.output
    with pytest.raises(
        MissingPackageError, match="`heatcloak demo` needs the package heatcloak-lab: pip install"
    ):
        CliRunner().invoke(assemble(), ["demo"], catch_exceptions=False)


def test_a_command_whose_package_is_damaged_is_listed_and_fails_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    damaged = EntryPoint("demo", "missing_module:app", plugins.COMMANDS)
    monkeypatch.setattr(plugins, "entry_points", lambda **_: (damaged,))
    listed = CliRunner().invoke(assemble(), ["--help"])
    assert re.search(r"\n  demo +Not available: its package cannot be loaded", listed.output)
    with pytest.raises(PluginError, match=r"the plugin 'demo' of heatcloak\.commands cannot be loaded"):
        CliRunner().invoke(assemble(), ["demo", "--rounds", "3", "here"], catch_exceptions=False)


@pytest.mark.parametrize(
    "program",
    [
        "import heatcloak_aggregator; print(heatcloak_aggregator.__all__, dir(heatcloak_aggregator))",
        "import sys; sys.argv = ['heatcloak', '--version']\n"
        "from heatcloak_aggregator.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code",
    ],
    ids=["import heatcloak_aggregator", "heatcloak --version"],
)
def test_the_package_and_its_version_load_no_heavy_library(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert not {*HEAVY_LIBRARIES, "pydantic"} & set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("zon",), "No such command 'zon'. Did you mean 'zone'?"),
        (("--loud", "zone"), "No such option: --loud"),
        (("zone", "--loud"), "No such option: --loud"),
    ],
)
def test_an_unknown_command_or_option_exits_with_2_and_its_name(
    run_main: Callable[..., int], capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], error: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        run_main(*arguments)
    assert caught.value.code == 2
    assert error in capsys.readouterr().err


@pytest.mark.parametrize("command", [*OWN_COMMANDS, *LAB_COMMANDS])
def test_no_command_offers_shell_completion(
    run_main: Callable[..., int], capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit):
        run_main(command, "--help")
    assert "-completion" not in capsys.readouterr().out


@pytest.mark.parametrize("package", EXTRAS)
def test_a_missing_package_is_named_with_the_extra_that_installs_it(
    run_main: Callable[..., int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    package: str,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(sys.modules[assemble.__module__], "assemble", lambda: lambda: import_module(package))
    assert run_main() == 1
    expected = f"heatcloak: this needs the package {package}: pip install '{EXTRAS[package]}'\n"
    assert capsys.readouterr().err == expected


def test_every_package_of_an_extra_of_the_aggregator_is_known_by_its_import_name() -> None:
    declared = {
        (requirement.name, str(requirement.marker).split('"')[1])
        for requirement in map(Requirement, requires("heatcloak-aggregator") or ())
        if requirement.marker is not None and requirement.name != "heatcloak-aggregator"
    }
    names = packages_distributions()
    # Several distributions may share an import name, and need each other.
    known = {
        package: {name.lower().replace("_", "-") for name in names.get(package, [package])}
        for package in EXTRAS
    }
    assert {name for name, _ in declared} <= set().union(*known.values())
    for package, wanted in EXTRAS.items():
        if wanted.startswith("heatcloak-aggregator"):
            extra = re.sub(r".*\[(.*)]", r"\1", wanted)
            assert {(name, extra) for name in known[package]} & declared, package
