"""``heatcloak trusted``: remove the noise from public readings, for the holder of the keys."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    CaFile,
    CertificateFile,
    JsonFlag,
    KeyFile,
    PasswordFile,
    TlsSwitch,
    ZoneFile,
    broker_address,
    exact_epsilon,
    tls_settings,
)
from heatcloak_aggregator.signals import run_until_signal
from heatcloak_shared.errors import ConfigError, HeatcloakError
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import AnyZone, HeatmapZone, Zone, load_any_zone, require_seeds

if TYPE_CHECKING:
    from heatcloak_aggregator.cli.trusted_dashboard import TrustedDashboardServer
    from heatcloak_aggregator.cli.trusted_screen import TrustedScreen
    from heatcloak_aggregator.trusted.follower import Follower
    from heatcloak_aggregator.trusted.keyring import Keyring
    from heatcloak_aggregator.trusted.pipeline import DecryptionPipeline, RoundPublisher, TrustedCounts
    from heatcloak_aggregator.trusted.rounds import DecryptedRound
    from heatcloak_shared.broker import BrokerAddress, Tls

LOCAL = "localhost"
GRACE = 2.0
TOKEN_FILE = Path("trusted.token")


def trusted(
    zone: ZoneFile,
    keys: Annotated[
        Path,
        typer.Option(metavar="KEYRING", help="The keyring file, from heatcloak keys.", show_default=False),
    ],
    broker: Annotated[
        str | None, typer.Option(metavar="HOST[:PORT]", help=f"A running broker; by default {LOCAL}.")
    ] = None,
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    recording: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File of readings, one per line, instead of a broker.")
    ] = None,
    audit_log: Annotated[Path, typer.Option(metavar="FILE", help="Log of the readings opened.")] = Path(
        "trusted-audit.jsonl"
    ),
    rounds: Annotated[int | None, typer.Option(min=1, help="Stop after this many rounds.")] = None,
    heatmap: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write a private heatmap of a round of a heatmap zone: .npz. With --rounds, one of each "
            "round, with its number in the file's name; without it, stop after one.",
        ),
    ] = None,
    epsilon: Annotated[
        str, typer.Option(metavar="NUMBER", help="Promise of each --heatmap to each person: 0.5 or 1/2.")
    ] = "1",
    again: Annotated[
        bool,
        typer.Option("--again", help="Allow a second --heatmap of a round, which spends epsilon once more."),
    ] = False,
    dashboard: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Serve a web dashboard of the opened rounds, of a --recording also after its end; HOST is "
            "127.0.0.1 by default.",
        ),
    ] = None,
    dashboard_token_file: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Tokens for --dashboard, one per line; created if missing."),
    ] = TOKEN_FILE,
    json: JsonFlag = False,
) -> None:
    """Remove the noise from a zone's public readings.

    In a heatmap zone, these are the reports of its devices.
    """
    from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
    from heatcloak_aggregator.trusted.decryptor import WrongKeyError
    from heatcloak_aggregator.trusted.heatmap import HeatmapWriter
    from heatcloak_aggregator.trusted.keyring_watch import KeyringChangedError, KeyringWatch, run_with_keyring
    from heatcloak_aggregator.trusted.pipeline import DecryptionPipeline, RoundPublisher, TrustedCounts
    from heatcloak_aggregator.trusted.rounds import LiveRounds, RecordedRounds
    from heatcloak_aggregator.zones.model_check import check_against_model

    described = load_any_zone(zone)
    require_seeds(described)
    check_against_model(described, str(zone))
    if heatmap is not None and isinstance(described, Zone):
        raise ConfigError(
            f"--heatmap needs a heatmap zone, and {described.name} is a heat zone: there the trusted party "
            "knows readings and not positions, and one more person can move every recovered source"
        )
    if heatmap is not None and dashboard is not None:
        raise ConfigError(
            "--dashboard shows true places, and --heatmap prints only what may be published: give one of them"
        )
    budget = exact_epsilon(epsilon)
    source = _source(
        recording, broker, user, password_file, tls_settings(tls, ca_file, certificate_file, key_file)
    )
    watch = KeyringWatch(keys)
    keyring_name, zone_name = shown_path(keys), shown_path(zone)
    if watch.keyring.zone != described.name:
        raise ConfigError(
            f"{keyring_name} has keys of zone {watch.keyring.zone}, {zone_name} describes {described.name}: "
            "give files of the same zone"
        )
    server = None if dashboard is None else _dashboard_server(described, dashboard, dashboard_token_file)
    counts = TrustedCounts()
    screen = _screen(described, counts, as_json=json)
    opened = "readings" if isinstance(described, Zone) else "reports"
    welcome = f"opening {opened} of zone {described.name} from {source}; audit log {shown_path(audit_log)}"

    def ready() -> None:
        screen.ready(welcome if server is None else f"{welcome}; {server.where}")

    def show(result: Any) -> None:  # noqa: ANN401  each kind of zone has its own
        screen.show(result)
        if server is not None:
            server.history.add(result)

    with AuditLog(audit_log, time.time) as log:
        if heatmap is None:
            publisher = RoundPublisher(_work(described), show, counts, rounds)
        else:
            writer = HeatmapWriter(
                cast("HeatmapZone", described),
                heatmap,
                budget,
                log,
                several=rounds is not None,
                again=again,
            )
            publisher = RoundPublisher(writer.write, screen.show_heatmap, counts, rounds or 1)
        collector = RecordedRounds(described) if isinstance(source, Path) else LiveRounds(described, GRACE)
        pipeline = DecryptionPipeline(
            described, watch.keyring, collector, log.record_decryption, counts=counts
        )
        work, follower = _reading(pipeline, source, publisher, ready)

        def change(keyring: Keyring) -> None:
            log.record_keyring(keyring, str(keys))
            pipeline.use(keyring)

        with log.session(described, watch.keyring, str(keys), str(source), counts):
            try:
                with screen:
                    run = work() if server is None else server.run(work, counts, log, follower)
                    run_until_signal(run_with_keyring(watch, change, run))
            except (AuditLogError, KeyringChangedError):
                screen.close(counts)
                raise
            screen.close(counts)
    if counts.nothing_fits:
        raise WrongKeyError(
            f"nothing could be opened: check that {keyring_name} and {zone_name} are those of the nodes; "
            f"refused: {', '.join(sorted(counts.refused))}"
        )
    if heatmap is not None and counts.rounds == 0:
        raise HeatcloakError(
            "no round was opened, so no heatmap was written: give a recording with whole rounds"
        )


def _source(
    recording: Path | None, broker: str | None, user: str | None, password_file: Path | None, tls: Tls | None
) -> Path | BrokerAddress:
    if recording is None:
        return broker_address(broker or LOCAL, user, password_file, tls)
    if (broker, user, password_file, tls) != (None, None, None, None):
        raise ConfigError("--recording excludes --broker, --user, --password-file and TLS: give one source")
    return recording


def _work(zone: AnyZone) -> Callable[[DecryptedRound], Any]:
    """Return what turns a round into what the screen of its zone shows."""
    if isinstance(zone, Zone):
        from heatcloak_aggregator.trusted.comparison import RoundComparer

        return RoundComparer(zone).compare
    return lambda decrypted: decrypted


def _screen(zone: AnyZone, counts: TrustedCounts, *, as_json: bool) -> TrustedScreen:
    from rich.console import Console

    from heatcloak_aggregator.cli.trusted_screen import CellScreen, JsonScreen, LineScreen, LiveScreen

    if not isinstance(zone, Zone):
        return CellScreen(as_json=as_json)
    console = Console()
    if as_json:
        return JsonScreen(zone)
    # The drawing needs characters that only UTF-8 terminals have.
    if console.is_terminal and console.encoding.startswith("utf"):
        return LiveScreen(console, zone, counts)
    return LineScreen(console, zone)


def _dashboard_server(zone: AnyZone, address: str, token_file: Path) -> TrustedDashboardServer:
    from heatcloak_aggregator.cli.trusted_dashboard import TrustedDashboardServer

    return TrustedDashboardServer(zone, address, token_file)


def _reading(
    pipeline: DecryptionPipeline,
    source: Path | BrokerAddress,
    publisher: RoundPublisher[Any],
    on_ready: Callable[[], None],
) -> tuple[Callable[[], Coroutine[Any, Any, None]], Follower | None]:
    """Return what opens all readings of a source, and what follows them; None for a recording."""
    from heatcloak_aggregator.trusted.follower import Follower
    from heatcloak_aggregator.trusted.recording import replay

    if isinstance(source, Path):
        return partial(replay, source, pipeline, time.time, publisher, on_ready), None
    follower = Follower(pipeline, source, time.time, publisher, on_ready)
    return follower.follow, follower
