"""Several servers on one database: who plays which table, and what lists say without reading it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("summary", sa.Text))
    op.create_table(
        "servers",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_table("servers")
    # The former version knows one server only, by this name.
    op.execute("UPDATE games SET owner = 'main'")
    # Not as a batch, which would make the table anew: in SQLite everything that belongs to it would go.
    op.drop_column("games", "summary")
    op.drop_column("games", "epoch")
