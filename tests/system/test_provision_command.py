"""``heatcloak provision`` and the TLS options of the other commands, as a person types them."""

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
made = os.open
def cut(path, flags, *mode, **options):
    descriptor = made(path, flags, *mode, **options)
    if flags & os.O_EXCL and sys.argv[1] in str(path):
        os._exit(9)
    return descriptor
os.open = cut
from heatcloak_aggregator.cli.main import assemble
assemble()(sys.argv[2:])
"""
"""The command, ended as by a power cut when a secret's file was made and nothing is in it yet."""


def secrets_in(folder: Path) -> list[str]:
    """Every secret of a provisioned folder."""
    passwords = [path.read_text(encoding="ascii").strip() for path in folder.rglob("password")]
    keys = [path.read_text(encoding="ascii").splitlines()[1] for path in folder.rglob("*.key")]
    return passwords + keys


def test_it_says_what_is_where_and_what_to_do_next(hall: Path, heatcloak: Command) -> None:
    """In words and as JSON, and no secret in either; a second run says what was kept."""
    first = heatcloak(*ZONE, "--broker", "broker.lan", "--client-certificates")
    assert first.returncode == 0, first.stderr
    for said in (
        "provision/ca/ca.key: keep it offline",
        # Root's broker could not read what is below pytest's own folder.
        "mosquitto runs as user mosquitto"
        if os.geteuid() == 0
        else "mosquitto -c provision/broker/mosquitto",
        "heatcloak serve --zone provision/zone.toml --broker broker.lan:8883 --ca-file",
        "heatcloak bundle --provisioned provision",
        "nodes with real sensors refuse it",
    ):
        assert said in first.stdout
    second = heatcloak(*ZONE, "--rotate", "n02", "--json")
    facts = json.loads(second.stdout)
    assert (facts["rotated"], facts["revoked"], facts["new"]) == (["n02"], ["n02"], [])
    assert "n01" in facts["kept"]
    assert facts["client_certificates"]
    assert any("restart the broker" in line for line in facts["next"])
    found = secrets_in(hall / "provision")
    assert len(found) == 2 * (12 + 4) + 2
    for said in (first.stdout, first.stderr, second.stdout, second.stderr):
        assert not any(secret in said for secret in found)


def test_a_folder_that_can_not_be_written_fails(hall: Path, heatcloak: Command) -> None:
    """Exit code 1, with what to do about it."""
    (hall / "file").write_text("", encoding="ascii")
    done = heatcloak(*ZONE, "--broker", "b", "--out", "file/inside")
    assert done.returncode == 1
    assert "give a writable folder with enough space" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_power_cut_leaves_no_half_secret(hall: Path, heatcloak: Command) -> None:
    """The authority's key, a password, a seed: the next run is whole, and needs nobody to clean up."""
    assert heatcloak("keys", "new", "keys", "--zone", "hall.toml").returncode == 0
    for number, secret in enumerate(("ca/ca.key", "aggregator/password", "nodes/n01/seed.key")):
        told = (*ZONE, "--broker", "b.lan", "--keys", "keys", "--node", "n01", "--out", f"out{number}")
        cut = [sys.executable, "-c", CUT, Path(secret).name, *told]
        done = subprocess.run(cut, cwd=hall, capture_output=True, timeout=60, check=False)
        assert done.returncode == 9, done.stderr
        again = heatcloak(*told)
        assert again.returncode == 0, again.stderr
        assert all(secrets_in(hall / f"out{number}"))
        assert not [path for path in (hall / f"out{number}").rglob(".*") if path.is_file()]
