"""The table in words: a summary, the map by its regions, the players. What is asked for by name is in lookup.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel import Described, Panel, Seat
from .church_room import curia_panels, struggle_panels
from .content.shapes import (
    KINDS,
    Area,
)
from .decks import hand
from .empire_room import empire_panels
from .map import world
from .model import NONE, Army, Player, State
from .papacy import papal_controller
from .present import spelled
from .realm import alliances, marriages, skill, towns, vassals_of
from .scene import battle_panels
from .steps.income import Plan, income, interest, upkeep
from .steps.order import seats_in_order
from .war_room import player_rows, war_panels

Rows = list[tuple[str, Any]]
# Europe as a list of lists: for people who read the map. No rule knows them.
REGIONS = {
    "isles": "scotland northumbria waleswessex eastanglia ireland",
    "iberia": "portugal leon castile andalucia aragon macaronesia",
    "france": "aquitaine brittanynormandy loire seine languedoc burgundy",
    "germany": "flanderswallonia netherlands lowersaxony westphalia rhineland saxony brandenburg bohemia bavariaswabia "
    "switzerland tirol austria pomerania",
    "italy": "venetia lombardy centralitaly naples sicily corsicasardinia",
    "north": "jutland sjllandfyn gotalandskane svealand norrland ostlandet vestlandet trondelag finland ostrobothnia",
    "middle": "prussia estonialivonia lithuania wielkopolska mazoviamalopolska redruthenia whiteruthenia "
    "westernukraine easternukraine royalhungary hungarianplain transylvania",
    "balkans": "croatiabosnia dalmatia serbiaalbania wallachiabulgaria moldavia macedoniathrace greece "
    "aegeanarchipelago",
    "levant": "cyprus northernanatolia aydin karaman rum kurdistan armenia caucasus circassia iraq syria palestine "
    "egypt",
    "maghreb": "cyrenaica tripolitania tunisia northsahara algiers northernmorocco southernmorocco",
    "russia": "crimea astrakhan saratov kazan perm centralrussia vologda moscowryazan novgorod karelia pomorye",
}


def said(key: str, **args: Any) -> Described:
    """A message with its values, as the value of a row."""
    return Described(key, "", args)


def text(what: str, data: Any) -> Described:
    return said("value-text", text=spelled(what, data))


def named(kind: str, ids: Iterable[Any]) -> list[str | None]:
    """Names of things; what is hidden stays so."""
    return [None if one is None else f"{kind}-{one}" for one in ids]


def people(seats: Iterable[Seat]) -> list[dict[str, Seat]]:
    return [{"seat": seat} for seat in seats if seat != NONE]


def counted(numbers: Sequence[int]) -> dict[str, int]:
    """Of each seat that has any."""
    return {f"seat-{seat}": n for seat, n in enumerate(numbers) if n}


def areas_in(s: State, name: str) -> list[Area]:
    """The areas of a region that are in play."""
    return [Area(a) for a in REGIONS[name].split() if a in world(s).areas]


# --- the table ---


def panels(s: State) -> list[Panel]:
    players = (player(s, seat, p) for seat, p in enumerate(s.players))
    church = (*curia_panels(s), *struggle_panels(s))
    return [summary(s), *battle_panels(s), *war_panels(s), *empire_panels(s), *church, atlas(s), *players]


def atlas(s: State) -> Panel:
    """The map by its regions, to be looked up one by one."""
    regions = [r for r in REGIONS if areas_in(s, r)]
    rows: Rows = [
        ("continent-europe", named("region", regions)),
        ("row-continents", named("continent", world(s).continents)),
    ]
    return Panel("panel-atlas", [row for row in rows if row[1]], brief=0)


def summary(s: State) -> Panel:
    known = {idea: [seat for seat, p in enumerate(s.players) if idea in p.ideas] for idea in s.ideas}
    rows: Rows = [
        ("row-age", said("value-age", age=s.age, round=s.round, phase=s.phase)),
        ("row-order", people(seats_in_order(s))),
        ("row-passed", people(s.passes)),
        ("row-events", {f"event-{slot.card}": slot.ducats for slot in s.row}),
        ("row-covered", len(s.row_down)),
        ("row-milestones", {f"milestone-{m.card}": people(m.done) for m in s.milestones}),
        ("row-ideas", named("idea", (idea for idea, who in known.items() if not who))),
        ("row-learned", {f"idea-{idea}": people(who) for idea, who in known.items() if who}),
        ("row-struggles", named("struggle", s.struggles_active)),
        ("row-upcoming", named("struggle", s.struggles[:1])),
        ("row-curia", people([papal_controller(s)])),
        ("row-cardinals", people(s.curia.cardinals)),
    ]
    return Panel("panel-table", rows, brief=2)


def player(s: State, seat: Seat, p: Player) -> Panel:
    """What matters most comes first; what there is none of is left out after that."""
    ruler, fleet = p.ruler, p.fleet
    at_sea = fleet.light + fleet.heavy + fleet.galleys
    own = towns(s, seat)
    rows: Rows = [
        ("row-realm", f"realm-{p.realm}"),
        ("row-prestige", p.prestige),
        ("row-stability", p.stability),
        ("row-power", (p.adm, p.dip, p.mil)),
        ("row-ducats", p.ducats),
        ("row-forecast", income(s, seat) - interest(s, seat) - upkeep(s, seat, Plan()) if p.active else 0),
        ("row-towns", (len(own), sum(s.provinces[q].large for q in own))),
        ("row-manpower", (p.available, p.exhausted, p.manpower)),
    ]
    more: Rows = [
        *player_rows(s, seat),
        ("row-interest", p.interest),
        ("row-skill", tuple(skill(s, seat, kind) for kind in KINDS)),
        ("row-ruler", None if ruler is None else said("value-plain", name=ruler.name)),
        ("row-advisors", {f"who-{p.advisors[kind].card}": f"kind-{kind}" for kind in KINDS if kind in p.advisors}),
        ("row-generals", {f"who-{posted.card}": army + 1 for army, posted in p.generals.items()}),
        ("row-admiral", None if p.admiral is None else f"who-{p.admiral.card}"),
        ("row-vassals", named("realm", vassals_of(s, p.realm))),
        ("row-allies", named("realm", alliances(s, seat))),
        ("row-marriages", named("realm", marriages(s, seat))),
        ("row-claims", named("area", (a for a, ground in s.areas.items() if seat in ground.claims))),
        ("row-armies", [army_words(i, army) for i, army in enumerate(p.armies) if army.area is not None]),
        ("row-fleet", said("value-fleet", n=at_sea, zone=f"zone-{fleet.zone}") if fleet.zone is not None else None),
        ("row-ships", {f"zone-{z}": n for z, w in s.zones.items() if (n := w.ships[seat] + w.guard[seat])}),
        ("row-merchants", named("node", (n for n, market in s.nodes.items() if market.merchants[seat]))),
        ("row-colonists", p.colonists),
        ("row-known", named("idea", p.ideas)),
        ("row-displayed", {f"card-{shown.card}": shown.uses for shown in p.shown}),
        ("row-hand", named("card", hand(p))),
        ("row-missions", named("mission", p.missions)),
        ("row-done", named("mission", p.missions_done)),
    ]
    return Panel("panel-player", [*rows, *(row for row in more if row[1])], seat, brief=len(rows) - 1)


def army_words(i: int, army: Army) -> Described:
    foot, horse, guns = (sum(kind) for kind in zip(army.regulars, army.mercenaries, army.allied, strict=True))
    return said("value-army", army=i + 1, area=f"area-{army.area}", foot=foot, horse=horse, guns=guns)
