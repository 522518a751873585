"""The Holy Roman Empire at work: authority is raised, areas leave and return, a round ends, Emperors are elected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table
from ..board import capital, is_player, world
from ..content.shapes import Faith, RealmId
from ..counters import pay
from ..effects.env import Env
from ..effects.ops_pacts import CB_TOKENS, lay_cb
from ..election import candidates, elective, vote
from ..faith import faith, same_faith
from ..hre import authority_ceiling, change_authority, dissolve, electors, lost, members, regained, set_outside
from ..model import State
from ..pieces import realm_moved
from ..realm import is_independent
from ..shield import is_outside
from ..sides import at_war
from .defence import end_defence

T = Table[State]
Elect = tuple[Literal["player"], Seat]
Grudge = tuple[Literal["none"]] | tuple[Literal["realm"], RealmId]
TOP, WEAK = 6, 2  # 18.1.range, 18.9.after
REFORM = 3  # the age in which the official religion may change


# --- 18.1.raise ---


def raise_cost(s: State) -> int:
    # 18.1.raise
    return s.empire.authority + 1


def bar_authority(s: State, seat: Seat) -> RuleId | None:
    if s.empire.emperor != seat or s.players[seat].adm < raise_cost(s):
        return "18.1.raise"
    if s.empire.authority >= TOP:
        return "18.1.range"
    return "18.1.max" if s.empire.authority >= authority_ceiling(s) else None


def authority(t: T, seat: Seat) -> None:
    pay(t, seat, adm=raise_cost(t.state))
    change_authority(t, 1, "18.1.raise")


# --- 18.6, 18.8.fall: land has changed hands ---


def watched(name: str, step: Callable[..., None]) -> Callable[..., None]:
    """A step, and what the Empire loses or regains by it; the text of an event says itself what is lost."""
    told = name == "event_text"  # 16.3.hre_leave

    def done(t: T, *args: Any) -> None:
        step(t, *args)
        if t.state.empire.moved:
            look_at_lands(t, told)

    return done


def look_at_lands(t: T, event: bool = False) -> None:
    """After every step that gave provinces to others: what leaves the Empire, and what returns. `event`: the text of
    one did it, and what authority is lost stands there."""
    # 18.6.leave, 16.3.hre_leave, 18.6.reintegrate, 18.8.fall; 18.1.max: an elector may be gone
    s = t.state
    moved, s.empire.moved = s.empire.moved, []
    realm = s.empire.realm
    if realm is None:
        return
    if not is_player(s, realm) and capital(s, realm) is None:
        dissolve(t, "18.8.fall")
        return
    for a in moved:
        if not world(s).areas[a].hre:
            continue
        if s.areas[a].outside and regained(s, a):
            s.areas[a] = replace(s.areas[a], outside=False)
            t.tell("inside", "18.6.reintegrate", area=a)
            change_authority(t, 1, "18.6.reintegrate")
        elif not s.areas[a].outside and lost(s, a):
            set_outside(t, a, "16.3.hre_leave" if event else "18.6.leave")
            if not event:
                change_authority(t, -1, "18.6.leave")
    change_authority(t, 0, "18.1.max")


# --- 4.5.B: the end of a round ---


def imperial_round(t: T) -> None:
    """The die of an independent Emperor, then the official religion (docs/rulings)."""
    if t.state.empire.realm is None:
        return
    if not elective(t.state):
        roll_for_emperor(t)
    if t.state.advanced:  # 2.advanced
        check_religion(t)


def roll_for_emperor(t: T) -> None:
    # 18.8.die
    now, rolled = t.state.empire.authority, t.roll("emperor")[0]
    t.tell("imperial_die", "18.8.die", n=rolled)
    change = 0
    if rolled in (1, TOP):
        change = 1 if rolled == TOP else -1
    elif abs(rolled - now) >= 2:
        change = 1 if rolled > now else -1
    if change:
        change_authority(t, change, "18.8.die")


def check_religion(t: T) -> None:
    # 18.7.start, 18.7.check
    s = t.state
    where = electors(s)
    if s.age < REFORM or not where:
        return
    new: Faith = next((x for x in OFFICIAL if all(same_faith(faith(s, a), x) for a in where)), "")
    if new == s.empire.faith:
        return
    s.empire.faith = new
    t.tell("official_faith", "18.7.check", faith=new or "none")
    if new == "protestant":
        change_authority(t, -1, "18.7.check")


OFFICIAL: tuple[Faith, ...] = ("catholic", "protestant")


# --- 18.9: an election ---


def election(t: T) -> None:
    """Each electoral area votes, the Emperor breaks ties, most votes win."""
    # 18.9.votes, 18.9.eligible
    s = t.state
    if not elective(s):  # the Empire fell meanwhile
        return
    now = s.empire.emperor
    t.tell("election", "18.9.trigger", seat=now)
    among = candidates(s)
    if not among:
        t.tell("no_candidate", "18.9.eligible", seat=now)
        change_authority(t, -2, "18.9.eligible")
        return
    votes = dict.fromkeys(among, 0)
    for area in electors(s):
        found, rule = vote(s, area, among)
        if not found:
            t.tell("vote_lost", rule, area=area)
            continue
        tied: list[Elect] = [("player", seat) for seat in found]
        chosen = t.ask(now, "election_tie", tied, auto=True, about={"area": area})[1]
        votes[chosen] += 1
        t.tell("vote", rule, area=area, seat=chosen)
    most = max(votes.values())
    best: list[Elect] = [("player", seat) for seat in among if votes[seat] == most]
    new = t.ask(now, "election", best, auto=True, about={"n": most})[1]
    if new == now:
        t.tell("reelected", "18.9.votes", seat=new, n=most)
    else:
        t.tell("elected", "18.9.votes", seat=new, n=most)
        crown_emperor(t, new)
    if s.empire.authority <= WEAK:  # 18.9.after
        change_authority(t, 1, "18.9.after")


def crown_emperor(t: T, seat: Seat) -> None:
    """Another player has the crown, and with it the imperial cubes; what was under way ends."""
    # 18.9.after
    s = t.state
    old, new = s.empire.realm, s.players[seat].realm
    assert old is not None
    end_defence(t, "18.9.after")
    intruded = [{r for r in (war.aggressor, war.target) if is_outside(s, r)} for war in s.wars]
    s.empire.emperor, s.empire.realm = seat, new
    s.wars = [
        replace(war, outside=war.outside and any(is_outside(s, r) for r in they))
        for war, they in zip(s.wars, intruded, strict=True)
    ]
    for realm in (old, new):  # 18.6: land of the Emperor is the Empire's, wherever he has his capital
        realm_moved(s, realm)
    laid = [realm for realm, court in s.realms.items() if seat in court.cbs]
    intruders = [realm for realm in invaders(s) if realm not in laid]
    if intruders and (t.rev >= 5 or len(laid) < CB_TOKENS):
        options: list[Grudge] = [("none",), *(("realm", realm) for realm in intruders)]
        said = t.ask(seat, "election_cb", options)
        if said[0] == "realm":
            lay_cb(t, seat, said[1], Env(seat, s.turn, rule="18.9.after", table=t))


def invaders(s: State) -> list[RealmId]:
    """Outside realms at war with an independent member, be it another's active ally."""
    # 18.9.after
    princes = [r for r in members(s) if is_independent(s, r)]
    fighting = dict.fromkeys(r for war in s.wars for r in (war.aggressor, war.target))
    return [r for r in fighting if is_outside(s, r) and any(at_war(s, r, prince) for prince in princes)]


STEPS = {"authority": authority, "imperial_round": imperial_round, "election": election}
BARS = {"authority": bar_authority}
ASKS: dict[str, str] = {
    "election": "18.9.votes",
    "election_tie": "18.9.votes",
    "election_cb": "18.9.after",
}
