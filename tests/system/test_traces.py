"""``heatcloak serve --traces`` with a collector that answers, hangs, or is absent."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.programs import free_port
from support.trace_collector import TraceCollector
from support.waiting import wait_until

Serve = Callable[..., subprocess.Popen[str]]


@pytest.mark.parametrize("state", ["answers", "hangs", "is absent"])
def test_a_service_works_and_stops_with_any_collector(
    state: str,
    mosquitto: Any,
    collector: TraceCollector,
    serve: Serve,
    start_heatcloak: Serve,
    fleet_arguments: Callable[[int, int], tuple[str, ...]],
) -> None:
    if state == "hangs":
        collector.answers.clear()
    url = f"http://127.0.0.1:{free_port()}" if state == "is absent" else collector.url
    service = serve(mosquitto.port, "--json", "--traces", url)
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, 10))
    assert service.stdout is not None
    estimated = {json.loads(service.stdout.readline())["round"] for _ in range(10)}
    fleet.communicate(timeout=60)
    if state == "hangs":
        wait_until(lambda: collector.waiting == 1)
    service.send_signal(signal.SIGTERM)
    _, err = service.communicate(timeout=30)
    assert service.returncode == 0
    assert "Traceback" not in err
    # It did not wait for the answer.
    assert collector.waiting == (state == "hangs")
    traced = {span.attributes["heatcloak.round"] for span in collector.spans if span.name == "publish"}
    assert traced == (estimated if state == "answers" else set())


def test_a_wrong_url_is_one_line(heatcloak: Any, hall: Path) -> None:
    assert (hall / "hall.toml").is_file()
    done = heatcloak("serve", "--zone", "hall.toml", "--check", "--traces", "collector:4318")
    assert done.returncode == 2
    expected = "traces to 'collector:4318': give a URL, for example http://127.0.0.1:4318"
    assert done.stderr == f"heatcloak: {expected}\n"
