"""Peace terms carried out: chapter 10. The status quo has a file of its own, division.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table
from ..aftermath import settle
from ..board import capital_area, forsaken, is_player, tax, world
from ..content.shapes import KINDS, Area, Province, RealmId
from ..counters import gain_prestige
from ..decks import character, discards
from ..deeds import record
from ..effects.asking import pick
from ..effects.env import Env
from ..effects.modifiers import modified
from ..effects.ops_faith import adopt, turn
from ..effects.ops_pacts import conclude
from ..effects.ops_people import crown, take_from
from ..effects.ops_subjugate import put_tokens
from ..effects.running import run
from ..faith import same_faith, state_faith
from ..hre import change_authority, is_member
from ..model import NONE, State
from ..offices import ruler_of
from ..pieces import change_court, end_alliance, end_marriage, occupy, put_town, remove_claim, set_unrest, truce
from ..realm import alliances, base_tax, is_independent
from ..shield import played_emperor
from ..terms import (
    Pair,
    Term,
    Victory,
    active_allies,
    camp,
    fit,
    foes,
    held,
    heritage,
    humiliation,
    lands,
    leader,
    lent,
    lost,
    no_conversion,
    no_vassals,
    taken,
    widowed,
)
from ..wars import end_war, start_war
from .casualties import lose_lent
from .influence import PACTS
from .pacts import no_alliance
from .rebellion import quiet, troubled

T = Table[State]
YesNo = tuple[Literal["yes", "no"]]
Calm = tuple[Literal["claim"], Area] | tuple[Literal["done"]]
CALMED = 2  # 10.terms.claim_calm
RULES: dict[str, RuleId] = {
    "white": "10.terms.white",
    "status_quo": "10.terms.status_quo",
    "humiliation": "10.terms.humiliate",
    "vassalisation": "10.terms.vassalise",
    "conversion": "10.terms.convert",
    "succession": "10.terms.succession",
    "annexation": "10.terms.annex",
}


def seat_of(s: State, realm: RealmId) -> Seat:
    """NONE for a realm that nobody plays."""
    return s.realms[realm].player if is_player(s, realm) else NONE


# --- the end of a war ---


def make_peace(t: T, w: Pair, term: Term) -> None:
    """The war of the two is over, and of all for whom they speak; they have a truce."""  # 10.4.truce
    s = t.state
    attacked = any(x.aggressor == w.foe and x.target == w.me for x in s.wars)
    for ours in w.us:
        for theirs in w.them:
            end_war(s, ours, theirs)
    seat = seat_of(s, w.me)
    t.tell("peace", RULES[term], seat=seat, realm=w.foe, term=term)
    if is_player(s, w.foe) or is_independent(s, w.foe):  # 10.4.truce_none
        truce(s, seat, w.foe)
    for ally in active_allies(s, w.foe):  # judged apart, so that they are not part of this peace (docs/rulings)
        if ally not in w.them:
            end_war(s, w.me, ally)
            if held(s, w.me, (ally,)):
                start_war(s, w.me, ally, False if t.rev >= 2 and attacked else None)  # 18.4.peace


def rewarded(t: T, w: Pair, term: Term, won: Victory) -> None:
    """What goals count: the war was won, and the term imposed. Before it is carried out: strength is as it was."""
    if won:
        s, seat = t.state, seat_of(t.state, w.me)
        record(s, seat, "war_won", 1, *tags(s, w.me, w.foe))
        if term != "white":
            record(s, seat, "term_imposed", 1, f"term:{term}", *tags(s, w.me, w.foe))


def tags(s: State, me: RealmId, foe: RealmId) -> list[str]:
    found = [f"against:{foe}", "pr" if is_player(s, foe) else "npr"]
    if is_player(s, foe) and base_tax(s, foe) > base_tax(s, me):
        found.append("stronger_pr")
    if not same_faith(state_faith(s, me), state_faith(s, foe)):
        found.append("other_faith")
    return found


def record_land(s: State, me: RealmId, them: Iterable[RealmId], provinces: Iterable[Province]) -> None:
    """Provinces that a peace makes a player's, told before they change hands."""
    wanted = list(provinces)
    for foe in them:
        marks = tags(s, me, foe)
        for p in lands(s, foe):
            if p in wanted:
                far = ["distant"] if world(s).provinces[p].distant else []
                record(s, seat_of(s, me), "tax_taken", tax(s, p), *marks, *far)


