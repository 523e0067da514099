"""``heatcloak heatmap``: a private heatmap of a file of people's places."""

from __future__ import annotations

import json as jsonlib
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag, exact_epsilon
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.heatmaps import PrivateHeatmap
    from heatcloak_aggregator.heatmaps.bounds import Bounds


class HeatmapMethodOption(StrEnum):
    """How the heatmap is made; see `private_heatmap`."""

    TREE = "tree"
    PAPER = "paper"
    LAPLACE = "laplace"
    TOP = "top"


def heatmap(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="CSV or Parquet with columns user, x, y or user, lat, lon, and perhaps weight. "
            "Rows of the same user must have exactly the same id.",
            show_default=False,
        ),
    ],
    epsilon: Annotated[
        str, typer.Option(metavar="NUMBER", help="The promise: smaller is more private. 0.5 or 1/2.")
    ] = "1",
    bounds: Annotated[
        str | None,
        typer.Option(
            metavar="L,B,R,T",
            help="The rectangle to show: left,bottom,right,top, or west,south,east,north. "
            "By default 0,0,1,1 for x and y. Rows outside are left out.",
        ),
    ] = None,
    size: Annotated[int, typer.Option(metavar="N", help="Cells a side, a power of two up to 2048.")] = 256,
    method: Annotated[HeatmapMethodOption, typer.Option(help="How to make it.")] = HeatmapMethodOption.TREE,
    blur: Annotated[
        float, typer.Option(metavar="SHARE", help="Width of the Gaussian filter, as a share of the side.")
    ] = 8 / 256,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="Repeatable noise, for tests only: who knows N can remove it."),
    ] = None,
    out: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A .png, .geojson or .npz to write; may be repeated. By default FILE-heatmap.png here.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Make a private heatmap of where people are.

    Adding or removing all rows of one user changes the odds of any outcome by at most a factor e^epsilon.
    Each run spends its epsilon again: the epsilons of several heatmaps of the same people add up.
    """
    from heatcloak_aggregator.cli.heatmap_files import read_people, rendered
    from heatcloak_aggregator.heatmaps import private_heatmap
    from heatcloak_aggregator.heatmaps.mechanism import EPSILONS, promise_in_words
    from heatcloak_aggregator.store.export import written_whole
    from heatcloak_shared.local_heatmap import check_epsilon

    budget = check_epsilon(exact_epsilon(epsilon), *EPSILONS)
    files = out or [Path(f"{file.stem}-heatmap.png")]
    forms = [_form_of(each) for each in files]
    with progress_bar("heatmap") as update:
        update(0.0)
        table = read_people(file)
        rectangle = _bounds(bounds, is_geographic=table.is_geographic, file=file)
        update(0.2)
        made = private_heatmap(table.people(rectangle), budget, size, method.value, blur=blur, seed=seed)
        update(0.8)
        for path, form in zip(files, forms, strict=True):
            content = rendered(made, rectangle, form)
            with written_whole(path) as written:
                written.write(content)
        update(1.0)
    left_out = table.left_out(rectangle)
    if left_out:
        print(
            f"heatcloak: ignored {left_out} of {len(table.users)} rows, which are outside the bounds or "
            "invalid; these two numbers are not protected: do not publish them",
            file=sys.stderr,
        )
    if left_out == len(table.users) > 0 and bounds is None:
        print("heatcloak: no row is in 0,0,1,1: give --bounds of your coordinates", file=sys.stderr)
    if json:
        print(jsonlib.dumps(_facts(made, rectangle, files, seed)))
        return
    print(f"{', '.join(map(shown_path, files))}: private heatmap, method {made.method}")
    print(
        f"Promise: {promise_in_words(made.epsilon)}. The epsilons of further heatmaps of these people add up."
    )
    if seed is not None:
        print(
            "The noise follows from --seed: anyone who knows it can remove it. Do not publish this heatmap."
        )


def _facts(made: PrivateHeatmap, bounds: Bounds, files: list[Path], seed: int | None) -> dict[str, object]:
    from heatcloak_aggregator.heatmaps.mechanism import float_up

    return {
        "epsilon": float_up(made.epsilon),
        "epsilon_exact": str(made.epsilon),
        "epsilon_by_level": {
            str(level): str(share) for level, share in sorted(made.epsilon_by_level.items())
        },
        "method": made.method,
        "size": made.heatmap.shape[0],
        "bounds": [bounds.left, bounds.bottom, bounds.right, bounds.top],
        "is_geographic": bounds.is_geographic,
        "repeatable": seed is not None,
        "files": [str(path) for path in files],
    }


def _bounds(text: str | None, *, is_geographic: bool, file: Path) -> Bounds:
    from heatcloak_aggregator.heatmaps.bounds import Bounds, parse_bounds

    if text is not None:
        return parse_bounds(text, is_geographic=is_geographic)
    if is_geographic:
        raise ConfigError(
            f"{shown_path(file)}: has latitudes and longitudes: give --bounds west,south,east,north; "
            "choose them without looking at the data, because the outermost places would show"
        )
    return Bounds()


def _form_of(path: Path) -> str:
    from heatcloak_aggregator.cli.heatmap_files import FORMS

    form = path.suffix.removeprefix(".").lower()
    if form not in FORMS:
        raise ConfigError(f"--out {shown_path(path)}: unknown format: use .png, .geojson or .npz")
    return form
