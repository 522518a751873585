"""What is known of any one thing that somebody asks for by name: a province, an enemy, a piece, an action, a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Described, Panel
from .content import ENEMIES, FAMILIES, PROVINCES, TURNS, UNITS, Content
from .present import field_panel, price_list, province_rows, standing
from .state import NONE, State, cities_free, discs_free, estate_values, managers_free, markers_free

Rows = list[tuple[str, Any]]
Known = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]  # rules about a thing, and its printed values

ACTIONS: Known = {
    "manager": (("7.2.1", "7.2.1.one_per_estate", "5.1.manager"), ("income.manager",)),
    "gdansk": (("7.2.2",), ()),
    "treaty": (("7.2.3", "7.2.3.sejm", "7.2.3.cost", "7.2.3.no_campaign", "7.2.3.break"), ("actions.treaty",)),
    "move": (("7.2.4",), ()),
    "veto": (("7.2.5",), ()),
    "confederation": (("7.2.6", "7.2.6.last", "7.2.6.fewer", "7.2.6.lowest"), ("actions.confederation_from_turn",)),
    "college": (("7.2.7", "7.2.7.bonus", "7.2.7.turns"), ("actions.college", "actions.colleges")),
    "city": (("7.2.8", "7.2.8.turns", "10.0.city"), ("actions.city_from_turn", "actions.city_times")),
}
TROOPS: Known = {
    "infantry": (("7.3.prices", "8.1.hit.infantry", "8.1.loss"), ("units.infantry",)),
    "cavalry": (("7.3.prices", "8.1.hit.cavalry", "8.1.loss"), ("units.cavalry",)),
    "artillery": (("7.3.prices", "7.3.artillery_turn", "8.1.artillery"), ("units.artillery",)),
    "cossack": (("7.3.cossack", "7.3.cossack_shared", "8.1.cossack_tatars", "7.3.cossack_revolt"), ("units.cossack",)),
}
TERMS: Known = {
    "estate": (("2.1.estate_track", "5.1", "7.1.lowest", "10.0.estates"), ("estates",)),
    "cubes": (("5.2.reveal", "5.2.return", "9.3.cubes_stay"), ("components.cubes",)),
    "token": (("5.2.placement", "5.2.tokens_12", "5.2.tokens_34", "2.0.influence_values"), ("components.tokens",)),
    "court": (("5.2.court", "6.1", "6.2.supplement"), ("army.court",)),
    "crown": (("6.2.base", "6.2.supplement", "8.1.crown_cost", "8.3.hetman"), ("army", "crown")),
    "hetman": (("6.1", "6.1.tie", "4.0.order", "8.3.hetman"), ()),
    "sejm": (("6.3.sejm.win", "6.3.sejm.tie", "9.2.2"), ("scoring.sejm",)),
    "discs": (("2.0.player_set", "7.1.limit"), ("components.discs",)),
    "wealth": (("5.1", "9.1.3", "9.1.1.wealth", "9.1.limits"), ("wealth", "start.wealth")),
    "score": (("9.2.track", "10.1"), ()),
    "prestige": (("9.2.1", "9.2.2", "9.2.3", "10.0.estates", "10.1"), ("scoring",)),
    "glory": (("8.1.result", "9.2.1", "9.2.1.tie", "9.2.1.king_most"), ("enemy",)),
    "strength": (("8.2.2.strength", "8.2.2.size", "8.2.2.blocked"), ("enemy",)),
    "treaties": (("7.2.3", "7.2.3.no_campaign", "8.2.2.treaty", "7.2.3.break"), ("actions.treaty_breaks",)),
    "campaign": (("8.1.cost", "8.1.link", "8.1.dice", "8.1.result", "8.1.local_first"), ()),
    "invasion": (("8.2.1", "8.2.2.size", "8.2.2.blocked", "8.2.2.defence"), ("enemy",)),
    "expansion": (("8.4.condition", "8.4.amount", "8.4.arrows"), ("enemy",)),
    "markers": (("8.2.3.markers", "8.2.3.pressure", "8.2.3.remainder"), ("stock.markers",)),
    "king": (("8.1.crown_hits", "9.2.1.king_most", "9.2.1.king_tie"), ("crown.cubes",)),
    "home": (("1.0", "2.0.player_set"), ("components",)),
    "purse": (("5.1", "9.2.3", "7.3.prices"), ("start.money", "income.least")),
    "vienna": (("8.2.4.turn3", "8.3.1", "8.2.4.turn4_occupied"), ("vienna",)),
    "end": (("10.0.when", "10.0.estates", "10.1", "10.1.tie"), ()),
}
PHASES = {
    1: "5.1", 2: "5.2.placement", 3: "6.1", 4: "6.2.base", 5: "6.3.events", 6: "6.3.sejm.order", 7: "7.1.order",
    8: "7.2.cycles", 9: "7.3.cycles", 10: "8.1.cycles", 11: "8.2.2.order", 12: "8.3.hetman", 13: "8.4.order",
    14: "9.1.1", 15: "9.2.1", 16: "9.3.sejm",
}  # fmt: skip


def things(s: State) -> list[str]:
    """Everything there is to look up; nothing of it is hidden."""
    found = [f"province-{name}" for name in PROVINCES] + [f"field-{name}" for name in ENEMIES]
    found += [f"action-{name}" for name in ACTIONS] + [f"unit-{name}" for name in TROOPS]
    found += [f"term-{name}" for name in TERMS] + [f"family-{name}" for name in FAMILIES]
    return found + [f"phase-{n}" for n in PHASES]


def details(s: State, thing: str) -> list[Panel]:
    kind, _, name = thing.partition("-")
    return [DETAILS[kind](s, name)]


def said(key: str, **args: Any) -> Described:
    return Described(key, "", args)


def about(thing: str, **args: Any) -> tuple[str, Described]:
    return "atlas-what", said(f"about-{thing}", **args)


def province(s: State, name: str) -> Panel:
    i = PROVINCES.index(name)
    values = "/".join(str(n) for n in s.box.estates[i])
    beside = s.box.enemies[i]
    rows: Rows = [
        about("province", values=values, enemy=f"field-{ENEMIES[i]}"),
        ("row-track", list(s.box.estates[i])),
        ("row-linked", f"field-{ENEMIES[i]}"),
        ("row-spreads", [f"province-{PROVINCES[to]}" for to in beside.expands]),
        *province_rows(s, i),
    ]
    rules = ("2.1.provinces", "2.1.estate_track", "5.1", "9.1.1", "9.1.3")
    return Panel(f"province-{name}", rows, rules=rules, printed=(f"estates.{name}", f"enemy.{ENEMIES[i]}.expands"))


def field(s: State, name: str) -> Panel:
    i = ENEMIES.index(name)
    shown = field_panel(s, standing(s), i)
    printed = list(s.box.enemies[i].strength[s.players])
    rows: Rows = [
        about("field"),
        ("row-name", shown.args["enemy"]),
        ("row-linked-province", f"province-{PROVINCES[i]}"),
        ("row-printed", printed),
        *shown.rows,
    ]
    rules = ("2.1.enemy_fields", "8.2.2.strength", "8.2.2.size", "8.2.2.blocked", "9.2.1")
    return Panel(f"field-{name}", rows, rules=rules, printed=(f"enemy.{name}",))


def action(s: State, name: str) -> Panel:
    box = s.box
    rules, printed = ACTIONS[name]
    price = next(entry for entry in price_list(box) if entry["id"] == name)
    costs = [
        said(f"value-cost-{what}", n=price[what]) for what in ("cubes", "discs", "money") if price[what]
    ] + ([said("value-cost-die")] if price["die"] else [])  # fmt: skip
    rows: Rows = [
        about(f"action-{name}", **numbers(box)),
        ("row-costs", costs or said("value-cost-nothing")),
        ("row-from-turn", price["turn"] if price["turn"] > 1 else None),
    ]
    left = {"manager": managers_free(s), "city": cities_free(s)}
    if name in left:
        rows.append(("atlas-stock", left[name]))
    return Panel(f"action-{name}", rows, rules=("7.2.cycles", *rules), printed=printed)


def numbers(box: Content) -> dict[str, int]:
    return {
        "income": box.manager_income, "treaty": box.treaty, "breaks": box.treaty_breaks, "college": box.college,
        "all": box.colleges[-1], "times": box.city_times, "luxury": box.luxury, "sejm": box.sejm,
        "least": box.least_income,
    }  # fmt: skip


def unit(s: State, name: str) -> Panel:
    box = s.box
    rules, printed = TROOPS[name]
    rows: Rows = [
        about(f"unit-{name}", n=box.hits.get(name, 0), bonus=box.gun_bonus),
        ("row-price", box.price[name]),
    ]
    if name in box.hits:
        rows.append(("row-hits", box.hits[name]))
    if name in UNITS:
        held = [sum(getattr(m, name)) for m in s.magnates]
        rows += [
            ("row-crown", getattr(s, name)),
            ("atlas-held", [said("atlas-count", seat=i, n=n) for i, n in enumerate(held) if n]),
        ]
    else:
        rows += [("row-cossacks", s.cossacks), ("row-rebels", s.rebels)]
    return Panel(f"unit-{name}", rows, rules=("7.3.cube", *rules), printed=printed)


def family(s: State, name: str) -> Panel:
    i = FAMILIES.index(name)
    seat = next((seat for seat, m in enumerate(s.magnates) if m.family == i), NONE)
    rows: Rows = [about("family")]
    if seat != NONE:
        m = s.magnates[seat]
        rows += [
            ("row-led", {"seat": seat}),
            ("row-prestige", m.prestige),
            ("row-with-estates", m.prestige + (0 if s.done else estate_values(s, seat))),
            ("row-money", m.money),
            ("row-clients", {PROVINCES[p]: n for p, n in enumerate(m.cubes) if n}),
            ("row-discs", discs_free(s, seat)),
        ]
    return Panel(f"family-{name}", rows, rules=("1.0", "2.0.player_set"), printed=("components",))


def term(s: State, name: str) -> Panel:
    rules, printed = TERMS[name]
    rows: Rows = [about(f"term-{name}", **numbers(s.box))]
    now: dict[str, Any] = {
        "hetman": {"seat": s.mace},
        "crown": {unit: getattr(s, unit) for unit in UNITS if getattr(s, unit)},
        "wealth": {p: s.provinces[i].wealth for i, p in enumerate(PROVINCES)},
        "sejm": {PROVINCES[i]: {"seat": seat} for i, seat in enumerate(s.sejm) if seat != NONE},
        "markers": markers_free(s),
        "prestige": [said("atlas-count", seat=i, n=m.prestige) for i, m in enumerate(s.magnates)],
        "purse": [said("atlas-count", seat=i, n=m.money) for i, m in enumerate(s.magnates)],
        "discs": [said("atlas-count", seat=i, n=discs_free(s, i)) for i in range(len(s.magnates))],
    }
    now["score"] = now["prestige"]
    if name in now:
        rows.append(("atlas-stock" if name == "markers" else "atlas-now", now[name]))
    return Panel(f"term-{name}", rows, rules=rules, printed=printed)


def phase(s: State, name: str) -> Panel:
    rows: Rows = [about(f"phase-{name}"), ("row-turn", (s.turn, TURNS)), ("row-now-phase", f"phase-{s.phase}")]
    return Panel(f"phase-{name}", rows, rules=("4.0.phases", PHASES[int(name)]))


DETAILS: dict[str, Callable[[State, str], Panel]] = {
    "province": province, "field": field, "action": action, "unit": unit, "family": family, "term": term,
    "phase": phase,
}  # fmt: skip
