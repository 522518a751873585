"""Games of Europa Universalis among bots, and what became of war in them: a table of the chronicle's figures, by age.

tools/wars.py [--games 50] [--seed 1] [--workers 2] [--bot greedy] [--whole] [--scenario 1-01:3 2-02:4 …]

Games are of one age; `--whole` plays each scenario to its last age.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from regnum.arena import Match, play_out, spread
from regnum.games import get_game
from regnum.kernel import Option, Policy, Seat, Table

SCENARIOS = ("1-01:3", "2-02:4", "1-01:4", "2-01:6", "1-02:4")
ROWS = (
    "ages played", "wars declared", "of them on players", "by event cards", "calls accepted", "calls refused",
    "battles on land", "battles at sea", "sieges", "provinces occupied", "provinces relieved", "wars ended", "wars won",
    "terms imposed", "white peaces", "provinces that changed hands", "units raised", "ships built",
    "wars under way at its end", "without a war", "ending in war",
)  # fmt: skip
Counts = Counter[tuple[int, str]]  # of an age and a row
Held = dict[str, tuple[object, ...]]


def play(number: int, scenarios: Sequence[str], seed: int, bot: str, whole: bool) -> Counts:
    scenario, _, seats = scenarios[number % len(scenarios)].partition(":")
    options = (("scenario", scenario), ("ages", last_age(scenario) if whole else "first"))
    found: Counts = Counter()
    before: list[tuple[int, Held]] = []  # whose each province was as an age began

    def watch(policy: Policy) -> Policy:
        def watching(table: Table[Any], seat: Seat, kind: str, asked: Sequence[Option]) -> int:
            turn_of_age(table, before, found)
            return policy(table, seat, kind, asked)

        return watching

    match = Match("europa_universalis", (bot,) * int(seats), seed + number, options)
    _, table = play_out(match, 0, watch, telling=True)
    close(table, *before[-1], found)
    count(table, found)
    return found


def last_age(scenario: str) -> str:
    """The last one that the scenario can be played to."""
    content = get_game("europa_universalis").content(None, "")
    return str(max(variant.last_age for variant in content.scenarios[scenario].variants))


def turn_of_age(table: Table[Any], before: list[tuple[int, Held]], found: Counts) -> None:
    age = table.state.age
    if not before or before[-1][0] != age:
        if before:
            close(table, *before[-1], found)
        before.append((age, held(table)))


def held(table: Table[Any]) -> Held:
    """Whose each province is by right."""
    return {p: (land.town, land.vassal, land.dnpr) for p, land in table.state.provinces.items()}


def close(table: Table[Any], age: int, before: Held, found: Counts) -> None:
    """What can be seen only at the end of an age."""
    found[age, "ages played"] += 1
    found[age, "provinces that changed hands"] += sum(before.get(p) != now for p, now in held(table).items())
    found[age, "wars under way at its end"] += len(table.state.wars)
    found[age, "ending in war"] += bool(table.state.wars)


def count(table: Table[Any], found: Counts) -> None:
    players = {p.realm for p in table.state.players}
    scenario = table.state.box.scenarios[table.state.scenario].variants[table.state.variant]
    age = scenario.first_age
    for event in table.events:
        args = dict(event.args)
        match event.key:
            case "round":
                age = args["age"]
            case "war":
                found[age, "wars declared"] += 1
                found[age, "of them on players"] += args["target"] in players
                found[age, "by event cards"] += args["cause"] == "event"
            case "call_accepted" | "call_refused":
                found[age, "calls " + event.key[5:]] += 1
            case "land_battle" | "sea_battle" if args["what"] == "attack":
                found[age, "battles on land" if event.key == "land_battle" else "battles at sea"] += 1
            case "siege":
                found[age, "sieges"] += 1
            case "occupied" | "relieved":
                found[age, "provinces " + event.key] += 1
            case "recruited":
                found[age, "units raised"] += args["n"]
            case "ship" if args["n"] > 0:
                found[age, "ships built"] += args["n"]
            case "peace":
                found[age, "wars ended"] += 1
                found[age, "white peaces"] += args["term"] == "white"
                found[age, f"term: {args['term']}"] += 1
    for deed in (deed for p in table.state.players for deed in p.deeds):
        if deed.what in ("war_won", "term_imposed"):
            found[deed.age, "wars won" if deed.what == "war_won" else "terms imposed"] += deed.n
    for a in range(scenario.first_age, table.state.age + 1):
        found[a, "without a war"] += not found[a, "wars declared"]


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--games", type=int, default=50)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--workers", type=int, default=2)
    said.add_argument("--bot", default="greedy")
    said.add_argument("--whole", action="store_true")
    said.add_argument("--scenario", nargs="+", default=list(SCENARIOS))
    args = said.parse_args()
    done: list[int] = []

    def progress(n: int) -> None:
        done.append(n)
        print(f"{sum(done)} of {args.games}", end="\r", flush=True, file=sys.stderr)

    play_one = partial(play, scenarios=args.scenario, seed=args.seed, bot=args.bot, whole=args.whole)
    total: Counts = Counter()
    for found in spread(play_one, args.games, args.workers, progress):
        total.update(found)
    show(total, args.games, f"among {args.bot} bots, {' '.join(args.scenario)}")


def show(total: Counts, games: int, what: str) -> None:
    ages = sorted({age for age, row in total if row == "ages played"})
    terms = sorted({row for _, row in total if row.startswith("term: ")})
    print(f"{games} games {what}\n")
    print("|  |" + "".join(f" age {age} |" for age in ages) + " all | a game |")
    print("|---|" + "---:|" * (len(ages) + 2))
    for row in (*ROWS, *terms):
        all_ages = sum(total[age, row] for age in ages)
        by_age = "".join(f" {total[age, row]} |" for age in ages)
        print(f"| {row} |{by_age} {all_ages} | {all_ages / games:.2f} |")


if __name__ == "__main__":
    main()
