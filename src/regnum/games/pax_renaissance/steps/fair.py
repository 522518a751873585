"""Trade fairs (G): the profits travel along the route, and every empire reached levies a recruit."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..content.shapes import border
from ..state import NONE, State, able
from .pieces import levy

T = Table[State]

COLOURS = {"west": "white", "east": "black"}


def fair(t: T, seat: Seat, row: str) -> None:
    s = t.state
    s.fairs_done.append(row)
    card = s.market[row][0]
    s.coins[row][0] += s.box.fair[s.players]  # G1a
    s.market[row][0] = ""  # G1b
    emporium = s.open[COLOURS[row]]  # G2
    t.tell("fair", "E5", seat=seat, row=row, card=card, emporium=emporium, n=s.coins[row][0])
    if not s.bankruptcy:  # G2b; not in the variant of bankruptcy: G6
        take(t, seat, row, 2 if able(s, seat, "emporium_subsidy_two") else 1, "G2b", emporium)
    route = s.box.routes[emporium]
    for i, empire in enumerate(route):
        if not s.coins[row][0]:  # G5
            t.tell("fair-over", "G5", row=row)
            return
        levy(t, seat, empire, "G4")
        if i + 1 < len(route):
            cross(t, row, border(empire, route[i + 1]), emporium)


def take(t: T, seat: Seat, row: str, wanted: int, rule: str, place: str) -> None:
    s = t.state
    share = min(wanted, s.coins[row][0])
    s.coins[row][0] -= share
    s.bankers[seat].florins += share
    if share:
        t.tell("profit", rule, seat=seat, n=share, place=place)


def cross(t: T, row: str, where: str, emporium: str) -> None:
    """Over a border: its concession, or its pirate, takes a share."""  # G3a, G3b
    s = t.state
    owner = s.concessions[where]
    if owner != NONE:  # with a pirate beside it only the concession is paid: GL.PIRATE.d
        doubles = able(s, owner, "concessions_double_in_fairs_and_votes")
        if emporium == "spice_islands":
            doubles += able(s, owner, "concessions_double_in_spice_islands_fairs")
        take(t, owner, row, 1 << doubles, "G3a", where)
    elif s.pirates[where]:
        s.coins[row][0] -= 1
        t.tell("pirated", "G3b", place=where)
