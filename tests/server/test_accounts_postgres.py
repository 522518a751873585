"""The same tests of accounts, passwords, notifications and ratings once more, on PostgreSQL."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

import pytest

from server import test_accounts, test_notify, test_ratings, test_reset
from server.accounts_kit import OTHER_DB
from server.test_notify import certificate

__all__ = ["certificate"]


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    return str(postgres.new_url())


@pytest.fixture(autouse=True)
def on_postgres(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OTHER_DB, database)


def on_disk(module: ModuleType) -> dict[str, Any]:
    """The tests that store something."""
    found = {name: f for name, f in vars(module).items() if name.startswith("test_") and inspect.isfunction(f)}
    return {name: f for name, f in found.items() if "tmp_path" in inspect.signature(f).parameters}


for part in (test_accounts, test_notify, test_ratings, test_reset):
    globals().update(on_disk(part))
