"""Options of the commands that recover sources: apart, as recovery takes long to import."""

from __future__ import annotations

from typing import Annotated

import typer

from heatcloak_aggregator.recovery.methods import Method
from heatcloak_aggregator.recovery.pooling import MOST_POOLED

RecoveryMethod = Annotated[Method, typer.Option("--method", help="How sources are recovered.")]
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
