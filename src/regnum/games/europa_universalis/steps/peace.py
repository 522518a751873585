"""Step D of phase 3: peace. Chapter 10. Its four sub-steps, and who may settle what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ....kernel import RuleId, Seat, Step, Table, replace
from ..board import is_player
from ..content.shapes import Area, RealmId
from ..counters import gain_prestige, standing_army
from ..losses import add_infantry
from ..map import wars_of
from ..model import State
from ..pieces import change_court
from ..terms import (
    TERMS,
    Pair,
    Term,
    Victory,
    active_allies,
    apart,
    beaten,
    foes,
    forbids,
    heirless,
    home_from,
    leader,
    pair,
    paired,
    partial_victory,
    strangers,
    victory,
    white_by_itself,
)
from .defence import at_stake, decided
from .division import status_quo
from .order import active_seats, seats_in_order
from .parley import negotiate
from .settlement import annex, convert, humiliate, leave_side, rewarded, seat_of, succeed, vassalise, white

T = Table[State]
How = Literal["full", "yielded", ""]  # total victory, capitulation, neither
Which = tuple[Literal["settle"], RealmId] | tuple[Literal["capitulate"], RealmId] | tuple[Literal["done"]]
Choice = tuple[Term] | tuple[Literal["negotiate"]] | tuple[Literal["leave"]]
YesNo = tuple[Literal["yes", "no"]]
CAPITULATION = 2  # prestige
CARRIED_OUT: dict[str, Callable[[T, Pair], None]] = {
    "white": white,
    "status_quo": status_quo,
    "humiliation": humiliate,
    "vassalisation": vassalise,
    "conversion": convert,
    "succession": succeed,
    "annexation": annex,
}


def peace(t: T) -> None:
    """The four sub-steps of 10.1."""  # 4.3.D, 10.when
    s = t.state
    order = seats_in_order(s)
    fight = [seat for seat in order if wars_of(s, s.players[seat].realm)]
    if fight:
        t.push(
            ("peace_white",),
            *(("peace_full", seat) for seat in order),
            *(step for seat in order for step in (("peace_yield", seat), ("peace_turn", seat))),
            ("peace_after", *fight),
        )


# --- 1: white peace by itself ---


def peace_white(t: T) -> None:  # 10.1.1
    s = t.state
    for seat in seats_in_order(s):
        me = s.players[seat].realm
        for foe in foes(s, me):
            w = pair(s, me, foe)
            if white_by_itself(s, w):
                t.tell("white_by_itself", "10.1.1", seat=seat, realm=foe)
                white(t, w)


# --- 2: total victories ---


def peace_full(t: T, seat: Seat) -> None:
    """All of one player's, in the order that he likes; each must be settled."""  # 10.1.2
    s = t.state
    options: list[tuple[Literal["realm"], RealmId]] = [("realm", r) for r in beaten(s, s.players[seat].realm)]
    if options:
        foe = t.ask(seat, "full_victory", options, auto=True)[1]
        t.push(("peace_settle", seat, foe, "full"), ("peace_full", seat))


# --- 3: other wars ---


def peace_yield(t: T, seat: Seat) -> None:
    """Before a player settles his wars, his enemies may capitulate, all at the same time."""  # 10.2.capitulate
    s, me = t.state, t.state.players[seat].realm
    others = [seat_of(s, foe) for foe in foes(s, me) if is_player(s, foe)]
    if not others or "no_capitulation" in s.optional:  # OPT.3
        return
    options: list[YesNo] = [("no",), ("yes",)]
    said = t.ask_all("capitulate", dict.fromkeys(others, options), about={"realm": me, "n": CAPITULATION})
    for x in others:
        if said[x][0] == "yes":
            capitulate(t, x, seat)
    t.push(*(("peace_settle", seat, s.players[x].realm, "yielded") for x in others if said[x][0] == "yes"))


def capitulate(t: T, loser: Seat, winner: Seat) -> None:
    t.tell("capitulated", "10.2.capitulate", seat=loser, other=winner)
    gain_prestige(t, loser, -CAPITULATION, "10.2.capitulate")
    gain_prestige(t, winner, CAPITULATION, "10.2.capitulate")


def peace_turn(t: T, seat: Seat, *done: RealmId) -> None:
    """One war after the other, as the player likes; each once."""  # 10.1.3, 10.2.keep_fighting
    s, me = t.state, t.state.players[seat].realm
    left = [r for r in dict.fromkeys((*foes(s, me), *heirless(s, me), *apart(s, me))) if r not in done]
    if not left:
        return
    options: list[Which] = [("settle", r) for r in left]
    options += [("capitulate", r) for r in left if is_player(s, r)]
    options.append(("done",))
    said = t.choose(seat, "peace_war", options, never_yields, about={"by": seat, "n": CAPITULATION})
    if said[0] == "done":
        return
    foe = said[1]
    again: Step = ("peace_turn", seat, *done, foe)
    if said[0] == "settle":
        t.push(("peace_settle", seat, foe, ""), again)
    else:
        capitulate(t, seat, seat_of(s, foe))
        t.push(("peace_settle", seat_of(s, foe), me, "yielded"), again)


