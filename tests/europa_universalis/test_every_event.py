"""Every event, both options: what has changed on the table is what the card says, and nothing else.

The rows lie in rows/events_*.txt. Each was compared with the printed text; a row that a change of the rules makes
untrue is to be compared with it again, not to be copied from the message.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.cards_kit import REVISION, Said, changes, position, table, told_truly
from europa_universalis.effects_kit import GAME
from europa_universalis.rows_kit import FOLDER, Row, goals, rows, watching
from regnum.games.europa_universalis.content.shapes import EventId, EventInfo, Op
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.event import as_of, resolve_text
from regnum.games.europa_universalis.model import Ruler
from regnum.games.europa_universalis.steps import events

EVENTS = {card: found for age in (1, 2, 3, 4) for card, found in rows(f"events_{age}.txt").items()}


def after(row: Row) -> list[str]:
    s = position(row.realms, row.words)
    before = GAME.copy(s)
    said = Said(row.answers)
    t = table(s, said)
    resolve_text(t, row.active, EventId(row.card), row.ducats)
    assert not said.left, f"never asked: {said.left}"
    told_truly(before, t)
    return changes(before, t.state)


def test_16_1_types__there_are_rows_for_every_event() -> None:
    printed = content().events
    assert len(printed) == 221
    assert set(EVENTS) == set(printed)
    for card, found in EVENTS.items():
        assert {row.option for row in found} == (set(printed[EventId(card)].options) or {""}), card


@pytest.mark.parametrize("card", EVENTS)
def test_5_1_event_3__what_has_changed_is_what_the_card_says(card: str) -> None:
    info = as_of(content().events[EventId(card)], REVISION)  # the rows are of the words of that revision
    with watching() as seen:
        for row in EVENTS[card]:
            assert after(row) == sorted(row.changes[: _steps(row)]) + list(row.changes[_steps(row) :]), row
    wanted = goals([*info.before, *info.after])
    for ops in info.options.values():
        wanted |= goals(ops)
    assert [why for goal, why in wanted.items() if goal not in seen] == []


def _steps(row: Row) -> int:
    """Where the steps begin that the card leaves to be played."""
    return next((i for i, word in enumerate(row.changes) if word.startswith("then.")), len(row.changes))


# --- counters, reckoned from the print ---

COUNTERS = ("prestige", "stability", "adm", "dip", "mil", "ducats")
STILL = ("unrest", "rebels", "claim", "influence", "core", "religion", "weakness", "pick", "dnpr", "pirates", "develop",
         "merchant", "token", "pact", "display", "holding", "ships", "units", "state_religion", "cardinal")  # fmt: skip
CHANGE = re.compile(r"([a-z_]+\.(?:prestige|stability|adm|dip|mil|ducats))([+-][0-9]+)")


def reckoned(info: EventInfo, row: Row) -> Counter[str] | None:
    """What a text does to counters that names players and numbers and nothing on which they depend. None: another
    text."""
    found: Counter[str] = Counter()
    for op in (*info.before, *info.options.get(row.option, ()), *info.after):
        who = op.get("who", "you")
        if op["op"] == "gain" and isinstance(who, str) and not who.startswith("$") and _only_numbers(op):
            for seat in _seats(who, row):
                found.update({f"{row.realms[seat]}.{what}": op[what] for what in COUNTERS if what in op})
        elif op["op"] not in STILL or "cost_each" in op:
            return None
    return found


def _only_numbers(op: Op) -> bool:
    words = [word for word in ("when", "any", "matching") if word in op]
    return not words and all(isinstance(op[what], int) for what in COUNTERS if what in op)


def _seats(who: str, row: Row) -> list[int]:
    seats = range(len(row.realms))
    match who:
        case "you" | "active":
            return [row.active]
        case "each":
            return list(seats)
        case "others" | "opponents":
            return [seat for seat in seats if seat != row.active]
        case "emperor":
            return [seat for seat in seats if row.realms[seat] == "austria"]
    return [seat for seat in seats if row.realms[seat] == who]


def test_2_1_running__counters_change_by_the_numbers_on_the_card() -> None:
    compared = 0
    for card, found in EVENTS.items():
        info = content().events[EventId(card)]
        for row in found if info.chooser in (None, "you") else ():
            near_an_end = any(f".{what}=" in word for word in row.words for what in COUNTERS)
            if near_an_end or (expected := reckoned(info, row)) is None:
                continue
            changed = {m[1]: int(m[2]) for word in row.changes if (m := CHANGE.fullmatch(word))}
            assert changed == {what: n for what, n in expected.items() if n}, row
            compared += 1
    assert compared >= 280


# --- symbols and rulers ---

MARKS = [line.split(" | ") for line in (FOLDER / "event_marks.txt").read_text(encoding="utf-8").splitlines()[1:]]
RULERS = [(marks.split()[0], ruler[0]) for marks, *ruler in MARKS if ruler]


def test_16_5_order__every_event_has_its_symbols_and_they_come_from_left_to_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    came: list[str] = []

    def resolve(t: Any, symbol: Op, seat: int) -> None:
        came.append(":".join(str(symbol[key]) for key in ("symbol", "mark", "colour", "icon") if key in symbol))

    monkeypatch.setattr(events, "resolve", resolve)
    assert [marks.split()[0] for marks, *_ in MARKS] == list(content().events)
    for marks, *_ in MARKS:
        card, *printed = marks.split()
        t = table(position(("castile", "england")), None)
        t.push(("event_symbols", 0, card, 0))
        came.clear()
        while t.agenda:
            name, *args = t.agenda.pop()
            assert name == "event_symbols"
            events.event_symbols(t, *args)  # type: ignore[arg-type]
        assert came == printed, card


@pytest.mark.parametrize(("card", "printed"), RULERS, ids=[card for card, _ in RULERS])
def test_5_1_event_5__the_ruler_of_the_card_comes_as_printed(card: str, printed: str) -> None:
    name, skills, mark, *rest = printed.split()
    info = content().events[EventId(card)]
    assert info.realm is not None
    s = position((info.realm, "castile" if info.realm != "castile" else "england"))
    only_if = info.data["ruler"].get("only_if", ())
    if only_if:
        t = table(s, None)
        events.event_ruler(t, 0, info, Env(0, 0))
        assert changes(s, t.state) == []  # he follows another, who is not there
        s.players[0].ruler = Ruler(only_if[0]["name"])
    before = GAME.copy(s)
    t = table(s, None)
    events.event_ruler(t, 0, info, Env(0, 0))  # one's own ruler must come
    dice = "+".join(die for die in rest if die != "weak")
    limits = "no_declare_war+no_marriage" * (card in ("111-1", "111-2"))
    weak = "1" * ("weak" in rest)
    comes = "/".join(part for part in (name, skills, dice, mark.strip("-"), weak, card, limits) if part)
    emperor = ["then.1.election"] * (info.realm == "austria")  # 18.9: his successor is elected
    assert [word.rpartition(">")[2] for word in changes(before, t.state)] == [comes, *emperor]
    refused = table(s, lambda t, seat, kind, options: options.index(("no",)))
    events.event_ruler(refused, 1, info, Env(1, 1))  # another has taken the event: the realm's player decides
    assert changes(before, refused.state) == []


def test_5_1_event_5__as_many_rulers_as_are_printed() -> None:
    assert len(RULERS) == len([e for e in content().events.values() if e.ruler is not None]) == 134
