"""Change of national ambitions: 5.1.ambition."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import KINDS, CardId, Kind
from ..counters import CAP, free_a_cube, free_cubes, gain_power, lifted, pay, power, purse
from ..decks import can_draw, cards_of, discard_card, discards, draw_card, hand, leave_hand
from ..model import State

T = Table[State]
Raise = tuple[Literal["raise"], Kind, int] | tuple[Literal["enough"]]
Drop = tuple[Literal["discard"], CardId] | tuple[Literal["enough"]]
Draw = tuple[Literal["deck"], Kind] | tuple[Literal["pick"], CardId]
TOP = 5


def raises(s: State, seat: Seat) -> list[Raise]:
    """One kind up by one or two, a point from each of the others, or both from them."""  # 5.1.ambition.power
    p = s.players[seat]
    found: list[Raise] = []
    for kind in KINDS:
        a, b = (k for k in KINDS if k != kind)
        for n in (2, 1):
            givers = (power(p, a) > 0) + (power(p, b) > 0)
            if givers >= n and power(p, kind) + n <= CAP:
                found.append(("raise", kind, n))
    return found


def bar_ambitions(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if p.focused:
        return "5.1.ambition.once"
    if not (p.adm or p.dip or p.mil) and free_cubes(s, seat) < 1 and not lifted(s, seat):  # a point can be lifted
        return "2.2.cubes"
    return None if raises(s, seat) or hand(p) else "5.1.ambition.power"


def ambitions(t: T, seat: Seat) -> None:
    s, p = t.state, t.state.players[seat]
    free_a_cube(t, seat, "5.1.ambition.once", must=True)
    p.focused = True
    options: list[Raise] = raises(s, seat)
    if hand(p) or not options:  # one of the two at least
        options.append(("enough",))
    said = t.ask(seat, "ambition_power", options, auto=True)
    if said[0] == "raise":
        _, kind, n = said
        givers = [k for k in KINDS if k != kind and power(p, k)]
        if n < len(givers):
            kinds: list[tuple[Literal["power"], Kind]] = [("power", k) for k in givers]
            givers = [t.ask(seat, "ambition_from", kinds)[1]]
        for giver in givers:
            gain_power(t, seat, giver, -1, "5.1.ambition.power")
        gain_power(t, seat, kind, n, "5.1.ambition.power")
        t.tell("ambition", "5.1.ambition.power", seat=seat, kind=kind, n=n)
    t.push(("ambition_cards", seat, int(said[0] == "enough")))


def ambition_cards(t: T, seat: Seat, must: int) -> None:
    """Up to three cards are laid aside, one fewer drawn; the discards reach their piles only at the end."""
    s, p = t.state, t.state.players[seat]  # 5.1.ambition.cards
    aside: list[CardId] = []
    while len(aside) < 3 and hand(p):
        options: list[Drop] = [("discard", c) for c in hand(p)]
        if aside or not must:
            options.append(("enough",))
        said = t.ask(seat, "ambition_discard", options, about={"n": len(aside)})
        if said[0] == "enough":
            break
        leave_hand(s, seat, said[1])
        aside.append(said[1])
    picked = False
    for left in range(len(aside) - 1, 0, -1):
        choices: list[Draw] = [("deck", k) for k in KINDS if can_draw(s, k)]
        if not picked and purse(p) >= 2:  # 5.1.ambition.pick
            choices += [("pick", c) for k in KINDS if power(p, k) for c in discards(s, k)[-TOP:]]
        if not choices:
            break
        draw = t.ask(seat, "ambition_draw", choices, about={"left": left})
        if draw[0] == "pick":
            kind = s.box.cards[draw[1]].deck
            pay(t, seat, ducats=2)
            gain_power(t, seat, kind, -1, "5.1.ambition.pick")
            discards(s, kind).remove(draw[1])
            cards_of(p, kind).append(draw[1])
            picked = True
            t.tell("picked_card", "5.1.ambition.pick", seat=seat, card=draw[1])
        else:
            draw_card(t, seat, draw[1])
    for card in aside:
        discard_card(s, card)
        t.tell("discarded", "5.1.ambition.cards", seat=seat, card=card)


STEPS = {"ambitions": ambitions, "ambition_cards": ambition_cards}
BARS = {"ambitions": bar_ambitions}
