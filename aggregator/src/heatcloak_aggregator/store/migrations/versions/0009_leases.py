"""Leases of zones, the services that share a store, and published zones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "zone_leases",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("service", sa.Text, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_table(
        "services",
        sa.Column("service", sa.Text, primary_key=True),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "published_zones",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("rev", sa.String(16), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("published", sa.Float(53), nullable=False),
    )
