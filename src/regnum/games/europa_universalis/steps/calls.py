"""Calls to arms: sent (5.2.cta) and answered (11.3), within a declaration of war (5.5.dow.3a to 5.5.dow.3d)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ....kernel import RuleId, Seat, Table, replace
from ..content.shapes import Area, RealmId
from ..counters import gain_power, gain_prestige
from ..effects.env import Env
from ..effects.ops_pacts import lay_cb
from ..effects.supply import black_units_left
from ..hre import change_authority, is_member
from ..map import areas_of, at_peace, at_war, capital_area, realms_adjacent
from ..model import NONE, State
from ..pieces import add_influence, put_rebels
from ..realm import alliances, distant_realm, is_player, marriages
from ..shield import guard_size, no_defence
from ..terms import leader, lent
from ..wars import activate_ally, leave_ally, lends, no_war, share_wars, start_war, truce
from .casualties import lose_lent
from .defence import activate, attacked, take_up
from .order import seats_in_order

T = Table[State]
Call = tuple[Literal["realm"], RealmId] | tuple[Literal["enough"]]
Answer = tuple[Literal["accept"]] | tuple[Literal["refuse"]]
Activate = tuple[Literal["active"]] | tuple[Literal["passive"]]
Grievance = tuple[Literal["cb"]] | tuple[Literal["truce"]]
Where = tuple[Literal["area"], Area]
Cube = Where | tuple[Literal["imperial"], Area]
OFFENSIVE, DEFENSIVE = 2, 1  # influence for calling an independent ally: 5.2.cta.cost
DESERTED = 5  # influence lost with an ally left in need: 11.3.reject_cta.3
ENOUGH: tuple[Literal["enough"]] = ("enough",)
ANSWERS: tuple[Answer, ...] = (("accept",), ("refuse",))


@dataclass(slots=True)
class Muster:
    """One declaration of war, while it gathers its sides."""

    targets: tuple[RealmId, ...]
    attackers: list[RealmId]  # who declares it, and the players who follow
    busy: tuple[Seat, ...]  # players who were in a war before
    defenders: list[RealmId] = field(default_factory=list)  # players attacked, and those who come to help
    saved: list[Seat] = field(default_factory=list)  # who came to the defence of an independent realm
    heeded: list[tuple[Seat, RealmId]] = field(default_factory=list)  # whose calls were accepted
    declined: list[RealmId] = field(default_factory=list)  # subjects whom the Emperor has left alone

    @property
    def aggressor(self) -> RealmId:
        return self.attackers[0]


# --- what a call costs and brings ---


def call_cost(s: State, seat: Seat, realm: RealmId, offensive: bool) -> int:
    """Influence, or colonists for a realm overseas."""
    # 5.2.cta.cost, 11.2.discount: one less for each of its areas with a marriage; 11.3.distant
    n = OFFENSIVE if offensive else DEFENSIVE
    return n if distant_realm(s, realm) else max(0, n - discount(s, seat, realm))


def discount(s: State, seat: Seat, realm: RealmId) -> int:
    # 11.2.discount
    homes = {capital_area(s, one) for one in marriages(s, seat)}
    return len(homes.intersection(areas_of(s, realm))) if homes else 0


def cubes_on(s: State, seat: Seat, realm: RealmId) -> list[Cube]:
    """Influence that can be taken off the areas of a realm: the Emperor's may be imperial."""
    # 18.2.like
    areas = areas_of(s, realm)
    found: list[Cube] = [("area", a) for a in areas if s.areas[a].influence[seat]]
    if s.empire.emperor == seat:
        found += [("imperial", a) for a in areas if s.areas[a].imperial]
    return found


def count_cubes(s: State, seat: Seat, realm: RealmId) -> int:
    own = sum(s.areas[a].influence[seat] for a in areas_of(s, realm))
    emperor = s.empire.emperor == seat
    return own + (sum(s.areas[a].imperial for a in areas_of(s, realm)) if emperor else 0)


def lose_cubes(t: T, seat: Seat, realm: RealmId, n: int, rule: RuleId) -> None:
    """So many of the player's choice off the areas of a realm, as far as there are any."""
    s = t.state
    for left in range(n, 0, -1):
        options = cubes_on(s, seat, realm)
        if not options:
            return
        cube = t.ask(seat, "lose_influence", options, auto=True, about={"left": left, "rule": rule})
        lift(s, seat, cube)
        t.tell("influence", rule, seat=seat, area=cube[1], n=-1)


