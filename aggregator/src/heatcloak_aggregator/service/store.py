"""The store: cloaked readings and estimates, committed before anybody is told that they are safe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

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
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from heatcloak_aggregator.service.rounds import Verdict
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate, Reading

COLLISIONS = 5

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
    Column("kept", BigInteger),
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


class _CollisionError(StoreError):
    """Somebody else stored a row with the same key first."""


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
            # The URL may hold a password, so it is not repeated.
            raise StoreError(
                "the store's URL is malformed, or its driver is not installed: give one like "
                "sqlite:///heatcloak.db"
            ) from None
        if self._engine.dialect.name == "sqlite" and self._engine.url.database in (None, "", ":memory:"):
            raise StoreError(f"store {self._where} would be lost at the end: name a file after sqlite:///")
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _make_sqlite_durable)
        try:
            _metadata.create_all(self._engine)
        except SQLAlchemyError:
            # Another service may have made the tables in the same moment.
            with self._failing("can't be opened"):
                _metadata.create_all(self._engine)

    def known(self, readings: Sequence[Reading]) -> list[bool]:
        """Whether each reading, by (zone, node, boot, seq), is stored already.

        Raises:
            StoreError: the database can't be read.
        """
        key = tuple_(_readings.c.zone, _readings.c.node, _readings.c.boot, _readings.c.seq)
        identities = [_identity(reading) for reading in readings]
        query = select(*key.clauses).where(key.in_(set(identities)))
        with self._failing("can't be read"), self._engine.connect() as connection:
            stored = {tuple(row) for row in connection.execute(query)}
        return [identity in stored for identity in identities]

    def add(self, readings: Sequence[tuple[Reading, Verdict]]) -> list[bool]:
        """Commit readings with their verdicts: all that are new, or none.

        Returns:
            For each, whether it is new; the same (zone, node, boot, seq) is stored once.

        Raises:
            StoreError: nothing was committed.
        """
        collision: _CollisionError | None = None
        for _ in range(COLLISIONS):
            fresh = self._fresh([reading for reading, _ in readings])
            rows = [
                {name: getattr(reading, name) for name in _FIELDS} | {"verdict": verdict.value}
                for (reading, verdict), is_fresh in zip(readings, fresh, strict=True)
                if is_fresh
            ]
            try:
                with self._failing("can't be written"), self._engine.begin() as connection:
                    if rows:
                        connection.execute(_readings.insert(), rows)
            except _CollisionError as error:
                # Another service may have stored some of them in the same moment: look again.
                collision = error
            else:
                return fresh
        assert collision is not None  # noqa: S101  or the loop had returned
        raise collision

    def _fresh(self, readings: Sequence[Reading]) -> list[bool]:
        """Whether each reading is neither stored nor earlier in the batch."""
        fresh, seen = [], set()
        for reading, known in zip(readings, self.known(readings), strict=True):
            fresh.append(not known and _identity(reading) not in seen)
            seen.add(_identity(reading))
        return fresh

    def add_estimate(self, estimate: Estimate) -> None:
        """Commit a round's estimate, in the place of an earlier one of the same round.

        Raises:
            StoreError: it was not committed.
        """
        # What was pooled can be recovered again from the readings, and is not kept.
        row = {column.name: getattr(estimate, column.name) for column in _estimates.columns}
        same = (
            (_estimates.c.zone == estimate.zone)
            & (_estimates.c.rev == estimate.rev)
            & (_estimates.c.round == estimate.round)
        )
        with self._failing("can't be written"), self._engine.begin() as connection:
            connection.execute(_estimates.delete().where(same))
            connection.execute(_estimates.insert(), row)

    def sequence(self, zone: str, node: str, boot: str, since: int) -> list[int]:
        """The stored sequence numbers of one boot from ``since`` on, ascending.

        Raises:
            StoreError: the database can't be read.
        """
        c = _readings.c
        query = (
            select(c.seq)
            .where(c.zone == zone, c.node == node, c.boot == boot, c.seq >= since)
            .order_by(c.seq)
        )
        with self._failing("can't be read"), self._engine.connect() as connection:
            return list(connection.scalars(query))

    def estimated(self, zone: str, rev: str, since: int) -> list[int]:
        """The rounds from ``since`` on that have an estimate, ascending.

        Raises:
            StoreError: the database can't be read.
        """
        e = _estimates.c
        query = select(e.round).where(e.zone == zone, e.rev == rev, e.round >= since).order_by(e.round)
        with self._failing("can't be read"), self._engine.connect() as connection:
            return list(connection.scalars(query))

    def accepted(self, zone: str, rev: str, since: int) -> list[Reading]:
        """The accepted readings of the rounds from ``since`` on.

        Raises:
            StoreError: the database can't be read.
        """
        r = _readings.c
        query = select(*(r[name] for name in _FIELDS)).where(
            r.zone == zone, r.rev == rev, r.round >= since, r.verdict == Verdict.ACCEPTED.value
        )
        with self._failing("can't be read"), self._engine.connect() as connection:
            return [Reading(**row._mapping) for row in connection.execute(query)]

    def released(self, zone: str) -> list[Reading]:
        """Every reading of a zone, of any revision and whatever its verdict: each was released.

        Raises:
            StoreError: the database can't be read.
        """
        r = _readings.c
        query = select(*(r[name] for name in _FIELDS)).where(r.zone == zone)
        with self._failing("can't be read"), self._engine.connect() as connection:
            return [Reading(**row._mapping) for row in connection.execute(query)]

    def count(self, zone: str) -> int:
        """How many readings of a zone are stored.

        Raises:
            StoreError: the database can't be read.
        """
        query = select(func.count()).select_from(_readings).where(_readings.c.zone == zone)
        with self._failing("can't be read"), self._engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def close(self) -> None:
        """Give the database back."""
        self._engine.dispose()

    @contextmanager
    def _failing(self, what: str) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            cause = str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]
            text = f"store {self._where} {what}: {cause}: check its path, rights and free space"
            raise (_CollisionError if isinstance(error, IntegrityError) else StoreError)(text) from None


def _identity(reading: Reading) -> tuple[str, str, str, int]:
    return reading.zone, reading.node, reading.boot, reading.seq


def _make_sqlite_durable(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
