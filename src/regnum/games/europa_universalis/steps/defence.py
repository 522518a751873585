"""The Empire defends itself: 18.4, the duties of its princes (18.3.subject_duty), wars within it (18.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from ....kernel import About, RuleId, Seat, Table, replace
from ..board import claimed, is_player
from ..content.shapes import Area, Province, RealmId
from ..counters import can_pay, gain_prestige, pay
from ..effects import hooks
from ..effects.env import Env
from ..effects.ops_battle import change_side, now, scene
from ..effects.ops_pacts import CB_TOKENS, lay_cb
from ..effects.ops_places import CLAIM_TOKENS
from ..hre import change_authority, empire_areas, is_member, subjects
from ..model import Battle, State
from ..pieces import add_influence, claim_tokens
from ..shield import (
    guard_side,
    guard_size,
    imperial_land,
    is_outside,
    no_defence,
    outside_war,
    played_emperor,
    taken_from,
)
from ..terms import Pair, income

T = Table[State]
Defend = tuple[Literal["defend"]] | tuple[Literal["forgo"]]
Duty = tuple[Literal["manpower"]] | tuple[Literal["ducats"]] | tuple[Literal["prestige"]] | tuple[Literal["cb"]]
Guard = tuple[Literal["guard"]] | tuple[Literal["alone"]]
Cube = tuple[Literal["area"], Area] | tuple[Literal["imperial"], Area]
DEFEND: tuple[Defend, ...] = (("defend",), ("forgo",))
DUTIES: tuple[Duty, ...] = (("manpower",), ("ducats",), ("prestige",), ("cb",))
GUARD: tuple[Guard, ...] = (("guard",), ("alone",))
LEVY, TRIBUTE = 2, 6  # manpower and ducats that a subject owes, at most
SUPPORT = 3  # influence that the Emperor loses with a subject he attacks without cause: 18.5.no_cb


# --- activated ---


def attacked(t: T, aggressor: RealmId) -> None:
    """An Emperor of the Empire himself who is attacked from outside may call it to arms."""
    # 18.4.activate
    s = t.state
    emperor = played_emperor(s)
    if emperor is None or not is_member(s, emperor):
        return
    offer_defence(t, aggressor, "18.4.activate")


def offer_defence(t: T, aggressor: RealmId | None, rule: RuleId) -> bool:
    """Whether the Emperor activates the defence, if he can; `aggressor`: None if rebels are all there is."""
    s = t.state
    if no_defence(s) is not None:
        return False
    about = {"realm": aggressor or "none", "guard": guard_size(s), "rule": rule}
    if t.ask(s.empire.emperor, "defend_empire", DEFEND, about=about)[0] == "forgo":
        return False
    activate(t, aggressor)
    return True


def called_by_card(t: T, env: Env) -> bool:
    return offer_defence(t, None, env.rule)


hooks.DEFENCE.append(called_by_card)


def activate(t: T, aggressor: RealmId | None) -> None:
    """The marker is laid, the guard raised, and every prince who is a player does his duty. While the marker lies
    nothing of it comes again."""
    # 18.4.activate, 18.4.guard
    s = t.state
    if no_defence(s) is not None:
        return
    s.empire.defence, s.empire.guard = True, guard_size(s)
    t.tell("defence", "18.4.activate", seat=s.empire.emperor, n=s.empire.guard)
    duties(t, aggressor)


def take_up(s: State, foes: Sequence[RealmId]) -> None:
    """A war that the Emperor has with outside aggressors already is one for the Empire now."""
    # 18.4.guard.end, 18.4.peace_result
    emperor = played_emperor(s)
    s.wars = [
        replace(w, outside=True)
        if emperor in (w.aggressor, w.target) and any(x in foes and is_outside(s, x) for x in (w.aggressor, w.target))
        else w
        for w in s.wars
    ]


def end_defence(t: T, rule: RuleId = "18.4.guard.end") -> None:
    """Marker and guard leave the table."""
    empire = t.state.empire
    if empire.defence:
        empire.defence, empire.guard = False, 0
        t.tell("defence_over", rule, seat=empire.emperor)


# --- the duties of subjects ---


def duties(t: T, aggressor: RealmId | None) -> None:
    """All at the same time; what each has chosen is carried out when all have."""
    # 18.3.subject_duty
    s = t.state
    seats = [s.realms[r].player for r in subjects(s) if is_player(s, r)]
    said = t.together("duty", {seat: partial(choose_duty, t, seat, aggressor) for seat in seats})
    for seat in sorted(seats):
        do_duty(t, seat, said[seat], aggressor)


def choose_duty(t: T, seat: Seat, aggressor: RealmId | None) -> Duty:
    s = t.state
    about: About = {"realm": aggressor or "none", "men": levy(s, seat), "tribute": tribute(s, seat)}

    def bar(now: State, who: Seat, option: Duty) -> RuleId | None:
        return no_duty(now, who, option, aggressor)

    return t.choose(seat, "duty", DUTIES, bar, about=about)


def levy(s: State, seat: Seat) -> int:
    """Manpower that would be exhausted: two, half of all at most."""
    return min(LEVY, (s.players[seat].manpower + 1) // 2)


def tribute(s: State, seat: Seat) -> int:
    """Ducats that would be lost: six, half of the tax income at most."""
    return min(TRIBUTE, (income(s, s.players[seat].realm) + 1) // 2)


def no_duty(s: State, seat: Seat, option: Duty, aggressor: RealmId | None) -> RuleId | None:
    """Why a subject cannot do it so: prestige can always be lost."""
    p = s.players[seat]
    match option[0]:
        case "manpower":
            return None if p.available >= levy(s, seat) else "9.3.exhausted"
        case "ducats":
            return None if can_pay(p, tribute(s, seat)) else "7.4.loan_cap"
        case "cb":
            if aggressor is None or seat in s.realms[aggressor].cbs:
                return "9.1.cb.general"
            laid = sum(seat in court.cbs for court in s.realms.values())
            if s.revision >= 5:  # 2.2.token_limit: a CB token or a claim is taken from elsewhere
                movable = laid >= CB_TOKENS or bool(claimed(s, seat))
                return None if movable or claim_tokens(s, seat) < CLAIM_TOKENS else "2.2.token_stock"
            return "2.2.token_stock" if laid >= CB_TOKENS or claim_tokens(s, seat) >= CLAIM_TOKENS else None
    return None


def do_duty(t: T, seat: Seat, duty: Duty, aggressor: RealmId | None) -> None:
    s, p = t.state, t.state.players[seat]
    t.tell("duty", "18.3.subject_duty", seat=seat, what=duty[0])
    match duty[0]:
        case "manpower":  # 9.3.exhausted
            n = levy(s, seat)
            p.available, p.exhausted = p.available - n, p.exhausted + n
        case "ducats":
            pay(t, seat, ducats=tribute(s, seat))
        case "prestige":
            gain_prestige(t, seat, -1, "18.3.subject_duty")
        case "cb":
            assert aggressor is not None
            lay_cb(t, seat, aggressor, Env(seat, s.turn, rule="18.3.subject_duty", table=t), must=True)


# --- the guard in battle ---


def bring_guard(t: T, b: Battle) -> Battle:
    """All of it joins the Emperor's units in a battle, or none, as he likes."""
    # 18.4.guard.use
    s = t.state
    i = guard_side(s, b)
    if i is None:
        return b
    said = t.ask(s.empire.emperor, "guard", GUARD, about=scene(s, i, "18.4.guard.use", guard=s.empire.guard))
    if said[0] == "guard":
        change_side(s, i, guard=True)
        t.tell("guard", "18.4.guard.use", seat=s.empire.emperor, n=s.empire.guard, area=b.area)
    return now(t)