def hand_back(t: T, holder: RealmId, provinces: Iterable[Province], rule: RuleId) -> None:
    s, found = t.state, list(provinces)
    for p in found:
        occupy(s, p, NONE)
    if found:
        t.tell("handed_back", rule, seat=seat_of(s, holder), provinces=" ".join(found), n=len(found))


def give_all_back(t: T, w: Pair, rule: RuleId) -> None:
    mine, theirs = taken(t.state, w), lost(t.state, w)
    hand_back(t, w.me, mine, rule)
    hand_back(t, w.foe, theirs, rule)


# --- white peace, humiliation ---


def white(t: T, w: Pair) -> None:  # 10.terms.white
    s = t.state
    give_all_back(t, w, "10.terms.white")
    for realm in (w.me, w.foe):
        if seat_of(s, realm) != NONE:
            gain_prestige(t, seat_of(s, realm), -1, "10.terms.white")
    make_peace(t, w, "white")


def humiliate(t: T, w: Pair) -> None:  # 10.terms.humiliate
    s = t.state
    n = humiliation(s, w)
    give_all_back(t, w, "10.terms.humiliate")
    gain_prestige(t, seat_of(s, w.me), n, "10.terms.humiliate")
    gain_prestige(t, seat_of(s, w.foe), -n, "10.terms.humiliate")
    make_peace(t, w, "humiliation")


# --- annexation, vassalisation ---


def annex(t: T, w: Pair) -> None:
    """All its land, its vassals' too; the towns of the siege stay as they are."""  # 10.terms.annex, 13.2.vassals
    s, seat = t.state, seat_of(t.state, w.me)
    ground = lands(s, w.foe)
    record_land(s, w.me, (w.foe,), ground)
    lead, price = leader(s, w.foe), annexation_price(s, w) if t.rev >= 2 else 0
    for p in ground:
        record(s, seat, "annexed_tax", tax(s, p))
        put_town(s, p, seat, unrest=s.provinces[p].occupier_unrest)
    if lead is not None:
        gain_prestige(t, seat_of(s, lead), -2, "10.terms.annex")
    leave_side(t, w.foe)
    make_peace(t, w, "annexation")
    if price:
        change_authority(t, -price, "18.5.annex")
    settle(s)
    calm_claims(t, seat, areas_with(s, ground))


def annexation_price(s: State, w: Pair) -> int:
    """Authority that it costs the Emperor to annex a prince of the Empire who shares his religion."""
    # 18.5.annex
    kin = same_faith(state_faith(s, w.me), state_faith(s, w.foe))
    return int(w.me == played_emperor(s) and is_member(s, w.foe) and kin)


def vassalise(t: T, w: Pair) -> None:
    """Whoever cannot become a vassal gets a white peace that costs nobody anything."""  # 10.3.conditional
    s, seat = t.state, seat_of(t.state, w.me)
    realms = fit(s, w, no_vassals)
    hand_back(t, w.me, held(s, w.me, [r for r in w.them if r not in realms]), "10.3.conditional")
    hand_back(t, w.foe, lost(s, w), "10.3.conditional")
    gained = [p for realm in realms for p in make_vassal(t, seat, realm)]
    make_peace(t, w, "vassalisation")
    settle(s)
    calm_claims(t, seat, areas_with(s, gained))


