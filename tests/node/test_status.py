"""What a node says of itself, when it is asked, and when its counts change."""

from __future__ import annotations

import pytest

from heatcloak_node.commands import Commands
from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.status_publisher import ASKED_SPACING, COUNTS_SPACING, StatusTeller
from heatcloak_shared.wire import Command, NodeState, Status, encode_command

BOOT = "ab" * 16


class HandClock:
    """A clock that a test sets, and timers that keep to it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._timers: list[tuple[float, Timer]] = []

    def __call__(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callback) -> Timer:
        timer = Timer(callback)
        self._timers.append((self.now + delay, timer))
        return timer

    def pass_seconds(self, seconds: float) -> None:
        self.now += seconds
        due = [timer for at, timer in self._timers if at <= self.now]
        self._timers = [(at, timer) for at, timer in self._timers if at > self.now]
        for timer in due:
            timer.fire()


class Node:
    """Counts, and what was told of them."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.dropped = 0
        self.spooled = 0
        self.said: list[Status] = []
        self.teller = StatusTeller(
            *(self.clock, NodeState.ONLINE, None, self._fill, self.said.append), clock=self.clock
        )

    def _fill(self, state: NodeState, reason: str | None) -> Status:
        return Status(state, BOOT, reason, spooled=self.spooled, dropped=self.dropped)


@pytest.fixture
def node() -> Node:
    """A node that has said nothing yet."""
    return Node()


def test_a_change_is_said_at_once_and_no_change_is_not(node: Node) -> None:
    """State and reason are news; what is said has the counts of the moment."""
    node.teller.change(NodeState.ONLINE, None)
    assert node.said == []
    node.spooled = 3
    node.teller.change(NodeState.FAULTY, "why")
    node.teller.change(NodeState.FAULTY, "why")
    assert node.said == [Status(NodeState.FAULTY, BOOT, "why", spooled=3, dropped=0)]


def test_who_asks_is_answered_once_a_second(node: Node) -> None:
    """A thousand questions in a moment are one answer now and one in a second."""
    for _ in range(1000):
        node.teller.answer()
    assert len(node.said) == 1
    node.clock.pass_seconds(ASKED_SPACING)
    assert len(node.said) == 2
    node.clock.pass_seconds(100)
    assert len(node.said) == 2


def test_counts_are_said_once_a_minute(node: Node) -> None:
    """A spool that drops a reading a second is said once a minute; what stands still is no news."""
    node.teller.tell()
    for _ in range(180):
        node.dropped += 1
        node.teller.count()
        node.clock.pass_seconds(1.0)
    assert [status.dropped for status in node.said] == [0, 60, 120, 180]
    node.clock.pass_seconds(COUNTS_SPACING)
    node.spooled += 1
    node.teller.count()
    node.clock.pass_seconds(COUNTS_SPACING)
    assert len(node.said) == 4


def test_a_question_is_not_kept_waiting_by_a_count(node: Node) -> None:
    """Whoever asks within the minute hears the counts, and they are not said again after it."""
    node.teller.tell()
    node.dropped = 1
    node.teller.count()
    node.clock.pass_seconds(2.0)
    node.teller.answer()
    assert [status.dropped for status in node.said] == [0, 1]
    node.clock.pass_seconds(COUNTS_SPACING)
    assert len(node.said) == 2


@pytest.mark.parametrize(
    ("payload", "retained"),
    [
        (b'{"v":1,"cmd":"reboot"}', False),
        (b"nonsense", False),
        (b"", False),
        (b'{"v":1,"cmd":"status","x":"' + b"x" * 300 + b'"}', False),
        (encode_command(Command.STATUS), True),
    ],
)
def test_everything_else_is_refused_and_warned_of_once(
    payload: bytes, retained: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Another command, nonsense, too much of it, or what a broker kept: counted, never fatal."""
    asked: list[int] = []
    commands = Commands("n01", lambda: asked.append(1))
    for _ in range(3):
        assert not commands.take(payload, retained=retained)
    assert (commands.refused, asked) == (3, [])
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert commands.take(encode_command(Command.STATUS), retained=False)
    assert asked == [1]
