"""One server for each kind of database, shared by all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import new_database, postgresql
from tests.server.guests import CLIENTS, Server, served


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgresql_address() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("tables")
        return f"sqlite:///{folder / 'citadels.sqlite3'}"
    return new_database(request.getfixturevalue("postgresql_address"), "citadels")


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    with served(
        database, CITADELS_GUESTS_PER_MINUTE="100000", CITADELS_TABLES_PER_MINUTE="100000"
    ) as running:
        yield running
