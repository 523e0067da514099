"""``heatcloak serve``: run the aggregator service."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from enum import StrEnum
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
from heatcloak_aggregator.method_names import (
    BPDN,
    DEFAULT_LAG,
    DEFAULT_POOLED,
    NO_DRIFT,
    default_drift,
    default_method,
)
from heatcloak_aggregator.signals import run_until_signal
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import AnyZone, Zone, load_any_zone, require_heat

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from heatcloak_aggregator.http import Metrics, Tokens
    from heatcloak_aggregator.service import Aggregator
    from heatcloak_shared.scenario import Scenario


MOST_WAITING = 10_000
"""Limit on waiting lines; further ones are dropped."""


class LineWriter:
    """Writes lines to standard output, in order.

    Attributes:
        dropped: number of lines that were not written because the reader was too slow.
    """

    def __init__(self) -> None:
        self.dropped = 0
        self._queue: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._error: OSError | None = None
        sys.stdout.flush()
        # Not through sys.stdout: the interpreter would wait for it at exit.
        self._descriptor = sys.stdout.fileno()
        self._thread = threading.Thread(target=self._write_all, name="output", daemon=True)
        self._thread.start()

    def __call__(self, line: str) -> None:
        """Queue a line.

        Raises:
            OSError: an earlier one could not be written.
        """
        if self._error is not None:
            raise self._error
        try:
            self._queue.put_nowait(f"{line}\n".encode(sys.stdout.encoding, "backslashreplace"))
        except queue.Full:
            self.dropped += 1

    def close(self, timeout: float = 1.0) -> None:
        """Wait at most ``timeout`` seconds until all lines are written.

        Raises:
            OSError: a line could not be written.
        """
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            return
        self._thread.join(timeout)
        if self._error is not None:
            raise self._error

    def _write_all(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[os.write(self._descriptor, rest) :]
        except OSError as error:
            self._error = error


TOKEN_FILE = Path("heatcloak.token")

log = logging.getLogger(__name__)


class LogFormat(StrEnum):
    """Format of the log: text, or one JSON object per line."""

    TEXT = "text"
    JSON = "json"


def serve(
    zone: Annotated[
        list[Path],
        typer.Option(
            "--zone", metavar="FILE", help="A zone file; repeat for several zones.", show_default=False
        ),
    ],
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
    home_assistant: Annotated[
        str | None,
        typer.Option(
            metavar="PREFIX",
            help="Describe the rooms of zones to Home Assistant below this discovery prefix, usually "
            "homeassistant.",
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Check options and zone files, and exit. Opens no store.")
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Receive readings, store them, and publish estimates."""
    from heatcloak_aggregator.cli.report import ServiceReport, ZoneReport
    from heatcloak_aggregator.logs import configure_logs
    from heatcloak_aggregator.recovery.methods import check_method
    from heatcloak_aggregator.service import Aggregator, AggregatorOptions, ZoneSettings
    from heatcloak_aggregator.service.home_assistant import check_prefix
    from heatcloak_aggregator.service.monitoring import Observer
    from heatcloak_aggregator.store import Store
    from heatcloak_aggregator.store.database import parse_url as parse_store_url
    from heatcloak_aggregator.zones.accuracy import warning_in_words, zone_accuracy
    from heatcloak_aggregator.zones.kinds import drifting_operator

    configure_logs(as_json=log_format is LogFormat.JSON, level=logging.INFO)
    zones = _load_zones(zone, scenario)
    heat_zones = [any_zone for any_zone in zones if isinstance(any_zone, Zone)]
    methods = {each.name: method or default_method(each.domain.kind) for each in heat_zones}
    drifts = {
        each.name: drift or default_drift(each.domain.kind, each.domain.n_sensors) for each in heat_zones
    }
    for each in heat_zones:
        check_method(methods[each.name], drifting_operator(each.domain, drifts[each.name]))
    open_seconds = max(window, grace) + max(any_zone.schedule.period for any_zone in zones)
    if keep_days is not None and keep_days * 86400.0 < open_seconds:
        raise ConfigError(
            f"--keep-days {keep_days:g} is shorter than --window {window:g} and a round, so open rounds "
            "would be deleted: give more days"
        )
    address = broker_address(
        broker, user, password_file, tls_settings(tls, ca_file, certificate_file, key_file)
    )
    if home_assistant is not None:
        check_prefix(home_assistant)
    if dashboard and http is None:
        raise ConfigError("--dashboard needs the HTTP server: add --http [HOST:]PORT")
    if check:
        parse_store_url(store)
        if http is not None:
            from heatcloak_aggregator.http import parse_http_address

            parse_http_address(http)
        return
    metrics = None if http is None else _new_metrics()
    world = None if scenario is None else load_scenario(scenario, require_heat(zones[0]).domain)
    lines = LineWriter()
    reports = {
        any_zone.name: ZoneReport(any_zone, as_json=json, named=len(zones) > 1, write=lines)
        for any_zone in zones
    }
    for each in heat_zones:
        reports[each.name] = ServiceReport(
            each,
            world,
            on_score=(lambda name, emd: None) if metrics is None else metrics.scored,
            as_json=json,
            named=len(zones) > 1,
            write=lines,
        )
    for any_zone in zones:
        log.info("%s", any_zone.promise_in_words())
    for each in heat_zones:
        warning = warning_in_words(each, zone_accuracy(each))
        if warning is not None:
            log.warning("zone %s: %s", each.name, warning)
    storage = Store(store)
    names = " ".join(any_zone.name for any_zone in zones)

    def ready() -> None:
        where = f"zone {names}" if len(zones) == 1 else f"zones {names}"
        log.info("serving %s at %s, store %s", where, address, storage.where)

    try:
        service = Aggregator(
            [
                ZoneSettings(
                    each,
                    grace,
                    window,
                    methods.get(each.name, BPDN),
                    pool,
                    lag=lag,
                    drift=drifts.get(each.name, NO_DRIFT),
                )
                for each in zones
            ],
            address,
            storage,
            time.time,
            AggregatorOptions(
                on_estimate=lambda name, estimate: reports[name](estimate),
                on_ready=ready,
                observer=Observer() if metrics is None else metrics,
                retention=None if keep_days is None else keep_days * 86400.0,
                home_assistant=home_assistant,
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
                worlds = {} if world is None else {heat_zones[0].name: (heat_zones[0], world)}
                shown = _dashboard(service, tokens, worlds, methods, pool, drifts)
            run_until_signal(_run_with_http(service, http, make_app(service, tokens, metrics, shown)))
        for name, view in service.zones.items():
            reports[name].close(view.counts)
    finally:
        storage.close()
        lines.close()


def _load_zones(paths: Sequence[Path], scenario: Path | None) -> list[AnyZone]:
    from heatcloak_aggregator.zones.model_check import check_against_model

    if scenario is not None and len(paths) > 1:
        raise ConfigError("--scenario describes the world of one zone: give one --zone with it")
    zones = []
    for path in paths:
        zones.append(load_any_zone(path))
        check_against_model(zones[-1], str(path))
    return zones


def _new_metrics() -> Metrics:
    from heatcloak_aggregator.http import Metrics

    return Metrics()


def _tokens(token_file: Path) -> Tokens:
    from heatcloak_aggregator.http import ensure_token_file, load_tokens

    if ensure_token_file(token_file):
        log.info("created %s: its token gives read access over HTTP", token_file)
    return load_tokens(token_file)


def _dashboard(
    service: Aggregator,
    tokens: Tokens,
    worlds: Mapping[str, tuple[Zone, Scenario]],
    methods: Mapping[str, str],
    pool: int,
    drifts: Mapping[str, str],
) -> ASGIApp:
    """Return the dashboard of a service.

    Args:
        service: the service.
        tokens: tokens with which visitors log in.
        worlds: the zones whose world is simulated, and their worlds.
        methods: the recovery method of each zone.
        pool: how many rounds it pools at most.
        drifts: how its sensors drift together.
    """
    from heatcloak_aggregator.dashboard import SimulatedZone, public_dashboard

    simulated = {
        name: SimulatedZone(zone, world, methods[name], pool, drift=drifts[name])
        for name, (zone, world) in worlds.items()
    }
    return public_dashboard(service, tokens, simulated)


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
