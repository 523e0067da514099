"""The line writer: it keeps the order of lines and does not wait for a slow reader."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from heatcloak_aggregator.cli import report
report.MOST_WAITING = int(sys.argv[2])
out = report.LineWriter()
for number in range(int(sys.argv[1])):
    out(f"{number} ± " + 1000 * "x")
print(out.dropped > 0, file=sys.stderr, flush=True)
out.close()
"""


def test_every_line_is_written_in_order() -> None:
    """Characters outside the encoding are escaped."""
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


def test_lines_beyond_the_bound_are_dropped_if_the_reader_does_not_read() -> None:
    """The program does not wait for the reader and ends."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "3000", "100"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"True\n"
        assert process.wait(120) == 0
        assert process.stderr.read() == b""


def test_a_write_error_is_reported_and_exits_with_1() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "3", "100"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert b"No space left on device" in done.stderr
