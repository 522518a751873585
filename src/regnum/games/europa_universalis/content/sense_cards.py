"""Whether cards make sense: their frames here, their texts by the vocabulary."""

from __future__ import annotations

from typing import Any, get_args

from .sense import Raw, Sense
from .shapes import CATEGORIES, KINDS, Die, Mortality

DICE = get_args(Die)
MARKS = tuple(m for m in get_args(Mortality) if m)
CHARACTER_KEYS = (
    "name", "role", "adm", "dip", "mil", "cost", "command", "dice", "mark", "weak", "limits", "only_if", "event",
)  # fmt: skip
ACTION_KEYS = ("name", "name_pl", "timing", "cost", "uses", "covert", "when", "ops", "trigger", "cost_mods")
CARD_KEYS = (*ACTION_KEYS, "deck", "copies", "actions", "raises_stability")
TIMINGS = ("turn", "display", "reaction", "battle")
EVENT_KEYS = (
    "name", "name_pl", "age", "type", "half", "realm", "symbols", "ruler", "character", "before", "chooser", "options",
    "after", "forced", "order", "paid", "earlier",
)  # fmt: skip
IDEA_KEYS = (
    "name", "name_pl", "kind", "age", "cost", "prestige", "basic", "government", "requires", "immediate", "modifiers",
    "triggers",
)  # fmt: skip
MISSION_KEYS = ("name", "name_pl", "deck", "starter", "requires", "condition", "prestige", "reward", "needs", "earlier")
MILESTONE_KEYS = ("name", "name_pl", "age", "category", "condition", "prestige", "reward", "distant", "earlier")
TRADE_KEYS = ("good", "name", "name_pl", "income", "developed", "nodes", "mark", "continents", "gold", "slaves")
BATTLE_FACES = ("blank", "outlined_infantry", "infantry", "cavalry", "artillery")
FACES = {
    **dict.fromkeys(("infantry", "cavalry", "artillery"), BATTLE_FACES),
    "rebel": ("rebellion", "lose_2_ducats", "lose_1_power", "no_effect", "exhaust_1_manpower", "remove_1_unrest"),
    "exploration": ("1", "1 storm", "2", "2 storm", "3", "3 storm", "4", "4 storm"),
}
COLOURS = ("green", "pink", "blue", "orange")
GENERAL = ("generic_1", "generic_2")  # the two decks that no realm owns


def check_cards(sense: Sense) -> None:
    data = sense.data
    for die, raw in data["dice"].items():
        if die in FACES:
            sense.each(raw["faces"], f"dice.{die}.faces", "face", FACES[die], twice=True)
    for c, raw in data["characters"].items():
        check_character(sense, raw, f"characters.{c}")
    for k, raw in data["cards"].items():
        check_card(sense, k, raw)
    for e, raw in data["events"].items():
        check_event(sense, raw, f"events.{e}")
    for i, raw in data["ideas"].items():
        check_idea(sense, raw, f"ideas.{i}")
    for m, raw in data["missions"].items():
        check_mission(sense, raw, f"missions.{m}")
    for realm, deck in data["minor_decks"].items():
        sense.known(realm, f"minor_decks.{realm}", "realm", data["realms"])
        sense.each(deck, f"minor_decks.{realm}", "mission", data["missions"])
    for m, raw in data["milestones"].items():
        check_milestone(sense, raw, f"milestones.{m}")
    for s, raw in data["struggles"].items():
        check_struggle(sense, raw, f"struggles.{s}")
    for t, raw in data["trade"].items():
        check_trade(sense, raw, f"trade.{t}")


def check_character(sense: Sense, raw: Any, path: str, skills: tuple[str, ...] = ()) -> None:
    sense.keys(raw, path, CHARACTER_KEYS, ("name", *skills))
    sense.texts(raw, path, ("name",))
    sense.numbers(raw, path, (*KINDS, "cost"))
    sense.truths(raw, path, ("command", "weak"))
    role = raw.get("role", "ruler")
    sense.known(role, f"{path}.role", "role", ("advisor", "leader", "ruler"))
    if role == "advisor" and not any(kind in raw for kind in KINDS):
        raise sense.wrong(path, "an advisor has a skill")
    if role == "leader" and not all(kind in raw for kind in KINDS):
        raise sense.wrong(path, "a leader has three skills")
    sense.each(raw.get("dice", []), f"{path}.dice", "die", DICE, twice=True)
    sense.known(raw.get("mark", ""), f"{path}.mark", "symbol", ("", *MARKS))
    sense.each(raw.get("limits", []), f"{path}.limits", "limit", sense.data["vocabulary"]["ruler_limits"])
    if "event" in raw:
        sense.known(raw["event"], f"{path}.event", "event", sense.data["events"])


