"""What is chosen before the first move: which scenario, how long, which realms and rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...kernel import Described, RegnumError, Setup, spell
from .content.shapes import Content, Scenario, Variant
from .struggles import order_of, orders

AUTO = {2: "1-04", 3: "1-01", 4: "1-01", 5: "1-01", 6: "2-01"}  # the usual scenario for so many players
SCENARIOS = (
    "1-00", "1-01", "1-02", "1-03", "1-04", "1-05", "1-06", "1-06-kalmar", "1-06-both", "2-01", "2-01-muscovy", "2-02",
    "2-02-sweden", "2-02-mamluks", "2-03", "2-04", "2-05", "2-06", "2-07", "2-07-alternate",
)  # fmt: skip
# The optional rules of the book, each by its own word: OPT.1 to OPT.7.
OPTIONAL = (
    "private_talks", "ready_mercenaries", "no_capitulation", "helping_hand", "religious_rebels", "random_events",
    "open_events",
)  # fmt: skip
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "scenario": ("auto", *SCENARIOS),
    "ages": ("auto", "first", "1", "2", "3", "4"),  # the last one to be played
    "expansive": ("auto", "all", "none"),  # expansive realms that the scenario leaves to choice
    "missions": ("yes", "no"),
    "advanced": ("yes", "no"),
    "struggles": ("auto", "ordered", "random", "off"),  # power struggles, where the scenario has a deck of them
    "netherlands": ("amsterdam", "brugge", "antwerpen"),  # where they begin, in a scenario that leaves it to choice
    "leaving": ("bot", "realm"),  # what a player who leaves may leave behind (21.leave, 21.bot)
    **dict.fromkeys(OPTIONAL, ("no", "yes")),
}


def choices(content: Content) -> dict[str, tuple[str, dict[int, int]]]:
    """What the option `scenario` can be: a scenario, and for each number of seats the variant that it stands for. Where
    a scenario has two variants for as many seats, the second one has a name of its own."""
    found: dict[str, tuple[str, dict[int, int]]] = {}
    for name, scenario in content.scenarios.items():
        found[name] = (name, {})
        for i, variant in enumerate(scenario.variants):
            fits = found[name][1]
            if variant.seats in fits:
                own = variant.id.removesuffix("_start").rsplit("_", 1)[-1]
                found[f"{name}-{own}"] = (name, {variant.seats: i})
            else:
                fits[variant.seats] = i
    return found


def scenario_name(setup: Setup) -> str:
    """What the option `scenario` comes to."""
    wanted = setup.options.get("scenario", "auto")
    return AUTO[setup.seats] if wanted == "auto" else wanted


def variant_of(content: Content, setup: Setup) -> tuple[str, int]:
    """The scenario and its variant that a table plays."""
    known = choices(content)
    name = scenario_name(setup)
    if name not in known:
        raise RegnumError(f"europa_universalis: no scenario '{name}' (choose auto, {spell(known)})")
    scenario, fits = known[name]
    if setup.seats not in fits:
        raise RegnumError(f"scenario {name} is for {spell(sorted(fits))} seats, not {setup.seats}")
    return scenario, fits[setup.seats]


def last_age(scenario: Scenario, variant: Variant, wanted: str) -> int:
    """The age that the game ends with: the scenario's own choice unless another is wanted, and never one that its
    variant does not reach."""
    if wanted == "first":
        return variant.first_age
    if wanted == "auto":
        printed = scenario.data.get("options", {}).get("ages_to_play", {}).get("default")
        return min(int(printed), variant.last_age) if printed else variant.last_age
    if not variant.first_age <= int(wanted) <= variant.last_age:
        possible = spell(range(variant.first_age, variant.last_age + 1))
        raise RegnumError(f"option 'ages' cannot be '{wanted}': scenario {scenario.id} has the ages {possible}")
    return int(wanted)


def dutch_capital(scenario: Scenario, chosen: Mapping[str, str]) -> str:
    """Where the Netherlands begin; nothing where the scenario does not leave it to choice."""
    wanted = chosen.get("netherlands", "amsterdam")
    open_to = scenario.data.get("options", {}).get("netherlands_start", {}).get("values", [])
    if wanted != "amsterdam" and wanted not in open_to:
        raise RegnumError(
            f"option 'netherlands' cannot be '{wanted}': scenario {scenario.id} does not leave it to choice"
        )
    return wanted if open_to else ""


def optional_rules(variant: Variant, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Those that a table plays with."""
    found = tuple(rule for rule in OPTIONAL if chosen.get(rule, "no") == "yes")
    for rule in found:
        if not makes_sense(variant, rule):
            what = "six seats" if rule == "open_events" else "an age whose events come in two halves"
            raise RegnumError(f"option '{rule}' is for {what}")
    return found


