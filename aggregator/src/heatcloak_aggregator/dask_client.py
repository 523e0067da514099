"""What all clients of a Dask cluster share: the check of its address, and Dask's log messages."""

from __future__ import annotations

import logging
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import one_line

DASK_EXTRA = "heatcloak-aggregator[cluster]"
"""The extra that installs Dask for a service and its workers."""
_LOGGERS = ("distributed", "tornado", "bokeh")

_lock = Lock()
_n_users = Counter[str]()
"""How many contexts disable a logger now."""
_levels: dict[str, int] = {}
"""The levels of the disabled loggers before."""


def check_dask_address(address: str, extra: str) -> None:
    """Check that Dask is installed, and that the address of its scheduler is well-formed.

    Args:
        address: the argument of ``--dask``.
        extra: the extra that installs Dask.

    Raises:
        ConfigError: Dask is not installed, or the address is malformed.
    """
    try:
        import distributed  # noqa: F401
        from distributed.comm.addressing import parse_address, parse_host_port
        from distributed.comm.registry import get_backend
    except ImportError:
        text = f"--dask needs Dask, which is not installed: pip install '{extra}'"
        raise ConfigError(text) from None
    try:
        scheme, place = parse_address(address)
        get_backend(scheme)
        parse_host_port(place)
    except ValueError as error:
        text = f"--dask {address!r} is not an address: {one_line(error)}: give tcp://HOST:PORT"
        raise ConfigError(text) from None


@contextmanager
def dask_logs_off(*more: str) -> Iterator[None]:
    """Disable what Dask logs: its users report errors in one line.

    The last of several contexts that overlap restores the levels of the loggers. Dask's warnings of other
    versions and of large tasks stay disabled: it gives them on other threads, where
    `warnings.catch_warnings` is not safe.

    Args:
        more: further loggers to disable.
    """
    with suppress(ImportError):
        import distributed  # noqa: F401  # sets up its logging as it is imported
    warnings.filterwarnings(
        "ignore", message="Mismatched versions found|Sending large graph", module=r"distributed\.client"
    )
    found = [name for name in logging.root.manager.loggerDict if name.startswith("distributed.")]
    names = {*_LOGGERS, *more, *found}
    with _lock:
        for name in names:
            if not _n_users[name]:
                _levels[name] = logging.getLogger(name).level
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
            _n_users[name] += 1
    try:
        yield
    finally:
        with _lock:
            for name in names:
                _n_users[name] -= 1
                if not _n_users[name]:
                    logging.getLogger(name).setLevel(_levels.pop(name))
