"""``heatcloak bench``: what ours costs and how good it is, beside its peers, in one run."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_lab.cli.bench_run import carry_out, numbers_of, sizes_of
from heatcloak_shared.errors import ConfigError

app = typer.Typer(
    help="The benchmarks, against peers, in one run.", invoke_without_command=True, rich_markup_mode=None
)

Seed = Annotated[int, typer.Option(help="What is measured is drawn from it.")]
Out = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write JSON, CSV and, where there is one, the figure here.")
]
Limit = Annotated[float, typer.Option(metavar="SECONDS", help="What takes longer is beyond the limit.")]


@app.callback()
def all_benchmarks(context: typer.Context, out: Out = None, json: JsonFlag = False) -> None:
    """Ours beside its peers; without a command: recovery, emd and noise, as they are by default."""
    if context.invoked_subcommand is not None:
        if out is not None or json:
            raise ConfigError(
                f"--out and --json belong to a command: give them after {context.invoked_subcommand}"
            )
        return
    from heatcloak_lab.benchmarks.emd import EmdBenchmark
    from heatcloak_lab.benchmarks.noise import NoiseBenchmark
    from heatcloak_lab.benchmarks.recovery import RecoveryBenchmark

    carry_out([RecoveryBenchmark(), EmdBenchmark(), NoiseBenchmark()], out, as_json=json)


@app.command()
def recovery(
    sizes: Annotated[
        str, typer.Option(metavar="NxM,…", help="Places and sensors to compare at.")
    ] = "100x50,300x200,1000x500",
    methods: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Methods to compare; ours is always there.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(help="Rounds at each size.", show_default="what fits 10 s, 3…30")
    ] = None,
    sigma: Annotated[float, typer.Option(help="Noise scale.")] = 0.7,
    spread: Annotated[float, typer.Option(help="T = μt.")] = 0.05,
    radius: Annotated[str, typer.Option(help='"confident", "paper" or a number.')] = "confident",
    limit: Limit = 10.0,
    grow_to: Annotated[
        int, typer.Option(help="Most places of the growth curves, and ten times the most sensors; 0: none.")
    ] = 100_000,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Recovery methods beside each other: time, memory, objective, feasibility, gap, EMD, and growth.

    All methods are given the same rounds, in turns. Takes about two minutes as it is.
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
    carry_out([chosen], out, as_json=json)


@app.command()
def emd(
    sizes: Annotated[
        str, typer.Option(metavar="N,…", help="Entries of the vectors.")
    ] = "100,1000,10000,100000",
    rounds: Annotated[
        int | None, typer.Option(help="Pairs at each size.", show_default="what fits 2 s, 5…200")
    ] = None,
    graph: Annotated[
        bool, typer.Option("--graph", help="On random graphs, in hops, not on the interval.")
    ] = False,
    sources: Annotated[
        int | None,
        typer.Option(
            help="Places of each pair's first vector that have any; 0: all.",
            show_default="all; on a graph 5",
        ),
    ] = None,
    limit: Limit = 10.0,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """The earth mover's distance: ours, scipy and POT; on a graph ours, POT and HiGHS."""
    from heatcloak_lab.benchmarks.emd import EmdBenchmark

    chosen = EmdBenchmark(
        sizes=numbers_of(sizes), pairs=rounds, seed=seed, limit=limit, graph=graph, sources=sources
    )
    carry_out([chosen], out, as_json=json)


@app.command()
def heat(
    sizes: Annotated[str, typer.Option(metavar="N,…", help="Vertices of the graphs.")] = "3000,10000,100000",
    spread: Annotated[float, typer.Option(help="τ.")] = 2.0,
    repeats: Annotated[int, typer.Option(help="How often each has its turn.")] = 6,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Diffusion on large sparse graphs: our Chebyshev series and scipy's expm_multiply."""
    from heatcloak_lab.benchmarks.heat import HeatBenchmark

    carry_out([HeatBenchmark(numbers_of(sizes), spread, repeats, seed)], out, as_json=json)


@app.command()
def noise(
    count: Annotated[int, typer.Option(help="Samples in one measurement.")] = 3000,
    repeats: Annotated[int, typer.Option(help="Measurements, of which the median is shown.")] = 7,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """One sample of the lattice noise: ours, an exact peer, and floating point."""
    from heatcloak_lab.benchmarks.noise import NoiseBenchmark

    carry_out([NoiseBenchmark(count, repeats)], out, as_json=json)


@app.command()
def node(
    starts: Annotated[int, typer.Option(help="How often node and peer are started, in turns.")] = 15,
    readings: Annotated[int, typer.Option(help="Readings to measure processor time over.")] = 400,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="On the disk whose wear is measured.", exists=True)
    ] = Path(),
    wear_readings: Annotated[int, typer.Option(help="Readings to measure wear over, one a second.")] = 3600,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """What a node costs a small machine, beside its MQTT client alone: memory, start, processor, disk.

    Needs mosquitto. Takes about two minutes as it is.
    """
    from heatcloak_lab.benchmarks.node import NodeBenchmark

    carry_out([NodeBenchmark(starts, readings, folder, wear_readings)], out, as_json=json)


@app.command()
def service(
    pairs: Annotated[int, typer.Option(help="How often service and bare loop have their turn.")] = 6,
    rounds: Annotated[int, typer.Option(help="Rounds of 50 readings that come in a turn.")] = 1000,
    nodes: Annotated[str, typer.Option(metavar="N,…", help="Sizes of zones to serve.")] = "50,500,2000,5000",
    seconds: Annotated[int, typer.Option(help="How long each is served.")] = 20,
    stalled: Annotated[int, typer.Option(help="Readings that come while the store is stalled.")] = 100_000,
    large: Annotated[int, typer.Option(help="Large messages that come then.")] = 20_000,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="On the disk of the stores.", exists=True)
    ] = Path(),
    store: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Another store to measure, a PostgreSQL's.", show_default=False),
    ] = None,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """What the service takes in for good, beside a bare MQTT loop; growth with nodes; the end of its memory.

    Needs mosquitto. Takes about five minutes as it is.
    """
    from heatcloak_lab.benchmarks.service.benchmark import ServiceBenchmark

    chosen = ServiceBenchmark(
        pairs, rounds, numbers_of(nodes, "--nodes"), seconds, folder, store, stalled, large
    )
    carry_out([chosen], out, as_json=json)


@app.command()
def accuracy(
    trials: Annotated[int, typer.Option(help="Draws of each world at each noise.")] = 200,
    crowded: Annotated[bool, typer.Option("--crowded", help="More sources than the method allows.")] = False,
    on_grid: Annotated[bool, typer.Option("--on-grid", help="Sources at i/n only, not anywhere.")] = False,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """How far are estimates from the truth? Posterior and gridless beside basis pursuit.

    Takes a quarter of an hour as it is.
    """
    from heatcloak_lab.benchmarks import studies
    from heatcloak_lab.benchmarks.studies import StudyBenchmark

    study = partial(studies.accuracy, crowded=crowded, on_grid=on_grid)
    chosen = StudyBenchmark("accuracy", study, trials, seed, "trials")
    carry_out([chosen], out, as_json=json)


@app.command()
def calibration(
    draws: Annotated[int, typer.Option(help="Worlds that are drawn from the prior.")] = 1500,
    seed: Seed = 0,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Do the vicinities of the posterior hold a source as often as they claim?"""
    from heatcloak_lab.benchmarks import studies
    from heatcloak_lab.benchmarks.studies import StudyBenchmark

    chosen = StudyBenchmark("calibration", studies.calibration, draws, seed, "draws")
    carry_out([chosen], out, as_json=json)
