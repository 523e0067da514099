"""``heatcloak plan``: make, check, draw and import floor plans.

Numerical modules are imported inside the commands, so that their help does not load them.
"""

from __future__ import annotations

import json as jsonlib
import re
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_shared.errors import ConfigError, PlanError
from heatcloak_shared.files import read_start, resolved
from heatcloak_shared.sanitize import shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.plans.drawing import ImportedPlan
    from heatcloak_aggregator.plans.plan import FloorPlan
    from heatcloak_aggregator.plans.plan_checks import Checked

DEFAULT_WIDTH = 80

app = typer.Typer(
    help="Make, check, draw and import floor plans.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

PlanFile = Annotated[Path, typer.Argument(metavar="FILE", help="The plan file.", show_default=False)]
NewPlanFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="The plan file to write.", show_default=False)
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]


class ExamplePlan(StrEnum):
    """Example plans."""

    FLAT = "flat"
    OFFICE = "office"


@app.command()
def new(
    file: NewPlanFile,
    example: Annotated[
        ExamplePlan,
        typer.Option(help="flat: two rooms and six sensors. office: seven rooms and sixty sensors."),
    ] = ExamplePlan.FLAT,
    force: Force = False,
    json: JsonFlag = False,
) -> None:
    """Write an example plan with comments, to change it."""
    from heatcloak_aggregator.plans.plan_file import example_text

    text = example_text(example.value)
    _write(file, text.encode(), overwrite=force)
    if json:
        print(jsonlib.dumps({"file": str(file), "example": example.value}))
        return
    print(f"{shown_path(file)}: example plan {example.value}")
    print(f"Next: change it, and run heatcloak plan check {shown_path(file)}")


@app.command()
def check(file: PlanFile, json: JsonFlag = False) -> None:
    """Check a plan, and print its rooms, places and warnings.

    The exit code is 2 if the plan has a fault. Warnings are no faults.
    """
    from heatcloak_aggregator.plans.plan_checks import check_plan
    from heatcloak_aggregator.plans.plan_file import load_plan

    plan = load_plan(file)
    checked = check_plan(plan)
    if json:
        print(jsonlib.dumps(_facts(file, plan, checked)))
        return
    print(f"{shown_path(file)}: plan {plan.name}")
    _print_facts(plan, checked)


