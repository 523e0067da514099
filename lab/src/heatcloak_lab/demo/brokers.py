"""Brokers of the demo: embedded, a private mosquitto, or a running one."""

from __future__ import annotations

import asyncio
import logging
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import aiomqtt
from amqtt.broker import Broker
from amqtt.errors import BrokerError

from heatcloak_aggregator.mqtt.client import Client, ClientSettings, link_error
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.topics import estimate_topic, node_topic
from heatcloak_shared.zone import Zone

LOOPBACK = "127.0.0.1"
START_TIMEOUT = 10.0

# In a burst, mosquitto's default queue of 1000 messages drops messages that it has acknowledged.
_MOSQUITTO_CONF = """\
listener {port} {host}
allow_anonymous true
persistence false
max_queued_messages 100000
max_inflight_messages 200
log_dest stderr
log_type error
"""


def open_broker(
    choice: str | BrokerAddress, port: int | None = None
) -> AbstractAsyncContextManager[BrokerAddress]:
    """Return a context manager that runs a broker.

    Args:
        choice: ``"embedded"`` (in this process, MQTT 3.1.1), ``"mosquitto"`` (a private one) or the address
            of a running broker.
        port: loopback port of a broker that is started here; None for a free one.

    Raises:
        ConfigError: ``choice`` is none of these.
        LinkError: the broker cannot be started, or the port is in use.
    """
    if choice == "embedded":
        return _embedded(_usable_port(port))
    if choice == "mosquitto":
        return _mosquitto(_usable_port(port))
    if isinstance(choice, str):
        raise ConfigError(f"broker {choice!r}: give embedded, mosquitto, or HOST:PORT of a running broker")
    if port is not None:
        raise ConfigError("--port applies to embedded and mosquitto only: give a running broker as HOST:PORT")
    return nullcontext(choice)


async def forget_zone(broker: BrokerAddress, zone: Zone) -> None:
    """Delete a zone's retained messages from a broker that keeps running.

    Raises:
        LinkError: the broker cannot be reached.
    """
    topics = [
        node_topic(zone.name, node, leaf) for node in zone.nodes for leaf in ("meta", "status", "stored")
    ]
    topics.append(estimate_topic(zone.name))
    try:
        async with Client(ClientSettings(broker, f"{zone.name}-tidy")) as client:
            await asyncio.gather(*(client.publish(topic, b"", qos=1, retain=True) for topic in topics))
    except aiomqtt.MqttError as error:
        raise link_error(broker, error) from None


class _Snapshots(dict[str, Any]):
    """A dictionary that may change during iteration.

    amqtt awaits while it iterates over its subscriptions, which other clients change meanwhile.
    """

    def __iter__(self) -> Iterator[str]:
        return iter(list(super().__iter__()))

    def items(self) -> list[tuple[str, Any]]:  # type: ignore[override]
        """Return the current items."""
        return list(super().items())


@asynccontextmanager
async def _embedded(port: int) -> AsyncIterator[BrokerAddress]:
    # amqtt reports every disconnect as an error of its own.
    logging.getLogger("amqtt").setLevel(logging.CRITICAL)
    logging.getLogger("transitions").setLevel(logging.CRITICAL)
    broker = Broker(
        {
            "listeners": {"default": {"type": "tcp", "bind": f"{LOOPBACK}:{port}"}},
            "plugins": {"amqtt.plugins.authentication.AnonymousAuthPlugin": {"allow_anonymous": True}},
        }
    )
    broker._subscriptions = _Snapshots()
    try:
        await broker.start()
    except BrokerError:
        raise LinkError(f"the embedded broker can't listen on port {port}: choose another port") from None
    try:
        yield BrokerAddress(LOOPBACK, port, mqtt5=False)
    finally:
        await broker.shutdown()


@asynccontextmanager
async def _mosquitto(port: int) -> AsyncIterator[BrokerAddress]:
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        raise LinkError(
            "mosquitto is not installed: install it (apt install mosquitto) or use --broker embedded"
        )
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
        conf = Path(folder, "mosquitto.conf")
        conf.write_text(_MOSQUITTO_CONF.format(port=port, host=LOOPBACK), encoding="ascii")
        errors = Path(folder, "errors")
        with errors.open("wb") as sink:
            process = await asyncio.create_subprocess_exec(program, "-c", str(conf), stdout=sink, stderr=sink)
        try:
            await _wait_until_listening(process, port, errors)
            yield BrokerAddress(LOOPBACK, port)
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


async def _wait_until_listening(process: asyncio.subprocess.Process, port: int, errors: Path) -> None:
    for _ in range(int(START_TIMEOUT / 0.05)):
        if process.returncode is not None:
            last = errors.read_text(errors="replace").strip().splitlines()[-1:] or ["no message"]
            raise LinkError(f"mosquitto did not start on port {port}: {last[0]}")
        with suppress(OSError):
            _, writer = await asyncio.open_connection(LOOPBACK, port)
            writer.close()
            await writer.wait_closed()
            return
        await asyncio.sleep(0.05)
    raise LinkError(f"mosquitto does not listen on port {port} after {START_TIMEOUT:.0f} s: look at its log")


def _usable_port(port: int | None) -> int:
    """Return ``port`` if it is free, or any free port for None."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port or 0))
        except OSError as error:
            raise LinkError(
                f"port {port} on {LOOPBACK}: {error.strerror}: choose another with --port"
            ) from None
        return int(probe.getsockname()[1])
