"""The way to a database: its address, its settings, and the version of its tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from citadels.server.database_schema import NEWEST
from citadels.tables.settings import SettingsError

# A database that hangs is given up: those who wait are refused and may try again. A transaction of a
# server that fell silent half-way ends, too: another server may wait for its table.
_TIME_OUTS: Final = {
    "connect_timeout": 10,
    "tcp_user_timeout": 20_000,
    "options": "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=5000",
}


def engine_of(url: str) -> Engine:
    """The way to a database; SettingsError if it is not one."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
            raise ArgumentError
    except ArgumentError:
        raise SettingsError(
            "bad_database", f"{url!r} is not a database; give sqlite:///FILE or postgresql://…", value=url
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    # Stored data is secret, so no error may quote it.
    time_outs = {} if parsed.get_backend_name() == "sqlite" else _TIME_OUTS
    try:
        engine = create_engine(parsed, pool_pre_ping=True, hide_parameters=True, connect_args=time_outs)
    except ModuleNotFoundError:
        message = "PostgreSQL needs the extra: pip install citadels[postgresql]"
        raise SettingsError("no_postgresql", message) from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _safe_sqlite)
    return engine


def version_of(engine: Engine) -> str | None:
    """The version of a database's tables; None for one that has none yet."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _safe_sqlite(connection: Any, _record: object) -> None:
    """What is committed survives the loss of power; readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def answering() -> Iterator[None]:
    """A database that does not answer is a setting that is wrong."""
    try:
        yield
    except DBAPIError as error:
        # Only the driver's message: the address may contain a password.
        problem = str(error.orig).partition("\n")[0]
        raise SettingsError(
            "no_database", f"the database does not answer: {problem}", problem=problem
        ) from None


def migrate(engine: Engine, version: str = NEWEST) -> None:
    """Bring the database to a version of its tables: the newest, or a former one that is to be used again."""
    found = version_of(engine)
    if found == version:
        return
    if found is not None and found > NEWEST:
        message = f"the database is of version {found}, this program knows {NEWEST}; use a newer program"
        raise SettingsError("newer_database", message, found=found, known=NEWEST)
    # Imported here so that starting with an up-to-date database does not wait for it.
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # The driver would change tables outside of any transaction: half of it could stay after a crash.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        if found is None or found < version:
            command.upgrade(config, version)
        else:
            command.downgrade(config, version)
