"""Whether set-ups and scenarios make sense."""

from __future__ import annotations

from typing import Any

from .boards import printed_provinces
from .sense import Raw, Sense
from .sense_cards import COLOURS, check_character
from .sense_map import FAITHS
from .shapes import KINDS

SETUP_KEYS = (
    "playable", "faith", "capital", "ducats", "adm", "dip", "mil", "manpower", "large", "small", "vassals", "unrest",
    "alliances", "marriages", "truces", "influence", "claims", "cores", "colonists", "merchants", "light_ships",
    "armies", "fleet", "ruler", "interregnum",
)  # fmt: skip
SCENARIO_KEYS = ("name", "name_pl", "summary", "summary_pl", "options", "variants")
VARIANT_KEYS = (
    "name", "name_pl", "players", "board", "first_age", "last_age", "rounds", "events_per_round", "face_up", "realms",
    "events", "hre", "curia", "teams", "event_aliases", "dnpr", "npr_manpower", "pieces_removed", "ideas", "milestones",
    "struggles", "trade", "victory",
)  # fmt: skip
REALM_KEYS = ("name", "name_pl", "setup", "colour", "first", "bot", "later", "extra_power", "prestige", "missions")
EVENT_KEYS = ("first", "second", "optional", "thirds")
MISSION_KEYS = ("start", "removed", "added", "done")
VICTORIES = ("prestige", "team_prestige", "objectives")
VICTORY_KEYS = ("kind", "provinces", "need", "by", "control_counts", "otherwise")
PLAYER_COLOURS = ("blue", "green", "purple", "red", "white", "yellow")
USES = ("always", "on", "off", "option")


def check_scenarios(sense: Sense) -> None:
    for realm, dates in sense.data["setups"].items():
        sense.known(realm, f"setups.{realm}", "realm", sense.data["realms"])
        for date, raw in dates.items():
            check_setup(sense, raw, f"setups.{realm}.{date}", "1618" if date == "1618" else "")
    for s, raw in sense.data["scenarios"].items():
        path = f"scenarios.{s}"
        sense.keys(raw, path, SCENARIO_KEYS, ("name", "name_pl", "summary", "summary_pl", "variants"))
        sense.texts(raw, path, ("name", "name_pl", "summary", "summary_pl"))
        for option, one in sense.table(raw.get("options", {}), f"{path}.options").items():
            here = f"{path}.options.{option}"
            sense.keys(one, here, ("values", "default"), ("values",))
            if "default" in one:
                sense.known(one["default"], f"{here}.default", "value", one["values"])
        for v, variant in raw["variants"].items():
            check_variant(sense, variant, f"{path}.variants.{v}")


def check_setup(sense: Sense, raw: Any, path: str, side: str) -> None:
    data, words = sense.data, sense.words
    provinces = printed_provinces(data, side) if side else words.provinces
    pieces = data["pieces"]["player"]
    sense.keys(raw, path, SETUP_KEYS, ("faith", "ducats", "adm", "dip", "mil"))
    sense.truths(raw, path, ("playable", "interregnum"))
    sense.known(raw["faith"], f"{path}.faith", "faith", FAITHS)
    if "capital" in raw:
        sense.known(raw["capital"], f"{path}.capital", "province", words.provinces)
    sense.numbers(raw, path, ("ducats", "adm", "dip", "mil", "manpower", "colonists"))
    placed: dict[str, str] = {}
    for name, most in (("large", "large_towns"), ("small", "small_towns"), ("vassals", "vassals")):
        here = raw.get(name, [])
        sense.each(here, f"{path}.{name}", "province", provinces)
        if len(here) > pieces[most]:
            raise sense.wrong(f"{path}.{name}", f"{len(here)} are more than the {pieces[most]} pieces of a player")
        for p in here:
            if p in placed:
                raise sense.wrong(f"{path}.{name}", f"{p} stands at {placed[p]} already")
            placed[p] = name
    sense.each(raw.get("unrest", []), f"{path}.unrest", "town or vassal of this realm", placed)
    for name in ("alliances", "marriages", "truces"):
        sense.each(raw.get(name, []), f"{path}.{name}", "realm", data["realms"])
    sense.counted(raw.get("influence", {}), f"{path}.influence", "area", words.areas)
    sense.each(raw.get("claims", []), f"{path}.claims", "area", words.areas)
    sense.each(raw.get("cores", []), f"{path}.cores", "area", words.areas)
    sense.each(raw.get("merchants", []), f"{path}.merchants", "node", data["nodes"])
    sense.counted(raw.get("light_ships", {}), f"{path}.light_ships", "sea zone", data["zones"])
    for i, army in enumerate(sense.listing(raw.get("armies", []), f"{path}.armies")):
        here = f"{path}.armies.{i}"
        sense.keys(army, here, ("infantry", "cavalry", "artillery", "area"))
        sense.numbers(army, here, ("infantry", "cavalry", "artillery"))
        if "area" in army:
            sense.known(army["area"], f"{here}.area", "area", words.areas)
    if "fleet" in raw:
        sense.keys(raw["fleet"], f"{path}.fleet", ("light", "heavy", "galleys", "at"))
        sense.numbers(raw["fleet"], f"{path}.fleet", ("light", "heavy", "galleys"))
        if "at" in raw["fleet"]:
            sense.known(raw["fleet"]["at"], f"{path}.fleet.at", "sea zone or port", words.zones | words.provinces)
    if "ruler" in raw:
        check_character(sense, raw["ruler"], f"{path}.ruler", KINDS)
    if raw.get("playable") and ("ruler" in raw) == raw.get("interregnum", False):
        raise sense.wrong(path, "a realm for a player has a ruler or an interregnum")


