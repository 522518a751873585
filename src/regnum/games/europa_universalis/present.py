"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from json import dumps
from typing import Any

from ...kernel import About, Described, Option, RuleId, Seat, deal
from . import church_room, forecast, lying, outcomes, places
from .content.shapes import CardId, EventId, IdeaId, MilestoneId, MissionId, Province, TradeId
from .effects.ops_ideas import research_cost
from .model import NONE, State
from .steps import ASKS
from .steps.administration import convert_cost, stability_cost
from .steps.empire import raise_cost
from .steps.minor import MINOR, repay_cost
from .steps.parley import NEGOTIATED
from .steps.recruits import PRICE
from .steps.trade import takings
from .talks import answers
from .war_words import option_words, prompt_words

# The rule that asks, for each kind of decision; `rule` in what a question is about stands before it.
DECISIONS = {
    "advisor_kind": "7.2.advisor_one",
    "agree": "16.3.npr_yes",
    "alliance": "5.4.alliance",
    "ambition_discard": "5.1.ambition.cards",
    "ambition_draw": "5.1.ambition.cards",
    "ambition_from": "5.1.ambition.power",
    "ambition_power": "5.1.ambition.power",
    "any_power": "7.1.kinds",
    "appoint": "5.2.appoint.advisor",
    "berth": "16.3.units",
    "besieged": "14.3.siege_many",
    "calm": "14.2.result_other",
    "exhaust": "14.2.result_other",
    "card": "6.play",
    "cardinal": "16.5.cardinal",
    "cb_token": "16.5.dnpr_claim",
    "choose": "16.3.choice",
    "claims": "5.4.claim",
    "colonise": "5.3.colonize",
    "colonists": "5.3.colonize",
    "colour": "14.3.liberation.c",
    "conquest": "16.5.dnpr",
    "consolation": "4.6.4",
    "consolation_for": "4.6.4",
    "convert": "5.3.convert",
    "corruption": "4.4.C.table",
    "counter": "6.2.covert",
    "crown": "5.2.appoint.crown",
    "cube": "2.2.cubes",
    "discard": "4.5.C",
    "disloyal": "16.5.disloyal",
    "displace": "16.3.influence",
    "displaced": "7.2.commander",
    "dissent": "4.3.G.vassals",
    "draw": "4.1.B",
    "draw_from": "6.1.decks",
    "event": "5.1.event.1",
    "event_option": "5.1.event.3",
    "exploration": "5.1.explore.result_clear",
    "explore_ship": "5.1.explore.move",
    "fee": "4.1.C",
    "fewer_units": "9.3.shrink",
    "free_power": "4.4.D.stability",
    "gain_influence": "5.1.religion.cost",
    "general_of": "7.2.commander",
    "gold": "12.1.gold",
    "granted": "16.3.action",
    "historic_ruler": "5.1.event.5",
    "idea": "5.1.idea",
    "imperial_cube": "4.5.B.3",
    "influence": "5.4.influence",
    "keep_calm": "4.3.G.towns",
    "left_vassal": "11.4.npr_vassals",
    "lift_claim": "2.2.token_limit",
    "lift_revolution": "16.5.spread_revolution",
    "spare_faith": "2.2.token_limit",
    "lose_influence": "11.3.break.sever",
    "lose_marriage": "5.1.religion.cost",
    "lose_power": "14.2.result_other",
    "lose_unit": "9.7.4",
    "loss": "9.7.4",
    "lost_at_sea": "16.5.lost_at_sea",
    "lost_power": "4.4.D.stability",
    "lost_ship": "5.1.explore.result_storm",
    "marriage_end": "4.6.5",
    "merchant": "5.4.trade.5",
    "mission": "4.1.D",
    "mixed_faith": "16.5.spread_religion.3",
    "natives": "16.5.natives",
    "offer": "5.1.diplomacy",
    "offer_part": "5.1.diplomacy",
    "offered": "5.1.diplomacy",
    "partner": "5.1.diplomacy",
    "pay_way": "16.3.choice",
    "pick_area": "16.3.order",
    "pick_card": "16.3.order",
    "pick_cardinal": "16.3.order",
    "pick_idea": "16.3.idea",
    "pick_milestone": "16.3.order",
    "pick_node": "16.3.order",
    "pick_option": "16.3.order",
    "pick_piece": "16.3.order",
    "pick_player": "16.3.order",
    "pick_province": "16.3.order",
    "pick_realm": "16.3.order",
    "pick_ship": "16.3.order",
    "pick_zone": "16.3.order",
    "pirates": "16.5.pirates",
    "proposal": "16.3.npr_yes",
    "quell": "5.5.quell",
    "raid": "16.3.action",
    "rebel_area": "14.2.first",
    "rebel_result": "14.2.area",
    "redraw": "16.3.order",
    "religion": "5.1.religion.when",
    "revolt": "14.2.result_r",
    "revolution": "16.5.spread_revolution",
    "sever": "5.2.sever",
    "show_mission": "17.2.complete",
    "spread": "16.5.spread_religion.1",
    "swap_mission": "4.1.D",
    "trade": "5.4.trade.4",
    "trade_ship": "5.4.trade.3",
    "trade_tie": "12.5.row",
    "turn": "4.2.turn",
    "turn_end": "4.2.minor",
    "unchosen_ruler": "16.4.unchosen",
    "undisplay": "6.2.display_limit",
    "unrest": "4.3.G.towns",
    "upkeep": "4.4.B.order",
    "use": "6.2.display_use",
    "wedding_card": "5.1.diplomacy.marriage_card",
    "wedding_deck": "5.1.diplomacy.marriage_card",
} | ASKS

