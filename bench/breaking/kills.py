"""The server is killed at a random moment, again and again."""

from __future__ import annotations

import asyncio
import random
import time

from loading.processes import Server

from .players import Crowd, Outcome


async def kill_again_and_again(server: Server, out: Outcome, kills: int, tables: int, until: float) -> None:
    """SIGKILL to all its processes in the middle of play; after each the tables open as far as was acknowledged."""
    crowd = Crowd(tables)
    try:
        for _ in range(kills):
            if time.monotonic() > until:
                out.said.append("out of time")
                break
            await server.start()
            await crowd.seat(server.url)
            await crowd.connect(server.url)
            newest = {k.id: k.newest for k in crowd.kept}
            out.problems += [f"{r.id}: older than acknowledged" for r in crowd.rounds if r.first < newest[r.id]]
            playing = asyncio.ensure_future(crowd.play(30))
            await asyncio.sleep(random.uniform(0.5, 3.0))
            await asyncio.to_thread(server.stop, True)
            out.faults += 1
            await playing
            await crowd.leave()
        await crowd.check(server.db_url, out)
        out.said.append(f"{crowd.unanswered} cut off")
    finally:
        if server.process.poll() is None:
            server.stop(kill=True)
    out.problems += server.errors()
