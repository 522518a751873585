"""What is known of any one thing that somebody asks for by name: a card, a task, a piece, an area, a track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Described, Panel
from .content import CUBES, CULTURE, MILITARY, STOCK_OF, TILES, TaskId, Way, kind_of
from .present import use
from .state import State, strength_of, worth_of

Rows = list[tuple[str, Any]]

# Each piece with the rules about it, and with the printed values that it has
PIECES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "food": (("STORE.farm", "MIL.strength.militia"), ("storage.farm",)),
    "money": (("STORE.bank", "MIL.strength.condottiere"), ("storage.bank",)),
    "influence": (("TURN.C", "TURN.C.joker", "STORE.church"), ("storage.church",)),
    "field": (("DUCHY.areas", "CARD.zniwa"), ("start.field",)),
    "farm": (("STORE.farm", "DUCHY.areas"), ("storage.farm", "start.farm")),
    "residence": (("DUCHY.areas", "CARD.targ"), ("start.residence",)),
    "bank": (("STORE.bank", "DUCHY.areas"), ("storage.bank", "start.bank")),
    "catapult": (("MIL.strength.catapult",), ("military.strength.catapult",)),
    "condottiere": (("MIL.strength.condottiere", "MIL.supply", "MIL.dismiss"), ("military.strength",)),
    "militia": (("MIL.strength.militia", "MIL.supply", "MIL.dismiss"), ("military.strength",)),
    "monument": (("COMP.culture", "END.sum"), ("culture.monument",)),
    "book": (("COMP.culture", "END.sum"), ("culture.book",)),
    "painting": (("COMP.culture", "END.sum"), ("culture.painting",)),
    "bills": (("COMP.bills", "MIL.points", "END.sum"), ("military.points",)),
}
AREAS = {
    "environs": ("DUCHY.areas", "DUCHY.no_token_limit"),
    "centre": ("DUCHY.areas", "DUCHY.no_token_limit"),
    "walls": ("DUCHY.areas", "MIL.strength", "STORE.army"),
    "palace": ("DUCHY.areas", "END.sum"),
    "church": ("STORE.church", "TURN.C"),
}
TERMS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "actions": (("TURN.actions", "TURN.waive"), ("actions_per_turn",)),
    "year": (("GAME.years", "YEAR.end"), ("years",)),
    "scorings": (("MIL.points", "XMIL.count", "XMIL.trigger"), ("military.points",)),
    "strength": (("MIL.strength",), ("military.strength",)),
    "army": (("MIL.strength", "STORE.army", "MIL.supply"), ("military.strength",)),
    "pool": (("SETUP.pool", "TURN.B", "TURN.end_discard", "TURN.end_refill"), ("pool",)),
    "deck": (("SETUP.decks", "YEAR.end"), ("deck",)),
    "hand": (("TURN.hand", "TURN.A"), ()),
    "exchange": (("TURN.A.exchange", "TURN.A.slot", "TURN.B"), ()),
    "tasks": (("SETUP.tasks", "SETUP.tasks_hidden", "TASK.cap"), ()),
    "culture_task": (("SETUP.tasks", "SETUP.tasks_hidden", "TASK.cap"), ()),
    "estate_task": (("SETUP.tasks", "SETUP.tasks_hidden"), ()),
    "pile": (("COMP.tokens", "CARD.shortage"), ("components",)),
    "first": (("SETUP.first", "YEAR.next_player"), ()),
    "culture": (("COMP.culture", "END.sum"), ("culture",)),
    "home": (("DUCHY.areas", "DUCHY.no_token_limit", "TURN.hand"), ()),
    "race": (("END.sum", "MIL.points"), ()),
    "end": (("END.when", "END.sum", "END.tie"), ()),
}


def things(s: State) -> list[str]:
    """Everything there is to look up; all that is printed is known to everybody."""
    cards = [f"card-{name}" for name in (*s.box.card_types, MILITARY)]
    found = [f"piece-{name}" for name in PIECES] + [f"area-{name}" for name in AREAS]
    return [*found, *cards, *(f"task-{name}" for name in s.box.tasks), *(f"term-{name}" for name in TERMS)]


def details(s: State, thing: str) -> list[Panel]:
    """What everybody may know about it, and what the viewer knows besides."""
    kind, _, name = thing.partition("-")
    return [DETAILS[kind](s, name)]


def about(kind: str, name: str, **args: Any) -> tuple[str, Described]:
    return "atlas-what", Described(f"about-{kind}-{name}", "", args)


def piece(s: State, name: str) -> Panel:
    box, duchies = s.box, s.duchies
    rules, printed = PIECES[name]
    n = {"food": box.storage["farm"], "money": box.storage["bank"], "influence": box.storage["church"]}
    n |= {"farm": box.storage["farm"], "bank": box.storage["bank"], "catapult": box.strength["catapult"]}
    rows: Rows = [about("piece", name, n=n.get(name, 0))]
    if name in CUBES:
        held = [getattr(d, name) for d in duchies]
        rows.append(("row-room", [said("atlas-count", seat=i, n=room_for(s, i, name)) for i in range(len(duchies))]))
    elif name in CULTURE:
        held = [len(getattr(d, name)) for d in duchies]
    else:
        held = [getattr(d, name) for d in duchies]
    rows.append(("atlas-held", [said("atlas-count", seat=i, n=n) for i, n in enumerate(held) if n]))
    if name in CULTURE:
        rows.append(("atlas-stock", [f"{v}★ ×{n}" for v, n in getattr(s.stock, name).items() if n]))
    elif name != "bills":
        rows.append(("atlas-stock", getattr(s.stock, STOCK_OF.get(name, name))))
    cards = [f"card-{c.id}" for c in box.card_types.values() if any(gives(way, name) for way in c.ways)]
    rows.append(("row-from-cards", cards))
    if name in (*TILES, *CULTURE, "bills"):
        rows.append(("row-for-tasks", [f"task-{t.id}" for t in box.tasks.values() if name in t.of]))
    return Panel(f"piece-{name}", rows, rules=rules, printed=printed)


def room_for(s: State, seat: int, cube: str) -> int:
    d, storage = s.duchies[seat], s.box.storage
    most = {"food": storage["farm"] * d.farm, "money": storage["bank"] * d.bank, "influence": storage["church"]}
    return most[cube]


def gives(way: Any, name: str) -> bool:
    got = {way.tile, way.culture, way.recruit, *(cube for cube, _ in way.cubes), *(way.each or ())[:1]}
    return name in got


def said(key: str, **args: Any) -> Described:
    return Described(key, "", args)


def card(s: State, name: str) -> Panel:
    if name == MILITARY:
        return Panel(f"card-{name}", [about("card", name)], rules=("XMIL.trigger", "XMIL.refill", "XMIL.last"))
    type_ = s.box.card_types[name]
    rows: Rows = [("atlas-what", said("about-card", n=len(type_.ways)))]
    for n, way in enumerate(type_.ways, 1):
        rows.append((f"#{n}", printed_way(s, name, way)))
    rows.append(("row-after", said("value-exchange" if type_.exchange else "value-stays")))
    rows.append(("atlas-where", [said("value-held-by", seat=i) for i in holders(s, name)]))
    in_pool = sum(kind_of(c) == name for c in s.pool)
    rows.append(("row-in-pool", in_pool))
    exchange = ("TURN.A.exchange",) if type_.exchange else ("TURN.A.keep",)
    return Panel(f"card-{name}", rows, rules=(type_.rule, "TURN.A", *exchange), printed=(f"card.{name}",))


def printed_way(s: State, name: str, way: Way) -> Described:
    """A way to use a card as it is printed, whoever has the turn: for each field, not for so many."""
    if way.each is not None:
        cube, tile = way.each
        return said("way-produce", cube=cube, tile=tile)
    worded = use(s, name, way, ())
    return said(worded.text.replace("option-", "way-"), **{**worded.args, "swap": "no"})


def holders(s: State, name: str) -> list[int]:
    return [seat for seat, d in enumerate(s.duchies) if any(kind_of(c) == name for c in d.hand)]


def task(s: State, name: str) -> Panel:
    found = s.box.tasks[TaskId(name)]
    of = " ".join(found.of)
    if found.points:
        told = said("value-sets", of=of, points="/".join(str(n) for n in found.points[1:]))
    else:
        told = said("value-above", of=of, free=found.free, per=found.per)
    known = [i for i, d in enumerate(s.duchies) if name in (d.culture_task, d.estate_task)]
    worth = [said("atlas-count", seat=i, n=worth_of(found, d)) for i, d in enumerate(s.duchies)]
    rows: Rows = [
        ("atlas-what", said(f"about-task-{found.deck}")),
        ("atlas-does", told),
        ("atlas-where", [said("value-held-by", seat=i) for i in known]),
        ("row-worth", worth),
    ]
    return Panel(f"task-{name}", rows, rules=(found.rule, "TASK.cap"), printed=(f"task.{name}",))


def area(s: State, name: str) -> Panel:
    return Panel(f"area-{name}", [about("area", name, n=s.box.storage["church"])], rules=AREAS[name])


def term(s: State, name: str) -> Panel:
    box = s.box
    rules, printed = TERMS[name]
    points = "/".join(str(n) for n in box.points[s.players])
    n = {"actions": box.actions, "year": box.years, "scorings": box.scorings, "pool": box.pool[s.players]}
    rows: Rows = [about("term", name, n=n.get(name, 0), points=points)]
    now: dict[str, Any] = {
        "actions": s.actions,
        "year": (s.year, box.years),
        "scorings": (s.scorings, box.scorings),
        "strength": [said("atlas-count", seat=i, n=strength_of(d, box.strength)) for i, d in enumerate(s.duchies)],
        "pool": [f"card-{kind_of(c)}" for c in s.pool],
        "deck": len(s.deck),
        "first": {"seat": s.first},
        "culture_task": [f"task-{d.culture_task}" for d in s.duchies if d.culture_task in box.tasks],
        "estate_task": [f"task-{d.estate_task}" for d in s.duchies if d.estate_task in box.tasks],
    }
    if name in now:
        rows.append(("atlas-now", now[name]))
    return Panel(f"term-{name}", rows, rules=rules, printed=printed)


DETAILS: dict[str, Callable[[State, str], Panel]] = {
    "piece": piece, "card": card, "task": task, "area": area, "term": term,
}  # fmt: skip
