"""Going back: the last answer of a seat by itself, anything further by consent of the others."""

from __future__ import annotations

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from . import moves, order_book, reactions
from .live import PEOPLE, Live
from .models import Consent, Seat
from .positions import read_position
from .problems import Problem
from .tables import Change, TableService, must_hold


async def _made_already(ch: Change, key: str | None, seat: int, user_id: int) -> int | None:
    """The version that this key made, if it did. Else the seat must be the person's, and the game under way."""
    if key is not None and (known := await moves.known(ch, key, seat, user_id)) is not None:
        return known
    must_hold(ch.live, user_id, seat)
    ch.live.going()
    if ch.live.row.status == "over":
        raise Problem(409, "over", "the game is over")
    return None


async def undo(tables: TableService, table_id: str, user_id: int, seat: int, key: str | None) -> int:
    async with tables.change(table_id) as ch:
        live = ch.live
        if (known := await _made_already(ch, key, seat, user_id)) is not None:
            return known
        table = live.playing()
        if (reason := table.why_not_undo(seat)) is not None:
            raise Problem(409, reason, f"seat {seat} cannot take back an answer: {reason}")
        reacting = table.reaction is not None
        if table.sealed.get(seat):
            await moves.do(live, lambda: table.undo(seat))
        else:
            await _go_back(ch.session, live, table.at - 1)
        await moves.save(tables, ch.session, live, None, None, False, ch.at)
        await order_book.pause(ch, seat)
        await moves.acted(ch, key, seat, quiet=reacting)
    tables.metrics.count("undos")
    return live.version


async def ask_rewind(tables: TableService, table_id: str, user_id: int, seat: int, to: int, key: str | None) -> int:
    async with tables.change(table_id) as ch:
        live = ch.live
        if (known := await _made_already(ch, key, seat, user_id)) is not None:
            return known
        table = live.playing()
        if not 0 <= to < table.at:
            raise Problem(422, "unknown", f"there is no entry {to} in a log of {table.at}")
        others = _asked(live, seat)
        if live.row.rated and live.people() <= {user_id}:
            raise Problem(403, "rated", "in a rated game nobody goes back alone")
        if not others:
            await rewind(tables, ch, seat, to)
        else:
            answers = {str(s.seat): None for s in others}
            made = {"table_id": table_id, "seat": seat, "to": to, "answers": answers, "version": live.version}
            await ch.session.execute(delete(Consent).where(Consent.table_id == table_id))
            await ch.session.execute(insert(Consent), [made])
            live.consent = Consent(**made)
            ch.note("rewind-asked", seat, to=to)
        await moves.acted(ch, key, seat)
    return live.version


def _asked(live: Live, seat: int) -> list[Seat]:
    """Whose consent a wish of this seat needs: of every other person, at this screen, elsewhere or away."""
    return [s for s in live.seats if s.kind in PEOPLE and s.user_id is not None and s.seat != seat]


async def consent(tables: TableService, table_id: str, user_id: int, seat: int, agree: bool) -> int:
    async with tables.change(table_id) as ch:
        live = ch.live
        must_hold(live, user_id, seat)
        if agree:
            live.going()
        wish = live.consent
        withdrawn = wish is not None and seat == wish.seat and not agree
        if wish is None or (str(seat) not in wish.answers and not withdrawn):
            raise Problem(409, "nothing", "nobody has asked this seat for consent")
        ch.touched = True
        answers = {**wish.answers, str(seat): agree}
        if agree and all(answers.get(str(s.seat)) for s in _asked(live, wish.seat)):
            await rewind(tables, ch, wish.seat, wish.to)
        elif not agree:
            await ch.session.execute(delete(Consent).where(Consent.table_id == table_id))
            live.consent = None
            ch.note("rewind-withdrawn" if withdrawn else "rewind-refused", seat, to=wish.to)
        else:
            await ch.session.execute(update(Consent).where(Consent.table_id == table_id).values(answers=answers))
            wish.answers = answers
    return live.version


async def rewind(tables: TableService, ch: Change, seat: int, to: int) -> None:
    live = ch.live
    if not live.row.setup.get("known"):  # what they have seen of dice and shuffles is not to come again
        seed = tables.new_seed()
        live.row.setup = {**live.row.setup, "seed": seed}
        live.playing().reseed(seed)
    await _go_back(ch.session, live, to)
    await live.work("a reaction", lambda: reactions.settle(live))
    await moves.save(tables, ch.session, live, None, None, False, ch.at)
    for s in live.seats:
        await order_book.pause(ch, s.seat)
    ch.note("rewound", seat, to=to)


async def _go_back(session: AsyncSession, live: Live, to: int) -> None:
    """To the moment before entry `to`: in memory, or from the nearest snapshot if that is further than memory goes."""
    table = live.playing()
    if to >= table.reach.pos:
        await moves.do(live, lambda: table.rewind(to))
        return
    position = await read_position(session, live.row, to)
    live.gone_back(await live.work("going back", position.table), to)