def check_variant(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    sense.keys(raw, path, VARIANT_KEYS, [k for k in VARIANT_KEYS if k not in OPTIONAL])
    sense.texts(raw, path, ("name", "name_pl"))
    sense.numbers(raw, path, ("players", "first_age", "last_age", "events_per_round", "face_up"))
    sense.known(raw["board"], f"{path}.board", "board", data["boards"])
    check_seats(sense, raw, path)
    check_ages(sense, raw, path)
    realms = data["realms"]
    sense.keys(raw["hre"], f"{path}.hre", ("emperor", "authority", "cubes"))
    if "emperor" in raw["hre"]:
        sense.known(raw["hre"]["emperor"], f"{path}.hre.emperor", "realm", realms)
    sense.numbers(raw["hre"], f"{path}.hre", ("authority",))
    sense.each(raw["hre"].get("cubes", []), f"{path}.hre.cubes", "area", data["areas"], twice=True)
    sense.keys(raw["curia"], f"{path}.curia", ("rome", "cardinals", "blocked"))
    if "rome" in raw["curia"]:
        sense.known(raw["curia"]["rome"], f"{path}.curia.rome", "realm", realms)
    sense.each(raw["curia"].get("cardinals", []), f"{path}.curia.cardinals", "realm", realms, twice=True)
    for i, team in enumerate(sense.listing(raw.get("teams", []), f"{path}.teams")):
        sense.each(team, f"{path}.teams.{i}", "realm of a player", raw["realms"])
    for other, realm in sense.table(raw.get("event_aliases", {}), f"{path}.event_aliases").items():
        sense.known(other, f"{path}.event_aliases.{other}", "realm", realms)
        sense.known(realm, f"{path}.event_aliases.{other}", "realm of a player", raw["realms"])
    for realm, one in sense.table(raw.get("dnpr", {}), f"{path}.dnpr").items():
        here = f"{path}.dnpr.{realm}"
        sense.known(realm, here, "realm", realms)
        sense.keys(one, here, ("colour", "pattern", "provinces", "use"), ("colour", "pattern", "provinces", "use"))
        sense.known(one["colour"], f"{here}.colour", "colour", COLOURS)
        sense.known(one["pattern"], f"{here}.pattern", "pattern", ("L", "S"))
        sense.each(one["provinces"], f"{here}.provinces", "province", sense.words.provinces)
        sense.known(one["use"], f"{here}.use", "use", USES)
    sense.each(raw.get("npr_manpower", []), f"{path}.npr_manpower", "province", sense.words.provinces)
    check_cards_used(sense, raw, path)
    victory = raw["victory"]
    sense.keys(victory, f"{path}.victory", VICTORY_KEYS, ("kind",))
    sense.known(victory["kind"], f"{path}.victory.kind", "victory", VICTORIES)
    sense.each(victory.get("provinces", []), f"{path}.victory.provinces", "province", sense.words.provinces)


OPTIONAL = ("teams", "event_aliases", "dnpr", "npr_manpower", "pieces_removed", "milestones", "struggles")


def check_seats(sense: Sense, raw: Raw, path: str) -> None:
    data = sense.data
    side = data["boards"][raw["board"]]["side"]
    here = printed_provinces(data, side)
    first, placed = 0, dict[str, str]()
    if not 2 <= len(raw["realms"]) <= 6:
        raise sense.wrong(f"{path}.realms", f"{len(raw['realms'])} realms, not 2 to 6")
    for realm, one in raw["realms"].items():
        at = f"{path}.realms.{realm}"
        sense.known(realm, at, "realm", data["realms"])
        sense.keys(one, at, REALM_KEYS, ("setup", "colour"))
        sense.texts(one, at, ("name", "name_pl"))
        sense.truths(one, at, ("first", "bot", "later"))
        sense.numbers(one, at, ("extra_power", "prestige"))
        sense.known(one["colour"], f"{at}.colour", "colour", PLAYER_COLOURS)
        sense.known(one["setup"], f"{at}.setup", f"set-up of {realm}", data["setups"].get(realm, ()))
        setup = data["setups"][realm][one["setup"]]
        if not setup.get("playable"):
            raise sense.wrong(f"{at}.setup", f"{one['setup']} of {realm} is for no player")
        first += one.get("first", False)
        for name in ("large", "small", "vassals"):
            for p in setup.get(name, ()):
                if p not in here:
                    raise sense.wrong(f"{at}.setup", f"{p} is not on the {side} side")
                if p in placed:
                    raise sense.wrong(f"{at}.setup", f"{placed[p]} and {realm} both start in {p}")
                placed[p] = realm
        missions = one.get("missions", {})
        sense.keys(missions, f"{at}.missions", MISSION_KEYS)
        for name, cards in missions.items():
            sense.each(cards, f"{at}.missions.{name}", "mission", data["missions"])
    if first != 1:
        raise sense.wrong(f"{path}.realms", f"{first} of them are first, not one")
    humans = sum(not one.get("bot", False) for one in raw["realms"].values())
    if raw["players"] != humans:
        raise sense.wrong(f"{path}.players", f"{raw['players']}, but {humans} realms are for players")


def check_ages(sense: Sense, raw: Raw, path: str) -> None:
    data = sense.data
    ages = [str(age) for age in range(raw["first_age"], raw["last_age"] + 1)]
    if not ages:
        raise sense.wrong(f"{path}.last_age", "it comes before the first")
    for name in ("rounds", "events"):
        if list(raw[name]) != ages:
            raise sense.wrong(f"{path}.{name}", f"for the ages {listed_ages(raw[name])}, not {', '.join(ages)}")
    sense.numbers(raw["rounds"], f"{path}.rounds", ages)
    for age, events in raw["events"].items():
        here = f"{path}.events.{age}"
        sense.keys(events, here, EVENT_KEYS)
        of_age = [e for e in data["events"] if e.startswith(age)]
        both = [e for half in ("first", "second") for e in sense.listing(events.get(half, []), f"{here}.{half}")]
        sense.each(both, here, f"event of age {age}", of_age)
        sense.each(events.get("optional", []), f"{here}.optional", f"event of age {age}", of_age)
        needed = raw["rounds"][age] * raw["events_per_round"]
        if len(both) < needed:
            raise sense.wrong(here, f"{len(both)} events, but {needed} are needed")
        if "thirds" in events:
            thirds = sense.listing(events["thirds"], f"{here}.thirds")
            for i, third in enumerate(thirds):
                sense.each(third, f"{here}.thirds.{i}", f"event of age {age}", of_age)
            if sorted(e for third in thirds for e in third) != sorted(both):
                raise sense.wrong(f"{here}.thirds", "they hold other events than the age")


def listed_ages(table: Raw) -> str:
    return ", ".join(table) or "of none"


def check_cards_used(sense: Sense, raw: Raw, path: str) -> None:
    data, ideas = sense.data, raw["ideas"]
    sense.keys(ideas, f"{path}.ideas", ("display", "random", "researched"), ("display", "random"))
    sense.each(ideas["display"], f"{path}.ideas.display", "idea", data["ideas"])
    sense.counted(ideas["random"], f"{path}.ideas.random", "kind of idea", KINDS)
    for realm, known in sense.table(ideas.get("researched", {}), f"{path}.ideas.researched").items():
        sense.known(realm, f"{path}.ideas.researched.{realm}", "realm of a player", raw["realms"])
        sense.each(known, f"{path}.ideas.researched.{realm}", "idea", data["ideas"])
    milestones = raw.get("milestones", {})
    sense.keys(milestones, f"{path}.milestones", ("fixed", "without_distant"))
    sense.each(milestones.get("fixed", []), f"{path}.milestones.fixed", "milestone", data["milestones"])
    struggles = raw.get("struggles", {})
    sense.keys(struggles, f"{path}.struggles", ("deck", "values", "default", "draw", "shuffle", "icon", "counts"))
    sense.known(struggles.get("icon", "white"), f"{path}.struggles.icon", "icon", ("white", "grey"))
    for realm, others in sense.table(struggles.get("counts", {}), f"{path}.struggles.counts").items():
        sense.known(realm, f"{path}.struggles.counts.{realm}", "realm of a player", raw["realms"])
        sense.each(others, f"{path}.struggles.counts.{realm}", "realm", data["realms"])
    sense.each(struggles.get("deck", []), f"{path}.struggles.deck", "power struggle", data["struggles"])
    trade = raw["trade"]
    sense.keys(trade, f"{path}.trade", ("deck", "unused", "removed"), ("deck",))
    piles = [sense.listing(trade.get(p, []), f"{path}.trade.{p}") for p in ("deck", "unused", "removed")]
    held = [card for pile in piles for card in pile]
    sense.each(held, f"{path}.trade", "trade card", data["trade"])
    for i, piece in enumerate(sense.listing(raw.get("pieces_removed", []), f"{path}.pieces_removed")):
        here = f"{path}.pieces_removed.{i}"
        sense.keys(piece, here, ("piece", "area", "province", "with"), ("piece",))
        sense.known(piece["piece"], f"{here}.piece", "piece", ("influence", "alliance", "small_town"))
