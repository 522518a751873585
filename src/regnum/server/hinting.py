"""A hint on request: what a strong player would do at one's own question, and why. A bot's process thinks about it,
from what the seat sees; nobody is told that it was asked for. In a rated game there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from ..bots.hint import Hint
from ..hints import sentences, tried
from ..kernel import Decision, Described, Table, option_id
from ..log import entry_in
from .bots import Question
from .documents import speaker
from .driving import question_at, question_of
from .live import Live
from .models import LogEntry
from .positions import read_entries
from .present import Speaker
from .problems import Problem
from .replays import Replays
from .tables import TableService, must_hold

AGAIN = 2  # seconds, told to who asks for two at a time


async def give(tables: TableService, table_id: str, user_id: int, seat: int, language: str) -> dict[str, Any]:
    async with tables.look(table_id) as live:
        decision = asked(live, user_id, seat)
        question, at = question_of(live, seat, "hint"), live.playing().at
    if len(decision.options) == 1:
        raise Problem(409, "no_choice", "there is only one thing to do here")
    found = await thought_about(tables, user_id, question)
    async with tables.look(table_id) as live:
        now = asked(live, user_id, seat)
        table = live.playing()
        if (table.at, now.kind, list(now.options)) != (at, decision.kind, list(decision.options)):
            raise Problem(409, "stale", "the question is not asked any more")
        return await live.show("a hint", lambda: worded(table, now, found, speaker(live, language)))


async def thought_about(tables: TableService, user_id: int, question: Question) -> Hint:
    if user_id in tables.bots.askers:
        raise Problem(429, "too_many", "one hint at a time; try again", retry_after=AGAIN)
    tables.bots.askers.add(user_id)
    try:
        found = await tables.bots.hint(question)
    finally:
        tables.bots.askers.discard(user_id)
    if found is None:
        raise Problem(503, "no_hint", "the bots have no time for a hint; ask again")
    return found


async def why(replays: Replays, table_id: str, user_id: int, at: int, language: str) -> dict[str, Any]:
    """Of the last answer before entry `at`: what speaks for it and for others, from what its seat knew then. While the
    game goes on that would tell what the seat holds, so it is told when the game is over."""
    tables = replays.tables
    async with tables.look(table_id) as live:
        live.playing()
        if live.row.status != "over":
            raise Problem(403, "secret", "what a player considered is told when the game is over")
        async with tables.db.reading() as session:
            query = select(LogEntry.n, LogEntry.seat).where(
                LogEntry.table_id == table_id, LogEntry.n < at, LogEntry.seat.is_not(None)
            )
            last = (await session.execute(query.order_by(LogEntry.n.desc()).limit(1))).one_or_none()
            if last is None:
                raise Problem(404, "unknown", f"nobody has answered anything before entry {at}")
            number, seat = last
            then = await replays.play(session, live, number)
            (entry,) = await read_entries(session, table_id, number, number + 1)
        decision = next((d for d in then.pending if d.seat == seat), None)
        made = entry_in(entry, f"entry {number}")[1]
        if decision is None or seat is None or made not in decision.options or len(decision.options) == 1:
            raise Problem(409, "forced", "there was nothing to choose, or it was chosen under seal")
        question = question_at(live, then, seat, "hint")
    found = await thought_about(tables, user_id, question)
    async with tables.look(table_id) as live:
        w = speaker(live, language)
        return await live.show(
            "a hint", lambda: looked_back(then, decision, found, list(decision.options).index(made), w)
        )


def looked_back(then: Table[Any], decision: Decision, hint: Hint, made: int, w: Speaker) -> dict[str, Any]:
    described = [then.game.describe(then.state, decision.kind, o, decision.about) for o in decision.options]
    text = w.say(described[made].text, described[made].args)
    found = told(hint, decision, described, w, past=True)
    best = hint.considered[0].option == made
    same = w.say("hint-did-that" if best else "hint-did-other", {"seat": decision.seat, "made": text})
    tries = next((one for one in hint.considered if one.option == made), None)
    often = w.say("hint-tried-it", {"told": tried(tries, w.say)}) if tries is not None else w.say("hint-tried-no", {})
    return {
        "at": then.at,
        "seat": decision.seat,
        "title": w.say("hint-title-then", {"seat": decision.seat}),
        **found,
        "made": option_id(decision.options[made]),
        "why": [same, *([] if best else [often, w.say("hint-rather", {"best": found["text"]})]), *found["why"]],
    }


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


def told(
    hint: Hint, decision: Decision, described: Sequence[Described], w: Speaker, past: bool = False
) -> dict[str, Any]:
    texts = [w.say(d.text, d.args) for d in described]
    best = hint.considered[0].option
    return {
        "option": option_id(decision.options[best]),
        "text": texts[best],
        "rule": described[best].rule,
        "why": sentences(hint, w.say, texts, past),
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
        "honest": w.say("hint-honest-then" if past else "hint-honest"),
    }
