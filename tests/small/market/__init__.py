"""Market: each in turn may offer another a deal of several parts, or rest. A pair of wool and grain is worth three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regnum.kernel import About, Broken, Described, Game, Option, Panel, RuleId, Seat, Seats, Setup, Step, Table, deal

GOODS = ("gold", "grain", "wool")
START = ({"gold": 2, "grain": 4, "wool": 0}, {"gold": 2, "grain": 0, "wool": 4}, {"gold": 4, "grain": 1, "wool": 1})
TURNS = 2  # of each seat


@dataclass(slots=True)
class State:
    agenda: list[Step]
    players: Seats[list[dict[str, int]]]


def start(setup: Setup, content: None) -> State:
    return State([("turn", 0)], [dict(START[seat]) for seat in range(setup.seats)])


def parts(s: State, by: Seat, to: Seat) -> Sequence[Option]:
    return [(side, good, n) for side in ("give", "take") for good in GOODS for n in (1, 2, 3)]


def bar(s: State, offer: deal.Offer, part: Option) -> RuleId | None:
    """M.3: nobody gives what he has not, and of one kind of goods there is one part."""
    side, good, n = part
    has = s.players[offer.by if side == "give" else offer.to]
    if has[str(good)] < int(n):
        return "M.3"
    return "M.4" if any(other[1] == good for other in offer.terms) else None


RULES = deal.Market(parts, bar, empty="M.5")


def turn(t: Table[State], n: int) -> None:
    s = t.state
    seat = n % len(s.players)
    if n < TURNS * len(s.players) - 1:
        t.push(("turn", n + 1))
    others = [other for other in range(len(s.players)) if other != seat]
    verb, *whom = t.ask(seat, "turn", [*(("deal", other) for other in others), ("rest",)])
    if verb == "rest":
        t.tell("rest", "M.1", seat=seat)
        return
    agreed = deal.negotiate(t, seat, int(whom[0]), RULES)
    if agreed is None:
        t.tell("nothing", "M.2", seat=seat, to=whom[0])
        return
    for side, good, count in agreed.terms:
        giver, taker = (agreed.by, agreed.to) if side == "give" else (agreed.to, agreed.by)
        s.players[giver][str(good)] -= int(count)
        s.players[taker][str(good)] += int(count)
        t.tell("given", "M.2", seat=giver, to=taker, good=good, n=count)


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    if kind == "turn":
        return Described("opt-rest", "M.1") if option[0] == "rest" else Described("opt-deal", "M.2", {"to": option[1]})
    if kind == deal.TERM:
        return Described("term", "M.2", {"good": option[0], "n": option[1]})
    return deal.described(
        option, "M.2", lambda part: Described(f"opt-{part[0]}", "M.2", {"good": part[1], "n": part[2]})
    )


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    offer = deal.offer_in(about)
    if offer is None:
        return {}
    return {"who": offer.by if offer.to == seat else offer.to, "counter": int(bool(offer.before))}


def panels(s: State) -> list[Panel]:
    return [Panel("panel-player", [(f"name-{k}", n) for k, n in p.items()], seat) for seat, p in enumerate(s.players)]


def scores(s: State) -> list[int]:
    return [p["gold"] + 3 * min(p["grain"], p["wool"]) for p in s.players]


def winners(s: State) -> list[Seat]:
    found = scores(s)
    return [seat for seat, n in enumerate(found) if n == max(found)]


def check(s: State) -> None:
    for good in GOODS:
        if sum(p[good] for p in s.players) != sum(p[good] for p in START[: len(s.players)]):
            raise Broken(f"{good} is lost or doubled")
        if any(p[good] < 0 for p in s.players):
            raise Broken(f"somebody owes {good}")


MARKET: Game[State] = Game(
    id="market",
    folder=Path(__file__).parent,
    state=State,
    seats=(2, 3),
    start=start,
    steps={"turn": turn},
    decisions={"turn": "M.1", deal.OFFERING: "M.2", deal.ANSWERING: "M.2"},
    describe=describe,
    prompt=prompt,
    panels=panels,
    scores=scores,
    winners=winners,
    check=check,
    evaluate=lambda s, seat: scores(s)[seat],
    longest=1000,
)
