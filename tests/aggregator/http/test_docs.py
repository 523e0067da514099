"""The tables of docs/reference/http.md and the examples of docs/how-to/monitor.md are correct."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import yaml

from support.service_view import observe

_DOCS = Path(__file__).parents[3] / "docs"
REFERENCE = (_DOCS / "reference" / "http.md").read_text(encoding="utf-8")
GUIDE = (_DOCS / "how-to" / "monitor.md").read_text(encoding="utf-8")


def test_the_curl_examples_work(
    shared: Any, tmp_path: Path, installed_program: Callable[[str, str], str]
) -> None:
    installed_program("curl", "curl")
    (block,) = [each for each in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) if "curl" in each]
    (tmp_path / "http.token").write_bytes(shared.token_file.read_bytes())
    for command in block.replace("127.0.0.1:8080", f"127.0.0.1:{shared.port}").splitlines():
        shown = command.replace("curl -s", "curl -sf --noproxy '*'")
        done = subprocess.run(["bash", "-c", shown], cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, command
        if "curl" in command and not command.endswith("/metrics"):
            assert json.loads(done.stdout)
    assert (tmp_path / "http.header").stat().st_mode & 0o077 == 0


def test_the_documented_routes_are_those_of_the_schema(client: httpx.Client) -> None:
    shown = set(re.findall(r"^\| `(/[^`]*)` \| (yes|no) \|", REFERENCE, re.MULTILINE))
    paths = client.get("/openapi.json").json()["paths"]
    closed = {path: "security" in item["get"] for path, item in paths.items()}
    expected = {(path, "yes" if asks else "no") for path, asks in closed.items()}
    assert shown == expected | {("/openapi.json", "no")}


def test_the_documented_metrics_are_those_that_are_served(running: Any, own_client: httpx.Client) -> None:
    observe(running.metrics)
    running.metrics.scored("hall", 0.1)
    kinds = re.findall(r"^# TYPE (heatcloak_\w+) ", own_client.get("/metrics").text, re.MULTILINE)
    (table,) = re.findall(r"\| metric \| labels.*?\n\n", REFERENCE, re.DOTALL)
    named = {name for row in table.splitlines()[2:] for name in re.findall(r"`(heatcloak_\w+)`", row)}
    assert named == {kind for kind in kinds if not kind.endswith("_created")}


def test_the_scrape_configuration_has_known_keys() -> None:
    (block,) = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    (job,) = yaml.safe_load(block)["scrape_configs"]
    assert set(job) == {"job_name", "authorization", "static_configs"}
    assert list(job["authorization"]) == ["credentials_file"]
