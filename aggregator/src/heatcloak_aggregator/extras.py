"""Packages that only an extra installs: which extra, and the error that names it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from heatcloak_shared.errors import HeatcloakError

EXTRAS = {
    "amqtt": "heatcloak-lab[demo]",
    "cloudpickle": "heatcloak-lab[experiments]",
    "cryptography": "heatcloak-aggregator[deploy]",
    "cvxpy": "heatcloak-aggregator[cvxpy]",
    "distributed": "heatcloak-aggregator[cluster]",
    "fastapi": "heatcloak-aggregator[http]",
    "itsdangerous": "heatcloak-aggregator[dashboard]",
    "h11": "heatcloak-aggregator[http]",
    "jinja2": "heatcloak-lab[experiments]",
    "heatcloak_node": "heatcloak-aggregator[deploy]",
    "loky": "heatcloak-lab[experiments]",
    "matplotlib": "heatcloak-aggregator[pictures]",
    "networkx": "heatcloak-aggregator[graphs]",
    "opentelemetry": "heatcloak-aggregator[traces]",
    "ortools": "heatcloak-aggregator[graphs]",
    "prometheus_client": "heatcloak-aggregator[http]",
    "psycopg": "heatcloak-aggregator[postgres]",
    "pyarrow": "heatcloak-aggregator[parquet]",
    "shamir_mnemonic": "heatcloak-aggregator[trusted]",
    "uvicorn": "heatcloak-aggregator[http]",
    "wheel": "heatcloak-aggregator[deploy]",
    "yaml": "heatcloak-aggregator[deploy]",
}
"""The package that installs an optional import, by the import's name."""


class MissingPackageError(HeatcloakError, ImportError):
    """A package is not installed; the message names the extra that installs it."""


def missing_package(error: ModuleNotFoundError) -> MissingPackageError | None:
    """Return the error that names the extra; None if no extra installs the missing module."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return MissingPackageError(f"this needs the package {package}: pip install '{EXTRAS[package]}'")


@contextmanager
def optional_import() -> Iterator[None]:
    """Import a package of an extra in the ``with`` block.

    Raises:
        MissingPackageError: it is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing_package(error) or error from None
