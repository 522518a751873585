"""The nine operations (F), each with its targets and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import POLITICAL, SIDES, kind, owner_of
from ..state import (
    NONE,
    State,
    able,
    adjacent,
    cards_in,
    concessions_of,
    empty_cities,
    face,
    group,
    half,
    holder_of,
    husband,
    lands,
    location,
    matches,
    prestige,
    silenced,
)  # fmt: skip
from .battle import Fighter, battle, ruling
from .pieces import aftermath, enter_card, everywhere, levy, lift, pay, repress, sail
from .regime import discard_card, drop_queens, regime_change, to_throne

T = Table[State]
Op = tuple[str, ...]
Lack = tuple[int, RuleId]  # what a target fails by: the higher the number, the less is amiss

Move = tuple[Literal["move"], str, str]
Take = tuple[Literal["take"], str, int]
Behead = tuple[Literal["behead"], str]
Tax = tuple[Literal["tax"], str, str]
Repress = tuple[Literal["repress"], str, str]
Vote = tuple[Literal["vote"], str]
Sail = tuple[Literal["sail"], str, str]
Siege = tuple[Literal["siege"], str]
Campaign = tuple[Literal["campaign"], str]
Target = Move | Take | Behead | Tax | Repress | Vote | Sail | Siege | Campaign
Borrow = tuple[Literal["borrow"], str, int]


def targets(s: State, seat: Seat, item: str, op: Op) -> Sequence[Target]:
    if op[0] not in AIMS:
        return list(TARGETS[op[0]](s, seat, item, op))
    aims, bar = AIMS[op[0]]
    return [target for target in aims(s, item, op) if bar(s, seat, item, op, target) is None]


def perform(t: T, seat: Seat, item: str, op: Op) -> None:
    """One operation of one card."""
    s = t.state
    if op[0] in AIMS:
        aims, bar = AIMS[op[0]]
        target = t.choose(
            seat, op[0], aims(s, item, op), lambda s_, who_, o: rule(bar(s_, who_, item, op, o)), auto=True
        )
    else:
        target = t.ask(seat, op[0], targets(s, seat, item, op), auto=True)
    t.tell("operation", RULES[op[0]], seat=seat, card=item, op=op[0])
    EFFECTS[op[0]](t, seat, item, target)


def rule(lack: Lack | None) -> RuleId | None:
    return None if lack is None else lack[1]


def usable_op(s: State, seat: Seat, item: str, op: Op) -> bool:
    """Whether an operation of a card has a target and is not silenced."""
    if op[0] == "inquisitor":  # often asked, and its list is long: one move is enough
        return any(can_move(s, start) for start, faith in s.bishops.items() if faith == op[1])
    if silenced(s, item, seat):
        return False
    if op[0] not in AIMS:
        return any(TARGETS[op[0]](s, seat, item, op))  # one is enough
    aims, bar = AIMS[op[0]]
    return any(bar(s, seat, item, op, target) is None for target in aims(s, item, op))


def barred_op(s: State, seat: Seat, item: str, op: Op) -> RuleId | None:
    """Why an operation of a card cannot be used; without a target, what the likeliest one lacks."""
    if item in s.used:
        return "E4-once"
    if op[0] != "inquisitor" and silenced(s, item, seat):
        return "F1f"
    if usable_op(s, seat, item, op):
        return None
    if op[0] not in AIMS:
        return RULES[op[0]]
    aims, bar = AIMS[op[0]]
    lacks = [bar(s, seat, item, op, target) for target in aims(s, item, op)]
    none = "F4a" if op[0] == "tax" else RULES[op[0]]  # not even a concession
    return rule(max((lack for lack in lacks if lack is not None), default=(0, none)))


# --- F1 ---


def bishop_moves(s: State, seat: Seat, item: str, op: Op) -> list[Move]:
    return [
        ("move", start, goal) for start, faith in s.bishops.items() if faith == op[1] for goal in reachable(s, start)
    ]


def reachable(s: State, start: str) -> list[str]:
    """F1, F1d: cards of the same location, and neighbours in the row. No two thrones have one location (F1c)."""
    found = list(alike(s, start))
    owner = holder_of(s, start)
    if owner == NONE:
        return found
    for side in ("west", "east"):
        row = half(s.bankers[owner], side)
        for i, entry in enumerate(row):
            if start in group(s, entry):
                near = [*group(s, entry)]
                near += group(s, row[i - 1]) if i else []
                near += group(s, row[i + 1]) if i + 1 < len(row) else []
                found += [c for c in near if c != start and c not in found]
    return found


def alike(s: State, start: str) -> Iterator[str]:
    """Other cards of the same location."""
    here = location(s, start)
    for item in everywhere(s):
        if item != start and matches(s, location(s, item), here):
            yield item


def can_move(s: State, start: str) -> bool:
    """Whether it reaches any card: beside another one of its row it always does."""
    owner = holder_of(s, start)
    for side in SIDES if owner != NONE else ():
        row = half(s.bankers[owner], side)
        if len(row) > 1 and any(start in group(s, entry) for entry in row):
            return True
    return any(alike(s, start)) or bool(reachable(s, start))


def inquisitor(t: T, seat: Seat, item: str, target: Move) -> None:
    s = t.state
    _, start, goal = target
    enter_card(t, seat, s.bishops.pop(start), goal, "F1")


# --- F2 ---


def coins(s: State, seat: Seat, item: str, op: Op) -> Iterator[Take]:
    for column, n in enumerate(s.coins[op[1]]):
        if n:
            yield "take", op[1], column


def commerce(t: T, seat: Seat, item: str, target: Take) -> None:
    s = t.state
    _, row, column = target
    s.coins[row][column] -= 1
    s.bankers[seat].florins += 1
    t.tell("commerce", "F2", seat=seat, row=row, column=column)


# --- F3 ---


def heads(s: State, seat: Seat, item: str, op: Op) -> Iterator[Behead]:
    here = location(s, item)
    wanted: list[str] | None = None  # whose bishop must be on the victim
    for code in face(s, item).abilities:
        if code.startswith("behead_only_"):  # such a card is of a region, which its own location bounds
            faiths = {"gold": "catholic", "turquoise": "islamic", "red": "reformist"}
            wanted = [faith for colour, faith in faiths.items() if colour in code or "any" in code]
    for other in range(s.players):
        for c in cards_in(s, other):
            if c != item and matches(s, location(s, c), here) and (wanted is None or s.bishops.get(c) in wanted):
                yield "behead", c


def behead(t: T, seat: Seat, item: str, target: Behead) -> None:
    """F3; the killer of an empire card dies with it (F3a)."""
    s = t.state
    victim = target[1]
    t.tell("beheaded", "F3", seat=seat, card=item, victim=victim)
    if victim in s.realms:  # GL.DISCARD.a
        drop_queens(t, victim)
        to_throne(t, victim)
        if holder_of(s, item) != NONE or husband(s, item):  # a queen who killed her husband is dead already
            discard_card(t, item, "F3a")
    else:
        discard_card(t, victim, "F3")
    aftermath(t)


# --- F4 ---


def taxable(s: State, item: str, op: Op) -> list[Tax]:
    empires = lands(s, location(s, item))
    return [("tax", b, e) for e in empires for b in s.box.empires[e].borders if s.concessions[b] != NONE]


def barred_tax(s: State, seat: Seat, item: str, op: Op, target: Tax) -> Lack | None:
    return None if empty_cities(s, target[2]) else (0, "F4a")


def tax(t: T, seat: Seat, item: str, target: Tax) -> None:
    """Its owner pays or gives up the concession, and places the recruit."""  # F4, F4.note1
    s = t.state
    _, border, empire = target
    owner = s.concessions[border]
    ways = [("pay",)] if s.bankers[owner].florins else []
    t.tell("taxed", "F4", seat=seat, owner=owner, place=border, empire=empire)
    if t.ask(owner, "pay_tax", [*ways, ("give_up",)], auto=True, about={"border": border})[0] == "pay":
        pay(s, owner, 1)
        t.tell("tax-paid", "F4", seat=owner)
    else:
        repress(t, f"pawn.{owner}", border, empire)
    levy(t, owner, empire, "F4")


# --- F5 ---


def repressible(s: State, seat: Seat, item: str, op: Op) -> Iterator[Repress]:
    for e in lands(s, location(s, item)):
        empire = s.box.empires[e]
        for c in empire.cities:
            if s.cities[c] and kind(s.cities[c]) in op[1:]:
                yield "repress", c, e
        if "pawn" in op[1:]:
            for b in empire.borders:
                if s.concessions[b] != NONE:
                    yield "repress", b, e


def repression(t: T, seat: Seat, item: str, target: Repress) -> None:
    s = t.state
    _, place, empire = target
    piece = s.cities[place] if place in s.cities else f"pawn.{s.concessions[place]}"
    repress(t, piece, place, empire)
    s.bankers[seat].florins += 1  # F5b
    t.tell("earned", "F5b", seat=seat, n=1)


# --- F6 ---


def votes(s: State, seat: Seat, empire: str) -> int:
    """Concessions for a vote."""
    own = concessions_of(s, seat, empire)
    return own << able(s, seat, "concessions_double_in_fairs_and_votes") if own else 0


def vote_price(s: State, seat: Seat, empire: str) -> int:
    """F6a"""
    price = len(s.realms[empire].repressed)
    if able(s, seat, "patron_reduces_vote_cost"):
        price -= prestige(s, seat, "patron", maids=False)
    return max(0, price)


def electorates(s: State, item: str, op: Op) -> list[Vote]:
    return [("vote", e) for e in s.realms]


def barred_vote(s: State, seat: Seat, item: str, op: Op, target: Vote) -> Lack | None:
    empire = target[1]
    realm = s.realms[empire]
    if realm.holder == NONE or realm.suzerain or s.box.empires[empire].side != op[1]:
        return 0, "F6"
    mine = votes(s, seat, empire)
    if not mine or mine <= max(votes(s, other, empire) for other in range(s.players) if other != seat):
        return 1, "F6b"
    return None if s.bankers[seat].florins >= vote_price(s, seat, empire) else (2, "F6a")


def vote(t: T, seat: Seat, item: str, target: Vote) -> None:
    empire = target[1]
    price = vote_price(t.state, seat, empire)
    pay(t.state, seat, price)
    t.tell("voted", "F6", seat=seat, empire=empire, n=price)
    regime_change(t, seat, empire, "vote")


# --- F7, F8 ---


def voyages(s: State, item: str, op: Op) -> list[Sail]:
    found: dict[Sail, None] = {}
    for e in lands(s, location(s, item)):
        empire = s.box.empires[e]
        goals = list(empire.sea_borders)
        for border in empire.sea_borders:
            for other in border.split("-"):
                goals += [b for b in s.box.empires[other].sea_borders if b not in goals]
        for start in empire.sea_borders:
            if s.pirates[start] == op[1]:
                found |= {("sail", start, goal): None for goal in goals if goal != start}
    return list(found)


def barred_voyage(s: State, seat: Seat, item: str, op: Op, target: Sail) -> Lack | None:
    return (0, "F7-same") if s.pirates[target[2]] == op[1] else None


def corsair(t: T, seat: Seat, item: str, target: Sail) -> None:
    s = t.state
    _, start, goal = target
    faith = s.pirates[start]
    s.pirates[start] = ""
    sail(t, faith, goal, "F7a")
    t.tell("sailed", "F7", seat=seat, piece=f"{faith}_pirate", owner="nobody", origin=start, place=goal)


def besieged(s: State, seat: Seat, item: str, op: Op) -> Iterator[Siege]:
    seen: list[str] = []  # a border is that of two empires
    for e in lands(s, location(s, item)):
        empire = s.box.empires[e]
        for city in empire.cities:
            if s.cities[city]:
                yield "siege", city
        for border in empire.sea_borders:
            if s.pirates[border] and border not in seen:
                seen.append(border)
                yield "siege", border


def siege(t: T, seat: Seat, item: str, target: Siege) -> None:
    s = t.state
    place = target[1]
    piece = s.cities[place] if place in s.cities else f"{s.pirates[place]}_pirate"
    lift(s, piece, place)
    t.tell("killed", "F8", piece=piece, owner=owner_of(piece), place=place)


# --- F9 ---


def army(s: State, seat: Seat, king: str, target: str) -> list[Fighter]:
    """F9b"""
    found = [f for f in ruling(s, king) if kind(f.piece) == "knight"]
    if s.box.empires[target].side == "east" and able(s, seat, "mamluk_repressed_fight_in_east_campaigns"):
        found += [Fighter(p, "mamluk") for p in s.realms["mamluk"].repressed]
    return found


def fronts(s: State, item: str, op: Op) -> list[Campaign]:
    return [("campaign", e) for e in s.realms if e != item]


def barred_campaign(s: State, seat: Seat, item: str, op: Op, target: Campaign) -> Lack | None:
    empire = target[1]
    if empire not in adjacent(s, item):
        return 0, "F9"
    if s.realms[empire].holder == seat:
        return 1, "F9a"
    knights = len(army(s, seat, item, empire))
    if not knights:
        return 2, "F9b"
    return (3, "F9c") if knights > s.bankers[seat].florins else None


def campaign(t: T, seat: Seat, item: str, target: Campaign) -> None:
    s = t.state
    empire = target[1]
    attackers = army(s, seat, item, empire)
    pay(s, seat, len(attackers))
    t.tell("campaign", "F9", seat=seat, empire=item, target=empire, n=len(attackers))
    battle(t, seat, empire, "campaign", attackers, ruling(s, empire), lord=s.realms[item].suzerain or item)  # F9j


TARGETS: dict[str, Callable[[State, Seat, str, Op], Iterable[Target]]] = {
    "inquisitor": bishop_moves, "commerce": coins, "behead": heads, "repress": repressible, "siege": besieged,
}  # fmt: skip
# operations whose targets can fail in more than one way: what one might think of, and the rule against it
AIMS: dict[
    str, tuple[Callable[[State, str, Op], Sequence[Target]], Callable[[State, Seat, str, Op, Any], Lack | None]]
] = {
    "tax": (taxable, barred_tax), "vote": (electorates, barred_vote), "corsair": (voyages, barred_voyage),
    "campaign": (fronts, barred_campaign),
}  # fmt: skip
EFFECTS: dict[str, Callable[[T, Seat, str, Any], None]] = {
    "inquisitor": inquisitor, "commerce": commerce, "behead": behead, "tax": tax, "repress": repression,
    "vote": vote, "corsair": corsair, "siege": siege, "campaign": campaign,
}  # fmt: skip
RULES = {
    "inquisitor": "F1", "commerce": "F2", "behead": "F3", "tax": "F4", "repress": "F5",
    "vote": "F6", "corsair": "F7", "siege": "F8", "campaign": "F9",
}  # fmt: skip


def borrowed(s: State, seat: Seat) -> list[Borrow]:
    """GL.CRYPTOGRAPHY: political operations of the opponents' cards, as if they were one's own."""
    return [
        ("borrow", item, k)
        for other in range(s.players)
        if other != seat
        for item in cards_in(s, other)
        for k, op in enumerate(face(s, item).ops)
        if op[0] in POLITICAL and not silenced(s, item, seat) and targets(s, seat, item, op)
    ]
