"""The protocol that every spool follows."""

from __future__ import annotations

from typing import Protocol

CAPACITY = 100_000
"""Readings that a spool on disk keeps by default: a day of seconds."""


class Spool(Protocol):
    """Cloaked readings in order, kept until the aggregator has stored them.

    It may hold readings of several boots of a node. Positions, from 1, put all of them into one order: that
    in which they were cloaked. No position is used twice while the spool is open.

    Bounded: when it is full the oldest reading goes first, and is counted.

    Attributes:
        fault: why what comes in is not safe from a crash just now, in words fit for the public; None where
            it is as safe as this spool makes it.
        notice: what the public should know although the spool works again; None where there is nothing.
    """

    fault: str | None
    notice: str | None

    def __len__(self) -> int:
        """How many readings are kept."""
        ...

    @property
    def dropped(self) -> int:
        """How many readings were given up, over the spool's life."""
        ...

    @property
    def first(self) -> int:
        """The lowest position that is kept; of an empty spool, that of the next reading."""
        ...

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of reading ``seq`` of the newest boot.

        Raises:
            ParameterError: a later reading or boot came before.
        """
        ...

    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """The first ``limit`` kept readings above ``position``, in order, with their positions."""
        ...

    def forget(self, boot: str, through: int) -> int:
        """Forget every reading of ``boot`` up to and with number ``through``; how many were forgotten."""
        ...

    def position(self, boot: str, seq: int) -> int | None:
        """Where reading ``seq`` of ``boot`` has its place, kept or not; None where no such boot is known."""
        ...

    def lowest_after_append(self, boot: str, seq: int) -> int:
        """The lowest number of ``boot`` that will be kept once its reading ``seq`` is in."""
        ...

    def kept(self) -> list[tuple[str, int]]:
        """Each boot that readings are kept of and the lowest number of them, oldest boot first."""
        ...

    def close(self) -> None:
        """Give back what the spool holds open. It still counts, but keeps nothing any more."""
        ...
