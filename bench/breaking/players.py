"""People who play on whatever happens to the server, and remember every move that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

from loading.checks import check_database, in_ms
from loading.client import Failed, Guest, Http, seat_two
from loading.play import ACK_SECONDS, Client, Played, open_client

PACE = 0.12  # seconds between two moves at a table: a socket may send ten messages a second


@dataclass(slots=True)
class Outcome:
    """A line of the table at the end."""

    part: str
    faults: int = 0
    acknowledged: int = 0
    found: int = 0
    failures: int = 0  # answers 500, and lines in the log that tell of an error
    ack_ms: dict[str, float] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)  # figures of this part alone
    problems: list[str] = field(default_factory=list)
    skipped: str = ""

    @property
    def good(self) -> bool:
        return not self.problems and not self.failures and self.found == self.acknowledged


class Round(Played):
    """A table from one connection to the next. Every other move goes by HTTP."""

    def __init__(self, table_id: str, clients: list[Client], url: str) -> None:
        super().__init__(table_id, clients)
        self.http = Http(url)
        self.failures: list[str] = []

    async def move(self, client: Client) -> bool:
        if random.random() < 0.5:
            return await super().move(client)
        doc = client.doc
        decision = random.choice([d for d in doc["decisions"] if d["options"]])
        move = {"key": uuid.uuid4().hex, "seat": decision["seat"], "at": doc["at"]}
        move["option"] = random.choice(decision["options"])["id"]
        sent = time.perf_counter()
        try:
            status, _, data = await asyncio.wait_for(
                self.http.call(
                    "POST",
                    f"/api/tables/{self.id}/answer",
                    {**move, "step": decision.get("step", 0)},
                    client.guest.headers(),
                ),
                ACK_SECONDS,
            )
        except (Failed, OSError, TimeoutError):
            self.http.close()
            self.unanswered += 1
            return False
        if status == 200:
            self.newest = max(self.newest, data["version"])
            self.moves.append({**move, "sent": sent, "acked": time.perf_counter(), "version": data["version"]})
        elif status == 500:
            self.failures.append(f"{status} {data}")
        else:
            self.refused.append(f"{status} {data.get('code') if isinstance(data, dict) else ''}")
        return True


@dataclass(slots=True)
class Kept:
    """A table over all rounds, as `check_database` wants it."""

    id: str
    guests: tuple[Guest, Guest]
    moves: list[dict[str, Any]] = field(default_factory=list)
    newest: int = 0
    over: bool = False


class Crowd:
    """Tables of two; a game that is over is followed by another."""

    def __init__(self, tables: int, first: int = 1, game: str = "principato") -> None:
        self.size, self.game, self.next = tables, game, first
        self.kept: list[Kept] = []
        self.failures: list[str] = []
        self.refused = 0
        self.unanswered = 0
        self.rounds: list[Round] = []

    async def seat(self, url: str) -> None:
        """So many live tables that there are enough."""
        http = Http(url)
        while sum(not k.over for k in self.kept) < self.size:
            pair = Guest(self.next), Guest(self.next + 1)
            self.next += 2
            for guest in pair:
                await guest.arrive(http)
            self.kept.append(Kept(await seat_two(http, *pair, self.game), pair))
        http.close()

    async def connect(self, url: str) -> None:
        live = [k for k in self.kept if not k.over]
        self.rounds = [
            Round(k.id, [await open_client(url, k.id, guest, deflate=False) for guest in k.guests], url) for k in live
        ]

    async def play(self, seconds: float, pace: float = PACE) -> None:
        """Everywhere, until the time is up or the connection is lost; some are then still waiting for an answer."""
        until = time.perf_counter() + seconds
        games = [asyncio.ensure_future(r.play(pace, until)) for r in self.rounds]
        await asyncio.wait(games, timeout=seconds + ACK_SECONDS + 5)
        for game in games:
            game.cancel()
        for game in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(game, Exception):
                self.failures.append(f"a player stumbled: {game!r}")

    async def leave(self) -> None:
        """Hang up and remember."""
        by_id = {k.id: k for k in self.kept}
        for r in self.rounds:
            kept = by_id[r.id]
            kept.moves += r.moves
            kept.newest = max(kept.newest, r.newest)
            kept.over = kept.over or r.over
            self.failures += r.failures
            self.refused += len(r.refused)
            self.unanswered += r.unanswered
            r.http.close()
            for client in r.clients:
                if client.reader is not None:
                    client.reader.cancel()
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(client.ws.close(), 2)
        self.rounds = []

    async def check(self, db_url: str, out: Outcome) -> None:
        """Look for all of it in the database."""
        counted = await asyncio.to_thread(check_database, db_url, self.kept, False, out.problems)  # type: ignore[arg-type]
        out.acknowledged, out.found = counted["acknowledged"], counted["in_log"]
        out.failures += len(self.failures)
        out.problems += self.failures[:5]
        out.ack_ms = in_ms([m["acked"] - m["sent"] for k in self.kept for m in k.moves])
