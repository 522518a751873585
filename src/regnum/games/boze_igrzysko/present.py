"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel import About, Described, Option, Panel, Seat
from .content import ENEMIES, FAMILIES, HABSBURGS, NORTH, NORTHERN, OTTOMANS, PROVINCES, TURNS, UNITS, Content
from .state import (
    NONE,
    State,
    base_strength,
    called,
    cossacks_free,
    cubes_free,
    discs_free,
    estate_values,
    glory,
    invaders,
    king_free,
    managers_free,
    markers_free,
    occupied,
    ruler,
    scores,
    strength,
)  # fmt: skip
from .steps.magnates import price_of
from .steps.setup import AGES
from .steps.wars import aims

DECISIONS = {
    "family": "1.0",
    "draft": "3.0.estate_draft",
    "token": "5.2.placement",
    "shortage": "5.2.shortage",
    "bid": "6.1.tie",
    "build": "7.1.order",
    "special": "7.2.cycles",
    "level": "12.2.declare",
    "second_move": "7.2.4",
    "more_colleges": "7.2.7",
    "raise": "7.3.cycles",
    "hire_infantry": "7.3.prices",
    "hire_cavalry": "7.3.prices",
    "hire_artillery": "7.3.prices",
    "hire_cossack": "7.3.cossack",
    "campaign": "8.1.cycles",
    "relief": "8.3.paid",
}
PASSES = {
    "build": "7.1.pass",
    "special": "7.2.cycles",
    "raise": "7.3.pass",
    "campaign": "8.1.pass",
    "relief": "8.3.pass",
}


# What the board names even when no piece of it is in play.
TERMS = [
    *PROVINCES,
    *ENEMIES,
    *NORTHERN,
    *FAMILIES,
    *UNITS,
    *AGES,
    "vienna",
    "cossack",
    *(f"phase-{n}" for n in range(17)),
]


def final(s: State, kind: str, seat: Seat, option: Option) -> bool | None:
    """Whether an answer ends the turn or lets dice fall. Mostly it depends on who else can still do something."""
    verb = option[0]
    if kind in ("family", "bid", "level"):
        return True
    if kind != "special":
        return None
    if verb == "move":  # 7.2.4: the next question is about a second cube, if there is one
        return sum(s.magnates[seat].cubes) < 2
    if verb == "treaty":  # 12.2.declare: before the die
        return not s.rules.lasting_treaties
    return None if verb == "college" else True


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    match option:
        case ("pass",):
            return Described(f"option-pass-{kind}", PASSES[kind])
        case ("enough",):
            return Described(f"option-enough-{kind}", DECISIONS[kind])
        case ("family", name):
            return Described("option-family", "1.0", {"family": name}, (f"family:{name}",))
        case ("settle", where):
            args = {"province": where, "n": next_value(s, where)}
            return Described("option-settle", "3.0.estate_lowest", args, (f"province:{where}",))
        case ("token", place, int(n)):
            touched = (f"place:{place}", f"token:{n}")
            return Described("option-token", "5.2.placement", {"place": place, "n": n}, touched)
        case ("cubes", where, int(n)):
            return Described("option-cubes", "5.2.shortage", {"province": where, "n": n}, (f"province:{where}",))
        case ("bid", int(n)):
            return Described("option-bid", "6.1.tie", {"n": n}, ("court",))
        case ("build", where):
            price = about["price"]
            args = {"province": where, "n": next_value(s, where), "price": price}
            rule = "7.1.cost_first" if price == 1 else "7.1.cost_later"
            return Described("option-build", rule, args, (f"province:{where}", f"estates:{where}"))
        case ("manager", where, int(space)):
            args = {"province": where, "n": value(s, where, space), "space": twin(s, where, space)}
            return Described("option-manager", "7.2.1", args, (f"estate:{where}:{space}", "action:manager"))
        case ("gdansk",):
            return Described("option-gdansk", "7.2.2", {"n": 2 * s.provinces[0].wealth}, ("gdansk", "action:gdansk"))
        case ("treaty", str(enemy)):
            args = {"enemy": called(s, ENEMIES.index(enemy))}
            return Described("option-treaty", "7.2.3", args, (f"field:{enemy}", "action:treaty"))
        case ("level", int(n)):
            rule = ("12.2.standard", "12.2.four", "12.2.six")[n]
            return Described(
                "option-level", rule, {"n": s.box.treaty + 2 * n, "breaks": s.box.treaty_breaks + n}, ("action:treaty",)
            )
        case ("move", origin, where):
            pieces = (f"cubes:{origin}", f"province:{where}", "action:move")
            return Described("option-move", "7.2.4", {"origin": origin, "province": where}, pieces)
        case ("veto", where):
            return Described("option-veto", "7.2.5", {"province": where}, ("sejm", f"cubes:{where}", "action:veto"))
        case ("confederation", where, int(victim)):
            args = {"province": where, "victim": victim}
            touched = (f"estates:{where}:{victim}", "action:confederation")
            return Described("option-confederation", "7.2.6", args, touched)
        case ("college", where):
            return Described("option-college", "7.2.7", {"province": where}, (f"province:{where}", "action:college"))
        case ("city", where, int(space)):
            args = {"province": where, "n": value(s, where, space), "space": twin(s, where, space)}
            return Described("option-city", "7.2.8", args, (f"estate:{where}:{space}", "action:city"))
        case ("raise", where):
            half = "yes" if s.provinces[PROVINCES.index(str(where))].cubes else "no"
            return Described("option-raise", "7.3.cycles", {"province": where, "half": half}, (f"province:{where}",))
        case ("hire", str(unit), int(n)):
            args = {"unit": unit, "n": n, "paid": n * price_of(s, s.muster, unit)}
            return Described("option-hire", DECISIONS[kind], args, (f"unit:{unit}",))
        case ("campaign", where, force):
            field = PROVINCES.index(str(where))
            args = {**aims(s, field), "force": force}
            touched = (f"field:{ENEMIES[field]}", f"province:{where}")
            return Described("option-campaign", "8.1.link", args, touched)
        case ("relief", where):
            if where == "vienna":
                args = {"province": where, "enemy": called(s, OTTOMANS), "n": s.fields[HABSBURGS].orange}
                return Described("option-relief", "8.3.1", args, ("field:habsburgs", "crown"))
            province = s.provinces[PROVINCES.index(str(where))]
            enemy = called(s, province.enemy) if province.cubes else "none"
            args = {"province": where, "enemy": enemy, "n": province.cubes}
            return Described("option-relief", "8.3.target", args, (f"province:{where}", "crown"))
    raise ValueError(option)


