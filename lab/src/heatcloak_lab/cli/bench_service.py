"""The commands of ``heatcloak bench`` that measure the aggregator: service, city, store and dashboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_lab.cli.bench_run import Out, Seed, numbers_of, run_benchmarks


def service(
    pairs: Annotated[int, typer.Option(help="How often the service and the bare loop take turns.")] = 6,
    rounds: Annotated[int, typer.Option(help="Rounds of 50 readings in each turn.")] = 1000,
    nodes: Annotated[
        str, typer.Option(metavar="N,…", help="Zone sizes for the growth.")
    ] = "50,500,2000,5000",
    seconds: Annotated[int, typer.Option(help="Duration for each size.")] = 20,
    stalled: Annotated[
        int, typer.Option(help="Number of readings sent while the store is locked.")
    ] = 100_000,
    large: Annotated[
        int, typer.Option(help="Number of large messages sent while the store is locked.")
    ] = 20_000,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="A folder on the disk of the stores.", exists=True)
    ] = Path(),
    store: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Also measure this store, such as PostgreSQL.", show_default=False),
    ] = None,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure the service against a bare MQTT loop.

    Ingest rate, growth with nodes, memory under pressure.

    Needs mosquitto. Takes about five minutes with default options.
    """
    from heatcloak_lab.benchmarks.service.benchmark import ServiceBenchmark

    chosen = ServiceBenchmark(
        pairs, rounds, numbers_of(nodes, "--nodes"), seconds, folder, store, stalled, large
    )
    run_benchmarks([chosen], out, as_json=json)


def dashboard(
    pages: Annotated[int, typer.Option(help="Open pages.")] = 20,
    pairs: Annotated[int, typer.Option(help="How often turns with and without pages are measured.")] = 6,
    rounds: Annotated[int, typer.Option(help="Rounds of 50 readings in each turn of the ingest.")] = 1000,
    seconds: Annotated[int, typer.Option(help="Rounds of a second in each turn of the latency.")] = 20,
    memory_rounds: Annotated[int, typer.Option(help="Rounds for the memory.")] = 2000,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="A folder on the disk of the store.", exists=True)
    ] = Path(),
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure what open pages of the dashboard cost.

    Ingest rate and latency of estimates with and without them, and memory.

    Needs mosquitto. Takes about eleven minutes with default options.
    """
    from heatcloak_lab.benchmarks.service.dashboard import DashboardBenchmark

    chosen = DashboardBenchmark(pages, pairs, rounds, seconds, memory_rounds, folder)
    run_benchmarks([chosen], out, as_json=json)


def store(
    readings: Annotated[int, typer.Option(help="Readings in each store.")] = 1_000_000,
    zones: Annotated[int, typer.Option(help="Zones that they are of.")] = 100,
    nodes: Annotated[int, typer.Option(help="Nodes of each zone.")] = 20,
    days: Annotated[int, typer.Option(help="Days that they are of.")] = 30,
    requests: Annotated[int, typer.Option(help="Measured requests of each kind.")] = 300,
    peer: Annotated[bool, typer.Option("--peer/--no-peer", help="Measure SQLite too.")] = True,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="A folder on the disk of the stores.", exists=True)
    ] = Path(),
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure a store of many readings.

    Requests over HTTP, added batches, export and retention, in PostgreSQL and SQLite.

    Needs the server programs of PostgreSQL. Takes about two minutes with default options. With
    --readings 30000000 --no-peer it takes nine minutes on idle cores, and 20 GB.
    """
    from heatcloak_lab.benchmarks.store.benchmark import StoreBenchmark

    chosen = StoreBenchmark(readings, zones, nodes, days, requests, peer, folder, seed)
    run_benchmarks([chosen], out, as_json=json)


def city(
    method: Annotated[
        str, typer.Option(help="Recovery method: bpdn, posterior, tracker or another one.")
    ] = "posterior",
    workers: Annotated[
        str, typer.Option(metavar="N,…", help="Numbers of worker processes to compare.")
    ] = "1,2",
    nodes: Annotated[int, typer.Option(help="Nodes of a zone.")] = 20,
    period: Annotated[float, typer.Option(help="Seconds of a round.")] = 1.0,
    other_nodes: Annotated[
        int, typer.Option(help="Nodes of a zone at the size whose capacity is predicted; 0: no prediction.")
    ] = 40,
    other_period: Annotated[float, typer.Option(help="Seconds of a round at that size.")] = 2.0,
    zones: Annotated[int, typer.Option(help="Zones of the city for which machines are counted.")] = 1000,
    seconds: Annotated[float, typer.Option(help="Duration of each run.")] = 10.0,
    steps: Annotated[int, typer.Option(help="Runs of a search for a capacity; more at the other size.")] = 4,
    most_zones: Annotated[int, typer.Option(help="Zones of a run at most.")] = 9999,
    folder_zones: Annotated[
        int, typer.Option(help="Measure a folder with so many zones, and nothing else; 0: the capacity.")
    ] = 0,
    changed: Annotated[int, typer.Option(help="Zones that are added to that folder and removed.")] = 100,
    folder_period: Annotated[float, typer.Option(help="Seconds of a round of the folder's zones.")] = 20.0,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="A folder on the disk of the stores.", exists=True)
    ] = Path(),
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure and predict how many zones a machine serves.

    Zones, lag and cost by number of workers, behaviour beyond saturation, what saturates first, and how good
    the prediction for another size is. Or start-up, memory and changes of a folder of many zones.

    Needs mosquitto and Linux. Takes six minutes with default options, and ten with --method tracker; a
    folder of 1000 zones three.
    """
    from heatcloak_lab.benchmarks.city.benchmark import CityBenchmark

    chosen = CityBenchmark(
        method=None if folder_zones else method,
        workers=numbers_of(workers, "--workers"),
        nodes=nodes,
        period=period,
        seconds=seconds,
        steps=steps,
        most_zones=most_zones,
        other=(other_nodes, other_period) if other_nodes else None,
        zones=zones,
        folder_zones=folder_zones,
        changed=changed,
        folder_period=folder_period,
        folder=folder,
    )
    run_benchmarks([chosen], out, as_json=json)
