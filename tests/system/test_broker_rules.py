"""All rights of the access list, and the absence of all others, with a real mosquitto."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from paho.mqtt.client import topic_matches_sub

from heatcloak_aggregator.provision.acl import render_acl
from heatcloak_aggregator.provision.credentials import hash_password, new_password
from heatcloak_aggregator.provision.record import ProvisionedZone, ProvisionRecord
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.topics import discovery_topic
from heatcloak_shared.zone import Interval
from support.programs import free_port
from support.provisioned import DENIED, FINE, Caller, Provisioned, topic

ZONE = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
TESTER, UPTIME = "tester", "$SYS/broker/uptime"
LEAVES = ("reading", "status", "meta", "stored", "cmd")
TOPICS = (
    *(
        topic(leaf, node)
        for leaf in (*LEAVES, "estimate", "else", "reading/x")
        for node in ("n01", "n02", "n09")
    ),
    *(f"heatcloak/v1/{name}" for name in ("hall/estimate", "hall/n01", "hall/reading", "hall", "estimate")),
    *(f"heatcloak/v1/cellar/{suffix}" for suffix in ("estimate", *(f"n01/{leaf}" for leaf in LEAVES))),
    *("heatcloak/v2/hall/n01/reading", "heatcloak/v1/hall/heatcloak_viewer/cmd", "heatcloak", "x"),
    *(
        discovery_topic("homeassistant", zone, node)
        for zone in ("hall", "cellar")
        for node in (None, "n01", "n02")
    ),
    *("homeassistant/status", "homeassistant/status/x", "homeassistant", "homeassistant/sensor/x/config"),
)
"""Topics that a user might try."""
OF_THE_BROKER = ("$SYS/broker/uptime", "$SYS/broker/version", "$SYS/broker/clients/connected")
WILDCARDS = ("#", "+/+/+/+/+", "heatcloak/#", "heatcloak/v1/+/+/+", "homeassistant/#", "$SYS/#", "$share/s/#")


@dataclass(frozen=True)
class Right:
    """A line of the access list."""

    user: str
    access: str
    pattern: str

    def __str__(self) -> str:
        return f"{self.user} {self.access} {self.pattern}"


def rights_of(acl: str) -> list[Right]:
    """Return all rights of an access list."""
    rights, user = [], ""
    for line in acl.splitlines():
        if line.startswith("user "):
            user = line.removeprefix("user ")
        elif line and not line.startswith("#"):
            word, access, pattern = line.split(" ", 2)
            assert (word, bool(user), access in ("read", "write")) == ("topic", True, True), line
            rights.append(Right(user, access, pattern))
    return rights


ACL = render_acl(
    ProvisionRecord(
        (ProvisionedZone("hall", ZONE.rev, ZONE.nodes),), "b", 8883, home_assistant=True, health_port=1884
    )
)
RIGHTS = rights_of(ACL)
USERS = list(dict.fromkeys(right.user for right in RIGHTS))


def allowed(user: str, access: str) -> set[str]:
    """Return the topics that the list lets a user read or write."""
    filters = [right.pattern for right in RIGHTS if (right.user, right.access) == (user, access)]
    topics = (*TOPICS, *OF_THE_BROKER)
    return {each for each in topics if any(topic_matches_sub(pattern, each) for pattern in filters)}


class BrokerClients:
    """A running broker with a client for each user of the list, and a tester who may do everything."""

    def __init__(self, broker: Provisioned) -> None:
        self.broker, self._callers = broker, dict[str, Caller]()

    def __getitem__(self, user: str) -> Caller:
        """Return a user's client, connected at its first use."""
        if user not in self._callers:
            self._callers[user] = self.new(user)
        return self._callers[user]

    def new(self, user: str, **changes: str) -> Caller:
        """Connect a new client of a user."""
        caller = self.broker.client(user, **changes)
        assert caller.answer() == FINE
        return caller

    def close(self) -> None:
        """Disconnect all clients."""
        for each in self._callers.values():
            each.close()


