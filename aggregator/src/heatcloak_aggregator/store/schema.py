"""The tables. The migrations create them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Float, Index, MetaData, String, Table

from heatcloak_shared.wire import Reading

metadata = MetaData()

readings = Table(
    "readings",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("boot", String(32), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("rev", String(16), nullable=False),
    Column("round", BigInteger, nullable=False),
    Column("ticks", BigInteger, nullable=False),
    Column("step", Float(53), nullable=False),
    Column("sigma_ticks", BigInteger, nullable=False),
    Column("t", Float(53), nullable=False),
    Column("key", BigInteger),
    Column("mac", String(16)),
    Column("kept", BigInteger),
    Column("verdict", String(16), nullable=False),
    Column("arrived", Float(53), nullable=False, server_default="0"),
    # Serves all queries of rounds; it includes the node, so that counting nodes reads no rows.
    Index("ix_readings_rounds", "zone", "rev", "round", "verdict", "node"),
)

estimates = Table(
    "estimates",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("rev", String(16), primary_key=True),
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("method", String(64), nullable=False),
    Column("status", String(64), nullable=False),
    Column("sources", JSON, nullable=False),
    Column("missing", JSON, nullable=False),
    Column("pooled", JSON(none_as_null=True)),
    Column("vicinities", JSON(none_as_null=True)),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("made", Float(53), nullable=False, server_default="0"),
    Column("communities", JSON(none_as_null=True)),
    Column("holding", JSON(none_as_null=True)),
)

boots = Table(
    "boots",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("boot", String(32), primary_key=True),
    # The watermark: every number up to it is stored, was given up by its node, or was deleted by retention.
    Column("through", BigInteger, nullable=False, server_default="-1"),
    # Numbers up to it may have been deleted: a reading with such a number is not new.
    Column("pruned", BigInteger, nullable=False, server_default="-1"),
)

READING_FIELDS = tuple(Reading.__dataclass_fields__)
READING_COLUMNS = (*READING_FIELDS, "verdict", "arrived")
"""The columns of `readings` in the order of the wire, which exports keep."""
INTEGER_COLUMNS = frozenset(column.name for column in readings.c if isinstance(column.type, BigInteger))
FLOAT_COLUMNS = frozenset(column.name for column in readings.c if isinstance(column.type, Float))
OPTIONAL_COLUMNS = frozenset(column.name for column in readings.c if column.nullable)
