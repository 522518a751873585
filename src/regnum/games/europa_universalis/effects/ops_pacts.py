"""Alliances, marriages, truces, CB tokens and offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ....kernel import RuleId, Seat, replace
from ..board import forsaken
from ..content.shapes import Op, RealmId
from ..deeds import record
from ..map import at_peace, at_war
from ..model import NONE, State
from ..pieces import ally, change_court, dispute, end_alliance, end_marriage, end_truce, marry, put_cb, truce
from ..realm import alliances, allied, influence_on, is_independent, is_player, marriages, married
from ..wars import leave_ally
from . import courts
from .amounts import amount
from .asking import about, agree, pick, pick_some
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .measures import limit
from .ops_places import spare_token
from .running import run

CB_TOKENS = 2  # 2.2.token_stock

# --- alliances and marriages ---


def _pact(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    found = [r for r in courts.realms(s, op["realms"], env) if r in s.realms]
    kinds: Sequence[str] = op["kind"]
    match op["do"]:
        case "gain":
            fit = [r for r in found if any(no_pact(s, seat, r, kind) is None for kind in kinds)]
        case "replace":
            fit = [r for r in found if any(no_pact(s, seat, r, kind, True) is None for kind in kinds)]
        case "end":
            fit = [r for r in found if any(_has(s, seat, r, kind) for kind in kinds)]
        case _:
            fit = [r for r in found if s.realms[r].marriages and s.realms[r].disputed != s.realms[r].marriages]
    n = amount(s, seat, op.get("n", "all"), env, len(fit))
    done: list[RealmId] = []
    for r in pick_some(env, "realm", fit, f"pact_{op['do']}", 0 if op.get("optional") else n, n):
        changed = [_change(t, seat, r, kind, op["do"], env) for kind in kinds]
        done += [r] * any(changed)
    return bind("realm", done, [s.realms[r].player for r in done])


def _has(s: State, seat: Seat, realm: RealmId, kind: str) -> bool:
    return allied(s, seat, realm) if kind == "alliance" else married(s, seat, realm)


def _change(t: T, seat: Seat, realm: RealmId, kind: str, how: str, env: Env) -> bool:
    s = t.state
    if how == "dispute":  # 11.2.disputed
        dispute(s, realm)
        t.tell("disputed", env.rule, realm=realm)
        return True
    if how == "end":
        if not _has(s, seat, realm, kind):
            return False
        if kind == "alliance":
            break_alliance(t, seat, realm, env.rule)
        else:
            end_marriage(s, seat, realm)
            t.tell("marriage", env.rule, seat=seat, realm=realm, n=-1)
        return True
    if no_pact(s, seat, realm, kind, how == "replace") is not None or not token_free(t, seat, kind, realm, env):
        return False
    conclude(t, seat, realm, kind, env.rule)
    return True


def no_pact(s: State, seat: Seat, realm: RealmId, kind: str, replace_any: bool = False) -> RuleId | None:
    """16.3.gain_alliance: the rule against it, or None. Marriages need an eligible partner, alliances an independent
    realm at peace; another player's alliance gives way to at least as much influence."""
    p = s.players[seat]
    if realm == p.realm or is_player(s, realm):
        return "16.3.gain_alliance"
    if kind == "marriage":
        return courts.no_marriage(s, seat, realm)
    if forsaken(s, realm):
        return "21.leave"
    if allied(s, seat, realm) or not is_independent(s, realm):
        return "16.3.gain_alliance"
    if not at_peace(s, realm) or not at_peace(s, p.realm):
        return "11.3.at_war"
    settlers = s.revision < 4  # 11.1.colonists: they count for two actions, not for events
    mine = influence_on(s, seat, realm, settlers)
    others = [x for x in s.realms[realm].allies if x != seat]
    if others and not replace_any and any(influence_on(s, x, realm, settlers) > mine for x in others):
        return "16.3.gain_alliance"
    return None


