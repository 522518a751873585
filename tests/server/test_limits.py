"""Processes that share a PostgreSQL share their limits."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from regnum.server.db import Database
from regnum.server.limits import Limits, purge
from server.kit import PLAIN, LocalServer


def test_two_processes_grant_no_more_than_one(postgres: Any) -> None:
    url = postgres.new_url()
    servers = [LocalServer(url) for _ in range(2)]
    try:
        found, began = [], time.monotonic()
        for n in range(60):
            address = servers[n % 2].address
            body = {"name": "Anna", "password": "wrong horse"}
            origin = {"Origin": address}
            found.append(httpx.post(f"{address}/api/login", json=body, headers=origin, timeout=20, verify=PLAIN))
            if found[-1].status_code == 429:
                break
        codes = [answer.status_code for answer in found]
        assert 10 <= codes.count(403) <= 11 + (time.monotonic() - began) // 6  # a try comes back every 6 s
        refused = found[-1]
        assert 1 <= int(refused.headers["retry-after"]) <= 6
        assert refused.json()["retry_after"] == int(refused.headers["retry-after"])
    finally:
        for server in servers:
            server.stop()


def test_the_shared_bucket_is_the_one_in_memory(postgres: Any) -> None:
    """The same tries at the same moments, granted and refused alike; and clocks that are set back lock nobody out."""

    async def act() -> None:
        db = Database(postgres.new_url())
        await db.upgrade()
        at = 1_000_000.0
        own, shared = Limits({"login": 7}, lambda: at), Limits({"login": 7}, lambda: at)
        for step in [0.0] * 9 + [3.0, 5.0, 0.5] * 5 + [70.0] + [0.0] * 9 + [-500.0] + [4.0] * 6:
            at += step
            async with db.session() as session:
                waits = own.wait("login", "a"), await shared.wait_shared(session, "login", "a")
                await session.commit()
            assert waits[0] == pytest.approx(waits[1], abs=0.01), at
            assert waits[0] < 60 / 7 + 0.01
        async with db.session() as session:
            await purge(session, at + 61)
            assert await shared.wait_shared(session, "login", "a") == 0
        await db.close()

    asyncio.run(act())
