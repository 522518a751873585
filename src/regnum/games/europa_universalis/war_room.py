"""Wars as parts of the table: who fights whom, where they stand, what they hold, how it would end today (10.2)."""

from __future__ import annotations

from typing import Any

from ...kernel import Described, Panel, Seat
from .board import capital_area, deployed, deployed_ships, is_player
from .content.shapes import RealmId
from .limits import defenders
from .model import NONE, State, War
from .shield import reinforced, wards
from .sides import wars_of
from .terms import Victory, active_allies, camp, held, victory
from .warfare import stacks

Rows = list[tuple[str, Any]]


def said(key: str, **args: Any) -> Described:
    return Described(key, "", args)


def realms(found: Any) -> list[str]:
    return [f"realm-{r}" for r in found]


# --- the table ---


def war_panels(s: State) -> list[Panel]:
    return [war_panel(s, war) for war in s.wars]


def war_panel(s: State, war: War) -> Panel:
    both = (war.aggressor, war.target)
    players = [r for r in both if is_player(s, r)]
    allies = {f"realm-{r}": realms(active_allies(s, r)) for r in players if active_allies(s, r)}
    more: Rows = [
        ("row-war_ships", {f"realm-{r}": n for r in players if (n := deployed_ships(s, s.realms[r].player))}),
        ("row-active_allies", allies),
        ("row-wards", realms([*wards(s, *both), *wards(s, *both[::-1])])),
        ("row-guard", s.empire.guard if s.empire.defence and war.outside and s.empire.realm in both else 0),
        ("row-war_stacks", [line for r in players for line in stands(s, r)]),
        ("row-occupied", [line for one, other in (both, both[::-1]) for line in holds(s, one, other)]),
    ]
    rows: Rows = [
        ("row-war_units", {f"realm-{r}": strength(s, r, other) for r, other in (both, both[::-1])}),
        ("row-war_stand", standing(s, war)),
        *(row for row in more if row[1]),
    ]
    return Panel("panel-war", rows, args={"realm": f"realm-{war.aggressor}", "target": f"realm-{war.target}"}, brief=1)


def strength(s: State, realm: RealmId, foe: RealmId | None = None) -> int:
    """Land units on the board; of an independent realm those that would defend its capital (13.4), against an enemy
    with what the Empire sends."""
    if is_player(s, realm):
        return deployed(s, s.realms[realm].player)
    home = capital_area(s, realm)
    if home is None:
        return 0
    sent = reinforced(s, realm, home, [s.realms[foe].player]) if foe is not None and is_player(s, foe) else 0
    return defenders(s, realm, home) + sent


def stands(s: State, realm: RealmId) -> list[Described]:
    seat = s.realms[realm].player
    found = stacks(s)[seat]
    return [said("value-stack", realm=f"realm-{realm}", n=found[a], area=f"area-{a}") for a in s.areas if a in found]


def holds(s: State, one: RealmId, other: RealmId) -> list[Described]:
    """What a player has occupied of the enemy and his active allies."""
    taken = held(s, one, camp(s, other, one))
    return [said("value-held", province=f"province-{p}", realm=f"realm-{one}") for p in taken]


def standing(s: State, war: War) -> Described:
    """Who would have won, if peace were made now."""
    for one, other in ((war.aggressor, war.target), (war.target, war.aggressor)):
        won: Victory = victory(s, one, other) if is_player(s, one) else ""
        if won:
            return said("value-victory", won=won, realm=f"realm-{one}")
    return said("value-victory", won="none", realm=f"realm-{war.aggressor}")


# --- a player, a realm ---


def player_rows(s: State, seat: Seat) -> Rows:
    """Wars, pacts and pieces for war."""
    p = s.players[seat]
    loose = {f"area-{a}": ground.infantry[seat] for a, ground in s.areas.items() if ground.infantry}
    return [
        ("row-at_war", realms(wars_of(s, p.realm))),
        ("row-active_allies", realms(active_allies(s, p.realm))),
        ("row-truces", truces(s, seat)),
        ("row-cbs", realms(r for r, court in s.realms.items() if seat in court.cbs)),
        ("row-infantry", {a: n for a, n in loose.items() if n}),
        ("row-lent", p.allied),
        ("row-docked", {f"province-{q}": n for q, n in p.docked.items() if n}),
    ]


def truces(s: State, seat: Seat) -> list[str]:
    """Whoever of the two has laid the token."""
    mine = s.realms[s.players[seat].realm].truces
    found = [r for r, court in s.realms.items() if seat in court.truces]
    return realms(dict.fromkeys([*found, *(s.players[x].realm for x in mine)]))


def realm_rows(s: State, realm: RealmId) -> Rows:
    court = s.realms[realm]
    leader = [court.allies[0]] if court.active and court.allies else []
    found: Rows = [
        ("row-at_war", realms(wars_of(s, realm))),
        ("row-active_of", [{"seat": seat} for seat in leader]),
        ("row-cbs_on", [{"seat": seat} for seat in court.cbs]),
        ("row-disputed", [{"seat": seat} for seat in court.disputed]),
    ]
    if court.player == NONE:
        found.append(("row-defence", strength(s, realm)))
    return [row for row in found if row[1]]
