"""What is known of any one thing that somebody asks for by name: a card with all its signs, an empire, a city, a
border, a piece, an operation, a victory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...kernel import Described, Panel, Seat
from .content.shapes import KINDS, OPS, RELIGIONS, SHOTS, SIDES, Face, kind, religion
from .model import NONE, State
from .present import aim
from .state import adjacent, cards_in, face, husband, leads, measure, price_in_actions, supply, supreme, symbol, usable
from .steps.ops import RULES
from .steps.turn import VICTORY_RULES

Rows = list[tuple[str, Any]]
Known = dict[str, tuple[str, ...]]

SHOT_RULES = {
    "conspiracy": "J1", "peasant_revolt": "J2", "coronation": "I", "apostasy": "K3", "shift": "H1", "crusade": "K1",
    "jihad": "K1", "reformation": "K1",
}  # fmt: skip
PIECE_RULES: Known = {
    "rook": ("GL.RULING_CLASS", "E2.2b", "GL.BATTLE"),
    "knight": ("GL.RULING_CLASS", "E2.2b", "F9b", "GL.BATTLE"),
    "pirate": ("GL.PIRATE", "F7", "G3b"),
    "bishop": ("GL.BISHOP", "F1", "F1a", "F1f"),
    "pawn": ("GL.CONCESSION", "G3a", "F6b"),
}
TERMS: Known = {
    "market": ("GL.MARKET", "E1", "E1b", "E1e", "D2"),
    "fair": ("E5", "G1a", "G2b", "G3a", "G4"),
    "half": ("E4", "E4-once", "D1.note1"),
    "florins": ("GL.FLORINS.a", "E1b"),
    "hand": ("E1a", "GL.HAND.b"),
    "maids": ("I2", "I2b"),
    "agent": ("GL.AGENT", "E2.1", "E2.2"),
    "shots": ("GL.ONE_SHOT", "E2-announce", "E2.1"),
    "ability": ("GL.ABILITY", "B5f", "F1g"),
    "bishop": PIECE_RULES["bishop"],
    "concession": ("GL.CONCESSION", "G3a", "F6b"),
    "repressed": ("GL.REPRESSED", "GL.REPRESS", "F6a"),
    "regime": ("GL.REGIME_CHANGE", "GL.REGIME_CHANGE.a", "GL.REGIME_CHANGE.b"),
    "king": ("B4", "GL.EMPIRE_CARD", "L4"),
    "republic": ("GL.REPUBLIC", "L6"),
    "vassal": ("GL.VASSAL", "F9g"),
    "throne": ("GL.THRONE",),
    "queen": ("GL.QUEEN", "I", "I1"),
    "theocracy": ("GL.THEOCRACY", "L3.2"),
    "supreme": ("GL.DOMINANCE", "L3.1", "L3.2"),
    "emporium": ("GL.EMPORIUM", "GL.TRADE_ROUTE", "H1"),
    "route": ("GL.TRADE_ROUTE", "G3"),
    "prestige": ("GL.PRESTIGE",),
    "law": ("GL.PRESTIGE", "L6"),
    "discovery": ("GL.PRESTIGE", "L5", "H1a"),
    "patron": ("GL.PRESTIGE", "L2a"),
    "comet": ("L1", "E1f"),
    "battle": ("GL.BATTLE", "GL.BATTLE.b", "GL.BATTLE.i"),
    "home": ("B3", "C2", "C3"),
    "tableau": ("C3", "GL.EMPIRE_CARD"),
    "actions": ("D1", "D1-repeat", "D1-noop"),
    "end": ("L2", "L2a", "L2b"),
}


def things(s: State) -> list[str]:
    """Everything there is to look up. What is printed on cards is known to all, wherever they lie."""
    box = s.box
    found = [f"card-{c}" for c in box.cards] + [f"empire-{e}" for e in box.empires]
    found += [f"city-{c}" for c in s.cities] + [f"border-{b}" for b in box.borders]
    found += [f"piece-{r}_{k}" for r in RELIGIONS for k in KINDS] + ["piece-pawn"]
    found += [f"op-{o}" for o in OPS] + [f"shot-{o}" for o in SHOTS if o]
    return [*found, *(f"victory-{v}" for v in box.victories), *(f"term-{t}" for t in TERMS)]


def details(s: State, thing: str) -> list[Panel]:
    """What everybody may know about it, and what the viewer knows besides."""
    what, _, name = thing.partition("-")
    return [DETAILS[what](s, name)]


def said(key: str, **args: Any) -> Described:
    return Described(key, "", args)


# --- cards ---


def card(s: State, name: str) -> Panel:
    printed = s.box.cards[name]
    which = "comet" if printed.comet else "queen" if printed.suitors else "card"
    place = printed.place or printed.side
    rows: Rows = [("atlas-what", said(f"about-{which}", side=printed.side, place=place))]
    rows.append(("row-suitors", [f"empire-{e}" for e in printed.suitors]))
    rows += face_rows(printed.face)
    bomb = printed.shot[0]
    if bomb:
        rows += [("row-shot", f"shot-{bomb}"), ("row-shot-does", deed(printed.shot))]
    rows.append(("row-agents", [f"piece-{a}" for a in printed.agents]))
    rows += [("row-ability", said(f"does-{a}")) for a in printed.face.abilities]
    rows.append(("row-bishop", f"piece-{s.bishops[name]}_bishop" if name in s.bishops else None))
    rows.append(("atlas-where", lies(s, name)))
    rules = [RULES[op[0]] for op in printed.face.ops] + ([SHOT_RULES[bomb]] if bomb else [])
    rules += ["GL.ABILITY"] if printed.face.abilities else []
    rules += ["GL.QUEEN", "I2"] if printed.suitors else ["L1"] if printed.comet else ["E2"]
    return Panel(f"card-{name}", rows, rules=tuple(dict.fromkeys(rules)), printed=(f"card.{name}",))


def face_rows(shown: Face) -> Rows:
    rows: Rows = [(f"op-{op[0]}", deed(op)) for op in shown.ops]
    return [*rows, ("row-prestige", [said(f"prestige-{p}") for p in shown.prestige])]


def deed(op: tuple[str, ...]) -> Described:
    """What an operation or a one-shot does, and to whom."""
    which = aim(op) if op[0] in RULES and op[0] != "repress" else " ".join(op[1:]) or "none"
    return said(f"does-{op[0]}", which=which)


def lies(s: State, name: str) -> Described:
    for row in SIDES:
        if name in s.market[row]:
            n = s.market[row].index(name)
            return said("value-in-market", row=row, n=n, coins=s.coins[row][n])
        if s.next_cards.get(row) == name:
            return said("value-next", row=row)
    king = husband(s, name)
    if king:
        return said("value-married", empire=king)
    for seat, b in enumerate(s.bankers):
        for key, cards in (("hand", b.hand), ("maid", b.maids), ("west", b.west), ("east", b.east)):
            if name in cards:
                return said(f"value-in-{key}", seat=seat)
    return said("value-elsewhere")


# --- the map ---


def empire(s: State, name: str) -> Panel:
    land, realm = s.box.empires[name], s.realms[name]
    now = "vassal" if realm.suzerain else "republic" if realm.republic else "king"
    rows: Rows = [
        ("atlas-what", said("about-empire", side=land.side)),
        ("row-state", realm.state),
        ("row-card", {"seat": realm.holder} if realm.holder != NONE else "throne"),
        ("row-face", f"term-{now}"),
        ("row-as-king", faces(land.king[realm.state])),
        ("row-as-republic", faces(land.republic)),
        ("row-cities", {f"city-{c}": s.cities[c] or "nothing" for c in land.cities if usable(s, c)}),
        ("row-capital", [f"city-{c}" for c in land.capital]),
        ("row-borders", {f"border-{b}": on_border(s, b) for b in land.borders}),
        ("row-near", [f"empire-{e}" for e in adjacent(s, name)]),
        ("row-repressed", [f"piece-{p.partition('.')[0]}" for p in realm.repressed]),
        ("row-queens", [f"card-{q}" for q in realm.queens]),
        ("row-bishop", f"piece-{s.bishops[name]}_bishop" if name in s.bishops else None),
        ("row-history", said(f"note-{name}")),
    ]
    rules = ("B4", "GL.REGIME_CHANGE", "GL.VASSAL", "GL.REPUBLIC")
    return Panel(f"empire-{name}", rows, rules=rules, printed=(f"empire.{name}",))


def faces(shown: Face) -> list[Any]:
    return [*(f"op-{op[0]}" for op in shown.ops), *(said(f"prestige-{p}") for p in shown.prestige)]


def on_border(s: State, border: str) -> Any:
    """A concession or a pirate; both, where an ability lets them be neighbours."""  # GL.PIRATE.d
    found: list[Any] = [{"seat": s.concessions[border]}] if s.concessions[border] != NONE else []
    found += [f"piece-{s.pirates[border]}_pirate"] if s.pirates[border] else []
    return found if len(found) > 1 else found[0] if found else "nothing"


def city(s: State, name: str) -> Panel:
    land = s.box.city_of[name]
    colour = s.box.emporia.get(name)
    levied = symbol(s, name)
    rows: Rows = [
        ("atlas-what", said(f"about-emporium-{colour}" if colour else "about-city")),
        ("row-empire", f"empire-{land}"),
        ("atlas-now", f"piece-{s.cities[name]}" if s.cities[name] else "nothing"),
        ("row-levies", f"piece-{levied}" if levied else None),
        ("row-is-capital", name in s.box.empires[land].capital),
    ]
    if colour:
        rows.append(("row-gate", said("value-open" if s.open[colour] == name else "value-blockaded")))
        rows.append(("row-route", [f"empire-{e}" for e in s.box.routes[name]]))
    rules = ("GL.CITY", "GL.RECRUIT", *(("GL.EMPORIUM", "H1") if colour else ()))
    printed = (f"empire.{land}", *((f"route.{name}",) if colour else ()))
    return Panel(f"city-{name}", rows, rules=rules, printed=printed)


def border(s: State, name: str) -> Panel:
    sea = name in s.box.sea
    ends = [f"empire-{e}" for e in s.box.empires if name in s.box.empires[e].borders]
    rows: Rows = [
        ("atlas-what", said("about-sea-border" if sea else "about-land-border")),
        ("row-between", ends),
        ("atlas-now", on_border(s, name)),
    ]
    return Panel(f"border-{name}", rows, rules=("GL.BORDER", "GL.BORDER.sea", "GL.CONCESSION"), printed=("route",))


def piece(s: State, name: str) -> Panel:
    what = kind(name)
    rows: Rows = [("atlas-what", said(f"about-piece-{what}"))]
    if what == "pawn":
        held = {seat: [b for b, owner in s.concessions.items() if owner == seat] for seat in range(s.players)}
        rows.append(("atlas-held", counted(len(found) for found in held.values())))
        rows.append(("atlas-stock", counted(supply(s, f"pawn.{seat}") for seat in held)))
    else:
        rows.append(("atlas-where", stands(s, name)))
        rows.append(("atlas-stock", supply(s, name)))
    return Panel(f"piece-{name}", rows, rules=PIECE_RULES[what], printed=(f"pieces.{what}",))


def counted(numbers: Iterable[int]) -> list[Described]:
    return [said("atlas-count", seat=seat, n=n) for seat, n in enumerate(numbers)]


def stands(s: State, name: str) -> list[str]:
    what, faith = kind(name), religion(name)
    if what == "bishop":
        return [thing_of(s, item) for item, whose in s.bishops.items() if whose == faith]
    if what == "pirate":
        return [f"border-{b}" for b, whose in s.pirates.items() if whose == faith]
    return [f"city-{c}" for c, found in s.cities.items() if found == name]


def thing_of(s: State, item: str) -> str:
    return f"empire-{item}" if item in s.realms else f"card-{item}"


# --- what can be done, and what it is for ---


def op(s: State, name: str) -> Panel:
    shown = [c for seat in range(s.players) for c in cards_in(s, seat) if any(o[0] == name for o in face(s, c).ops)]
    rows: Rows = [
        ("atlas-what", said("about-op")),
        ("atlas-does", said(f"does-{name}", which="none")),
        ("row-on-cards", [thing_of(s, c) for c in shown]),
    ]
    return Panel(f"op-{name}", rows, rules=(RULES[name], "E4", "GL.OP"))


def shot(s: State, name: str) -> Panel:
    market = [f"card-{c}" for row in SIDES for c in s.market[row][1:] if c and s.box.cards[c].shot[:1] == (name,)]
    rows: Rows = [
        ("atlas-what", said("about-shot")),
        ("atlas-does", said(f"does-{name}", which="none")),
        ("row-in-market", market),
    ]
    return Panel(f"shot-{name}", rows, rules=(SHOT_RULES[name], "GL.ONE_SHOT"))


def victory(s: State, name: str) -> Panel:
    kings = s.box.imperial[s.players]
    rows: Rows = [
        ("atlas-what", said("about-victory", n=price_in_actions(s, name))),
        ("row-wants", said(f"about-victory-{name}", n=kings)),
        ("row-active", said("ui-yes" if name in s.victories else "ui-no")),
        ("row-ahead", [ahead(s, seat, name) for seat in range(s.players)]),
    ]
    return Panel(f"victory-{name}", rows, rules=(VICTORY_RULES[name], "E6", "A3a"), printed=("victories",))


def ahead(s: State, seat: Seat, name: str) -> Described:
    found = leads(s, seat, name)
    return said("value-ahead", seat=seat, told=", ".join(f"{by:+d}/{must}" for by, must in found))


def term(s: State, name: str) -> Panel:
    box, seats = s.box, range(s.players)
    rows: Rows = [("atlas-what", said(f"about-term-{name}", hand=box.hand, sale=box.sale, n=box.actions))]
    now: dict[str, Any] = {
        "florins": counted(b.florins for b in s.bankers),
        "hand": counted(len(b.hand) for b in s.bankers),
        "maids": [f"card-{c}" for b in s.bankers for c in b.maids],
        "law": counted(measure(s, seat, "law") for seat in seats),
        "discovery": counted(measure(s, seat, "discovery") for seat in seats),
        "patron": counted(measure(s, seat, "patron") for seat in seats),
        "king": counted(measure(s, seat, "kings") for seat in seats),
        "republic": counted(measure(s, seat, "republics") for seat in seats),
        "concession": counted(measure(s, seat, "concessions") for seat in seats),
        "emporium": [f"city-{gate}" for gate in s.open.values()],
        "supreme": supreme(s, s.active) or None if s.active != NONE else None,
        "actions": s.actions,
    }
    if name in now:
        rows.append(("atlas-now", now[name]))
    paths = {"hand": ("hand",), "florins": ("florins",), "actions": ("actions",), "market": ("columns",)}
    return Panel(f"term-{name}", rows, rules=TERMS[name], printed=paths.get(name, ()))


DETAILS: dict[str, Callable[[State, str], Panel]] = {
    "card": card, "empire": empire, "city": city, "border": border, "piece": piece, "op": op, "shot": shot,
    "victory": victory, "term": term,
}  # fmt: skip
