"""How often one may try. A bucket holds a minute's worth (of some kinds an hour's or a day's); it is stored as the
moment at which it is full again.

One process keeps its buckets in memory. Processes that share a PostgreSQL share the buckets there, so that more
workers do not mean more tries.
"""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from .db import Database
from .models import Limit, User
from .problems import Problem

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
RATES = {"login": 10, "forgot": 5, "create": 20, "table": 30, "chat": 30, "analysis": 20, "hint": 20}  # in a minute
RATES |= {
    "confirm": 10,  # addresses that one person or client may have asked whose they are
    "letter": 5,  # such questions to one mailbox
    "reset": 5,  # links for a new password to one mailbox
    "test": 10,  # test messages to one mailbox
    "guest_table": 100,  # new tables of guests
    "guest_import": 20,
    "report": 20,  # problems told by one person
}
SPANS = {
    "confirm": HOUR,
    "report": HOUR,
    "test": HOUR,
    "letter": DAY,
    "reset": DAY,
    "guest_table": DAY,
    "guest_import": DAY,
}
NEARLY = 0.001  # sums of fractions are not exact
KEYS_KEPT = 20_000


class Limits:
    def __init__(self, rates: dict[str, int] | None = None, clock: Callable[[], float] = time.time) -> None:
        self.rates = RATES | (rates or {})
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], float] = OrderedDict()

    def wait(self, kind: str, key: str) -> float:
        """Takes a try; 0, or the seconds until there is one."""
        self.buckets[kind, key], seconds = self._take(kind, self.buckets.pop((kind, key), 0.0))
        if len(self.buckets) > KEYS_KEPT:
            self._tidy()
        return seconds

    def _tidy(self) -> None:
        """Forget buckets that are full, and those that were not asked for longest if there are still too many."""
        now = self.clock()
        for name in [name for name, full in self.buckets.items() if full <= now]:
            del self.buckets[name]
        while len(self.buckets) > KEYS_KEPT:
            self.buckets.popitem(last=False)

    async def wait_shared(self, session: AsyncSession, kind: str, key: str) -> float:
        """The same in PostgreSQL. The caller commits."""
        name = hashlib.sha256(f"{kind} {key}".encode("utf-8", "surrogatepass")).hexdigest()
        await session.execute(insert(Limit).values(key=name, full_at=0.0).on_conflict_do_nothing())
        known = await session.scalar(select(Limit.full_at).where(Limit.key == name).with_for_update())
        full, seconds = self._take(kind, known or 0.0)
        await session.execute(update(Limit).where(Limit.key == name).values(full_at=full))
        return seconds

    def _take(self, kind: str, full: float) -> tuple[float, float]:
        span = SPANS.get(kind, MINUTE)
        now, step = self.clock(), span / self.rates[kind]
        full = min(max(full, now), now + span)  # a clock that was set back locks nobody out for longer
        over = full + step - now - span
        return (full + step, 0.0) if over <= NEARLY else (full, over)


async def purge(session: AsyncSession, at: float) -> None:
    """Forget buckets that are full."""
    await session.execute(delete(Limit).where(Limit.full_at < at))


def address_key(host: str | None) -> str:
    """One client, as far as addresses tell: an IPv6 customer has a whole /64."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def limits_of(app: Any) -> Limits:
    if not hasattr(app.state, "limits"):
        app.state.limits = Limits()
    limits: Limits = app.state.limits
    return limits


async def limit(connection: HTTPConnection, kind: str, *more: str) -> None:
    """Counts one try against the client's address and each further key (a user, a name); Problem 429 when it is out.
    Never inside a transaction of one's own."""
    client = connection.client
    await limit_keys(connection.app, kind, f"address {address_key(client.host if client else None)}", *more)


async def limit_keys(app: Any, kind: str, *keys: str) -> None:
    """The same, whoever asks."""
    seconds = await waiting(limits_of(app), app.state.db, kind, *keys)
    if seconds > 0:
        wait = max(1, math.ceil(seconds))
        problem = Problem(429, "too_many", f"too many tries; the next is possible in {wait} s", retry_after=wait)
        problem.headers["Retry-After"] = str(wait)
        raise problem


async def waiting(limits: Limits, db: Database, kind: str, *keys: str) -> float:
    """Takes a try from each key, up to the first that has none; 0, or the seconds until it has. So whom the first one
    refuses (the address) neither uses up what others have nor fills the memory with keys of their choice."""
    seconds = 0.0
    if db.postgres:
        async with db.session() as session:
            for key in keys:
                seconds = seconds or await limits.wait_shared(session, kind, key)
            await session.commit()
        return seconds
    for key in keys:
        seconds = seconds or limits.wait(kind, key)
    return seconds


async def limit_user(connection: HTTPConnection, kind: str, user: User) -> None:
    await limit(connection, kind, f"user {user.id}")
