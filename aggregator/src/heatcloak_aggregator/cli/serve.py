"""``heatcloak serve``: run the aggregator service."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    CaFile,
    CertificateFile,
    DriftForDomain,
    JsonFlag,
    KeyFile,
    MethodForDomain,
    PasswordFile,
    PooledRounds,
    RunningBroker,
    TlsSwitch,
    TrackerLag,
    broker_address,
    tls_settings,
)
from heatcloak_aggregator.method_names import DEFAULT_LAG, DEFAULT_POOLED
from heatcloak_aggregator.signals import run_until_signal
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import require_heat

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from heatcloak_aggregator.http import Metrics, Tokens
    from heatcloak_aggregator.service import Aggregator, ZoneSettings
    from heatcloak_aggregator.service.estimator_host import EstimatorHost
    from heatcloak_shared.scenario import Scenario


TOKEN_FILE = Path("heatcloak.token")
MOST_WORKERS = 1000
MOST_NAMED = 20
"""Zones up to which the log names them."""

log = logging.getLogger(__name__)


class LogFormat(StrEnum):
    """Format of the log: text, or one JSON object per line."""

    TEXT = "text"
    JSON = "json"


def serve(
    zone: Annotated[
        list[Path] | None,
        typer.Option(
            "--zone",
            metavar="PATH",
            help="A zone file, or a folder of zone files, which is followed; repeat for several.",
            show_default=False,
        ),
    ] = None,
    published: Annotated[
        bool, typer.Option("--published", help="Serve the zones that are published in the store, too.")
    ] = False,
    broker: RunningBroker = "localhost",
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    store: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Where to store readings: sqlite:///FILE or postgresql://USER@HOST/NAME."
        ),
    ] = "sqlite:///heatcloak.db",
    grace: Annotated[
        float, typer.Option(min=0.0, max=3600.0, help="Seconds to wait for readings after a round.")
    ] = 2.0,
    window: Annotated[
        float,
        typer.Option(
            min=0.0, max=86400.0, help="Seconds after a round in which late readings update its estimate."
        ),
    ] = 600.0,
    keep_days: Annotated[
        float | None,
        typer.Option(min=0.01, metavar="DAYS", help="Delete older data; by default, nothing is deleted."),
    ] = None,
    http: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Serve health, metrics and a REST API; HOST is 127.0.0.1 by default.",
        ),
    ] = None,
    http_token_file: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Tokens for HTTP access, one per line; created if missing."),
    ] = TOKEN_FILE,
    dashboard: Annotated[
        bool, typer.Option("--dashboard", help="Serve a web dashboard at the address of --http.")
    ] = False,
    log_format: Annotated[LogFormat, typer.Option(help="Format of the log.")] = LogFormat.TEXT,
    scenario: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The simulated world, to print the running EMD. Simulations only."),
    ] = None,
    method: MethodForDomain = None,
    pool: PooledRounds = DEFAULT_POOLED,
    lag: TrackerLag = DEFAULT_LAG,
    drift: DriftForDomain = None,
    workers: Annotated[
        str,
        typer.Option(
            metavar="N|auto",
            help="Worker processes for recovery; auto: one for each core; 0: a thread of the service.",
        ),
    ] = "0",
    dask: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Recover on the Dask cluster of this scheduler, tcp://HOST:8786."
        ),
    ] = None,
    share: Annotated[
        bool,
        typer.Option(
            "--share", help="Share the zones with other services of the same store, which must be PostgreSQL."
        ),
    ] = False,
    home_assistant: Annotated[
        str | None,
        typer.Option(
            metavar="PREFIX",
            help="Describe the rooms of zones to Home Assistant below this discovery prefix, usually "
            "homeassistant.",
        ),
    ] = None,
    traces: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Send a trace of each round to an OpenTelemetry collector."),
    ] = None,
    trace_ratio: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="Share of the rounds that have traces.")
    ] = 1.0,
    check: Annotated[
        bool, typer.Option("--check", help="Check options and zone files, and exit. Opens no store.")
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Receive readings, store them, and publish estimates."""
    from heatcloak_aggregator.cli.report import LineWriter, ZoneReports
    from heatcloak_aggregator.cli.serve_zones import ServedSource, ServeOptions
    from heatcloak_aggregator.logs import configure_logs
    from heatcloak_aggregator.service import Aggregator, AggregatorOptions
    from heatcloak_aggregator.service.home_assistant import check_prefix
    from heatcloak_aggregator.service.monitoring import Observers
    from heatcloak_aggregator.store import Store
    from heatcloak_aggregator.store.database import parse_url as parse_store_url

    configure = partial(configure_logs, as_json=log_format is LogFormat.JSON, level=logging.INFO)
    configure()
    paths, options = zone or [], ServeOptions(grace, window, method, pool, lag, drift, keep_days)
    if scenario is not None and (len(paths) != 1 or published or paths[0].is_dir()):
        raise ConfigError("--scenario describes the world of one zone: give one --zone FILE with it")
    n_workers = _parse_workers(workers)
    if dask is not None:
        from heatcloak_aggregator.dask_client import DASK_EXTRA, check_dask_address

        check_dask_address(dask, DASK_EXTRA)
        if n_workers:
            raise ConfigError("--workers and --dask exclude each other: give one of them")
    address = broker_address(
        broker, user, password_file, tls_settings(tls, ca_file, certificate_file, key_file)
    )
    if home_assistant is not None:
        check_prefix(home_assistant)
    if share and parse_store_url(store).get_backend_name() != "postgresql":
        raise ConfigError("--share needs a store in PostgreSQL: give --store postgresql://USER@HOST/NAME")
    if traces is not None:
        from heatcloak_aggregator.service.traces import RoundTraces, TraceSettings

        trace_settings = TraceSettings(traces, trace_ratio)
    if dashboard and http is None:
        raise ConfigError("--dashboard needs the HTTP server: add --http [HOST:]PORT")
    if check:
        parse_store_url(store)
        if paths or not published:
            ServedSource(paths, options).read()
        if http is not None:
            from heatcloak_aggregator.http import parse_http_address

            parse_http_address(http)
        return
    source = ServedSource(paths, options) if not published else None
    found = None if source is None else source.read()
    world = None
    if scenario is not None and found:
        (only,) = found.values()
        world = load_scenario(scenario, require_heat(only.zone).domain)
    storage = Store(store)
    round_traces = None if traces is None else RoundTraces(trace_settings)
    lines = LineWriter()
    try:
        if source is None or found is None:
            source = ServedSource(paths, options, storage)
            found = source.read() or {}
        metrics = None if http is None else _new_metrics()
        source.log_promises()
        reports = ZoneReports(
            world,
            on_score=(lambda name, emd: None) if metrics is None else metrics.scored,
            as_json=json,
            named=len(found) > 1 or source.changes,
            write=lines,
        )

        def ready() -> None:
            log.info("serving %s at %s, store %s", _served(service), address, storage.where)

        service = Aggregator(
            list(found.values()),
            address,
            storage,
            time.time,
            AggregatorOptions(
                on_estimate=reports.add,
                on_ready=ready,
                observer=Observers(each for each in (metrics, round_traces) if each is not None),
                retention=None if keep_days is None else keep_days * 86400.0,
                home_assistant=home_assistant,
                host=_new_host(n_workers, dask, configure),
                source=source.follow if source.changes else None,
                shares=share,
            ),
        )
        if http is None or metrics is None:
            run_until_signal(service.run())
        else:
            from heatcloak_aggregator.http import make_app

            tokens = _tokens(http_token_file)
            metrics.bind(service)
            shown = None
            if dashboard:
                simulated = [] if world is None else [(each, world) for each in found.values()]
                shown = _dashboard(service, tokens, simulated)
            run_until_signal(_run_with_http(service, http, make_app(service, tokens, metrics, shown)))
        reports.close(service.zones)
    finally:
        if round_traces is not None:
            round_traces.close()
        storage.close()
        lines.close()


