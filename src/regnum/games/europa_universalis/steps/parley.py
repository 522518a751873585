"""Negotiated peace: 10.terms.negotiated. One deal holds the term, who is the winner, land and ducats, and what one of
the two does besides."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, RuleId, Seat, Table, deal
from ..board import tax
from ..content.shapes import Area, Province, RealmId
from ..model import NONE, State
from ..pieces import add_influence, remove_claim
from ..realm import alliances
from ..terms import (
    RETURNED,
    Pair,
    holds_capital,
    humiliation,
    keepable,
    liberable,
    no_conversion,
    no_succession,
    pair,
)
from . import pacts
from .defence import at_stake, decided
from .division import Division, divide
from .minor import sever_alliance
from .settlement import convert, humiliate, seat_of, succeed, white

T = Table[State]
ONE_SIDED = ("humiliation", "conversion", "succession")
BOTH = ("white", "status_quo")
TERMS = BOTH + ONE_SIDED
LAND = ("hand_back", "set_free", "exchange", "victory")
TIES = ("sever", "unclaim", "withdraw")
PACTS = ("ducats", "alliance", "marriage", "province")
NEGOTIATED: RuleId = "10.terms.negotiated"
EXTRA: RuleId = "10.terms.negotiated.extra"


def pair_of(s: State, by: Seat, to: Seat) -> Pair:
    return pair(s, s.players[by].realm, s.players[to].realm)


# --- what may be offered ---


def parts(s: State, by: Seat, to: Seat) -> list[Option]:
    """`give humiliation`: the one who offers is humbled; `give hand_back`: he returns what he occupies."""
    found: list[Option] = [("give", "white")]
    if not s.advanced:  # 10.terms.table
        return found
    found += [("give", "status_quo"), ("give", "victory"), ("take", "victory")]
    w = pair_of(s, by, to)
    for side, own in (("give", w), ("take", w.turned())):
        found += [(side, "humiliation", humiliation(s, own.turned())), (side, "conversion"), (side, "succession")]
        for p in keepable(s, own):
            found += [(side, "hand_back", p, RETURNED * tax(s, p)), (side, "set_free", p)]
        found += ties(s, side, own)
    theirs = keepable(s, w.turned())
    found += [("give", "exchange", p, q) for p in keepable(s, w) for q in theirs if tax(s, p) == tax(s, q)]
    return found + pacts.parts(s, by, to)


def ties(s: State, side: str, w: Pair) -> list[Option]:
    """What one of the two may cut: alliances and claims, and influence where the other has something."""  # 5.2.sever
    seat, other = seat_of(s, w.me), seat_of(s, w.foe)
    found: list[Option] = [(side, "sever", r) for r in alliances(s, seat)]
    for a, ground in s.areas.items():
        if seat in ground.claims:
            found.append((side, "unclaim", a))
        if ground.influence[seat] and ground.influence[other]:
            found.append((side, "withdraw", a))
    return found


def what(part: Option) -> str:
    return str(part[1])


def term_of(terms: deal.Terms) -> Option | None:
    return next((part for part in terms if what(part) in TERMS), None)


def actor(offer: deal.Offer) -> Seat:
    """The one of the two who cuts ties and makes pacts: whoever is to cut one, else the one who offers."""
    cuts = [part[0] for part in offer.terms if what(part) in TIES]
    return offer.to if cuts and cuts[0] == "take" else offer.by


# --- what may not ---


def bar(s: State, offer: deal.Offer, part: Option, loser: Seat = NONE) -> RuleId | None:
    """`loser`: who has capitulated."""
    side, kind = part[0], what(part)
    w = pair_of(s, offer.by, offer.to)
    own, term = (w if side == "give" else w.turned()), term_of(offer.terms)
    if kind in TERMS:
        if term is not None:
            return "10.terms.one"
        return no_term(s, own.turned(), kind, loser)  # who gives in is the loser
    if term is None:
        return "10.terms.one"
    if kind in LAND:
        return NEGOTIATED if what(term) != "status_quo" else no_land(s, own, offer.terms, part)
    if kind in TIES:
        cut = [x[0] for x in offer.terms if what(x) in TIES]
        return EXTRA if cut and cut[0] != side else None
    rest = offer._replace(terms=tuple(x for x in offer.terms if what(x) in PACTS))
    return pacts.barred_part(s, rest, part, actor(offer))


def no_term(s: State, w: Pair, kind: str, loser: Seat) -> RuleId | None:
    """What the term itself asks of the winner; victory is not needed."""
    if kind == "humiliation":
        yields = loser != NONE and seat_of(s, w.foe) == loser
        return None if yields or holds_capital(s, w.me, w.foe) else "10.terms.humiliate"
    if kind == "conversion":
        return no_conversion(s, w.me, w.foe)
    return no_succession(s, w.me, w.foe) if kind == "succession" else None


def no_land(s: State, w: Pair, terms: deal.Terms, part: Option) -> RuleId | None:
    kind = what(part)
    if kind == "victory":
        return NEGOTIATED if any(what(x) == "victory" for x in terms) else None
    named = {p for x in terms if what(x) in LAND for p in x[2:]}
    places = part[2:] if kind == "exchange" else part[2:3]
    if any(p in named for p in places):
        return NEGOTIATED
    if kind == "set_free" and not liberable(s, w, Province(str(part[2]))):
        return "10.terms.status_quo.winner"
    return None


def lacks(s: State, offer: deal.Offer, loser: Seat = NONE) -> RuleId | None:
    """The whole of it, part by part: what was taken out again may have carried another."""
    term = term_of(offer.terms)
    if term is None:
        return "10.terms.one"
    so_far = offer._replace(terms=())
    for part in (term, *(x for x in offer.terms if x != term)):
        kept = so_far._replace(terms=(*so_far.terms, *(x for x in offer.terms if what(x) in TIES and x != part)))
        rule = bar(s, kept if what(part) in PACTS else so_far, part, loser)
        if rule is not None:
            return rule
        so_far = so_far._replace(terms=(*so_far.terms, part))
    return None


def head(part: Option) -> Option | None:
    """First which province, then what becomes of it; ties are one line for each side."""
    if what(part) in ("hand_back", "set_free", "exchange"):
        return (part[0], "land", part[2])
    return (part[0], "ties") if what(part) in TIES else pacts.head(part)


def market(loser: Seat) -> deal.Market:
    return deal.Market(parts, partial(bar, loser=loser), NEGOTIATED, partial(lacks, loser=loser), head)


# --- what comes of it ---


def negotiate(t: T, seat: Seat, foe: RealmId, yielded: bool = False) -> bool:
    """Whether the two have made peace; `yielded`: the enemy has capitulated, so that he can be humiliated (since
    revision 6) though his capital is free."""
    s = t.state
    other = seat_of(s, foe)
    agreed = deal.negotiate(t, seat, other, market(other if yielded and t.rev >= 6 else NONE))
    if agreed is None:
        t.tell("no_deal", NEGOTIATED, seat=seat, other=other)
        return False
    carry_out(t, agreed)
    return True


def carry_out(t: T, offer: deal.Offer) -> None:
    """First what one of them does besides: it was agreed upon with the purses of now."""
    s = t.state
    w = pair_of(s, offer.by, offer.to)
    term = term_of(offer.terms)
    assert term is not None
    t.tell("deal", NEGOTIATED, seat=offer.by, other=offer.to)
    extras(t, offer)
    winner, cause = w.turned() if term[0] == "give" else w, at_stake(s, w)
    won: RealmId | None = winner.me
    match what(term):
        case "white":
            white(t, w)
            won = None
        case "status_quo":
            won = victor(s, w, offer.terms)
            divide(t, w, division(offer.terms), won, prestige=False)
        case "humiliation":
            humiliate(t, winner)
        case "conversion":
            convert(t, winner)
        case "succession":
            succeed(t, winner)
    if t.rev >= 2:
        decided(t, cause, won)


def division(terms: deal.Terms) -> Division:
    plan = Division()
    for part in terms:
        places = [Province(str(p)) for p in (part[2:] if what(part) == "exchange" else part[2:3])]
        match what(part):
            case "hand_back":
                plan.sold += places
            case "set_free":
                plan.freed += places
            case "exchange":
                plan.swapped += places
    return plan


def victor(s: State, w: Pair, terms: deal.Terms) -> RealmId | None:
    said = next((part[0] for part in terms if what(part) == "victory"), None)
    return None if said is None else w.foe if said == "give" else w.me


def extras(t: T, offer: deal.Offer) -> None:
    """10.terms.negotiated.extra, 11.3.break.peace: at the usual price, and war is no hindrance."""
    s, who = t.state, actor(offer)
    other = offer.to if who == offer.by else offer.by
    for part in offer.terms:
        place = part[2] if len(part) > 2 else ""
        match what(part):
            case "sever":
                sever_alliance(t, who, RealmId(str(place)), negotiated=True)
            case "unclaim":
                remove_claim(s, Area(str(place)), who)
                t.tell("claim", EXTRA, seat=who, area=place, n=-1)
            case "withdraw":
                add_influence(s, Area(str(place)), who, -1)
                t.tell("influence", EXTRA, seat=who, area=place, n=-1)
    seen = offer.terms if who == offer.by else deal.flipped(offer.terms)
    mine = tuple(part for part in seen if what(part) in PACTS)
    if mine:
        pacts.conclude(t, who, deal.Offer(who, other, mine))