def value(s: State, where: Any, space: int) -> int:
    track = s.box.estates[PROVINCES.index(where)]
    return track[min(space, len(track) - 1)]


def twin(s: State, where: Any, space: int) -> int:
    """The number of a space, if its owner has another estate worth as much there; else 0."""
    estates = s.provinces[PROVINCES.index(where)].estates
    own = [i for i, e in enumerate(estates) if space < len(estates) and e.owner == estates[space].owner]
    return space + 1 if [value(s, where, i) for i in own].count(value(s, where, space)) > 1 else 0


def next_value(s: State, where: Any) -> int:
    """What the next free space of a province is worth."""
    return value(s, where, len(s.provinces[PROVINCES.index(where)].estates))


def seat_parts(s: State) -> list[str]:
    """The family of each seat, as its people are called one by one."""
    return [f"house-{FAMILIES[m.family]}" if m.family != NONE else "" for m in s.magnates]


def touches(args: Mapping[str, Any]) -> list[str]:
    """The pieces that a line of the chronicle speaks of."""
    found = []
    for key in ("province", "origin"):
        if key in args:
            found.append("field:habsburgs" if args[key] == "vienna" else f"province:{args[key]}")
    for key in ("enemy", "other"):
        if key in args:
            enemy = ENEMIES[NORTH] if args[key] in NORTHERN else args[key]
            found.append(f"field:{enemy}")
    return found


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    """What the question itself says beyond its words."""
    if kind.startswith("hire"):
        return {"money": s.magnates[seat].money, "province": PROVINCES[s.muster]}
    if kind in ("bid", "raise"):
        return {"money": s.magnates[seat].money}
    if kind == "relief":
        return {**about, "rule": "8.3.hetman" if about["free"] == "yes" else "8.3.paid"}
    return {}


def standing(s: State) -> dict[str, Any]:
    """How far everybody is, and how many pieces would come out of each field if the turn's dice had nothing to add."""
    return {
        "points": [m.prestige for m in s.magnates],
        "estates": [0 if s.done else estate_values(s, seat) for seat in range(s.players)],
        "scores": scores(s),
        "pool": [cubes_free(s, m) for m in s.magnates],
        "discs": [discs_free(s, seat) for seat in range(s.players)],
        "enemies": [called(s, ruler(s, i)) for i in range(5)],
        "strength": [strength(s, i) for i in range(5)],
        "printed": [base_strength(s, i) for i in range(5)],
        "danger": invaders(s),
        "comes": ["marker" if i == HABSBURGS and s.turn < TURNS else "cube" for i in range(5)],
        "target": ["vienna" if i == OTTOMANS and s.turn == 3 else name for i, name in enumerate(PROVINCES)],
        "next": next_strengths(s),
        "glory": [glory(s, i)._asdict() for i in range(5)],
        "managers": managers_free(s),
        "markers": markers_free(s),
        "king": king_free(s),
        "cossacks": cossacks_free(s),
        "actions": price_list(s.box),
        "terms": TERMS,
    }


def next_strengths(s: State) -> list[int | None]:
    """What is printed for the turn to come, as things stand."""
    if s.turn == TURNS:
        return [None] * 5
    found: list[int | None] = [enemy.strength[s.players][s.turn] for enemy in s.box.enemies]
    if s.turn == TURNS - 1 and occupied(s):  # 8.2.4.turn4_occupied
        found[OTTOMANS] = found[HABSBURGS] = s.box.vienna[s.players]
    return found


