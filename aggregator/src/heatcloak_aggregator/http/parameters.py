"""Path and query parameters of requests."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from heatcloak_aggregator.store.estimates import MOST_BUCKETS
from heatcloak_shared.sanitize import sanitize

MAX_ROUND = 2**53 - 1
MAX_ITEMS = 1000
DEFAULT_ITEMS = 100
NEXT_PAGE = "Link to the next page; null on the last."
ID_PATTERN = "^[a-z0-9][a-z0-9-]{0,31}$"
_INTEGER = re.compile(r"-?[0-9]{1,16}")


def _check_integer_syntax(value: Any) -> Any:  # noqa: ANN401  any type may be sent
    """Refuse integers that are not written as in JSON: ``1_0``, ``+1``, ``1.0``."""
    if isinstance(value, str) and not _INTEGER.fullmatch(value):
        raise ValueError(f"{sanitize(value, 40)} is not an integer: give one of at most 16 digits")
    return value


_JsonInteger = BeforeValidator(_check_integer_syntax)
ZoneId = Annotated[str, Path(pattern=ID_PATTERN, description="The zone's id.", examples=["hall"])]
NodeId = Annotated[str, Path(pattern=ID_PATTERN, description="The node's id.", examples=["n07"])]
# Bounds come before the validator and on the integer itself, or the schema would not show them.
_Round = Annotated[int, Field(ge=-MAX_ROUND, le=MAX_ROUND)]
RoundNumber = Annotated[
    _Round, _JsonInteger, Path(description="The round: the schedule's time over its period.")
]
_OptionalRound = Annotated[_Round | None, _JsonInteger]


class NoQuery(BaseModel):
    """No query parameters."""

    model_config = ConfigDict(extra="forbid")


class RevisionQuery(NoQuery):
    """The revision of the zone."""

    rev: str | None = Field(
        None,
        pattern="^[0-9a-f]{16}$",
        description="A revision of the zone file, 16 hexadecimal digits; by default the served one.",
    )


class Range(RevisionQuery):
    """A range of rounds, in buckets."""

    since: _OptionalRound = Field(
        None, description="The first round; by default that of 30 days before the last one with an estimate."
    )
    until: _OptionalRound = Field(None, description="The last round; by default the last with an estimate.")
    buckets: Annotated[int, _JsonInteger] = Field(
        DEFAULT_ITEMS, ge=1, le=MOST_BUCKETS, description="Maximum number of buckets."
    )


class Page(RevisionQuery):
    """A page of rounds, newest first."""

    after: _OptionalRound = Field(None, description="Only rounds after this one.")
    before: _OptionalRound = Field(None, description="Only rounds before this one.")
    limit: Annotated[int, _JsonInteger] = Field(
        DEFAULT_ITEMS, ge=1, le=MAX_ITEMS, description="Maximum number. `next` is the link to the next page."
    )

    def next_of(self, path: str, last: int) -> str:
        """Return the link to the page after the one that ended with round ``last``."""
        query = {"before": last, "after": self.after, "limit": self.limit, "rev": self.rev}
        return f"{path}?" + "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
