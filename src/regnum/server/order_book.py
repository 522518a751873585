"""Standing orders of a seat: kept, used, ended. Their language is in orders.py."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..kernel import Decision
from . import orders, present
from .documents import orders_of
from .live import Live
from .models import Order
from .problems import Problem
from .tables import Change, TableService, must_hold


async def set_orders(tables: TableService, table_id: str, user_id: int, seat: int, wanted: Sequence[Any]) -> list[Any]:
    """All standing orders of a seat, in the order in which they are tried."""
    if len(wanted) > orders.MOST:
        raise Problem(422, "invalid", f"at most {orders.MOST} orders")
    checked = [(orders.check(w), w) for w in wanted]
    async with tables.change(table_id) as ch:
        live = ch.live
        must_hold(live, user_id, seat)
        table = live.playing()
        seen = await live.show("a view", lambda: present.view_of(table, seat))
        lines = live.lines[-1][2][seat] if live.lines else 0
        old = {o.id: o for o in live.orders if o.seat == seat}
        step = len(table.sealed.get(seat, ()))
        rows = []
        for i, (order, wish) in enumerate(checked):
            known = old.get(str(wish.get("id")))
            if known is not None and {k: v for k, v in known.order.items() if k != "made"} == order:
                made = known.order
                if wish.get("active", True) and not known.active:
                    made = orders.begin(order, seen, table.at, lines, step)
            else:
                made = orders.begin(order, seen, table.at, lines, step)
            order_id = f"{i:02d}{secrets.token_hex(4)}"
            row = {"table_id": table_id, "seat": seat, "id": order_id, "order": made}
            rows.append({**row, "active": bool(wish.get("active", True))})
        await ch.session.execute(delete(Order).where(Order.table_id == table_id, Order.seat == seat))
        if rows:
            await ch.session.execute(insert(Order), rows)
        live.orders = [o for o in live.orders if o.seat != seat] + [Order(**r) for r in rows]
        ch.quiet = True
        return orders_of(live, seat)


async def order_used(ch: Change, seat: int, order_id: str) -> None:
    for o in ch.live.orders:
        if o.seat == seat and o.id == order_id:
            made = {**o.order["made"], "used": o.order["made"]["used"] + 1}
            o.order = {**o.order, "made": made}
            await _write_order(ch.session, o)


async def _write_order(session: AsyncSession, o: Order) -> None:
    where = (Order.table_id == o.table_id, Order.seat == o.seat, Order.id == o.id)
    await session.execute(update(Order).where(*where).values(order=o.order, active=o.active))


async def pause(ch: Change, seat: int) -> None:
    for o in ch.live.orders:
        if o.seat == seat and o.active:
            o.active = False
            await _write_order(ch.session, o)


def ordered(live: Live, decision: Decision) -> tuple[str | None, str | None, list[str]]:
    """What the orders of the seat say to a decision: an option, the order's id, and orders that have ended."""
    active = [o for o in live.orders if o.seat == decision.seat and o.active]
    if not active:
        return None, None, []
    table, seat = live.playing(), decision.seat
    seen = present.view_of(table, seat)
    ended = []
    for o in active:
        since = o.order["made"]["lines"]
        events = [e.for_seat(seat) for _, e, counts, *_ in live.lines if counts[seat] > since]
        told = [e for e in events if e is not None]
        if orders.over(o.order, seat, seen, table.at, told):
            ended.append(o.id)
            continue
        if orders.silent(o.order, table.at, len(table.sealed.get(seat, ()))):
            continue
        option = orders.choice(o.order, decision, seen)
        if option is not None:
            return option, o.id, ended
    return None, None, ended


async def end_orders(tables: TableService, table_id: str, seat: int, ids: list[str]) -> None:
    async with tables.change(table_id) as ch:
        for o in ch.live.orders:
            if o.seat == seat and o.id in ids and o.active:
                o.active = False
                await _write_order(ch.session, o)
                ch.quiet = True
