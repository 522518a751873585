"""What is remembered of goals is what would be found anew: 17.2, 17.3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.round_kit import in_turn, laid_out
from regnum.bots import random_bot
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import claimed, influenced, world
from regnum.games.europa_universalis.content.shapes import MissionId
from regnum.games.europa_universalis.effects import lands
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.effects.env import onlooker
from regnum.games.europa_universalis.effects.goals import reads, stands
from regnum.games.europa_universalis.effects.sight import (
    CLAIMS,
    GROUND,
    LAND,
    Sight,
    changes,
    own_changes,
    own_of,
    seen,
)
from regnum.games.europa_universalis.effects.watch import may_hold
from regnum.games.europa_universalis.ledger import ledger
from regnum.games.europa_universalis.model import Deed, State
from regnum.games.europa_universalis.pieces import add_claim, add_influence
from regnum.games.europa_universalis.steps.goals import claim_open, fulfilled, reckoned
from regnum.games.europa_universalis.steps.harbours import friendly_port, lost_ports
from regnum.kernel import Setup, Table

SOME = 17  # of all goals, this many moments apart


def conditions(s: State) -> list[Any]:
    return [info.condition for info in (*s.box.missions.values(), *s.box.milestones.values())]


def anew(s: State, seat: int) -> list[Any]:
    return [c for c in conditions(s) if holds(s, seat, c)]


def lost_anew(s: State) -> list[Any]:
    """9.5.port_safe: whose ships lie in ports that are friendly no longer."""
    used = [(x, q) for x, p in enumerate(s.players) for q in dict.fromkeys((*p.docked, p.fleet.port)) if q is not None]
    return [(x, q) for x, q in used if not friendly_port(s, x, q)]


def assert_selected(s: State) -> None:
    """16.3: pieces of players are found where they lie as they are found by looking at the whole board."""
    for who in ("you", "each", "opponents", "emperor"):
        for piece in ("town", "vassal", "holding"):
            sel, look = {"of": who, "piece": piece}, onlooker(0)
            fit = lands.tests(s, sel, look)
            assert lands.provinces(s, sel, look) == [p for p in world(s).provinces if all(test(p) for test in fit)]


@pytest.mark.parametrize("seats", [3, 4])
def test_17_2_complete__at_every_moment_of_an_age_the_goals_are_those_that_hold(seats: int) -> None:
    moments = 0

    def moment(t: Table[State]) -> None:
        nonlocal moments
        s, found = t.state, reckoned(t.state)
        active = [seat for seat, p in enumerate(s.players) if p.active]
        open_ones = [(i, seat) for i, m in enumerate(s.milestones) for seat in active if seat not in m.done]
        held = [(i, x) for i, x in open_ones if holds(s, x, s.box.milestones[s.milestones[i].card].condition)]
        assert found.milestones == held
        assert lost_ports(s) == lost_anew(s)
        for seat, missions in found.missions.items():
            p = s.players[seat]
            mine = may_hold(s, seat) if p.missions else []
            assert missions == sorted(m for m in mine if holds(s, seat, s.box.missions[m].condition))
            assert all((m in missions) == holds(s, seat, s.box.missions[m].condition) for m in p.missions)
        for seat in active:
            assert claim_open(s, seat) == (s.phase > 1 and any(fulfilled(s, seat, m) for m in s.players[seat].missions))
        if moments % SOME == 0:
            assert_selected(s)
            for seat in active:
                assert [c for c in conditions(s) if stands(s, seat, c)] == anew(s, seat)
        moments += 1
        GAME.steps["moment"](t)

    game = replace(GAME, steps={**GAME.steps, "moment": moment})
    setup = Setup(GAME.id, seats, 5, {"ages": "first"}, GAME.revision)
    Table(game, setup, GAME.content(None, ""), [random_bot(5)] * seats, keep=False, telling=False).run()
    assert moments > 100


def test_17_3_complete__a_piece_that_is_laid_down_is_seen_at_once() -> None:
    s = in_turn(laid_out())
    led = [{"check": "count", "measure": "areas_led", "areas": ["naples"], "min": 1}]
    claims = [{"check": "count", "measure": "claims", "areas": ["naples"], "min": 1}]
    assert [reads(one[0]) for one in (led, claims)] == [GROUND | LAND, CLAIMS]
    assert not stands(s, 0, led)
    assert not stands(s, 0, claims)
    assert "naples" not in (*influenced(s, 0), *claimed(s, 0))
    add_influence(s, "naples", 0, 3)
    add_claim(s, "naples", 0)
    assert stands(s, 0, led)
    assert stands(s, 0, claims)
    assert "naples" in influenced(s, 0)
    assert "naples" in claimed(s, 0)


def changed(s: State, last: Sight) -> bool:
    """Whether anything that goals read is not as it was."""
    return any(
        (changes(s, ledger(s), last), *[own_changes(p, was) for p, was in zip(s.players, last.players, strict=True)])
    )


def as_seen(s: State) -> Sight:
    return seen(s, ledger(s), [own_of(p) for p in s.players])


COUNTERS = (
    "stability", "ducats", "interest", "adm", "dip", "mil", "merchants", "colonists", "event_taken", "manpower",
    "available", "exhausted", "bonus_manpower", "allied",
)  # fmt: skip


@pytest.mark.parametrize("name", COUNTERS)
def test_17_3_complete__a_counter_that_moves_is_seen_at_once(name: str) -> None:
    s = in_turn(laid_out())
    before = as_seen(s)
    assert not changed(s, before)
    setattr(s.players[1], name, getattr(s.players[1], name) + 1)
    assert changed(s, before)


def test_17_3_complete__what_was_done_is_seen_at_once() -> None:
    s = in_turn(laid_out())
    p = s.players[1]
    deeds: list[Callable[[], Any]] = [
        lambda: p.deeds.append(Deed("converted")),
        lambda: setattr(s.empire, "authority", s.empire.authority + 1),
        lambda: s.curia.cardinals.append(1),
        lambda: p.missions_done.append(p.missions[0] if p.missions else MissionId("castile-1A")),
    ]
    for do in deeds:
        before = as_seen(s)
        assert not changed(s, before)
        do()
        assert changed(s, before)