def never_yields(s: State, seat: Seat, option: Which) -> RuleId | None:
    return "OPT.3" if option[0] == "capitulate" and "no_capitulation" in s.optional else None


def standing(s: State, me: RealmId, foe: RealmId, how: How) -> tuple[Pair, Victory]:
    """For whom peace is made, and what victory it is."""
    if how == "yielded":
        return pair(s, me, foe), "partial"
    if spoken_for(s, me, foe) and how == "":  # 10.terms.succession: as if it were nobody's active ally
        won: Victory = "partial" if partial_victory(s, me, foe) else ""
        return pair(s, me, foe, alone=True), won
    won = "full" if how == "full" else victory(s, me, foe)
    return pair(s, me, foe, alone=won == "full"), won


def spoken_for(s: State, me: RealmId, foe: RealmId) -> bool:
    lead = leader(s, foe)
    return lead is not None and paired(s, me, lead)


def barred(s: State, me: RealmId, foe: RealmId, how: How, term: str) -> RuleId | None:
    w, won = standing(s, me, foe, how)
    if how == "" and spoken_for(s, me, foe) and term not in ("succession", "leave"):
        return "10.3.partial"
    return None if term == "leave" else forbids(s, w, term, won, how == "yielded")


def peace_settle(t: T, seat: Seat, foe: RealmId, how: How, tried: bool = False) -> None:
    """One war: a term is imposed, or a peace negotiated, or, where nothing forces the winner, left for later."""
    s, me = t.state, t.state.players[seat].realm
    if not (paired(s, me, foe) or spoken_for(s, me, foe)):
        return
    w, won = standing(s, me, foe, how)
    menu: list[Choice] = [(term,) for term in TERMS]
    if not tried:  # one round of talks for each war
        menu.append(("negotiate",))
    if how == "":
        menu.append(("leave",))
    asked = {"realm": foe, "by": seat, "how": how, "won": won or "none"}
    said = t.choose(seat, "peace_term", menu, lambda st, _, option: barred(st, me, foe, how, option[0]), about=asked)
    term = said[0]
    if term == "leave":
        return
    if term == "negotiate":
        if not negotiate(t, seat, foe, yielded=how == "yielded"):
            t.push(("peace_settle", seat, foe, how, True))
        return
    beside, cause = leader(s, foe), at_stake(s, w)
    rewarded(t, w, term, won)
    CARRIED_OUT[term](t, w)
    if t.rev >= 2:
        decided(t, cause, me if won else None)
    if won == "full" and beside is not None:  # 10.1.2.ally
        leave_side(t, foe)


# --- 4: aftermath ---


def peace_after(t: T, *fought: Seat) -> None:
    """Who is in no war any more brings units home; who is in none has no active allies."""  # 10.1.4
    s = t.state
    for seat in fought:
        if not wars_of(s, s.players[seat].realm):
            come_home(t, seat)
    for seat in active_seats(s):
        if not wars_of(s, s.players[seat].realm):
            turn_allies_back(t, seat)


def come_home(t: T, seat: Seat) -> None:
    s = t.state
    for area in strangers(s, seat):
        options: list[tuple[Literal["area"], Area]] = [("area", a) for a in home_from(s, seat, area)]
        if options:
            to = t.ask(seat, "homeward", options, auto=True, about={"area": area})[1]
            move_all(s, seat, area, to)
            t.tell("homeward", "10.1.4", seat=seat, area=area, to=to)


def move_all(s: State, seat: Seat, area: Area, to: Area) -> None:
    p = s.players[seat]
    p.armies = [replace(army, area=to) if army.area == area else army for army in p.armies]
    left = s.areas[area].infantry
    if left and left[seat]:
        add_infantry(s, to, seat, left[seat])
        add_infantry(s, area, seat, -left[seat])


def turn_allies_back(t: T, seat: Seat) -> None:
    """Their tokens show alliances again, and all lent units go to the supply."""
    s, p = t.state, t.state.players[seat]
    for ally in active_allies(s, p.realm):
        change_court(s, ally, active=False, strength=0)
        t.tell("ally_home", "10.1.4", seat=seat, realm=ally)
    p.allied = 0
    p.armies = [standing_army(replace(army, allied=(0, 0, 0))) for army in p.armies]


STEPS = {
    "peace": peace,
    "peace_white": peace_white,
    "peace_full": peace_full,
    "peace_yield": peace_yield,
    "peace_turn": peace_turn,
    "peace_settle": peace_settle,
    "peace_after": peace_after,
}
ASKS: dict[str, str] = {
    "befriend": "10.terms.status_quo.winner",
    "capitulate": "10.2.capitulate",
    "claim_calm": "10.terms.claim_calm",
    "exchange": "10.terms.status_quo.winner",
    "fate": "10.terms.status_quo.winner",
    "full_victory": "10.1.2",
    "homeward": "10.1.4",
    "lent_unit": "10.3.full",
    "peace_alliance": "11.3.at_war",
    "peace_term": "10.terms.table",
    "peace_war": "10.1.3",
    "status_quo": "10.terms.status_quo.winner",
}
