"""The deal of the day, and reviews that are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _of_a_game() -> sa.ForeignKey:
    return sa.ForeignKey("games.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(16), _of_a_game(), primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), _of_a_game(), nullable=False, unique=True),
    )


def downgrade() -> None:
    op.drop_table("daily_games")
    op.drop_table("days")
    op.drop_table("reviews")
