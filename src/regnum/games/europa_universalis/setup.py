"""The position a scenario begins with: 3.1 to 3.3. What of it is chance or choice is in steps/opening.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Pieces, Seat, Setup, replace
from .board import deployed_regulars
from .content.shapes import Area, Content, EventId, MissionId, Province, RealmId, RealmSetup, Variant, World, Zone
from .model import (
    NONE,
    Army,
    Court,
    Curia,
    Empire,
    Fleet,
    Ground,
    Land,
    Market,
    OpenMilestone,
    Player,
    Ruler,
    State,
    Waters,
)
from .options import choices, dutch_capital, last_age, optional_rules, played, takes_part, variant_of
from .pieces import add_claim, ally, change_court, marry, truce
from .piles import in_game
from .realm import is_independent, manpower_value
from .struggles import lay_deck, order_of

__all__ = ["choices", "start", "variant_of"]


def start(setup: Setup, content: Content) -> State:
    scenario, number = variant_of(content, setup)
    variant = content.scenarios[scenario].variants[number]
    w = content.boards[variant.board]
    none = (0,) * setup.seats
    chosen = setup.options
    s = State(
        agenda=[("opening",)],
        box=content,
        scenario=scenario,
        variant=number,
        board=variant.board,
        players=[Player(RealmId(raw["realm"])) for raw in variant.realms],
        provinces=Pieces(dict.fromkeys(w.provinces, Land())),
        areas=Pieces(dict.fromkeys(w.areas, Ground(none))),
        zones=Pieces(dict.fromkeys(w.zones, Waters(none, none))),
        nodes=Pieces(dict.fromkeys(w.nodes, Market(none))),
        realms=Pieces(courts(w)),
        age=variant.first_age,
        advanced=chosen.get("advanced", "yes") == "yes",
        use_missions=chosen.get("missions", "yes") == "yes",
        use_struggles=False,
        revision=setup.revision,
        ages=last_age(content.scenarios[scenario], variant, chosen.get("ages", "auto")),
        optional=optional_rules(variant, chosen),
        may_leave=chosen.get("leaving", "bot") == "realm",
    )
    for name, raw in variant.data.get("dnpr", {}).items():
        if not played(variant, name) and takes_part(raw["use"], chosen.get("expansive", "auto")):
            place_dnpr(s, w, RealmId(name), raw)
    for p in variant.data.get("npr_manpower", ()):
        if p in s.provinces:
            s.provinces[p] = replace(s.provinces[p], manpower=1)
    for seat, raw in enumerate(variant.realms):
        p = s.players[seat]
        p.prestige = raw.get("prestige", 0)
        p.active = not raw.get("later", False)
        s.realms.setdefault(p.realm, Court(None))
        change_court(s, p.realm, player=seat)
        if raw.get("first"):
            s.first = seat
    for seat, raw in enumerate(variant.realms):
        if s.players[seat].active:
            place_realm(s, seat, content.setups[s.players[seat].realm, raw["setup"]])
            missions_of(s, seat, raw.get("missions", {}))
    dutch = dutch_capital(content.scenarios[scenario], chosen)
    if dutch:
        move_capital(s, s.realms[RealmId("netherlands")].player, Province(dutch))
    for removed in variant.data.get("pieces_removed", ()):
        take_away(s, removed)
    found_empire(s, variant)
    curia(s, variant)
    if setup.revision >= 3:
        void_pieces(s)
    for p in s.players:
        seat = s.realms[p.realm].player
        p.manpower = manpower_value(s, seat)  # 3.3.manpower
        p.available = max(0, p.manpower - deployed_regulars(s, seat))
    lay_out(s, variant)
    if setup.revision >= 2:
        lay_deck(s, variant, order_of(variant, chosen.get("struggles", "auto"), s.advanced))
    return s


def courts(w: World) -> dict[RealmId, Court]:
    """Of the realms of a board, as they are printed."""
    found: dict[RealmId, Court] | None = w.memo.get("courts")
    if found is None:
        found = w.memo["courts"] = {name: Court(info.capital, info.faith) for name, info in w.realms.items()}
    return found


def void_pieces(s: State) -> None:
    """Pieces of start cards that were laid out for other players, and have no place beside those who play here."""
    for a, info in s.box.boards[s.board].areas.items():
        ground = s.areas[a]
        if any(ground.influence):
            lands = [s.provinces[p] for p in info.provinces]
            if all(land.town != NONE and land.occupier == NONE for land in lands):  # 11.1.pr
                s.areas[a] = replace(ground, influence=(0,) * len(ground.influence))
    for realm, court in list(s.realms.items()):
        if court.allies and court.player == NONE and not is_independent(s, realm):  # 11.3.npr_single
            change_court(s, realm, allies=())


# --- the start card of a realm: 3.3 ---


def place_realm(s: State, seat: Seat, card: RealmSetup) -> None:
    d, p, w = card.data, s.players[seat], s.box.boards[s.board]
    p.ducats = d.get("ducats", 15)  # 3.2.ducats
    p.adm, p.dip, p.mil = d.get("adm", 3), d.get("dip", 3), d.get("mil", 3)  # 3.2.power
    p.bonus_manpower = d.get("manpower", 0)
    p.colonists = d.get("colonists", 0)
    p.merchants = max(2, len(d.get("merchants", ())))  # 12.4.start
    troubled = d.get("unrest", ())
    for large, towns in ((False, d.get("small", ())), (True, d.get("large", ()))):
        for q in towns:  # 3.3.placement
            if q in s.provinces:
                s.provinces[q] = Land(town=seat, large=large, unrest=q in troubled, dnpr=s.provinces[q].dnpr)
    for q in d.get("vassals", ()):
        if q in s.provinces:
            s.provinces[q] = Land(vassal=seat, unrest=q in troubled, dnpr=s.provinces[q].dnpr)
    change_court(s, p.realm, capital=d["capital"], faith=d.get("faith", ""))
    for area, n in d.get("influence", {}).items():  # 3.3.diplomacy
        if area in s.areas:
            ground = s.areas[area]
            s.areas[area] = replace(ground, influence=changed(ground.influence, seat, n))
    for area in d.get("claims", ()):
        if area in s.areas:
            add_claim(s, area, seat)
    for area in d.get("cores", ()):
        if area in s.areas:
            s.areas[area] = replace(s.areas[area], core=seat)
    for realm in d.get("alliances", ()):
        if realm in s.realms:
            ally(s, seat, realm)
    for realm in d.get("marriages", ()):
        if realm in s.realms:
            marry(s, seat, realm)
    for realm in d.get("truces", ()):
        if realm in s.realms:
            truce(s, seat, realm)
    for node in d.get("merchants", ()):
        if node in s.nodes:
            market = s.nodes[node]
            s.nodes[node] = replace(market, merchants=changed(market.merchants, seat, 1))
    forces(s, w, seat, d)
    p.ruler = starting_ruler(d.get("ruler"))


def move_capital(s: State, seat: Seat, to: Province) -> None:
    """The town of the start card's capital stands elsewhere."""
    realm = s.players[seat].realm
    home = s.realms[realm].capital
    if home is not None and home != to:
        s.provinces[home] = Land(dnpr=s.provinces[home].dnpr)
        s.provinces[to] = Land(town=seat, large=s.box.boards[s.board].provinces[to].tax == 2)
        change_court(s, realm, capital=to)


