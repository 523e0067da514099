"""Numbers that were measured."""

from __future__ import annotations


class Measured(float):
    """A measured number: people are shown it rounded to the nearest, where a cost is rounded up."""

    __slots__ = ()
