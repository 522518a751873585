"""What is different at sea: protection spaces, boarding. 9.9."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, Table, replace
from ..content.shapes import Zone
from ..effects.ops_battle import scene
from ..fights import strength
from ..map import deployed_ships, ships_in, world
from ..model import NONE, SHIPS, Battle, Fleet, State
from ..pieces import add_ships, move_guard

T = Table[State]
Prize = tuple[Literal["prize"], str]
Take = tuple[Literal["take"], str, str] | tuple[Literal["leave"]]  # kind of ship, into the fleet or the zone


def clear_spaces(s: State, b: Battle) -> None:
    """Ships that fight leave their protection spaces."""
    # 9.9.slots
    assert b.zone is not None
    for one in b.sides:
        for seat in one.seats:
            n = s.zones[b.zone].guard[seat]
            if n:
                move_guard(s, b.zone, seat, -n)


def capture(t: T) -> None:
    """When one side has no ship left: for each outlined symbol of the last roll the winner may have one of those that
    were sunk in this round, which one the loser says."""
    # 9.9.5b
    s, b = t.state, t.state.battle
    assert b is not None
    assert b.zone is not None
    won = next((i for i in (0, 1) if strength(s, b, i) and not strength(s, b, 1 - i)), None)
    if won is None:
        return
    winner, loser = boarder(s, b, won), b.sides[1 - won].leader
    if winner == NONE:
        return
    sunk = list(b.sides[1 - won].sunk)
    for left in range(min(b.sides[won].outlined, len(sunk)), 0, -1):
        kinds = [kind for kind in dict.fromkeys(sunk) if places(s, winner, b.zone, kind)]
        if not kinds:
            return
        prizes: list[Prize] = [("prize", kind) for kind in kinds]
        chooser = loser if loser != NONE else winner
        kind = t.ask(chooser, "prize", prizes, auto=True, about=scene(s, 1 - won, "9.9.5b", left=left))[1]
        sunk.remove(kind)
        options: list[Take] = [*(("take", kind, to) for to in places(s, winner, b.zone, kind)), ("leave",)]
        said = t.ask(winner, "capture", options, about=scene(s, won, "9.9.5b", left=left))
        if said[0] == "take":
            board(s, winner, b.zone, kind, said[2])
            t.tell("captured", "9.9.5b", seat=winner, kind=kind, zone=b.zone)


def boarder(s: State, b: Battle, i: int) -> Seat:
    """The player who takes prizes: who leads the side, else one who has ships left."""
    assert b.zone is not None
    seats = sorted(b.sides[i].seats, key=lambda seat: seat != b.sides[i].leader)
    return next((seat for seat in seats if ships_in(s, seat, b.zone)), NONE)


def places(s: State, seat: Seat, zone: Zone, kind: str) -> list[str]:
    """Where the player can put a captured ship: all but light ones need the fleet, galleys also a marked zone."""
    if deployed_ships(s, seat) >= SHIPS:
        return []
    fleet = s.players[seat].fleet
    if kind == "light":
        return ["fleet", "zone"] if fleet.zone == zone else ["zone"]
    if fleet.zone != zone and fleet != Fleet():
        return []
    return ["fleet"] if kind == "heavy" or world(s).zones[zone].galleys else []


def board(s: State, seat: Seat, zone: Zone, kind: str, to: str) -> None:
    """From the winner's own supply; a heavy ship arrives damaged."""
    # 9.3.ship.repair
    if to == "zone":
        add_ships(s, zone, seat, 1)
        return
    fleet = replace(s.players[seat].fleet, zone=zone)
    match kind:
        case "light":
            fleet = replace(fleet, light=fleet.light + 1)
        case "heavy":
            fleet = replace(fleet, heavy=fleet.heavy + 1, damaged=fleet.damaged + 1)
        case _:
            fleet = replace(fleet, galleys=fleet.galleys + 1)
    s.players[seat].fleet = fleet


ASKS: dict[str, str] = {"prize": "9.9.5b", "capture": "9.9.5b"}
