"""What a Dask worker runs for `DaskHost`: estimators, by service and zone.

The estimators stay in the worker's process between calls. Calls are sent as bytes, so that a worker without
the right packages can say so.
"""

from __future__ import annotations

import pickle
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from threading import Lock
from typing import Any

from threadpoolctl import threadpool_limits

from heatcloak_aggregator.service.estimator_host import EstimatorLostError, HostedEstimators
from heatcloak_shared.errors import HeatcloakError

_UNUSED = 900.0
"""Seconds without a call after which a service's estimators are dropped: it ended, or its zones moved."""


@dataclass(eq=False, slots=True)
class _Service:
    """The estimators of one service.

    Attributes:
        estimators: the estimators.
        last: the number of the last call of each zone.
        used: when it called last, in seconds of a monotonic clock.
    """

    estimators: HostedEstimators = field(default_factory=HostedEstimators)
    last: dict[str, int] = field(default_factory=dict)
    used: float = 0.0


_services: dict[str, _Service] = {}
_lock = Lock()
"""Held during calls: a Dask worker may have several threads."""


def worker_version() -> str:
    """Return the version of the worker's package, and prepare the process for calls."""
    with _lock:
        # One process for each core: more threads would only wait for each other.
        threadpool_limits(1)
        return version("heatcloak-aggregator")


def encode_call(method: str, *args: Any) -> bytes:  # noqa: ANN401
    """Return a call of a method of `HostedEstimators`, for `run_call`."""
    return pickle.dumps((method, args), pickle.HIGHEST_PROTOCOL)


def run_call(service: str, zone: str, number: int, call: bytes) -> bytes:
    """Call a method of the estimators of a service, and return what it returned or raised.

    Args:
        service: identifies one run of a service.
        zone: the zone.
        number: greater than those of the zone's earlier calls. A call that Dask repeats, or that is late, has
            no effect.
        call: what `encode_call` returned.
    """
    with _lock:
        now = time.monotonic()
        found = _services.setdefault(service, _Service())
        # Before the others are looked at: its rounds may be longer than `_UNUSED`.
        found.used = now
        for name in [each for each, other in list(_services.items()) if now > other.used + _UNUSED]:
            _services.pop(name, None)
        try:
            if number <= found.last.get(zone, -1):
                raise EstimatorLostError(f"zone {zone}: its estimator is not here: the call was repeated")
            found.last[zone] = number
            method, args = pickle.loads(call)  # noqa: S301  Dask itself sends pickles: its clients are trusted
            return pickle.dumps((True, getattr(found.estimators, method)(*args)), pickle.HIGHEST_PROTOCOL)
        except HeatcloakError as error:
            return pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)


def result_of(answer: bytes) -> Any:  # noqa: ANN401
    """Return what the method returned whose call `run_call` answered.

    Raises:
        HeatcloakError: the method raised it.
    """
    is_result, value = pickle.loads(answer)  # noqa: S301  the cluster is trusted
    if not is_result:
        raise value
    return value


def drop_service(service: str) -> None:
    """Drop the estimators of a service that ends."""
    # Without the lock: this runs on the worker's event loop, which must not wait for a call.
    _services.pop(service, None)