def price_list(box: Content) -> list[dict[str, Any]]:
    """What each special action costs: clients, discs of the Sejm, zł and perhaps a die, and from which turn."""

    def entry(
        name: str, cubes: int, discs: int = 0, money: int = 0, die: bool = False, turn: int = 1
    ) -> dict[str, Any]:
        return {"id": name, "cubes": cubes, "discs": discs, "money": money, "die": die, "turn": turn}

    return [
        entry("manager", 1),  # 7.2.1
        entry("gdansk", 1),  # 7.2.2
        entry("treaty", 1, discs=1, money=box.treaty, die=True),  # 7.2.3
        entry("move", 0),  # 7.2.4
        entry("veto", 1),  # 7.2.5
        entry("confederation", 2, turn=box.confederation_from),  # 7.2.6
        entry("college", 1, money=box.college, turn=box.colleges_from),  # 7.2.7
        entry("city", 2, turn=box.city_from),  # 7.2.8
    ]


def panels(s: State) -> list[Panel]:
    race = standing(s)
    out = [
        Panel(
            "panel-table",
            [
                ("row-turn", (s.turn, TURNS)),
                ("row-phase", f"phase-{s.phase}"),
                ("row-hetman", {"seat": s.mace}),
                ("row-treaty", called(s, s.treaty.enemy) if s.treaty else "none"),
                ("row-crown", {unit: getattr(s, unit) for unit in UNITS if getattr(s, unit)}),
                ("row-sejm", {PROVINCES[i]: {"seat": seat} for i, seat in enumerate(s.sejm) if seat != NONE}),
                ("row-cossacks", s.cossacks),
                ("row-rebels", s.rebels),
                ("row-managers", race["managers"]),
            ],
        )
    ]
    out += [Panel("panel-province", province_rows(s, i), args={"province": name}) for i, name in enumerate(PROVINCES)]
    out += [field_panel(s, race, i) for i in range(5)]
    for seat, m in enumerate(s.magnates):
        out.append(
            Panel(
                "panel-magnate",
                [
                    *([("row-family", FAMILIES[m.family])] if m.family != NONE else []),
                    ("row-prestige", m.prestige),
                    ("row-with-estates", race["scores"][seat]),
                    ("row-money", m.money),
                    ("row-tokens", [str(n) for n, count in enumerate(m.tokens) for _ in range(count)]),
                    ("row-pool", race["pool"][seat]),
                    ("row-discs", race["discs"][seat]),
                ],
                seat,
            )
        )
    return out


def counted(numbers: Iterable[int]) -> list[Described]:
    """Of each seat that has any."""
    return [Described("atlas-count", "", {"seat": seat, "n": n}) for seat, n in enumerate(numbers) if n]


def province_rows(s: State, i: int) -> list[tuple[str, Any]]:
    p = s.provinces[i]
    return [
        ("row-wealth", (p.wealth, s.box.most_wealth)),
        ("row-estates", [{"seat": e.owner} for e in p.estates]),
        ("row-managed", [str(space) for space, e in enumerate(p.estates, 1) if e.manager]),
        ("row-cities", [str(space) for space, e in enumerate(p.estates, 1) if e.city]),
        ("row-clients", counted(m.cubes[i] for m in s.magnates)),
        *((f"row-{unit}", counted(getattr(m, unit)[i] for m in s.magnates)) for unit in UNITS),
        ("row-enemies", {called(s, p.enemy): p.cubes} if p.cubes else {}),
        ("row-markers", p.markers),
    ]


def field_panel(s: State, race: Mapping[str, Any], i: int) -> Panel:
    """An enemy's own field: what stands there, what would come out of it, and who has the glory."""
    field, held = s.fields[i], ruler(s, i) != i
    camp = [(called(s, i), field.cubes), (ENEMIES[OTTOMANS], field.orange), ("markers", field.markers)]
    king = [Described("value-king", "", {"n": field.king})] if field.king else []
    lead = race["glory"][i]
    rows: list[tuple[str, Any]] = [
        ("row-strength", race["strength"][i]),
        ("row-camp", {name: n for name, n in camp if n}),
        ("row-polish", [*counted(m.glory[i] for m in s.magnates), *king]),
        ("row-glory", s.box.enemies[i].glory),
        ("row-lead", [*({"seat": seat} for seat in lead["seats"]), *["king"] * lead["king"]]),
        ("row-share", lead["points"]),
    ]
    if s.phase <= 10:
        rows.append(("row-danger" if race["comes"][i] == "cube" else "row-danger-markers", race["danger"][i]))
    if race["next"][i] is not None:
        rows.append(("row-next", race["next"][i]))
    return Panel("panel-field", rows, args={"enemy": "vienna" if held else race["enemies"][i]})
