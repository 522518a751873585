"""A hint on request: what a strong player would do at one's own question, and why. A bot's process thinks about it,
from what the seat sees; nobody is told that it was asked for. In a rated game there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.hint import Hint
from ..hints import sentences, tried
from ..kernel import Decision, Described, Table, option_id
from .documents import speaker
from .driving import question_of
from .live import Live
from .present import Speaker
from .problems import Problem
from .tables import TableService, must_hold

AGAIN = 2  # seconds, told to who asks for two at a time


async def give(tables: TableService, table_id: str, user_id: int, seat: int, language: str) -> dict[str, Any]:
    async with tables.look(table_id) as live:
        decision = asked(live, user_id, seat)
        question, at = question_of(live, seat, "hint"), live.playing().at
    if len(decision.options) == 1:
        raise Problem(409, "no_choice", "there is only one thing to do here")
    if user_id in tables.bots.askers:
        raise Problem(429, "too_many", "one hint at a time; try again", retry_after=AGAIN)
    tables.bots.askers.add(user_id)
    try:
        found = await tables.bots.hint(question)
    finally:
        tables.bots.askers.discard(user_id)
    if found is None:
        raise Problem(503, "no_hint", "the bots have no time for a hint; ask again")
    async with tables.look(table_id) as live:
        now = asked(live, user_id, seat)
        table = live.playing()
        if (table.at, now.kind, list(now.options)) != (at, decision.kind, list(decision.options)):
            raise Problem(409, "stale", "the question is not asked any more")
        return await live.show("a hint", lambda: worded(table, now, found, speaker(live, language)))


def asked(live: Live, user_id: int, seat: int) -> Decision:
    """The question that the seat is asked now, if it may have a hint for it."""
    must_hold(live, user_id, seat)
    live.going()
    if live.row.rated:
        raise Problem(403, "no_hints", "in a rated game there are no hints")
    decision = next((d for d in live.asked() if d.seat == seat), None)
    if decision is None:
        raise Problem(409, "not_asked", f"seat {seat} is asked nothing now")
    return decision


def worded(table: Table[Any], decision: Decision, hint: Hint, w: Speaker) -> dict[str, Any]:
    described = [table.game.describe(table.state, decision.kind, o, decision.about) for o in decision.options]
    return {
        "at": table.at,
        "seat": decision.seat,
        "title": w.say("hint-title"),
        **told(hint, decision, described, w),
    }


def told(hint: Hint, decision: Decision, described: Sequence[Described], w: Speaker) -> dict[str, Any]:
    texts = [w.say(d.text, d.args) for d in described]
    best = hint.considered[0].option
    return {
        "option": option_id(decision.options[best]),
        "text": texts[best],
        "rule": described[best].rule,
        "why": sentences(hint, w.say, texts),
        "heading": w.say("hint-considered", {"n": hint.iterations}),
        "considered": [
            {
                "option": option_id(decision.options[one.option]),
                "text": texts[one.option],
                "rule": described[one.option].rule,
                "tries": one.tries,
                "told": tried(one, w.say),
            }
            for one in hint.considered
        ],
        "honest": w.say("hint-honest"),
    }
