"""``heatcloak serve`` under a supervisor, and a monitor of its readiness."""

from __future__ import annotations

import http.client
import json
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from support.programs import free_port
from support.supervised import Supervised
from support.waiting import wait_until

COMMAND = (sys.executable, "-m", "heatcloak_aggregator")


class Service(Supervised):
    """``heatcloak serve`` with a supervisor that restarts it whenever it exits.

    Args:
        folder: the folder of its zone and logs.
        arguments: the arguments of ``heatcloak serve``, without the HTTP port.
        environment: additional environment variables.
    """

    def __init__(self, folder: Path, arguments: list[str], environment: dict[str, str] | None = None) -> None:
        self.port = free_port()
        command = [*COMMAND, "serve", *arguments, "--json", "--http", str(self.port)]
        super().__init__(folder, "serve", command, {"PYTHONWARNINGS": "default", **(environment or {})})

    def start(self) -> None:
        """Start the service, and return when it is ready."""
        super().start()
        self.wait_until_ready(150)  # a fresh checkout compiles first

    def ask(self, path: str, timeout: float = 1.0) -> tuple[int, str]:
        """Return status and text of a page; status 0 if there is no answer in time."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            token = (self.folder / "heatcloak.token").read_text().strip()
            connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            return 0, repr(error)
        finally:
            connection.close()

    def problems(self) -> dict[str, str]:
        """Return the problems that `/readyz` reports; an empty dictionary if it is ready."""
        status, text = self.ask("/readyz", timeout=10.0)
        assert status in (200, 503), text
        problems = json.loads(text)["problems"]
        assert (status == 200) == json.loads(text)["ready"]
        return dict(problems) if status == 503 else {}

    def wait_until_ready(self, seconds: float = 45.0) -> None:
        """Wait until `/readyz` reports no problem."""
        self.wait_for(lambda: self.ask("/readyz")[0] == 200, seconds, "not ready")

    def wait_for(self, condition: Callable[[], bool], seconds: float, message: str) -> None:
        """Wait until a condition holds."""
        wait_until(condition, seconds, lambda: f"{message}: {self.ask('/readyz')} {self.log()}")

    def estimates(self) -> list[int]:
        """Return the rounds of the printed estimates, in order; a restarted service prints some again."""
        lines = (self.folder / "serve.out").read_text(errors="replace").splitlines()
        found = []
        for line in lines:
            with suppress(ValueError):  # a line cut by a kill
                fields = json.loads(line)
                found += [fields["round"]] if "round" in fields else []
        return found


class ReadinessMonitor:
    """Ask a service ten times a second whether it is ready.

    Attributes:
        longest_gap: the longest time between two positive answers, in seconds.
        seconds_ready: the total time in which it was ready, in seconds.
    """

    def __init__(self, service: Service) -> None:
        self.longest_gap = 0.0
        self.seconds_ready = 0.0
        self._service = service
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._measure, name="readiness")
        self._thread.start()

    def close(self) -> None:
        """Stop measuring."""
        self._stopped.set()
        self._thread.join()

    def _measure(self) -> None:
        last = before = time.monotonic()
        while not self._stopped.wait(0.1):
            ready = self._service.ask("/readyz")[0] == 200
            now = time.monotonic()
            if ready:
                self.longest_gap = max(self.longest_gap, now - last)
                self.seconds_ready += now - before
                last = now
            before = now
        self.longest_gap = max(self.longest_gap, time.monotonic() - last)
