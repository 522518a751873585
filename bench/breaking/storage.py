"""The server stays; what it stores in goes: PostgreSQL is killed, the disk is full."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import time
from typing import Any

from loading.client import Failed, Http
from loading.processes import Postgres, Server, tree

from .players import Crowd, Outcome

BACK = 60.0  # seconds in which a server must be ready again


async def ready(url: str) -> int:
    http = Http(url)
    try:
        return (await asyncio.wait_for(http.call("GET", "/readyz"), 10))[0]
    except (Failed, OSError, TimeoutError):
        return 0
    finally:
        http.close()


async def wait_ready(url: str, out: Outcome) -> None:
    until = time.monotonic() + BACK
    while time.monotonic() < until:
        if [await ready(url) for _ in range(4)] == [200] * 4:
            return
        await asyncio.sleep(0.2)
    out.problems.append(f"not ready again in {BACK:g} s")


async def kill_postgres(
    server: Server, postgres: Postgres, out: Outcome, times: int, tables: int, until: float
) -> None:
    """All its processes die under load and it is started again; the server is left alone."""
    crowd = Crowd(tables)
    await server.start()
    pid = server.process.pid
    seen: dict[int, int] = {}
    for _ in range(times):
        if time.monotonic() > until:
            out.said.append("out of time")
            break
        await crowd.seat(server.url)
        await crowd.connect(server.url)
        playing = asyncio.ensure_future(crowd.play(7))
        await asyncio.sleep(random.uniform(1, 3))
        postgres.kill()
        out.faults += 1
        await asyncio.sleep(1.5)
        status = await ready(server.url)
        seen[status] = seen.get(status, 0) + 1
        await asyncio.to_thread(postgres.launch)
        await playing
        await wait_ready(server.url, out)
        await crowd.leave()
    await crowd.connect(server.url)  # everybody plays on
    before = sum(len(r.moves) for r in crowd.rounds)
    await crowd.play(3)
    if sum(len(r.moves) for r in crowd.rounds) == before:
        out.problems.append("nobody could move after it was back")
    await crowd.leave()
    if set(seen) != {503}:
        out.problems.append(f"/readyz while it was away: {seen}")
    if server.process.poll() is not None or server.process.pid != pid:
        out.problems.append("the server did not stay")
    await asyncio.to_thread(server.stop)
    await crowd.check(server.db_url, out)
    out.said.append(f"{crowd.refused} refused, {crowd.unanswered} cut off, {len(server.lines())} lines of log")
    out.failures += len(server.errors())
    out.problems += server.errors()[:3]


async def fill_disk(server: Server, out: Outcome, times: int, tables: int, until: float) -> None:
    """The kernel refuses to write beyond the first page of any file: for the server that is a full disk. Needs no
    rights, but Linux. (The log is such a file too: what it misses is counted as nothing.)"""
    if not hasattr(resource, "prlimit"):
        out.skipped = "needs Linux"
        return
    crowd = Crowd(tables)
    await server.start()
    seen: dict[Any, int] = {}
    for _ in range(times):
        if time.monotonic() > until:
            out.said.append("out of time")
            break
        await crowd.seat(server.url)
        await crowd.connect(server.url)
        playing = asyncio.ensure_future(crowd.play(6))
        await asyncio.sleep(random.uniform(1, 2))
        before = {pid: resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in tree(server.pid)}
        for pid, (_, hard) in before.items():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
        out.faults += 1
        await asyncio.sleep(2)
        status = await ready(server.url)
        seen[status] = seen.get(status, 0) + 1
        for pid, limits in before.items():
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        await playing
        await wait_ready(server.url, out)
        await crowd.leave()
    if set(seen) != {503}:
        out.problems.append(f"/readyz while it was full: {seen}")
    await asyncio.to_thread(server.stop)
    await crowd.check(server.db_url, out)
    out.said.append(f"{crowd.refused} refused, {crowd.unanswered} cut off")
    out.failures += len(server.errors())
    out.problems += server.errors()[:3]
