"""Reports of heatmap zones, and their heatmaps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them; the columns of readings become empty in rows of reports."""
    with op.batch_alter_table("readings") as batch:
        batch.alter_column("ticks", existing_type=sa.BigInteger, nullable=True)
        batch.alter_column("step", existing_type=sa.Float(53), nullable=True)
        batch.alter_column("sigma_ticks", existing_type=sa.BigInteger, nullable=True)
        batch.add_column(sa.Column("report", sa.String(8)))
    op.add_column("estimates", sa.Column("devices", sa.BigInteger))
    op.add_column("estimates", sa.Column("size", sa.BigInteger))
    op.add_column("estimates", sa.Column("density", sa.Text))