def make_vassal(t: T, seat: Seat, realm: RealmId) -> list[Province]:  # 10.terms.vassalise
    s, me = t.state, t.state.players[seat].realm
    ground, info = lands(s, realm), world(t.state).provinces
    visited = areas_with(s, held(s, me, (realm,)))
    for p in ground:
        holder = s.provinces[p].occupier
        if holder not in (NONE, seat) and holder >= 0:  # left to whoever else is there (docs/rulings)
            far = ["distant"] if info[p].distant and t.rev >= 2 else []
            record(s, holder, "tax_taken", tax(s, p), *tags(s, s.players[holder].realm, realm), *far)
            put_town(s, p, holder, unrest=True)
    rest = [p for p in ground if s.provinces[p].town == NONE]
    for p in rest:
        occupy(s, p, NONE)
    leave_side(t, realm)
    for x in s.realms[realm].marriages:
        end_marriage(s, x, realm)
        t.tell("marriage", "10.terms.vassalise.unrest", seat=x, realm=realm, n=-1)
    marks = tags(s, me, realm)
    put_tokens(t, seat, realm, rest, Env(seat, NONE, rule="11.4.short", table=t))
    gained = [p for p in rest if s.provinces[p].vassal == seat]
    for p in gained:
        set_unrest(s, p, info[p].area not in visited)  # 10.terms.vassalise.unrest
        record(s, seat, "tax_taken", tax(s, p), *marks, *(["distant"] if info[p].distant else []))
    t.tell("subjugated", "10.terms.vassalise", seat=seat, realm=realm, how="vassal")
    settle(s)
    place_influence(t, seat, areas_with(s, ground), 2, "10.terms.vassalise")
    return gained


# --- conversion ---


def convert(t: T, w: Pair) -> None:  # 10.terms.convert
    s, seat = t.state, seat_of(t.state, w.me)
    realms, to = fit(s, w, no_conversion), state_faith(t.state, w.me)
    give_all_back(t, w, "10.terms.convert")
    homes: list[Area] = []
    for realm in realms:
        if is_player(s, realm):
            adopt(t, seat_of(s, realm), to, "10.terms.convert")
        home = capital_area(s, realm)
        assert home is not None
        turn(t, home, to, "10.terms.convert", seat)
        homes.append(home)
    make_peace(t, w, "conversion")
    gain_prestige(t, seat, 3, "10.terms.convert")
    place_influence(t, seat, homes, 2, "10.terms.convert")
    loser = seat_of(s, w.foe)
    if w.foe in realms and loser != NONE:
        gain_prestige(t, loser, -5, "10.terms.convert")
        crowned = t.rev >= 2 and s.empire.emperor == loser  # 18.2.like
        there = [a for a, ground in s.areas.items() if ground.influence[loser] or (crowned and ground.imperial)]
        run(t, [{"op": "influence", "areas": there, "n": -4}], Env(loser, NONE, rule="10.terms.convert", table=t))


# --- succession ---


def succeed(t: T, w: Pair) -> None:  # 10.terms.succession
    s, seat = t.state, seat_of(t.state, w.me)
    mourning, reward = widowed(s, w), heritage(s, w)
    give_all_back(t, w, "10.terms.succession")
    other_wars(t, w)
    for x in mourning:
        end_marriage(s, x, w.foe)
        t.tell("marriage", "10.terms.succession", seat=x, realm=w.foe, n=-1)
        gain_prestige(t, x, -3, "10.terms.succession")
    gain_prestige(t, seat, 3 * len(mourning), "10.terms.succession")
    leave_side(t, w.foe, spare=seat)
    make_peace(t, w, "succession")
    change_court(s, w.foe, disputed=tuple(x for x in s.realms[w.foe].disputed if x != seat))
    gain_prestige(t, seat, reward, "10.terms.succession.reward")
    if is_player(s, w.foe):
        new_ruler(t, seat, seat_of(s, w.foe))
    else:
        home = capital_area(s, w.foe)
        place_influence(t, seat, [home] if home is not None else [], 4, "10.terms.succession.reward")
    offer_alliance(t, seat, w.foe, "10.terms.succession.reward")


def other_wars(t: T, w: Pair) -> None:
    """Those of an independent realm end in white peace, and whoever fought it beside a player leaves it."""
    s = t.state
    if is_player(s, w.foe):
        return
    for seat, p in enumerate(s.players):
        if p.realm != w.me and p.active and w.foe in foes(s, p.realm):
            white(t, Pair(p.realm, w.foe, camp(s, p.realm, w.foe), (w.foe,)))
        elif p.realm != w.me:
            hand_back(t, p.realm, held(s, s.players[seat].realm, (w.foe,)), "10.terms.succession")
            end_war(s, p.realm, w.foe)  # one of its own beside that with its player


