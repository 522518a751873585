"""What is said before a war is declared or joined: what it costs, who may come to help and with how much."""

from __future__ import annotations

from json import dumps
from typing import Any

from ...kernel import About, Option, Seat, copier
from .board import capital_area, deployed, deployed_ships, distant_realm, is_player
from .content.shapes import RealmId
from .hre import is_member
from .limits import defenders
from .model import State
from .near import realms_adjacent
from .realm import alliances
from .shield import guard_against, outside_war, played_emperor, reinforcements
from .sides import at_war, wars_of
from .steps.calls import call_cost, count_cubes, discount, why_not_call
from .steps.defence import SUPPORT, no_cause_price
from .steps.minor import LOST_TIES
from .wars import Cause, casus_belli, lends, no_war, stability_lost, start_war

Force = tuple[RealmId, int, int]  # a realm, its units and its ships
COPY = copier(State)


def option_words(s: State, kind: str, option: Option, about: About) -> dict[str, Any]:
    """What an option of these decisions says beyond its parts."""
    match kind, option:
        case "war", ("realm", str(name)):
            return target_words(s, int(about["seat"]), RealmId(name), about["cause"])
        case "call", ("realm", str(name)):
            return call_words(s, int(about["seat"]), RealmId(name), about)
        case "call_to_arms", ("accept",):
            return {"point": yes(about["point"])}
        case "call_to_arms", ("refuse",):
            return {"offensive": yes(about["offensive"]), "excused": yes(about["excused"]), "lost": about["lost"]}
        case "call_emperor", ("accept",):
            return {"joins": yes(about["joins"]), "guard": about["guard"], "point": yes(about["point"])}
        case "defend_empire", ("defend",):
            return {"guard": about["guard"]}
        case "duty", ("manpower",):
            return {"n": about["men"]}
        case "duty", ("ducats",):
            return {"n": about["tribute"]}
        case "duty", ("cb",):
            return {"realm": f"realm-{about['realm']}"}
        case "guard", ("guard",):
            return {"n": about["guard"]}
        case "call_active", ("active",):
            return {"n": about["n"]}
        case "sever", ("alliance", str(name)):
            return sever_words(s, s.turn, RealmId(name))
    return {}


def prompt_words(s: State, kind: str, seat: Seat, about: About) -> dict[str, Any]:
    match kind:
        case "war":
            return {"allies": spelled([force(s, r) for r in alliances(s, seat)])}
        case "call_to_arms" | "call_emperor":
            return {"against": spelled([force(s, RealmId(r)) for r in about["enemies"].split()])}
        case "peace_term":
            return {"stakes": stakes(s, s.players[seat].realm, RealmId(about["realm"]), about["won"] != "none")}
    return {}


def declared(s: State, seat: Seat, target: RealmId) -> State:
    """The state with this war in it, which the player has not declared."""
    ahead = COPY(s)
    start_war(ahead, s.players[seat].realm, target)
    return ahead


def target_words(s: State, seat: Seat, realm: RealmId, cause: str) -> dict[str, Any]:
    causes: list[Cause] = ["event"] if cause == "event" else casus_belli(s, seat, realm)
    _, units, ships = force(s, realm)
    area = capital_area(s, realm)
    if not is_player(s, realm):  # 13.4.defend_land: what it can raise for its capital
        me = s.players[seat].realm
        units = defenders(s, realm, area) + reinforcements(s, realm, area, me) if area is not None else 0
    price = no_cause_price(s, seat, realm, causes) if s.revision >= 2 else 0
    return {
        "lost": stability_lost(s, seat, realm, causes),
        "causes": " ".join(causes) or "none",
        "side": "player" if is_player(s, realm) else "independent",
        "units": units,
        "ships": ships,
        "helpers": spelled(helpers(s, seat, realm)),
        "authority": price,
        "support": SUPPORT * price,
        "guard": guard_against(s, s.players[seat].realm, realm),
    }


def helpers(s: State, seat: Seat, realm: RealmId) -> list[Force]:
    """Who may be called to its defence, the Emperor for a member of the Empire too."""
    me = s.players[seat].realm
    court = s.realms[realm]
    if is_player(s, realm):
        found = [r for r in alliances(s, court.player) if _comes(s, court.player, r, me)]
    else:
        found = [s.players[ally].realm for ally in court.allies]
    emperor = s.empire.realm
    if emperor is not None and emperor not in (me, realm) and is_player(s, emperor) and s.empire.authority:
        found += [emperor] * (is_member(s, realm) and not is_member(s, me) and not at_war(s, emperor, realm))
    return [force(s, r) for r in dict.fromkeys(found) if r != me]


def _comes(s: State, seat: Seat, ally: RealmId, foe: RealmId) -> bool:
    return why_not_call(s, seat, ally, (foe,), offensive=False) is None


def force(s: State, realm: RealmId) -> Force:
    """Of a player all that is on the board, of an independent realm what it would lend."""
    if is_player(s, realm):
        seat = s.realms[realm].player
        return realm, deployed(s, seat), deployed_ships(s, seat)
    return realm, lends(s, realm), 0


def call_words(s: State, seat: Seat, realm: RealmId, about: About) -> dict[str, Any]:
    enemies = tuple(RealmId(r) for r in about["enemies"].split())
    offensive = bool(about["offensive"])
    _, units, ships = force(s, realm)
    if is_player(s, realm):
        barred = offensive and any(no_war(s, realm, foe, cause="call") for foe in enemies if not at_war(s, realm, foe))
        return {"side": "barred" if barred else "player", "units": units, "ships": ships, "cost": 0, "point": "no"}
    return {
        "side": "distant" if distant_realm(s, realm) else "independent",
        "units": units,
        "ships": 0,
        "cost": call_cost(s, seat, realm, offensive),
        "point": yes(any(realms_adjacent(s, realm, foe) for foe in enemies)),
    }


def stakes(s: State, me: RealmId, foe: RealmId, won: bool) -> str:
    """What the Emperor's authority would do if this peace were made by the one who asks for it."""
    # 18.4.peace_result
    emperor = played_emperor(s)
    if not won or s.revision < 2 or emperor not in (me, foe) or outside_war(s, me, foe) is None:
        return "none"
    return "gain" if me == emperor else "loss"


def sever_words(s: State, seat: Seat, realm: RealmId) -> dict[str, Any]:
    # 11.3.break.sever, 11.3.break.war; 11.2.discount
    state = "active" if s.realms[realm].active else "war" if wars_of(s, realm) else "peace"
    return {"state": state, "n": min(count_cubes(s, seat, realm), max(0, LOST_TIES - discount(s, seat, realm)))}


def spelled(forces: list[Force]) -> str:
    """What SPELL of a message makes a list of (wording.py)."""
    return dumps({"forces": forces}) if forces else "none"


def yes(holds: Any) -> str:
    return "yes" if holds else "no"
