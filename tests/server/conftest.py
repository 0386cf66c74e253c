"""One server for each kind of database, shared by all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import PostgreSQL, new_database, postgresql
from tests.server.guests import CLIENTS, Server, served


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    with postgresql() as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the server that many tests share."""
    return new_database(request.param, request, tmp_path_factory)


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    with served(database) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database for a test that needs one for itself."""
    return new_database(request.param, request, tmp_path_factory)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A separate database for a test that does not care which kind it is."""
    return f"sqlite:///{tmp_path / 'citadels.sqlite3'}"
