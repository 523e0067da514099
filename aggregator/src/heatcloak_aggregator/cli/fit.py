"""``heatcloak fit``: calibrate a room with a heater at known places.

Numerical modules are imported inside the commands, so that their help does not load them.
"""

from __future__ import annotations

import json as jsonlib
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import progress_bar, spinner
from heatcloak_shared.errors import ConfigError, HeatcloakError
from heatcloak_shared.plugins import COMMANDS, load_plugin, plugin_names
from heatcloak_shared.sanitize import sanitize, shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.fit.fitted_room import FittedRoom
    from heatcloak_aggregator.fit.session import Period, Session
    from heatcloak_aggregator.plans.plan import FloorPlan

DEFAULT_MINUTES = 90.0
SHORT_MINUTES = 45.0
"""Shorter periods are warned of: rooms take longer to become steady."""
DEFAULT_AGE = 0.25
SUBCOMMANDS = f"{COMMANDS}.fit"
"""Entry-point group of further commands of ``heatcloak fit``."""


class _Commands(TyperGroup):
    """The commands of this module, and those that other packages register."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401  typer's context
        """Return the names of all commands."""
        return [*super().list_commands(ctx), *plugin_names(SUBCOMMANDS)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401  typer's types
        """Return a command; None if there is none of that name.

        Raises:
            PluginError: the command of another package can't be loaded.
        """
        found = super().get_command(ctx, cmd_name)
        if found is None and (target := load_plugin(SUBCOMMANDS, cmd_name)) is not None:
            from heatcloak_aggregator.cli.main import as_command

            return as_command(cmd_name, target)
        return found


app = typer.Typer(
    cls=_Commands,
    help="Calibrate a floor with a heater at known places.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

SessionFile = Annotated[Path, typer.Argument(metavar="SESSION", help="The session file.", show_default=False)]
PlanFile = Annotated[Path, typer.Option("--plan", metavar="FILE", help="The plan file.", show_default=False)]


@app.command()
def record(
    session: SessionFile,
    plan: PlanFile,
    empty: Annotated[bool, typer.Option("--empty", help="Record the empty room, without a heater.")] = False,
    at: Annotated[
        str | None, typer.Option(metavar="X,Y", help="Where the heater is, in metres.", show_default=False)
    ] = None,
    watts: Annotated[
        float | None, typer.Option(metavar="W", help="Power of the heater.", show_default=False)
    ] = None,
    minutes: Annotated[
        float, typer.Option(min=1.0, max=10_000.0, metavar="M", help="How long; Ctrl-C ends it earlier.")
    ] = DEFAULT_MINUTES,
    close_open: Annotated[
        str | None,
        typer.Option(
            metavar="TIME",
            help="Set the end of a period that was interrupted: now, seconds since 1970, or a date and time "
            "with its offset.",
            show_default=False,
        ),
    ] = None,
    drop_open: Annotated[
        bool, typer.Option("--drop-open", help="Remove a period that was interrupted.")
    ] = False,
) -> None:
    """Record a period of a session, with or without a heater.

    Writes its beginning, waits, and writes its end.

    Start the nodes with heatcloak-node --record first. Nobody may be in the room during a period. The file is
    created by the first period.
    """
    from heatcloak_aggregator.fit.session import (
        begin_period,
        check_plan_of_session,
        load_session,
        recording_lock,
    )

    floor = _checked_plan(plan)
    wanted = _wanted_period(floor, at, watts, empty=empty, is_optional=close_open is not None or drop_open)
    if session.exists():
        with recording_lock(session):
            check_plan_of_session(load_session(session), floor)
            if close_open is not None or drop_open:
                _settle_open(session, close_open, drop=drop_open)
    elif wanted is None:
        raise ConfigError(
            f"{shown_path(session)}: there is no such file: leave out --close-open and --drop-open"
        )
    if wanted is None:
        return
    # A clock that never jumps: the times in the file are of the other one, which may be set meanwhile.
    start = time.monotonic()
    begun = begin_period(session, floor, wanted)
    with recording_lock(session):
        try:
            _print_instructions(session, begun, floor, minutes)
            _wait(wanted, 60.0 * minutes)
        except KeyboardInterrupt:
            print("ended early by a signal")
        _end(session, wanted, time.monotonic() - start)


@app.command()
def solve(
    session: SessionFile,
    recordings: Annotated[
        list[Path],
        typer.Argument(metavar="RECORDING...", help="The recordings of all nodes.", show_default=False),
    ],
    plan: PlanFile,
    out: Annotated[Path, typer.Option(metavar="FIT", help="The fit file to write.", show_default=False)],
    age: Annotated[
        float,
        typer.Option(
            min=0.02,
            max=100.0,
            metavar="M2",
            help="Declared: the least spread of the heat of a person, in m2, that the margin holds for.",
        ),
    ] = DEFAULT_AGE,
    resolution: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            max=100.0,
            metavar="K",
            help="Steps of the sensors' values; by default the least difference of recorded values.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Fit the model of heat to recordings, and write a fit file.

    The exit code is 1 if the model does not describe the room (no-go). The file is written then, too, to look
    at it with heatcloak fit report.
    """
    from heatcloak_aggregator.fit.calibration import fit_plan
    from heatcloak_aggregator.fit.fit_file import save_fit
    from heatcloak_aggregator.fit.recording_file import is_open_to_others, load_recording
    from heatcloak_aggregator.fit.recordings import reduce_recordings
    from heatcloak_aggregator.fit.report import verdict_reason
    from heatcloak_aggregator.fit.session import check_session, load_session

    _check_out(out, (session, plan, *recordings))
    floor = _checked_plan(plan)
    with spinner("reading the session") as stage:
        steps = load_session(session)
        warnings = list(check_session(steps, floor))
        loaded = []
        for number, path in enumerate(recordings, 1):
            stage(f"reading recording {number} of {len(recordings)}")
            loaded.append(load_recording(path))
            if is_open_to_others(path):
                name = shown_path(path)
                warnings.append(f"{name}: other users may read these raw readings: chmod 600 {name}")
        reduced = reduce_recordings(loaded, steps, [sensor.name for sensor in floor.sensors], resolution)
        warnings += reduced.warnings
        stage(f"fitting {reduced.trials.rises.size} readings")
        fit = fit_plan(floor, reduced.trials, age, reduced.baselines.tolist())
        save_fit(fit, out)
    _warn(warnings)
    _print_report(out, fit, json=json, warnings=warnings)
    if not fit.is_good:
        raise HeatcloakError(f"{shown_path(out)}: no-go: {verdict_reason(fit)}")


