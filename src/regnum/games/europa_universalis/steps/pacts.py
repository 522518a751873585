"""Player Diplomacy: one deal with one other realm, 5.1.diplomacy; marriages 11.2, alliances between players 11.3."""

from __future__ import annotations

from typing import Literal

from ....kernel import Option, RuleId, Seat, Table, deal
from ..aftermath import settle
from ..board import titles
from ..content.shapes import KINDS, Kind, Province
from ..counters import gain_prestige, pay, purse
from ..decks import draw_card
from ..effects.modifiers import modified
from ..effects.ops_pacts import conclude as pact
from ..faith import may_marry
from ..map import capital, owner, tax, wars_of
from ..model import State
from ..pieces import put_town
from ..realm import alliances, allied, cores, marriages, married
from .influence import PACTS
from .order import active_seats

T = Table[State]
Partner = tuple[Literal["seat"], Seat]
Talk = tuple[Literal["talk", "no"]]
COINS: tuple[Option, ...] = tuple((side, "ducats", n) for side in ("give", "take") for n in (1, 2, 5, 10, 20))
PRIVATE = 1  # diplomatic points
PRICES = tuple(range(3, 16))  # 5.1.diplomacy.sale


def parts(s: State, by: Seat, to: Seat) -> list[Option]:
    """What one player may put into an offer to another."""
    found: list[Option] = [*COINS, ("give", "alliance"), ("give", "marriage")]
    for side, seller, buyer in (("give", by, to), ("take", to, by)):
        found += [(side, "province", p, n) for p in for_sale(s, seller, buyer) for n in PRICES]
    return found


def for_sale(s: State, seller: Seat, buyer: Seat) -> list[Province]:
    """Provinces the seller owns, not its capital, in areas on which the buyer has a claim."""
    realm = s.players[seller].realm
    return [
        p
        for a in titles(s, buyer)
        for p in s.world.areas[a].provinces
        if owner(s, p) == realm and p != capital(s, realm)
    ]


def money(terms: deal.Terms, side: str) -> int:
    return sum([int(part[2]) for part in terms if part[1] == "ducats" and part[0] == side])


def sales(terms: deal.Terms) -> list[Option]:
    return [part for part in terms if part[1] == "province"]


def price_in_power(terms: deal.Terms) -> int:
    """Diplomatic points that the active player pays: one a pact, one for every ten ducats begun."""
    aid = pacts = 0  # 5.1.diplomacy.aid
    for part in terms:
        if part[1] == "ducats":
            aid += int(part[2])
        elif part[1] != "province":
            pacts += 1
    return (aid + 9) // 10 + pacts


def bar(s: State, offer: deal.Offer, part: Option) -> RuleId | None:
    if part[1] != "ducats" and (wars_of(s, s.players[offer.by].realm) or wars_of(s, s.players[offer.to].realm)):
        return "5.1.diplomacy.war"
    return barred_part(s, offer, part, s.turn)


def barred_part(s: State, offer: deal.Offer, part: Option, active: Seat) -> RuleId | None:
    """War apart; `active` is who pays in power."""
    by, to = offer.by, offer.to
    terms = (*offer.terms, part)
    what = part[1]
    sold, gives, takes = sales(terms), money(terms, "give"), money(terms, "take")
    if sold and (gives or takes):
        return "5.1.diplomacy"
    if what == "alliance" and (why := no_alliance(s, by, to)) is not None:
        return why
    if what == "marriage" and (why := no_marriage(s, by, to)) is not None:
        return why
    if what == "province" and part[2] in [x[2] for x in sales(offer.terms)]:
        return "5.1.diplomacy.sale"
    if s.players[active].dip < price_in_power(terms):
        return "5.1.diplomacy.aid" if what == "ducats" else "5.1.diplomacy.pact"
    if sold and min(s.players[by].adm, s.players[to].adm) < 1:
        return "5.1.diplomacy.sale"
    if gives and takes:
        return "5.1.diplomacy.aid"
    buys = {"give": 0, "take": 0}  # what the other side pays for, and what this side does
    for sale in sold:
        buys[str(sale[0])] += int(sale[3])
    if purse(s.players[by]) < gives + buys["take"] or purse(s.players[to]) < takes + buys["give"]:
        return "5.2.loan.take"
    return None


def no_alliance(s: State, by: Seat, to: Seat) -> RuleId | None:
    if allied(s, by, s.players[to].realm):
        return "5.1.diplomacy.pact"
    if any(len(alliances(s, seat)) >= modified(s, seat, "alliances", PACTS) for seat in (by, to)):
        return "11.3.max"
    return None


def no_marriage(s: State, by: Seat, to: Seat) -> RuleId | None:
    a, b = s.players[by], s.players[to]
    if married(s, by, b.realm):
        return "5.1.diplomacy.pact"
    if a.ruler is None or b.ruler is None:
        return "7.2.interregnum_limits"
    if any("no_marriage" in p.ruler.limits for p in (a, b) if p.ruler is not None):
        return "7.2.historic"
    if not may_marry(s, a.realm, b.realm):
        return "11.2.who"
    if any(len(marriages(s, seat)) >= modified(s, seat, "marriages", PACTS) for seat in (by, to)):
        return "11.2.max"
    return None


def head(part: Option) -> Option | None:
    """First which province, then its price."""
    return (part[0], "sale", part[2]) if part[1] == "province" else None


MARKET = deal.Market(parts, bar, "5.1.diplomacy", head=head)


