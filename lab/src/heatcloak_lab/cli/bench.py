"""The command ``heatcloak bench``: cost and accuracy, compared with peers."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_lab.cli import bench_service
from heatcloak_lab.cli.bench_run import Limit, Out, Seed, numbers_of, run_benchmarks, sizes_of
from heatcloak_shared.errors import ConfigError

app = typer.Typer(
    help="Run benchmarks against peers.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback()
def all_benchmarks(context: typer.Context, out: Out = None, json: JsonFlag = False) -> None:
    """Run benchmarks; without a command: recovery, emd and noise with default options."""
    if context.invoked_subcommand is not None:
        if out is not None or json:
            raise ConfigError(
                f"--out and --json belong to a command: give them after {context.invoked_subcommand}"
            )
        return
    from heatcloak_lab.benchmarks.emd import EmdBenchmark
    from heatcloak_lab.benchmarks.noise import NoiseBenchmark
    from heatcloak_lab.benchmarks.recovery import RecoveryBenchmark

    run_benchmarks([RecoveryBenchmark(), EmdBenchmark(), NoiseBenchmark()], out, as_json=json)


@app.command()
def recovery(
    sizes: Annotated[
        str, typer.Option(metavar="NxM,…", help="Numbers of locations and sensors.")
    ] = "100x50,300x200,1000x500",
    methods: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Methods to compare; ours is always included.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(help="Rounds at each size.", show_default="as many as fit in 10 s, 3…30")
    ] = None,
    sigma: Annotated[float, typer.Option(help="Noise scale.")] = 0.7,
    spread: Annotated[float, typer.Option(help="T = μt.")] = 0.05,
    radius: Annotated[str, typer.Option(help='"confident", "paper" or a number.')] = "confident",
    limit: Limit = 10.0,
    grow_to: Annotated[
        int,
        typer.Option(
            help="Largest number of locations in the growth curves, ten times that of sensors; 0: no curves."
        ),
    ] = 100_000,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare recovery methods.

    Time, memory, objective, feasibility, gap, EMD, and growth.

    All methods recover the same rounds, in turns. Takes about two minutes with default options.
    """
    from heatcloak_lab.benchmarks.recovery import RecoveryBenchmark

    chosen = RecoveryBenchmark(
        sizes=sizes_of(sizes),
        methods=[] if methods is None else [name.strip() for name in methods.split(",")],
        rounds=rounds,
        sigma=sigma,
        spread=spread,
        radius=radius,
        seed=seed,
        limit=limit,
        grow_to=grow_to,
    )
    run_benchmarks([chosen], out, as_json=json)


