"""What a peace term would bring, said before it is chosen."""

from __future__ import annotations

from typing import Any

from ...kernel import About, Described, Option, deal
from .board import is_player
from .content.shapes import RealmId
from .faith import state_faith
from .model import NONE, State
from .steps.parley import NEGOTIATED
from .steps.peace import How, standing
from .steps.settlement import annexation_price
from .terms import (
    fit,
    held,
    heritage,
    humiliation,
    keepable,
    lands,
    leader,
    lost,
    no_conversion,
    no_vassals,
    pair,
    payment,
    ransomed,
    taken,
    widowed,
)

KINDS = ("peace_term", "peace_war", "fate")
PARTS: dict[str, tuple[str, ...]] = {  # of the parts of a negotiated peace
    "white": (),
    "status_quo": (),
    "victory": (),
    "humiliation": ("n",),
    "conversion": (),
    "succession": (),
    "land": ("province",),
    "ties": (),
    "hand_back": ("province", "n"),
    "set_free": ("province",),
    "exchange": ("province", "to_province"),
    "sever": ("realm",),
    "unclaim": ("area",),
    "withdraw": ("area",),
}


def words(s: State, kind: str, option: Option, about: About) -> dict[str, Any]:
    """What an option of a peace says beyond its parts."""
    if kind == "fate":
        return {"n": about["n"], "prestige": about["prestige"], "heir": about["heir"]}
    me = s.players[about["by"]].realm
    if kind == "peace_term":
        return outcome(s, me, about["realm"], about["how"], str(option[0]))
    if option[0] == "settle":
        return {"won": standing(s, me, RealmId(str(option[1])), "")[1] or "none"}
    return {}


def part_of_deal(s: State, key: str, what: str, values: Option, offer: deal.Offer | None) -> Described:
    """A part of a negotiated peace; white peace and the status quo name the land of both."""
    found = dict(zip(PARTS[what], values, strict=True))
    args = {name: value if name == "n" else f"{name.removeprefix('to_')}-{value}" for name, value in found.items()}
    places = tuple(f"{name.removeprefix('to_')}:{value}" for name, value in found.items() if name != "n")
    if what in ("white", "status_quo") and offer is not None:
        args |= both_sides(s, what, offer)
    return Described(key, NEGOTIATED, args, places)


def both_sides(s: State, what: str, offer: deal.Offer) -> dict[str, Any]:
    one, two = s.players[offer.by].realm, s.players[offer.to].realm
    w = pair(s, one, two)
    named = [p for part in offer.terms if part[1] in ("hand_back", "set_free", "exchange") for p in part[2:]]
    if what == "white":
        lands_of = (lost(s, w), taken(s, w))
    else:
        lands_of = (keepable(s, w), keepable(s, w.turned()))
    first, second = (" ".join(p for p in found if p not in named) or "none" for found in lands_of)
    return {"one": f"realm-{one}", "two": f"realm-{two}", "one_land": first, "two_land": second}


def outcome(s: State, me: RealmId, foe: RealmId, how: How, term: str) -> dict[str, Any]:
    """Land that goes `back` to them and comes `home`, land won and lost, prestige and ducats of both."""
    w, _ = standing(s, me, foe, how)
    player = is_player(s, foe)
    found: dict[str, Any] = {
        "back": taken(s, w), "home": lost(s, w), "land": (), "lose": (), "mine": 0, "theirs": 0, "ducats": 0, "pays": 0,
        "realms": (), "faith": "faith-none", "n": 0,
    }  # fmt: skip
    match term:
        case "white":
            found |= {"mine": -1, "theirs": -1 if player else 0}
        case "status_quo":
            gets, pays = payment(s, w, (), ()), payment(s, w.turned(), (), ())
            found |= {
                "back": ransomed(s, w), "home": ransomed(s, w.turned()), "land": keepable(s, w),
                "lose": keepable(s, w.turned()), "ducats": gets.player + gets.supply, "pays": pays.player,
            }  # fmt: skip
        case "humiliation":
            n = humiliation(s, w)
            found |= {"mine": n, "theirs": -n}
        case "vassalisation":
            realms = fit(s, w, no_vassals)
            seat = s.realms[me].player
            found["land"] = [p for r in realms for p in lands(s, r) if s.provinces[p].occupier in (NONE, seat)]
            found |= {"realms": realms, "back": held(s, me, [r for r in w.them if r not in realms])}
        case "conversion":
            realms = fit(s, w, no_conversion)
            found |= {"realms": realms, "mine": 3, "theirs": -5 if player and foe in realms else 0}
            found["faith"] = f"faith-{state_faith(s, me)}"
        case "succession":
            n = len(widowed(s, w))
            found |= {"n": n, "mine": 3 * n + heritage(s, w)}
        case "annexation":
            lead = leader(s, foe)
            found |= {"land": lands(s, foe), "back": (), "realms": () if lead is None else (lead,)}
            found["n"] = annexation_price(s, w) if s.revision >= 2 else 0
    return found | {key: " ".join(found[key]) or "none" for key in ("back", "home", "land", "lose", "realms")}
