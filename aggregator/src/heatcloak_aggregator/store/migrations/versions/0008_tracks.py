"""People followed over rounds, and the states of their trackers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add tracks and the newest round used to estimates, and the table of tracker states."""
    op.add_column("estimates", sa.Column("latest", sa.BigInteger))
    op.add_column("estimates", sa.Column("tracks", sa.JSON(none_as_null=True)))
    op.create_table(
        "tracker_states",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("rev", sa.String(16), primary_key=True),
        sa.Column("round", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