def _parse_workers(text: str) -> int:
    """Return the number of worker processes of ``--workers``.

    Raises:
        ConfigError: it is not a number from 0 to 1000 or ``auto``.
    """
    from heatcloak_aggregator.service.worker_processes import available_processors

    if text == "auto":
        return available_processors()
    # Python converts no text of thousands of digits.
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= MOST_WORKERS):
        raise ConfigError(
            f"--workers must be auto or a number from 0 to {MOST_WORKERS}, got {sanitize(text)}"
        )
    return int(text)


def _new_host(workers: int, dask: str | None, configure: Callable[[], None]) -> EstimatorHost:
    from heatcloak_aggregator.service.estimator_host import ThreadHost
    from heatcloak_aggregator.service.worker_processes import ProcessHost

    if dask is not None:
        from heatcloak_aggregator.service.dask_host import DaskHost

        return DaskHost(dask)
    return ProcessHost(workers, configure) if workers else ThreadHost()


def _served(service: Aggregator) -> str:
    """Return the names of the served zones, or how many they are."""
    names = list(service.zones)
    if len(names) > MOST_NAMED:
        return f"{len(names)} zones"
    return f"zone {names[0]}" if len(names) == 1 else f"zones {' '.join(names) or 'that are still to come'}"


def _new_metrics() -> Metrics:
    from heatcloak_aggregator.http import Metrics

    return Metrics()


def _tokens(token_file: Path) -> Tokens:
    from heatcloak_aggregator.http import ensure_token_file, load_tokens

    if ensure_token_file(token_file):
        log.info("created %s: its token gives read access over HTTP", token_file)
    return load_tokens(token_file)


def _dashboard(
    service: Aggregator, tokens: Tokens, simulated: Sequence[tuple[ZoneSettings, Scenario]]
) -> ASGIApp:
    """Return the dashboard of a service.

    Args:
        service: the service.
        tokens: tokens with which visitors log in.
        simulated: the zones whose world is simulated, and their worlds.
    """
    from heatcloak_aggregator.dashboard import SimulatedZone, public_dashboard

    zones = {
        each.zone.name: SimulatedZone(
            require_heat(each.zone), world, each.method, each.pool, drift=each.drift
        )
        for each, world in simulated
    }
    return public_dashboard(service, tokens, zones)


async def _run_with_http(service: Aggregator, address: str, app: ASGIApp) -> None:
    """Run the service and its HTTP server until one fails or both are cancelled."""
    from heatcloak_aggregator.http import HttpServer, parse_http_address
    from heatcloak_aggregator.task_utils import until_first_ends

    where = parse_http_address(address)
    server = HttpServer(app, where)

    async def log_address() -> None:
        await server.ready.wait()
        log.info("HTTP at %s:%d", where.host, server.port)
        await asyncio.Event().wait()

    await until_first_ends(service=service.run(), http=server.run(), log_address=log_address())
