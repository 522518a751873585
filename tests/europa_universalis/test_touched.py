"""What an option is about lights up on the board: land of realms, armies, fleets, ports, nodes, and the place of the
question itself."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from europa_universalis.war_kit import army, field
from regnum.games.europa_universalis import GAME, places
from regnum.games.europa_universalis.board import provinces_of
from regnum.games.europa_universalis.content.shapes import RealmId, TradeId
from regnum.games.europa_universalis.model import Fleet, State
from regnum.kernel import Option, Table, new_table

MAP = {"area", "province", "zone", "node"}


def touched(s: State, kind: str, option: Option, **about: Any) -> list[str]:
    return list(GAME.describe(s, kind, option, about).touches)


def test_an_army_is_where_it_stands() -> None:
    s = army(field("castile", "france"), 0, "leon", (2, 0, 0), number=1)
    assert touched(s, "activate", ("army", 1), seat=0) == ["area:leon"]
    assert touched(s, "activate", ("army", 0), seat=0) == []  # it has no unit
    assert touched(s, "upkeep", ("disband", 1, "regulars", "infantry"), seat=0) == ["area:leon"]
    assert touched(s, "lose_unit", ("army", 0, 1, "regulars", "infantry")) == ["area:leon"]


def test_what_is_done_with_an_army_on_the_march_is_where_it_is_now() -> None:
    s = army(field("castile", "france"), 0, "leon", (2, 0, 0))
    about = {"seat": 0, "army": 0, "area": "leon", "left": 1, "n": 2}
    assert touched(s, "march", ("stop",), **about) == ["area:leon"]
    assert touched(s, "march", ("drop", 1), **about) == ["area:leon"]
    assert touched(s, "march", ("go", "castile", ""), **about) == ["area:castile"]


def test_units_and_ships_are_raised_where_the_question_is_about() -> None:
    s = field("castile", "france")
    s.players[0].fleet = Fleet(port=provinces_of(s, RealmId("castile"))[0], light=1)
    price = {"seat": 0, "cut": "0", "listed": 0}
    assert touched(s, "muster", ("regulars", "infantry", -1), area="leon", **price) == ["area:leon"]
    assert touched(s, "muster", ("done",), area="leon", **price) == []
    assert touched(s, "shipyard", ("dock", "light"), province="sevilla", **price) == ["province:sevilla"]


def test_the_fleet_is_at_sea_or_in_port() -> None:
    s = field("castile", "france")
    s.players[0].fleet = Fleet(zone=next(iter(s.zones)), light=1)
    assert touched(s, "sail", ("fleet",), seat=0, place="zone-baltic_sea") == [f"zone:{s.players[0].fleet.zone}"]
    assert touched(s, "sail", ("form", "sevilla"), seat=0) == ["province:sevilla"]


def test_a_realm_is_all_its_land() -> None:
    s = field("castile", "france")
    wanted = {f"province:{p}" for p in provinces_of(s, RealmId("france"))}
    assert wanted
    for kind, option in (
        ("alliance", ("realm", "france")),
        ("partner", ("seat", 1)),
        ("excommunicate", ("excommunicate", "france")),
    ):
        assert wanted <= set(touched(s, kind, option))


def test_a_trade_card_is_its_node() -> None:
    s = field("castile", "france")
    card, goods = next((c, g) for c, g in s.box.trade.items() if len(g.options) > 1)
    for i, row in enumerate(goods.options):
        if row.node in s.nodes:
            assert f"node:{row.node}" in touched(s, "trade", ("trade", TradeId(card), i))


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (6, 4)])
def test_whatever_is_about_a_place_touches_it(seats: int, seed: int) -> None:
    table: Table[State] = new_table(GAME, seats, seed=seed)
    chance = Random(seed)
    table.run()
    met: Counter[str] = Counter()
    for _ in range(700):
        decision = table.pending[0]
        for option in decision.options:
            found = GAME.describe(table.state, decision.kind, option, decision.about).touches
            assert len(found) == len(set(found)), (decision.kind, option)
            placed = bool(MAP & {one.partition(":")[0] for one in found})
            met[f"{decision.kind}:{option[0]}"] += placed
            if set(decision.about) & {"area", "province"} and option[0] not in places.LEAVES:
                assert found, (decision.kind, option)
        table.answer(decision.seat, chance.choice(decision.options))
    assert met["influence:dip"]
    assert met["muster:regulars"]
