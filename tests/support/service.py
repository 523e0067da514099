"""``heatcloak serve`` as it is run: with a supervisor, and with somebody who watches it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from support.programs import free_port

COMMAND = (sys.executable, "-m", "heatcloak_aggregator")


class Service:
    """``heatcloak serve`` with a supervisor, who starts it again whenever it ends.

    Args:
        folder: where its zone and its logs are.
        arguments: what it is started with, besides its HTTP port.
        environment: what is added to its environment.

    Attributes:
        codes: what it ended with, each time.
    """

    def __init__(self, folder: Path, arguments: list[str], environment: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.codes: list[int] = []
        self._folder = folder
        self._command = [*COMMAND, "serve", *arguments, "--json", "--http", str(self.port)]
        self._environment = {**os.environ, "PYTHONWARNINGS": "default", **(environment or {})}
        self._told_to_end = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._began = threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="supervisor")

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and return when readings can come in."""
        self._keeper.start()
        assert self._began.wait(10)
        self.wait_until_ready(150)  # in a fresh checkout it compiles first

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        """Have it end as one should, and not be started again."""
        self._told_to_end.set()
        deadline = time.monotonic() + 30
        while self._keeper.is_alive():
            assert time.monotonic() < deadline, "the service does not end"
            with suppress(ProcessLookupError):
                self.kill(signal.SIGTERM)
            self._keeper.join(1)

    def end(self) -> None:
        """Kill what still runs."""
        self._told_to_end.set()
        if self._keeper.is_alive():
            with suppress(ProcessLookupError):
                self.kill()
            self._keeper.join(10)

    def ask(self, path: str, timeout: float = 1.0) -> tuple[int, str]:
        """Status and text of a page; status 0 where nobody answers in time."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            token = (self._folder / "heatcloak.token").read_text().strip()
            connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            return 0, repr(error)
        finally:
            connection.close()

    def problems(self) -> dict[str, str]:
        """What `/readyz` says is wrong; nothing where all is well."""
        status, text = self.ask("/readyz")
        assert status in (200, 503), text
        problems = json.loads(text)["problems"]
        assert (status == 200) == json.loads(text)["ready"]
        return dict(problems) if status == 503 else {}

    def wait_until_ready(self, seconds: float = 45.0) -> None:
        """Return when all is well."""
        self.wait_for(lambda: self.ask("/readyz")[0] == 200, seconds, "not ready")

    def wait_for(self, there: Callable[[], bool], seconds: float, what: str) -> None:
        """Return when something is so."""
        deadline = time.monotonic() + seconds
        while not there():
            assert time.monotonic() < deadline, f"{what}: {self.ask('/readyz')} {self.log()}"
            time.sleep(0.05)

    def log(self) -> str:
        """What all its processes logged."""
        return (self._folder / "serve.err").read_text(errors="replace")

    def estimates(self) -> list[int]:
        """The rounds whose estimates it told of, in order, some of them again."""
        lines = (self._folder / "serve.out").read_text(errors="replace").splitlines()
        found = []
        for line in lines:
            with suppress(ValueError):  # a line that a kill cut
                told = json.loads(line)
                found += [told["round"]] if "round" in told else []
        return found

    def _keep(self) -> None:
        while not self._told_to_end.is_set():
            with (
                (self._folder / "serve.out").open("ab") as out,
                (self._folder / "serve.err").open("ab") as err,
            ):
                self._process = subprocess.Popen(
                    self._command, cwd=self._folder, env=self._environment, stdout=out, stderr=err
                )
            self._began.set()
            self.codes.append(self._process.wait())
            self._told_to_end.wait(0.3)


class Watch:
    """Asks a service ten times a second whether it is of use."""

    def __init__(self, service: Service) -> None:
        self.longest_gap = 0.0
        self.seconds_ready = 0.0
        self._service = service
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, name="watch")
        self._thread.start()

    def close(self) -> None:
        """End."""
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        last = before = time.monotonic()
        while not self._over.wait(0.1):
            ready = self._service.ask("/readyz")[0] == 200
            now = time.monotonic()
            if ready:
                self.longest_gap = max(self.longest_gap, now - last)
                self.seconds_ready += now - before
                last = now
            before = now
        self.longest_gap = max(self.longest_gap, time.monotonic() - last)
