"""What mats, Empire, curia, power struggles and open trade cards show and only the rules count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel import Seat
from ..church_room import crusade_stand, papal_state
from ..content.shapes import KINDS, StruggleId
from ..counters import free_cubes
from ..election import ballot, elective
from ..faith import state_faith
from ..hre import authority_ceiling, electors, subjects
from ..model import State
from ..papacy import cardinal_spaces, catholic_players, papal_controller, trusted
from ..realm import alliances, marriages, skill, tracks, vassals_of
from ..steps.trade import node_power
from ..struggles import Share, battlegrounds, share


def mats(s: State, seat: Seat | None) -> Mapping[str, Any]:
    return {
        "mats": [mat(s, who) for who in range(len(s.players))],
        "struggles": {one: stand(s, one) for one in (*s.struggles_active, *s.struggles[:1])},
        "empire": empire(s),
        "curia": curia(s),
        "deals": deals(s),
    }


def mat(s: State, seat: Seat) -> dict[str, Any]:
    p, shown = s.players[seat], tracks(s, seat)
    return {
        "small": shown.small,
        "large": shown.large,
        "vassals": shown.vassals,
        "skill": {kind: skill(s, seat, kind) for kind in KINDS},
        "cubes": free_cubes(s, seat),
        "allies": [*alliances(s, seat)],
        "marriages": [*marriages(s, seat)],
        "clients": [*vassals_of(s, p.realm)],
        "claims": [a for a, ground in s.areas.items() if seat in ground.claims],
        "cores": [a for a, ground in s.areas.items() if ground.core == seat],
        "faith": state_faith(s, p.realm),
    }


def stand(s: State, struggle: StruggleId) -> dict[str, Any]:
    """What a power struggle would bring each seat, were it scored now."""
    shares = [share(s, seat, struggle) if p.active else Share() for seat, p in enumerate(s.players)]
    return {
        "areas": [*battlegrounds(s, struggle)],
        "total": [one.total for one in shares],
        "parts": {
            "by_tax": [one.tax + one.vassals for one in shares],
            "by_alone": [one.alone for one in shares],
            "by_ties": [one.ties for one in shares],
            "by_extra": [one.extra for one in shares],
        },
    }


def empire(s: State) -> dict[str, Any] | None:
    if s.empire.realm is None:
        return None
    votes = ballot(s) if s.advanced and elective(s) else {}
    return {
        "ceiling": authority_ceiling(s),
        "electors": [*electors(s)],
        "ballot": {area: [*seats] for area, seats in votes.items()},
        "subjects": [*subjects(s)],
    }


def curia(s: State) -> dict[str, Any] | None:
    catholics = catholic_players(s)
    if not catholics:
        return None
    return {
        "controller": papal_controller(s),
        "trusted": trusted(s),
        "spaces": cardinal_spaces(s),
        "state": papal_state(s),
        "catholics": [*catholics],
        "stand": {str(seat): n for seat, n in crusade_stand(s).items()},
    }


def deals(s: State) -> dict[str, list[int]]:
    """The trade power of every seat at each row of the open trade cards."""
    seats = range(len(s.players))
    return {
        f"{card}:{i}": [node_power(s, seat, option) for seat in seats]
        for card in s.trade_open
        for i, option in enumerate(s.box.trade[card].options)
        if option.node in s.nodes
    }
