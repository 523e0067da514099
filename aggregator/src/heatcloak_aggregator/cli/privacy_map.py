"""``heatcloak privacy-map``: make, check and draw mechanisms that report a place."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.privacy_map_build import (
    Bandwidth,
    PeopleFile,
    Unit,
    build,
    check_picture,
    tell_left_out,
)
from heatcloak_aggregator.cli.progress import spinner
from heatcloak_shared.errors import ConfigError, HeatcloakError, ParameterError
from heatcloak_shared.sanitize import sanitize, shown_path

DEFAULT_ROUNDS = 10

app = typer.Typer(
    help="Make, check and draw mechanisms that report a place.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
app.command()(build)

MechanismFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A mechanism file, or the file of a position zone.", show_default=False
    ),
]


@app.command()
def check(
    file: MechanismFile,
    rounds: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=1_000_000,
            metavar="K",
            help="Rounds of somebody who stands still; by default those of the zone's budget period, or "
            f"{DEFAULT_ROUNDS}.",
        ),
    ] = None,
    path: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also the cost of a path: CSV or Parquet of x, y, a row a round."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Audit a mechanism against the levels in its file.

    The exit code is 1 if a report can change the odds of two places by more than the levels allow.
    """
    from dataclasses import asdict

    from heatcloak_aggregator.cli import privacy_map_facts as shown
    from heatcloak_aggregator.cli.privacy_map_files import LENGTH, load_deployed
    from heatcloak_aggregator.cli.privacy_map_sources import cells_of_path
    from heatcloak_aggregator.privacy_maps.deployed import audit_file, map_of_file

    with spinner("reading") as stage:
        deployed = load_deployed(file)
        mechanism, zone = deployed.mechanism, deployed.zone
        try:
            privacy_map = map_of_file(mechanism)
            cells = None if path is None else cells_of_path(path, mechanism)
            stage(f"auditing {mechanism.table.n_outputs} outputs")
            audit = audit_file(mechanism)
        except ParameterError as error:
            raise ConfigError(
                f"{shown_path(file)}: {error}; make the file with `heatcloak privacy-map build`"
            ) from None
    known = DEFAULT_ROUNDS if zone is None else zone.schedule.releases
    count = known if rounds is None else rounds
    cost = None if cells is None else shown.path_cost(privacy_map, cells)
    least, greatest = shown.level_range(privacy_map)
    if json:
        facts: shown.Facts = {
            "file": str(file),
            "zone": None if zone is None else zone.name,
            **shown.map_facts(privacy_map, mechanism.origin),
            "method": mechanism.method,
            "outputs": mechanism.table.n_outputs,
            "scale": mechanism.scale,
            **shown.audit_facts(audit),
            "promise": shown.promise_in_words(privacy_map, LENGTH),
            "standing_still": {"rounds": count, "least": count * least, "greatest": count * greatest},
            "path": None if cost is None else asdict(cost),
            "budget": shown.BUDGET,
        }
        shown.print_json(facts)
    else:
        words = {
            **shown.map_words(privacy_map, mechanism.origin, LENGTH),
            "method": f"{sanitize(mechanism.method, 40)[1:-1]}, {mechanism.table.n_outputs} outputs",
            "promise": shown.promise_in_words(privacy_map, LENGTH),
            **shown.audit_words(audit),
            "standing still": shown.standing_words(privacy_map, count, LENGTH),
            **({} if cost is None else {"path": shown.path_words(cost, LENGTH)}),
            "budget": shown.BUDGET,
        }
        what = "mechanism file" if zone is None else f"position zone {zone.name}"
        shown.print_words(f"{shown_path(file)}: {what}", words)
    if not audit.keeps_promise:
        raise HeatcloakError(f"{shown_path(file)}: {audit.refusal}")


@app.command()
def show(
    file: MechanismFile,
    out: Annotated[
        Path | None, typer.Option(metavar="PNG", help="The picture; by default FILE-map.png here.")
    ] = None,
    at: Annotated[
        list[str] | None,
        typer.Option(
            metavar="X,Y",
            help="A place whose reports to draw; may be repeated, up to six times. By default places of a "
            "low, a medium and a high level.",
        ),
    ] = None,
    people: PeopleFile = None,
    bandwidth: Bandwidth = None,
    bounds: Annotated[
        str | None,
        typer.Option(
            "--bounds",
            metavar="W,S,E,N",
            help="The patch that the map covers: west,south,east,north. Only for longitudes and latitudes in "
            "--people; x and y are those of the map.",
        ),
    ] = None,
    unit: Unit = None,
    json: JsonFlag = False,
) -> None:
    """Draw a mechanism: its map, and reports from some places.

    With --people, also the density that the map was made of.
    """
    from heatcloak_aggregator.cli.privacy_map_files import load_deployed
    from heatcloak_aggregator.cli.privacy_map_sources import MapOptions, density_of, places_at
    from heatcloak_aggregator.privacy_maps.picture import mechanism_picture
    from heatcloak_aggregator.store.export import written_whole

    target = out or Path(f"{file.stem}-map.png")
    check_picture(target, file)
    with spinner("reading") as stage:
        mechanism = load_deployed(file).mechanism
        density, left_out, name = density_of(
            MapOptions(people=people, bandwidth=bandwidth, bounds=bounds, unit=unit), mechanism
        )
        cells = places_at(at or [], mechanism)
        stage("drawing")
        try:
            content = mechanism_picture(mechanism, cells, density, name)
        except ParameterError as error:
            raise ConfigError(
                f"{shown_path(file)}: {error}; make the file with `heatcloak privacy-map build`"
            ) from None
        with written_whole(target) as written:
            written.write(content)
    tell_left_out(left_out)
    if json:
        from heatcloak_aggregator.cli.privacy_map_facts import print_json

        centres = [mechanism.centre(cell) for cell in cells]
        places = [
            {"x": x, "y": y, "epsilon": mechanism.levels[cell]}
            for cell, (x, y) in zip(cells, centres, strict=True)
        ]
        print_json({"file": str(file), "out": str(target), "places": places})
        return
    print(f"{shown_path(target)}: picture of {shown_path(file)}")