# The rule of each action that a turn offers.
ACTIONS: dict[str, RuleId] = {
    "event": "5.1.event.1", "diplomacy": "5.1.diplomacy", "explore": "5.1.explore", "idea": "5.1.idea",
    "ambitions": "5.1.ambition.once", "religion": "5.1.religion.when", "stability": "5.3.stability",
    "convert": "5.3.convert", "colonise": "5.3.colonize", "influence": "5.4.influence", "alliance": "5.4.alliance",
    "claims": "5.4.claim", "trade": "5.4.trade.1", "war": "5.5.dow", "activate": "5.5.activate",
    "recruit": "5.5.recruit", "quell": "5.5.quell", "card": "6.play", "display": "6.2.display_use", "pass": "4.2.pass",
    "appoint": "5.2.appoint.advisor", "loan": "5.2.loan.take", "repay": "5.2.loan.repay", "restore": "5.2.restore",
    "sever": "5.2.sever", "goal": "17.2.complete", "authority": "18.1.raise", "papal": "19.3.papal",
}  # fmt: skip
# What the parts of an option are, by its verb; a number of parts that differs chooses another row.
PARTS: dict[str, tuple[str, ...]] = {
    "advisor": ("card",),
    "admiral": ("card",),
    "alliance": ("realm",),
    "area": ("area",),
    "capitulate": ("realm",),
    "card": ("card",),
    "cardinal": ("n",),
    "cause": ("cause",),
    "claim": ("area",),
    "colonists": ("n",),
    "colour": ("colour",),
    "command": ("army",),
    "corruption": ("n", "paid"),
    "crusade": ("area",),
    "excommunicate": ("realm",),
    "counter": ("card",),
    "crown": ("card",),
    "cube": ("seat",),
    "deck": ("kind",),
    "die": ("die",),
    "dip": ("area",),
    "disband": ("army", "category", "unit"),
    "disband_at": ("area",),
    "discard": ("card",),
    "discover": ("area",),
    "dismiss": ("kind",),
    "dock": ("zone", "province"),
    "dock_fleet": ("province",),
    "drop": ("card",),
    "ducats": ("area",),
    "event": ("event",),
    "faith": ("faith",),
    "free": ("area",),
    "general": ("card", "army"),
    "idea": ("idea", "n"),
    "imperial": ("area",),
    "influence": ("area",),
    "keep": ("card",),
    "leave": ("province", "to_zone"),
    "leave_push": ("province", "to_zone", "seat"),
    "marriage": ("realm",),
    "milestone": ("milestone",),
    "mission": ("mission",),
    "node": ("node",),
    "pay": ("area",),
    "pick": ("card",),
    "player": ("seat",),
    "port": ("province",),
    "power": ("kind",),
    "prize": ("ship",),
    "province": ("province",),
    "push": ("zone", "to_zone", "seat"),
    "raid": ("trade", "node", "seat"),
    "raise": ("kind", "n"),
    "realm": ("realm",),
    "result": ("face",),
    "retreat": ("area",),
    "retreat_paying": ("area", "toll"),
    "retreat_port": ("province",),
    "retreat_zone": ("zone",),
    "besiege": ("province",),
    "sail": ("zone", "to_zone"),
    "scrap": ("zone",),
    "scrap_fleet": ("ship",),
    "seat": ("seat",),
    "settle": ("realm",),
    "shift": ("army", "to_army"),
    "ship": ("zone", "ship"),
    "show": ("mission",),
    "shown": ("card",),
    "spread": ("faith", "area", "to_area"),
    "swap": ("mission",),
    "swap_for": ("province",),
    "swap_pair": ("province",),
    "swap_large": ("province",),
    "swap_for_two": ("province", "to_province"),
    "swap_with": ("province", "to_province"),
    "take": ("ship", "to"),
    "trade": ("trade", "n"),
    "unit": ("army", "area", "category", "unit"),
    "use": ("card", "action"),
    "vassal": ("province",),
    "zone": ("zone",),
}
PLACES = {"area", "province", "realm", "zone", "node", "card", "event", "idea", "mission", "milestone"}
NAMED = PLACES | {
    "cause", "die", "faith", "kind", "colour", "face", "unit", "category", "ship", "trade", "action", "new_idea",
}  # fmt: skip
UNITS = ("infantry", "cavalry", "artillery")
PAPAL = {"19.3.excommunicate": "excommunication", "19.3.crusade": "crusade"}  # what asks without a card
# Options with a thing in them that are said in their own way by the decision that offers them.
OWN_WORDS = {
    ("sever", "influence"), ("sever", "claim"), ("sever", "alliance"), ("cube", "influence"), ("cube", "power"),
    ("cube", "cardinal"), ("dissent", "influence"), ("merchant", "node"), ("pick_card", "card"), ("idea", "idea"),
    ("lose_unit", "army"), ("lose_unit", "loose"), ("pick_ship", "sea"), ("pick_ship", "guard"),
    ("lent_unit", "army"), ("claim_calm", "claim"),
    ("pick_ship", "docked"), ("pick_ship", "fleet"), ("war", "realm"), ("call", "realm"), ("commander", "army"),
    ("activate", "army"), ("activate", "infantry"), ("activate", "form"), ("activate", "siege"),
    ("activate", "pirates"), ("march", "go"), ("march", "ship"), ("march", "take"), ("march", "drop"),
    ("march", "merge"), ("march", "fetch"), ("march", "give"), ("sail_to", "zone"), ("sail_to", "port"),
    ("sail", "light"), ("sail", "docked"), ("sail", "form"), ("put_out", "fleet"), ("put_out", "form"),
    ("ashore", "army"), ("ashore", "infantry"), ("ashore", "form"), ("ashore", "pirates"),
    ("recruit", "area"), ("recruit", "port"), ("muster", "regulars"), ("muster", "mercenaries"),
    ("muster", "allied"), ("card_march", "army"), ("card_attack", "army"), ("evade", "withdraw"), ("evade", "move_in"),
    ("claims", "area"),
    ("card_siege", "siege"), ("coalition", "join"), ("shipyard", "dock"), ("shipyard", "launch"), ("shipyard", "join"),
    ("shipyard", "form"), ("set_out", "mercenary"),
}  # fmt: skip
OWN_PARTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("lose_unit", "army"): ("seat", "army", "category", "unit"),
    ("lose_unit", "loose"): ("seat", "area"),
    ("pick_ship", "sea"): ("seat", "zone"),
    ("pick_ship", "guard"): ("seat", "zone"),
    ("pick_ship", "docked"): ("seat", "province"),
    ("pick_ship", "fleet"): ("seat", "ship"),
    ("lent_unit", "army"): ("seat", "army", "category", "unit"),
    **dict.fromkeys((("activate", "army"), ("ashore", "army"), ("march", "merge")), ("army",)),
    **dict.fromkeys((("activate", "form"), ("ashore", "form")), ("army", "area")),
    **dict.fromkeys((("activate", "infantry"), ("ashore", "infantry"), ("activate", "siege")), ("area",)),
    **dict.fromkeys((("activate", "pirates"), ("ashore", "pirates")), ("zone", "node")),
    **dict.fromkeys((("march", "go"), ("march", "ship")), ("area", "toll")),
    **dict.fromkeys((("march", "take"), ("march", "drop")), ("n",)),
    **dict.fromkeys((("march", "fetch"), ("march", "give")), ("army", "category", "unit")),
    **dict.fromkeys((("card_march", "army"), ("card_attack", "army"), ("evade", "move_in")), ("army",)),
    ("evade", "withdraw"): ("army", "area"),
    ("card_siege", "siege"): ("area",),
    ("coalition", "join"): ("seat",),
    ("sail", "light"): ("zone",),
    ("sail", "docked"): ("province",),
    ("put_out", "fleet"): ("zone",),
    **dict.fromkeys((("sail", "form"), ("put_out", "form")), ("place",)),
    **dict.fromkeys((("muster", "regulars"), ("muster", "mercenaries"), ("muster", "allied")), ("unit", "army")),
    **dict.fromkeys((("shipyard", "dock"), ("shipyard", "join")), ("ship",)),
    ("shipyard", "launch"): ("ship", "zone"),
    ("shipyard", "form"): ("ship", "place"),
    ("set_out", "mercenary"): ("unit",),
    ("general_of", "army"): ("army",),
    ("commander", "army"): ("army",),
    ("displaced", "army"): ("army",),
    ("choose", "option"): ("n",),
    ("pay_way", "way"): ("n",),
}


