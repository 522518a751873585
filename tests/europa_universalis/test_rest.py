"""Rules that stand between the chapters: the switch of advanced rules, basic actions, manpower, ships, covers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from europa_universalis.round_kit import laid_out
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.content.shapes import Area, Zone
from regnum.games.europa_universalis.counters import covered
from regnum.games.europa_universalis.map import deployed_regulars, world
from regnum.games.europa_universalis.model import REBELS
from regnum.games.europa_universalis.pieces import add_claim, add_ships
from regnum.games.europa_universalis.setup import choices, start
from regnum.games.europa_universalis.steps.administration import stability_cost
from regnum.games.europa_universalis.steps.cleanup import update_manpower
from regnum.games.europa_universalis.steps.income import imperial_bonus
from regnum.games.europa_universalis.steps.trade import may_enter, sailings
from regnum.games.europa_universalis.steps.turn import barred
from regnum.kernel import Setup, Table, new_table


def table_of(state):  # type: ignore[no-untyped-def]
    t = new_table(GAME, len(state.players), 1, {"scenario": "1-01"})
    t.state = state
    return t


@pytest.mark.parametrize(("said", "on"), [("yes", True), ("no", False)])
def test_2_advanced__the_blocks_are_left_out_together(said: str, on: bool) -> None:
    setup = Setup("europa_universalis", 3, 0, {"scenario": "1-01", "advanced": said})
    assert start(setup, load(None, "")).advanced is on


def test_5_basic__an_action_is_open_as_soon_as_its_power_can_be_paid() -> None:
    s = laid_out()
    s.players[0].adm = stability_cost(s, 0)
    assert barred(s, 0, ("stability",)) is None
    s.players[0].adm -= 1
    assert barred(s, 0, ("stability",)) == "5.3.stability"


def test_5_1_general__a_general_action_uses_up_the_turn() -> None:
    t: Table = new_table(GAME, 3, 3, {"scenario": "1-00"})
    asked: list[tuple[int, str]] = []
    random = Random(3)

    def policy(table, seat, kind, options):  # type: ignore[no-untyped-def]
        asked.append((seat, kind))
        wanted = [i for i, o in enumerate(options) if kind == "turn" and o[0] == "event"]
        return wanted[0] if wanted else random.randrange(len(options))

    for seat in range(3):
        t.policies[seat] = policy
    t.run()
    turns = [(seat, kind) for seat, kind in asked if kind in ("turn", "turn_end", "event")]
    after = [turns[i + 1] for i, (_, kind) in enumerate(turns[:-1]) if kind == "event"]
    assert after
    assert all(kind != "turn" or seat != turns[turns.index((seat, kind)) - 1][0] for seat, kind in after)


def test_9_3_total__what_is_deployed_available_and_exhausted_is_the_manpower() -> None:
    content = load(None, "")
    for name, (_, fits) in choices(content).items():
        for seats in fits:
            s = start(Setup("europa_universalis", seats, 0, {"scenario": name}), content)
            for seat, p in enumerate(s.players):
                if p.active:
                    assert deployed_regulars(s, seat) + p.available + p.exhausted == p.manpower


def test_9_3_shrink__exhausted_units_go_first_then_available_ones() -> None:
    s = laid_out()
    p = s.players[0]
    p.available += 2
    p.exhausted += 1
    before = p.available
    update_manpower(table_of(s), 0)
    assert (p.exhausted, p.available) == (0, before - 2)
    assert deployed_regulars(s, 0) + p.available == p.manpower


def test_9_5_naval_range__two_spaces_and_no_more() -> None:
    s = laid_out()
    start_zone = Zone("baltic_sea")
    add_ships(s, start_zone, 0, 1)
    near = world(s).zones[start_zone].zones
    within = {start_zone, *near, *(z for n in near for z in world(s).zones[n].zones)}
    to = {option[2] for option in sailings(s, 0) if option[0] != "stay" and option[1] == start_zone}
    assert to
    assert to <= within


def test_9_5_distant_access__only_beside_a_claim_of_ones_own() -> None:
    s = laid_out()
    assert not may_enter(s, 0, Zone("caribbean_sea"))
    add_claim(s, Area("antilles"), 0)
    assert may_enter(s, 0, Zone("caribbean_sea"))


def test_9_8_regain__a_space_of_the_track_is_covered_as_long_as_another_holds_the_town() -> None:
    s = laid_out()
    mine = next(p for p, land in s.provinces.items() if land.town == 0)
    s.provinces[mine] = replace(s.provinces[mine], occupier=REBELS)
    assert covered(s, 0) == 1
    s.provinces[mine] = replace(s.provinces[mine], occupier=-1)
    assert covered(s, 0) == 0


def test_18_1_table_bonus__points_by_the_authority() -> None:
    found = {n: (imperial_bonus(n, "dip"), imperial_bonus(n, "mil"), imperial_bonus(n, "adm")) for n in range(7)}
    none, dip, both = (0, 0, 0), (1, 0, 0), (1, 1, 0)
    assert found == {0: none, 1: none, 2: dip, 3: dip, 4: both, 5: both, 6: (2, 1, 0)}