def lift(s: State, seat: Seat, cube: Cube) -> None:
    if cube[0] == "area":
        add_influence(s, cube[1], seat, -1)
    else:
        s.areas[cube[1]] = replace(s.areas[cube[1]], imperial=s.areas[cube[1]].imperial - 1)


def why_not_call(s: State, seat: Seat, realm: RealmId, enemies: tuple[RealmId, ...], offensive: bool) -> RuleId | None:
    """Why the player cannot call this ally against these enemies."""
    me = s.players[seat].realm
    if is_player(s, realm):
        if offensive and any(_sworn(s, realm, foe) for foe in enemies):  # 5.2.cta.pr
            return "5.2.cta.pr"
        return "10.pairs" if all(at_war(s, realm, foe) for foe in enemies) else None
    if not at_peace(s, realm):
        return "5.2.cta.npr_condition"
    if not realms_adjacent(s, realm, me) and not _borders(s, realm, enemies):
        return "5.2.cta.npr_condition"
    cost = call_cost(s, seat, realm, offensive)
    if distant_realm(s, realm):
        return None if s.players[seat].colonists >= cost else "11.3.distant"
    return None if count_cubes(s, seat, realm) >= cost else "5.2.cta.cost"


def _sworn(s: State, realm: RealmId, foe: RealmId) -> bool:
    return s.realms[realm].player in s.realms[foe].allies


def _borders(s: State, realm: RealmId, enemies: tuple[RealmId, ...]) -> bool:
    return any(realms_adjacent(s, realm, foe) for foe in enemies)


# --- sent ---


def send_calls(t: T, seat: Seat, muster: Muster, offensive: bool, players: bool = True) -> None:
    """One ally after the other, as long as the player likes; `players`: other players' realms too."""
    # 5.2.cta.when
    s, me = t.state, t.state.players[seat].realm
    enemies = muster.targets if offensive else tuple(muster.attackers)
    about = {"seat": seat, "offensive": offensive, "enemies": " ".join(enemies)}

    def bar(now: State, who: Seat, option: Call) -> RuleId | None:
        if option[0] == "enough":
            return None
        if not players and is_player(now, option[1]):
            return "5.2.cta.when"
        if not offensive and now.revision >= 6 and me in muster.declined and option[1] == now.empire.realm:
            return "18.4.refuse"  # he has answered this subject
        return why_not_call(now, who, option[1], enemies, offensive)

    while True:
        candidates: list[Call] = [*(("realm", r) for r in alliances(s, seat) if r not in enemies), ENOUGH]
        said = t.choose(seat, "call", candidates, bar, auto=True, about=about)
        if said[0] == "enough":
            return
        if is_player(s, said[1]):
            answer_call(t, s.realms[said[1]].player, s.players[seat].realm, muster, offensive)
        else:
            call_independent(t, seat, said[1], enemies, offensive)


def call_independent(t: T, seat: Seat, realm: RealmId, enemies: tuple[RealmId, ...], offensive: bool) -> None:
    """It comes: active from now on, with its units; a point if it borders a new enemy."""
    # 5.2.cta.cost, 5.2.cta.effect
    s = t.state
    cost = call_cost(s, seat, realm, offensive)
    if distant_realm(s, realm):
        s.players[seat].colonists -= cost
    else:
        lose_cubes(t, seat, realm, cost, "5.2.cta.cost")
    make_active(t, seat, realm, "5.2.cta.effect")
    if _borders(s, realm, enemies):
        gain_power(t, seat, "mil", 1, "5.2.cta.effect")


def make_active(t: T, seat: Seat, realm: RealmId, rule: RuleId) -> None:
    s = t.state
    while (lacking := lends(s, realm) - black_units_left(s)) > 0:  # 2.2.token_limit
        options: list[Where] = [("area", a) for a, ground in s.areas.items() if ground.rebels]
        area = t.ask(seat, "spare_lent", options, auto=True, about={"realm": realm, "n": lacking})[1]
        gone = min(lacking, s.areas[area].rebels)
        put_rebels(s, area, -gone)
        t.tell("rebels", "2.2.token_limit", area=area, n=-gone)
    n = activate_ally(s, seat, realm)
    t.tell("active_ally", rule, seat=seat, realm=realm, n=n)


# --- received ---


