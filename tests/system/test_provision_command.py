"""``heatcloak provision`` and the TLS options of other commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

Command = Callable[..., "subprocess.CompletedProcess[str]"]

ZONE = ("provision", "--zone", "hall.toml")
CUT = """
import os, sys
original = os.open
def cut(path, flags, *mode, **options):
    descriptor = original(path, flags, *mode, **options)
    if flags & os.O_EXCL and sys.argv[1] in str(path):
        os._exit(9)
    return descriptor
os.open = cut
from heatcloak_aggregator.cli.main import assemble
assemble()(sys.argv[2:])
"""
"""The command, ended as by a power cut right after a secret's file was created."""


def secrets_in(folder: Path) -> list[str]:
    """Return every secret of a provisioned folder."""
    passwords = [path.read_text(encoding="ascii").strip() for path in folder.rglob("password")]
    keys = [path.read_text(encoding="ascii").splitlines()[1] for path in folder.rglob("*.key")]
    return passwords + keys


def test_output_names_files_and_next_steps_without_secrets(hall: Path, heatcloak: Command) -> None:
    first = heatcloak(*ZONE, "--broker", "broker.lan", "--client-certificates")
    assert first.returncode == 0, first.stderr
    for text in (
        "provision/ca/ca.key: keep it offline",
        # A broker started by root can't access pytest's folder.
        "mosquitto runs as user mosquitto"
        if os.geteuid() == 0
        else "mosquitto -c provision/broker/mosquitto",
        "heatcloak serve --zone provision/zone.toml --broker broker.lan:8883 --ca-file",
        "heatcloak bundle --provisioned provision",
        "nodes with real sensors refuse it",
    ):
        assert text in first.stdout
    second = heatcloak(*ZONE, "--rotate", "n02", "--json")
    facts = json.loads(second.stdout)
    assert (facts["rotated"], facts["revoked"], facts["new"]) == (["n02"], ["n02"], [])
    assert "n01" in facts["kept"]
    assert facts["client_certificates"]
    assert any("restart the broker" in line for line in facts["next"])
    found = secrets_in(hall / "provision")
    assert len(found) == 2 * (12 + 4) + 2
    for output in (first.stdout, first.stderr, second.stdout, second.stderr):
        assert not any(secret in output for secret in found)


def test_unwritable_folder_fails_with_a_remedy(hall: Path, heatcloak: Command) -> None:
    (hall / "file").write_text("", encoding="ascii")
    done = heatcloak(*ZONE, "--broker", "b", "--out", "file/inside")
    assert done.returncode == 1
    assert "give a writable folder with enough space" in done.stderr
    assert "Traceback" not in done.stderr


def test_power_cut_leaves_no_torn_secret(hall: Path, heatcloak: Command) -> None:
    assert heatcloak("keys", "new", "keys", "--zone", "hall.toml").returncode == 0
    for number, secret in enumerate(("ca/ca.key", "aggregator/password", "nodes/n01/seed.key")):
        arguments = (*ZONE, "--broker", "b.lan", "--keys", "keys", "--node", "n01", "--out", f"out{number}")
        cut = [sys.executable, "-c", CUT, Path(secret).name, *arguments]
        done = subprocess.run(cut, cwd=hall, capture_output=True, timeout=60, check=False)
        assert done.returncode == 9, done.stderr
        again = heatcloak(*arguments)
        assert again.returncode == 0, again.stderr
        assert all(secrets_in(hall / f"out{number}"))
        assert not [path for path in (hall / f"out{number}").rglob(".*") if path.is_file()]
