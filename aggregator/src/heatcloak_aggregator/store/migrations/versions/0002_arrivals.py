"""When readings came, what estimates were made of, and how far each boot is stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; of what is there already, the schedule's time is the nearest to when it came."""
    op.create_table(
        "boots",
        sa.Column("zone", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("boot", sa.String(32), primary_key=True),
        sa.Column("through", sa.BigInteger, nullable=False, server_default="-1"),
        sa.Column("pruned", sa.BigInteger, nullable=False, server_default="-1"),
    )
    op.add_column("readings", sa.Column("arrived", sa.Float(53), nullable=False, server_default="0"))
    op.execute("UPDATE readings SET arrived = t")
    op.drop_index("ix_readings_round", "readings")
    op.create_index("ix_readings_rounds", "readings", ["zone", "rev", "round", "verdict", "node"])
    op.add_column("estimates", sa.Column("pooled", sa.JSON(none_as_null=True)))
    op.add_column("estimates", sa.Column("vicinities", sa.JSON(none_as_null=True)))
    op.add_column("estimates", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("estimates", sa.Column("made", sa.Float(53), nullable=False, server_default="0"))
    # An estimate of a version that made one only once was made of all that had been accepted.
    op.execute(
        "UPDATE estimates SET used = (SELECT count(*) FROM readings r WHERE r.zone = estimates.zone "
        "AND r.rev = estimates.rev AND r.round = estimates.round AND r.verdict = 'accepted'), "
        "made = coalesce((SELECT max(r.t) FROM readings r WHERE r.zone = estimates.zone "
        "AND r.rev = estimates.rev AND r.round = estimates.round), 0)"
    )
