"""Who stands on the broker's network without credentials, or with those of one node, gets nothing more."""

from __future__ import annotations

import time
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

WAIT = "4"
DENIED = "Not authorized"


class Client:
    """Mosquitto's own clients in a container on the broker's network, which sees one volume of the stack.

    Args:
        running: the stack.
        volume: the volume, at /own; None for none.
        credentials: shell words for mosquitto's clients.
    """

    def __init__(self, running: Any, volume: str | None, credentials: str) -> None:
        self._running, self._volume, self._credentials = running, volume, credentials

    def ask(self, command: str) -> Any:
        """Run a shell command; ``$OURS`` stands for address and credentials."""
        words = ["docker", "run", "--rm", "--network", f"{self._running.name}_mqtt", "--user", "10001:10001"]
        words += ["--cap-drop", "ALL", "--tmpfs", "/mosquitto/log", "--tmpfs", "/mosquitto/data"]
        if self._volume is not None:
            words += ["--volume", f"{self._running.name}_{self._volume}:/own:ro,nocopy"]
        script = f'OURS="-h broker -p 8883 -V 5 {self._credentials}"; {command}'
        return self._running.run(
            *words, "--entrypoint", "/bin/sh", "eclipse-mosquitto:2", "-c", script, check=False
        )

    def hears(self, *topics: str) -> list[str]:
        """The topics of all that comes within some seconds."""
        asked = " ".join(f"-t '{topic}'" for topic in topics)
        told = self.ask(f"mosquitto_sub $OURS {asked} -W {WAIT} -F %t")
        assert told.returncode in (0, 27), told.stderr
        return str(told.stdout).split()

    def publishes(self, topic: str, *words: str) -> str:
        """What the broker answers."""
        told = self.ask(f"mosquitto_pub $OURS -t '{topic}' -m '{{}}' -q 1 -d {' '.join(words)}")
        return str(told.stdout + told.stderr)


@pytest.fixture(scope="module")
def lone_node(running: Any) -> Client:
    """With the credentials of the first node, n01."""
    return Client(running, "node", '--cafile /own/ca.crt -u n01 -P "$(cat /own/password)"')


def test_without_credentials_nothing_is_learnt_and_nothing_published(running: Any) -> None:
    """Not in the clear, not over TLS, not as a user without password, not at the health check's listener."""
    for credentials in (
        "",
        "--cafile /own/ca.crt",
        "--cafile /own/ca.crt -u n01",
        "--cafile /own/ca.crt -u n01 -P guess",
        "--cafile /own/ca.crt -u heatcloak_aggregator -P guess",
    ):
        stranger = Client(running, "node" if credentials else None, credentials)
        heard = stranger.ask(f"mosquitto_sub $OURS -t '#' -t '$SYS/#' -W {WAIT}")
        assert heard.stdout == "", credentials
        assert heard.returncode not in (0, 27), f"let in: {credentials}"
        sent = stranger.ask("mosquitto_pub $OURS -t heatcloak/v1/hall/n01/reading -m x -q 1")
        assert sent.returncode != 0, credentials
    stranger = Client(running, None, "")
    for port in (1883, 1884):
        refused = stranger.ask(f"mosquitto_sub -h broker -p {port} -t '#' -W {WAIT}")
        assert "refused" in refused.stderr


def test_http_tells_a_stranger_no_more_than_that_it_is_there(running: Any) -> None:
    """Whoever reaches the port needs a token for everything that is about a zone."""
    assert running.get("/healthz").status_code == 200
    assert running.get("/readyz").json()["problems"] == {}
    for path in ("/metrics", "/api/v1/zones", "/api/v1/zones/hall/estimates/latest", "/nothing"):
        assert running.get(path).status_code == 401
        assert running.get(path, "guess").status_code == 401
    assert running.get("/api/v1/zones", running.token()).status_code == 200


def test_a_nodes_credentials_touch_no_other_node(lone_node: Client) -> None:
    """n01 hears what is said to n01 alone, and speaks for n01 alone."""
    everything = ("#", "heatcloak/#", "heatcloak/v1/hall/+/stored", "heatcloak/v1/hall/estimate", "$SYS/#")
    heard = lone_node.hears(*everything, "heatcloak/v1/hall/n02/#", "heatcloak/v1/hall/+/reading")
    assert set(heard) == {"heatcloak/v1/hall/n01/stored"}
    for topic in (
        "heatcloak/v1/hall/n02/reading",
        "heatcloak/v1/hall/n02/status",
        "heatcloak/v1/hall/n02/stored",
        "heatcloak/v1/hall/n01/stored",
        "heatcloak/v1/hall/n02/cmd",
        "heatcloak/v1/hall/estimate",
        "heatcloak/v1/other/n01/reading",
        "homeassistant/device/heatcloak_hall_n02/config",
    ):
        assert DENIED in lone_node.publishes(topic), topic
    # What a node may do is not denied: the answers above are the access list's.
    assert DENIED not in lone_node.publishes("heatcloak/v1/hall/n01/reading")


def test_readings_are_stored_in_postgresql_all_the_while(running: Any) -> None:
    """The same nodes, another store: every node's readings come in, also while strangers knock."""
    first = {(each["node"], each["boot"], each["seq"]) for each in running.stored()}
    time.sleep(3)
    later = {(each["node"], each["boot"], each["seq"]) for each in running.stored()}
    assert first < later
    assert len({node for node, _, _ in later}) == 12
    running.require_quiet_logs()
