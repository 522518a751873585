"""What a move costs the server: processor time from the answer to the last viewer's message, and bytes on the wire.

One process, a real table in a file of SQLite, no sockets: what a viewer is sent is counted and thrown away. Every
seat is a person who looks on from it.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from types import SimpleNamespace
from typing import cast

from fastapi import WebSocket

from ..games import get_game
from ..kernel import canonical, option_id
from . import making, moves, seating
from .auth import Identity
from .bots import BotPool
from .db import Database
from .hub import Hub
from .metrics import Metrics
from .models import Session, User
from .settings import Settings
from .tables import TableService
from .ws import Client

LANGUAGE = "en"
GZIP = 5  # as `GET …/doc` is compressed
EVERY = 10  # answers after which the whole document is looked at


@dataclass(slots=True)
class Measured:
    took: list[float] = field(default_factory=list)  # seconds of processor, for each answer
    changes: list[int] = field(default_factory=list)  # bytes, for each answer and viewer
    firsts: list[int] = field(default_factory=list)  # bytes of a whole document, compressed


class Wire:
    """Stands for a socket: counts what goes over it."""

    client = None

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    def taken(self) -> int:
        """The bytes of all that was sent since the last time."""
        size = sum(len(text.encode()) for text in self.sent)
        self.sent.clear()
        return size


def documents_of(game_id: str, answers: int = 300) -> dict[str, float]:
    """For `regnum bench`: a table of two, or of six where the game is for so many."""
    return figures(game_id, 6 if max(get_game(game_id).seats) >= 6 else 2, answers)


def figures(game_id: str, viewers: int, answers: int) -> dict[str, float]:
    """Measured on games that chance plays, on a server that has been at work for a while."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_figures(game_id, viewers, answers, f"sqlite:///{Path(folder) / 'bench.db'}"))


async def _figures(game_id: str, viewers: int, answers: int, url: str) -> dict[str, float]:
    settings = Settings(db=url)
    db = Database(settings.url)
    tables = TableService(db, Hub(db), BotPool(1, 1.0), settings, Metrics())
    await db.upgrade()
    try:
        people = await _people(db, max(viewers, min(get_game(game_id).seats)))
        await _play(tables, game_id, 1, people, viewers, answers, Measured())  # so that all texts are at hand
        found = Measured()
        seed = 2
        while len(found.took) < answers:
            await _play(tables, game_id, seed, people, viewers, answers, found)
            seed += 1
    finally:
        await db.close()
    return {
        f"move_ms_{viewers}_viewers": round(mean(found.took) * 1e3, 2),
        "first_document_kb": round(max(found.firsts) / 1000, 1),
        "median_change_bytes": round(median(found.changes)),
    }


async def _people(db: Database, count: int) -> list[User]:
    people = [User(name=f"Player {i + 1}", guest=True, language=LANGUAGE, prefs={}) for i in range(count)]
    async with db.session() as session:
        session.add_all(people)
        await session.commit()
    return people


async def _table(tables: TableService, game_id: str, seed: int, people: Sequence[User]) -> str:
    tables.new_seed = lambda: seed
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wish = {"game": game_id, "seats": seats, "options": {}, "open": False, "public": False, "rated": False}
    table_id, links = await making.create(tables, people[0], {**wish, "clock": {"kind": "none"}})
    for seat, person in enumerate(people[1:], 1):
        await seating.join(tables, table_id, person, links[str(seat)], None, None)
    return table_id


def _client(tables: TableService, table_id: str, person: User, seat: int) -> Client:
    known = Identity(cast(Session, SimpleNamespace(token_hash="")), person)
    client = Client(cast(WebSocket, Wire()), tables, table_id, known, LANGUAGE)
    client.seat = seat
    tables.hub.join(table_id, client)
    return client


async def _play(
    tables: TableService,
    game_id: str,
    seed: int,
    people: Sequence[User],
    viewers: int,
    answers: int,
    found: Measured,
) -> None:
    """A game, to its end or until there were answers enough."""
    table_id = await _table(tables, game_id, seed, people)
    clients = [_client(tables, table_id, person, seat) for seat, person in enumerate(people[:viewers])]
    chance = Random(seed)
    for client in clients:
        await client.push()
        _wire(client).taken()
    gc.collect()
    gc.disable()  # as the server does
    try:
        while len(found.took) < answers:
            table = tables.cache[table_id].playing()
            if table.over or not table.pending:  # the end, or a reaction that waits for its time
                break
            decision = table.pending[0]
            option, user_id, key = option_id(chance.choice(decision.options)), people[decision.seat].id, len(found.took)
            given = moves.Given(decision.seat, option, table.at, user_id, str(key))
            start = time.process_time()
            await moves.answer(tables, table_id, given)
            for client in clients:
                await client.push()
            found.took.append(time.process_time() - start)
            found.changes += [_wire(client).taken() for client in clients]
            if len(found.took) % EVERY == 0:
                document = await tables.document(table_id, 0, people[0].id, LANGUAGE)
                found.firsts.append(len(gzip.compress(canonical(document).encode(), GZIP)))
                gc.collect()
    finally:
        gc.enable()
        for client in clients:
            tables.hub.part(table_id, client)


def _wire(client: Client) -> Wire:
    return cast(Wire, client.socket)
