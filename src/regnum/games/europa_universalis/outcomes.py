"""What a peace term would bring, said before it is chosen."""

from __future__ import annotations

from typing import Any

from .board import is_player
from .content.shapes import RealmId
from .faith import state_faith
from .model import NONE, State
from .steps.peace import How, standing
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
    payment,
    ransomed,
    taken,
    widowed,
)


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
                "lose": keepable(s, w.turned()), "ducats": gets.player + gets.supply, "pays": pays.player + pays.supply,
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
    return found | {key: " ".join(found[key]) or "none" for key in ("back", "home", "land", "lose", "realms")}
