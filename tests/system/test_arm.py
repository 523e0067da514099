"""Noise on Arm, under emulation, is the same bit for bit as on the trusted party's machine."""

from __future__ import annotations

import json
import platform
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared import Keystream, decode_reading
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind, noise_distribution
from heatcloak_shared.wire import NodeState, decode_status
from heatcloak_shared.zone import Zone, render_zone
from support.emulated_arm import Arm

KEY, NODE, BOOT = bytes(range(32)), "n07", bytes(range(16))
PROGRAM = f"""
import platform, sys
from heatcloak_shared import Keystream
from heatcloak_shared.noise import noise_distribution
kind, scale, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
gaussian = noise_distribution(kind, scale)
print(platform.machine(), sys.maxsize.bit_length() + 1)
for seq in range(count):
    print(gaussian.sample(Keystream({KEY!r}, {NODE!r}, {BOOT!r}, seq)))
"""


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize(
    ("machine", "scale", "count"),
    [
        ("arm64", 1478, 10_000),
        ("arm64", 250_000, 10_000),
        ("arm64", 1, 1000),
        ("arm64", 4096, 1000),
        ("arm64", 4097, 1000),
        ("arm64", 2**31 - 1, 1000),
        ("arm32", 1478, 1000),
        ("arm32", 250_000, 1000),
    ],
)
def test_noise_is_the_same_bit_for_bit_on_arm(
    arm: Arm, machine: str, scale: int, count: int, kind: NoiseKind
) -> None:
    """Ten thousand samples of the table and of the rejection sampler, and the ends of both."""
    done = subprocess.run(
        arm(machine, "-c", PROGRAM, kind, scale, count),
        capture_output=True,
        text=True,
        timeout=250,
        check=True,
    )
    processor, *lines = done.stdout.splitlines()
    assert processor == {"arm64": "aarch64 64", "arm32": "armv6l 32"}[machine]
    assert platform.machine() == "aarch64" or processor.split()[0] != platform.machine()
    gaussian = noise_distribution(kind, scale)
    here = [gaussian.sample(Keystream(KEY, NODE, BOOT, seq)) for seq in range(count)]
    assert [int(line) for line in lines] == here
    assert len(set(here)) >= min(scale, 500), "samples, not a constant"


def test_a_node_runs_on_the_oldest_pi(
    arm: Arm, mosquitto: Any, mosquitto_sub: str, zone: Zone, tmp_path: Path
) -> None:
    """On an emulated armv6 it connects, releases, spools, and reports offline when it is stopped."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "hall.toml"\nnode = "n02"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
        encoding="utf-8",
    )
    topics = [f"heatcloak/v1/hall/n02/{leaf}" for leaf in ("reading", "status")]
    listen = [mosquitto_sub, "-p", str(mosquitto.port), "-F", "%t %p", "-W", "60", "-q", "1"]
    with (
        subprocess.Popen(
            [*listen, "-t", topics[0], "-t", topics[1]], stdout=subprocess.PIPE, text=True
        ) as listener,
        subprocess.Popen(
            arm("arm32", "-m", "heatcloak_node", "--config", tmp_path / "node.toml", "--json"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as node,
    ):
        assert listener.stdout is not None
        received = (line.split(" ", 1) for line in listener.stdout)
        readings = []
        for topic, payload in received:
            if topic == topics[0]:
                readings.append(decode_reading(payload.strip().encode()))
                if len(readings) == 3:
                    node.send_signal(signal.SIGTERM)
            elif decode_status(payload.strip().encode()).state is NodeState.OFFLINE:
                break
        listener.terminate()
        out, err = node.communicate(timeout=30)
    assert node.returncode == 0, err
    assert json.loads(out)["published"] >= 3
    assert [reading.seq for reading in readings[:3]] == [0, 1, 2]
    assert "Traceback" not in err
