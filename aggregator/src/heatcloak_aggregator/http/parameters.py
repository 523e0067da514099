"""What requests may ask with."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from heatcloak_shared.sanitize import sanitize

MAX_ROUND = 2**53 - 1
MOST_ITEMS = 1000
USUAL_ITEMS = 100
ID_PATTERN = "^[a-z0-9][a-z0-9-]{0,31}$"

_WHOLE = re.compile(r"-?[0-9]{1,16}")


def _as_written(value: Any) -> Any:  # noqa: ANN401  whatever was sent
    """Refuse what reads as an integer but is not written as JSON writes one: ``1_0``, ``+1``, ``1.0``."""
    if isinstance(value, str) and not _WHOLE.fullmatch(value):
        raise ValueError(f"{sanitize(value, 40)} is not an integer: give one of at most 16 digits")
    return value


_Whole = BeforeValidator(_as_written)

ZoneId = Annotated[str, Path(pattern=ID_PATTERN, description="The zone's id.", examples=["hall"])]
NodeId = Annotated[str, Path(pattern=ID_PATTERN, description="The node's id.", examples=["n07"])]
RoundNumber = Annotated[
    int,
    # Before the validator: behind it, the schema would not show the bounds.
    Field(ge=-MAX_ROUND, le=MAX_ROUND),
    _Whole,
    Path(description="The round: the schedule's time over its period."),
]
_Revision = Annotated[
    str | None,
    Field(
        pattern="^[0-9a-f]{16}$",
        description="A revision of the zone file, 16 hexadecimal digits; left out, the one that is served.",
    ),
]


class OfRevision(BaseModel):
    """Which revision of the zone is asked about."""

    model_config = ConfigDict(extra="forbid")

    rev: _Revision = None


class Page(OfRevision):
    """Which rounds are asked about, newest first."""

    after: Annotated[int | None, _Whole] = Field(
        None, ge=-MAX_ROUND, le=MAX_ROUND, description="Only rounds after this one."
    )
    before: Annotated[int | None, _Whole] = Field(
        None, ge=-MAX_ROUND, le=MAX_ROUND, description="Only rounds before this one."
    )
    limit: Annotated[int, _Whole] = Field(
        USUAL_ITEMS, ge=1, le=MOST_ITEMS, description="How many at most. `next` leads to the following ones."
    )

    def next_of(self, path: str, last: int) -> str:
        """The link to the rounds before ``last``, with which a page ended."""
        asked = {"before": last, "after": self.after, "limit": self.limit, "rev": self.rev}
        return f"{path}?" + "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)


class Nothing(BaseModel):
    """No query parameters."""

    model_config = ConfigDict(extra="forbid")
