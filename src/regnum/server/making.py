"""New tables: as wished, from a log, or as a fork of another; and the log of one, to take away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..bots import BOTS
from ..games import get_game
from ..kernel import RegnumError, Setup, Table, new_table
from ..log import export_log, seed_out
from . import clocks, lobby, moves
from .live import LOBBY, Live
from .models import GameTable, Seat, Snapshot, User, now
from .names import or_nothing
from .positions import read_entries
from .problems import Problem
from .saving import save_row
from .seating import link_hash, names_used, refuse_taken
from .tables import BOT_AWAY, TableService


async def create(tables: TableService, user: User, wish: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
    """A new table as wished; the id, and a secret for each open seat."""
    game = get_game(wish["game"])
    seats = wish["seats"]
    _be_fair(wish)
    others = any(s["kind"] == "open" for s in seats)
    given = [s["name"] for s in seats if s.get("name") and (others or s["kind"] == "me")]
    if others:
        given += names_used(user, [None for s in seats if s["kind"] == "me" and not s.get("name")])
    async with tables.db.reading() as session:
        await refuse_taken(session, user, given)
    chosen = wish.get("seed") is not None
    seed = wish["seed"] if chosen else tables.new_seed()
    override = wish.get("content") or None
    setup = Setup(game.id, len(seats), seed, wish["options"], game.revision)
    game.check_setup(setup)
    if override is None:
        content = await asyncio.to_thread(game.printed, None, "content", setup.options)
        table = new_table(game, len(seats), seed, setup.options, content)
    else:
        table = await tables.sandbox.begin(setup, override)
    row = GameTable(
        id=new_id(),
        game=game.id,
        title=wish.get("title") or "",
        seats=len(seats),
        setup={
            "seed": seed,
            "options": dict(table.setup.options),
            "revision": game.revision,
            "names": [],
            "start": None,
            "known": chosen,
            **lobby.stored(game, table.content, table.setup),
        },
        content=override,
        open=wish["open"],
        public=wish["public"],
        rated=wish["rated"],
        seated_chat=wish.get("seated_chat", False),
        clock=clocks.check(wish["clock"]),
        created_by=user.id,
    )
    rows, links = [], {}
    for i, s in enumerate(seats):
        made = Seat(table_id=row.id, seat=i, kind=s["kind"], name=s.get("name") or "")
        if s["kind"] == "me":
            made.kind, made.user_id, made.name = "human", user.id, made.name or user.name
        elif s["kind"] == "local":
            made.user_id = user.id
        elif s["kind"] == "bot":
            made.bot = s.get("bot") or BOT_AWAY
            if made.bot not in BOTS:
                raise RegnumError(f"unknown bot '{made.bot}' (known: {', '.join(BOTS)})")
            made.name = made.name or f"Bot {i + 1}"
        else:
            links[str(i)] = token = secrets.token_urlsafe(18)
            made.link_hash = link_hash(token)
        rows.append(made)
    await insert(tables, row, rows, None if links else table)
    return row.id, links


def _be_fair(wish: Mapping[str, Any]) -> None:
    """A seed tells all cards and dice to come: nobody may choose it for others. Rated games are played alike by all."""
    kinds = {s["kind"] for s in wish["seats"]}
    if wish.get("seed") is not None and wish["rated"]:
        raise Problem(422, "unfair", "seed: nobody chooses the seed of a rated game")
    if wish.get("seed") is not None and "open" in kinds:
        raise Problem(422, "unfair", "seed: only who holds all seats may choose it; leave it out where others join")
    if wish["rated"] and wish.get("content") is not None:
        raise Problem(422, "unfair", "content: a rated game is played with the printed values")
    if wish["rated"] and wish["open"]:
        raise Problem(422, "unfair", "open: in a rated game nobody sees the hands of others")


async def insert(
    tables: TableService,
    row: GameTable,
    seats: list[Seat],
    table: Table[Any] | None,
    places: Mapping[int, bytes] = MappingProxyType({}),
) -> None:
    """A new table in the database, begun if a game is given, with snapshots of its earlier positions."""
    for s in seats:  # columns that have a default only in the database
        s.away, s.link_revoked, s.reactions = bool(s.away), bool(s.link_revoked), "holding"
    row.status, row.version, row.revised, row.entries, row.told = LOBBY, 0, 0, 0, 0
    row.snapshot_at, row.sealed, row.turns_back = -1, {}, 0
    row.created = row.updated = now()
    async with tables.db.session() as session:
        session.add(row)
        await session.flush()
        session.add_all(seats)
        await session.flush()
        session.expunge_all()
        live = Live(row, seats)
        if table is not None:
            await moves.begin(tables, session, live, table)
            await save_row(session, live, True)
            session.add_all(
                Snapshot(table_id=row.id, pos=pos, data=data) for pos, data in places.items() if pos < row.snapshot_at
            )
        await session.commit()
    tables.metrics.count("tables")
    tables.keep(live)
    tables.wake(row.id)


async def log_of(
    tables: TableService, table_id: str, user_id: int | None, upto: int | None = None, names: bool = True
) -> Any:
    """The whole log, with every secret: only when there is nobody to keep them from."""
    async with tables.look(table_id) as live:
        allow_secrets(live, user_id)
        async with tables.db.reading() as session:
            entries = await read_entries(session, table_id)
        made = await live.show("a log", lambda: export_log(live.playing(), upto, entries))
        made["names"] = [s.name for s in live.seats] if names else []
        made["seats_spec"] = [f"bot:{s.bot}" if s.kind == "bot" else "human" for s in live.seats]
        return made


async def fork(tables: TableService, table_id: str, user: User, at: int) -> str:
    """A new table that goes on from entry `at`; the asker takes the places of all people."""
    async with tables.look(table_id) as live:
        allow_secrets(live, user.id)
        async with tables.db.reading() as session:
            entries = await read_entries(session, table_id)
        if not 0 <= at <= len(entries):
            raise Problem(422, "unknown", f"there is no entry {at} in a log of {len(entries)}")
        made = export_log(live.playing(), at, entries)
        made.pop("sealed", None)
        made.pop("state", None)
        made["seed"] = seed_out(tables.new_seed())  # what comes in the other game is not seen in this one
        specs = [(s.kind, s.bot, s.name) for s in live.seats]
        title = live.row.title
    return await _adopt(tables, user, made, specs, title, table_id)


async def adopt(tables: TableService, user: User, log: bytes) -> str:
    """A log from elsewhere as a table: its bots where it tells of them, the importer in every other seat."""
    return await _adopt(tables, user, log, None, "", None)


async def _adopt(tables: TableService, user: User, log: Any, specs: Any, title: str, parent: str | None) -> str:
    made, table = await tables.sandbox.replay(log)
    setup, game = table.setup, table.game
    row = GameTable(
        id=new_id(),
        game=game.id,
        title=title,
        seats=setup.seats,
        setup={
            "seed": setup.seed,
            "options": dict(setup.options),
            "revision": setup.revision,
            "names": [],
            "start": made.start,
            "known": True,  # who has the log knows the decks
            **lobby.stored(game, table.content, setup),
        },
        content=made.content,
        open=False,
        public=False,
        rated=False,
        seated_chat=False,
        clock=dict(clocks.NONE),
        created_by=user.id,
        parent=parent,
    )
    seats = []
    names = list(setup.names)
    for i in range(setup.seats):
        named = or_nothing(names[i]) if i < len(names) else ""
        kind, bot, name = specs[i] if specs else ("bot" if made.bots[i] else "local", made.bots[i], named)
        if kind == "bot":
            seats.append(Seat(table_id=row.id, seat=i, kind="bot", bot=bot, name=name or f"Bot {i + 1}"))
        else:
            seats.append(Seat(table_id=row.id, seat=i, kind="local", user_id=user.id, name=name))
    await insert(tables, row, seats, table, made.places)
    return row.id


def new_id() -> str:
    return secrets.token_urlsafe(12)


def allow_secrets(live: Live, user_id: int | None) -> None:
    """The log tells everything. It is given out when the game is over, or when one person holds all seats of people."""
    live.playing()
    if live.row.status != "over" and (live.people() != {user_id} or live.row.rated):
        raise Problem(403, "secret", "while others play, the log stays closed")
