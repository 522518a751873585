"""Wars that a card brings or ends: 16.3.war, 9.1.cb.event, and the wars of a crusade: 19.3.crusade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ....kernel import Seat, Table, replace
from ..aftermath import settle
from ..content.shapes import Area, Op, RealmId
from ..counters import gain_power, gain_prestige
from ..effects import courts, hooks, running
from ..effects.amounts import amount
from ..effects.asking import about, agree, pick, pick_some
from ..effects.env import NOTHING, Bound, Env, bind, turn_order
from ..effects.running import perform, run
from ..faith import state_faith
from ..map import capital, overlord, owner, rightful, side, world
from ..model import NONE, State
from ..pieces import end_alliance, occupy, put_town
from ..realm import is_independent, is_player
from ..wars import Cause, Lift, end_war, in_pact, no_war, stand_down, start_war, truce
from .fighting import battles_due
from .war import choose_targets, declare, meeting_places

T = Table[State]
Banner = tuple[Literal["join"], Seat] | tuple[Literal["refuse"]]
FEE = 2  # mercenaries of a crusade


def card_war(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    match op["do"]:
        case "declare":
            return _declared(t, seat, op, env)
        case "end":
            return _end(t, seat, op, env)
    return _coalition(t, seat, op, env)


# --- declared ---


def _declared(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """By the player, or by the realms that the card names as aggressors."""
    s = t.state
    found: list[RealmId] = []
    if "aggressor" not in op:
        found += _by_player(t, seat, op, env)
    else:
        for realm in courts.realms(s, op["aggressor"], env):
            if is_player(s, realm):
                who = s.realms[realm].player
                found += _by_player(t, who, op, env.acting(who))
            else:
                found += _by_realm(t, realm, op, env)
    run(t, op.get("then" if found else "else", ()), env)
    return bind("realm", dict.fromkeys(found), [s.realms[r].player for r in found])


def declared_by_independent(t: T, op: Op, env: Env) -> Bound:
    """`who` names a realm that nobody plays: it does what it may."""  # 16.3.npr_yes
    s = t.state
    mine = courts.realms(s, op.get("aggressor", op.get("who", "you")), env)
    if op["do"] != "declare":
        return NOTHING
    found = [r for realm in mine if not is_player(s, realm) for r in _by_realm(t, realm, op, env)]
    run(t, op.get("then" if found else "else", ()), env)
    return bind("realm", dict.fromkeys(found), [s.realms[r].player for r in found])


def _by_player(t: T, seat: Seat, op: Op, env: Env) -> tuple[RealmId, ...]:
    """9.1.cb.event: the card is the casus belli against whom it names; a free action against anybody needs its own."""
    s, me = t.state, t.state.players[seat].realm
    action, lifted = bool(op.get("action")), tuple[Lift, ...](op.get("lift", ()))
    if "on" not in op:
        if all(no_war(s, me, r, lifted) for r in s.realms) or not agree(t, seat, env, "war"):
            return ()
        return declare(t, seat, choose_targets(t, seat, lifted=lifted), lifted=lifted, action=action)
    fit = _targets(s, me, op, env, lifted)
    n = amount(s, seat, op.get("n", "all"), env, len(fit))
    asked = replace(env, chooser=seat)
    chosen = pick_some(asked, "realm", fit, "war", n if op.get("must") else 0, n)
    return declare(t, seat, chosen, "event", lifted, action)


def _by_realm(t: T, realm: RealmId, op: Op, env: Env) -> tuple[RealmId, ...]:
    s, lifted = t.state, tuple[Lift, ...](op.get("lift", ()))
    if not is_independent(s, realm):
        return ()
    fit = _targets(s, realm, op, env, lifted)
    n = amount(s, env.you, op.get("n", "all"), env, len(fit))
    return declare(t, NONE, pick_some(env, "realm", fit, "war", n, n), "event", lifted, by=realm)


def _targets(s: State, realm: RealmId, op: Op, env: Env, lifted: Sequence[Lift]) -> list[RealmId]:
    """Whom the card names, as far as the war is legal: of several, one that is must be chosen."""  # 16.3.war
    return [r for r in courts.realms(s, op["on"], env) if no_war(s, realm, r, lifted, "event") is None]


# --- ended ---


def _end(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """One war of the player ends: everybody keeps what he occupies of the other, but capitals go back."""
    s, me = t.state, t.state.players[seat].realm
    pairs = [w.target if w.aggressor == me else w.aggressor for w in s.wars if me in (w.aggressor, w.target)]
    foe = pick(replace(env, chooser=seat), "realm", list(dict.fromkeys(pairs)), "war_end")
    if foe is None:
        return NOTHING
    for winner, loser in ((me, foe), (foe, me)):
        if is_player(s, winner):
            _keep(t, s.realms[winner].player, loser)
    end_war(s, me, foe)
    t.tell("war_ended", env.rule, realm=me, target=foe)
    if op.get("truce"):  # 10.4.truce
        truce(s, me, foe)
    settle(s)
    for realm in (me, foe):
        if is_player(s, realm):
            stand_down(s, s.realms[realm].player)
    return bind("realm", [foe], [s.realms[foe].player])


def _keep(t: T, seat: Seat, loser: RealmId) -> None:
    """What the player occupies of a realm, its vassals and its active allies."""
    s = t.state
    for p, land in [*s.provinces.items()]:
        holder = overlord(s, p) or rightful(s, p)
        if land.occupier != seat or holder is None or loser not in (holder, side(s, holder)):
            continue
        if capital(s, holder) == p:
            occupy(s, p, NONE)
            t.tell("freed", "16.3.war", province=p)
        else:
            put_town(s, p, seat, unrest=land.occupier_unrest)
            t.tell("kept", "16.3.war", seat=seat, province=p)


# --- a coalition ---


def _coalition(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """Event 455B: the player leads one side, his rival the other. Everybody else in turn joins one of them, for a
    military point for each player on the other, or bears what refusing costs. Alliances and truces between the sides
    end, and all of them are at war."""
    s = t.state
    lifted: tuple[Lift, ...] = ("truce", "alliance")
    rival = next((x for r in courts.realms(s, op["on"], env) if (x := s.realms[r].player) not in (NONE, seat)), NONE)
    if rival == NONE or no_war(s, s.players[seat].realm, s.players[rival].realm, lifted, "event"):
        return NOTHING
    sides: dict[Seat, list[Seat]] = {seat: [seat], rival: [rival]}
    for other in turn_order(s, seat):
        if other in (seat, rival):
            continue
        options: list[Banner] = [("join", seat), ("join", rival), ("refuse",)]
        said = t.ask(
            other,
            "coalition",
            options,
            about=about(env, a=seat, b=rival, for_a=len(sides[rival]), for_b=len(sides[seat])),
        )
        if said[0] == "refuse":
            run(t, op.get("refuse", ()), env.running(other))
            continue
        gain_power(t, other, "mil", len(sides[rival if said[1] == seat else seat]), env.rule)
        sides[said[1]].append(other)
        t.tell("coalition", env.rule, seat=other, leader=said[1])
    for a in sides[seat]:
        for b in sides[rival]:
            _sever(t, a, b, env)
    declared = declare(t, seat, [s.players[rival].realm], "event", lifted)
    for a in sides[seat]:
        for b in sides[rival]:
            start_war(s, s.players[a].realm, s.players[b].realm)
    everybody = [s.players[x].realm for x in (*sides[seat], *sides[rival])]
    battles_due(t, seat, *meeting_places(s, everybody))
    return bind("realm", declared, [rival])


def _sever(t: T, a: Seat, b: Seat, env: Env) -> None:
    s = t.state
    one, other = s.players[a].realm, s.players[b].realm
    if in_pact(s, one, other, "allies"):
        end_alliance(s, a, other)
        t.tell("alliance", env.rule, seat=a, realm=other, n=-1)


# --- a crusade ---


def crusade_war(t: T, seat: Seat, area: Area, env: Env) -> None:
    """Who calls it may declare war at once, without its point, on Muslims who own land there: for prestige, and two
    mercenaries."""  # 19.3.crusade, 19.3.crusade.devoted
    s, me = t.state, t.state.players[seat].realm
    cause: Cause = "crusade"
    owners = dict.fromkeys(r for p in world(s).areas[area].provinces if (r := owner(s, p)) is not None)
    fit = [r for r in owners if state_faith(s, r) == "muslim" and no_war(s, me, r, (), cause) is None]
    chosen = pick_some(replace(env, chooser=seat), "realm", fit, "crusade_war", 0, len(fit))
    if declare(t, seat, chosen, cause, action=True):
        gain_prestige(t, seat, 1, "19.3.crusade")
        hire = {"op": "units", "do": "gain", "n": FEE, "category": "mercenary", "kind": "infantry"}
        perform(t, hire, replace(env, you=seat, chooser=seat, rule="19.3.crusade"))


running.HANDLERS["war"] = card_war
running.INDEPENDENT["war"] = declared_by_independent
hooks.CRUSADE.append(crusade_war)
STEPS: dict[str, Callable[..., None]] = {}
ASKS: dict[str, str] = {"coalition": "16.3.war"}
