"""Who sits where: taking a seat by its link, leaving it to a bot, coming back."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from ..bots import BOTS
from ..games import get_game
from ..kernel import Setup, Table, new_table
from . import clocks, moves, names, reactions, saving
from .live import PAUSED, PEOPLE, Live, caveats
from .models import GameTable, Seat, User, now
from .problems import Problem
from .tables import BOT_AWAY, Change, TableService, must_hold, seat_of


async def join(
    tables: TableService, table_id: str, user: User, token: str | None, seat: int | None, name: str | None
) -> int:
    async with tables.look(table_id) as live:
        seated = bool(live.held(user.id))  # under a name that was free when they sat down
    async with tables.db.reading() as session:
        await refuse_taken(session, user, names_used(user, [name]) if name or not seated else [])

    def sit(found: Seat) -> None:
        found.kind, found.user_id, found.name = "human", user.id, name or user.name

    return await _take(tables, table_id, lambda live: _wanted(live, token, seat), sit, user.id)


async def seat_bot(tables: TableService, table_id: str, user_id: int, seat: int, bot: str) -> None:
    """A bot takes a free seat of a table that waits for players."""
    if bot not in BOTS:
        raise Problem(422, "invalid", f"unknown bot '{bot}' (known: {', '.join(BOTS)})")

    def sit(found: Seat) -> None:
        found.kind, found.bot, found.name = "bot", bot, f"Bot {seat + 1}"

    await _take(tables, table_id, lambda live: _linked(live, user_id, seat), sit)


async def sit_again(tables: TableService, table_id: str, user: User, seat: int) -> None:
    """The seat that somebody had at the game before this one."""

    def sit(found: Seat) -> None:
        found.kind, found.user_id, found.name = "human", user.id, user.name

    await _take(tables, table_id, lambda live: seat_of(live, seat), sit, user.id)


async def _take(
    tables: TableService,
    table_id: str,
    pick: Callable[[Live], Seat],
    sit: Callable[[Seat], None],
    user_id: int | None = None,
) -> int:
    """Somebody sits down in an open seat; the last one begins the game."""
    while True:
        begun = await _begun(tables, table_id)
        async with tables.change(table_id) as ch:
            live = ch.live
            found = pick(live)
            if user_id is not None and found.user_id == user_id and found.kind == "human":
                return found.seat
            if found.kind != "open":
                raise Problem(409, "taken", "somebody else sits here already")
            last = live.table is None and [s.seat for s in live.seats if s.kind == "open"] == [found.seat]
            if last and live.row.content is not None and begun is None:
                continue  # others have sat down meanwhile
            sit(found)
            await write_seat(tables, ch, found)
            if last:
                await _start(tables, ch, begun)
            return found.seat


def _wanted(live: Live, token: str | None, seat: int | None) -> Seat:
    if token is not None:
        found = find_link(live, token)
        if found is None:
            raise Problem(404, "no_link", "this link is not valid, or no longer")
        return found
    found = seat_of(live, -1 if seat is None else seat)
    if not (live.row.public and found.kind == "open"):
        raise Problem(403, "no_link", "this seat can only be taken with its link")
    return found


async def _begun(tables: TableService, table_id: str) -> Table[Any] | None:
    """A table with a content of its own that waits for one player more is made ready elsewhere, with nothing locked."""
    async with tables.look(table_id) as live:
        row = live.row
        if live.table is not None or row.content is None or sum(s.kind == "open" for s in live.seats) != 1:
            return None
    game = get_game(row.game)
    setup = Setup(row.game, row.seats, tables.new_seed(), row.setup["options"], game.revision)
    return await tables.sandbox.begin(setup, row.content, stored=True)


def names_used(user: User, given: Iterable[str | None]) -> list[str]:
    """The names somebody would sit down under: those given, and a guest's own, which an account may have by now."""
    return [name or user.name for name in given if name or user.guest]


async def refuse_taken(session: AsyncSession, user: User, wanted: Iterable[str]) -> None:
    """Nobody sits down under the name of somebody else's account."""
    for name in wanted:
        if await names.taken(session, name, user.id):
            raise Problem(409, "name_taken", f"an account has the name '{name}', or one that looks like it")


async def _start(tables: TableService, ch: Change, begun: Table[Any] | None) -> None:
    row, table = ch.live.row, begun
    if table is None:
        game, options = get_game(row.game), row.setup["options"]
        content = await asyncio.to_thread(game.printed, None, "content", options)
        table = new_table(game, row.seats, tables.new_seed(), options, content)
    # a seed that nobody can have seen, and the rules of today
    row.setup = {**row.setup, "seed": table.setup.seed, "revision": table.setup.revision, "known": False}
    await moves.begin(tables, ch.session, ch.live, table)


async def write_seat(tables: TableService, ch: Change, seat: Seat) -> None:
    await saving.write_seat(ch.session, seat)
    ch.touched = True