# --- wars within the Empire ---


def no_cause_price(s: State, seat: Seat, target: RealmId, causes: Sequence[Any]) -> int:
    """Authority that a war costs the Emperor: with a subject, without casus belli."""
    # 18.5.no_cb
    return int(seat == s.empire.emperor and not causes and target in subjects(s))


def without_cause(t: T, seat: Seat, target: RealmId) -> None:
    """War within the Empire that nothing justifies: what it costs the Emperor, or brings him against a subject."""
    # 18.5.no_cb, 18.5.subject_no_cb
    s = t.state
    emperor = played_emperor(s)
    if emperor is None or not is_member(s, target):
        return
    me = s.players[seat].realm
    if me == emperor:
        change_authority(t, -1, "18.5.no_cb")
        lose_support(t, seat)
    elif is_member(s, me):
        lord = s.empire.emperor
        if lord not in s.realms[me].cbs:
            lay_cb(t, lord, me, Env(lord, s.turn, rule="18.5.subject_no_cb", table=t), must=True)


def lose_support(t: T, seat: Seat) -> None:
    """Cubes of the Emperor off areas of the Empire, imperial ones among them as he likes."""
    # 18.5.no_cb, 18.2.like
    s = t.state
    for left in range(SUPPORT, 0, -1):
        options: list[Cube] = [("area", a) for a in empire_areas(s) if s.areas[a].influence[seat]]
        options += [("imperial", a) for a in empire_areas(s) if s.areas[a].imperial]
        if not options:
            return
        said = t.ask(seat, "lose_influence", options, auto=True, about={"left": left, "rule": "18.5.no_cb"})
        if said[0] == "area":
            add_influence(s, said[1], seat, -1)
        else:
            s.areas[said[1]] = replace(s.areas[said[1]], imperial=s.areas[said[1]].imperial - 1)
        t.tell("influence", "18.5.no_cb", seat=seat, area=said[1], n=-1)


# --- peace ---


@dataclass(frozen=True, slots=True)
class Stake:
    """What the Empire has at stake in a peace with an outside aggressor: looked at before it is made."""

    emperor: RealmId
    foe: RealmId
    whole: bool  # it ends the Emperor's own war
    land: tuple[Province, ...]  # of the Empire that no player from outside owns
    annexed: bool  # some was lost in that war before


def at_stake(s: State, w: Pair) -> Stake | None:
    """None if the Emperor is in no war for the Empire with either of the two."""
    emperor = played_emperor(s)
    if emperor is None:
        return None
    for foe in (w.me, w.foe):
        war = outside_war(s, emperor, foe)
        if war is not None:
            return Stake(emperor, foe, emperor in (w.me, w.foe), imperial_land(s), war.annexed)
    return None


def decided(t: T, stake: Stake | None, winner: RealmId | None) -> None:
    """What a peace means for the authority of the Emperor; `winner`: None if nobody has won."""
    # 18.4.peace_result
    if stake is None:
        return
    s = t.state
    annexed = stake.annexed or any(taken_from(s, p) for p in stake.land)
    if not stake.whole:  # made with a subject alone: it counts when the Emperor makes his
        war = outside_war(s, stake.emperor, stake.foe)
        s.wars = [replace(w, annexed=annexed) if w is war else w for w in s.wars]
    elif winner == stake.foe:
        change_authority(t, -1, "18.4.peace_result")
    elif winner == stake.emperor and not annexed:
        change_authority(t, 1, "18.4.peace_result")


ASKS: dict[str, str] = {
    "defend_empire": "18.4.activate",
    "duty": "18.3.subject_duty",
    "guard": "18.4.guard.use",
}
