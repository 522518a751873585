"""HTTP: tables and play. Who is asking is found out first and its session closed; then the tables work."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath

from ..kernel import CorruptLog, RegnumError
from ..text import LANGUAGES
from . import contents, lists, making, moves, order_book, quotas, rewinding, seating, together
from .api_games import UNCHANGED
from .asking import Known, Language, Person, Someone, changing
from .bodies import (
    BIG,
    Agree,
    Answer,
    BotWish,
    Fork,
    Join,
    Mute,
    OfSeat,
    Orders,
    Reactions,
    Report,
    Rewind,
    Said,
    SeatQuery,
    TableId,
    Tables,
    TableWish,
    ThingsQuery,
    Undo,
    WantsQuery,
)
from .documents import facts_for, orders_of
from .limits import limit_user
from .models import User
from .problems import Problem
from .replays import Replays
from .tables import Stale, must_hold

router = APIRouter(prefix="/api", tags=["tables"])
CONTENT_LIMIT = 1 << 18  # bytes


# --- who is asking ---


def language_of(user: User | None, wanted: str | None) -> str:
    if wanted is not None:
        return wanted
    return user.language if user is not None and user.language in LANGUAGES else "en"


def id_of(user: User | None) -> int | None:
    return None if user is None else user.id


def plain_json(data: Any, limit: int, where: str) -> Any:
    """Data that any database can hold: no NUL, no half characters, no infinite numbers, not too much of it."""
    try:
        text = json.dumps(data, allow_nan=False, ensure_ascii=False)
        size = len(text.encode())
    except (ValueError, RecursionError):
        raise Problem(422, "invalid", f"{where}: not plain JSON") from None
    if "\\u0000" in text:
        raise Problem(422, "invalid", f"{where}: holds a NUL character")
    if size > limit:
        raise Problem(413, "too_large", f"{where}: more than {limit} bytes")
    return data


# --- tables ---


@router.post("/tables", status_code=201)
async def create(request: Request, wish: TableWish, user: Person, tables: Tables) -> dict[str, Any]:
    await quotas.new_table(request, user)
    alone: AbstractContextManager[None] = nullcontext()
    if wish.content is not None:
        plain_json(wish.content, CONTENT_LIMIT, "content")
        alone = quotas.one_at_a_time(request, user, tables.sandbox.askers)
    plain_json(wish.options, 10_000, "options")
    with alone:
        table_id, links = await making.create(tables, user, wish.model_dump())
    return {"id": table_id, "links": links}


@router.get("/tables")
async def listed(
    user: Someone,
    tables: Tables,
    mine: bool = False,
    public: bool = False,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> list[Any]:
    if public:
        return await lists.public_tables(tables, id_of(user), limit)
    return [] if user is None else await lists.tables_of(tables, user.id, limit)


@router.get("/tables/{table_id}")
async def one(table_id: TableId, user: Someone, tables: Tables) -> Any:
    return await lists.summary(tables, table_id, id_of(user))


@router.delete("/tables/{table_id}")
async def remove(table_id: TableId, user: Person, tables: Tables) -> dict[str, str]:
    """Call off a table that waits for players, or delete a game in which nobody else plays."""
    await together.remove(tables, table_id, user.id)
    return {"id": table_id}


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, table_id: TableId, user: Person, tables: Tables) -> dict[str, str]:
    with quotas.one_at_a_time(request, user, tables.sandbox.askers):
        return {"id": await together.rematch(tables, table_id, user, lambda: quotas.new_table(request, user))}


@router.post("/tables/{table_id}/seats/{seat}/bot")
async def seat_bot(
    table_id: TableId, seat: Annotated[int, InPath(ge=0, le=31)], body: BotWish, user: Person, tables: Tables
) -> dict[str, Any]:
    """A bot takes a free seat of a table of mine that waits for players."""
    await seating.seat_bot(tables, table_id, user.id, seat, body.bot)
    return {"seat": seat, "bot": body.bot}


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, body: Join, user: Person, tables: Tables) -> dict[str, int]:
    if (body.token is None) == (body.seat is None):
        raise Problem(422, "invalid", "give either a token or a seat")
    return {"seat": await seating.join(tables, table_id, user, body.token, body.seat, body.name)}


@router.get("/tables/{table_id}/link")
async def link(table_id: TableId, token: Annotated[str, Query(max_length=64)], tables: Tables) -> Any:
    return await seating.seat_of_link(tables, table_id, token)


@router.post("/tables/{table_id}/leave")
async def leave(request: Request, table_id: TableId, user: Person, tables: Tables, body: OfSeat | None = None) -> Any:
    await limit_user(request, "chat", user)  # the table says so, and others read it
    return {"seats": await seating.set_away(tables, table_id, user.id, body.seat if body else None, True)}


@router.post("/tables/{table_id}/return")
async def come_back(table_id: TableId, user: Person, tables: Tables, body: OfSeat | None = None) -> Any:
    return {"seats": await seating.set_away(tables, table_id, user.id, body.seat if body else None, False)}


@router.post("/tables/{table_id}/reactions")
async def ask_me(table_id: TableId, body: Reactions, user: Person, tables: Tables) -> dict[str, Any]:
    """When this seat is to be asked for a reaction: when it holds something to use, always, never."""
    await seating.set_reactions(tables, table_id, user.id, body.seat, body.ask)
    return {"seat": body.seat, "ask": body.ask}


@router.post("/tables/{table_id}/links/{seat}")
async def new_link(
    table_id: TableId, seat: Annotated[int, InPath(ge=0, le=31)], user: Person, tables: Tables
) -> dict[str, Any]:
    return {"seat": seat, "token": await seating.new_link(tables, table_id, user.id, seat)}


@router.delete("/tables/{table_id}/links/{seat}")
async def revoke_link(
    table_id: TableId, seat: Annotated[int, InPath(ge=0, le=31)], user: Person, tables: Tables
) -> dict[str, Any]:
    await seating.revoke_link(tables, table_id, user.id, seat)
    return {"seat": seat}


@router.get("/tables/{table_id}/doc")
async def doc(
    table_id: TableId,
    user: Someone,
    tables: Tables,
    what: WantsQuery = frozenset(),
    seat: SeatQuery = None,
    lang: Language | None = None,
) -> Any:
    return await tables.document(table_id, seat, id_of(user), language_of(user, lang), what)


@router.get("/tables/{table_id}/content", response_model=dict[str, Any], responses=UNCHANGED)
async def content_of(request: Request, table_id: TableId, tables: Tables, board: bool = False) -> Response:
    """What is printed on cards and boards at this table. Documents with the same `content` share it. `board`: without
    what no board shows (`Game.undrawn`)."""
    async with tables.look(table_id) as live:
        row = live.row
    packed = await tables.contents.of(row.game, row.content, row.setup["options"])
    return await contents.response(request, packed, board)


@router.get("/tables/{table_id}/things")
async def things(
    table_id: TableId, user: Someone, tables: Tables, seat: SeatQuery = None, lang: Language | None = None
) -> Any:
    """What can be looked up at this table, with the ids that `…/things/{thing}` knows."""
    return await tables.things(table_id, seat, id_of(user), language_of(user, lang))


@router.get("/tables/{table_id}/things/{thing}")
async def details(
    table_id: TableId,
    thing: Annotated[str, InPath(max_length=100)],
    user: Someone,
    tables: Tables,
    seat: SeatQuery = None,
    lang: Language | None = None,
) -> Any:
    """What this viewer may know of a thing: panels, as in the document."""
    return await tables.details(table_id, seat, id_of(user), language_of(user, lang), thing)


@router.get("/tables/{table_id}/texts")
async def texts(
    table_id: TableId,
    user: Someone,
    tables: Tables,
    thing: ThingsQuery,
    seat: SeatQuery = None,
    lang: Language | None = None,
) -> Any:
    """Of several things what is printed on them, line by line: `{thing: {line: text}}`."""
    return await tables.texts(table_id, seat, id_of(user), language_of(user, lang), thing)


@router.get("/tables/{table_id}/chronicle")
async def chronicle(
    table_id: TableId,
    user: Someone,
    tables: Tables,
    seat: SeatQuery = None,
    lang: Language | None = None,
    before: Annotated[int, Query(ge=0, le=BIG)] = 0,
    limit: Annotated[int, Query(ge=1, le=5000)] = 60,
) -> Any:
    return await tables.chronicle(table_id, seat, id_of(user), language_of(user, lang), before, limit)


@router.post("/tables/{table_id}/answer")
async def answer(
    table_id: TableId, body: Answer, user: Person, tables: Tables, lang: Language | None = None
) -> dict[str, int]:
    try:
        made = await moves.answer(tables, table_id, body.given(user))
    except Stale as error:
        error.extra["doc"] = await tables.document(table_id, body.seat, user.id, language_of(user, lang))
        raise
    return {"version": made}


@router.post("/tables/{table_id}/undo")
async def undo(table_id: TableId, body: Undo, user: Person, tables: Tables) -> dict[str, int]:
    return {"version": await rewinding.undo(tables, table_id, user.id, body.seat, body.key)}


@router.post("/tables/{table_id}/rewind")
async def rewind(request: Request, table_id: TableId, body: Rewind, user: Person, tables: Tables) -> dict[str, int]:
    await limit_user(request, "chat", user)
    return {"version": await rewinding.ask_rewind(tables, table_id, user.id, body.seat, body.to, body.key)}


@router.post("/tables/{table_id}/consent")
async def consent(table_id: TableId, body: Agree, user: Person, tables: Tables) -> dict[str, int]:
    return {"version": await rewinding.consent(tables, table_id, user.id, body.seat, body.agree)}


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, table_id: TableId, body: Fork, user: Person, tables: Tables) -> dict[str, str]:
    with quotas.one_at_a_time(request, user, tables.sandbox.askers):
        await quotas.new_table(request, user)
        return {"id": await making.fork(tables, table_id, user, body.at)}


@router.get("/tables/{table_id}/replay")
async def replay(
    request: Request,
    table_id: TableId,
    at: Annotated[int, Query(ge=0, le=BIG)],
    user: Someone,
    what: WantsQuery = frozenset(),
    seat: SeatQuery = None,
    lang: Language | None = None,
) -> Any:
    replays: Replays = request.app.state.replays
    return await replays.document(table_id, at, seat, id_of(user), language_of(user, lang), what)


@router.get("/tables/{table_id}/log")
async def log(table_id: TableId, user: Someone, tables: Tables) -> Any:
    return await making.log_of(tables, table_id, id_of(user))


@router.get("/tables/{table_id}/report")
async def report(
    table_id: TableId,
    user: Person,
    tables: Tables,
    seat: SeatQuery = None,
    upto: Annotated[int | None, Query(ge=0, le=BIG)] = None,
) -> Any:
    """The log up to a move without names. While others play it stays here: the table and the entry name it."""
    async with tables.look(table_id) as live:
        held = live.held(user.id)
        if not held or (seat is not None and seat not in held):
            raise Problem(403, "not_yours", "only who sits here can report a problem")
        at = live.row.entries
    try:
        return await making.log_of(tables, table_id, user.id, upto, names=False)
    except Problem as error:
        if error.code != "secret":
            raise
    return {"reference": f"{table_id}@{at if upto is None else min(upto, at)}"}


@router.post("/tables/{table_id}/report", status_code=201)
async def tell_problem(
    request: Request, table_id: TableId, body: Report, user: Person, tables: Tables
) -> dict[str, str]:
    """What a player says is wrong here; the id names it to the operator."""
    await limit_user(request, "report", user)
    return {"id": await together.report(tables, table_id, user, body.seat, body.text)}


LOG_BODY = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}


@router.post("/import", status_code=201, openapi_extra={"requestBody": LOG_BODY})
async def import_(request: Request, user: Person, tables: Tables) -> dict[str, str]:
    """A log as the server or the command line export it. Its text is read where it is replayed, not here."""
    try:
        with quotas.one_at_a_time(request, user, tables.sandbox.askers):
            await quotas.new_table(request, user, imported=True)
            return {"id": await making.adopt(tables, user, await request.body())}
    except CorruptLog as error:
        raise Problem(422, "corrupt_log", str(error)) from None


@router.get("/tables/{table_id}/chat")
async def chat(
    table_id: TableId,
    user: Someone,
    tables: Tables,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> list[Any]:
    await lists.summary(tables, table_id, id_of(user))
    seats, users = muted_seats(user, table_id), lists.muted_users(user)
    found = await lists.chat_lines(tables, table_id, before, limit)
    return [c for c in found if c["note"] or (c["seat"] not in seats and c["user"] not in users)]


@router.post("/tables/{table_id}/chat", status_code=201)
async def say(request: Request, table_id: TableId, body: Said, user: Person, tables: Tables) -> Any:
    await limit_user(request, "chat", user)
    return await lists.say(tables, table_id, user, body.text)


def muted_seats(user: User | None, table_id: str) -> set[int]:
    prefs = user.prefs if user is not None and isinstance(user.prefs, dict) else {}
    mute = prefs.get("mute")
    found = mute.get(table_id) if isinstance(mute, dict) else None
    return {s for s in found if type(s) is int} if isinstance(found, list) else set()


@router.post("/tables/{table_id}/mute")
async def mute(request: Request, table_id: TableId, body: Mute, known: Known, tables: Tables) -> Any:
    """Keep the chat of one seat from me, at this table."""
    async with tables.look(table_id) as live:
        if body.seat >= live.row.seats:
            raise Problem(404, "no_seat", f"there is no seat {body.seat} at this table")
    async with changing(request, known) as (_, mine):
        seats = muted_seats(mine, table_id) - {body.seat} | ({body.seat} if body.muted else set())
        prefs = dict(mine.prefs) if isinstance(mine.prefs, dict) else {}
        all_muted = prefs.get("mute") if isinstance(prefs.get("mute"), dict) else {}
        mine.prefs = {**prefs, "mute": {**(all_muted or {}), table_id: sorted(seats)}}
    tables.hub.mutes_seats(mine.id, table_id, sorted(seats))
    return {"muted": sorted(seats)}


@router.get("/tables/{table_id}/orders")
async def orders(
    table_id: TableId,
    user: Person,
    tables: Tables,
    seat: Annotated[int, Query(ge=0, le=31)],
    lang: Language | None = None,
) -> Any:
    """The orders, and the values of the seat's view that a condition can name."""
    async with tables.look(table_id) as live:
        must_hold(live, user.id, seat)
        facts = await live.show("the facts", lambda: facts_for(live, seat, language_of(user, lang)))
        return {"orders": orders_of(live, seat), "facts": facts}


@router.put("/tables/{table_id}/orders")
async def set_orders(
    table_id: TableId, body: Orders, user: Person, tables: Tables, seat: Annotated[int, Query(ge=0, le=31)]
) -> Any:
    try:
        return {"orders": await order_book.set_orders(tables, table_id, user.id, seat, body.orders)}
    except RegnumError as error:
        raise Problem(422, "invalid", str(error)) from None
