"""The zones of ``heatcloak serve``, from files, folders and the store, and how they are served."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from heatcloak_aggregator.method_names import BPDN, NO_DRIFT, default_drift, default_method
from heatcloak_aggregator.service.kinds import ZoneSettings
from heatcloak_aggregator.service.zone_sources import (
    CombinedSources,
    PublishedZones,
    ZoneFiles,
    ZoneFolder,
    ZoneSource,
)
from heatcloak_aggregator.zones.accuracy import warning_in_words, zone_accuracy
from heatcloak_aggregator.zones.zone_reader import ZoneReader
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import AnyZone, Zone

if TYPE_CHECKING:
    from heatcloak_aggregator.store import Store

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How all zones are served; see `ZoneSettings`.

    Attributes:
        grace: seconds after a round's end in which it waits for readings.
        window: seconds after a round's end in which late readings repeat its estimate.
        method: the recovery method of heat zones; None for the default of the domain.
        pool: how many rounds are pooled at most.
        lag: rounds after which the tracker's estimate is replaced.
        drift: how sensors drift together; None for the default of the domain.
        keep_days: days after which data is deleted; None for never.
    """

    grace: float
    window: float
    method: str | None
    pool: int
    lag: int
    drift: str | None
    keep_days: float | None

    def settings(self, zone: AnyZone) -> ZoneSettings:
        """Return how a zone is served."""
        method, drift = BPDN, NO_DRIFT
        if isinstance(zone, Zone):
            method = self.method or default_method(zone.domain.kind)
            drift = self.drift or default_drift(zone.domain.kind, zone.domain.n_sensors)
        return ZoneSettings(zone, self.grace, self.window, method, self.pool, lag=self.lag, drift=drift)

    def check(self, zone: AnyZone) -> None:
        """Check whether a zone can be served.

        Raises:
            ConfigError: open rounds would be deleted.
            ParameterError: the method does not support the zone's domain, or a number is out of range.
        """
        open_seconds = max(self.window, self.grace) + zone.schedule.period
        if self.keep_days is not None and self.keep_days * 86400.0 < open_seconds:
            raise ConfigError(
                f"--keep-days {self.keep_days:g} is shorter than --window {self.window:g} and a round, so "
                "open rounds would be deleted: give more days"
            )
        self.settings(zone).check()


class ServedSource:
    """The zones to serve and their settings, read again and again. What is new is logged.

    Args:
        paths: zone files, and folders of zone files.
        options: how all zones are served.
        store: where further zones are published; None for none.

    Raises:
        ConfigError: there is neither a path nor a store.
    """

    def __init__(self, paths: Sequence[Path], options: ServeOptions, store: Store | None = None) -> None:
        reader = ZoneReader(options.check)
        files = [path for path in paths if not path.is_dir()]
        folders = [path for path in paths if path.is_dir()]
        sources: list[ZoneSource] = [ZoneFolder(path, reader) for path in folders]
        if files:
            sources.insert(0, ZoneFiles(files, reader))
        if store is not None:
            sources.append(PublishedZones(store, reader))
        if not sources:
            raise ConfigError("there is no zone to serve: give --zone PATH, or --published")
        self.changes = bool(folders) or store is not None
        self._source = CombinedSources(sources)
        self._options = options
        self._settings: dict[str, ZoneSettings] = {}
        self._problems: Mapping[str, str] = {}
        self._new: list[AnyZone] = []
        self._logged: set[str] = set()

    def read(self) -> Mapping[str, ZoneSettings] | None:
        """Return the settings of all zones by name; None if they have not changed.

        Raises:
            HeatcloakError: on the first reading only: something is wrong with the files or folders, or the
                store can't be read. A published zone that can't be used is logged.
        """
        found = self._source.read()
        if found is None:
            return None
        for where, text in found.problems.items():
            if self._problems.get(where) != text:
                log.warning("%s", text)
        self._problems = found.problems
        before, self._settings = self._settings, {}
        for name, zone in found.zones.items():
            known = before.get(name)
            if known is None or known.zone is not zone:
                known = self._options.settings(zone)
                self._new.append(zone)
            self._settings[name] = known
        return self._settings

    def follow(self) -> Mapping[str, ZoneSettings] | None:
        """Return what `read` returns, and log the promises of new zones."""
        found = self.read()
        if found is not None:
            self.log_promises()
        return found

    def log_promises(self) -> None:
        """Log the promises of zones, once for those that differ in their names only."""
        new, self._new = self._new, []
        for zone in new:
            like = replace(zone, name="zone").rev
            if like in self._logged:
                continue
            self._logged.add(like)
            log.info("%s", zone.promise_in_words())
            if isinstance(zone, Zone):
                warning = warning_in_words(zone, zone_accuracy(zone))
                if warning is not None:
                    log.warning("zone %s: %s", zone.name, warning)