def named(s: State, part: str, value: Any) -> dict[str, Any]:
    """A part of an option or of what a question is about, as its message wants it."""
    key = part.removeprefix("to_")
    if key == "card":  # named by its kind and by who is on it; the character of an event by the event
        return {part: f"card-{value}", "who": f"who-{value}"}
    if key == "who":
        return {part: f"who-{value}"}
    if key in ("army", "to_army"):
        return {part: int(value) + 1}
    if key == "unit" and isinstance(value, int):
        return {part: f"unit-{UNITS[value]}"}
    if key == "new":
        return {"new_idea": f"idea-{value}"}
    if key in NAMED:
        return {part: f"{key}-{value}"}
    if isinstance(value, bool):
        return {part: "yes" if value else "no"}
    return {part: value}


def touched(part: str, value: Any) -> tuple[str, ...]:
    key = part.removeprefix("to_")
    return (f"{key}:{value}",) if key in PLACES else ()


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    rule = str(about.get("rule") or DECISIONS.get(kind, "5.1.diplomacy"))
    if kind in (deal.OFFERING, deal.CHOOSING, deal.ANSWERING, deal.TERM):
        rule = NEGOTIATED if s.phase == 3 else rule
        found = deal.described(option, rule, lambda part: term(s, part, deal.offer_in(about)))
        return replace(found, touches=answers(kind, option)) if option[0] in deal.WORDS else found
    if option[0] == "idea" and option[1:] and option[1] in s.box.milestones:  # of all that is on display
        option = ("milestone", option[1])
    verb, values = str(option[0]), option[1:]
    parts = OWN_PARTS.get((kind, verb), PARTS.get(verb, ()))[: len(values)]
    args: dict[str, Any] = {}
    touches: tuple[str, ...] = ()
    named_parts = dict(zip(parts, values, strict=True))
    for part, value in named_parts.items():
        args |= named(s, part, value)
        touches += touched(part, value)
    touches += places.elements(s, kind, option, named_parts, about) + lying.touched(s, option, about)
    touches = tuple(dict.fromkeys(touches)) or places.asked_about(kind, option, about) or answers(kind, option)
    args |= more(s, kind, option, about) | option_words(s, kind, option, about)
    if kind in ("turn", "turn_end") or (kind == "free_action" and verb in MINOR):
        row = tuple(f"event:{slot.card}" for slot in s.row) if verb == "event" else ()
        return Described(f"option-turn-{verb}", ACTIONS.get(verb, rule), args, row)
    own = not values or (kind, verb) in OWN_WORDS
    return Described(f"option-{kind}-{verb}" if own else f"option-{verb}", rule, args, touches)


