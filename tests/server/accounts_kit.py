"""A server with accounts and nothing else, and the browsers that talk to it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import text

from regnum.server import api_account, api_notifications, api_reset, api_stats, auth, problems
from regnum.server.asking import Person
from regnum.server.db import Database
from regnum.server.hub import Hub
from regnum.server.limits import Limits
from regnum.server.models import Base, GameTable, LogEntry, Seat, User, now
from regnum.server.settings import Settings

T = TypeVar("T")
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
OTHER_DB = "REGNUM_TEST_ACCOUNTS_DB"  # an empty PostgreSQL database to run these tests on instead of SQLite
ORIGIN = "http://regnum.test"


class Clock:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Browser:
    """Keeps cookies and echoes the CSRF cookie, as the client does."""

    def __init__(self, app: FastAPI, origin: str = ORIGIN, address: str = "192.0.2.1") -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=True, client=(address, 5000))
        self.http = httpx.AsyncClient(transport=transport, base_url=origin)

    def cookie(self, name: str) -> str | None:
        return self.http.cookies.get(name)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(f"/api{path}")

    async def send(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        given = {"X-CSRF": self.cookie("regnum_csrf") or ""} | (headers or {})
        if body is None:
            return await self.http.request(method, f"/api{path}", headers=given)
        given["Content-Type"] = "application/json"  # not by httpx: it cannot send half a character
        return await self.http.request(method, f"/api{path}", content=json.dumps(body), headers=given)

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await self.send("POST", path, body, {k.replace("_", "-"): v for k, v in headers.items()})

    async def put(self, path: str, body: Any) -> httpx.Response:
        return await self.send("PUT", path, body)

    async def me(self) -> dict[str, Any] | None:
        user: dict[str, Any] | None = (await self.get("/me")).json()["user"]
        return user

    async def register(self, name: str, password: str = "correct horse") -> dict[str, Any]:
        answer = await self.post("/account", {"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        user: dict[str, Any] = answer.json()["user"]
        return user


class World:
    """The app, its database, and a clock for its limits."""

    def __init__(self, url: str, settings: Settings) -> None:
        self.db = Database(url)
        self.clock = Clock()
        self.app = FastAPI()
        self.app.state.db = self.db
        self.app.state.hub = Hub(self.db)
        self.app.state.settings = settings
        self.app.state.limits = Limits(clock=self.clock)
        self.app.state.passwords = auth.Passwords(QUICK)
        problems.install(self.app)
        for part in (api_account, api_reset, api_notifications, api_stats):
            self.app.include_router(part.router)

        @self.app.post("/api/try")
        async def guarded(user: Person) -> dict[str, Any]:
            return {"name": user.name}

    def browser(self, origin: str = ORIGIN, address: str = "192.0.2.1") -> Browser:
        return Browser(self.app, origin, address)


@asynccontextmanager
async def world(folder: Path, settings: Settings | None = None) -> AsyncIterator[World]:
    made = World(os.environ.get(OTHER_DB) or f"sqlite:///{folder / 'test.db'}", settings or Settings(base_url=""))
    await made.db.upgrade()
    if made.db.postgres:
        async with made.db.engine.begin() as connection:
            tables = ", ".join(f'"{name}"' for name in Base.metadata.tables)
            await connection.execute(text(f"TRUNCATE {tables} RESTART IDENTITY CASCADE"))
    try:
        yield made
    finally:
        await made.db.close()


def play(folder: Path, act: Callable[[World], Awaitable[T]], settings: Settings | None = None) -> T:
    """Runs a test against a fresh server."""

    async def whole() -> T:
        async with world(folder, settings) as made:
            return await act(made)

    return asyncio.run(whole())


async def a_user(db: Database, name: str, language: str = "en", **more: Any) -> User:
    async with db.session() as session:
        user = User(name=name, language=language, guest=False, prefs={}, **more)
        session.add(user)
        await session.commit()
    return user


async def a_table(db: Database, table_id: str, seats: list[User | str | None], **more: Any) -> GameTable:
    """A live table: a user sits there, a bot by its name, None is somebody at another's screen."""
    async with db.session() as session:
        values: dict[str, Any] = {"status": "live", "entries": 0, "title": "Friday", "rated": True} | more
        table = GameTable(id=table_id, game="principato", seats=len(seats), setup={}, clock={}, **values)
        session.add(table)
        await session.flush()
        for n, who in enumerate(seats):
            kind = "bot" if isinstance(who, str) else "local" if who is None else "human"
            bot = who if isinstance(who, str) else None
            user_id = who.id if isinstance(who, User) else None
            session.add(
                Seat(table_id=table_id, seat=n, kind=kind, bot=bot, user_id=user_id, name=f"S{n}", turn_started=now())
            )
        await session.commit()
    return table


async def answers(db: Database, table_id: str, *seats: int | None) -> None:
    """The log grows by answers of these seats (None: chance)."""
    async with db.session() as session:
        table = await session.get_one(GameTable, table_id)
        for seat in seats:
            session.add(LogEntry(table_id=table_id, n=table.entries, entry=[], seat=seat))
            table.entries += 1
        await session.commit()
