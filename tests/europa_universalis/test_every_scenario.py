"""All scenarios with all their variants and numbers of players: what lies there, how long they last, who wins."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.round_kit import coming, go, in_turn, laid_out, once
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import provinces_of
from regnum.games.europa_universalis.content.shapes import Area
from regnum.games.europa_universalis.model import NONE, Land, State
from regnum.games.europa_universalis.options import choices
from regnum.games.europa_universalis.papacy import cardinal_spaces, catholic_players
from regnum.games.europa_universalis.setup import event_parts
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.victory import sides, winners
from regnum.kernel import RegnumError, new_table

EVERY = [(name, seats) for name, (_, fits) in choices(content()).items() for seats in fits]
each = pytest.mark.parametrize(("name", "seats"), EVERY)


def variant_of(s: State) -> Any:
    return s.box.scenarios[s.scenario].variants[s.variant]


def test_there_are_14_scenarios_with_32_variants_on_both_sides_of_the_board() -> None:
    assert len({s.id for s in content().scenarios.values()}) == 14
    assert sum(len(s.variants) for s in content().scenarios.values()) == 32
    assert len(EVERY) == 32
    dates = Counter(content().boards[laid_out(*one).board].side for one in EVERY)
    assert set(dates) == {"1444", "1618"}


# --- what lies on the table ---


@each
def test_3_3_diplomacy__influence_claims_pacts_and_merchants_are_those_of_the_start_cards(
    name: str, seats: int
) -> None:
    s = laid_out(name, seats)
    away = Counter(raw["area"] for raw in variant_of(s).data.get("pieces_removed", ()) if raw["piece"] == "influence")
    broken = {raw["with"] for raw in variant_of(s).data.get("pieces_removed", ()) if raw["piece"] == "alliance"}
    for seat, raw in enumerate(variant_of(s).realms):
        if not s.players[seat].active:
            continue
        card = s.box.setups[s.players[seat].realm, raw["setup"]].data
        for a, n in card.get("influence", {}).items():
            if a in s.areas and not away[a]:
                assert s.areas[a].influence[seat] == (0 if owned_by_players(s, a) else n), a
        for a, n in away.items():
            before = sum(
                s.box.setups[p.realm, variant_of(s).realms[x]["setup"]].data.get("influence", {}).get(a, 0)
                for x, p in enumerate(s.players)
            )
            assert a not in s.areas or sum(s.areas[a].influence) == max(0, before - n)
        assert all(seat in s.areas[a].claims for a in card.get("claims", ()) if a in s.areas)
        assert all(s.areas[a].core == seat for a in card.get("cores", ()) if a in s.areas)
        allies = [r for r in card.get("alliances", ()) if r in s.realms and r not in broken]
        assert all(seat in s.realms[r].allies for r in allies if s.realms[r].player != NONE or provinces_of(s, r))
        assert all(seat in s.realms[r].marriages for r in card.get("marriages", ()) if r in s.realms)
        assert all(seat in s.realms[r].truces for r in card.get("truces", ()) if r in s.realms)
        placed = [n for n, market in s.nodes.items() if market.merchants[seat]]
        assert placed == [n for n in s.nodes if n in card.get("merchants", ())]
        assert (s.players[seat].ducats, s.players[seat].colonists) == (card["ducats"], card.get("colonists", 0))
        assert s.players[seat].prestige == raw.get("prestige", 0)


def owned_by_players(s: State, area: str) -> bool:
    """No influence lies there."""  # 11.1.pr
    return all(s.provinces[p].town != NONE for p in s.box.boards[s.board].areas[Area(area)].provinces)


@each
def test_3_1_status__empire_curia_and_first_player_are_those_of_the_scenario(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    raw = variant_of(s).data
    assert s.empire.authority == raw["hre"].get("authority", 0)
    assert {a: g.imperial for a, g in s.areas.items() if g.imperial} == Counter(raw["hre"].get("cubes", ()))
    emperor = raw["hre"].get("emperor")
    assert s.empire.realm == emperor
    assert s.empire.emperor == (s.realms[emperor].player if emperor is not None else NONE)
    assert [s.players[x].realm for x in s.curia.cardinals] == raw["curia"].get("cardinals", [])
    spaces = cardinal_spaces(s)
    assert len(s.curia.cardinals) <= spaces == min(6, len(catholic_players(s)) + 1)  # those that are blocked follow
    assert [i for i, one in enumerate(variant_of(s).realms) if one.get("first")] in ([s.first], [])


@each
def test_3_1_ideas__and_milestones_trade_and_expansive_realms_are_those_of_the_scenario(name: str, seats: int) -> None:
    s = once(laid_out(name, seats), "opening").state
    raw = variant_of(s).data
    assert set(raw["ideas"]["display"]) <= set(s.ideas)
    random = raw["ideas"].get("random", {})
    assert len(s.ideas) == len(raw["ideas"]["display"]) + sum(random.values())
    for p in s.players:
        assert p.ideas == list(raw["ideas"].get("researched", {}).get(p.realm, []))
    fixed = raw.get("milestones", {}).get("fixed", [])
    assert [m.card for m in s.milestones][: len(fixed)] == list(fixed)
    assert {s.box.milestones[m.card].age for m in s.milestones} == {s.age}
    assert sorted(s.trade_deck) == sorted(raw["trade"]["deck"])
    for realm, one in raw.get("dnpr", {}).items():
        if one["use"] in ("always", "on") and all(p.realm != realm for p in s.players):
            tokens = [p for p, land in s.provinces.items() if land.dnpr == realm]
            assert set(tokens) == {p for p in one["provinces"] if p in s.provinces}
            assert (s.realms[realm].colour, s.realms[realm].pattern) == (one["colour"], one["pattern"])
    free = [p for p, land in s.provinces.items() if land.town == land.vassal == NONE]
    assert {p for p in free if s.provinces[p].manpower} == {p for p in raw.get("npr_manpower", ()) if p in free}
    assert (len(s.row) + len(s.row_down), len(s.row)) == (variant_of(s).events_per_round, variant_of(s).face_up)


@pytest.mark.parametrize("town", ["amsterdam", "brugge", "antwerpen"])
def test_3_1_scenario__the_netherlands_begin_in_the_city_that_is_chosen(town: str) -> None:
    for seats in (4, 5):
        s = laid_out("1-02", seats, netherlands=town)
        seat = next(x for x, p in enumerate(s.players) if p.realm == "netherlands")
        assert s.realms[s.players[seat].realm].capital == town
        assert {p for p, land in s.provinces.items() if land.town == seat} == {town, "zeeland"}
        check(s)
    with pytest.raises(
        RegnumError, match="'netherlands' cannot be 'brugge': scenario 1-01 does not leave it to choice"
    ):
        laid_out("1-01", 3, netherlands="brugge")


# --- how long it lasts ---


@each
def test_4_7_trigger__the_events_of_each_age_last_for_its_rounds(name: str, seats: int) -> None:
    variant = variant_of(laid_out(name, seats))
    for age, rounds in variant.rounds.items():
        cards = [card for part in event_parts(variant, age) for card in part]
        assert len(cards) == len(set(cards)) == rounds * variant.events_per_round
        assert {content().events[card].age for card in cards} == {age}


@each
def test_4_7_trigger__the_last_round_of_the_last_age_ends_it_and_no_other(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    s.events_now, s.events_later = [], []
    for age in range(s.age, s.ages + 1):
        s.age = age
        ends = coming(once(s, "round_over"))[-1] == ("final",)
        assert ends == (age == s.ages)


# --- who wins ---


@each
def test_2_1_win__the_victory_of_the_scenario_decides(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    rules = variant_of(s).data["victory"]
    kind = rules.get("otherwise", rules["kind"])
    playing = [seat for seat, p in enumerate(s.players) if p.active]
    for p in s.players:
        p.prestige = 0
    if kind == "prestige":
        for seat in playing:
            for p in s.players:
                p.prestige = 5
            s.players[seat].prestige = 6
            assert winners(s) == [seat]
        return
    assert kind == "team_prestige"
    teams = sides(s, True)
    assert sorted(seat for team in teams for seat in team) == playing
    for team in teams:
        for other in teams:
            for seat in other:
                s.players[seat].prestige = 6 if other == team else 5
        s.players[next(x for x in playing if x not in team)].prestige += len(team) - 1  # who has most alone is nobody
        assert winners(s) == sorted(team)


@pytest.mark.parametrize(("name", "seats"), [one for one in EVERY if one[0] == "2-03"])
def test_4_7_scenario_override__as_many_objectives_as_it_asks_for_end_it_at_once(name: str, seats: int) -> None:
    start = in_turn(laid_out(name, seats))
    rules = variant_of(start).data["victory"]
    assert len(rules["provinces"]) == 8
    for side in sides(start, rules.get("by") == "team"):
        s = GAME.copy(start)
        for p in rules["provinces"]:
            s.provinces[p] = Land()
        for i, p in enumerate(rules["provinces"][: rules["need"] - 1]):
            s.provinces[p] = Land(town=side[i % len(side)])
        assert not once(s, "moment").state.over
        s.provinces[rules["provinces"][-1]] = Land(town=side[0])
        t = go(s, ("moment",))
        assert t.state.over
        assert winners(t.state) == sorted(side)


# --- played ---


@pytest.mark.parametrize("advanced", ["yes", "no"])
@pytest.mark.parametrize(("name", "seats"), [("1-00", 3), ("2-04", 6)])
def test_a_whole_game_with_and_without_advanced_rules_and_missions(name: str, seats: int, advanced: str) -> None:
    t = new_table(GAME, seats, 2, {"scenario": name, "advanced": advanced, "missions": advanced})
    random = Random(2)
    t.policies[:] = [lambda _t, _seat, _kind, options: random.randrange(len(options))] * seats
    t.run()
    assert t.over
    check(t.state)
    assert winners(t.state)
    assert all(not p.missions and not p.mission_pile for p in t.state.players) or advanced == "yes"