def more(s: State, kind: str, option: Option, about: About) -> dict[str, Any]:
    """What an option says beyond its parts: what it costs, and what the card in it does."""
    if kind in outcomes.KINDS:
        return outcomes.words(s, kind, option, about)
    if kind in church_room.KINDS and option[1:]:
        return church_room.words(s, kind, option, about)
    if kind in forecast.KINDS:
        return forecast.words(s, kind, option, about)
    match option:
        case ("stability",):
            return {"n": stability_cost(s, s.turn) if s.turn != NONE else 0}
        case ("convert",):
            return {"n": convert_cost(s, s.turn) if s.turn != NONE else 0}
        case ("repay",):
            return {"n": repay_cost(s, s.turn) if s.turn != NONE else 0}
        case ("authority",):
            return {"n": raise_cost(s)}
        case ("advisor", str(card)):
            who, deck = s.box.cards[CardId(card)].character, s.box.cards[CardId(card)].deck
            return {"kind": f"kind-{deck}", "n": getattr(who, deck), "cost": who.cost}
        case ("general" | "admiral", str(card), *_):
            return {"cost": s.box.cards[CardId(card)].character.cost}
        case ("card", str(card)) if card in s.box.cards:
            return {"text": spelled("play", s.box.kinds[s.box.cards[CardId(card)].kind].action.data)}
        case ("use", str(card), str(name)):
            action = next(a for a in s.box.kinds[s.box.cards[CardId(card)].kind].actions if a.id == name)
            return {"text": spelled("card", action.data)}
        case ("idea", str(name), *_):
            idea = s.box.ideas[IdeaId(name)]
            cost = research_cost(s, s.turn, idea.id)[idea.kind] if kind == "idea" and s.turn != NONE else 0
            return {"kind": f"kind-{idea.kind}", "price": cost, "text": spelled("idea", idea.data)}
        case ("mission" | "show" | "swap", str(name)):
            return {"text": spelled("goal", s.box.missions[MissionId(name)].data)}
        case ("milestone", str(name)):
            return {"text": spelled("goal", s.box.milestones[MilestoneId(name)].data)}
        case ("event", str(name)):
            return {"ducats": next((slot.ducats for slot in s.row if slot.card == name), 0)}
        case ("A" | "B" as letter,):
            return {"text": spelled("ops", s.box.events[EventId(about["event"])].options[letter])}
        case ("army", int(i)) if kind == "commander":
            return {"who": f"who-{s.players[about['seat']].generals[i].card}"}
        case ("option", int(i)):
            return {"text": spelled("option", about["options"][i])}
        case ("way", int(i)):
            return {"text": spelled("cost", about["ways"][i])}
        case ("province", str(name)):
            return {"area": f"area-{s.box.boards[s.board].provinces[Province(name)].area}"}
        case ("mercenary", str(arm)):
            return {"price": PRICE["mercenaries"][arm]}
        case ("give",) if kind == "marker":
            return {"other": about["other"]}
        case ("join", int(leader)) if kind == "coalition":
            return {"n": about["for_a"] if leader == about["a"] else about["for_b"]}
        case ("seat" | "player", int(seat)):
            return {"realm": f"realm-{s.players[seat].realm}"}
        case ("cardinal", int(i)):
            held = s.curia.cardinals
            return {"n": i + 1, "seat": held[i] if i < len(held) else s.curia.rome}
        case ("trade", str(name), int(i)):
            goods = s.box.trade[TradeId(name)]
            row = goods.options[i]
            node = row.node
            low, middle, high = takings(s, about.get("seat", s.turn), goods, node)
            main = f"node-{row.main}" if row.secondary else "none"
            keys = " ".join(row.keys) or "none"
            return {
                "node": f"node-{node}", "low": low, "middle": middle, "high": high, "keys": keys, "main": main,
            }  # fmt: skip
    return {}


