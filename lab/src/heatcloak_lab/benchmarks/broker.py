"""A private mosquitto, and a subscriber of a benchmark."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_lab.benchmarks.programs import terminate
from heatcloak_lab.fleet.fleet import raise_file_limit
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError

LOOPBACK = "127.0.0.1"
_TIMEOUT = 30.0
_CONFIG = """\
listener {port} {host}
allow_anonymous true
persistence false
max_queued_messages 2000000
max_inflight_messages 200
log_dest stderr
log_type error
"""


class PrivateBroker(NamedTuple):
    """The address and process id of a mosquitto."""

    address: BrokerAddress
    pid: int


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


@contextmanager
def private_broker(connections: int = 100) -> Iterator[PrivateBroker]:
    """Run a mosquitto that queues all messages, with room for ``connections`` clients.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ConfigError: the operating system allows fewer open files.
    """
    # The child inherits the limit.
    raise_file_limit(connections, connections + 100)
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
        config = Path(folder, "mosquitto.conf")
        config.write_text(_CONFIG.format(port=port, host=LOOPBACK), encoding="ascii")
        with run_mosquitto(config, port) as pid:
            yield PrivateBroker(BrokerAddress(LOOPBACK, port), pid)


@contextmanager
def run_mosquitto(config: Path, port: int) -> Iterator[int]:
    """Run mosquitto until the end of the block; yield its process id once it listens on ``port``.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
    """
    executable = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if executable is None:
        raise LinkError("mosquitto is not installed: install it (apt install mosquitto)")
    process = subprocess.Popen(  # noqa: S603  the installed program
        [executable, "-c", str(config)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + _TIMEOUT
        while process.poll() is None and time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex((LOOPBACK, port)) == 0:
                    break
            time.sleep(0.02)
        else:
            raise LinkError(f"mosquitto did not start on port {port}: start it manually and read its log")
        yield process.pid
    finally:
        terminate(process)


@contextmanager
def subscriber(
    broker: BrokerAddress, topic: str, on_message: Callable[[Client, MQTTMessage], None], qos: int = 1
) -> Iterator[None]:
    """Call ``on_message`` on a thread of its own for every message of a topic; retained ones are skipped.

    Raises:
        LinkError: the broker does not answer.
    """
    subscribed = threading.Event()
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)

    def on_any_message(client: Client, _userdata: object, message: MQTTMessage) -> None:
        if not message.retain:
            on_message(client, message)

    client.on_connect = lambda client, *_: client.subscribe(topic, qos=qos)
    client.on_subscribe = lambda *_: subscribed.set()
    client.on_message = on_any_message
    client.username, client.password = broker.username, broker.password
    if broker.tls is not None:
        client.tls_set_context(broker.tls.context())
    try:
        client.connect(broker.host, broker.port)
    except OSError as error:
        raise LinkError(f"broker {broker}: {error}: check whether it is running") from None
    client.loop_start()
    try:
        if not subscribed.wait(_TIMEOUT):
            raise LinkError(f"broker {broker}: no answer: check whether it is running")
        yield
    finally:
        client.disconnect()
        # paho's thread ends by itself now, and `loop_stop` fails if that happens just before it waits for it.
        with suppress(AttributeError):
            client.loop_stop()
