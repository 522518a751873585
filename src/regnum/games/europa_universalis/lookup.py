"""What is known of any one thing that somebody asks for by name: a realm, a place, a card, an office."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...kernel import Described, Panel
from .board import areas_of, capital, controller, owner, ports, provinces_of, rightful, suzerain, tax, units_in
from .church_room import area_rows, curia_panels, stand_rows
from .content.shapes import (
    Area,
    CardId,
    EventId,
    IdeaId,
    MilestoneId,
    MilestoneInfo,
    MissionId,
    MissionInfo,
    Node,
    Province,
    RealmId,
    StruggleId,
    Zone,
)
from .decks import hand
from .effects.goals import condition_of
from .empire_room import empire_panels
from .faith import faith, state_faith
from .hre import empire_area
from .map import world
from .model import NONE, State
from .notions import NOTIONS, notion
from .panels import REGIONS, Rows, areas_in, counted, named, people, player, said, text
from .present import spelled
from .realm import base_tax, cores, is_expansive, vassals_of
from .war_room import realm_rows

# What is said of every thing of a kind (`about-` and the kind), by which rules.
POWERS = ("adm", "dip", "mil")
RULES: dict[str, tuple[str, ...]] = {
    "continent": ("2.board.distant_area",),
    "region": ("2.terms.adjacent.area",),
    "realm": ("2.terms.realm", "2.terms.pr", "2.terms.npr"),
    "area": ("2.terms.adjacent.area", "2.terms.adjacent.cube", "11.1.cap", "15.3.area"),
    "province": ("2.board.size", "2.board.town_size", "7.6.core"),
    "zone": ("2.terms.adjacent.area", "2.terms.hostile_sea", "5.5.activate"),
    "node": ("5.4.trade.4", "12.2.link", "12.4.limit", "12.5.column"),
    "card": ("6.play", "4.1.B", "4.5.C"),
    "cards": ("6.play", "4.1.B", "4.5.C"),
    "who": ("5.2.appoint.advisor", "4.4.B.advisors", "5.2.appoint.commander"),
    "event": ("5.1.event.1", "16.4.unchosen"),
    "idea": ("5.1.idea", "8.use", "8.prereq"),
    "mission": ("17.2.complete", "17.2.prereq"),
    "milestone": ("17.3.complete", "17.3.four"),
    "struggle": ("17.4.use", "17.4.score"),
    "adm": ("5.3.stability", "5.3.colonize", "5.1.idea"),
    "dip": ("5.4.influence", "5.4.alliance", "5.4.claim", "5.4.trade.1"),
    "mil": ("5.5.dow", "5.5.activate", "5.5.recruit", "5.5.quell"),
}
OFFICES: dict[str, Callable[[State], Sequence[Panel]]] = {"empire": empire_panels, "curia": curia_panels}


def things(s: State) -> list[str]:
    """Everything there is to look up, by the id of its name."""
    w, box = world(s), s.box
    found = [f"realm-{r}" for r in s.realms]
    found += ["continent-europe", *(f"region-{r}" for r in REGIONS), *(f"continent-{c}" for c in w.continents)]
    found += [f"area-{a}" for a in w.areas] + [f"province-{p}" for p in w.provinces]
    found += [f"zone-{z}" for z in w.zones] + [f"node-{n}" for n in w.nodes]
    at_hand = cards_seen(s)
    found += [f"card-{c}" for c in at_hand] + [f"who-{c}" for c in in_office(s)]
    known = {box.cards[c].kind for c in at_hand}  # each of them tells what its kind does
    found += [f"cards-{k}" for k in box.kinds if k not in known] + [f"event-{e}" for e in box.events]
    found += [f"idea-{i}" for i in box.ideas]
    found += [f"mission-{m}" for m in box.missions] + [f"milestone-{m}" for m in box.milestones]
    found += [f"kind-{kind}" for kind in POWERS]
    found += [f"office-{name}" for name, shown in OFFICES.items() if shown(s)]
    found += [f"notion-{name}" for name in NOTIONS]
    return found + [f"struggle-{one}" for one in box.struggles]


def cards_seen(s: State) -> list[CardId]:
    """The action cards that the viewer holds, or that lie before somebody."""
    return [card for p in s.players for card in (*hand(p), *(shown.card for shown in p.shown)) if card in s.box.cards]


def in_office(s: State) -> list[CardId]:
    """The cards of those who serve somebody."""
    posts = [post for p in s.players for post in (*p.advisors.values(), *p.generals.values(), p.admiral) if post]
    return [post.card for post in posts if post.card in s.box.cards]


def details(s: State, thing: str) -> list[Panel]:
    """What everybody may know about it."""
    kind, _, name = thing.partition("-")
    if kind == "office":
        return [*OFFICES[name](s)]
    told = name if kind == "kind" else thing if kind == "notion" else kind
    rows = [("atlas-what", said(f"about-{told}")), *DETAILS[kind](s, name)]
    rules = NOTIONS[name] if kind == "notion" else RULES[told]
    found = [Panel(f"panel-{kind}", rows, args={"name": thing}, rules=rules)]
    seat = s.realms[RealmId(name)].player if kind == "realm" else NONE
    return found if seat == NONE else [player(s, seat, s.players[seat]), *found]


def continent(s: State, name: str) -> Rows:
    """The map as a list: Europe by its regions, another continent by its areas."""
    if name == "europe":
        return [(f"region-{r}", named("area", inside)) for r in REGIONS if (inside := areas_in(s, r))]
    return held(s, [a for a, info in world(s).areas.items() if info.continent == name])


def region(s: State, name: str) -> Rows:
    return held(s, areas_in(s, name))


def held(s: State, areas: Iterable[Area]) -> Rows:
    """Each area with those who own its provinces."""
    owners = {a: dict.fromkeys(owner(s, p) for p in world(s).areas[a].provinces) for a in areas}
    return [(f"area-{a}", named("realm", (r for r in found if r is not None))) for a, found in owners.items()]


def realm(s: State, name: str) -> Rows:
    r = RealmId(name)
    court, home, lord = s.realms[r], capital(s, r), suzerain(s, r)
    lands = {a: [p for p in world(s).areas[a].provinces if owner(s, p) == r] for a in areas_of(s, r)}
    status = "player" if court.player != NONE else "vassal" if lord else "expansive" if is_expansive(s, r) else "free"
    return [
        ("row-status", said(f"value-{status}")),
        ("row-seat", people([court.player])),
        ("row-suzerain", None if lord is None else f"realm-{lord}"),
        ("row-capital", None if home is None else f"province-{home}"),
        ("row-faith", faith_name(state_faith(s, r))),
        ("row-tax", base_tax(s, r)),
        ("row-provinces", len(provinces_of(s, r))),
        ("row-vassals", named("realm", vassals_of(s, r))),
        ("row-allies", people(court.allies)),
        ("row-marriages", people(court.marriages)),
        ("row-truces", people(court.truces)),
        *realm_rows(s, r),
        *((f"area-{a}", named("province", owned)) for a, owned in lands.items()),
    ]


def area(s: State, name: str) -> Rows:
    a = Area(name)
    info, ground = world(s).areas[a], s.areas[a]
    troops = [units_in(s, seat, a) for seat in range(len(s.players))]
    return [
        ("row-faith", faith_name(faith(s, a))),
        ("row-in_empire", empire_area(s, a)),
        ("row-elector", info.elector),
        ("row-influence", counted(ground.influence)),
        ("row-imperial", ground.imperial),
        ("row-claims", people(ground.claims)),
        ("row-core", people([ground.core])),
        ("row-rebels", ground.rebels),
        ("row-units", counted(troops)),
        ("row-wasted", ground.weakness),
        *area_rows(s, a),
        ("row-neighbours", named("area", info.land)),
        ("row-over_sea", named("area", (b for b in world(s).beside[a] if b not in info.land))),
        ("row-zones", named("zone", info.zones)),
        ("row-nodes", named("node", info.nodes)),
        *((f"province-{p}", said_of(s, p)) for p in info.provinces),
    ]


def said_of(s: State, p: Province) -> Described:
    """One line about a province."""
    land, holds, whose = s.provinces[p], controller(s, p), rightful(s, p)
    piece = "large" if land.town != NONE and land.large else "town" if land.town != NONE else "none"
    if land.vassal != NONE:
        piece = "vassal"
    return said(
        "value-province",
        realm="none" if holds is None else "rebels" if holds == "rebels" else f"realm-{holds}",
        tax=tax(s, p),
        piece=piece,
        unrest="yes" if land.unrest or land.occupier_unrest else "no",
        occupied="no" if land.occupier == NONE else f"realm-{whose}" if whose is not None else "no",
        port="yes" if ports(s, p) else "no",
    )


def province(s: State, name: str) -> Rows:
    p = Province(name)
    info, has = world(s).provinces[p], owner(s, p)
    return [
        ("row-area", f"area-{info.area}"),
        ("row-owner", None if has is None else f"realm-{has}"),
        ("row-now", said_of(s, p)),
        ("row-cores", named("realm", cores(s, p))),
        ("row-capital_here", info.capital),
        ("row-gold", info.gold),
        ("row-zones", named("zone", ports(s, p))),
        ("row-in_empire", info.hre),
    ]


def zone(s: State, name: str) -> Rows:
    z = Zone(name)
    info, waters = world(s).zones[z], s.zones[z]
    return [
        ("row-ships", counted(waters.ships)),
        ("row-protection", counted(waters.guard)),
        ("row-spaces", info.protection),
        ("row-neighbours", named("zone", info.zones)),
        ("row-nodes", named("node", info.nodes)),
        ("row-ports", named("province", info.ports)),
    ]


def node(s: State, name: str) -> Rows:
    n = Node(name)
    info, market = world(s).nodes[n], s.nodes[n]
    return [
        ("row-merchants", people(seat for seat, m in enumerate(market.merchants) if m)),
        ("row-used", people(seat for seat, m in enumerate(market.merchants) if m == 2)),
        ("row-pirates", market.pirates),
        ("row-developed", market.developed),
        ("row-zones", named("zone", info.zones)),
        ("row-areas", named("area", info.areas)),
    ]


def cards(s: State, name: str) -> Rows:
    kind = s.box.kinds[name]
    return [
        ("row-deck", f"kind-{kind.deck}"),
        ("row-copies", sum(card.kind == name for card in s.box.cards.values())),
        ("row-text", text("card", kind.action.data)),
    ]


def card(s: State, name: str) -> Rows:
    """One of them, with the character on it."""
    info = s.box.cards[CardId(name)]
    who = info.character
    args = {"who": f"who-{name}", "kind": f"kind-{info.deck}", "n": getattr(who, info.deck), "cost": who.cost}
    return [("row-character", said(f"value-{who.role}", **args)), *cards(s, info.kind)]


def event(s: State, name: str) -> Rows:
    info = s.box.events[EventId(name)]
    rows: Rows = [
        ("row-of_age", info.age),
        ("row-of_realm", None if info.realm is None else f"realm-{info.realm}"),
        ("row-ruler", None if info.ruler is None else f"who-{name}"),
    ]
    if info.chooser not in (None, "you"):
        rows.append(("row-chooser", text("who", info.chooser)))
    for label, ops in (("row-text", info.before), ("#A", info.options.get("A")), ("#B", info.options.get("B"))):
        if ops:
            rows.append((label, text("ops", ops)))
    if info.after:
        rows.append(("row-after", text("ops", info.after)))
    return [*rows, ("row-symbols", [said(f"symbol-{one['symbol']}") for one in info.symbols])]


def idea(s: State, name: str) -> Rows:
    info = s.box.ideas[IdeaId(name)]
    return [
        ("row-kind", f"kind-{info.kind}"),
        ("row-cost", text("cost", info.cost)),
        ("row-of_age", info.age),
        ("row-shown", info.id in s.ideas),
        ("row-had", people(seat for seat, p in enumerate(s.players) if info.id in p.ideas)),
        ("row-text", text("idea", info.data)),
    ]


def mission(s: State, name: str) -> Rows:
    info = s.box.missions[MissionId(name)]
    return [
        ("row-after_mission", named("mission", info.requires)),
        ("row-had", people(seat for seat, p in enumerate(s.players) if info.id in p.missions_done)),
        ("row-text", goal_text(s, info)),
    ]


def milestone(s: State, name: str) -> Rows:
    info = s.box.milestones[MilestoneId(name)]
    done = next((m.done for m in s.milestones if m.card == name), ())
    return [
        ("row-of_age", info.age),
        ("row-shown", any(m.card == name for m in s.milestones)),
        ("row-had", people(done)),
        ("row-text", goal_text(s, info)),
    ]


def goal_text(s: State, info: MissionInfo | MilestoneInfo) -> Described:
    """In the words that the table began with."""
    return text("goal", {**info.data, "condition": condition_of(s, info)})


def struggle(s: State, name: str) -> Rows:
    info = s.box.struggles[StruggleId(name)]
    rows: Rows = [
        ("row-ages", list(info.ages)),
        ("row-active", info.id in s.struggles_active),
        ("row-areas", named("area", info.areas)),
    ]
    if info.id in (*s.struggles_active, *s.struggles[:1]):
        rows += stand_rows(s, info.id)
    for one in info.extra:
        who, checks = spelled("who", one["realms"]), spelled("checks", one["when"])
        rows.append(("row-extra", said("value-extra", who=who, checks=checks, n=one["prestige"])))
    return rows


def power(s: State, name: str) -> Rows:
    """What each player has of it."""
    return [("row-now", counted([getattr(p, name) for p in s.players]))]


def faith_name(found: str) -> str | None:
    return f"faith-{found}" if found else None


DETAILS: dict[str, Callable[[State, str], Rows]] = {
    "continent": continent, "region": region, "realm": realm, "area": area, "province": province, "zone": zone,
    "node": node, "cards": cards, "card": card, "who": card, "event": event, "idea": idea, "mission": mission,
    "milestone": milestone, "struggle": struggle, "kind": power, "notion": notion,
}  # fmt: skip