def new_ruler(t: T, seat: Seat, loser: Seat) -> None:
    s = t.state
    env = Env(loser, NONE, chooser=seat, rule="10.terms.succession.reward", table=t)
    lying = [card for kind in KINDS for card in discards(s, kind)]
    leaders = [card for card in lying if character(s, card).role == "leader"]
    card = pick(env, "card", leaders, "crown", optional=True)
    if card is not None:
        take_from(s, loser, card)
        crown(t, loser, ruler_of(s, card), env)


# --- what several terms have in common ---


def leave_side(t: T, realm: RealmId, spare: Seat = NONE) -> None:
    """Alliances of a realm end; with an active ally go the units that it has lent."""  # 10.3.full, 10.1.2.ally
    s = t.state
    for x in s.realms[realm].allies:
        if x == spare:
            continue
        if leader(s, realm) is not None:
            lose_lent(t, x, lent(s, realm), "10.3.full")
        end_alliance(s, x, realm)
        t.tell("alliance", "10.1.2.ally", seat=x, realm=realm, n=-1)


def areas_with(s: State, provinces: Iterable[Province]) -> list[Area]:
    return list(dict.fromkeys(world(s).provinces[p].area for p in provinces))


def place_influence(t: T, seat: Seat, areas: list[Area], n: int, rule: RuleId) -> None:
    """Up to so many cubes; in a full area one takes the place of another."""  # 10.terms.one
    op: dict[str, Any] = {"op": "influence", "areas": areas, "n": n, "optional": True}
    if areas:
        run(t, [op], Env(seat, NONE, rule=rule, table=t))


def offer_alliance(t: T, seat: Seat, realm: RealmId, rule: RuleId) -> bool:
    """An alliance that a peace gives, if the player likes and has a token for it."""  # 11.3.at_war, 11.3.max
    s = t.state
    other = seat_of(s, realm)
    if other != NONE:
        able = no_alliance(s, seat, other) is None
    else:
        room = len(alliances(s, seat)) < modified(s, seat, "alliances", PACTS)
        able = room and not s.realms[realm].allies and is_independent(s, realm) and not forsaken(s, realm)
    if not able:
        return False
    options: list[YesNo] = [("yes",), ("no",)]
    if t.ask(seat, "peace_alliance", options, about={"realm": realm, "rule": rule})[0] == "no":
        return False
    conclude(t, seat, realm, "alliance", rule)
    return True


def calm_claims(t: T, seat: Seat, areas: list[Area]) -> None:
    """For a claim on an area where land was won two unrest end there."""  # 10.terms.claim_calm
    left = list(areas)
    while (area := calm_one(t, seat, left)) is not None:
        left.remove(area)


def calm_one(t: T, seat: Seat, areas: list[Area]) -> Area | None:
    """One claim for two unrest of his own, if the player likes."""  # 10.terms.claim_calm
    s = t.state
    fit = [a for a in areas if seat in s.areas[a].claims and troubled(s, seat, a)]
    if not fit:
        return None
    options: list[Calm] = [*(("claim", a) for a in fit), ("done",)]
    said = t.ask(seat, "claim_calm", options)
    if said[0] == "done":
        return None
    area = said[1]
    remove_claim(s, area, seat)
    t.tell("claim", "10.terms.claim_calm", seat=seat, area=area, n=-1)
    for left in range(CALMED, 0, -1):
        there = troubled(s, seat, area)
        if not there:
            break
        which = [("province", p) for p in there] if len(there) > left else [("province", there[0])]
        p = t.ask(seat, "calm", which, auto=True, about={"left": left, "rule": "10.terms.claim_calm"})[1]
        quiet(s, seat, p)
        t.tell("calmed", "10.terms.claim_calm", seat=seat, province=p)
    return area
