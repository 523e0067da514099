"""The OpenAPI schema, and schemathesis against a real server, which must find no failure.

docs/reference/http.md has the long form.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.suites import in_soak

EXAMPLES = {True: 8, False: 3}


@pytest.mark.slow
@pytest.mark.parametrize("with_token", [True, in_soak(False)])
def test_schemathesis_finds_nothing(shared: Any, tmp_path: Path, with_token: bool) -> None:
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{shared.url}/openapi.json"]
    command += ["--checks", "all", "--seed", "1", "--max-examples", str(EXAMPLES[with_token]), "--no-color"]
    if with_token:
        command += ["--header", f"Authorization: Bearer {shared.token}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    with shared.anonymous() as anonymous:
        paths = anonymous.get("/openapi.json").json()["paths"]
    assert f"Tested: {len(paths)}" in done.stdout


def test_every_error_is_declared_as_a_problem(shared: Any) -> None:
    with shared.anonymous() as anonymous:
        schema = anonymous.get("/openapi.json").json()
    assert "HTTPValidationError" not in schema["components"]["schemas"]
    for path, item in schema["paths"].items():
        (operation,) = item.values()
        for status, answer in operation["responses"].items():
            kinds = set(answer["content"])
            if status == "200" or (path, status) == ("/readyz", "503"):
                assert "application/problem+json" not in kinds
            else:
                assert kinds == {"application/problem+json"}
        closed = path not in ("/healthz", "/readyz")
        assert ("401" in operation["responses"]) == closed == ("security" in operation)
    for name, model in schema["components"]["schemas"].items():
        for field, about in model["properties"].items():
            assert "description" in about or "$ref" in about or "items" in about, (name, field)


def test_every_integer_parameter_declares_its_bounds(shared: Any) -> None:
    with shared.anonymous() as anonymous:
        paths = anonymous.get("/openapi.json").json()["paths"]
    parameters = [each for item in paths.values() for each in item["get"].get("parameters", ())]
    schemas = [kind for each in parameters for kind in each["schema"].get("anyOf", [each["schema"]])]
    integers = [schema for schema in schemas if schema["type"] == "integer"]
    assert integers
    assert all({"minimum", "maximum"} <= schema.keys() for schema in integers)


def test_the_schema_reveals_nothing_about_the_zone(shared: Any) -> None:
    with shared.anonymous() as anonymous:
        text = anonymous.get("/openapi.json").text
    assert shared.service.zones["hall"].zone.rev not in text
    assert shared.token not in text
