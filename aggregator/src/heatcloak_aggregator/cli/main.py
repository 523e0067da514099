"""The command ``heatcloak``: commands are imported on demand, and errors become one line and an exit code."""

from __future__ import annotations

import io
import logging
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command as get_typer_command

from heatcloak_aggregator.extras import MissingPackageError, missing_package
from heatcloak_shared.errors import (
    ConfigError,
    HeatcloakError,
    KeyFileError,
    KeyWriteError,
    ParameterError,
    PlanError,
    PluginError,
    ScenarioError,
    ZoneError,
)
from heatcloak_shared.files import remedy_for
from heatcloak_shared.plugins import COMMANDS, load_plugin, plugin_names
from heatcloak_shared.sanitize import shown_path

FAILED, MISUSED = 1, 2
TYPER_INTERRUPTED = 130

OWN_COMMANDS = (
    *("serve", "trusted", "provision", "bundle", "recover", "heatmap", "privacy-map", "plan", "fit", "zone"),
    *("keys", "store"),
)
"""Commands of this package: each is `app`, or the function of that name, in the module of that name."""
LAB_COMMANDS = {
    "audit": "heatcloak-lab",
    "bench": "heatcloak-lab[bench]",
    "demo": "heatcloak-lab[demo]",
    "experiment": "heatcloak-lab[experiments]",
    "fleet": "heatcloak-lab",
}
"""Commands that heatcloak-lab registers as entry points, and the package that installs each."""


class _Commands(TyperGroup):
    """The commands, each imported on demand.

    Wrong option values, which typer checks with pydantic, are reported in Heatcloak's words.
    """

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401  typer's context
        """Return the names of all installed commands, in the order of the help."""
        return [*OWN_COMMANDS, *plugin_names(COMMANDS)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401  typer's types
        """Import a command.

        Raises:
            MissingPackageError: the command is part of heatcloak-lab, which is not installed.
        """
        if cmd_name in OWN_COMMANDS:
            module = import_module(f"heatcloak_aggregator.cli.{cmd_name.replace('-', '_')}")
            return as_command(cmd_name, getattr(module, "app", None) or getattr(module, cmd_name))
        try:
            target = load_plugin(COMMANDS, cmd_name)
        except PluginError as error:
            return _broken_command(cmd_name, error)
        if target is not None:
            return as_command(cmd_name, target)
        if cmd_name in LAB_COMMANDS:
            wanted = LAB_COMMANDS[cmd_name]
            raise MissingPackageError(
                f"`heatcloak {cmd_name}` needs the package heatcloak-lab: pip install '{wanted}'"
            )
        return None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  typer's types
        """Find the requested command; for an unknown name the error suggests similar ones."""
        # Typer makes its suggestions from the keys.
        self.commands = dict.fromkeys(self.list_commands(ctx))  # type: ignore[assignment]
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  typer's context, and the command's result
        """Run a command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            # Import pydantic only if an option is wrong.
            from pydantic import ValidationError

            from heatcloak_aggregator.validation_errors import explain

            if isinstance(error.__cause__, ValidationError):
                error.message = explain(error.__cause__.errors()[0])
            raise


def as_command(name: str, target: typer.Typer | Callable[..., object]) -> Any:  # noqa: ANN401  typer's type
    """Return a function or a group of commands as the command ``name``."""
    if isinstance(target, typer.Typer):
        app = target
    else:
        app = typer.Typer(add_completion=False, rich_markup_mode=None)
        app.command(name)(target)
    command = get_typer_command(app)
    command.name = name
    return command


def _broken_command(name: str, error: PluginError) -> Any:  # noqa: ANN401  typer's type
    """Return a command that raises ``error``, so that the help can still list all commands."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)

    @app.command(
        name,
        help="Not available: its package cannot be loaded.",
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
    )
    def fail() -> None:
        raise error

    return get_typer_command(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(version("heatcloak-aggregator"))
        raise typer.Exit


def assemble() -> typer.Typer:
    """Return the command line, which imports commands on demand."""
    app = typer.Typer(
        cls=_Commands,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(_options)
    return app


def _options(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Private heat sensing, end to end."""


def main() -> int:
    """Run the command line. Exit with 0 (success), 1 (failure) or 2 (misuse)."""
    _open_closed()
    for stream in (sys.stdout, sys.stderr):
        # A terminal without UTF-8 shows an escape instead of ±.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    # Both signals unwind the stack, so that half-written files and the terminal's cursor are cleaned up.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        assemble()()
    except SystemExit as end:
        if end.code != TYPER_INTERRUPTED:
            raise
        print("heatcloak: interrupted", file=sys.stderr)
        return FAILED
    except KeyWriteError as error:
        return _report(error, FAILED)
    except (ConfigError, KeyFileError, ParameterError, PlanError, ScenarioError, ZoneError) as error:
        return _report(error, MISUSED)
    except HeatcloakError as error:
        return _report(error, FAILED)
    except KeyboardInterrupt:
        return FAILED
    except ModuleNotFoundError as error:
        missing = missing_package(error)
        if missing is None:
            raise
        return _report(missing, FAILED)
    except OSError as error:
        if isinstance(error.filename, str):
            remedy = remedy_for(error, "correct that, or give another path")
            text = f"{shown_path(Path(error.filename))}: {error.strerror}: {remedy}"
            return _report(HeatcloakError(text), FAILED)
        # Standard output is not writable. Redirect it, or the interpreter would fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return FAILED
        return _report(
            HeatcloakError(f"{error.strerror or error}: free some space, or write elsewhere"), FAILED
        )
    return 0


def _open_closed() -> None:
    """Open closed standard streams on the null device, so that the next opened file does not replace them."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_RDWR)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
            # It stays open for the life of the process.
            setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8"))  # noqa: SIM115, PTH123


def _report(error: HeatcloakError, code: int) -> int:
    print(f"heatcloak: {error}", file=sys.stderr)
    return code