def token_free(t: T, seat: Seat, kind: str, realm: RealmId, env: Env) -> bool:
    """A token under the limit of three or four, else one of his own that lies neither on an active ally nor on a
    disputed marriage."""
    s = t.state
    laid = alliances(s, seat) if kind == "alliance" else marriages(s, seat)
    if len(laid) < limit(s, seat, "alliances" if kind == "alliance" else "marriages"):
        return True
    if env.card is not None and t.rev >= 3:  # 2.2.token_fixed: only an event moves one
        return False
    if kind == "alliance":
        loose = [r for r in laid if not s.realms[r].active and r != realm]
    else:
        loose = [r for r in laid if seat not in s.realms[r].disputed and r != realm]
    gone = pick(replace(env, chooser=seat), "realm", loose, f"move_{kind}", True)
    if gone is None:
        return False
    if kind == "alliance":
        end_alliance(s, seat, gone)
    else:
        end_marriage(s, seat, gone)
    t.tell(kind, "16.3.gain_alliance", seat=seat, realm=gone, n=-1)
    return True


def conclude(t: T, seat: Seat, realm: RealmId, kind: str, rule: RuleId) -> None:
    s = t.state
    if kind == "marriage":
        marry(s, seat, realm)
    else:
        if not is_player(s, realm):  # 11.3.npr_single
            for other in s.realms[realm].allies:
                break_alliance(t, other, realm, rule)
        ally(s, seat, realm)
        for one, with_ in ((seat, realm), (s.realms[realm].player, s.players[seat].realm)):
            if one != NONE:
                record(s, one, "alliance_formed", 1, "pr" if is_player(s, with_) else "npr")
    t.tell(kind, rule, seat=seat, realm=realm, n=1)


def break_alliance(t: T, seat: Seat, realm: RealmId, rule: RuleId) -> None:
    """16.3.end_alliance: with an active ally his units go, and the player's enemies are at war with it alone."""
    leave_ally(t.state, seat, realm)
    t.tell("alliance", rule, seat=seat, realm=realm, n=-1)


# --- truces and CB tokens ---