@app.command()
def show(
    file: PlanFile,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A .png or .svg to write, instead of drawing in the terminal."),
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(
            min=20,
            max=400,
            metavar="N",
            help="Characters of a line in the terminal; by default those of the terminal, or "
            f"{DEFAULT_WIDTH}.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Draw a plan in the terminal, or as a picture."""
    import shutil

    from heatcloak_aggregator.plans.picture import picture_format, plan_picture, terminal_plan
    from heatcloak_aggregator.plans.plan_checks import check_plan
    from heatcloak_aggregator.plans.plan_file import load_plan

    form = None if out is None else picture_format(out)
    plan = load_plan(file)
    check_plan(plan)
    facts: dict[str, object] = {"file": str(file), "name": plan.name}
    if out is None or form is None:
        columns = width or shutil.get_terminal_size((DEFAULT_WIDTH, 24)).columns
        lines = terminal_plan(plan, columns)
        if json:
            print(jsonlib.dumps({**facts, "lines": list(lines)}))
            return
        for line in lines:
            print(line)
        return
    _write(out, plan_picture(plan, form), overwrite=True)
    if json:
        print(jsonlib.dumps({**facts, "out": str(out)}))
        return
    print(f"{shown_path(out)}: picture of {shown_path(file)}")


@app.command("import")
def import_plan(
    drawing: Annotated[
        Path,
        typer.Argument(metavar="DRAWING", help="A drawing, .svg, or a map, .geojson.", show_default=False),
    ],
    file: NewPlanFile,
    name: Annotated[
        str | None, typer.Option(help="The plan's id; by default after the name of the drawing.")
    ] = None,
    scale: Annotated[
        float | None,
        typer.Option(
            metavar="M",
            help="Metres per unit of an SVG drawing; by default from its width and height, if these are in "
            "mm, cm or m.",
        ),
    ] = None,
    geographic: Annotated[
        bool | None,
        typer.Option(
            "--geographic/--metric",
            help="Whether coordinates of a map are longitudes and latitudes, or metres; by default from "
            "their extent.",
            show_default=False,
        ),
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="The level of a map with several.")
    ] = None,
    force: Force = False,
    json: JsonFlag = False,
) -> None:
    """Make a plan file of a drawing or a map.

    Layers, classes or properties say what is an outline, wall, door, room, obstacle, column or sensor. The
    file is written even if the plan has a fault, so that you can correct it there; the exit code is then 2.
    """
    from heatcloak_aggregator.plans.plan_checks import check_plan
    from heatcloak_aggregator.plans.plan_file import load_plan, plan_text

    _check_out(file, overwrite=force)
    if resolved(file) == resolved(drawing):
        raise ConfigError(f"{shown_path(file)}: is the drawing: give the plan another name")
    imported = _imported(drawing, name or _id_of(drawing), scale, geographic=geographic, level=level)
    _write(file, plan_text(imported.plan).encode(), overwrite=force)
    plan = load_plan(file)
    try:
        checked = check_plan(plan)
    except PlanError as error:
        raise PlanError(f"{error} (the plan is written; correct it there)") from None
    if json:
        facts = {**_facts(file, plan, checked), "left_out": list(imported.left_out)}
        print(jsonlib.dumps(facts))
        return
    print(f"{shown_path(file)}: plan {plan.name} from {shown_path(drawing)}")
    _print_facts(plan, checked)
    for each in imported.left_out:
        print(f"left out: {each}")


def _imported(
    drawing: Path, name: str, scale: float | None, *, geographic: bool | None, level: str | None
) -> ImportedPlan:
    """Return the plan in a drawing or a map, by the ending of its name."""
    from heatcloak_aggregator.plans.drawing import MOST_IMPORT_BYTES

    shown, ending = shown_path(drawing), drawing.suffix.lower()
    if ending not in (".svg", ".geojson", ".json"):
        raise ConfigError(f"{shown}: unknown format: use the ending .svg or .geojson")
    if ending != ".svg" and scale is not None:
        raise ConfigError("--scale applies to SVG drawings only: leave it out")
    if ending == ".svg" and not (geographic is None and level is None):
        raise ConfigError("--geographic, --metric and --level apply to maps only: leave them out")
    content = read_start(
        drawing, MOST_IMPORT_BYTES + 1, PlanError, shown, "give the path of a drawing or a map"
    )
    if ending == ".svg":
        from heatcloak_aggregator.plans.svg import plan_from_svg

        return plan_from_svg(content, name, shown, scale=scale)
    from heatcloak_aggregator.plans.geojson import plan_from_geojson

    return plan_from_geojson(content, name, shown, geographic=geographic, level=level)


def _id_of(drawing: Path) -> str:
    """Return an id like the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", drawing.stem.lower()).strip("-")[:32].strip("-") or "plan"


def _facts(file: Path, plan: FloorPlan, checked: Checked) -> dict[str, object]:
    return {
        "file": str(file),
        "name": plan.name,
        "area": checked.area,
        "grid": plan.grid,
        "cell": plan.cell,
        "clearance": plan.clearance,
        "heat_cells": checked.n_heat_cells,
        "places": checked.places.n_places,
        "rooms": [
            {"name": room.name, "area": room.area, "places": room.n_places, "sensors": room.n_sensors}
            for room in checked.rooms
        ],
        "walls": len(plan.walls),
        "doors": [{"name": door.name, "width": door.width, "state": door.state} for door in plan.doors],
        "obstacles": len(plan.obstacles),
        "sensors": len(plan.sensors),
        "warnings": list(checked.warnings),
    }


def _print_facts(plan: FloorPlan, checked: Checked) -> None:
    states = [door.state for door in plan.doors]
    counts = ", ".join(
        f"{states.count(state)} {state}" for state in ("open", "shut", "either") if state in states
    )
    words = {
        "area": f"{checked.area:.1f} m²",
        "heat cells": f"{checked.n_heat_cells} of {plan.grid:g} m",
        "places": f"{checked.places.n_places} of {plan.cell:g} m, {plan.clearance:g} m from walls",
        "walls": str(len(plan.walls)),
        "doors": f"{len(states)}{f' ({counts})' if counts else ''}",
        "obstacles": str(len(plan.obstacles)),
        "sensors": str(len(plan.sensors)),
    }
    for key, value in words.items():
        print(f"  {key:<11} {value}")
    longest = max((len(room.name) for room in checked.rooms), default=0)
    for room in checked.rooms:
        print(
            f"  room {room.name:<{longest}}  {room.area:7.1f} m²  {room.n_places:6} places  "
            f"{room.n_sensors:4} sensors"
        )
    for warning in checked.warnings:
        print(f"warning: {warning}")


def _check_out(out: Path, *, overwrite: bool) -> None:
    """Refuse a file that can't be written, before any work is done."""
    if out.is_dir():
        raise ConfigError(f"{shown_path(out)}: is a directory: give the path of the file to write")
    if not overwrite and out.exists():
        raise ConfigError(f"{shown_path(out)}: exists: --force overwrites it")
    if not out.parent.is_dir():
        raise ConfigError(f"{shown_path(out)}: there is no such folder: make it, or give another path")


def _write(out: Path, content: bytes, *, overwrite: bool) -> None:
    from heatcloak_aggregator.store.export import written_whole

    _check_out(out, overwrite=overwrite)
    with written_whole(out) as written:
        written.write(content)