def spelled(what: str, data: Any) -> str:
    """What SPELL of a message makes a sentence of (wording/)."""
    return dumps({what: data}, default=dict)


def term(s: State, part: Option, offer: deal.Offer | None) -> Described:
    """A part of a deal; as one of a list it has lost the word for who gives it."""
    *side, what = (part[0], part[1]) if part[0] in deal.SIDES else (part[0],)
    values = part[len(side) + 1 :]
    key = "-".join(["deal", *map(str, side), str(what)])
    if what == "ducats":
        return Described(key, "5.1.diplomacy.aid", {"n": values[0]})
    if what in outcomes.PARTS:
        return outcomes.part_of_deal(s, key, str(what), values, offer)
    if what in ("province", "sale"):
        args = {"province": f"province-{values[0]}", **({"n": values[1]} if values[1:] else {})}
        return Described(key, "5.1.diplomacy.sale", args, (f"province:{values[0]}",))
    return Described(key, "5.1.diplomacy.pact")


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    p = s.players[seat]
    found: dict[str, Any] = {
        "adm": p.adm, "dip": p.dip, "mil": p.mil, "ducats": p.ducats, "stability": p.stability,
        "left": 1, "n": 0, "what": "none", "op": "none", "event": "none", "card": "none", "pact": "none",
        "source": PAPAL.get(str(about.get("rule")), "none"),
    }  # fmt: skip
    for part, value in about.items():
        if isinstance(value, str | int):
            found |= named(s, part, value)
    if kind == "counter":
        found["action"] = f"action-{about['what']}"
    if kind in ("historic_ruler", "unchosen_ruler"):
        found["who"] = f"who-{about['event']}"
    found |= prompt_words(s, kind, seat, about)
    if isinstance(about.get("pact"), tuple):
        found["pact"] = "_".join(about["pact"])
    return found


def final(s: State, kind: str, seat: Seat, option: Option) -> bool | None:
    """The end of a turn is said out loud; what brings chance with it depends."""
    if kind == "turn_end":
        return True if option[0] == "end" else None
    return None


def touches(args: Mapping[str, Any]) -> list[str]:
    """Places that a line of the chronicle names."""
    found = [f"{key}:{args[key]}" for key in ("area", "province", "realm", "zone", "node", "event") if key in args]
    found += [f"area:{a}" for a in str(args.get("areas", "")).split()]
    if "target" in args:
        found.append(f"realm:{args['target']}")
    found += [f"area:{args[key]}" for key in ("source", "to") if key in args and "area" in args]
    if "to" in args and "zone" in args:
        found.append(f"zone:{args['to']}")
    return found + [f"province:{p}" for p in str(args.get("provinces", "")).split()]