def forces(s: State, w: World, seat: Seat, d: Mapping[str, Any]) -> None:  # 3.3.forces
    p = s.players[seat]
    for i, raw in enumerate(d.get("armies", ())):
        area = raw.get("area", w.provinces[d["capital"]].area)
        if area in s.areas:
            units = (raw.get("infantry", 0), raw.get("cavalry", 0), raw.get("artillery", 0))
            p.armies[i] = Army(Area(area), units)
    for zone, n in d.get("light_ships", {}).items():
        if zone in s.zones:
            waters = s.zones[zone]
            room = w.zones[zone].protection - sum(waters.guard)
            on = max(0, min(n, room))
            guard, ships = changed(waters.guard, seat, on), changed(waters.ships, seat, n - on)
            s.zones[zone] = replace(waters, guard=guard, ships=ships)
    fleet = d.get("fleet")
    if fleet and fleet["at"] in s.zones:
        numbers = {key: fleet.get(key, 0) for key in ("light", "heavy")}
        p.fleet = Fleet(Zone(fleet["at"]), None, **numbers, galleys=fleet.get("galleys", 0))


def starting_ruler(raw: Mapping[str, Any] | None) -> Ruler | None:  # 3.3.ruler, 7.2.start_ruler
    if not raw:
        return None
    return Ruler(
        name=raw["name"],
        adm=raw["adm"],
        dip=raw["dip"],
        mil=raw["mil"],
        dice=tuple(raw.get("dice", ())),
        mark=raw.get("mark", ""),
        weakness=int(raw.get("weak", False)),  # 7.2.historic_weak
        event=raw.get("event"),
        limits=tuple(raw.get("limits", ())),
    )


def changed(numbers: tuple[int, ...], seat: Seat, n: int) -> tuple[int, ...]:
    return tuple(x + n if i == seat else x for i, x in enumerate(numbers))


def missions_of(s: State, seat: Seat, raw: Mapping[str, Any]) -> None:
    """The player's own pile, the mark of what is done already, and what he may begin with."""  # 17.2.start
    p = s.players[seat]
    if not raw or not s.use_missions:
        return
    pile = [*s.box.mission_decks.get(p.realm, ()), *raw.get("added", ())]
    done = [MissionId(m) for m in raw.get("done", ())]
    out = {*raw.get("removed", ()), *done}
    p.mission_pile = [m for m in dict.fromkeys(pile) if m not in out]
    p.missions_done = done


# --- the rest of the board ---