def check_card(sense: Sense, kind: str, raw: Any) -> None:
    data, path = sense.data, f"cards.{kind}"
    sense.table(raw.get("actions", {}), f"{path}.actions")
    sense.keys(raw, path, CARD_KEYS, ("name", "name_pl", "deck", "copies", "timing", "cost", "ops"))
    sense.known(raw["deck"], f"{path}.deck", "deck", KINDS)
    for n in range(1, raw["copies"] + 1):
        if f"{kind}-{n}" not in data["characters"]:
            raise sense.wrong(f"{path}.copies", f"characters has no {kind}-{n}")
    sense.truths(raw, path, ("covert", "raises_stability"))
    check_action(sense, raw, path)
    if (raw["timing"] == "display") != ("uses" in raw) or (raw["timing"] == "display") != bool(raw.get("actions")):
        raise sense.wrong(path, "a displayed card has uses and actions, and no other has")
    if not raw["ops"] and not raw.get("actions"):
        raise sense.wrong(path, "it does nothing")
    for a, one in sense.table(raw.get("actions", {}), f"{path}.actions").items():
        here = f"{path}.actions.{a}"
        sense.keys(one, here, ACTION_KEYS, ("name", "name_pl", "timing", "cost", "uses", "ops"))
        check_action(sense, one, here)
        if not one["ops"]:
            raise sense.wrong(here, "it does nothing")


def check_action(sense: Sense, raw: Raw, path: str) -> None:
    read = sense.reader()
    sense.texts(raw, path, ("name", "name_pl"))
    sense.known(raw["timing"], f"{path}.timing", "timing", TIMINGS)
    sense.truths(raw, path, ("covert",))
    sense.numbers(raw, path, ("uses",))
    if raw["timing"] == "reaction":
        sense.known(raw.get("trigger"), f"{path}.trigger", "trigger", sense.data["vocabulary"]["triggers"])
    read.cost(raw["cost"], f"{path}.cost")
    for i, mod in enumerate(sense.listing(raw.get("cost_mods", []), f"{path}.cost_mods")):
        here = f"{path}.cost_mods.{i}"
        sense.keys(mod, here, (*KINDS, "ducats", "when"), ("when",))
        read.checks(mod["when"], f"{here}.when")
    read.checks(raw.get("when", []), f"{path}.when")
    read.ops(raw["ops"], f"{path}.ops")
    read.done()


def check_event(sense: Sense, raw: Any, path: str) -> None:
    sense.keys(raw, path, EVENT_KEYS, ("name", "name_pl", "age", "type", "half"))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.known(raw["type"], f"{path}.type", "type", ("A", "B", "realm"))
    sense.known(raw["half"], f"{path}.half", "half", ("1", "2", "X"))
    if str(raw["age"]) != path.removeprefix("events.")[0]:
        raise sense.wrong(f"{path}.age", "its number says another age")
    if (raw["type"] == "realm") != ("realm" in raw):
        raise sense.wrong(path, "an event of a realm names it, and no other does")
    if "realm" in raw:
        sense.known(raw["realm"], f"{path}.realm", "realm", sense.data["realms"])
    check_symbols(sense, raw.get("symbols", []), path, raw["type"])
    for name in ("ruler", "character"):
        if name in raw:
            check_character(sense, raw[name], f"{path}.{name}")
            sense.reader().checks(raw[name].get("only_if", []), f"{path}.{name}.only_if")
    read = sense.reader()
    read.ops(raw.get("before", []), f"{path}.before")
    if ("options" in raw) != ("chooser" in raw):
        raise sense.wrong(path, "options need a chooser, and he needs options")
    if "options" in raw:
        sense.keys(raw["options"], f"{path}.options", ("A", "B"), ("A", "B"))
        read.who(raw["chooser"], f"{path}.chooser")
        for option in ("A", "B"):
            read.ops(raw["options"][option], f"{path}.options.{option}")
    elif not raw.get("before"):
        raise sense.wrong(path, "it does nothing")
    read.ops(raw.get("after", []), f"{path}.after")
    for revision, parts in raw.get("earlier", {}).items():
        sense.keys(parts, f"{path}.earlier.{revision}", ("before", "A", "B", "after"))
        for part, ops in parts.items():
            read.ops(ops, f"{path}.earlier.{revision}.{part}")
    read.done()
    for who, option in sense.table(raw.get("forced", {}), f"{path}.forced").items():
        read.who(who, f"{path}.forced")
        sense.known(option, f"{path}.forced.{who}", "option", ("A", "B"))
    sense.known(raw.get("order", ""), f"{path}.order", "order", ("", "active_last"))
    for i, option in enumerate(sense.listing(raw.get("paid", []), f"{path}.paid")):
        sense.known(option, f"{path}.paid.{i}", "option", ("A", "B"))


def check_symbols(sense: Sense, symbols: Any, path: str, kind: str) -> None:
    for i, symbol in enumerate(sense.listing(symbols, f"{path}.symbols")):
        here = f"{path}.symbols.{i}"
        sense.keys(symbol, here, ("symbol", "mark", "colour", "icon"), ("symbol",))
        name = symbol["symbol"]
        sense.known(name, f"{here}.symbol", "symbol", sense.data["vocabulary"]["event_symbols"])
        if name == "mortality":
            sense.known(symbol.get("mark"), f"{here}.mark", "mark", MARKS)
        elif name == "dnpr":
            sense.known(symbol.get("colour"), f"{here}.colour", "colour", COLOURS)
        elif name == "power_struggle":
            sense.known(symbol.get("icon"), f"{here}.icon", "icon", ("white", "grey"))
    deaths = sum(symbol["symbol"] == "mortality" for symbol in symbols)
    if deaths != (kind == "A"):
        raise sense.wrong(f"{path}.symbols", "an A event has one mortality symbol, and no other has")


