"""A mosquitto of a benchmark's own, which queues whatever comes, and whose process can be watched."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from heatcloak_lab.benchmarks.service_programs import ended
from heatcloak_lab.fleet.fleet import raise_file_limit
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError

_HOST = "127.0.0.1"
_START = 10.0
_CONF = """\
listener {port} {host}
allow_anonymous true
persistence false
max_queued_messages 2000000
max_inflight_messages 200
log_dest stderr
log_type error
"""


class PrivateBroker(NamedTuple):
    """Where it listens, and its process id."""

    address: BrokerAddress
    pid: int


@contextmanager
def private_broker(connections: int = 100) -> Iterator[PrivateBroker]:
    """A mosquitto with room for so many connections, until the context ends.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ConfigError: the operating system allows fewer open files.
    """
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        raise LinkError("mosquitto is not installed: install it (apt install mosquitto)")
    # It inherits the limit.
    raise_file_limit(connections, connections + 100)
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
        conf = Path(folder, "mosquitto.conf")
        conf.write_text(_CONF.format(port=port, host=_HOST), encoding="ascii")
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(  # noqa: S603  what is installed
            [program, "-c", str(conf)], stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            _wait_until_listening(process, port)
            yield PrivateBroker(BrokerAddress(_HOST, port), process.pid)
        finally:
            ended(process)


def _wait_until_listening(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + _START
    while process.poll() is None and time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex((_HOST, port)) == 0:
                return
        time.sleep(0.02)
    raise LinkError(f"mosquitto did not start on port {port}: start it by hand, and read its log")
