"""What the lenses of the map tell is what the rules then do."""

from __future__ import annotations

import json

import pytest

from europa_universalis import naive
from europa_universalis.build import A, given, lay, ships
from europa_universalis.goals_kit import reached, ways
from europa_universalis.positions import random_position
from europa_universalis.test_every_mission import MISSIONS, WRITTEN, in_hand, realm_of
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import TradeOption
from regnum.games.europa_universalis.limits import land_sources
from regnum.games.europa_universalis.model import NONE
from regnum.games.europa_universalis.outlook.lenses import lenses
from regnum.games.europa_universalis.steps.recruits import Muster, places
from regnum.games.europa_universalis.steps.trade import why_not
from regnum.kernel import new_table

BOARDS = ("base_1444", "deluxe_1444", "base_1618")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_limits_and_sides_are_those_of_the_naive_rules(board: str, seed: int) -> None:
    s = random_position(seed, board)
    found = lenses(s, 0)["lenses"]
    realm = s.players[0].realm
    own = [
        p for p, land in s.provinces.items() if naive.owner(s, p) == realm or (land.vassal, land.occupier) == (0, NONE)
    ]
    home = {s.box.boards[board].provinces[p].area for p in own}
    for a in s.areas:
        limit = naive.land_limit(s, realm, a, (), False) if a in home else 0
        assert found["limits"]["land"].get(a, 0) == limit
        assert (a in found["sides"]["hostile_areas"]) == naive.hostile_area(s, realm, a)
    for z in s.zones:
        assert found["limits"]["sea"].get(z, 0) == naive.naval_limit(s, realm, z, (), False)
        assert (z in found["sides"]["hostile_zones"]) == naive.hostile_zone(s, realm, z)
    assert not set(found["sides"]["enemy"]) & set(found["sides"]["friendly"])


def test_5_5_recruit_regular__the_lens_shows_no_limit_where_nothing_can_be_raised() -> None:
    s = given("england", "france", provinces={"lothian": {"vassal": 0}})
    found = lenses(s, 0)["lenses"]["limits"]["land"]
    raised = {str(option[1]) for option in places(s, 0, Muster()) if option[0] == "area"}
    assert "scotland" in found  # of vassals
    assert set(found) <= raised


def test_9_2_once__what_has_counted_this_turn_is_gone_from_the_limits() -> None:
    s = given("england", "france", wars=("england desmond", "england france"))
    assert lenses(s, 0)["lenses"]["limits"]["land"]["northumbria"] == 11
    s.used_land = land_sources(s, s.players[0].realm, A("ireland"))
    assert lenses(s, 0)["lenses"]["limits"]["land"]["northumbria"] == 8


@pytest.mark.parametrize("seed", range(4))
def test_12_2_link__a_merchant_may_go_where_the_lens_says_and_nowhere_else(seed: int) -> None:
    s = random_position(seed, "deluxe_1444")
    trade = lenses(s, 0)["lenses"]["trade"]
    for n in s.nodes:
        option = TradeOption(n, secondary=False, main=None, keys={}, requires="")
        assert naive.linked(s, naive.chain(s, 0, True), n) == (n in trade["nodes"])
        barred = why_not(s, 0, option, n in trade["nodes"])
        assert (barred == "5.4.trade.right") == (n not in trade["nodes"])


def test_12_5_power__merchants_and_protecting_ships_count_at_a_node() -> None:
    s = given("england", "france", nodes={"english_channel": {"merchants": (1, 2)}})
    lay(s.zones, {"north_sea": {"guard": (0, 2)}})
    ships(s, "english_channel", 3, 0)  # off the protection spaces: no power, but a link
    trade = lenses(s, 0)["lenses"]["trade"]
    assert trade["power"]["english_channel"] == [1, 3]
    assert "english_channel" in trade["zones"]
    assert "eastanglia" in trade["areas"]


def test_the_empire_without_what_has_left_it_and_nothing_once_it_is_dissolved() -> None:
    s = given("austria", "france")
    before = lenses(s, None)["lenses"]["empire"]
    assert {"wien", "praha"} <= set(before["lands"])
    assert "bohemia" in before["electors"]
    assert "saxony" in before["members"]
    lay(s.areas, {"bohemia": {"outside": True}})
    after = lenses(s, None)["lenses"]["empire"]
    assert "praha" not in after["lands"]
    assert "bohemia" not in after["electors"]
    s.empire.realm = None
    assert lenses(s, None)["lenses"]["empire"] == {"lands": [], "electors": [], "members": [], "usurpers": []}


@pytest.mark.parametrize("mission", [m for m in WRITTEN if m.split("-")[0] in ("austria", "england", "venice")])
def test_a_mission_is_told_as_done_when_it_can_be_shown(mission: str) -> None:
    info, written = MISSIONS[mission], WRITTEN[mission]  # type: ignore[index]
    for way in ways(written["condition"]):
        s = in_hand(reached(realm_of(info), way), mission)
        (told,) = lenses(s, 0)["lenses"]["missions"]
        assert told["done"]
        single = len(written["condition"]) == len(way) and not any("min" in c or "max" in c for c in way)
        assert all(told["places"].values()) or not single
        for place in told["places"]:
            kind, name = place.split(":")
            assert name in {"province": s.provinces, "area": s.areas, "zone": s.zones, "node": s.nodes}[kind]


def test_each_place_of_a_mission_tells_whether_it_is_held() -> None:
    """The Crown of Saint Wenceslas: Praha, and three provinces of Bohemia."""
    s = given("austria", "france", seat0={"missions": ["austria-1A"]})
    lay(s.provinces, {"praha": {"town": 0}, "olomouc": {"vassal": 0}, "budejovice": {"town": 1}})
    (told,) = lenses(s, 0)["lenses"]["missions"]
    assert (told["id"], told["done"]) == ("austria-1A", False)
    assert told["places"] == {
        "province:praha": True,
        "province:olomouc": True,
        "province:budejovice": False,
        "province:rudohori": False,
    }
    lay(s.provinces, {"rudohori": {"vassal": 0}})
    assert lenses(s, 0)["lenses"]["missions"][0]["done"]


def test_a_viewer_is_told_of_his_own_hand_and_a_spectator_of_none() -> None:
    s = new_table(GAME, 4, 1, {"scenario": "1-06"}).state
    mine = lenses(GAME.seen(s, 0), 0)["lenses"]
    assert [m["id"] for m in mine["missions"]] == s.players[0].missions
    theirs = lenses(GAME.seen(s, 1), 1)["lenses"]
    assert [m["id"] for m in theirs["missions"]] == s.players[1].missions
    nobody = lenses(GAME.seen(s, None), None)["lenses"]
    assert (nobody["missions"], nobody["limits"], nobody["sides"]) == (None, None, None)
    assert nobody["trade"]["areas"] == []
    assert len(json.dumps(mine)) < 24_000
