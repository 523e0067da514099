"""``heatcloak fit practice``: a simulated calibration, to try out the steps without a room."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_shared.sanitize import shown_path


class PracticeSensor(StrEnum):
    """Sensors that can be simulated."""

    DS18B20 = "ds18b20"
    TMP117 = "tmp117"
    AMG8833 = "amg8833"
    IDEAL = "ideal"


def practice(
    plan: Annotated[Path, typer.Argument(metavar="PLAN", help="The plan file.", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write into.", show_default=False)],
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Seed of the room and the noise.")] = 0,
    positions: Annotated[int, typer.Option(min=4, max=100, help="Positions of the heater.")] = 12,
    sensor: Annotated[PracticeSensor, typer.Option(help="The sensors to simulate.")] = PracticeSensor.DS18B20,
    watts: Annotated[float, typer.Option(min=1.0, max=10_000.0, help="Power of the heater.")] = 500.0,
    day_rounds: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Rounds in a day of world.toml.")
    ] = 96,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing files.")] = False,
) -> None:
    """Simulate a session and the recordings of all nodes.

    The walls, length and gains of the room are drawn at random, and so are the errors of the sensors.
    truth.json has them, to compare them with the fit. world.toml is a day of a person in the same room, for
    heatcloak fleet --fit --scenario.
    """
    import numpy as np

    from heatcloak_aggregator.output_folder import make_folder
    from heatcloak_aggregator.plans.plan_checks import check_plan
    from heatcloak_aggregator.plans.plan_file import load_plan
    from heatcloak_lab.room_simulation import (
        SENSORS,
        Schedule,
        calibration_files,
        day_in_rooms,
        heater_positions,
        random_room,
        session_of,
        simulate_calibration,
        world_text,
        write_calibration,
    )
    from heatcloak_shared.errors import ConfigError

    floor = load_plan(plan)
    check_plan(floor)
    if not floor.sensors:
        raise ConfigError(f"{shown_path(plan)}: has no sensors: add each as [[sensor]]")
    world_file = out / "world.toml"
    if not force:
        for path in (*calibration_files(floor, out), world_file):
            if os.path.lexists(path):
                raise ConfigError(f"{shown_path(path)}: exists: --force overwrites it")
    make_folder(out)
    rng = np.random.default_rng(seed)
    room = random_room(len(floor.sensors), rng)
    schedule = Schedule()
    session = session_of(floor, heater_positions(floor, positions, rng), watts, schedule)
    properties = SENSORS[sensor.value]
    found = simulate_calibration(floor, room, session, properties, rng, interval=schedule.interval)
    recordings = write_calibration(found, out)
    world = world_text(room, properties, day_in_rooms(floor, rng, day_rounds), day_rounds)
    world_file.write_text(world, encoding="utf-8")
    print(
        f"{shown_path(out)}: session of {positions} positions, {len(recordings)} recordings, truth.json and "
        "world.toml"
    )
    shown = shown_path(out)
    print(
        f"Next: heatcloak fit solve {shown}/session.toml {shown}/*.jsonl --plan {shown_path(plan)} "
        f"--out {shown}/fit.toml"
    )
