"""Snapshots, records, banned guests; what belongs to a game goes with it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

CHILDREN = ("entries", "seats")


def _of_a_game() -> sa.ForeignKey:
    return sa.ForeignKey("games.id", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("guests", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    for child in CHILDREN:
        # Rows of games that somebody has deleted by hand would be in the way.
        op.execute(f"DELETE FROM {child} WHERE game NOT IN (SELECT id FROM games)")
        with op.batch_alter_table(child) as table:
            table.create_foreign_key(
                f"{child}_game_fkey",
                "games",
                ["game"],
                ["id"],
                ondelete="CASCADE",
            )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(16), _of_a_game(), primary_key=True),
        sa.Column("snapshot", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("game", sa.String(16), _of_a_game(), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("snapshots")
    for child in CHILDREN:
        with op.batch_alter_table(child) as table:
            table.drop_constraint(f"{child}_game_fkey", type_="foreignkey")
    with op.batch_alter_table("guests") as table:
        table.drop_column("banned")
