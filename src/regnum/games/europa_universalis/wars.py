"""Who fights whom: wars begin and end as pairs of realms (10.pairs), casus belli and what forbids a war (9.1), active
allies come and go (11.3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ...kernel import RuleId, Seat
from .board import distant_realm, held_by, is_player, owner, rightful_provinces, titles, world
from .content.shapes import Area, RealmId
from .effects import modifiers
from .effects.supply import black_units_left
from .faith import is_catholic, is_christian, same_faith, state_faith
from .hre import is_member, is_usurper
from .losses import lose_allied
from .model import NONE, State, War
from .near import realms_adjacent, touches_area
from .pieces import change_court, end_alliance, end_truce
from .pieces import truce as lay_truce
from .realm import is_independent, strength
from .sides import at_war, enemies, wars_of

Cause = Literal["claim", "token", "succession", "excommunication", "holy", "crusade", "imperial", "call", "event"]
Lift = Literal["truce", "alliance"]  # what a card lifts of 9.1
LENT = 5  # units of an active ally, at most
NO_CAUSE, WEDDED = 2, 1  # stability lost: 5.5.dow.2


# --- pairs ---


def start_war(s: State, aggressor: RealmId, target: RealmId, outside: bool | None = None) -> None:
    """A war token of one on the other's capital: a truce between them is turned over. `outside`: of an outside
    aggressor against the Empire, by the realms themselves unless it is said."""
    # 10.pairs, 18.4.peace
    if any({w.aggressor, w.target} == {aggressor, target} for w in s.wars):
        return
    for one, other in ((aggressor, target), (target, aggressor)):
        if is_player(s, one):
            end_truce(s, s.realms[one].player, other)
    if outside is None:
        empire = s.empire.realm
        within = target == empire or is_member(s, target)
        outside = empire is not None and within and aggressor != empire and not is_member(s, aggressor)
    s.wars = [*s.wars, War(aggressor, target, outside)]


def end_war(s: State, a: RealmId, b: RealmId) -> None:
    s.wars = [w for w in s.wars if {w.aggressor, w.target} != {a, b}]


def tidy_wars(s: State) -> None:
    """Wars with realms that are vassals now, or gone, are over (10.4.truce_none); who is in no war any more sends his
    active allies home (10.1.4)."""
    fights = {r: is_player(s, r) or is_independent(s, r) for w in s.wars for r in (w.aggressor, w.target)}
    if not all(fights.values()):
        s.wars = [w for w in s.wars if fights[w.aggressor] and fights[w.target]]
        for seat in range(len(s.players)):
            stand_down(s, seat)


def stand_down(s: State, seat: Seat) -> None:
    """Of a player who is in no war at all."""
    # 10.1.4
    if not wars_of(s, s.players[seat].realm):
        for realm, court in [*s.realms.items()]:
            if court.active and seat in court.allies:
                dismiss_ally(s, seat, realm)


def vacate(s: State, realm: RealmId) -> None:
    """A realm that a player takes over, as if it were new: what it was in before is over."""
    for seat in s.realms[realm].allies:
        leave_ally(s, seat, realm)
    s.wars = [w for w in s.wars if realm not in (w.aggressor, w.target)]
    for seat in range(len(s.players)):
        stand_down(s, seat)


def fight_on(s: State, realm: RealmId, spare: Seat = NONE) -> None:
    """Of a realm that was a vassal until now: who occupies land of it has his war with it alone."""
    # 13.freed_vassal
    for p in rightful_provinces(s, realm):
        holder = s.provinces[p].occupier
        if holder >= 0 and holder != spare and not at_war(s, s.players[holder].realm, realm):
            start_war(s, s.players[holder].realm, realm)


# --- pacts between realms, whoever holds the tokens ---


def in_pact(s: State, a: RealmId, b: RealmId, kind: Literal["allies", "truces"]) -> bool:
    """Whether a token of one of them lies on the other's capital."""
    one, other = s.realms[a], s.realms[b]
    on_one, on_other = (one.allies, other.allies) if kind == "allies" else (one.truces, other.truces)
    return (one.player in on_other and is_player(s, a)) or (other.player in on_one and is_player(s, b))


def truce(s: State, a: RealmId, b: RealmId) -> None:
    """Between two realms, of which one at least is a player's."""
    # 10.4.truce
    one, other = (a, b) if is_player(s, a) else (b, a)
    lay_truce(s, s.realms[one].player, other)


# --- casus belli ---