async def set_away(tables: TableService, table_id: str, user_id: int, seat: int | None, away: bool) -> list[int]:
    """A bot takes the seats of a person, or hands them back."""
    async with tables.change(table_id) as ch:
        live = ch.live
        mine = [s for s in live.seats if s.seat in live.held(user_id) and seat in (None, s.seat)]
        if not mine:
            raise Problem(403, "not_yours", "you hold no such seat at this table")
        for s in mine:
            if s.away is away and (away or s.bot is None):
                continue
            if s.away is not away:
                ch.note("left" if away else "returned", s.seat)
            s.away, s.bot = away, BOT_AWAY if away else None
            if not away and s.turn_started is not None:
                s.turn_started = now()
            await write_seat(tables, ch, s)
        if live.row.status == PAUSED and not away:
            await _go_on(tables, ch, mine[0].seat)
        elif live.row.status == "live" and ch.touched and not anybody(live):
            await pause(tables, ch)
        elif live.row.reacting is None:
            live.row.deadline = clocks.deadline(live.row.clock, live.seats)
        return [s.seat for s in mine]


async def set_reactions(tables: TableService, table_id: str, user_id: int, seat: int, ask: str) -> None:
    """When this seat wants to be asked for a reaction. Nobody else learns of it."""
    async with tables.change(table_id) as ch:
        live = ch.live
        must_hold(live, user_id, seat)
        s = live.seats[seat]
        if s.reactions == ask:
            return
        s.reactions = ask
        change = update(Seat).where(Seat.table_id == table_id, Seat.seat == seat).values(reactions=ask)
        await ch.session.execute(change)
        ch.quiet = True
        if live.table is not None and live.table.reaction is not None and live.row.status == "live":
            ch.touched = await live.work("a reaction", lambda: reactions.settle(live))
            await moves.save(tables, ch.session, live, None, None, False, ch.at)


async def set_chat(tables: TableService, table_id: str, user_id: int, seated: bool) -> None:
    """Whether only those who sit at the table talk there."""
    async with tables.change(table_id) as ch:
        row = ch.live.row
        if row.created_by != user_id:
            raise Problem(403, "not_yours", "only who made the table decides who talks there")
        if row.seated_chat is not seated:
            await ch.session.execute(update(GameTable).where(GameTable.id == row.id).values(seated_chat=seated))
            row.seated_chat = seated
            ch.note("chat-closed" if seated else "chat-opened", None)
            ch.touched = True


def anybody(live: Live) -> bool:
    """Whether a person plays here now: has not left, and has not let time run out at the last question. A table that
    was made for bots alone needs nobody."""
    people = [s for s in live.seats if s.kind in PEOPLE]
    return not people or any(s.user_id is not None and not s.away and s.bot is None for s in people)


async def pause(tables: TableService, ch: Change) -> None:
    """Nobody is left: no bot answers and no clock runs until somebody is back."""
    row = ch.live.row
    row.status, row.deadline = PAUSED, None
    await _run_clocks(tables, ch)
    ch.note("paused", None)


async def _go_on(tables: TableService, ch: Change, seat: int) -> None:
    row = ch.live.row
    row.status = "live"
    await _run_clocks(tables, ch)
    reacting = row.reacting is not None
    row.deadline = reactions.until(ch.live, ch.at) if reacting else clocks.deadline(row.clock, ch.live.seats)
    ch.touched = True
    ch.note("resumed", seat)
    await moves.tell_turn(ch.session, ch.live, ch.live.waiting())


async def _run_clocks(tables: TableService, ch: Change) -> None:
    """Let the clocks of those run who are waited for, and no others."""
    waiting = ch.live.waiting()
    clock = ch.live.row.clock if ch.live.row.reacting is None else clocks.NONE
    for s in ch.live.seats:
        if clocks.tick(clock, s, s.seat in waiting, False, ch.at):
            await write_seat(tables, ch, s)


async def new_link(tables: TableService, table_id: str, user_id: int, seat: int) -> str:
    """A new secret for a seat; the old one no longer works."""
    async with tables.change(table_id) as ch:
        found = _linked(ch.live, user_id, seat)
        token = secrets.token_urlsafe(18)
        found.link_hash, found.link_revoked = link_hash(token), False
        await write_seat(tables, ch, found)
        return token


async def revoke_link(tables: TableService, table_id: str, user_id: int, seat: int) -> None:
    async with tables.change(table_id) as ch:
        found = _linked(ch.live, user_id, seat)
        found.link_revoked = True
        await write_seat(tables, ch, found)


def _linked(live: Live, user_id: int, seat: int) -> Seat:
    if live.row.created_by != user_id:
        raise Problem(403, "not_yours", "only who made the table deals with its links")
    found = seat_of(live, seat)
    if found.kind != "open":
        raise Problem(409, "taken", "there is somebody in this seat")
    return found


async def seat_of_link(tables: TableService, table_id: str, token: str) -> Any:
    async with tables.look(table_id) as live:
        found = find_link(live, token)
        if found is None:
            raise Problem(404, "no_link", "this link is not valid, or no longer")
        row, free = live.row, found.kind == "open"
        told = {"game": row.game, "title": row.title, "rated": row.rated, "caveats": caveats(row)}
        return {"seat": found.seat, "free": free, **told}


def link_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def find_link(live: Live, token: str) -> Seat | None:
    wanted = link_hash(token)
    for s in live.seats:
        if s.link_hash is not None and not s.link_revoked and secrets.compare_digest(s.link_hash, wanted):
            return s
    return None