@app.command()
def report(
    fit: Annotated[Path, typer.Argument(metavar="FIT", help="The fit file.", show_default=False)],
    plan: PlanFile,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also draw the differences from the model: a .png or .svg."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Explain a fit.

    Its parameters, its largest differences from the recordings, and what the promise then rests on.
    """
    from heatcloak_aggregator.fit.fit_file import load_fit
    from heatcloak_aggregator.plans.picture import picture_format

    form = None if out is None else picture_format(out)
    floor = _checked_plan(plan)
    found = load_fit(fit, floor, allow_no_go=True)
    if out is not None and form is not None:
        from heatcloak_aggregator.fit.picture import fit_picture
        from heatcloak_aggregator.store.export import written_whole

        _check_out(out, (fit, plan))
        with spinner("drawing"):
            content = fit_picture(found, floor, form)
        with written_whole(out) as file:
            file.write(content)
    _print_report(fit, found, json=json, picture=out)


def _checked_plan(path: Path) -> FloorPlan:
    from heatcloak_aggregator.plans.plan_checks import check_plan
    from heatcloak_aggregator.plans.plan_file import load_plan

    plan = load_plan(path)
    check_plan(plan)
    if not plan.sensors:
        raise ConfigError(f"{shown_path(path)}: has no sensors: add each as [[sensor]]")
    return plan


def _wanted_period(
    plan: FloorPlan, at: str | None, watts: float | None, *, empty: bool, is_optional: bool
) -> Period | None:
    """Return the period that the options describe, which begins now; None if there are none.

    Raises:
        ConfigError: the options do not go together, or no heater can be there.
    """
    from heatcloak_aggregator.cli.privacy_map_files import parse_pair
    from heatcloak_aggregator.fit.floor import position_problem
    from heatcloak_aggregator.fit.session import LEAST_WATTS, MOST_WATTS, Period

    now = round(time.time(), 3)
    if empty:
        if at is not None or watts is not None:
            raise ConfigError("--empty records without a heater: leave out --at and --watts")
        return Period("empty", now, None)
    if at is None and watts is None and is_optional:
        return None
    if at is None or watts is None:
        raise ConfigError("give --empty, or --at X,Y and --watts W of the heater")
    if not LEAST_WATTS <= watts <= MOST_WATTS:
        raise ConfigError(
            f"--watts: {watts!r} is out of range: give a number from {LEAST_WATTS:g} to {MOST_WATTS:g}"
        )
    x, y = parse_pair(at, "--at")
    problem = position_problem(plan, (x, y))
    if problem is not None:
        raise ConfigError(
            f"--at {sanitize(at, 40)[1:-1]}: {problem}: put the heater where a person can stand"
        )
    return Period("heater", now, None, (x, y), watts)


def _settle_open(path: Path, close_open: str | None, *, drop: bool) -> None:
    """Set the end of an interrupted period, or remove it."""
    from heatcloak_aggregator.fit.session import drop_period, end_period, moment, parse_time

    if close_open is not None and drop:
        raise ConfigError("--close-open and --drop-open exclude each other: give one of them")
    if close_open is None:
        drop_period(path)
        print(f"{shown_path(path)}: the period without an end is removed")
        return
    stop = time.time() if close_open == "now" else parse_time(close_open)
    if stop is None:
        raise ConfigError(
            f"--close-open: {sanitize(close_open, 40)} is not a time: give now, seconds since 1970, or one "
            "such as 2026-01-10T09:30:00+01:00"
        )
    end_period(path, round(stop, 3))
    print(f"{shown_path(path)}: the period without an end now ends at {moment(stop)}")


def _print_instructions(path: Path, session: Session, plan: FloorPlan, minutes: float) -> None:
    from heatcloak_aggregator.fit.floor import doors_in_words, room_at
    from heatcloak_aggregator.fit.session import moment

    period = session.periods[-1]
    print(f"{shown_path(path)}: {period.in_words}, from {moment(period.start)} for {minutes:g} minutes")
    steps = ["every node records: heatcloak-node --record FILE"]
    if period.at is None:
        steps.append("no heater is on, and the room has cooled down since the last one")
    else:
        room = room_at(plan, period.at)
        where = "" if room is None else f" in {room}"
        steps.append(
            f"the heater gives off {period.watts:g} W at x = {period.at[0]:g}, y = {period.at[1]:g}{where}"
        )
    steps += doors_in_words(plan)
    steps.append("leave the room, and let nobody in until the end; Ctrl-C ends the period")
    for step in steps:
        print(f"- {step}")
    if minutes < SHORT_MINUTES:
        _warn([f"{minutes:g} minutes are short: most rooms take an hour or more to become steady"])
    sys.stdout.flush()


def _wait(period: Period, seconds: float) -> None:
    """Show the progress of a period until it is over."""
    begun = time.monotonic()
    with progress_bar(period.in_words) as update:
        update(0.0)
        while (passed := time.monotonic() - begun) < seconds:
            update(passed / seconds)
            time.sleep(min(1.0, seconds - passed))


def _end(path: Path, period: Period, passed: float) -> None:
    """Write the end of a period; one that is too short for any use is removed.

    Args:
        path: the session.
        period: the period.
        passed: seconds since its beginning, by a clock that never jumps.

    Raises:
        HeatcloakError: the computer's clock was set back, so that the end is unknown; the period stays open.
    """
    from heatcloak_aggregator.fit.session import (
        ENOUGH_POSITIONS,
        SHORTEST,
        drop_period,
        end_period,
        moment,
    )

    stop = round(time.time(), 3)
    if stop - period.start < SHORTEST <= passed:
        raise HeatcloakError(
            f"{shown_path(path)}: the clock of this computer was set back during the period, which stays "
            "without an end: give the end with `heatcloak fit record --close-open TIME`, or remove it with "
            "--drop-open"
        )
    if stop - period.start < SHORTEST:
        drop_period(path)
        print(f"{shown_path(path)}: the period is removed, because it is shorter than {SHORTEST:g} s")
        return
    session = end_period(path, stop)
    print(
        f"{shown_path(path)}: ended at {moment(stop)}; positions of the heater: {session.n_positions}, empty "
        f"periods: {len(session.empty)}"
    )
    if session.n_positions < ENOUGH_POSITIONS:
        print(f"Next: record at least {ENOUGH_POSITIONS} positions, better 12, in all rooms")


def _print_report(
    path: Path,
    fit: FittedRoom,
    *,
    json: bool,
    warnings: Iterable[str] = (),
    picture: Path | None = None,
) -> None:
    from heatcloak_aggregator.fit.report import report_facts, report_lines

    if json:
        facts: dict[str, object] = {"file": str(path), **report_facts(fit), "warnings": list(warnings)}
        if picture is not None:
            facts["picture"] = str(picture)
        # JSON has no infinity; a report has none either.
        print(jsonlib.dumps(facts, allow_nan=False))
        return
    print(
        f"{shown_path(path)}: fit of plan {fit.plan}, {len(fit.positions)} positions of the heater, "
        f"{len(fit.sensors)} sensors"
    )
    for line in report_lines(fit):
        print(line)
    if picture is not None:
        print(f"{shown_path(picture)}: picture of the differences")


def _warn(warnings: Iterable[str]) -> None:
    for warning in warnings:
        print(f"heatcloak: warning: {warning}", file=sys.stderr)


def _check_out(out: Path, sources: Iterable[Path]) -> None:
    """Refuse a file that can't be written, or is one of the sources, before any work is done."""
    if out.is_dir():
        raise ConfigError(f"--out {shown_path(out)}: is a directory: give the path of the file to write")
    if not out.parent.is_dir():
        raise ConfigError(f"--out {shown_path(out)}: there is no such folder: make it, or give another path")
    if out.exists() and any(source.exists() and out.samefile(source) for source in sources):
        raise ConfigError(f"--out {shown_path(out)}: is one of the files to read: give another path")
