"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import About, Described, Option, Seat, deal
from .content.shapes import CardId, TradeId
from .decks import character
from .model import State

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
}

# What the parts of an option are, by its verb; a number of parts that differs chooses another row.
PARTS: dict[str, tuple[str, ...]] = {
    "advisor": ("card",),
    "admiral": ("card",),
    "alliance": ("realm",),
    "area": ("area",),
    "card": ("card",),
    "cardinal": ("n",),
    "claim": ("area",),
    "colonists": ("n",),
    "colour": ("colour",),
    "command": ("army",),
    "corruption": ("n", "paid"),
    "counter": ("card",),
    "crown": ("card",),
    "cube": ("seat",),
    "deck": ("kind",),
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
    "influence": ("area",),
    "keep": ("card",),
    "leave": ("province", "to_zone"),
    "leave_push": ("province", "to_zone", "seat"),
    "marriage": ("realm",),
    "milestone": ("milestone",),
    "mission": ("mission",),
    "node": ("node",),
    "option": ("option",),
    "pay": ("area",),
    "pick": ("card",),
    "player": ("seat",),
    "port": ("province",),
    "power": ("kind",),
    "province": ("province",),
    "push": ("zone", "to_zone", "seat"),
    "raid": ("trade", "node", "seat"),
    "raise": ("kind", "n"),
    "realm": ("realm",),
    "result": ("face",),
    "sail": ("zone", "to_zone"),
    "scrap": ("zone",),
    "seat": ("seat",),
    "shift": ("army", "to_army"),
    "ship": ("zone", "ship"),
    "show": ("mission",),
    "spread": ("faith", "area", "to_area"),
    "swap": ("mission",),
    "trade": ("trade", "n"),
    "unit": ("army", "area", "category", "unit"),
    "use": ("card", "action"),
    "vassal": ("province",),
    "zone": ("zone",),
}
PLACES = {"area", "province", "realm", "zone", "node", "card", "event", "idea", "mission", "milestone"}
NAMED = PLACES | {"faith", "kind", "colour", "face", "unit", "category", "ship", "trade"}
OWN_WORDS = {"turn", "turn_end", "sever", "upkeep", "appoint"}  # kinds whose options are said in their own way


def named(s: State, part: str, value: Any) -> dict[str, Any]:
    """A part of an option or of what a question is about, as its message wants it."""
    key = part.removeprefix("to_") if part.startswith("to_") else part
    if key == "card":
        return card_words(s, part, str(value))
    if key == "trade":
        return {part: f"trade-{s.box.trade[TradeId(str(value))].good.lower().replace(' ', '_')}"}
    if key == "army":
        return {part: int(value) + 1}
    if key in NAMED:
        return {part: f"{key}-{value}"}
    return {part: value}


def card_words(s: State, part: str, card: str) -> dict[str, Any]:
    """An action card is named by its kind and by who is on it; the character of an event by the event."""
    if card in s.box.cards:
        return {part: f"card-{s.box.cards[CardId(card)].kind}", "who": character(s, CardId(card)).name}
    return {part: f"event-{card}", "who": character(s, CardId(card)).name if card in s.box.events else ""}


def touched(s: State, part: str, value: Any) -> tuple[str, ...]:
    key = part.removeprefix("to_")
    return (f"{key}:{value}",) if key in PLACES else ()


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    rule = str(about.get("rule") or DECISIONS[kind])
    if kind in (deal.OFFERING, deal.ANSWERING, deal.TERM):
        return deal.described(option, rule, lambda part: term(s, part, rule))
    verb, values = str(option[0]), option[1:]
    if kind in ("lose_unit", "pick_ship"):
        return Described(f"option-{kind}", rule, {f"p{i}": v for i, v in enumerate(option)})
    if kind == "choose" and verb == "option":
        return Described("option-nth", rule, {"n": int(values[0]) + 1})
    parts = PARTS.get(verb, ())[: len(values)]
    args: dict[str, Any] = {}
    touches: tuple[str, ...] = ()
    for part, value in zip(parts, values, strict=True):
        args |= named(s, part, value)
        touches += touched(s, part, value)
    if verb == "trade":
        args |= {"node": f"node-{s.box.trade[TradeId(str(values[0]))].options[int(values[1])].node}"}
    if verb == "use":
        args |= {"action": f"action-{values[1]}"}
    if verb == "idea" and "n" not in args:
        args["n"] = 0
    own = f"-{kind}" if kind in OWN_WORDS else ""
    bare = "" if values else "-bare"
    return Described(f"option{own}-{verb}{bare if not own else ''}", rule, args, touches)


def term(s: State, part: Option, rule: str) -> Described:
    """A part of a deal."""
    side, what = part[0], part[1]
    if what == "ducats":
        return Described(f"deal-{side}-ducats", "5.1.diplomacy.aid", {"n": part[2]})
    if what == "province":
        args = {"province": f"province-{part[2]}", "n": part[3]}
        return Described(f"deal-{side}-province", "5.1.diplomacy.sale", args, (f"province:{part[2]}",))
    return Described(f"deal-{what}", "5.1.diplomacy.pact")


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    p = s.players[seat]
    found: dict[str, Any] = {
        "adm": p.adm, "dip": p.dip, "mil": p.mil, "ducats": p.ducats, "stability": p.stability,
        "left": 1, "n": 0, "what": "none", "op": "none",
    }  # fmt: skip
    for part, value in about.items():
        if isinstance(value, str | int):
            found |= named(s, part, value)
    if "rule" in about:
        found["rule"] = about["rule"]
    for key in ("event", "card"):
        found.setdefault(key, "none")
    return found


def final(s: State, kind: str, seat: Seat, option: Option) -> bool | None:
    """The end of a turn is said out loud; what brings chance with it depends."""
    if kind == "turn_end":
        return True if option[0] == "end" else None
    return None


def touches(args: Mapping[str, Any]) -> list[str]:
    """Places that a line of the chronicle names."""
    return [f"{key}:{args[key]}" for key in ("area", "province", "realm", "zone", "node", "event") if key in args]
