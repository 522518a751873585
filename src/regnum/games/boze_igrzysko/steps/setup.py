"""Setting up (chapters 3 and 11.1), and the sequence of a turn (chapter 4)."""

from __future__ import annotations

from typing import Literal

from ....kernel import RegnumError, RuleId, Seat, Setup, Table
from ..content import FAMILIES, PROVINCES, Content
from ..state import NONE, Estate, Field, Magnate, Province, Rules, State

T = Table[State]

AGES = ("jagiellons", "vasas", "piasts", "last")
Settle = tuple[Literal["settle"], str]
SETTLE: tuple[Settle, ...] = tuple(("settle", name) for name in PROVINCES)


def start(setup: Setup, box: Content) -> State:
    """An empty board, every province at the same wealth."""  # 3.0.wealth, 3.0.board
    wish = setup.options.get("first", "random")
    if wish != "random" and int(wish) > setup.seats:
        raise RegnumError(f"option 'first': there is no seat {wish} among {setup.seats}")
    on = [setup.options.get(rule) == "yes" for rule in ("treaties_by_turn", "lasting_treaties", "private_duchies")]
    s = State(
        [("setup",)], box, setup.seats, Rules(*on),  # 12.0
        [Province(box.start_wealth) for _ in PROVINCES], [Field() for _ in range(5)],
    )  # fmt: skip
    chosen = setup.options.get("families") == "chosen"  # 1.0: until then a seat leads none
    for seat in range(setup.seats):
        s.magnates.append(
            Magnate(NONE if chosen else seat, box.start_money, list(box.tokens))
        )  # 3.0.money, 3.0.prestige_disc
    return s


def setup(t: T) -> None:
    s = t.state
    wish = t.game.option(t.setup, "first")  # 3.0.first_player
    s.mace = (t.roll("first player", s.players)[0] if wish == "random" else int(wish)) - 1
    t.tell("first-player", "3.0.first_player", seat=s.mace, rolled="yes" if wish == "random" else "no")
    n = s.players
    if n == 3:  # 3.0.estate_draft: before each further round the mace moves on
        drafts = [("draft", (s.mace + r + i) % n, (s.mace + r) % n) for r in range(3) for i in range(n)]
    else:  # 11.1: there and back; the mace stays
        drafts = [("draft", (s.mace + i) % n, s.mace) for i in [*range(n), *reversed(range(n))]]
    chosen = t.game.option(t.setup, "families") == "chosen"
    families = [("family", (s.mace + i) % n) for i in range(n)] if chosen else []
    t.push(*families, *drafts, ("turn", 1, drafts[-1][2]))


def family(t: T, seat: Seat) -> None:
    """1.0: each player takes a family; the later ones choose among what is left."""
    s = t.state
    chosen = [s.magnates[(s.mace + i) % s.players].family for i in range((seat - s.mace) % s.players)]
    free = [("family", name) for i, name in enumerate(FAMILIES) if i not in chosen]
    taken = FAMILIES.index(t.ask(seat, "family", free, auto=True)[1])
    s.magnates[seat].family = taken
    t.tell("family", "1.0", seat=seat, family=FAMILIES[taken])


def barred_settle(s: State, seat: Seat, option: Settle) -> RuleId | None:
    where = PROVINCES.index(option[1])
    return "3.0.estate_lowest" if len(s.provinces[where].estates) >= len(s.box.estates[where]) else None


def draft(t: T, seat: Seat, mace: Seat) -> None:
    t.state.mace = mace
    where = t.choose(seat, "draft", SETTLE, barred_settle)[1]
    t.state.provinces[PROVINCES.index(where)].estates.append(Estate(seat))  # 3.0.estate_lowest
    t.tell("settled", "3.0.estate_draft", seat=seat, province=where)


def turn(t: T, number: int, mace: Seat) -> None:
    """Sixteen phases, one after the other."""  # 4.0.turns, 4.0.phases
    s = t.state
    s.turn, s.mace = number, mace
    t.tell("turn", "4.0.turns", n=number, age=AGES[number - 1])
    t.push(
        ("income",), ("clients",), ("mace",), ("crown",), ("events",), ("elections",),
        ("build", 0), ("special", 0), ("raise_army", 0), ("unhired",),
        ("campaign", 0), ("invasion_roll",), *[("invade", field) for field in range(5)],
        ("relief", 0), *[("expand", field) for field in range(5)],
        ("plunder",), ("prestige",), ("cleanup",),
    )  # fmt: skip
