"""Where every command begins and every error ends: as one line, with an exit code."""

from __future__ import annotations

import io
import logging
import os
import signal
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from heatcloak_aggregator.validation_words import explain
from heatcloak_shared.errors import (
    ConfigError,
    HeatcloakError,
    KeyFileError,
    KeyWriteError,
    ParameterError,
    ScenarioError,
    ZoneError,
)

FAILED, MISUSED = 1, 2
LEFT_OUT = ("cvxpy", "matplotlib", "networkx", "pyarrow")
"""What some commands need and the container image leaves out."""
TYPER_INTERRUPTED = 130

COMMANDS = ("demo", "serve", "fleet", "trusted", "provision", "audit", "bundle", "recover")
GROUPS = ("zone", "experiment", "bench", "keys", "store")
"""Each in the module of its name; of the first the function of that name, of the second an ``app``."""


class _Commands(TyperGroup):
    """The commands. Wrong values of options, which typer checks with pydantic, are reported in our words."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  typer's own context, and the command's answer
        """Run a command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            # Imported here: no command waits for it that is given no wrong option.
            from pydantic import ValidationError

            if isinstance(error.__cause__, ValidationError):
                error.message = explain(error.__cause__.errors()[0])
            raise


def _print_version(wanted: bool) -> None:
    if wanted:
        print(version("heatcloak-aggregator"))
        raise typer.Exit


def assemble(named: str | None = None) -> typer.Typer:
    """The command line.

    Args:
        named: the only command that will be asked for, where that is known: it is imported alone, as all of
            them take a second.
    """
    app = typer.Typer(
        cls=_Commands,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(_options)
    only = {named} & {*COMMANDS, *GROUPS}
    for name in (*COMMANDS, *GROUPS):
        if only and name not in only:
            continue
        module = import_module(f"heatcloak_aggregator.cli.{name}")
        if name in GROUPS:
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def _options(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Private heat sensing, end to end."""


def main() -> int:
    """Run the command line. Exits with 0 (fine), 1 (failed) or 2 (misused)."""
    _open_closed()
    for stream in (sys.stdout, sys.stderr):
        # A terminal without UTF-8 shows an escape instead of ±, and the run goes on.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    # Both signals unwind what is under way, so that half-written files and the terminal's cursor are tidied.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        # No option of ours takes a value: the first word is the command.
        assemble(next((word for word in sys.argv[1:] if not word.startswith("-")), None))()
    except SystemExit as end:
        if end.code != TYPER_INTERRUPTED:
            raise
        print("heatcloak: interrupted", file=sys.stderr)
        return FAILED
    except KeyWriteError as error:
        return _say(error, FAILED)
    except (ConfigError, KeyFileError, ParameterError, ScenarioError, ZoneError) as error:
        return _say(error, MISUSED)
    except HeatcloakError as error:
        return _say(error, FAILED)
    except KeyboardInterrupt:
        return FAILED
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in LEFT_OUT:
            raise
        remedy = "the container image draws no figures, for one: install heatcloak-aggregator with pip"
        return _say(HeatcloakError(f"this installation leaves {package} out: {remedy}"), FAILED)
    except OSError as error:
        # Our output can't be written. Keep the interpreter from finding that out once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return FAILED
        return _say(HeatcloakError(f"{error.strerror or error}: make room, or write elsewhere"), FAILED)
    return 0


def _open_closed() -> None:
    """Have standard streams that were closed lead nowhere: the next file would take their place."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_RDWR)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
            # It lasts as long as the process.
            setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8"))  # noqa: SIM115, PTH123


def _say(error: HeatcloakError, code: int) -> int:
    print(f"heatcloak: {error}", file=sys.stderr)
    return code
