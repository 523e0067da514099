"""``heatcloak demo --dashboard``: the printed address and token lead to the zone until Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from support.commands import Finished
from support.waiting import wait_until

LINES = re.compile(r"dashboard +(http://\S+)/dashboard/login\s+token +(\S+)\s.*until Ctrl-C", re.DOTALL)
COMMAND = (
    sys.executable,
    "-m",
    "heatcloak_aggregator",
    "demo",
    "--dashboard",
    "--rounds",
    "2",
    "--seed",
    "12",
)


@contextmanager
def visitor(address: str, token: str) -> Iterator[httpx.Client]:
    """Yield a client that has logged in."""
    with httpx.Client(base_url=address, follow_redirects=True, trust_env=False, timeout=10) as client:
        assert client.get("/").url.path == "/dashboard/login"
        assert client.post("/dashboard/login", data={"token": token}).url.path == "/dashboard/"
        yield client


def test_the_dashboard_stays_after_the_last_round_and_ctrl_c_prints_the_results(
    start_heatcloak: Callable[..., subprocess.Popen[str]],
) -> None:
    process = start_heatcloak(*COMMAND[3:])
    assert process.stdout is not None
    printed = ""
    while "round 2/2" not in printed.replace("  ", " "):
        line = process.stdout.readline()
        assert line, "the demo ended"
        printed += line
    found = LINES.search(printed)
    assert found is not None
    with visitor(found[1], found[2]) as client:
        zone = "/dashboard/zones/demo"
        wait_until(lambda: len(_rounds(client.get(zone).text)) == 2, 20)
        wait_until(lambda: "The simulation has ended" in client.get(zone).text, 20)
        first, _ = _rounds(client.get(zone).text)
        for page in (f"{zone}/rounds/{first}", f"{zone}/nodes", f"{zone}/tradeoff"):
            assert client.get(page).status_code == 200, page
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "100 published, 100 stored, 0 lost" in out


def _rounds(page: str) -> list[str]:
    found = re.search(r'data-rounds="([\d ]*)"', page)
    return found[1].split() if found else []


def test_a_live_display_leaves_address_and_token_on_the_terminal(tmp_path: Path) -> None:
    """A display that is drawn again erases its own lines only: these two stand above it."""
    terminal, other = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "NO_COLOR"):
        environment.pop(name, None)
    process = subprocess.Popen(COMMAND, cwd=tmp_path, env=environment, stdout=other, stderr=other)
    os.close(other)
    shown = ""
    try:
        while "round 2 of 2" not in shown:
            shown += os.read(terminal, 65536).decode(errors="replace")
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    for word in ("dashboard", "token"):
        assert re.search(rf"(?:\n|\x1b\[2K){word} +\S+\s*\r\n", shown), word


def test_a_port_without_the_dashboard_is_refused(run_heatcloak: Callable[..., Finished]) -> None:
    done = run_heatcloak("demo", "--dashboard-port", "8080")
    assert done.returncode == 2
    assert "add --dashboard" in done.stderr
