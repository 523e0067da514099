"""Options of the commands that recover sources."""

from __future__ import annotations

from typing import Annotated

import typer

from heatcloak_aggregator.method_names import MOST_POOLED, method_names


def parse_method(name: str) -> str:
    """Return the name of an installed recovery method.

    Raises:
        typer.BadParameter: there is none of that name.
    """
    if name not in method_names():
        raise typer.BadParameter(
            f"{name!r} is not one of {', '.join(repr(each) for each in method_names())}."
        )
    return name


RecoveryMethod = Annotated[
    str,
    typer.Option(
        "--method",
        parser=parse_method,
        metavar="NAME",
        help="Recovery method: bpdn, posterior, gridless, or the name of an installed plugin.",
    ),
]
PooledRounds = Annotated[
    int,
    typer.Option(
        "--pool",
        min=1,
        max=MOST_POOLED,
        metavar="N",
        help="Also recover from up to N of the latest rounds pooled, as far back as they agree; 1 is off.",
    ),
]