def casus_belli(s: State, seat: Seat, target: RealmId) -> list[Cause]:
    """All that the player has against the realm. The first one is named in the declaration: that of a succession
    excuses from more than the others."""
    # 9.1.cb
    me, court = s.players[seat].realm, s.realms[target]
    found: list[Cause] = []
    if court.disputed or (is_player(s, target) and _meddles(s, target)):  # 9.1.cb.succession
        found.append("succession")
    if any(target in holders(s, a) for a in claimed_areas(s, seat)):  # 9.1.cb.claim
        found.append("claim")
    if seat in court.cbs:  # 9.1.cb.general
        found.append("token")
    if s.curia.token == "excommunication" and s.curia.target == target and is_catholic(s, me):
        found.append("excommunication")  # 9.1.cb.excommunication
    if modifiers.has(s, seat, "casus_belli", kind="holy_war") and _unbeliever(s, me, target):  # 9.1.cb.holy
        found.append("holy")
    if _crusade_against(s, me, target):
        found.append("crusade")
    if s.empire.emperor == seat and (is_player(s, target) or not distant_realm(s, target)) and is_usurper(s, target):
        found.append("imperial")  # 9.1.cb.imperial; independent realms overseas hold nothing in the Empire
    return found


def claimed_areas(s: State, seat: Seat) -> list[Area]:
    # 7.6.token_limits: a core token counts as a claim
    return list(titles(s, seat))


def holders(s: State, area: Area) -> list[RealmId]:
    """Against whom a claim on the area is a casus belli: the rightful owners, of a vassal's land its suzerain, and the
    players who control provinces there."""
    # 9.1.cb.claim, 11.4.war
    found: list[RealmId] = []
    for p in s.world.areas[area].provinces:
        by_right, occupier = held_by(s, p), s.provinces[p].occupier
        if by_right is not None:
            found.append(by_right)
        if occupier >= 0:
            found.append(s.players[occupier].realm)
    return found


def _meddles(s: State, realm: RealmId) -> bool:
    """At war with a realm whose succession is disputed, be it somebody's active ally (11.3.active)."""
    foes = enemies(s, realm) if s.revision >= 3 else wars_of(s, realm)
    return any(s.realms[foe].disputed for foe in foes)


def _unbeliever(s: State, me: RealmId, target: RealmId) -> bool:
    if is_christian(s, me) and is_christian(s, target):
        return False
    other = distant_realm(s, target) or not same_faith(state_faith(s, me), state_faith(s, target))
    return other and realms_adjacent(s, me, target)


def _crusade_against(s: State, me: RealmId, target: RealmId) -> bool:
    # 19.3.crusade.cb
    area = s.curia.crusade
    if s.curia.token != "crusade" or area is None or not is_catholic(s, me) or state_faith(s, target) != "muslim":
        return False
    return any(owner(s, p) == target for p in world(s).areas[area].provinces)


def stability_lost(s: State, seat: Seat, target: RealmId, causes: Collection[Cause]) -> int:
    # 5.5.dow.2, 9.1.cb, 9.1.marriage; 9.1.cb.succession, 9.1.cb.event: they excuse the marriage too
    lost = 0 if causes else NO_CAUSE
    if seat in s.realms[target].marriages and "succession" not in causes and "event" not in causes:
        lost += WEDDED
    return lost


# --- may war be declared? ---


def forbidden(
    s: State, seat: Seat, target: RealmId, lifted: Collection[Lift] = (), cause: Cause | None = None
) -> RuleId | None:
    """Why a player may not declare war on the realm. `lifted`: what a card lifts; `cause`: a casus belli that comes
    with the war itself."""
    return no_war(s, s.players[seat].realm, target, lifted, cause)


def no_war(
    s: State, realm: RealmId, target: RealmId, lifted: Collection[Lift] = (), cause: Cause | None = None
) -> RuleId | None:
    """The same of any realm: one that nobody plays obeys what fits it."""
    # 9.1.limit_a to 9.1.limit_g, 16.3.war
    court = s.realms[target]
    seat = s.realms[realm].player if is_player(s, realm) else NONE
    against_player = is_player(s, target)
    if target == realm or (seat == NONE and not against_player):
        return "10.pairs"
    if seat != NONE:
        p = s.players[seat]
        if p.passed:
            return "4.2.pass.after"
        if p.ruler is None and seat not in court.disputed:  # 9.1.exception_succession
            return "9.1.limit_g"
        if p.ruler is not None and "no_declare_war" in p.ruler.limits:
            return "7.2.historic"
    if "alliance" not in lifted and seat not in court.disputed and in_pact(s, realm, target, "allies"):
        return "9.1.limit_a"
    if "truce" not in lifted and in_pact(s, realm, target, "truces"):
        return "9.1.limit_b"
    if against_player:
        if s.players[court.player].passed:
            return "9.1.limit_c"
    elif not is_independent(s, target):
        return "11.4.war"
    elif any(_shields(s, realm, ally, lifted) for ally in court.allies):
        return "9.1.limit_d"
    if at_war(s, realm, target):
        return "10.pairs"
    if _emperor_shields(s, realm, target, lifted):
        return "9.1.limit_e"
    if cause is None and seat != NONE and distant_realm(s, target) and not casus_belli(s, seat, target):
        return "9.1.limit_f"
    return None


