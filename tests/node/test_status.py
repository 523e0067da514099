"""What a node says of itself, when it is asked, and when its counts change."""

from __future__ import annotations

import pytest

from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.status_publisher import COUNTS_SPACING, REQUEST_SPACING, StatusPublisher
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
        self.publisher = StatusPublisher(
            self.clock, "n01", NodeState.ONLINE, None, self._status_of, self.said.append, self.clock
        )

    def _status_of(self, state: NodeState, reason: str | None) -> Status:
        return Status(state, BOOT, reason, spooled=self.spooled, dropped=self.dropped)


@pytest.fixture
def node() -> Node:
    """A node that has said nothing yet."""
    return Node()


def test_a_change_is_said_at_once_and_no_change_is_not(node: Node) -> None:
    """State and reason are news; what is said has the counts of the moment."""
    node.publisher.set_state(NodeState.ONLINE, None)
    assert node.said == []
    node.spooled = 3
    node.publisher.set_state(NodeState.FAULTY, "why")
    node.publisher.set_state(NodeState.FAULTY, "why")
    assert node.said == [Status(NodeState.FAULTY, BOOT, "why", spooled=3, dropped=0)]


def test_who_asks_is_answered_once_a_second(node: Node) -> None:
    """A thousand questions in a moment are one answer now and one in a second."""
    for _ in range(1000):
        node.publisher.request()
    assert len(node.said) == 1
    node.clock.pass_seconds(REQUEST_SPACING)
    assert len(node.said) == 2
    node.clock.pass_seconds(100)
    assert len(node.said) == 2


def test_counts_are_said_once_a_minute(node: Node) -> None:
    """A spool that drops a reading a second is said once a minute; what stands still is no news."""
    node.publisher.publish()
    for _ in range(180):
        node.dropped += 1
        node.publisher.update_counts()
        node.clock.pass_seconds(1.0)
    assert [status.dropped for status in node.said] == [0, 60, 120, 180]
    node.clock.pass_seconds(COUNTS_SPACING)
    node.spooled += 1
    node.publisher.update_counts()
    node.clock.pass_seconds(COUNTS_SPACING)
    assert len(node.said) == 4


def test_a_question_is_not_kept_waiting_by_a_count(node: Node) -> None:
    """Whoever asks within the minute hears the counts, and they are not said again after it."""
    node.publisher.publish()
    node.dropped = 1
    node.publisher.update_counts()
    node.clock.pass_seconds(2.0)
    node.publisher.request()
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
    node: Node, payload: bytes, retained: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Another command, nonsense, too much of it, or what a broker kept: counted, never fatal."""
    for _ in range(3):
        assert not node.publisher.handle_command(payload, retained=retained)
    assert (node.publisher.refused_commands, node.said) == (3, [])
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert node.publisher.handle_command(encode_command(Command.STATUS), retained=False)
    assert len(node.said) == 1
