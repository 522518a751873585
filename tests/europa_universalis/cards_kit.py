"""Tables of cards: a position in a few words, the answers, and everything that has changed on the table afterwards.

A position is a list of words over a common table: `england.ducats=3` (of a player), `pale.unrest` or `pale.town=france`
(of a place or a realm), `england.army=ireland/3`, `war=england/france`, `empire.authority=5`. What changed is written
in the same way, and nothing else may have: `england.ducats+3 pale.+unrest`. Lists tell what came and what went.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from europa_universalis.build import army, content, given, lay_out
from europa_universalis.effects_kit import GAME
from regnum.games.europa_universalis.content.shapes import KINDS, Area
from regnum.games.europa_universalis.model import (
    NONE,
    REBELS,
    Battle,
    Fleet,
    OpenMilestone,
    Posted,
    Ruler,
    Shown,
    Side,
    State,
    War,
)
from regnum.games.europa_universalis.steps import STEPS
from regnum.kernel import Seat, Setup, Table

assert STEPS  # cards find the actions that they grant there
PLACES = ("provinces", "areas", "zones", "nodes", "realms")
SEATS = ("town", "vassal", "occupier", "core", "rome", "emperor", "allies", "marriages", "disputed", "truces", "cbs",
         "claims", "cardinals", "devoted")  # fmt: skip
EACH = ("influence", "ships", "guard", "merchants", "infantry")  # a number of each seat
REVISION = 3


# --- the table before ---


@lru_cache(maxsize=256)
def _common(realms: tuple[str, ...]) -> State:
    s = given(*realms, board="deluxe_1444")
    box = content()
    s.scenario, s.phase, s.turn, s.revision = "1-04", 2, 0, REVISION
    for p in s.players:
        p.adm = p.dip = p.mil = 5
        p.ducats, p.available, p.manpower = 20, 6, 6
        p.ruler = Ruler("regent", 2, 2, 2, ("infantry",))
    for kind in KINDS:
        cards = [c.id for c in box.cards.values() if c.deck == kind]
        setattr(s, f"deck_{kind}", cards[::2])
        setattr(s, f"discard_{kind}", cards[1::4])
        for p, card in zip(s.players, cards[3::4], strict=False):
            getattr(p, f"hand_{kind}").append(card)
    lay_out(s)
    s.trade_deck = sorted(box.trade)
    return s


def position(realms: Sequence[str], words: Sequence[str] = ()) -> State:
    """The common table of these players, changed by the words."""
    s: State = GAME.copy(_common(tuple(realms)))
    for word in words:
        _set(s, word)
    return s


def _set(s: State, word: str) -> None:
    left, _, value = word.partition("=")
    name, _, key = left.partition(".")
    players = {p.realm: seat for seat, p in enumerate(s.players)}
    if name == "war":
        s.wars.append(War(*value.split("/")))  # type: ignore[arg-type]
    elif name == "battle":  # in an area, who attacks, who defends; each has two dice of each kind
        area, *sides = value.split("/")
        both = [players[realm] for realm in sides]
        a, b = (Side((seat,), leader=seat, pool=(2, 2, 2), strength=3) for seat in both)
        s.battle = Battle((a, b), area=Area(area), round=1)
    elif name == "leads":  # the general of the first army of the attacker
        assert s.battle is not None
        first = replace(s.battle.sides[0], commander="general", army=0)
        s.battle = replace(s.battle, sides=(first, s.battle.sides[1]))
    elif name in ("empire", "curia", "table"):
        record = s if name == "table" else getattr(s, name)
        old = getattr(record, key)
        assert isinstance(old, int | str | list) or old is None, word
        setattr(record, key, _value(players, key, value, old))
    elif name in players and (hasattr(s.players[players[name]], key) or key in PIECES):
        _set_player(s, players[name], key, value, word)
    else:
        key, _, of = key.partition(".")
        prefer, _, kept = name.rpartition(":")  # "realms:naples.faith": where a realm and an area have one name
        boards = [getattr(s, x) for x in PLACES if prefer in ("", x)]
        where = next(x for x in boards if kept in x and hasattr(x[kept], key))
        if key in EACH:
            numbers = list(getattr(where[kept], key) or (0,) * len(s.players))
            numbers[players[of]] = int(value)
            where[kept] = replace(where[kept], **{key: tuple(numbers)})
        else:
            old = getattr(where[kept], key)
            where[kept] = replace(where[kept], **{key: _value(players, key, value, old)})


PIECES = ("army", "fleet", "dock", "general", "advisor", "show", "hand", "idea")


def _set_player(s: State, seat: Seat, key: str, value: str, word: str) -> None:
    p = s.players[seat]
    what, _, n = value.partition("/")
    match key:
        case "army":
            army(s, seat, what, int(n))
        case "fleet":  # zone/light/heavy/galleys
            light, heavy, galleys = (int(x) for x in n.split("/"))
            p.fleet = Fleet(what, None, light, heavy, 0, galleys)  # type: ignore[arg-type]
        case "dock":
            p.docked[what] = int(n)  # type: ignore[index]
        case "general" | "advisor" | "show" | "hand":
            deck = s.box.cards[what].deck  # type: ignore[index]
            for pile in (
                getattr(s, f"deck_{deck}"),
                getattr(s, f"discard_{deck}"),
                *(getattr(x, f"hand_{deck}") for x in s.players),
            ):
                if what in pile:
                    pile.remove(what)
            if key == "hand":
                getattr(p, f"hand_{deck}").append(what)
            elif key == "show":
                p.shown.append(Shown(what, int(n)))  # type: ignore[arg-type]
            elif key == "advisor":
                p.advisors[deck] = Posted(what)  # type: ignore[arg-type]
            else:
                p.generals[int(n or 0)] = Posted(what)  # type: ignore[arg-type]
        case "idea":
            p.ideas.append(what)  # type: ignore[arg-type]
            if what not in s.ideas:
                for pile in (s.ideas_adm, s.ideas_dip, s.ideas_mil, s.ideas_later):
                    if what in pile:
                        pile.remove(what)  # type: ignore[arg-type]
                s.ideas.append(what)  # type: ignore[arg-type]
        case "ruler":
            p.ruler = None
        case _:
            old = getattr(p, key)
            assert isinstance(old, int | str), word
            setattr(p, key, _value({}, key, value, old))


def _value(players: Mapping[str, int], key: str, value: str, old: Any) -> Any:
    if isinstance(old, tuple | list) and not isinstance(old, str):
        seats = [players[x] for x in value.split("/") if x]
        return seats if isinstance(old, list) else tuple(seats)
    if key in SEATS:
        return REBELS if value == "rebels" else NONE if value == "none" else players[value]
    if isinstance(old, bool):
        return value != "no"
    if isinstance(old, int):
        return int(value)
    return None if value == "none" else value


# --- what has changed ---


def changes(before: State, after: State) -> list[str]:
    """Everything in which the two tables differ, the boxes and the agenda's own order apart."""
    names = [p.realm for p in before.players]
    found: list[str] = []
    for f in fields(before):
        if f.name in ("box", "agenda"):
            continue
        old, new = getattr(before, f.name), getattr(after, f.name)
        if old == new:
            continue
        if f.name == "players":
            for name, one, other in zip(names, old, new, strict=True):
                found += _differ(name, one, other, names)
        elif f.name in PLACES:
            for key in old:
                if old[key] != new[key]:
                    found += _differ(key, old[key], new[key], names)
        else:
            found += _differ(f.name, old, new, names)
    found = [word for word in found if not word.startswith("empire.moved")]  # a note until the step is over
    steps = reversed(after.agenda[len(before.agenda) :])
    return sorted(found) + [f"then.{number}.{_show_step(step)}" for number, step in enumerate(steps, 1)]


