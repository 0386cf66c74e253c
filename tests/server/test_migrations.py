"""A database of the first version is brought up to date; what was in it goes on."""

from collections.abc import Callable

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import DBAPIError

from citadels.server.database_access import engine_of
from citadels.server.database_access import migrate as migrate_database
from citadels.server.database_schema import METADATA, NEWEST
from tests.server.databases import Stored
from tests.server.guests import Guest, Server, served

FIRST = "0001"
# What the first version has.
TABLES = {
    "guests": "SELECT id, token, at FROM guests",
    "games": "SELECT id, host, owner, listed, state, at FROM games",
    "entries": "SELECT game, number, entry FROM entries",
    "seats": "SELECT game, seat, guest FROM seats",
}


def upgrade(database: str, version: str) -> None:
    migrate(database, command.upgrade, version)


def migrate(database: str, how: Callable[[Config, str], None], version: str) -> None:
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))
    config = Config()
    config.set_main_option("script_location", "citadels:server/migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        how(config, version)
    engine.dispose()


def test_from_the_first_version_on(own_database: str) -> None:
    upgrade(own_database, FIRST)
    with served(own_database) as server:
        assert version(server) == NEWEST
        guest = Guest(server)
        table = guest.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
        guest.must(table, "start")
        server.stop()
        # And a second time, with something in it.
        server.start()
        assert version(server) == NEWEST
        guest.http.base_url = server.address
        assert guest.state(table)["state"]["table"]["state"] == "running"


def version(server: Server) -> str:
    ((found,),) = server.stored.ask("SELECT version_num FROM alembic_version")
    return str(found)


def test_the_migrations_make_what_the_program_expects(own_database: str) -> None:
    """Every table, column and index of the program is made by the migrations, and nothing else."""
    upgrade(own_database, "head")
    engine = create_engine(own_database.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    assert differences == []


def test_back_and_forth_nothing_is_lost(own_database: str) -> None:
    """A former version can be used again: it finds its tables as they were, and all that is in them."""
    with served(own_database) as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 2, "crown": 0}, seats=[{}, {"bot": "random"}], name="Ann")
        guest.must(table, "start")
        before = guest.state(table)["state"]
    stored = Stored(own_database)
    rows = {name: sorted(stored.ask(query)) for name, query in TABLES.items()}
    assert stored.ask("SELECT game FROM snapshots") == [(table,)]
    migrate(own_database, command.downgrade, FIRST)
    assert {name: sorted(stored.ask(query)) for name, query in TABLES.items()} == rows
    upgrade(own_database, "head")
    assert {name: sorted(stored.ask(query)) for name, query in TABLES.items()} == rows
    with served(own_database) as server:
        again = Guest(server, guest.token).state(table)["state"]
        assert again["view"] == before["view"]


def test_what_belongs_to_a_table_goes_with_it(own_database: str) -> None:
    """Somebody deletes a table by hand: the game that is in memory ends, and nothing stays behind."""
    with served(own_database) as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 2, "crown": 0}, seats=[{}, {"bot": "random"}], name="Ann")
        guest.must(table, "start")
        server.stored.write([("DELETE FROM games WHERE id = :id", {"id": table})])
        if own_database.startswith("sqlite"):  # another program may not have switched the keys on
            for name in ("entries", "seats", "snapshots"):
                server.stored.write([(f"DELETE FROM {name} WHERE game = :id", {"id": table})])
        choice = guest.state(table)["state"]["view"]["decision"]["options"][0]
        assert guest.refused(table, "play", choice=choice) == "try_again"
        assert guest.refused(table, "play", choice=choice) == "no_such_table"
        for name in ("entries", "seats", "snapshots", "records"):
            assert server.stored.ask(f"SELECT * FROM {name}") == []


def test_a_migration_that_fails_changes_nothing(own_database: str) -> None:
    """Half of it would be worse than none: the next start could not go on."""
    upgrade(own_database, FIRST)
    stored = Stored(own_database)
    stored.write([("CREATE TABLE records (mine INTEGER)", {})])  # in the way of the last step
    engine = engine_of(own_database)
    for _ in range(2):
        with pytest.raises(DBAPIError, match="records"):
            migrate_database(engine)
        assert stored.ask("SELECT version_num FROM alembic_version") == [(FIRST,)]
        assert not inspect(engine).has_table("snapshots")
    stored.write([("DROP TABLE records", {})])
    migrate_database(engine)
    engine.dispose()
    assert stored.ask("SELECT version_num FROM alembic_version") == [(NEWEST,)]