def place_dnpr(s: State, w: World, realm: RealmId, raw: Mapping[str, Any]) -> None:  # 13.3.dnpr
    faith = w.realms[realm].faith if realm in w.realms else ""
    before = s.realms.get(realm, Court(None, faith))
    capital = Province(raw["provinces"][0])
    s.realms[realm] = replace(before, colour=raw["colour"], pattern=raw["pattern"], capital=capital)
    for p in raw["provinces"]:
        if p in s.provinces:
            s.provinces[p] = replace(s.provinces[p], dnpr=realm)
            continent = w.areas[w.provinces[p].area].continent
            if continent and continent not in s.discovered:
                s.discovered.append(continent)


def take_away(s: State, raw: Mapping[str, Any]) -> None:
    """A piece of a start card that a variant leaves out, whosever it is."""
    province, area = raw.get("province", ""), raw.get("area", "")
    if (province and province not in s.provinces) or (area and area not in s.areas):
        return  # not on these boards
    match raw["piece"]:
        case "small_town":
            s.provinces[raw["province"]] = replace(s.provinces[raw["province"]], town=NONE)
        case "influence":
            ground = s.areas[raw["area"]]
            owner = next((i for i, n in enumerate(ground.influence) if n), NONE)
            if owner != NONE:
                s.areas[raw["area"]] = replace(ground, influence=changed(ground.influence, owner, -1))
        case "alliance":
            if raw["with"] in s.realms:
                change_court(s, raw["with"], allies=())


def found_empire(s: State, variant: Variant) -> None:  # 18.1.start, 18.8.start
    raw = variant.data["hre"]
    realm = raw.get("emperor")
    emperor = s.realms[realm].player if realm in s.realms else NONE
    s.empire = Empire(emperor, realm, raw.get("authority", 0))
    for area in raw.get("cubes", ()):
        if area in s.areas:
            s.areas[area] = replace(s.areas[area], imperial=s.areas[area].imperial + 1)


def curia(s: State, variant: Variant) -> None:  # 19.1.start
    raw = variant.data["curia"]
    seats = [s.realms[realm].player for realm in raw.get("cardinals", ()) if realm in s.realms]
    rome = s.realms[raw["rome"]].player if raw.get("rome") in s.realms else NONE
    # the coin of 2-06 covers the space that one Catholic player alone does not have: no other one is taken away
    blocked = raw.get("blocked", 0) if s.revision < 2 else 0
    s.curia = Curia([seat for seat in seats if seat != NONE], rome, blocked)


# --- decks: 3.1 ---


def lay_out(s: State, variant: Variant) -> None:
    """Every deck in the order of the box; shuffled when the game begins."""
    box = s.box
    s.deck_adm = [c.id for c in box.cards.values() if c.deck == "adm"]
    s.deck_dip = [c.id for c in box.cards.values() if c.deck == "dip"]
    s.deck_mil = [c.id for c in box.cards.values() if c.deck == "mil"]
    trade = variant.data["trade"]
    s.trade_deck, s.trade_unused = list(trade["deck"]), list(trade.get("unused", ()))
    ideas = variant.data["ideas"]
    s.ideas = list(ideas["display"])
    for kind, pile in (("adm", s.ideas_adm), ("dip", s.ideas_dip), ("mil", s.ideas_mil)):
        pile += [i.id for i in box.ideas.values() if i.kind == kind and i.age <= s.age and i.id not in s.ideas]
    s.ideas_later = [i.id for i in box.ideas.values() if i.age > s.age and i.id not in s.ideas]
    for realm, known in ideas.get("researched", {}).items():
        if realm in s.realms and s.realms[realm].player != NONE:
            s.players[s.realms[realm].player].ideas = list(known)
    fixed = variant.data.get("milestones", {}).get("fixed", [])
    s.milestones = [OpenMilestone(m) for m in fixed]
    milestone_piles(s, [m for m in box.milestones if m not in fixed])
    event_decks(s, variant, s.age)


def milestone_piles(s: State, among: list[Any]) -> None:
    of_age = [m for m in among if s.box.milestones[m].age == s.age and in_game(s, s.box.milestones[m])]
    s.pile_economy = [m for m in of_age if s.box.milestones[m].category == "economy"]
    s.pile_expansion = [m for m in of_age if s.box.milestones[m].category == "expansion"]
    s.pile_politics = [m for m in of_age if s.box.milestones[m].category == "politics"]
    s.pile_war = [m for m in of_age if s.box.milestones[m].category == "war"]


def event_parts(variant: Variant, age: int) -> list[list[EventId]]:
    """The parts of an age's events, each shuffled apart: two halves, or what the scenario has."""  # 16.deck
    raw = variant.data["events"][str(age)]
    parts = raw.get("thirds") or [raw.get("first", ()), raw.get("second", ())]
    return [list(part) for part in parts if part]


def event_decks(s: State, variant: Variant, age: int) -> None:
    first, *rest = event_parts(variant, age)
    s.events_now, s.events_later = first, [card for part in rest for card in part]
