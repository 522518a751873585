"""Games of Europa Universalis among bots, and what became of war in them: a table of the chronicle's figures.

tools/wars.py [--games 50] [--seed 1] [--workers 2] [--bot greedy] [--ages first] [--scenario 1-01:3 2-02:4 …]
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from regnum.bots import make_bot
from regnum.games import get_game
from regnum.kernel import Table, new_table

SCENARIOS = ("1-01:3", "2-02:4", "1-01:4", "2-01:6", "1-02:4")
ROWS = (
    "wars declared", "of them on players", "by event cards", "calls accepted", "calls refused", "battles on land",
    "battles at sea", "sieges", "provinces occupied", "provinces relieved", "wars ended", "wars won", "white peaces",
    "terms imposed", "provinces that changed hands", "units raised", "wars under way at the end", "games without a war",
    "games that end in war",
)  # fmt: skip


def play(job: tuple[int, str], bot: str, ages: str) -> Counter[str]:
    seed, what = job
    scenario, _, seats = what.partition(":")
    game = get_game("europa_universalis")
    bots = [make_bot(bot, seed * 64 + seat) for seat in range(int(seats))]
    options = {"scenario": scenario, "ages": ages}
    table = new_table(game, int(seats), seed, options, policies=bots, history=True)
    before = held(table)
    table.run()
    return counted(table, before)


def held(table: Table) -> dict[str, tuple[object, ...]]:
    """Whose each province is by right."""
    return {p: (land.town, land.vassal, land.dnpr) for p, land in table.state.provinces.items()}


def counted(table: Table, before: dict[str, tuple[object, ...]]) -> Counter[str]:
    found: Counter[str] = Counter()
    players = {p.realm for p in table.state.players}
    for event in table.events:
        args = dict(event.args)
        match event.key:
            case "war":
                found["wars declared"] += 1
                found["of them on players"] += args["target"] in players
                found["by event cards"] += args["cause"] == "event"
            case "call_accepted" | "call_refused":
                found["calls " + event.key[5:]] += 1
            case "land_battle" | "sea_battle" if args["what"] == "attack":
                found["battles on land" if event.key == "land_battle" else "battles at sea"] += 1
            case "siege":
                found["sieges"] += 1
            case "occupied" | "relieved":
                found["provinces " + event.key] += 1
            case "recruited":
                found["units raised"] += args["n"]
            case "peace":
                found["wars ended"] += 1
                found["white peaces"] += args["term"] == "white"
                found[f"term: {args['term']}"] += 1
    deeds = [deed for p in table.state.players for deed in p.deeds]
    found["wars won"] = sum(deed.n for deed in deeds if deed.what == "war_won")
    found["terms imposed"] = sum(deed.n for deed in deeds if deed.what == "term_imposed")
    found["provinces that changed hands"] = sum(before[p] != now for p, now in held(table).items())
    found["wars under way at the end"] = len(table.state.wars)
    found["games without a war"] = not found["wars declared"]
    found["games that end in war"] = bool(table.state.wars)
    return found


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("--games", type=int, default=50)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--workers", type=int, default=2)
    said.add_argument("--bot", default="greedy")
    said.add_argument("--ages", default="first")
    said.add_argument("--scenario", nargs="+", default=list(SCENARIOS))
    args = said.parse_args()
    jobs = [(args.seed + i, args.scenario[i % len(args.scenario)]) for i in range(args.games)]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(args.workers) as pool:
        for done, found in enumerate(pool.map(partial(play, bot=args.bot, ages=args.ages), jobs), 1):
            total.update(found)
            print(f"{done} of {args.games}", end="\r", flush=True)
    print(f"{args.games} games among {args.bot} bots, {args.ages} age, {' '.join(args.scenario)}")
    terms = sorted(row for row in total if row.startswith("term: "))
    for row in (*ROWS, *terms):
        print(f"{row:30} {total[row]:>6} {total[row] / args.games:>8.2f} a game")


if __name__ == "__main__":
    main()