def makes_sense(variant: Variant, rule: str) -> bool:
    if rule == "open_events":
        return variant.seats == 6  # OPT.7
    return rule != "random_events" or any(in_halves(variant, age) for age in variant.rounds)


def in_halves(variant: Variant, age: int) -> bool:
    """Whether the events of an age come in two halves: there are scenarios with one half only, and with thirds."""
    raw = variant.data["events"][str(age)]  # OPT.6
    return bool(raw.get("first") and raw.get("second") and not raw.get("thirds"))


def varieties(content: Content) -> list[tuple[int, dict[str, str]]]:
    """Every scenario with every number of players that it is for."""
    found = [(seats, name) for name, (_, fits) in choices(content).items() for seats in fits]
    order = sorted(found, key=lambda one: [x[0] for x in found[: found.index(one)]].count(one[0]))
    return [(seats, {"scenario": name}) for seats, name in order]


def takes_part(use: str, wanted: str) -> bool:
    """Whether an expansive realm of the scenario is played with; some always are."""  # 13.3.dnpr
    if use == "always" or wanted == "all":
        return True
    return wanted == "auto" and use == "on"


def seat_names(content: Content, setup: Setup) -> list[str]:
    """The realm of each seat: who chooses a seat chooses a realm."""
    scenario, number = variant_of(content, setup)
    return [f"realm-{raw['realm']}" for raw in content.scenarios[scenario].variants[number].realms]


def bot_seats(content: Content, setup: Setup) -> list[int]:
    """Seats in which the box has a bot of its own: where a scenario is for fewer people than realms."""  # 20.1.bots
    scenario, number = variant_of(content, setup)
    return [i for i, raw in enumerate(content.scenarios[scenario].variants[number].realms) if raw.get("bot")]


def fitting(content: Content, setup: Setup) -> dict[str, list[str]]:
    """What there is to choose for so many players: their scenarios, and what the chosen one leaves open."""
    usual, chosen = AUTO[setup.seats], scenario_name(setup)
    names = [name for name, (_, fits) in choices(content).items() if setup.seats in fits]
    found = {"scenario": sorted(names, key=lambda name: name != usual)}
    wanted = {**setup.options, "scenario": chosen if chosen in names else usual}
    scenario, number = variant_of(content, replace(setup, options=wanted))
    variant = content.scenarios[scenario].variants[number]
    ages = [str(age) for age in range(variant.first_age, variant.last_age + 1)]
    uses = [raw["use"] for realm, raw in variant.data.get("dnpr", {}).items() if not played(variant, realm)]
    found["ages"] = ["auto", *ages] if len(ages) > 1 else ["auto"]
    found["expansive"] = ["auto"]
    for value in ("all", "none"):
        if any(takes_part(use, value) != takes_part(use, "auto") for use in uses):
            found["expansive"].append(value)
    usually = order_of(variant, "auto", setup.options.get("advanced", "yes") == "yes")
    found["struggles"] = ["auto", *(order for order in orders(variant) if order != usually)]
    chosen_by = content.scenarios[scenario].data.get("options", {}).get("netherlands_start", {})
    found["netherlands"] = [x for x in OPTIONS["netherlands"] if x in chosen_by.get("values", ["amsterdam"])]
    for rule in OPTIONAL:
        found[rule] = ["no", "yes"] if makes_sense(variant, rule) else ["no"]
    return found


def played(variant: Variant, realm: str) -> bool:
    return any(one["realm"] == realm for one in variant.realms)


def outline(content: Content, setup: Setup) -> Described:
    """Scenario, ages and rounds of a table."""
    scenario, number = variant_of(content, setup)
    variant = content.scenarios[scenario].variants[number]
    last = last_age(content.scenarios[scenario], variant, setup.options.get("ages", "auto"))
    rounds = sum(n for age, n in variant.rounds.items() if age <= last)
    args = {"scenario": f"scenario-{scenario_name(setup)}", "first": variant.first_age, "last": last, "rounds": rounds}
    more = "no" if last == variant.first_age else "yes"
    return Described("outline", "", {**args, "more": more}, ("scenario", "ages"))