def _show_step(step: Any) -> str:
    return "/".join("+".join(map(str, x)) if isinstance(x, tuple | list) else str(x) for x in step)


def _differ(name: str, old: Any, new: Any, names: Sequence[str], key: str = "") -> Iterator[str]:
    if old == new:
        return
    if is_dataclass(old) and type(old) is type(new) and not _whole(old):
        for f in fields(old):
            yield from _differ(f"{name}.{f.name}", getattr(old, f.name), getattr(new, f.name), names, f.name)
    elif isinstance(old, bool) and isinstance(new, bool):
        head, _, last = name.rpartition(".")
        yield f"{head}.{'+' if new else '-'}{last}"
    elif key in SEATS and isinstance(old, int):
        yield f"{name}:{_seat(old, names)}>{_seat(new, names)}"
    elif isinstance(old, int) and isinstance(new, int):
        yield f"{name}{new - old:+d}"
    elif isinstance(old, dict):
        for k in {**old, **new}:
            if old.get(k) != new.get(k):
                yield f"{name}.{k}:{_word(old.get(k), key, names)}>{_word(new.get(k), key, names)}"
    elif key in EACH:
        width = len(names)
        for who, a, b in zip(names, old or (0,) * width, new or (0,) * width, strict=True):
            if a != b:
                yield f"{name}.{who}{b - a:+d}"
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and (key in SEATS or not _numbers(old)):
        gone, come = _many(old, key, names), _many(new, key, names)
        for word, n in sorted((gone - come).items()):
            yield from [f"{name}.-{word}"] * n
        for word, n in sorted((come - gone).items()):
            yield from [f"{name}.+{word}"] * n
        if gone == come:
            yield f"{name}.reordered"
    else:
        yield f"{name}:{_word(old, key, names)}>{_word(new, key, names)}"


