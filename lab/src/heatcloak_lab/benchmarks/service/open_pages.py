"""Open pages of the dashboard, without a browser: they ask the server as its script does.

``python -m heatcloak_lab.benchmarks.service.open_pages`` reads one task as a line of JSON, logs in, follows
a zone with a number of pages until standard input ends, and reports what it received.
"""

from __future__ import annotations

import http.client
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

from heatcloak_lab.benchmarks.broker import LOOPBACK
from heatcloak_lab.benchmarks.programs import ProgramError, receive_task, run_program, send_to_parent

_TIMEOUT = 30.0


@dataclass
class Received:
    """What one page received.

    Attributes:
        answers: how many answers.
        updates: how many of them had new content.
        seconds: how long each answer took.
    """

    answers: int = 0
    updates: int = 0
    seconds: list[float] = field(default_factory=list)


def main() -> None:
    """Follow a zone until standard input ends."""
    task = receive_task()
    cookie = log_in(task["port"], task["token"])
    stop = threading.Event()
    pages = [Received() for _ in range(task["pages"])]
    threads = [
        threading.Thread(target=_follow, args=(task, cookie, page, stop), daemon=True) for page in pages
    ]
    for thread in threads:
        thread.start()
    send_to_parent(ready=len(pages))
    with suppress(EOFError):
        receive_task()
    stop.set()
    for thread in threads:
        thread.join(_TIMEOUT)
    seconds = sorted(each for page in pages for each in page.seconds) or [0.0]
    send_to_parent(
        answers=sum(page.answers for page in pages),
        updates=sum(page.updates for page in pages),
        median=seconds[len(seconds) // 2],
    )


def log_in(port: int, token: str) -> str:
    """Return the session cookie of a dashboard at the loopback address.

    Raises:
        ProgramError: the dashboard refuses the token.
    """
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    with closing(http.client.HTTPConnection(LOOPBACK, port, timeout=_TIMEOUT)) as connection:
        connection.request("POST", "/dashboard/login", urlencode({"token": token}), form)
        answer = connection.getresponse()
        if answer.status != HTTPStatus.SEE_OTHER:
            raise ProgramError(f"the dashboard refused the token: status {answer.status}")
        return (answer.getheader("Set-Cookie") or "").partition(";")[0]


def _follow(task: dict[str, Any], cookie: str, page: Received, stop: threading.Event) -> None:
    with closing(http.client.HTTPConnection(LOOPBACK, task["port"], timeout=_TIMEOUT)) as connection:
        tag = ""
        while not stop.wait(task["interval"]):
            headers = {"Cookie": cookie, "X-Heatcloak-Live": "1", "If-None-Match": tag}
            started = time.monotonic()
            try:
                connection.request("GET", f"/dashboard/zones/{task['zone']}/live", headers=headers)
                answer = connection.getresponse()
                answer.read()
            except (OSError, http.client.HTTPException):
                connection.close()
                continue
            page.answers += 1
            page.seconds.append(time.monotonic() - started)
            if answer.status == HTTPStatus.OK:
                page.updates += 1
                tag = answer.getheader("ETag") or ""


if __name__ == "__main__":
    run_program(main)
