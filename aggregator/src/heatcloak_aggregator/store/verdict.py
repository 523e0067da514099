"""What became of an admitted reading."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """What became of an admitted reading.

    ``ACCEPTED`` into its round; ``DUPLICATE``: the same (node, boot, seq) again; ``SECOND``: another reading
    of a node that has one in the round; ``LATE``: its round was closed, or its time was up.
    """

    ACCEPTED = "accepted"
    DUPLICATE = "duplicate"
    SECOND = "second"
    LATE = "late"