def _shields(s: State, realm: RealmId, ally: Seat, lifted: Collection[Lift]) -> bool:
    """A player keeps war from his allies if he has passed, or has a truce with the one who would declare it."""
    p = s.players[ally]
    return p.passed or ("truce" not in lifted and in_pact(s, realm, p.realm, "truces"))


def _emperor_shields(s: State, realm: RealmId, target: RealmId, lifted: Collection[Lift]) -> bool:
    # 9.1.limit_e
    emperor = s.empire.realm
    if emperor is None or emperor == target or not is_member(s, target) or at_war(s, target, emperor):
        return False
    if is_player(s, emperor) and s.players[s.realms[emperor].player].passed:
        return True
    allied = "alliance" not in lifted and in_pact(s, realm, emperor, "allies")
    return allied or ("truce" not in lifted and in_pact(s, realm, emperor, "truces"))


def neighbours(s: State, seat: Seat) -> list[RealmId]:
    """Realms a war with which suggests itself: other players', those with land in areas beside one's own, and those
    against which a claim, a CB token or a crusade speaks."""
    me = s.players[seat].realm
    near = {p.realm for p in s.players if p.active}
    for a in dict.fromkeys((*touches_area(s, me), *claimed_areas(s, seat))):
        near.update(holders(s, a))
    near.update([r for r, court in s.realms.items() if court.disputed or seat in court.cbs])
    if s.revision >= 2 and s.curia.crusade is not None:
        near.update(r for r in holders(s, s.curia.crusade) if _crusade_against(s, me, r))
    return [r for r in s.realms if r in near and r != me]


# --- active allies ---


def lends(s: State, realm: RealmId) -> int:
    """Units that it gives when it becomes an active ally, as far as there are pieces: those of rebels are moved for
    them, those of other allies are not."""
    # 5.2.cta.effect, 11.3.active; 2.2.token_stock, 2.2.token_limit, 2.2.token_fixed
    rebels = sum(ground.rebels for ground in s.areas.values()) if s.revision >= 5 else 0
    return max(0, min(LENT, (strength(s, realm) + 1) // 2, black_units_left(s) + rebels))


def activate_ally(s: State, seat: Seat, realm: RealmId) -> int:
    """From now on part of every war of its player. The units it lends."""
    # 11.3.active, 5.2.cta.effect
    n = lends(s, realm)
    s.players[seat].allied += n
    change_court(s, realm, active=True, strength=strength(s, realm))
    share_wars(s, seat, realm)
    return n


def share_wars(s: State, seat: Seat, realm: RealmId) -> None:
    """Of an active ally: its own wars with his enemies are his alone."""
    # 10.pairs
    for foe in wars_of(s, s.players[seat].realm):
        end_war(s, foe, realm)


def dismiss_ally(s: State, seat: Seat, realm: RealmId, n: int | None = None) -> None:
    """Active no longer; half its strength before the war in black units goes, or as many as are named."""
    # 10.3.full, 11.3.reject_cta.2
    if n is None:
        n = min(LENT, (s.realms[realm].strength + 1) // 2)
    lose_allied(s, seat, n)
    change_court(s, realm, active=False, strength=0)


def go_on(s: State, foe: RealmId, lead: RealmId, realm: RealmId) -> None:
    """A war with a realm's active ally goes on with that ally alone; a foe whom the two had attacked is no aggressor by
    it."""
    # 11.3.break.war, 18.4.peace
    attacked = any(w.aggressor == lead and w.target == foe for w in s.wars)
    start_war(s, foe, realm, False if s.revision >= 2 and attacked else None)


def leave_ally(s: State, seat: Seat, realm: RealmId, n: int | None = None) -> None:
    """The alliance is over. Of an active ally the units go, or as many as are named, and the player's enemies fight it
    on its own."""
    # 16.3.end_alliance, 11.3.reject_cta.2, 11.3.break.war
    if s.realms[realm].active and not is_player(s, realm):
        foes = [r for r in wars_of(s, s.players[seat].realm) if is_player(s, r)]
        dismiss_ally(s, seat, realm, n)
        end_alliance(s, seat, realm)
        for foe in foes:
            go_on(s, foe, s.players[seat].realm, realm)
    else:
        end_alliance(s, seat, realm)
