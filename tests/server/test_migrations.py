"""A database of the first version is brought up to date; what was in it goes on."""

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from citadels.server import storage
from tests.server.guests import Guest, Server, served

FIRST = "0001"


def upgrade(database: str, version: str) -> None:
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))
    config = Config()
    config.set_main_option("script_location", "citadels:server/migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def test_from_the_first_version_on(own_database: str) -> None:
    upgrade(own_database, FIRST)
    with served(own_database) as server:
        assert version(server) == storage.NEWEST
        guest = Guest(server)
        table = guest.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
        guest.must(table, "start")
        server.stop()
        # And a second time, with something in it.
        server.start()
        assert version(server) == storage.NEWEST
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
        differences = compare_metadata(MigrationContext.configure(connection), storage.METADATA)
    engine.dispose()
    assert differences == []