def partners(s: State, seat: Seat) -> list[Seat]:
    """Who has refused an offer of this turn is left in peace (docs/rulings)."""
    return [x for x in active_seats(s) if x != seat and x not in s.refused]


def bar_diplomacy(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if not partners(s, seat):
        return "5.1.diplomacy"
    able = p.dip or (p.adm and any(for_sale(s, seat, x) or for_sale(s, x, seat) for x in partners(s, seat)))
    return None if able else "5.1.diplomacy.pact"


def diplomacy(t: T, seat: Seat) -> None:
    """An offer that comes to nothing costs neither the turn nor any points."""  # 5.1.diplomacy
    s = t.state
    options: list[Partner] = [("seat", x) for x in partners(s, seat)]
    other = t.ask(seat, "partner", options, auto=True)[1]
    if "private_talks" in s.optional:
        t.push(("talk", seat, other))
    else:
        bargain(t, seat, other)


def talk(t: T, seat: Seat, other: Seat) -> None:
    """A word with the other alone, for a point more; everybody learns that they talk, nobody what about."""  # OPT.1
    options: list[Talk] = [("no",), ("talk",)]
    if t.choose(seat, "talk", options, cannot_talk, auto=True, about={"other": other})[0] == "no":
        t.push(("bargain", seat, other))
        return
    pay(t, seat, dip=PRIVATE)
    t.tell("talk", "OPT.1", seat=seat, other=other)
    t.push(("talk_over", seat, other), ("bargain", seat, other))


def cannot_talk(s: State, seat: Seat, option: Talk) -> RuleId | None:
    return "OPT.1" if option[0] == "talk" and s.players[seat].dip < PRIVATE else None


def talk_over(t: T, seat: Seat, other: Seat) -> None:
    """The table waits while they talk, by whatever way they like."""
    t.ask(seat, "talk_over", [("over",)], about={"other": other})


def bargain(t: T, seat: Seat, other: Seat) -> None:
    s = t.state
    known: dict[tuple[Seat, Seat], list[Option]] = {}  # nothing changes on the board while they talk

    def on_offer(s: State, by: Seat, to: Seat) -> list[Option]:
        if (by, to) not in known:
            known[by, to] = parts(s, by, to)
        return known[by, to]

    agreed = deal.negotiate(t, seat, other, MARKET._replace(parts=on_offer))
    if agreed is None:
        s.refused = [*s.refused, other]
        t.tell("no_deal", "5.1.diplomacy", seat=seat, other=other)
        t.push(("turn", seat))
        return
    conclude(t, seat, deal.seen_by(agreed, seat) if agreed.by == seat else mirrored(agreed))


def mirrored(offer: deal.Offer) -> deal.Offer:
    """A counter-offer as the first seat sees it."""
    return deal.Offer(offer.to, offer.by, deal.flipped(offer.terms))


def conclude(t: T, seat: Seat, offer: deal.Offer) -> None:
    s = t.state
    other = offer.to
    terms = offer.terms
    pay(t, seat, dip=price_in_power(terms))
    t.tell("deal", "5.1.diplomacy", seat=seat, other=other)
    for giver, taker, n in ((seat, other, money(terms, "give")), (other, seat, money(terms, "take"))):
        if n:
            pay(t, giver, ducats=n)
            s.players[taker].ducats += n
            t.tell("aid", "5.1.diplomacy.aid", seat=giver, other=taker, n=n)
    if sales(terms):
        for one in (seat, other):
            pay(t, one, adm=1)
    for sale in sales(terms):
        seller, buyer = (seat, other) if sale[0] == "give" else (other, seat)
        sell(t, seller, buyer, Province(str(sale[2])), int(sale[3]))
    kinds = [part[1] for part in terms]
    if "alliance" in kinds:
        pact(t, seat, s.players[other].realm, "alliance", "5.1.diplomacy.pact")
    if "marriage" in kinds:
        pact(t, seat, s.players[other].realm, "marriage", "5.1.diplomacy.pact")
        t.push(("wedding", seat, other))


def sell(t: T, seller: Seat, buyer: Seat, p: Province, n: int) -> None:  # 5.1.diplomacy.sale
    s = t.state
    pay(t, buyer, ducats=n)
    s.players[seller].ducats += n
    if s.players[seller].realm in cores(s, p):  # 5.1.diplomacy.sale_core
        gain_prestige(t, seller, -2 * tax(s, p), "5.1.diplomacy.sale_core")
    put_town(s, p, buyer, unrest=s.provinces[p].unrest)
    settle(s)
    t.tell("sold", "5.1.diplomacy.sale", seat=seller, other=buyer, province=p, n=n)


def wedding(t: T, seat: Seat, other: Seat) -> None:
    """Both may draw a card from the deck that the active player names."""  # 5.1.diplomacy.marriage_card
    options: list[tuple[Literal["deck"], Kind]] = [("deck", k) for k in KINDS]
    kind = t.ask(seat, "wedding_deck", options)[1]
    for who in (seat, other):
        yes_no: list[tuple[Literal["draw"]] | tuple[Literal["no"]]] = [("draw",), ("no",)]
        if t.ask(who, "wedding_card", yes_no, about={"kind": kind})[0] == "draw":
            draw_card(t, who, kind)


STEPS = {"diplomacy": diplomacy, "talk": talk, "talk_over": talk_over, "bargain": bargain, "wedding": wedding}
BARS = {"diplomacy": bar_diplomacy}
ASKS: dict[str, str] = {"talk": "OPT.1", "talk_over": "OPT.1"}