def check_idea(sense: Sense, raw: Any, path: str) -> None:
    sense.keys(raw, path, IDEA_KEYS, ("name", "name_pl", "kind", "age", "cost", "prestige"))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.known(raw["kind"], f"{path}.kind", "kind", KINDS)
    sense.counted(raw["cost"], f"{path}.cost", "kind of power", (raw["kind"],))
    sense.truths(raw, path, ("basic", "government"))
    read = sense.reader()
    read.checks(raw.get("requires", []), f"{path}.requires")
    read.ops(raw.get("immediate", []), f"{path}.immediate")
    read.modifiers(raw.get("modifiers", []), f"{path}.modifiers")
    read.triggers(raw.get("triggers", []), f"{path}.triggers")
    read.done()
    if not (raw.get("immediate") or raw.get("modifiers") or raw.get("triggers")):
        raise sense.wrong(path, "it does nothing")


def check_mission(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    sense.keys(raw, path, MISSION_KEYS, ("name", "name_pl", "deck", "condition", "prestige", "reward"))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.known(raw["deck"], f"{path}.deck", "deck", (*data["realms"], *GENERAL))
    sense.truths(raw, path, ("starter",))
    requires = raw.get("requires", [])
    sense.each(requires, f"{path}.requires", "mission", data["missions"])
    if raw.get("starter", False) == bool(requires):
        raise sense.wrong(path, "a mission for the start requires none, and every other one requires some")
    needs = raw.get("needs", {})
    sense.keys(needs, f"{path}.needs", ("age", "boards", "distant", "russia"))
    sense.each(needs.get("boards", []), f"{path}.needs.boards", "board", data["boards_in_box"]["boards"])
    sense.truths(needs, f"{path}.needs", ("distant", "russia"))
    check_goal(sense, raw, path)


def check_milestone(sense: Sense, raw: Any, path: str) -> None:
    sense.keys(raw, path, MILESTONE_KEYS, MILESTONE_KEYS[:-2])
    sense.texts(raw, path, ("name", "name_pl"))
    sense.known(raw["category"], f"{path}.category", "category", CATEGORIES)
    sense.truths(raw, path, ("distant",))
    if sorted(raw["prestige"], reverse=True) != raw["prestige"]:
        raise sense.wrong(f"{path}.prestige", "who comes later has not more")
    check_goal(sense, raw, path)


def check_goal(sense: Sense, raw: Raw, path: str) -> None:
    read = sense.reader()
    read.checks(raw["condition"], f"{path}.condition")
    for revision, before in raw.get("earlier", {}).items():
        read.checks(before, f"{path}.earlier.{revision}")
    read.ops(raw["reward"], f"{path}.reward")
    read.done()


def check_struggle(sense: Sense, raw: Any, path: str) -> None:
    sense.keys(raw, path, ("name", "name_pl", "ages", "areas", "extra"), ("name", "name_pl", "ages", "areas", "extra"))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.each(raw["areas"], f"{path}.areas", "area", sense.words.areas)
    tokens = sense.data["pieces"]["common"]["occupation_battleground"]
    if len(raw["areas"]) > tokens:
        raise sense.wrong(f"{path}.areas", f"there are {tokens} battleground tokens")
    for i, line in enumerate(raw["extra"]):
        here = f"{path}.extra.{i}"
        sense.keys(line, here, ("realms", "when", "prestige"), ("realms", "when", "prestige"))
        sense.each(line["realms"], f"{here}.realms", "realm", ("any", *sense.data["realms"]))
        sense.numbers(line, here, ("prestige",))
        read = sense.reader()
        read.checks(line["when"], f"{here}.when")
        read.done()


def check_trade(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    sense.keys(raw, path, TRADE_KEYS, ("good", "name", "name_pl", "income", "developed", "nodes"))
    sense.texts(raw, path, ("name", "name_pl"))
    for column in ("income", "developed"):
        if sorted(raw[column]) != raw[column]:
            raise sense.wrong(f"{path}.{column}", "more trade power earns not less")
    sense.known(raw.get("mark", ""), f"{path}.mark", "mark", ("", "*", "†"))
    sense.each(raw.get("continents", []), f"{path}.continents", "continent", data["continents"])
    sense.truths(raw, path, ("gold", "slaves"))
    for n, one in raw["nodes"].items():
        here = f"{path}.nodes.{n}"
        sense.known(n, here, "node", data["nodes"])
        sense.keys(one, here, ("keys", "secondary", "requires"), ("keys",))
        sense.counted(one["keys"], f"{here}.keys", "province", data["provinces"])
        sense.known(one.get("requires", ""), f"{here}.requires", "requirement", ("", "settled", "owned"))
        if "secondary" in one:
            sense.known(one["secondary"], f"{here}.secondary", "node", data["nodes"])