@pytest.fixture(scope="module")
def clients(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrokerClients]:
    """Return clients of a provisioned broker with a tester added; every topic has a retained message."""
    broker = Provisioned(
        tmp_path_factory.mktemp("rules") / "out", ZONE, home_assistant=True, health_port=free_port()
    )
    assert (broker.out / "broker/acl").read_text(encoding="ascii") == ACL
    password = new_password()
    folder = broker.folder(TESTER)
    folder.mkdir()
    (folder / "password").write_text(password, encoding="ascii")
    for user in (TESTER, "heatcloak_health"):
        (broker.folder(user) / "ca.crt").write_bytes((broker.out / "ca/ca.crt").read_bytes())
    with (broker.out / "broker/acl").open("a", encoding="ascii") as file:
        file.write(f"\nuser {TESTER}\ntopic readwrite #\ntopic read $SYS/#\n")
    with (broker.out / "broker/passwords").open("a", encoding="ascii") as file:
        file.write(f"{TESTER}:{hash_password(password)}\n")
    created = BrokerClients(broker)
    try:
        broker.start()
        assert DENIED not in created[TESTER].publish_all(TOPICS, retain=True).values()
        yield created
    finally:
        created.close()
        broker.stop()


@pytest.mark.parametrize("right", RIGHTS, ids=str)
def test_each_right_connects_a_writer_with_a_reader(clients: BrokerClients, right: Right) -> None:
    """Each message of a user who may write a topic reaches each user who may read it."""
    other = "read" if right.access == "write" else "write"
    if right.pattern == UPTIME:
        assert clients[right.user].received_topics(UPTIME) == {UPTIME}
        return
    topics = [each for each in TOPICS if topic_matches_sub(right.pattern, each)]
    pairs = [(name, user) for name in topics for user in USERS if name in allowed(user, other)]
    assert pairs, "no other user has the opposite right"
    for name, user in pairs:
        reader, writer = (right.user, user) if right.access == "read" else (user, right.user)
        clients[reader].received_topics(name)
        clients[reader].received.clear()
        assert clients[writer].publish(name) == FINE, name
        assert clients[reader].received_topics() == {name}


@pytest.mark.parametrize("retain", [False, True])
@pytest.mark.parametrize("user", USERS)
def test_publishing_without_a_right_is_denied(clients: BrokerClients, user: str, *, retain: bool) -> None:
    """With and without the retain flag."""
    answers = clients[user].publish_all((*TOPICS, *OF_THE_BROKER), retain=retain)
    assert {name for name, answer in answers.items() if answer != DENIED} == allowed(user, "write")


@pytest.mark.parametrize("user", [*USERS, TESTER])
def test_messages_without_a_right_are_not_received(clients: BrokerClients, user: str) -> None:
    """By wildcards, shared subscriptions or exact names; neither retained messages nor new ones."""
    mine = allowed(user, "read") if user != TESTER else {*TOPICS, *OF_THE_BROKER}
    late = clients.new(user)
    retained = late.received_topics(*WILDCARDS, *OF_THE_BROKER, *TOPICS)
    assert retained & {*TOPICS, *OF_THE_BROKER} == mine
    late.received.clear()
    assert set(clients[TESTER].publish_all(TOPICS).values()) <= {FINE, "No matching subscribers"}
    received = late.received_topics()
    assert received & {*TOPICS} == mine & {*TOPICS}
    if user != TESTER:
        assert retained | received <= mine
    late.close()


@pytest.mark.parametrize("user", USERS)
def test_a_will_without_a_right_is_not_published(clients: BrokerClients, user: str) -> None:
    """A will needs the same right as a message."""
    listener = clients.new(TESTER)
    others = [name for name in TOPICS if name not in allowed(user, "write")]
    mine = sorted(allowed(user, "write"))
    for name in (others[0], topic("status", "n09"), *mine[:1]):
        caller = clients.broker.client(user, will=name)
        listener.received_topics(name)
        listener.received.clear()
        if name in mine:
            assert caller.answer() == FINE
            caller.vanish()
            listener.wait_until(lambda: listener.received)
        else:
            caller.answer()
            caller.vanish()
            assert not listener.received_topics(), name
    listener.close()