def _token(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    caller = replace(env, you=env.runner)  # `you` there is who runs the list, not who lays the token
    me, how = s.players[seat].realm, op.get("do", "gain")
    found = [r for r in courts.realms(s, op["on"], caller) if r in s.realms and r != me]
    done = []
    for r in found:
        if not _token_fits(s, seat, r, op["kind"], how):
            continue
        if op.get("optional") and not agree(t, env.chooser, env, f"{op['kind']}_{how}", realm=r):
            continue
        if op["kind"] == "truce" and how == "gain":  # 10.4.truce
            truce(s, seat, r)
            t.tell("truce", env.rule, seat=seat, realm=r, n=1)
        elif how in ("end", "to_cb"):
            end_truce(s, seat, r)
            t.tell("truce", env.rule, seat=seat, realm=r, n=-1)
        if op["kind"] == "cb" or how == "to_cb":
            lay_cb(t, seat, r, env)
        done.append(r)
    return bind("realm", done, [s.realms[r].player for r in done])


def _token_fits(s: State, seat: Seat, realm: RealmId, kind: str, how: str) -> bool:
    court = s.realms[realm]
    if not (is_player(s, realm) or is_independent(s, realm)):  # 10.4.truce_none
        return False
    if kind == "cb":
        return seat not in court.cbs
    if how == "gain":
        return seat not in court.truces and not at_war(s, s.players[seat].realm, realm)
    return seat in court.truces


def lay_cb(t: T, seat: Seat, realm: RealmId, env: Env, must: bool = False) -> None:
    """9.1.cb.general: one of two tokens. When both lie elsewhere one is taken from there, if the player likes or
    `must`."""
    # 2.2.token_limit
    s = t.state
    laid = [r for r, court in s.realms.items() if seat in court.cbs]
    if len(laid) >= CB_TOKENS:
        gone = pick(replace(env, chooser=seat), "realm", laid, "lift_cb", not must) if t.rev >= 5 else None
        if gone is None:
            return
        change_court(s, gone, cbs=tuple(x for x in s.realms[gone].cbs if x != seat))
        t.tell("cb_lifted", "2.2.token_limit", seat=seat, realm=gone)
    elif not spare_token(t, seat, env, "", must and t.rev >= 5):  # type: ignore[arg-type]
        return
    put_cb(s, seat, realm)
    t.tell("cb", env.rule, seat=seat, realm=realm)


# --- offers ---

Answer = tuple[Literal["accept", "refuse"]]


def _offer(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """16.3.npr_yes: a player answers, an independent realm accepts."""
    s = t.state
    me = s.players[seat].realm
    goals = [r for r in courts.realms(s, op["to"], env) if r != me and r in s.realms]
    accepted: list[RealmId] = []
    made = 0
    for r in goals:
        if not _offerable(s, seat, r, op["what"]):
            continue
        if not op.get("must") and not agree(t, seat, env, "offer", realm=r, pact=tuple(op["what"])):
            continue
        made += 1
        said = _answer(t, seat, s.realms[r].player, me, op, env)
        inner = env.running(seat)
        inner.bound["to"] = bind("realm", [r], [s.realms[r].player])
        if said:
            accepted.append(r)
            for kind in op["what"]:
                if kind != "sale" and _room_both(t, seat, r, kind, env):
                    conclude(t, seat, r, kind, env.rule)
        run(t, op.get("accept" if said else "refuse", ()), inner)
    if made and not accepted:
        run(t, op.get("refuse_all", ()), env.running(seat))
    return bind("realm", accepted, [s.realms[r].player for r in accepted])


def _answer(t: T, seat: Seat, other: Seat, realm: RealmId, op: Op, env: Env) -> bool:
    if other == NONE:
        return True
    options: list[Answer] = [("accept",), ("refuse",)]
    asked = about(env, realm=realm, pact=tuple(op["what"]))
    said = t.ask(other, "proposal", options, about=asked)[0] == "accept"
    t.tell("answered", env.rule, seat=other, realm=realm, said="accept" if said else "refuse")
    return said


def _offerable(s: State, seat: Seat, realm: RealmId, what: Sequence[str]) -> bool:
    me, other = s.players[seat].realm, s.realms[realm].player
    if "sale" in what:
        return True
    if other == NONE:
        return all(no_pact(s, seat, realm, kind) is None for kind in what)
    if "alliance" in what:  # 11.3.at_war, 11.3.max
        room = all(len(alliances(s, x)) < limit(s, x, "alliances") for x in (seat, other))
        if allied(s, seat, realm) or not room or not at_peace(s, me) or not at_peace(s, realm):
            return False
    if "marriage" in what:  # 11.2.who, 11.2.max
        room = all(len(marriages(s, x)) < limit(s, x, "marriages") for x in (seat, other))
        pair = (courts.no_marriage(s, seat, realm), courts.no_marriage(s, other, me))
        return room and pair == (None, None)
    return True


def _room_both(t: T, seat: Seat, realm: RealmId, kind: str, env: Env) -> bool:
    return is_player(t.state, realm) or token_free(t, seat, kind, realm, env)


# --- what an independent realm does ---


def _pact_of_independent(t: T, op: Op, env: Env) -> Bound:
    """It makes the pact: with a player it is the player's."""  # 16.3.npr_yes
    s = t.state
    mine = [r for r in courts.realms(s, op.get("who", "you"), env) if r in s.realms and not is_player(s, r)]
    done = NOTHING
    for realm in mine:
        for other in courts.realms(s, op["realms"], env):
            seat = s.realms[other].player
            if seat != NONE:
                one = {**op, "realms": bind_name(realm)}
                done = done.plus(_pact(t, seat, one, env.acting(seat)))
    return done


def bind_name(realm: RealmId) -> list[str]:
    return [str(realm)]


def _offer_of_independent(t: T, op: Op, env: Env) -> Bound:
    s = t.state
    mine = [r for r in courts.realms(s, op.get("who", "you"), env) if r in s.realms and is_independent(s, r)]
    done: list[RealmId] = []
    for realm in mine:
        for other in courts.realms(s, op["to"], env):
            seat = s.realms[other].player
            if seat == NONE or "sale" in op["what"] or not _offerable(s, seat, realm, op["what"]):
                continue
            if _answer(t, NONE, seat, realm, op, env):
                done.append(other)
                for kind in op["what"]:
                    if token_free(t, seat, kind, realm, env):
                        conclude(t, seat, realm, kind, env.rule)
    return bind("realm", done, [s.realms[r].player for r in done])


HANDLERS: Handlers = {"pact": _pact, "token": _token, "offer": _offer}
INDEPENDENT: dict[str, Callable[[T, Op, Env], Bound]] = {"pact": _pact_of_independent, "offer": _offer_of_independent}
