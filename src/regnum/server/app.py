"""The web app: `create_app(settings)` puts the parts together."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import __version__
from ..games import game_ids, get_game
from ..text import LANGUAGES
from . import (
    api_account,
    api_analysis,
    api_chat,
    api_games,
    api_hints,
    api_lessons,
    api_notifications,
    api_reset,
    api_stats,
    api_tables,
    health,
    lists,
    metrics,
    notify,
    present,
    problems,
    push,
    ws,
)
from .analyses import Analyses
from .bots import BotPool
from .db import Database
from .doors import HSTS, Doors
from .driving import Driver
from .hub import Hub
from .limits import Limits
from .problems import Problem
from .replays import Replays
from .settings import Settings, from_env
from .tables import TableService

log = logging.getLogger("regnum.server")
TIDY = 120  # seconds between two collections
STATIC = Path(os.environ.get("REGNUM_CLIENT") or Path(__file__).parent / "static")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

OF_PAGES = {name for name in HEADERS if name not in ("x-content-type-options", "cross-origin-resource-policy")}

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Regnum</title>
<h1>Regnum</h1><p>The server is running, but the web client has not been built.
In the source tree, <code>make web</code> builds it (Node is needed); the released wheel brings it along.</p>
<p><a href="/api/games">/api/games</a> · <a href="/api/openapi.json">/api/openapi.json</a></p></html>"""


