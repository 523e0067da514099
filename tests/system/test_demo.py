"""``heatcloak demo``: every reading is accounted for with any broker, and errors are reported."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from support.commands import Finished
from support.waiting import wait_until

# The embedded broker can leave a connection open that begins while it stops. Its collection is reported.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

KEYS = {
    "nodes",
    "rounds",
    "published",
    "stored",
    "lost",
    "epsilon",
    "delta",
    "alpha",
    "sigma",
    "step",
    "sensitivity",
    "attacker_best",
    "emd_mean",
    "emd_per_round",
    "trusted_exact",
    "estimates",
    "method",
    "pool",
    "emd_pooled_mean",
    "emd_pooled_per_round",
    "pooled_rounds",
    "pooled_estimates",
    "misfit",
    "lag",
    "emd_later_mean",
    "emd_later_per_round",
    "later_estimates",
    "followed",
    "tracks",
    "tracks_right",
}
Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Collect what a run has left, so that it fails no later test."""
    yield
    gc.collect()


def run_json(run_heatcloak: Run, *arguments: str) -> dict[str, Any]:
    """Run the demo, and return its JSON summary."""
    done = run_heatcloak("demo", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    summary: dict[str, Any] = json.loads(done.stdout)
    return summary


def test_every_reading_is_accounted_for_with_any_broker(run_heatcloak: Run, mosquitto: Any) -> None:
    """400 are published, stored and decrypted exactly. The estimates agree over three brokers."""
    runs = [
        run_json(run_heatcloak, "--rounds", "8", "--seed", "7", "--broker", broker)
        for broker in ("embedded", "mosquitto", f"127.0.0.1:{mosquitto.port}")
    ]
    for run in runs:
        assert set(run) >= KEYS
        assert (run["nodes"], run["rounds"]) == (50, 8)
        assert (run["published"], run["stored"], run["lost"]) == (400, 400, 0)
        assert run["trusted_exact"] is True
        assert run["opened"] == 400
        assert (run["epsilon"], run["delta"], run["alpha"]) == (4.0, 1e-5, 0.01)
        assert len(run["emd_per_round"]) == 8
        assert run["emd_mean"] == pytest.approx(np.mean(run["emd_per_round"]))
        assert (run["method"], run["lag"], run["beside"]) == ("tracker", 3, "bpdn")
        assert run["emd_beside_mean"] == pytest.approx(np.mean(run["emd_beside_per_round"]))
        assert run["vicinities"] >= 5
        assert 0.5 * run["vicinities"] <= run["vicinities_right"] <= run["vicinities"]
        assert run["emd_later_mean"] == pytest.approx(np.mean(run["emd_later_per_round"][:5]))
        assert run["emd_later_per_round"][5:] == run["later_estimates"][5:] == [None] * 3
        assert 8 <= run["tracks"] <= 8 * run["followed"]
        assert 0.5 * run["tracks"] <= run["tracks_right"] <= run["tracks"]
        assert (run["emd_pooled_mean"], run["pooled_rounds"]) == (None, [])
    for key, rounds in (("estimates", 8), ("later_estimates", 5)):
        estimates = [np.array(run[key][:rounds]) for run in runs]
        assert estimates[0].shape == (rounds, 100)
        for other in estimates[1:]:
            assert np.abs(other - estimates[0]).max() <= 1e-9


def test_method_and_pool_change_the_estimates_and_not_the_scenario(run_heatcloak: Run) -> None:
    """Without pooling, the fields of pooled rounds are empty."""
    arguments = ("--rounds", "3", "--seed", "7", "--method", "posterior")
    pooled, alone = (run_json(run_heatcloak, *arguments, *more) for more in ((), ("--pool", "1")))
    assert alone["estimates"] == pooled["estimates"]
    assert (alone["pool"], alone["emd_pooled_mean"], alone["pooled_rounds"]) == (1, None, [])
    assert (alone["emd_pooled_per_round"], alone["pooled_estimates"]) == ([], [])
    assert pooled["emd_pooled_mean"] == pytest.approx(np.mean(pooled["emd_pooled_per_round"]))
    assert pooled["pooled_rounds"][0] == 1
    assert (pooled["lag"], pooled["followed"], pooled["emd_later_per_round"]) == (None, None, [])
    with_bpdn = run_json(run_heatcloak, *arguments, "--method", "bpdn")
    assert (with_bpdn["method"], with_bpdn["beside"], with_bpdn["emd_beside_mean"]) == ("bpdn", None, None)
    assert with_bpdn["emd_pooled_per_round"] == pooled["emd_beside_per_round"], "the readings differ"
    gridless = run_json(run_heatcloak, *arguments, "--method", "gridless")
    assert gridless["method"] == "gridless"
    assert gridless["truth"] == pooled["truth"]
    assert gridless["pooled_rounds"] == pooled["pooled_rounds"], "the method changed which rounds are pooled"
    assert gridless["estimates"] != pooled["estimates"]


def test_a_lag_changes_later_estimates_and_not_the_first_ones(run_heatcloak: Run) -> None:
    arguments = ("--rounds", "4", "--seed", "7")
    never, soon = (run_json(run_heatcloak, *arguments, "--lag", lag) for lag in ("0", "1"))
    assert never["estimates"] == soon["estimates"]
    assert (never["lag"], never["emd_later_mean"]) == (0, None)
    assert never["later_estimates"] == [None] * 4
    assert [each is None for each in soon["later_estimates"]] == [False, False, False, True]


def test_the_default_zone_is_the_documented_one(run_heatcloak: Run) -> None:
    """σ is about 0.64 on a lattice of 2⁻¹², shaped per sensor."""
    run = run_json(run_heatcloak, "--rounds", "1", "--seed", "1")
    assert (run["noise_kind"], run["step"]) == ("rounded-gaussian", 2**-12)
    assert run["sigma"] == pytest.approx(0.6391, abs=1e-4)
    # Over the least scale, 0.748 of that of uniform noise.
    assert run["sensitivity"] == pytest.approx(0.748 * 0.135911, rel=1e-3)
    assert run["attacker_best"] == pytest.approx(0.0392, abs=1e-4)


def test_runs_with_another_seed_or_without_a_seed_differ(run_heatcloak: Run) -> None:
    runs = [
        run_json(run_heatcloak, "--rounds", "1", *seed) for seed in (("--seed", "1"), ("--seed", "2"), (), ())
    ]
    truths = {json.dumps(run["estimates"]) for run in runs}
    assert len(truths) == 4


def test_a_longer_run_has_the_same_epsilon_and_more_noise(run_heatcloak: Run) -> None:
    """The promise covers all of its rounds together."""
    run = run_json(run_heatcloak, "--rounds", "21", "--seed", "7")
    assert run["rounds"] == 21
    assert run["epsilon"] == 4.0
    assert run["sigma"] > 0.6392
    assert "21 rounds" in run["promise"]


def test_without_a_terminal_it_prints_plain_lines_and_writes_summary_and_picture(
    run_heatcloak: Run, tmp_path: Path
) -> None:
    """One line per round without control characters; the files are in the folder given by --out."""
    done = run_heatcloak("demo", "--rounds", "4", "--seed", "7", "--out", "made/here")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert sum(line.startswith("round ") for line in done.stdout.splitlines()) == 4
    assert "; now round 1 0." in done.stdout
    assert "three rounds later" in done.stdout
    assert "0 lost" in done.stdout
    assert "found: each person's number" in done.stdout
    assert "of the corridor at once" in done.stdout
    assert "followed; of" in done.stdout
    assert "people at: the truth, which only a simulation knows" in done.stdout
    assert "regions that should each contain a person with probability about 0.9" in done.stdout
    assert "basis pursuit denoising on the same readings: mean EMD" in done.stdout
    summary = json.loads((tmp_path / "made/here/summary.json").read_text())
    assert summary["published"] == 200
    picture = (tmp_path / "made/here/estimate.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n")
    assert len(picture) > 20_000


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--broker", "127.0.0.1:{unused}"), "broker 127.0.0.1:"),
        (("--port", "{used}"), "choose another with --port"),
        (("--broker", "mosquitto", "--port", "{used}"), "choose another with --port"),
    ],
)
def test_an_unavailable_broker_or_port_is_reported_in_one_line_with_exit_code_1(
    run_heatcloak: Run, mosquitto: Any, unused_port: int, arguments: tuple[str, ...], message: str
) -> None:
    filled = [a.format(unused=unused_port, used=mosquitto.port) for a in arguments]
    done = run_heatcloak("demo", "--rounds", "1", *filled)
    assert done.returncode == 1
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--broker", "nonsense"),
        ("--broker", "localhost:99999"),
        ("--broker", ":1883"),
        ("--broker", "localhost:1883", "--port", "1884"),
        ("--rounds", "0"),
        ("--rounds", "many"),
        ("--port", "0"),
        ("--seed", "x"),
        ("--out", "/proc/heatcloak"),
        ("--method", "guess"),
        ("--pool", "0"),
        ("--pool", "201"),
        ("--lag", "-1"),
        ("--lag", "21"),
        ("--colour", "red"),
    ],
)
def test_invalid_options_exit_with_2_before_anything_starts(
    run_heatcloak: Run, arguments: tuple[str, ...]
) -> None:
    done = run_heatcloak("demo", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("interrupted", [False, True])
def test_no_retained_message_is_left_at_an_external_broker(
    run_heatcloak: Run,
    start_heatcloak: Callable[..., subprocess.Popen[str]],
    mosquitto: Any,
    interrupted: bool,
) -> None:
    """It would describe a zone that no longer exists."""
    broker = f"127.0.0.1:{mosquitto.port}"
    if interrupted:
        process = start_heatcloak("demo", "--rounds", "500", "--broker", broker)
        assert process.stdout is not None
        while not process.stdout.readline().startswith("round"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=15)
    else:
        assert run_heatcloak("demo", "--rounds", "1", "--broker", broker).returncode == 0
    topics: list[str] = []
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_connect = lambda client, *_: client.subscribe("heatcloak/#", qos=1)
    # The broker sends retained messages before the new one.
    client.on_subscribe = lambda client, *_: client.publish("heatcloak/new", b"", qos=1)
    client.on_message = lambda client, userdata, message: topics.append(message.topic)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    wait_until(lambda: "heatcloak/new" in topics)
    client.disconnect()
    client.loop_stop()
    assert topics == ["heatcloak/new"]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("broker", ["embedded", "mosquitto"])
def test_a_signal_stops_the_demo_within_seconds(
    start_heatcloak: Callable[..., subprocess.Popen[str]], mosquitto: Any, broker: str, stop: signal.Signals
) -> None:
    """Without a traceback."""
    process = start_heatcloak("demo", "--rounds", "500", "--broker", broker)
    assert process.stdout is not None
    while not process.stdout.readline().startswith("round"):
        assert process.poll() is None
    start = time.monotonic()
    process.send_signal(stop)
    _, err = process.communicate(timeout=15)
    assert time.monotonic() - start < 12
    assert process.returncode == 1
    assert err == "heatcloak: interrupted; nodes and broker were stopped\n"


def test_a_run_without_utf8_output_succeeds(tmp_path: Path) -> None:
    """Other characters are escaped."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "heatcloak_aggregator"]
    for arguments in (["demo", "--rounds", "1"], ["zone", "calibrate"], ["demo", "--rounds", "1", "--json"]):
        done = subprocess.run(
            [*command, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            check=False,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr


def test_more_interrupts_do_not_stop_the_cleanup(
    start_heatcloak: Callable[..., subprocess.Popen[str]], mosquitto: Any
) -> None:
    process = start_heatcloak("demo", "--rounds", "500", "--broker", f"127.0.0.1:{mosquitto.port}")
    assert process.stdout is not None
    while not process.stdout.readline().startswith("round"):
        assert process.poll() is None
    for _ in range(5):
        process.send_signal(signal.SIGINT)
        time.sleep(0.02)  # else they may arrive as one
    _, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert err == "heatcloak: interrupted; nodes and broker were stopped\n"


def test_a_demo_ends_in_one_line_when_its_broker_is_killed(
    start_heatcloak: Callable[..., subprocess.Popen[str]], mosquitto: Any
) -> None:
    """With exit code 1, without waiting for the remaining rounds."""
    process = start_heatcloak("demo", "--rounds", "500", "--broker", f"127.0.0.1:{mosquitto.port}")
    assert process.stdout is not None
    while not process.stdout.readline().startswith("round"):
        assert process.poll() is None
    mosquitto.kill()
    _, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert err.splitlines()[-1].startswith("heatcloak: broker 127.0.0.1:")
    assert "Traceback" not in err


def test_results_that_cannot_be_written_are_reported_in_one_line(run_heatcloak: Run, tmp_path: Path) -> None:
    """The summary is printed, existing files are unchanged, and no partial file is left."""
    out = tmp_path / "o"
    (out / "estimate.png").mkdir(parents=True)
    (out / ".writable").write_text("mine", encoding="utf-8")
    done = run_heatcloak("demo", "--rounds", "1", "--out", "o")
    assert done.returncode == 1
    assert "readings       50 published, 50 stored, 0 lost" in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert sorted(path.name for path in out.iterdir()) == [".writable", "estimate.png"]