@app.command()
def emd(
    sizes: Annotated[
        str, typer.Option(metavar="N,…", help="Lengths of the vectors.")
    ] = "100,1000,10000,100000",
    rounds: Annotated[
        int | None, typer.Option(help="Pairs at each size.", show_default="as many as fit in 2 s, 5…200")
    ] = None,
    graph: Annotated[
        bool, typer.Option("--graph", help="Use random graphs and hops instead of the interval.")
    ] = False,
    sources: Annotated[
        int | None,
        typer.Option(
            help="Nonzero entries of the first vector of each pair; 0: all.",
            show_default="all; on a graph 5",
        ),
    ] = None,
    limit: Limit = 10.0,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare implementations of the earth mover's distance.

    Ours, scipy and POT; on a graph ours, POT and HiGHS.
    """
    from heatcloak_lab.benchmarks.emd import EmdBenchmark

    chosen = EmdBenchmark(
        sizes=numbers_of(sizes), pairs=rounds, seed=seed, limit=limit, graph=graph, sources=sources
    )
    run_benchmarks([chosen], out, as_json=json)


@app.command()
def heat(
    sizes: Annotated[str, typer.Option(metavar="N,…", help="Vertices of the graphs.")] = "3000,10000,100000",
    spread: Annotated[float, typer.Option(help="τ.")] = 2.0,
    repeats: Annotated[int, typer.Option(help="Measurements of each method.")] = 6,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare diffusion on large sparse graphs.

    Our Chebyshev series and scipy's expm_multiply.
    """
    from heatcloak_lab.benchmarks.heat import HeatBenchmark

    run_benchmarks([HeatBenchmark(numbers_of(sizes), spread, repeats, seed)], out, as_json=json)


@app.command()
def heatmaps(
    sizes: Annotated[
        str, typer.Option(metavar="PEOPLExCELLS,…", help="Numbers of people and of cells a side.")
    ] = "200x256,100000x1024",
    epsilon: Annotated[float, typer.Option(help="ε.")] = 1.0,
    limit: Limit = 60.0,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare methods of private heatmaps.

    Time and memory of ours, the paper's, and Laplace noise in each cell.
    """
    from heatcloak_lab.benchmarks.heatmaps import HeatmapBenchmark

    chosen = HeatmapBenchmark(sizes_of(sizes), epsilon, seed, limit)
    run_benchmarks([chosen], out, as_json=json)


@app.command("privacy-map")
def privacy_map(
    sizes: Annotated[
        str, typer.Option(metavar="N,…", help="Cells a side of the mechanisms and of the shortest paths.")
    ] = "40,60,100",
    weight_sizes: Annotated[
        str, typer.Option(metavar="N,…", help="Cells a side where only the weights are found.")
    ] = "20,30,40",
    long: Annotated[
        bool, typer.Option("--long", help="Add our mechanism on 200 x 200 cells, which takes minutes.")
    ] = False,
    limit: Limit = 60.0,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare location mechanisms, and their parts with SciPy.

    Time and memory of mechanisms, weights and shortest paths.
    """
    from heatcloak_lab.benchmarks.privacy_map import PrivacyMapBenchmark

    numbers = numbers_of(sizes)
    chosen = PrivacyMapBenchmark(
        numbers, numbers_of(weight_sizes, "--weight-sizes"), numbers, long, seed, limit
    )
    run_benchmarks([chosen], out, as_json=json)


@app.command()
def noise(
    count: Annotated[int, typer.Option(help="Samples per measurement.")] = 3000,
    repeats: Annotated[int, typer.Option(help="Number of measurements; the median is shown.")] = 7,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Time one sample of the lattice noise.

    Ours, an exact peer, and floating point.
    """
    from heatcloak_lab.benchmarks.noise import NoiseBenchmark

    run_benchmarks([NoiseBenchmark(count, repeats)], out, as_json=json)


@app.command()
def node(
    starts: Annotated[int, typer.Option(help="How often node and peer are started, in turns.")] = 15,
    readings: Annotated[int, typer.Option(help="Number of readings for the processor time.")] = 400,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="A folder on the disk whose wear is measured.", exists=True)
    ] = Path(),
    wear_readings: Annotated[
        int, typer.Option(help="Number of readings for the disk wear, one per second.")
    ] = 3600,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure a node against its MQTT client alone.

    Memory, start, processor time, disk writes.

    Needs mosquitto. Takes about two minutes with default options.
    """
    from heatcloak_lab.benchmarks.node import NodeBenchmark

    run_benchmarks([NodeBenchmark(starts, readings, folder, wear_readings)], out, as_json=json)


@app.command()
def accuracy(
    trials: Annotated[int, typer.Option(help="Draws of each source model at each noise level.")] = 200,
    crowded: Annotated[
        bool, typer.Option("--crowded", help="Use more sources than the method allows.")
    ] = False,
    on_grid: Annotated[bool, typer.Option("--on-grid", help="Place sources at i/n only.")] = False,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure the distance of estimates to the truth.

    Posterior and gridless against basis pursuit.

    Takes a quarter of an hour with default options.
    """
    from heatcloak_lab.benchmarks import studies

    study = partial(studies.accuracy, crowded=crowded, on_grid=on_grid)
    benchmark = studies.StudyBenchmark("accuracy", study, trials, seed, "trials")
    run_benchmarks([benchmark], out, as_json=json)


@app.command()
def tracking(
    worlds: Annotated[int, typer.Option(help="Worlds of each kind.")] = 20,
    kinds: Annotated[
        str, typer.Option(metavar="A,B,…", help="Kinds of worlds.")
    ] = "stands,walks,three,demo,stop-and-go,crowd,prior",
    rounds: Annotated[int, typer.Option(help="Rounds of each world.")] = 20,
    sigma: Annotated[
        float | None,
        typer.Option(help="Noise scale of all sensors.", show_default="those of the default zone"),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", help="Worker processes.", show_default="one per core")
    ] = None,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare the tracker with pooled methods and the exact limit.

    Accuracy, calibration and time on the same simulated worlds.

    Takes three minutes on two idle cores with default options.
    """
    from heatcloak_lab.benchmarks.tracking import TrackingBenchmark
    from heatcloak_lab.experiments.tracking.worlds import TrackingSetting

    names = [kind.strip() for kind in kinds.split(",")]
    chosen = TrackingBenchmark(worlds, names, TrackingSetting(rounds, sigma), jobs, seed)
    run_benchmarks([chosen], out, as_json=json)


@app.command("zone-noise")
def zone_noise(
    trials: Annotated[int, typer.Option(min=2, help="Number of worlds.")] = 400,
    missing: Annotated[
        float, typer.Option(min=0.0, max=0.9, help="Share of the sensors that are missing.")
    ] = 0.0,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare kinds and shapes of a zone's noise.

    Distance of estimates from one person, for the default zone's promise, on the same draws.

    Takes a minute with default options.
    """
    from heatcloak_lab.benchmarks import studies

    study = partial(studies.zone_noise, missing=missing)
    run_benchmarks([studies.StudyBenchmark("zone-noise", study, trials, seed, "trials")], out, as_json=json)


@app.command("room-noise")
def room_noise(
    trials: Annotated[int, typer.Option(min=2, help="Number of worlds with a person in each part.")] = 400,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Compare noise that protects one room and every place.

    Distance of estimates from one person in the room and outside, for noise that protects every place as
    strongly as the room, the room only, or nothing more than the rest, on the same draws.

    Takes a few minutes with default options.
    """
    from heatcloak_lab.benchmarks import studies

    study = studies.StudyBenchmark("room-noise", studies.room_noise, trials, seed, "trials")
    run_benchmarks([study], out, as_json=json)


@app.command()
def floor(
    trials: Annotated[int, typer.Option(min=2, help="Number of worlds for each number of people.")] = 100,
    plan: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A floor plan. [default: the example office]")
    ] = None,
    sensors: Annotated[
        list[str] | None,
        typer.Option(metavar="SENSOR", help="Kind of sensors, or ideal. [default: ideal, ds18b20, amg8833]"),
    ] = None,
    methods: Annotated[
        list[str] | None, typer.Option("--method", help="Only this method; may be repeated.")
    ] = None,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Measure recovery on a floor beside the exact posterior.

    Distance of estimates in metres, and how often the occupied rooms are found, for one to three people who
    stand still, in one round and in a budget period; time of a round, and time and memory of the preparation.

    Takes about an hour with default options.
    """
    from heatcloak_aggregator.plans.plan_file import example_text, load_plan, parse_plan
    from heatcloak_lab.benchmarks import studies

    floor_plan = parse_plan(example_text("office")) if plan is None else load_plan(plan)
    study = partial(
        studies.floor, plan=floor_plan, sensors=sensors or ("ideal", "ds18b20", "amg8833"), methods=methods
    )
    run_benchmarks([studies.StudyBenchmark("floor", study, trials, seed, "trials")], out, as_json=json)


@app.command()
def calibration(
    draws: Annotated[int, typer.Option(help="Draws from the prior.")] = 1500,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Check the stated probabilities of vicinities.

    A vicinity of the posterior must contain a source with its probability.
    """
    from heatcloak_lab.benchmarks import studies

    benchmark = studies.StudyBenchmark("calibration", studies.calibration, draws, seed, "draws")
    run_benchmarks([benchmark], out, as_json=json)


for _command in (bench_service.service, bench_service.city, bench_service.store, bench_service.dashboard):
    app.command()(_command)