def may_accept(s: State, seat: Seat, muster: Muster, offensive: bool) -> RuleId | None:
    """A call to defend can always be accepted, a call to attack only where the war would be legal."""
    # 11.3.receive, 9.1.exception_cta, 9.1.cb.cta
    if not offensive:
        return None
    me = s.players[seat].realm
    bars = (no_war(s, me, foe, cause="call") for foe in muster.targets if not at_war(s, me, foe))
    return next((bar for bar in bars if bar is not None), None)


def answer_call(t: T, seat: Seat, caller: RealmId, muster: Muster, offensive: bool) -> None:
    s = t.state
    enemies = muster.targets if offensive else tuple(muster.attackers)
    excused = offensive or seat in muster.busy or s.players[seat].passed
    saves = not offensive and not is_player(s, caller) and not at_war(s, s.players[seat].realm, muster.aggressor)
    about = {
        "caller": caller, "offensive": offensive, "enemies": " ".join(enemies), "excused": excused, "point": saves,
        "lost": 0 if excused else min(count_cubes(s, seat, caller), max(0, DESERTED - discount(s, seat, caller))),
    }  # fmt: skip
    why = may_accept(s, seat, muster, offensive)

    def bar(now: State, who: Seat, option: Answer) -> RuleId | None:
        return why if option[0] == "accept" else None

    if t.choose(seat, "call_to_arms", ANSWERS, bar, auto=True, about=about)[0] == "accept":
        accept(t, seat, caller, muster, offensive)
    else:
        refuse(t, seat, caller, excused)


def accept(t: T, seat: Seat, caller: RealmId, muster: Muster, offensive: bool) -> None:
    """He joins the war that was declared, and no other that his ally has."""
    # 11.3.accept_cta.1 to 11.3.accept_cta.4
    join(t, seat, caller, muster, offensive)
    gather(t, seat, caller, muster, offensive)


def join(t: T, seat: Seat, caller: RealmId, muster: Muster, offensive: bool) -> None:
    # 11.3.accept_cta.1, 11.3.accept_cta.3
    s = t.state
    me = s.players[seat].realm
    t.tell("call_accepted", "11.3.accept_cta.1", seat=seat, realm=caller)
    muster.heeded.append((seat, caller))
    if offensive:
        for foe in muster.targets:
            start_war(s, me, foe)
        muster.attackers.append(me)
    else:
        muster.defenders.append(me)
        if not is_player(s, caller) and not at_war(s, me, muster.aggressor):  # 5.5.dow.4
            muster.saved.append(seat)
        for foe in muster.attackers:
            if _sworn(s, me, foe):  # 11.3.accept_cta.3
                leave_ally(s, seat, foe)
                t.tell("alliance", "11.3.accept_cta.3", seat=seat, realm=foe, n=-1)
            if not at_war(s, foe, me):
                start_war(s, foe, me)


def gather(t: T, seat: Seat, caller: RealmId, muster: Muster, offensive: bool) -> None:
    """Who has joined calls allies of his own, and the one who called him may become active."""
    # 11.3.accept_cta.2, 11.3.accept_cta.4
    s = t.state
    by_independent = not is_player(s, caller)
    if not offensive and by_independent:  # 11.3.accept_cta.2
        send_calls(t, seat, muster, offensive=False, players=False)
    if seat not in s.realms[caller].allies or not by_independent:
        return
    if s.realms[caller].active:
        share_wars(s, seat, caller)
        return
    options: list[Activate] = [("active",), ("passive",)]  # 11.3.accept_cta.4
    if t.ask(seat, "call_active", options, about={"caller": caller, "n": lends(s, caller)})[0] == "active":
        make_active(t, seat, caller, "11.3.accept_cta.4")


def refuse(t: T, seat: Seat, caller: RealmId, excused: bool) -> None:
    """The alliance ends; who leaves an ally in need without excuse pays for it (a call to attack needs none)."""
    # 11.3.reject_cta.1 to 11.3.reject_cta.5, 11.3.reject_cta.excuse
    s = t.state
    me, other = s.players[seat].realm, s.realms[caller].player if is_player(s, caller) else NONE
    t.tell("call_refused", "11.3.reject_cta.1", seat=seat, realm=caller)
    leave_ally(s, seat, caller, withdraw_units(t, seat, caller, "11.3.reject_cta.2"))
    if not excused:
        gain_prestige(t, seat, -2, "11.3.reject_cta.3")
        lose_cubes(t, seat, caller, DESERTED - discount(s, seat, caller), "11.3.reject_cta.3")
        if other != NONE:
            resent(t, other, me)
    if other == NONE or other not in s.realms[me].cbs:  # 11.3.reject_cta.5
        truce(s, me, caller)
        t.tell("truce", "11.3.reject_cta.5", seat=seat, realm=caller, n=1)


