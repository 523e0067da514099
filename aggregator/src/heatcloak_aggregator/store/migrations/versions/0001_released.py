"""The tables of version 0.1.0, which it made without migrations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "readings",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("boot", sa.String(32), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rev", sa.String(16), nullable=False),
        sa.Column("round", sa.BigInteger, nullable=False),
        sa.Column("ticks", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Float(53), nullable=False),
        sa.Column("sigma_ticks", sa.BigInteger, nullable=False),
        sa.Column("t", sa.Float(53), nullable=False),
        sa.Column("key", sa.BigInteger),
        sa.Column("mac", sa.String(16)),
        sa.Column("kept", sa.BigInteger),
        sa.Column("verdict", sa.String(16), nullable=False),
    )
    op.create_index("ix_readings_round", "readings", ["round"])
    op.create_table(
        "estimates",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("rev", sa.String(16), primary_key=True),
        sa.Column("round", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("method", sa.String(64), nullable=False),
        sa.Column("status", sa.String(64), nullable=False),
        sa.Column("sources", sa.JSON, nullable=False),
        sa.Column("missing", sa.JSON, nullable=False),
    )
