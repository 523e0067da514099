"""Readings by day in PostgreSQL, and the times before which they may be deleted."""

from __future__ import annotations

import math

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

DAY = 86400.0
DAYS_BACK, DAYS_AHEAD = 40, 2


def upgrade() -> None:
    """Add the table of retention; in PostgreSQL, move the readings into a partition for each day."""
    op.create_table(
        "retention",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("before", sa.Float(53), nullable=False),
        sa.Column("keep", sa.Float(53)),
    )
    if op.get_bind().dialect.name == "postgresql":
        _partition()


def _partition() -> None:
    connection = op.get_bind()
    op.execute("ALTER TABLE readings RENAME TO unpartitioned_readings")
    op.execute("ALTER TABLE unpartitioned_readings DROP CONSTRAINT readings_pkey")
    op.execute("DROP INDEX ix_readings_rounds")
    op.execute(
        "CREATE TABLE readings (LIKE unpartitioned_readings INCLUDING DEFAULTS INCLUDING CONSTRAINTS) "
        "PARTITION BY RANGE (t)"
    )
    # The key of a partitioned table must include what it is partitioned by.
    op.create_primary_key("readings_pkey", "readings", ["zone", "node", "boot", "seq", "t"])
    op.create_index("ix_readings_rounds", "readings", ["zone", "rev", "round", "verdict", "node"])
    op.execute("CREATE TABLE readings_default PARTITION OF readings DEFAULT")
    newest = connection.scalar(sa.text("SELECT max(arrived) FROM unpartitioned_readings"))
    if newest is not None:
        _create_partitions(connection, newest)
    op.execute("INSERT INTO readings SELECT * FROM unpartitioned_readings")
    op.execute("DROP TABLE unpartitioned_readings")


def _create_partitions(connection: sa.Connection, newest: float) -> None:
    """Create a partition for each day around that of ``newest`` with readings, and one for all before."""
    today = math.floor(newest / DAY)
    bounds = {"first": (today - DAYS_BACK) * DAY, "end": (today + DAYS_AHEAD + 1) * DAY}
    query = sa.text(
        "SELECT DISTINCT floor(t / 86400) FROM unpartitioned_readings WHERE t >= :first AND t < :end"
    )
    days = sorted(int(day) for day in connection.scalars(query, bounds))
    if not days:
        return
    op.execute(
        f"CREATE TABLE readings_old PARTITION OF readings FOR VALUES FROM (MINVALUE) TO ({days[0] * DAY!r})"
    )
    for day in days:
        op.execute(
            f"CREATE TABLE readings_day_{day} PARTITION OF readings "
            f"FOR VALUES FROM ({day * DAY!r}) TO ({(day + 1) * DAY!r})"
        )
