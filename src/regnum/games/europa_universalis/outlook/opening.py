"""What the ideas of both leaders do before the first round of a battle: dice that the enemy loses, and a charge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....kernel import Pieces, Seat
from ..content.shapes import Area
from ..effects.amounts import amount
from ..effects.env import onlooker
from ..effects.modifiers import in_battle
from ..fights import Party
from ..losses import add_infantry
from ..model import NONE, Band, Battle, Side, State
from .odds import Line, weaker

Lines = tuple[Sequence[Party], Sequence[Party]]


def prepared(
    s: State, lines: Lines, made: tuple[Line, Line], leaders: tuple[Seat, Seat], area: Area, source: Area, mover: Seat
) -> tuple[Line, Line]:
    """Both sides of a battle on land, for which the mover has come from another area or stands there."""
    # 9.7.1; which die goes says who makes it go: the one that would score most
    there, found = arrayed(s, lines, leaders, area, source, mover), [*made]
    for i, leader in enumerate(leaders):
        for idea in in_battle(s, leader, "prepare") if leader != NONE else ():
            for _ in range(-int(idea.get("enemy_dice", 0))):
                found[1 - i] = weaker(found[1 - i], s.box.dice)
            if "roll" in idea:
                roll = idea["roll"]
                faces = [str(face) for face in s.box.dice[roll["die"]]]
                n = max(0, amount(there, leader, roll["n"], onlooker(leader)))
                found[i] = replace(found[i], charge=(n, faces.count(roll["hit_on"]) / len(faces)))
    return found[0], found[1]


def arrayed(s: State, lines: Lines, leaders: tuple[Seat, Seat], area: Area, source: Area, mover: Seat) -> State:
    """The table when the battle has begun, so that ideas can count who is there."""
    players = [*s.players]
    armies = [replace(one, area=area) if one.area == source else one for one in players[mover].armies]
    players[mover] = replace(players[mover], armies=armies)
    found = replace(s, players=players, battle=Battle((side(lines[0], leaders[0]), side(lines[1], leaders[1])), area))
    loose = s.areas[source].infantry
    if source != area and loose and loose[mover]:
        found.areas = Pieces(s.areas)
        add_infantry(found, source, mover, -loose[mover])
        add_infantry(found, area, mover, loose[mover])
    return found


def side(line: Sequence[Party], leader: Seat) -> Side:
    seats = tuple(x.seat for x in line if x.seat != NONE)
    bands = tuple(Band(x.realm, x.n) for x in line if x.realm is not None and x.seat == NONE)
    return Side(seats, bands, any(x.realm is None for x in line), leader)