class Guard:
    """Around everything: the names of the server, security headers, a limit on what may be sent, an answer for
    whatever fails, and one line of log for each request."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: metrics.Metrics, doors: Doors, db: Database) -> None:
        self.app = app
        self.limit = settings.body_limit
        self.import_limit = settings.import_limit
        self.counts = counts
        self.body_seconds = settings.body_seconds
        self.doors = doors
        self.health = db.health
        self.headers = HEADERS | ({"strict-transport-security": HSTS} if settings.https else {})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Serve a WebSocket, past the layers below, each of which would keep something in memory for every
        connection. False: there is none at this address."""
        refusal = self.doors.refusal(HTTPConnection(scope))
        try:
            if refusal is None:
                return await ws.serve(scope, receive, send)
        except Exception as error:
            if not self.health.blame(error):
                raise
            refusal = health.problem()
        await WebSocket(scope, receive, send).close(1008, refusal.code)
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and await self._socket(scope, receive, send):
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        limit = self.import_limit if scope["path"] == "/api/import" else self.limit
        status = 500
        got = 0
        begun = whole = False
        until = asyncio.get_running_loop().time() + self.body_seconds

        async def receive_some() -> Message:
            nonlocal got, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise Problem(408, "too_slow", f"a request is here within {self.body_seconds:g} s") from None
            if message["type"] == "http.request":
                whole = not message.get("more_body", False)
                got += len(message.get("body", b""))
                if got > limit:
                    raise Problem(413, "too_large", f"a request has at most {limit} bytes")
            return message

        async def send_more(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                present = {name for name, _ in message["headers"]}
                if scope["path"].startswith("/assets/"):  # no pages; it would weigh 7 kB on a first visit
                    present |= {name.encode() for name in OF_PAGES}
                extra = [(k.encode(), v.encode()) for k, v in self.headers.items() if k.encode() not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    extra.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        length = dict(scope["headers"]).get(b"content-length", b"0")
        refusal = self.doors.refusal(HTTPConnection(scope))
        try:
            if refusal is not None:
                await problems.response(refusal)(scope, receive, send_more)
            elif not length.isdigit() or int(length) > limit:
                too_large = Problem(413, "too_large", f"a request has at most {limit} bytes")
                await problems.response(too_large)(scope, receive, send_more)
            else:
                await self.app(scope, receive_some, send_more)
        except Exception as error:
            bug = health.problem()
            if not self.health.blame(error):
                log.exception("error in %s %s", scope["method"], scope["path"])
                bug = Problem(500, "error", "the server failed; nothing has been changed")
            if begun:
                raise
            await problems.response(bug)(scope, receive, send_more)
        finally:
            took = time.perf_counter() - started
            self.counts.count("requests", str(status))
            self.counts.time("request", took)
            data = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            log.info("request", extra={"data": data})


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or from_env()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        db: Database = app.state.db
        await db.reach()
        await db.upgrade()
        await push.key_of(db)
        app.state.hub.start()
        app.state.driver.start()
        app.state.analyses.start()
        warm = asyncio.ensure_future(app.state.bots.warm())
        _warm_up()
        tidy = asyncio.ensure_future(_tidy())
        notifier = notify.start(app)
        log.info("started", extra={"data": {"version": __version__, "postgresql": db.postgres}})
        try:
            yield
        finally:
            await app.state.driver.stop()
            await app.state.analyses.stop()
            for task in (notifier, warm, tidy):
                task.cancel()
            await asyncio.gather(notifier, warm, tidy, return_exceptions=True)
            await app.state.hub.stop()
            await asyncio.to_thread(app.state.bots.close)
            await asyncio.to_thread(app.state.tables.sandbox.close)
            await db.close()
            log.info("stopped")

    app = FastAPI(
        title="Regnum",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    state = app.state
    state.settings = settings
    state.metrics = metrics.Metrics()
    state.limits = Limits(
        {
            "create": settings.guests_per_minute,
            "table": settings.tables_per_minute,
            "chat": settings.chat_per_minute,
            "letter": settings.letters_per_day,
            "reset": settings.letters_per_day,
            "guest_table": settings.guest_tables_per_day,
            "guest_import": settings.guest_imports_per_day,
        }
    )
    state.db = Database(settings.url)
    state.doors = Doors(settings)
    state.hub = Hub(state.db)
    state.bots = BotPool(settings.bot_workers, settings.bot_seconds)
    state.tables = TableService(state.db, state.hub, state.bots, settings, state.metrics)
    state.hub.read_chat = partial(lists.chat_line, state.tables)
    state.driver = Driver(state.tables)
    state.replays = Replays(state.tables)
    state.analyses = Analyses(state.tables)
    problems.install(app)
    app.include_router(api_games.router)
    app.include_router(api_tables.router)
    for part in (api_account, api_analysis, api_chat, api_hints, api_lessons, api_reset, api_notifications, api_stats):
        app.include_router(part.router)
    _add_checks(app)
    _add_client(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings, state.metrics, state.doors, state.db)
    return app


def _warm_up() -> None:
    """Have games and texts at hand before the first table opens; a content is read when somebody wants it."""
    for game_id in game_ids():
        get_game(game_id)
        for language in LANGUAGES:
            present.words(game_id, language)


async def _tidy() -> None:
    """Collect garbage by the clock instead of by the number of objects: documents of many tables make the
    collector run over all of them again and again, and that was the slowest percent of all moves."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await asyncio.sleep(TIDY)
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()


def _add_checks(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, bool]:
        return {"ok": True}

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> JSONResponse:
        if app.state.driver.closing:
            why: str | None = "closing"
        else:
            why = await app.state.db.health.why_not()
        if why is None and not app.state.hub.listening.is_set():
            why = "listening"
        return JSONResponse({"ready": True} if why is None else {"ready": False, "why": why}, 503 if why else 200)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> PlainTextResponse:
        if not app.state.doors.may_measure(request):
            raise Problem(403, "operators_only", "only this machine or a bearer of REGNUM_METRICS_TOKEN may ask")
        tables: TableService = app.state.tables
        gauges = {
            "live_tables": len(tables.cache),
            "sockets": app.state.hub.connections(),
            "bots_asked": app.state.bots.asked,
            "bots_late": app.state.bots.late,
            "sandbox_ended": tables.sandbox.ended,
        }
        return PlainTextResponse(app.state.metrics.text(gauges), media_type="text/plain; version=0.0.4")


def _add_client(app: FastAPI) -> None:
    """The built client, if it is there; every path that is no file of it shows its one page."""

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "not_found", "there is nothing at this address")
        index = STATIC / "index.html"
        if not index.exists():
            return HTMLResponse(NOT_BUILT, 200 if path == "" else 404)
        try:
            file = (STATIC / path).resolve()
            found = bool(path) and file.is_relative_to(STATIC.resolve()) and file.is_file()
        except (ValueError, OSError):
            found = False
        if found:
            forever = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": forever})
        if path.startswith(("assets/", ".")) or "/." in path or "." in path.rpartition("/")[2]:
            raise Problem(404, "not_found", "there is nothing at this address")
        return FileResponse(index, headers={"cache-control": "no-cache"})


def app_from_env() -> FastAPI:
    """For worker processes: uvicorn calls it, the settings are in the environment."""
    settings = from_env()
    metrics.set_up_logs(settings.log_level)
    return create_app(settings)
