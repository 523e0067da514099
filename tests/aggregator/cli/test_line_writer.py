"""A line writer keeps the order, and does not wait for its reader."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from heatcloak_aggregator.cli import serve
serve.MOST_WAITING = int(sys.argv[2])
out = serve.LineWriter()
for number in range(int(sys.argv[1])):
    out(f"{number} ± " + 1000 * "x")
print(out.dropped > 0, file=sys.stderr, flush=True)
out.close()
"""


def test_every_line_is_written_in_order() -> None:
    """To somebody who reads; a terminal without UTF-8 gets an escape."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "3000", "5000"],
        check=True,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.stderr == b"False\n"
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [
        [b"%d" % number, b"\\xb1"] for number in range(3000)
    ]


def test_who_does_not_read_holds_nobody_up() -> None:
    """Lines beyond the bound are dropped and counted, and the program ends when it wants to."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "3000", "100"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"True\n"
        assert process.wait(120) == 0
        assert process.stderr.read() == b""


def test_what_can_not_be_written_is_an_error() -> None:
    """Nobody is told that all is well."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "3", "100"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert b"No space left on device" in done.stderr
