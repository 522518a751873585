"""Starting the server from the command line."""

from __future__ import annotations

import asyncio
import atexit
import gc
import signal
import socket
import sys
from functools import partial

import uvicorn
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from uvicorn.supervisors import Multiprocess

from ..compiled import is_compiled
from ..kernel import RegnumError
from . import metrics
from .app import create_app
from .db import Database
from .models import Report
from .settings import ENV, Settings, from_env
from .wire import Wire


def serve(host: str | None, port: int | None, db: str | None, workers: int | None) -> None:
    """Serve until told to stop. The address is the one line on stdout; the log goes to stderr."""
    settings = from_env(host=host, port=port, db=db, workers=workers)
    database = Database(settings.url)
    if settings.workers > 1 and not database.postgres:
        raise RegnumError("--workers: several processes need PostgreSQL (--db postgresql://…)")
    listener = _listen(settings)
    address = f"http://{settings.host}:{listener.getsockname()[1]}"
    metrics.set_up_logs(settings.log_level)
    print(f"Regnum: {address}", flush=True)
    if is_compiled():
        print("The rules are compiled: bots think faster.", file=sys.stderr, flush=True)
    atexit.register(gc.freeze)  # collecting all that is left would only hold up the end, and a restart
    if database.postgres:  # here a database that is away is one line, in the server a page
        asyncio.run(_upgrade(database))
    if settings.workers > 1:
        settings.to_env()
        config = _config("regnum.server.app:app_from_env", settings, factory=True)
        Multiprocess(config, [listener]).run()
        return
    for name in (signal.SIGTERM, signal.SIGINT):  # uvicorn stops in order, then raises the signal again
        signal.signal(name, lambda *_: sys.exit(0))
    uvicorn.Server(_config(create_app(settings), settings)).run([listener])


def _config(app: object, settings: Settings, factory: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=factory,
        http=partial(  # type: ignore[arg-type]
            Wire,
            header_seconds=settings.header_seconds,
            header_limit=settings.header_limit,
            answer_seconds=settings.body_seconds,
        ),
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * settings.message_limit,  # above our own limit, which answers before it closes
        ws_per_message_deflate=False,  # changes are small; whole documents are rare
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=60,  # on a busy machine a worker that starts is slow, not dead
    )


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
    except OSError as error:
        made.close()
        raise RegnumError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    made.set_inheritable(True)
    return made


async def _upgrade(database: Database) -> None:
    try:
        await database.reach()
        await database.upgrade()
    finally:
        await database.close()


def upgrade(db: str | None) -> str:
    """The database that was upgraded, without its password."""
    database = Database(from_env(db=db).url)
    asyncio.run(_upgrade(database))
    return database.url.render_as_string(hide_password=True)


async def _reports(database: Database, wanted: str | None) -> list[Report]:
    try:
        async with database.reading() as session:
            query = select(Report).order_by(Report.at)
            return list(await session.scalars(query if wanted is None else query.where(Report.id == wanted)))
    except DBAPIError as error:
        where = database.url.render_as_string(hide_password=True)
        raise RegnumError(f"{where}: no reports can be read: {error.orig}") from None
    finally:
        await database.close()


def reports(db: str | None, wanted: str | None = None) -> list[Report]:
    """What players have reported, or one of these reports."""
    return asyncio.run(_reports(Database(from_env(db=db).url), wanted))


__all__ = ["ENV", "reports", "serve", "upgrade"]
