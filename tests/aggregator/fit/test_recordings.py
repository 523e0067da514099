"""Recordings: hostile files, means with their errors, drift of the empty room, and steadiness."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.fit import recording_file
from heatcloak_aggregator.fit.recording_file import Recording, is_open_to_others, load_recording
from heatcloak_aggregator.fit.recordings import reduce_recordings
from heatcloak_aggregator.fit.session import Period, Session
from heatcloak_shared.errors import ConfigError

HEADER = {
    "v": 1,
    "kind": "recording",
    "zone": "z",
    "node": "n01",
    "sensor": "ds18b20",
    "unit": "as the sensor reports",
    "interval": 10.0,
    "started": 0.0,
    "until": 100.0,
}
FIRST = json.dumps(HEADER)
STEP = 0.0625


def written(tmp_path: Path, *lines: str, end: str = "\n") -> Path:
    path = tmp_path / "n01.jsonl"
    path.write_bytes(("\n".join(lines) + end).encode())
    return path


def refusal(path: Path) -> str:
    with pytest.raises(ConfigError) as caught:
        load_recording(path)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500
    return str(caught.value)


def test_a_recording_is_read(tmp_path: Path) -> None:
    lines = ['{"t":10.5,"value":20.5}', '{"t":20,"fault":"no answer"}', '{"t":30,"value":21}', '{"end":40}']
    found = load_recording(written(tmp_path, FIRST, *lines))
    assert (found.node, found.zone, found.sensor, found.interval) == ("n01", "z", "ds18b20", 10.0)
    assert found.times.tolist() == [10.5, 30.0]
    assert found.values.tolist() == [20.5, 21.0]
    assert found.faults == 1


def test_a_clock_that_was_set_back_is_refused_with_its_line(tmp_path: Path) -> None:
    lines = ['{"t":10,"value":20.5}', '{"t":30,"value":21}', '{"t":20,"value":21}']
    assert "line 4: the time goes back" in refusal(written(tmp_path, FIRST, *lines))


@pytest.mark.parametrize("last", ['{"t":20,"val', '{"t":20', "{", "\x00\x00\x00"])
def test_a_last_line_that_is_cut_off_is_left_out(tmp_path: Path, last: str) -> None:
    found = load_recording(written(tmp_path, FIRST, '{"t":10,"value":20.5}', last, end=""))
    assert found.values.tolist() == [20.5]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([""], "line 1: not a line of a recording"),
        (['{"v":2}'], "line 1: not the start of a recording of version 1"),
        ([FIRST.replace("recording", "replay")], "line 1: not the start of a recording"),
        ([FIRST.replace('"n01"', "1")], "line 1: node is missing or invalid"),
        ([FIRST.replace("10.0", "0")], "line 1: interval is missing or invalid"),
        ([FIRST.replace("10.0", '"a"')], "line 1: interval is missing or invalid"),
        ([FIRST, "[1, 2]"], "line 2: not a line of a recording"),
        ([FIRST, '{"t":1}'], "line 2: not a line of a recording"),
        ([FIRST, '{"t":NaN,"value":1}'], "line 2"),
        ([FIRST, '{"t":1,"value":Infinity}'], "line 2"),
        ([FIRST, '{"t":1,"value":true}'], "line 2"),
        ([FIRST, '{"t":1,"value":"20"}'], "line 2"),
        ([FIRST, '{"t":1,"value":1e300}'], "line 2"),
        ([FIRST, '{"t":1,"value":1' + "0" * 400 + "}"], "line 2"),
        ([FIRST, '{"t":1,"value":1' + "0" * 4000 + "}"], "line 2"),
        ([FIRST, "[" * 4000], "line 2: not a line of a recording"),
        ([FIRST, "[" * 5000], "line 2: more than 4096 bytes"),
        ([FIRST, '{"end":1}', '{"t":1,"value":1}'], "line 3: a line after the end"),
    ],
)
def test_malformed_lines_are_refused_with_their_number(
    tmp_path: Path, lines: list[str], expected: str
) -> None:
    assert expected in refusal(written(tmp_path, *lines))


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    assert "has no complete first line" in refusal(written(tmp_path, end=""))


def test_an_endless_first_line_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert "line 1: more than 4096 bytes" in refusal(path)


def test_too_many_lines_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording_file, "MOST_READINGS", 3)
    assert "line 4: more than 3 readings" in refusal(written(tmp_path, FIRST, *['{"t":1,"value":1}'] * 3))


def test_pipes_and_folders_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "give the path of a recording" in refusal(tmp_path / "pipe")
    assert "give the path of a recording" in refusal(tmp_path)
    assert "No such file" in refusal(tmp_path / "no")


@given(st.binary(max_size=300))
def test_any_bytes_are_a_recording_or_an_error(tmp_path_factory: pytest.TempPathFactory, tail: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.jsonl"
    for content in (tail, FIRST.encode() + b"\n" + tail):
        path.write_bytes(content)
        try:
            load_recording(path)
        except ConfigError as error:
            assert "\n" not in str(error)


def test_access_of_other_users_is_seen(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    path.chmod(0o600)
    assert not is_open_to_others(path)
    path.chmod(0o640)
    assert is_open_to_others(path)


def recording(
    values: npt.ArrayLike, node: str = "n01", interval: float = 10.0, start: float = 0.0
) -> Recording:
    found = np.asarray(values, dtype=np.float64)
    times = start + interval * np.arange(len(found), dtype=np.float64)
    return Recording(node, "z", node, "ds18b20", interval, times, found, 0)


def session(positions: int = 4, length: float = 3600.0, between: int = 2) -> Session:
    """Return a session that begins and ends with an empty period, and has one after every few positions."""
    periods, now = [], 0.0
    for number in range(positions):
        if number % between == 0:
            periods.append(Period("empty", now, now + length))
            now += length
        periods.append(Period("heater", now, now + length, (1.0 + number, 1.0), 500.0))
        now += length
    return Session("p", "h", (*periods, Period("empty", now, now + length)))


def levels(steps: Session, rises: Sequence[float], interval: float = 10.0) -> FloatArray:
    """Return what a sensor without delay reads over a session: 20, and more with the heater."""
    values = []
    heater = iter(rises)
    for period in steps.periods:
        level = 20.0 + (0.0 if period.at is None else next(heater))
        values += [level] * round(((period.stop or 0.0) - period.start) / interval)
    return np.array(values)


def test_rises_are_the_last_third_over_the_empty_room() -> None:
    steps = session()
    rng = np.random.default_rng(1)
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    # What happens in the first two thirds of a period does not count.
    for period in steps.heater:
        values[int(period.start / 10.0) : int(period.start / 10.0) + 120] += 5.0
    found = reduce_recordings([recording(values + 0.01 * rng.standard_normal(len(values)))], steps, ["n01"])
    assert found.trials.rises[0] == pytest.approx([1.0, 2.0, 3.0, 4.0], abs=0.01)
    assert found.baselines == pytest.approx([20.0], abs=0.01)
    assert found.trials.positions.tolist() == [[1.0, 1.0], [2.0, 1.0], [3.0, 1.0], [4.0, 1.0]]
    assert found.warnings == ()


def test_linear_drift_of_the_empty_room_is_removed() -> None:
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    # A piecewise linear drift with its corners in the middles of the windows of empty periods.
    corners = [period.start + 0.75 * 3600.0 for period in steps.empty]
    drift = np.interp(10.0 * np.arange(len(values)) + 5.0, corners, [0.0, 0.8, -0.4])
    found = reduce_recordings([recording(values + drift)], steps, ["n01"], step=0.0)
    assert found.trials.rises[0] == pytest.approx([1.0, 2.0, 3.0, 4.0], abs=0.03)
    drifts = [each for each in found.warnings if "empty room changed" in each]
    assert [each.split(" between")[0][-3:] for each in drifts] == [".74", "1.1"]
    assert "record empty periods more often" in drifts[0]


def test_an_unsteady_period_is_reported() -> None:
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    second = int(steps.heater[1].start / 10.0)
    values[second : second + 360] += 2.0 * -np.exp(-np.arange(360) / 120.0)
    rng = np.random.default_rng(1)
    found = reduce_recordings([recording(values + 0.01 * rng.standard_normal(len(values)))], steps, ["n01"])
    (warning,) = found.warnings
    assert "(500 W at [2, 1]) is not steady: n01 changed by 16 % of its rise" in warning
    assert warning.endswith("leave the heater on longer")


def test_noise_alone_is_not_unsteady() -> None:
    steps = session()
    rng = np.random.default_rng(2)
    values = levels(steps, [0.1, 0.1, 0.1, 0.1])
    found = reduce_recordings([recording(values + 0.3 * rng.standard_normal(len(values)))], steps, ["n01"])
    assert found.warnings == ()


@pytest.mark.parametrize(("memory", "most"), [(0.0, 1.1), (0.8, 1.2), (0.9, 1.4)])
def test_errors_are_those_of_correlated_noise(memory: float, most: float) -> None:
    """A block has twenty readings here: noise with a memory of ten is underestimated a little."""
    steps = session()
    rng = np.random.default_rng(3)
    scores = []
    for _ in range(60):
        noise = rng.standard_normal(len(levels(steps, [1.0] * 4)))
        for index in range(1, len(noise)):
            noise[index] += memory * noise[index - 1]
        found = reduce_recordings(
            [recording(levels(steps, [1.0] * 4) + 0.1 * noise)], steps, ["n01"], step=0.0
        )
        scores.append((found.trials.rises[0] - 1.0) / found.trials.errors[0])
    assert 0.6 < float(np.std(scores)) < most


def test_readings_that_never_change_have_the_error_of_a_step() -> None:
    steps = session()
    values = levels(steps, [1.01, 2.02, 3.03, 4.04])
    # On the way to its steady value, a sensor reports others, which tell the step.
    values[int(steps.heater[0].start / 10.0)] -= STEP
    found = reduce_recordings([recording(np.round(values / STEP) * STEP)], steps, ["n01"])
    # Those of the heater and of the empty room.
    least = math.sqrt(2.0) * STEP / math.sqrt(12.0)
    assert found.trials.errors == pytest.approx(np.full((1, 4), least), rel=0.01)


@pytest.mark.parametrize("noise", [0.0, 0.1, 0.3, 0.7])
def test_errors_of_rounding_are_as_large_as_stated(noise: float) -> None:
    """In units of the step: noise of a fraction of a step averages the error of rounding out."""
    steps = session()
    rng = np.random.default_rng(4)
    wrong, stated = [], []
    for _ in range(50):
        rises = rng.uniform(1.0, 3.0, 4)
        values = levels(steps, rises.tolist()) + rng.uniform(0.0, STEP)
        values += STEP * noise * rng.standard_normal(len(values))
        found = reduce_recordings([recording(np.round(values / STEP) * STEP)], steps, ["n01"], step=STEP)
        wrong += (found.trials.rises[0] - rises).tolist()
        stated += found.trials.errors[0].tolist()
    actual = math.sqrt(float(np.mean(np.square(wrong))))
    assert actual < 1.2 * math.sqrt(float(np.mean(np.square(stated))))
    assert np.mean(stated) < 0.6 * STEP


def test_recordings_of_one_node_are_joined() -> None:
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    rng = np.random.default_rng(5)
    values = values + 0.01 * rng.standard_normal(len(values))
    half = len(values) // 2
    parts = [recording(values[half:], start=10.0 * half), recording(values[:half])]
    whole = reduce_recordings([recording(values)], steps, ["n01"])
    assert reduce_recordings(parts, steps, ["n01"]).trials.rises == pytest.approx(whole.trials.rises)


def test_a_recording_that_is_given_twice_counts_once() -> None:
    """Otherwise a sensor of which most readings are missing would seem complete."""
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    values = values + 0.01 * np.random.default_rng(7).standard_normal(len(values))
    period = steps.heater[1]
    whole = recording(values)
    late = (whole.times >= period.start) & (whole.times < (period.stop or 0.0)) & (whole.times % 30.0 > 5.0)
    partial = Recording("n01", "z", "n01", "ds18b20", 10.0, whole.times[~late], whole.values[~late], 0)
    other = recording(values, "n02")
    once, twice = (reduce_recordings([*[partial] * count, other], steps, ["n01", "n02"]) for count in (1, 2))
    assert np.isnan(once.trials.rises[0]).tolist() == [False, True, False, False]
    assert np.array_equal(twice.trials.rises, once.trials.rises, equal_nan=True)
    assert np.array_equal(twice.trials.errors, once.trials.errors)


def test_missing_readings_are_nan_and_reported() -> None:
    steps = session()
    rng = np.random.default_rng(6)
    values = levels(steps, [1.0, 2.0, 3.0, 4.0]) + 0.01 * rng.standard_normal(3600 * 7 // 10)
    other = recording(values, "n02")
    period = steps.heater[2]
    kept = (other.times < period.start) | (other.times >= (period.stop or 0.0) - 500.0)
    other = Recording("n02", "z", "n02", "ds18b20", 10.0, other.times[kept], other.values[kept], 5)
    found = reduce_recordings([recording(values), other], steps, ["n01", "n02"])
    assert np.isnan(found.trials.rises).tolist() == [[False] * 4, [False, False, True, False]]
    (warning,) = found.warnings
    assert "n02 lacks readings for 1 of 4 positions" in warning


def test_a_sensor_that_never_changes_at_all_is_refused() -> None:
    steps = session()
    with pytest.raises(ConfigError, match="no usable readings of n01"):
        reduce_recordings([recording(np.full(3600 * 7 // 10, 20.0))], steps, ["n01"])


def test_nodes_without_a_recording_are_refused() -> None:
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    with pytest.raises(ConfigError, match="no usable readings of n02, n03, n04, n05, n06 and 1 more: give"):
        reduce_recordings([recording(values)], steps, [f"n0{number}" for number in range(1, 8)])


def test_a_position_that_nobody_recorded_is_refused() -> None:
    steps = session()
    values = levels(steps, [1.0, 2.0, 3.0, 4.0])
    with pytest.raises(ConfigError, match=r"in the period from .* \(500 W at \[1, 1\]\): record it again"):
        reduce_recordings([recording(values[800:], start=8000.0)], steps, ["n01"])


@pytest.mark.parametrize(
    ("node", "zone", "expected"),
    [
        ("n09", "z", "is of node 'n09', which is no sensor of the plan"),
        ("n01", "other", "is of zone 'other', and n01 of zone 'z'"),
    ],
)
def test_recordings_of_others_are_refused(node: str, zone: str, expected: str) -> None:
    steps = session()
    one = recording(levels(steps, [1.0, 2.0, 3.0, 4.0]))
    other = Recording("file", zone, node, "ds18b20", 10.0, one.times, one.values, 0)
    with pytest.raises(ConfigError, match=expected):
        reduce_recordings([one, other], steps, ["n01"])
