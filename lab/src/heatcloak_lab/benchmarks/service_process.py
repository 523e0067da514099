"""A real ``heatcloak serve`` process on this machine: started, watched from outside, and stopped."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from heatcloak_lab.benchmarks import service_packets as packets
from heatcloak_lab.benchmarks.node_process import environment, resident_bytes
from heatcloak_lab.benchmarks.service_programs import PATIENCE, ProgramError, command
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import Estimate, decode_estimate

LOOK_EVERY = 0.25


@contextmanager
def serving(zone_file: Path, broker: BrokerAddress) -> Iterator[int]:
    """``heatcloak serve``, once it is ready, with its store beside ``zone_file``; its process id.

    Raises:
        ProgramError: it does not become ready.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    log = zone_file.with_suffix(".log")
    where = ["--zone", str(zone_file), "--broker", f"{broker.host}:{broker.port}", "--http", str(port)]
    with log.open("wb") as sink:
        process = subprocess.Popen(  # noqa: S603  our own program
            command(["serve", *where, "--store", f"sqlite:///{store_file(zone_file)}"]),
            cwd=zone_file.parent,
            stdout=subprocess.DEVNULL,
            stderr=sink,
            env=environment(),
            start_new_session=True,
        )
    try:
        _wait_until_ready(process, port, log)
        yield process.pid
    finally:
        # What it would tidy up is thrown away with its folder.
        process.kill()
        process.wait()


def store_file(zone_file: Path) -> Path:
    """Where the service of a zone file keeps its readings."""
    return zone_file.with_suffix(".db")


def _wait_until_ready(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        url = f"http://127.0.0.1:{port}/readyz"
        with suppress(OSError), urllib.request.urlopen(url, timeout=5):
            return
        time.sleep(0.1)
    last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:] or ["no message"]
    raise ProgramError(f"heatcloak serve is not ready: {last[0]}")


class Memory:
    """Watches how much memory a process holds, while the context lasts.

    Args:
        process: its id.
    """

    def __init__(self, process: int) -> None:
        self.seen: list[int] = []
        self._process = process
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Memory:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while True:
            with suppress(OSError, StopIteration):
                self.seen.append(resident_bytes(self._process))
            if self._over.wait(LOOK_EVERY):
                return


@contextmanager
def estimates_of(
    zone: str, broker: BrokerAddress, heard: Callable[[Estimate, float], None]
) -> Iterator[None]:
    """Have ``heard`` told of every estimate, on a thread of its own, and of the monotonic time it came at."""
    sock = packets.connected(broker, "ear")
    packets.subscribed(sock, estimate_topic(zone))

    def listen() -> None:
        buffer = bytearray()
        with suppress(OSError):
            while part := sock.recv(1 << 18):
                came = time.monotonic()
                buffer += part
                taken = 0
                for first, _, payload, end in packets.publishes(buffer):
                    taken = end
                    if packets.is_publish(first):
                        sock.sendall(b"\x40\2" + buffer[payload - 2 : payload])
                        with suppress(WireError):
                            heard(decode_estimate(bytes(buffer[payload:end])), came)
                del buffer[:taken]

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    try:
        yield
    finally:
        with suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)
        thread.join(PATIENCE)
        sock.close()
