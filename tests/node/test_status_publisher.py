"""When the node publishes its status: `heatcloak_node.status_publisher`."""

from __future__ import annotations

import pytest

from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.status_publisher import COUNTS_SPACING, REQUEST_SPACING, StatusPublisher
from heatcloak_shared.wire import Command, NodeState, Status, encode_command

BOOT = "ab" * 16


class ManualClock:
    """A clock that a test sets, and timers that follow it."""

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
    """A node's counts, and the statuses published."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.dropped = 0
        self.spooled = 0
        self.published: list[Status] = []
        self.publisher = StatusPublisher(
            self.clock, "n01", NodeState.ONLINE, None, self._status_of, self.published.append, self.clock
        )

    def _status_of(self, state: NodeState, reason: str | None) -> Status:
        return Status(state, BOOT, reason, spooled=self.spooled, dropped=self.dropped)


@pytest.fixture
def node() -> Node:
    """Return a node that has published nothing yet."""
    return Node()


def test_a_change_of_state_or_reason_is_published_immediately(node: Node) -> None:
    """With the current counts; an unchanged state is not published."""
    node.publisher.set_state(NodeState.ONLINE, None)
    assert node.published == []
    node.spooled = 3
    node.publisher.set_state(NodeState.FAULTY, "why")
    node.publisher.set_state(NodeState.FAULTY, "why")
    assert node.published == [Status(NodeState.FAULTY, BOOT, "why", spooled=3, dropped=0)]


def test_requests_are_answered_once_per_second(node: Node) -> None:
    for _ in range(1000):
        node.publisher.request()
    assert len(node.published) == 1
    node.clock.pass_seconds(REQUEST_SPACING)
    assert len(node.published) == 2
    node.clock.pass_seconds(100)
    assert len(node.published) == 2


def test_changed_counts_are_published_once_per_minute(node: Node) -> None:
    """Unchanged counts are not published."""
    node.publisher.publish()
    for _ in range(180):
        node.dropped += 1
        node.publisher.update_counts()
        node.clock.pass_seconds(1.0)
    assert [status.dropped for status in node.published] == [0, 60, 120, 180]
    node.clock.pass_seconds(COUNTS_SPACING)
    node.spooled += 1
    node.publisher.update_counts()
    node.clock.pass_seconds(COUNTS_SPACING)
    assert len(node.published) == 4


def test_a_request_is_answered_while_counts_wait(node: Node) -> None:
    """The answer has the counts, so they are not published again."""
    node.publisher.publish()
    node.dropped = 1
    node.publisher.update_counts()
    node.clock.pass_seconds(2.0)
    node.publisher.request()
    assert [status.dropped for status in node.published] == [0, 1]
    node.clock.pass_seconds(COUNTS_SPACING)
    assert len(node.published) == 2


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
def test_invalid_commands_are_refused_and_warned_of_once(
    node: Node, payload: bytes, retained: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Unknown, malformed, too long or retained."""
    for _ in range(3):
        assert not node.publisher.handle_command(payload, retained=retained)
    assert (node.publisher.refused_commands, node.published) == (3, [])
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert node.publisher.handle_command(encode_command(Command.STATUS), retained=False)
    assert len(node.published) == 1
