"""Strangers who come in numbers, and clients that are slow on purpose, while others play."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from loading.checks import in_ms
from loading.client import Failed, Guest, Http
from loading.play import gather_bounded
from loading.processes import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .players import Crowd, Outcome

STRANGER = {"X-Forwarded-For": "203.0.113.9"}  # all of them from one address
SPECTATORS = 300  # sockets of strangers
HALF_OPEN = 300  # requests that never end
PATIENT = 20.0  # seconds that a slow client waits to be thrown out

Nuisance = Callable[[Server, Crowd, float, Outcome], Awaitable[None]]


async def while_they_play(server: Server, out: Outcome, tables: int, seconds: float, nuisance: Nuisance) -> None:
    """Play undisturbed, then with the nuisance; what that did to the players."""
    crowd = Crowd(tables)
    await server.start()
    await crowd.seat(server.url)
    await crowd.connect(server.url)
    await crowd.play(seconds / 3, 0.3)
    calm = [m["acked"] - m["sent"] for r in crowd.rounds for m in r.moves]
    await crowd.leave()
    await crowd.seat(server.url)
    await crowd.connect(server.url)
    memory = server.memory()["server_mb"]
    trouble = asyncio.ensure_future(nuisance(server, crowd, time.monotonic() + seconds, out))
    await crowd.play(seconds, 0.3)
    during = [m["acked"] - m["sent"] for r in crowd.rounds for m in r.moves]
    out.faults += 1
    await trouble
    if server.process.poll() is not None:
        out.problems.append("the server died")
    if not during:
        out.problems.append("nobody could move")
    grown = server.memory()["server_mb"] - memory
    await crowd.leave()
    await asyncio.to_thread(server.stop)
    await crowd.check(server.db_url, out)
    was, then = in_ms(calm), in_ms(during)
    out.said.append(f"p50 {was['p50']:.0f}→{then['p50']:.0f} ms, p99 {was['p99']:.0f}→{then['p99']:.0f} ms")
    out.said.append(f"{grown:+.0f} MB")
    out.failures += len(server.errors())
    out.problems += server.errors()[:3]


async def flood_of_requests(server: Server, crowd: Crowd, until: float, out: Outcome) -> None:
    """Eight connections that ask for all sorts of things as fast as they are answered."""
    answers: Counter[int] = Counter()
    table = crowd.rounds[0].id
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"/api/tables/{table}/doc", None),
        ("GET", f"/api/tables/{table}", None),
        ("GET", "/api/tables", None),
        ("POST", "/api/guest", {"name": "Stranger", "language": "en"}),
        ("POST", "/api/login", {"name": "nobody", "password": "not a password"}),
        ("GET", "/api/games", None),
        ("GET", "/nothing", None),
    ]

    async def one() -> None:
        http = Http(server.url)
        while time.monotonic() < until:
            method, path, body = random.choice(asked)
            try:
                status, _, _ = await http.call(method, path, body, STRANGER)
                answers[status // 100 * 100 if status != 429 else 429] += 1
                if status >= 500:
                    out.problems.append(f"{method} {path}: {status}")
            except (Failed, OSError):
                answers[0] += 1
                await asyncio.sleep(0.1)
        http.close()

    await asyncio.gather(*(one() for _ in range(8)))
    out.said.append("answers " + ", ".join(f"{n}× {status or 'cut off'}" for status, n in sorted(answers.items())))


async def flood_of_spectators(server: Server, crowd: Crowd, until: float, out: Outcome) -> None:
    """Strangers open sockets at one table, stay a moment and go, 25 a second."""
    counts: Counter[str] = Counter()
    table = crowd.rounds[0].id

    async def one() -> None:
        try:
            async with _socket(server, table) as ws:
                await ws.send('{"type":"hello"}')
                first = await asyncio.wait_for(ws.recv(), 10)
                counts["refused" if '"error"' in str(first)[:40] else "let in"] += 1
                await asyncio.sleep(2)
        except (WebSocketException, OSError, TimeoutError):
            counts["refused"] += 1

    coming = []
    while time.monotonic() < until:
        coming.append(asyncio.ensure_future(one()))
        await asyncio.sleep(0.04)
    await asyncio.gather(*coming)
    out.said.append(f"spectators: {counts['let in']} let in, {counts['refused']} refused")


async def slow_clients(server: Server, crowd: Crowd, until: float, out: Outcome) -> None:
    """Sockets that never read, and requests that never end."""
    table = crowd.rounds[0].id

    async def deaf() -> Any:
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            ws = await _socket(server, table)
            ws.transport.pause_reading()
            return ws

    async def half() -> Any:
        parts = urlsplit(server.url)
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
            body = random.random() < 0.5
            head = f"POST /api/guest HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            head += 'Content-Length: 90\r\nContent-Type: application/json\r\n\r\n{"name"' if body else "X-Slow: "
            writer.write(head.encode())
            return reader, writer

    sockets = [s for s in await gather_bounded([deaf() for _ in range(SPECTATORS)], 20) if s]
    waiting = [h for h in await gather_bounded([half() for _ in range(HALF_OPEN)], 20) if h]

    async def thrown_out(reader: asyncio.StreamReader) -> bool:
        try:
            await asyncio.wait_for(reader.read(), max(PATIENT, until - time.monotonic()))
            return True
        except (TimeoutError, OSError) as error:
            return isinstance(error, OSError) and not isinstance(error, TimeoutError)

    ended = sum(await asyncio.gather(*(thrown_out(reader) for reader, _ in waiting)))
    # who is slow is not to be in the way of a newcomer
    started = time.perf_counter()
    http = Http(server.url)
    await Guest(900_000).arrive(http)
    http.close()
    out.said.append(f"{len(sockets)} of {SPECTATORS} deaf sockets let in")
    out.said.append(f"{ended} of {len(waiting)} half-open requests ended by the server")
    out.said.append(f"a newcomer waits {1000 * (time.perf_counter() - started):.0f} ms")
    for _, writer in waiting:
        writer.close()
    for ws in sockets:
        ws.transport.abort()


def _socket(server: Server, table: str) -> Any:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws"
    origin: Any = server.url
    return connect(
        address, origin=origin, additional_headers=STRANGER, compression=None, proxy=None, ping_interval=None,
        open_timeout=10, close_timeout=1,
    )  # fmt: skip