def withdraw_units(t: T, seat: Seat, realm: RealmId, rule: RuleId) -> int | None:
    """Those that an active ally has lent leave, its player says which; how many are still to go, None for all."""
    # 11.3.reject_cta.2, 11.3.break.war
    if t.rev < 3:
        return None
    if leader(t.state, realm) == t.state.players[seat].realm:
        lose_lent(t, seat, lent(t.state, realm), rule)
    return 0


def resent(t: T, seat: Seat, deserter: RealmId) -> None:
    """The one left alone may lay a CB token, instead of the truce."""
    # 11.3.reject_cta.4
    options: list[Grievance] = [("cb",), ("truce",)]
    if t.ask(seat, "grievance", options, about={"realm": deserter})[0] == "cb":
        lay_cb(t, seat, deserter, Env(seat, t.state.turn, rule="11.3.reject_cta.4", table=t))


# --- the order of a declaration ---


def muster_sides(t: T, muster: Muster) -> None:
    # 5.5.dow.3a to 5.5.dow.3d
    s = t.state
    leader = muster.aggressor
    if is_player(s, leader):
        send_calls(t, s.realms[leader].player, muster, offensive=True)
    else:  # 16.3.war: it calls its ally, as it does when it is attacked; 5.2.cta.pr
        for seat in s.realms[leader].allies:
            if not any(_sworn(s, s.players[seat].realm, foe) for foe in muster.targets):
                answer_call(t, seat, leader, muster, offensive=True)
    call_emperor(t, muster)
    for realm in muster.targets:
        if not is_player(s, realm):
            for seat in s.realms[realm].allies:
                answered = (seat, realm) in muster.heeded or (realm in muster.declined and seat == s.empire.emperor)
                if not answered:  # as the Emperor's
                    answer_call(t, seat, realm, muster, offensive=False)
    begin = s.realms[leader].player if is_player(s, leader) else None
    for seat in seats_in_order(s, begin):
        if s.players[seat].realm in muster.targets:
            send_calls(t, seat, muster, offensive=False)


def call_emperor(t: T, muster: Muster) -> None:
    """A member of the Empire that is attacked from outside calls the Emperor, who defends the Empire or loses
    authority. One who is attacked himself says first whether he defends it."""
    # 5.5.dow.3b, 18.4.trigger, 18.4.activate, 18.4.refuse
    s = t.state
    emperor, seat = s.empire.realm, s.empire.emperor
    if emperor is None or not is_player(s, emperor) or is_member(s, muster.aggressor):
        return
    if t.rev >= 2 and emperor in muster.targets:
        attacked(t, muster.aggressor)
    for subject in muster.targets:
        if not is_member(s, subject) or not s.empire.authority or at_war(s, emperor, subject) or subject == emperor:
            continue
        fights = all(at_war(s, emperor, foe) for foe in muster.attackers)  # he is in it already, perhaps as a target
        if fights and (t.rev < 2 or s.empire.defence):
            continue
        about = {
            "caller": subject, "enemies": " ".join(muster.attackers), "joins": not fights,
            "point": not is_player(s, subject) and not at_war(s, emperor, muster.aggressor),
            "guard": guard_size(s) if t.rev >= 2 and no_defence(s) is None else -1,
        }  # fmt: skip
        if t.ask(seat, "call_emperor", list(ANSWERS), about=about)[0] == "accept":
            join(t, seat, subject, muster, offensive=False)
            if t.rev >= 2:
                take_up(s, muster.attackers)
                activate(t, muster.aggressor)
            gather(t, seat, subject, muster, offensive=False)
        else:
            change_authority(t, -1, "18.4.refuse")
            if t.rev >= 4:  # in place of all that a refusal brings: an alliance with the subject stays
                muster.declined.append(subject)


ASKS: dict[str, str] = {
    "call": "5.2.cta.when",
    "call_to_arms": "11.3.receive",
    "call_active": "11.3.accept_cta.4",
    "call_emperor": "5.5.dow.3b",
    "grievance": "11.3.reject_cta.4",
    "spare_lent": "2.2.token_limit",
}