def _whole(record: Any) -> bool:
    return isinstance(record, Ruler | Posted | Shown | War | OpenMilestone)


def _numbers(things: Sequence[Any]) -> bool:
    return bool(things) and isinstance(things, tuple) and all(isinstance(x, int) for x in things)


def _many(things: Sequence[Any], key: str, names: Sequence[str]) -> Counter[str]:
    return Counter(_word(x, key, names) for x in things)


def _seat(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat >= 0 else "rebels" if seat == REBELS else "none"


def _word(x: Any, key: str, names: Sequence[str]) -> str:
    if key in SEATS and isinstance(x, int):
        return _seat(x, names)
    if is_dataclass(x):
        parts = [getattr(x, f.name) for f in fields(x)]
        return "/".join(_word(part, "", names) for part in parts if part not in (None, "", (), NONE, False))
    if isinstance(x, tuple | list):
        return "+".join(map(str, x)) or "none"
    return str(x).replace(" ", "_") or "none"


# --- who answers ---


class Said:
    """Answers in order, each by the last word of an option; a question that no answer is left for is a fault."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.left = list(answers)

    def __call__(self, t: Table[Any], seat: Seat, kind: str, options: Sequence[Any]) -> int:
        words = [str(option[-1]) for option in options]
        assert self.left, f"seat {seat} is asked '{kind}' and has no answer: {words[:12]}"
        said = self.left.pop(0)
        assert said in words, f"{said!r} is no answer to '{kind}' of seat {seat}: {words[:12]}"
        return words.index(said)


def table(s: State, policy: Any, seed: int = 1, revision: int = REVISION) -> Table[State]:
    setup = Setup("europa_universalis", len(s.players), seed, {}, revision)
    return Table(GAME, setup, s.box, policies=[policy] * len(s.players), keep=False, history=True, origin=s)


def told_truly(before: State, t: Table[State]) -> None:
    """What the chronicle tells of prestige, stability, merchants and authority adds up to what has changed."""
    for what in ("prestige", "stability", "merchant"):
        field = "merchants" if what == "merchant" else what
        for seat, (old, new) in enumerate(zip(before.players, t.state.players, strict=True)):
            n = sum(event.args["n"] for event in t.events if event.key == what and event.args["seat"] == seat)
            assert n == getattr(new, field) - getattr(old, field), f"{what} of seat {seat}"
    n = sum(event.args["n"] for event in t.events if event.key == "authority")
    assert n == t.state.empire.authority - before.empire.authority, "authority"
