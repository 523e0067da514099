"""A releaser of one node of a heatmap or position zone, whose source does what it is told."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from typing import Any

from heatcloak_node import Ledger, Reactor
from heatcloak_node.release import NodeCounters, NodeParts, Releaser
from heatcloak_node.seed import Seed
from heatcloak_shared.zone import HeatmapZone, PositionZone

BOOT = bytes(range(16))
TAKES, GAP = 0.05, 0.07


class ToldSource:
    """A source that does what it is told, on a thread of its own, and notes what the ledger says then.

    Args:
        actions: for each reading what to return, an error to raise, or "hang".
        after_hang: what a reading that hung returns.
    """

    kind = "test"
    takes = TAKES

    def __init__(self, *actions: Any, after_hang: Any = None) -> None:
        self.actions, self.after_hang = list(actions), after_hang
        self.ledger: Ledger | None = None
        self.claimed: list[int | None] = []
        self.freed = threading.Event()

    def read(self, round_number: int) -> Any:
        assert self.ledger is not None
        self.claimed.append(self.ledger.highest)
        action = self.actions.pop(0)
        if action == "hang":
            self.freed.wait(30)
            return self.after_hang
        if isinstance(action, Exception):
            raise action
        return action


class RecordingUser:
    """A listener that records its calls."""

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.faults: list[str] = []
        self.order: list[str] = []

    def lowest_kept_with(self, seq: int) -> int:
        return 0

    def reading_released(self, seq: int, payload: bytes) -> None:
        self.order.append("message")
        self.payloads.append(payload)

    def round_failed(self, reason: str) -> None:
        self.faults.append(reason)


class ReportingNode:
    """The releaser, on a reactor of its own."""

    def __init__(
        self,
        zone: HeatmapZone | PositionZone,
        folder: Path,
        source: ToldSource,
        seed: Seed | None = None,
    ) -> None:
        self.zone, self.source, node = zone, source, zone.nodes[0]
        self.reactor, self.user, self.counters = Reactor(), RecordingUser(), NodeCounters()
        source.ledger = Ledger(folder, zone, node)
        parts = NodeParts(zone, node, source, source.ledger, BOOT, seed)
        self.releaser = Releaser(self.reactor, parts, self.user, self.counters)
        self.answers: list[bool] = []

    @property
    def reports(self) -> list[Any]:
        """The messages."""
        return [self.zone.decode(payload) for payload in self.user.payloads]

    def play(self, *rounds: int) -> None:
        """Release rounds one after another, with pauses, until all are done."""
        self.reactor.call_soon(partial(self.releaser.prepare, rounds[0]))
        self.reactor.call_later(GAP, partial(self._ask, rounds))
        self.reactor.run()

    def _ask(self, rounds: tuple[int, ...]) -> None:
        if not rounds:
            self.releaser.close()
            self.source.freed.set()
            self.reactor.stop()
            return
        # The reactor fires timers in the order of their times, however late it is.
        self.reactor.call_later(TAKES, partial(self.user.order.append, "due"))
        self.answers.append(self.releaser.on_round(rounds[0]))
        self.reactor.call_later(TAKES, partial(self.user.order.append, "over"))
        self.reactor.call_later(GAP, partial(self._ask, rounds[1:]))


def require_same_to_an_observer(node: ReportingNode, n_rounds: int) -> None:
    """Raise AssertionError if the number, order, length or time of messages reveals what was read.

    The time of a message is ``takes`` after some moment of `Releaser.on_round`, which reads nothing itself.
    """
    assert [(each.round, each.seq) for each in node.reports] == [(100 + n, n) for n in range(n_rounds)]
    assert len({len(payload) for payload in node.user.payloads}) == 1
    assert node.user.faults == [], "the public status reveals faults"
    assert node.answers == [True] * n_rounds
    assert node.user.order == ["due", "message", "over"] * n_rounds
