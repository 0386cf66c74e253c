"""Alembic's way to the database: always on the connection that ``storage.migrate`` hands over."""

from alembic import context

from citadels.server.database_schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
