"""Games of Europa Universalis among greedy bots, and what they say about its balance: the tables of docs/balance.md.

tools/balance.py [--games 200] [--whole] [--workers 2] [--seed 1] [--scenario 1-01:3] [--bot greedy]

Games are of one age; `--whole` plays the scenario to its last age. The tables are Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from regnum.arena import Match, play_out, spread, wilson
from regnum.games import get_game
from regnum.games.europa_universalis.decks import hand
from regnum.games.europa_universalis.steps.covert import KIND as COUNTER
from regnum.kernel import Option, Policy, Seat, Table

GAME = "europa_universalis"
SERVING = ("crown", "advisor", "general", "admiral")  # what is answered of a card whose character serves
SOURCES = {  # of prestige, by the beginning of the rule that gives or takes it
    "17.2.complete": "missions", "4.7.missions": "missions", "17.3.complete": "milestones", "17.4": "power struggles",
    "5.1.idea": "ideas researched", "8.": "ideas in use", "6.": "action cards", "5.1.event": "events", "16.": "events",
    "4.4.E.curia": "each round: curia", "4.4.E.emperor": "each round: Emperor", "4.4.E.absolute": "each round: ideas",
    "4.6.5": "end of an age: marriages", "4.3.E.occupied": "each round: own towns occupied",
    "4.3.E.succession": "disputed successions", "4.3.A": "casus belli not used", "10.": "terms of peace",
    "11.3": "calls to arms refused", "5.1.religion": "change of religion", "5.1.diplomacy": "core land sold",
    "7.4": "bankruptcy", "12.": "slaves traded", "18.": "Empire", "19.3.crusade": "crusades",
    "19.3.excommunicate": "excommunication", "4.7.tax": "end: tax", "4.7.stability": "end: stability",
    "4.7.tokens": "end: cores, marriages, alliances", "4.7.curia": "end: curia", "4.7.emperor": "end: Emperor",
    "4.7.occupied": "end: own towns occupied", "4.7.interest": "end: interest",
}  # fmt: skip


@dataclass(slots=True)
class Played:
    """What is counted of one game."""

    realms: tuple[str, ...] = ()
    shares: tuple[float, ...] = ()  # of the win
    prestige: tuple[int, ...] = ()
    answers: int = 0
    rounds: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    goals: dict[str, int] = field(default_factory=dict)  # mission or milestone: the round of the game it was reached in
    first: set[str] = field(default_factory=set)  # those reached in the first round of the game, or of their age
    offered: set[str] = field(default_factory=set)  # those that were in hand or open
    held: set[str] = field(default_factory=set)
    actions: Counter[str] = field(default_factory=Counter)  # cards played
    serving: Counter[str] = field(default_factory=Counter)  # cards whose characters were crowned or posted


def play(number: int, scenario: str, seats: int, seed: int, bot: str, whole: bool) -> Played:
    found = Played()

    def watch(policy: Policy) -> Policy:
        def watching(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
            p = table.state.players[seat]
            found.held.update(hand(p))
            found.offered.update(p.missions)
            found.offered.update(one.card for one in table.state.milestones)
            i = policy(table, seat, kind, options)
            found.answers += 1
            if options[i][0] in SERVING:
                found.serving.update(part for part in options[i][1:] if part in table.state.box.cards)
            return i

        return watching

    last = max(variant.last_age for variant in get_game(GAME).content(None, "").scenarios[scenario].variants)
    options = (("scenario", scenario), ("ages", str(last) if whole else "first"))
    _, table = play_out(Match(GAME, (bot,) * seats, seed, options), number, watch, telling=True)
    s = table.state
    winners = table.game.winners(s)
    found.realms = tuple(p.realm for p in s.players)
    found.shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    found.prestige = tuple(table.game.scores(s))
    begun = s.box.scenarios[s.scenario].variants[s.variant].first_age, 1
    told = [dict(event.args) for event in table.events if event.key == "round"]
    found.rounds = int((told[0]["age"], told[0]["round"]) != begun) if told else 1  # the first may not be told of
    now = 1
    for event in table.events:
        args = dict(event.args)
        match event.key:
            case "round":
                found.rounds += (args["age"], args["round"]) != begun
                now = args["round"]
            case "prestige":
                found.sources[source(event.rule)] += args["n"]
            case "card":
                found.actions[args["card"]] += 1
            case "countered":  # which copy is not told
                found.actions[f"{COUNTER}-1"] += 1
            case "mission" | "milestone":
                if args[event.key] not in found.goals and (found.rounds if event.key == "mission" else now) == 1:
                    found.first.add(args[event.key])
                found.goals.setdefault(args[event.key], found.rounds)
    return found


def source(rule: str) -> str:
    """The longest beginning of a rule that has a name."""
    fitting = [prefix for prefix in SOURCES if rule.startswith(prefix)]
    return SOURCES[max(fitting, key=len)] if fitting else rule


# --- tables ---


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join([*lines, *("| " + " | ".join(map(str, row)) + " |" for row in rows)]) + "\n"


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def wins(games: Sequence[Played]) -> str:
    rows = []
    for realm in sorted({r for one in games for r in one.realms}):
        there = [one for one in games if realm in one.realms]
        won = sum(one.shares[one.realms.index(realm)] for one in there)
        low, high = wilson(won, len(there))
        mean = sum(one.prestige[one.realms.index(realm)] for one in there) / len(there)
        rows.append((realm, len(there), percent(won / len(there)), f"{percent(low)}–{percent(high)}", f"{mean:.1f}"))
    return table(("realm", "games", "wins", "95%", "mean prestige"), rows)


def prestige(games: Sequence[Played]) -> str:
    total: Counter[str] = Counter()
    for one in games:
        total.update(one.sources)
    seats = sum(len(one.realms) for one in games)
    rows = [(name, f"{n / seats:.2f}") for name, n in total.most_common()]
    return table(("prestige from", "a player and game"), rows)


def length(games: Sequence[Played]) -> str:
    found = {"answers": [one.answers for one in games], "rounds": [one.rounds for one in games]}
    rows = [(name, min(n), sorted(n)[len(n) // 2], max(n)) for name, n in found.items()]
    return table(("length", "least", "median", "most"), rows)


def goals(games: Sequence[Played], names: Iterable[str], what: str) -> str:
    """Those that were ever in hand or open: how often they were reached, when at the earliest, and whether at once: in
    the first round of the game, a milestone in that of its age."""
    rows = []
    for name in sorted(names):
        there = [one for one in games if name in one.offered]
        if there:
            reached = [one.goals[name] for one in there if name in one.goals]
            when = f"{sum(reached) / len(reached):.1f}" if reached else "–"
            first = percent(sum(name in one.first for one in there) / len(there))
            rows.append((name, len(there), percent(len(reached) / len(there)), when, first))
    return table((what, "games", "reached", "mean round", "at once"), rows)


def cards(games: Sequence[Played]) -> str:
    """Of each kind of card: in how many games somebody held one, how often it was played, how often its character
    served."""
    held, actions, serving = Counter[str](), Counter[str](), Counter[str]()
    for one in games:
        held.update({kind(card) for card in one.held})
        for total, found in ((actions, one.actions), (serving, one.serving)):
            for card, n in found.items():
                total[kind(card)] += n
    rows = [(k, held[k], actions[k] or "**never**", serving[k] or "**never**") for k in sorted(held)]
    return table(("card", "games held", "played", "served"), rows)


def kind(card: str) -> str:
    return card.rpartition("-")[0]


def report(games: Sequence[Played], what: str) -> str:
    content = get_game(GAME).content(None, "")
    parts = [
        f"### {what}\n", wins(games), prestige(games), length(games),
        goals(games, content.missions, "mission"), goals(games, content.milestones, "milestone"), cards(games),
    ]  # fmt: skip
    return "\n".join(parts)


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--games", type=int, default=200)
    said.add_argument("--whole", action="store_true")
    said.add_argument("--workers", type=int, default=2)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--scenario", default="1-01:3", help="scenario and number of players")
    said.add_argument("--bot", default="greedy")
    args = said.parse_args()
    scenario, _, seats = args.scenario.partition(":")
    done: list[int] = []

    def progress(n: int) -> None:
        done.append(n)
        print(f"{sum(done)} of {args.games}", end="\r", flush=True, file=sys.stderr)

    play_one = partial(play, scenario=scenario, seats=int(seats), seed=args.seed, bot=args.bot, whole=args.whole)
    games = spread(play_one, args.games, args.workers, progress)
    ages = "all ages" if args.whole else "one age"
    print(report(games, f"{args.games} games among {seats} {args.bot} bots, scenario {scenario}, {ages}"))


if __name__ == "__main__":
    main()
