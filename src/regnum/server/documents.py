"""A table as a client shows it: the document of a viewer, and the lines of its chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games import get_game
from ..kernel import EVERYBODY, Event
from . import building, clocks, contents, lessons, lobby, orders, present, reactions
from .live import Line, Live, caveats


def mark_of(live: Live) -> str | None:
    """Of its content, once the game has begun."""
    return None if live.table is None else contents.mark_of(live.table.game, live.table.content)


def eyes(live: Live, viewer: int | None, user_id: int | None) -> int | None:
    """With whose eyes the viewer looks. At an open table a spectator sees every hand, but no player becomes one."""
    opened = viewer is None and live.row.open and (live.row.status == "over" or not live.held(user_id))
    return EVERYBODY if opened else viewer


def document(
    live: Live,
    viewer: int | None,
    user_id: int | None,
    online: frozenset[int],
    language: str,
    wants: frozenset[str] = frozenset(),
) -> Any:
    """All that a client shows of the table, for a viewer who sits at `viewer` (None: looks on); `wants`: and what
    is there only for who asks for it (`present.PARTS`)."""
    row, table = live.row, live.table
    held = live.held(user_id)
    viewer = eyes(live, viewer, user_id)
    w = speaker(live, language)
    parts = parts_of(live, language)
    key = (viewer, tuple(held), language, wants)
    part = live.parts.get(key)
    if part is None:
        part = live.parts[key] = _game_part(live, viewer, held, w, wants)
    seat = viewer if viewer is not None and viewer >= 0 else None
    consent = live.consent
    return {
        "table": row.id,
        "game": row.game,
        "content": mark_of(live),
        "title": row.title,
        "open": row.open,
        "rated": row.rated,
        "seated_chat": row.seated_chat,
        "caveats": caveats(row),
        "lesson": lessons.shown(row),
        "creator": user_id is not None and user_id == row.created_by,
        "version": row.version,
        "at": table.at if table is not None else 0,
        "status": row.status,
        "seat": seat,
        "seats": [
            {
                "seat": s.seat,
                "name": w.people[s.seat],
                "part": (parts[s.seat] or None) if parts else None,
                "kind": s.kind,
                "bot": s.bot if s.kind == "bot" or s.away else None,
                "user": s.user_id,
                "away": s.away,
                "you": s.seat in held,
                "online": s.seat in online,
                "waiting": reactions.is_waited_for(live, s.seat, held),
                "clock": clocks.shown(row.clock, s, row.reacting is None) if row.status == "live" else None,
            }
            for s in live.seats
        ],
        **part,
        "reaction": reactions.shown(live),
        "ask_me": None if seat is None or not get_game(row.game).reactions else live.seats[seat].reactions,
        "consent": None
        if consent is None
        else {"seat": consent.seat, "to": consent.to, "at": row.entries, "answers": consent.answers},
        "orders": [] if seat is None or seat not in held else orders_of(live, seat),
        "result": result_of(live, w),
        "rematch": row.rematch if held else None,
    }


def result_of(live: Live, w: present.Speaker) -> Any:
    if live.row.result is None or live.table is None:
        return live.row.result
    return {**live.row.result, **present.ending_of(live.table, w)}


def orders_of(live: Live, seat: int) -> list[Any]:
    return [{"id": o.id, **orders.shown(o.order), "active": o.active} for o in live.orders if o.seat == seat]


def _game_part(live: Live, viewer: int | None, held: list[int], w: present.Speaker, wants: frozenset[str]) -> Any:
    table, row = live.table, live.row
    if table is None:
        return {
            "view": None,
            "panels": None,
            "things": [],
            "standing": None,
            "outlook": None,
            "decisions": [],
            "overheard": [],
            "names": {},
            "undo": {},
            "building": None,
            "chronicle": [],
        }
    common: present.Common | None = live.parts.get("common")
    if common is None or common.state is not table.state:
        common = live.parts["common"] = present.Common(table.state)
    asked = live.asked() if row.status == "live" else None
    part = present.play_part(table, viewer, held, w, asked, wants, common)
    over = row.status == "over"
    part["undo"] = {str(s): "over" if over else table.why_not_undo(s) for s in held}
    part["building"] = None
    if asked is not None and viewer is not None and viewer in held:
        part["building"] = building.building_of(table, viewer, w, live.pieces.setdefault(viewer, []))
    part["chronicle"] = chronicle(live, live.lines, viewer, w)
    return part


def facts_for(live: Live, seat: int, language: str) -> list[Any]:
    """What an order of this seat can ask about."""
    if live.table is None:
        return []
    return present.facts_of(present.view_of(live.table, seat), len(live.seats), speaker(live, language))


def parts_of(live: Live, language: str) -> list[str]:
    """What the seats stand for: by what is played, or as the game has it by now; "" where that is not known yet."""
    table = live.table
    if table is None or table.game.seat_parts is None:
        return lobby.part_names(live.row.game, live.row.setup, language)
    w = present.words(live.row.game, language)
    return [part and (w.known(part) or part) for part in table.game.seat_parts(table.state)]


def speaker(live: Live, language: str) -> present.Speaker:
    parts = parts_of(live, language)
    bots = [s.kind == "bot" for s in live.seats]
    return present.Speaker(present.words(live.row.game, language), [s.name for s in live.seats], parts, bots)


def chronicle(
    live: Live, lines: Sequence[Line], viewer: int | None, w: present.Speaker, most: int = present.LINES
) -> Any:
    """The last of these lines that the viewer may read."""
    key = (viewer, w.words.texts.language, tuple(w.names))
    made = live.worded.get(key, {})
    column = live.row.seats if viewer is None else viewer
    out: list[Any] = []
    kept: dict[int, tuple[Event, Any]] = {}
    for n, event, counts, by, auto in reversed(lines):
        known = made.get(n)
        if known is None or known[0] is not event:
            number = n + 1 if viewer == EVERYBODY else counts[column]
            line = present.line_of(event, number, viewer, w)
            if line is not None:
                line |= {"by": by, "auto": auto}
            known = (event, line)
        kept[n] = known
        line = known[1]
        if line is not None:
            out.append(line)
            if len(out) == most:
                break
    if lines is live.lines:
        live.worded[key] = kept
    return out[::-1]
