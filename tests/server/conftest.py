"""Servers for the tests of tables, on SQLite and on PostgreSQL."""

import shutil

import pytest

from depth import LONG

BACKENDS = ["sqlite", "postgresql"]


def pytest_generate_tests(metafunc):
    """Both databases; by day one where a module says that it is about something else (`DATABASES_BY_DAY`)."""
    if "db_url" in metafunc.fixturenames:
        chosen = getattr(metafunc.module, "DATABASES_BY_DAY", BACKENDS)
        metafunc.parametrize("db_url", BACKENDS if LONG else chosen, indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres():
    from server.kit import PG_BIN, Postgres

    if not (PG_BIN / "initdb").exists() or shutil.which("sh") is None:
        pytest.fail("PostgreSQL is not installed: tools/debian.sh postgresql")
    made = Postgres()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def db_url(request, tmp_path_factory):
    """A way to make a new, empty database of the kind under test."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_url
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('db')}/regnum.db"


@pytest.fixture(scope="session")
def server(db_url):
    from server.kit import LocalServer

    made = LocalServer(db_url())
    yield made
    made.stop()


@pytest.fixture
def ania(server):
    from server.kit import Player

    return Player(server.address, "Ania")


@pytest.fixture
def bona(server):
    from server.kit import Player

    return Player(server.address, "Bona", "pl")


@pytest.fixture
def two(ania, bona):
    """A live table of two people: Ania in seat 0, Bona in seat 1."""
    table = ania.table("me", "open", options={"first": "1"})
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    return table
