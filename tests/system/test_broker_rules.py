"""Every right of the access list, and every right that it does not give, with a real mosquitto."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from paho.mqtt.client import topic_matches_sub

from heatcloak_aggregator.provision.acl import render_acl
from heatcloak_aggregator.provision.passwords import hash_password, new_password
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.topics import discovery_topic
from heatcloak_shared.zone import Interval
from support.programs import free_port
from support.provisioned import DENIED, FINE, Caller, Provisioned, topic, wait_until

ZONE = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
TESTER, UPTIME = "tester", "$SYS/broker/uptime"
LEAVES = ("reading", "status", "meta", "stored", "cmd")
TOPICS = (
    *(
        topic(leaf, node)
        for leaf in (*LEAVES, "estimate", "else", "reading/x")
        for node in ("n01", "n02", "n09")
    ),
    *(f"heatcloak/v1/{place}" for place in ("hall/estimate", "hall/n01", "hall/reading", "hall", "estimate")),
    *(f"heatcloak/v1/cellar/{rest}" for rest in ("estimate", *(f"n01/{leaf}" for leaf in LEAVES))),
    *("heatcloak/v2/hall/n01/reading", "heatcloak/v1/hall/heatcloak_viewer/cmd", "heatcloak", "x"),
    *(discovery_topic("homeassistant", zone, node) for zone in ("hall", "cellar") for node in ("n01", "n02")),
    *("homeassistant/status", "homeassistant/status/x", "homeassistant", "homeassistant/sensor/x/config"),
)
"""What somebody might be after, and nobody can find by accident."""
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
    """Every right that an access list gives."""
    rights, user = [], ""
    for line in acl.splitlines():
        if line.startswith("user "):
            user = line.removeprefix("user ")
        elif line and not line.startswith("#"):
            word, access, pattern = line.split(" ", 2)
            assert (word, bool(user), access in ("read", "write")) == ("topic", True, True), line
            rights.append(Right(user, access, pattern))
    return rights


ACL = render_acl("hall", ZONE.nodes, home_assistant=True, health=True)
RIGHTS = rights_of(ACL)
USERS = list(dict.fromkeys(right.user for right in RIGHTS))


def allowed(user: str, access: str) -> set[str]:
    """What the list lets a user read or write."""
    filters = [right.pattern for right in RIGHTS if (right.user, right.access) == (user, access)]
    places = (*TOPICS, *OF_THE_BROKER)
    return {each for each in places if any(topic_matches_sub(pattern, each) for pattern in filters)}


class World:
    """A running broker with everybody that the list names, and one more who may do everything."""

    def __init__(self, broker: Provisioned) -> None:
        self.broker, self._callers = broker, dict[str, Caller]()

    def __getitem__(self, user: str) -> Caller:
        """Somebody who is connected."""
        if user not in self._callers:
            self._callers[user] = self.new(user)
        return self._callers[user]

    def new(self, user: str, **how: str) -> Caller:
        """Somebody who connects."""
        caller = self.broker.client(user, **how)
        assert caller.answer() == FINE
        return caller

    def close(self) -> None:
        """Hang up for all."""
        for each in self._callers.values():
            each.close()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A broker as it is provisioned; the tester alone is added, and leaves something retained everywhere."""
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
    made = World(broker)
    try:
        broker.start()
        assert DENIED not in made[TESTER].publish_all(TOPICS, retain=True).values()
        yield made
    finally:
        made.close()
        broker.stop()


def heard(caller: Caller, *patterns: str) -> set[str]:
    """What has come to somebody up to now: the broker sends it before it answers the next question."""
    if patterns:
        caller.hears(*patterns)
    caller.hears("barrier")
    return {name for name, _ in caller.heard}


@pytest.mark.parametrize("right", RIGHTS, ids=str)
def test_each_right_is_good_for_something(world: World, right: Right) -> None:
    """What a user may write comes to one who may read it, and the other way round."""
    other = "read" if right.access == "write" else "write"
    if right.pattern == UPTIME:
        assert heard(world[right.user], UPTIME) == {UPTIME}
        return
    places = [each for each in TOPICS if topic_matches_sub(right.pattern, each)]
    pairs = [(place, user) for place in places for user in USERS if place in allowed(user, other)]
    assert pairs, "nobody has the other end"
    for place, user in pairs:
        reader, writer = (right.user, user) if right.access == "read" else (user, right.user)
        heard(world[reader], place)
        world[reader].heard.clear()
        assert world[writer].publish(place) == FINE, place
        assert heard(world[reader]) == {place}


@pytest.mark.parametrize("retain", [False, True])
@pytest.mark.parametrize("user", USERS)
def test_nobody_writes_anything_else(world: World, user: str, *, retain: bool) -> None:
    """Each topic that the list does not let a user write is answered by no, retained or not."""
    answers = world[user].publish_all((*TOPICS, *OF_THE_BROKER), retain=retain)
    assert {place for place, answer in answers.items() if answer != DENIED} == allowed(user, "write")


@pytest.mark.parametrize("user", [*USERS, TESTER])
def test_nobody_hears_anything_else(world: World, user: str) -> None:
    """By wildcards, shared subscriptions or names; neither what is retained nor what is written then."""
    mine = allowed(user, "read") if user != TESTER else {*TOPICS, *OF_THE_BROKER}
    late = world.new(user)
    retained = heard(late, *WILDCARDS, *OF_THE_BROKER, *TOPICS)
    assert retained & {*TOPICS, *OF_THE_BROKER} == mine
    late.heard.clear()
    assert set(world[TESTER].publish_all(TOPICS).values()) <= {FINE, "No matching subscribers"}
    now = heard(late)
    assert now & {*TOPICS} == mine & {*TOPICS}
    if user != TESTER:
        assert retained | now <= mine
    late.close()


@pytest.mark.parametrize("user", USERS)
def test_nobody_leaves_a_will_elsewhere(world: World, user: str) -> None:
    """What the broker says in the name of one who vanished needs the same right."""
    listener = world.new(TESTER)
    others = [place for place in TOPICS if place not in allowed(user, "write")]
    mine = sorted(allowed(user, "write"))
    for place in (others[0], topic("status", "n09"), *mine[:1]):
        caller = world.broker.client(user, will=place)
        heard(listener, place)
        listener.heard.clear()
        if place in mine:
            assert caller.answer() == FINE
            caller.vanish()
            wait_until(lambda: bool(listener.heard))
        else:
            caller.answer()
            caller.vanish()
            assert not heard(listener), place
    listener.close()
