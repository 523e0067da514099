"""The store: cloaked readings and estimates, committed before anybody is told that they are safe."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    select,
    tuple_,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from heatcloak_aggregator.service.rounds import Verdict
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate, Reading

_metadata = MetaData()

_readings = Table(
    "readings",
    _metadata,
    Column("zone", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("boot", String(32), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("rev", String(16), nullable=False),
    Column("round", BigInteger, nullable=False, index=True),
    Column("ticks", BigInteger, nullable=False),
    Column("step", Float(53), nullable=False),
    Column("sigma_ticks", BigInteger, nullable=False),
    Column("t", Float(53), nullable=False),
    Column("key", BigInteger),
    Column("mac", String(16)),
    Column("verdict", String(16), nullable=False),
)

_estimates = Table(
    "estimates",
    _metadata,
    Column("zone", String(32), primary_key=True),
    Column("rev", String(16), primary_key=True),
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("method", String(64), nullable=False),
    Column("status", String(64), nullable=False),
    Column("sources", JSON, nullable=False),
    Column("missing", JSON, nullable=False),
)

_FIELDS = tuple(Reading.__dataclass_fields__)


class Store:
    """Readings and estimates in a database.

    Args:
        url: an SQLAlchemy URL such as ``sqlite:///heatcloak.db``.

    Raises:
        StoreError: the URL is malformed or the database can't be opened.
    """

    def __init__(self, url: str) -> None:
        try:
            self._where = make_url(url).render_as_string(hide_password=True)
            self._engine = create_engine(url)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
            raise StoreError(
                f"store {url!r}: no such kind of URL: give one like sqlite:///heatcloak.db"
            ) from None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _make_sqlite_durable)
        try:
            _metadata.create_all(self._engine)
        except SQLAlchemyError as error:
            raise self._failure("can't be opened", error) from None

    def add(self, readings: Sequence[tuple[Reading, Verdict]]) -> list[bool]:
        """Commit readings with their verdicts.

        Returns:
            For each, whether it is new; the same (zone, node, boot, seq) is stored once.

        Raises:
            StoreError: nothing of the batch was committed.
        """
        try:
            with self._engine.begin() as connection:
                seen = {_identity(reading) for reading, _ in readings}
                key = tuple_(_readings.c.zone, _readings.c.node, _readings.c.boot, _readings.c.seq)
                known = {tuple(row) for row in connection.execute(select(*key.clauses).where(key.in_(seen)))}
                rows, fresh = [], []
                for reading, verdict in readings:
                    fresh.append(_identity(reading) not in known)
                    if fresh[-1]:
                        known.add(_identity(reading))
                        rows.append(
                            {name: getattr(reading, name) for name in _FIELDS} | {"verdict": verdict.value}
                        )
                if rows:
                    connection.execute(_readings.insert(), rows)
                return fresh
        except SQLAlchemyError as error:
            raise self._failure("can't be written", error) from None

    def add_estimate(self, estimate: Estimate) -> None:
        """Commit a round's estimate, in the place of an earlier one of the same round.

        Raises:
            StoreError: it was not committed.
        """
        row = {name: getattr(estimate, name) for name in Estimate.__dataclass_fields__}
        same = (
            (_estimates.c.zone == estimate.zone)
            & (_estimates.c.rev == estimate.rev)
            & (_estimates.c.round == estimate.round)
        )
        try:
            with self._engine.begin() as connection:
                connection.execute(_estimates.delete().where(same))
                connection.execute(_estimates.insert(), row)
        except SQLAlchemyError as error:
            raise self._failure("can't be written", error) from None

    def sequence(self, zone: str, node: str, boot: str) -> list[int]:
        """The stored sequence numbers of one boot, ascending.

        Raises:
            StoreError: the database can't be read.
        """
        c = _readings.c
        query = select(c.seq).where(c.zone == zone, c.node == node, c.boot == boot).order_by(c.seq)
        try:
            with self._engine.connect() as connection:
                return list(connection.scalars(query))
        except SQLAlchemyError as error:
            raise self._failure("can't be read", error) from None

    def unestimated(self, zone: str, rev: str, since: int) -> list[Reading]:
        """The accepted readings of rounds from ``since`` on that have no estimate yet.

        Raises:
            StoreError: the database can't be read.
        """
        r, e = _readings.c, _estimates.c
        estimated = select(e.round).where(e.zone == zone, e.rev == rev)
        query = select(*(r[name] for name in _FIELDS)).where(
            r.zone == zone,
            r.rev == rev,
            r.round >= since,
            r.verdict == Verdict.ACCEPTED.value,
            r.round.not_in(estimated),
        )
        try:
            with self._engine.connect() as connection:
                return [Reading(**row._mapping) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            raise self._failure("can't be read", error) from None

    def count(self, zone: str) -> int:
        """How many readings of a zone are stored.

        Raises:
            StoreError: the database can't be read.
        """
        query = select(func.count()).select_from(_readings).where(_readings.c.zone == zone)
        try:
            with self._engine.connect() as connection:
                return int(connection.scalar(query) or 0)
        except SQLAlchemyError as error:
            raise self._failure("can't be read", error) from None

    def close(self) -> None:
        """Give the database back."""
        self._engine.dispose()

    def _failure(self, what: str, error: SQLAlchemyError) -> StoreError:
        cause = str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]
        return StoreError(f"store {self._where} {what}: {cause}: check its path, rights and free space")


def _identity(reading: Reading) -> tuple[str, str, str, int]:
    return reading.zone, reading.node, reading.boot, reading.seq


def _make_sqlite_durable(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
