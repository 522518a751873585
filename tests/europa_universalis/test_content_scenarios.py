"""Fourteen scenarios and the start cards of realms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.content.shapes import KINDS, Scenario, Variant

BOX = load()


def variants() -> Iterator[tuple[Scenario, Variant]]:
    return ((s, v) for s in BOX.scenarios.values() for v in s.variants)


def named(pair: tuple[Scenario, Variant]) -> str:
    return f"{pair[0].id}-{pair[1].id}"


def test_fourteen_scenarios_in_32_variants_with_127_set_ups() -> None:
    assert len(BOX.scenarios) == 14
    assert len(list(variants())) == 32
    assert len(BOX.setups) == 127
    assert sum(s.data.get("playable", False) for s in BOX.setups.values()) == 57
    assert Counter(v.seats for _, v in variants()) == {2: 1, 3: 5, 4: 8, 5: 9, 6: 9}
    assert {v.board for _, v in variants()} == set(BOX.boards)


@pytest.mark.parametrize("pair", list(variants()), ids=named)
def test_a_variant_can_begin(pair: tuple[Scenario, Variant]) -> None:
    _, v = pair
    w = BOX.boards[v.board]
    assert v.seats == len(v.realms)
    assert sum(r.get("first", False) for r in v.realms) == 1
    assert len({r["colour"] for r in v.realms}) == v.seats
    assert sum(not r.get("bot", False) for r in v.realms) == v.data["players"]
    left_out = [raw["province"] for raw in v.data.get("pieces_removed", ()) if "province" in raw]
    placed: Counter[str] = Counter()
    for r in v.realms:
        d = BOX.setups[r["realm"], r["setup"]].data
        assert d["playable"]
        assert r["realm"] in w.realms
        assert d["capital"] in w.provinces
        towns = [*d.get("large", ()), *d.get("small", ()), *d.get("vassals", ())]
        assert [p for p in towns if p not in w.provinces and p not in left_out] == []
        placed.update(towns)
        assert "ruler" in d or d.get("interregnum")
        for m in r.get("missions", {}).get("start", ()):
            assert m in BOX.missions
    assert set(placed.values()) <= {1}
    for name, dnpr in v.data.get("dnpr", {}).items():
        assert name in w.realms
        assert dnpr["provinces"][0] in w.provinces  # its capital
    emperor = v.data["hre"].get("emperor")
    assert emperor is None or emperor in w.realms


@pytest.mark.parametrize("pair", list(variants()), ids=named)
def test_every_round_finds_its_events(pair: tuple[Scenario, Variant]) -> None:
    s, v = pair
    mine = {r["realm"] for r in v.realms} | set(v.data.get("event_aliases", {}))
    assert list(v.rounds) == list(range(v.first_age, v.last_age + 1))
    for age, rounds in v.rounds.items():
        events = v.data["events"][str(age)]
        both = events.get("first", []) + events.get("second", [])
        assert len(both) == len(set(both)) == rounds * v.events_per_round
        assert all(BOX.events[e].age == age for e in both)
        assert {BOX.events[e].realm for e in both} <= mine | {None}
        halves = "short" if s.id in ("1-00", "1-03", "2-04", "2-05") and rounds < 4 else "whole"
        assert sum(BOX.events[e].type == "A" for e in both) == 8 or halves == "short"


def test_events_per_round_are_one_more_than_players_but_for_the_exceptions() -> None:
    odd = {named(pair) for pair in variants() if pair[1].events_per_round != pair[1].data["players"] + 1}
    solo_or_bots = {named(pair) for pair in variants() if any(r.get("bot") for r in pair[1].realms)}
    assert odd - solo_or_bots == {
        "1-04-2_players_no_bots", "1-05-4_players", "1-05-6_players_team", "2-03-6_players_teams", "2-04-6_players",
    }  # fmt: skip


def test_cards_of_a_scenario_exist() -> None:
    for _, v in variants():
        ideas, trade = v.data["ideas"], v.data["trade"]
        assert all(i in BOX.ideas for i in ideas["display"])
        assert {i for i in BOX.ideas if BOX.ideas[i].basic} >= set(ideas["display"]) & {"tolerance", "cannons"}
        assert set(ideas["random"]) == set(KINDS)
        for realm, known in ideas.get("researched", {}).items():
            assert realm in {r["realm"] for r in v.realms}
            assert set(known) <= set(BOX.ideas)
            assert set(known) <= set(ideas["display"]), "a researched idea lies open"
        cards = [*trade["deck"], *trade.get("unused", ()), *trade.get("removed", ())]
        assert len(cards) == len(set(cards)) <= 44
        assert set(cards) <= set(BOX.trade)
        for s in v.data.get("struggles", {}).get("deck", ()):
            assert s in BOX.struggles


def test_12_1_card__marked_cards_begin_outside_the_deck_while_nothing_is_discovered() -> None:
    for s, v in variants():
        if s.id in ("1-00", "1-01"):
            assert all(BOX.trade[t].mark for t in v.data["trade"].get("unused", ())), named((s, v))
            assert all(BOX.trade[t].mark != "†" for t in v.data["trade"]["deck"])


def test_options_about_expansive_realms_name_those_of_a_variant() -> None:
    for s in BOX.scenarios.values():
        there = {f"dnpr_{name}" for v in s.variants for name in v.data.get("dnpr", {})}
        assert {o for o in s.data.get("options", {}) if o.startswith("dnpr_")} <= there, s.id


def test_names_and_summaries_in_two_languages() -> None:
    for s in BOX.scenarios.values():
        assert all(s.data[k] for k in ("name", "name_pl", "summary", "summary_pl"))
        assert all(v.data["name"] and v.data["name_pl"] for v in s.variants)


# --- start cards ---


def test_3_2_power__three_of_each_kind() -> None:
    for card in BOX.setups.values():
        assert [card.data[kind] for kind in KINDS] == [3, 3, 3]


def test_3_2_ducats__fifteen_but_for_two_start_cards() -> None:
    assert Counter(card.data["ducats"] for card in BOX.setups.values()) == {15: 125, 20: 2}


def test_poland_begins_without_a_ruler() -> None:
    assert BOX.setups["poland", "1444"].data["interregnum"]
    weak = {r for (r, date), card in BOX.setups.items() if date == "1444" and card.data.get("ruler", {}).get("weak")}
    assert weak == {"castile", "papal_states", "venice", "mamluks", "byzantium"}


def test_pieces_of_a_start_card_are_pieces_that_a_player_has() -> None:
    for card in BOX.setups.values():
        d = card.data
        assert len(d.get("large", ())) <= 8
        assert len(d.get("small", ())) <= 40
        assert len(d.get("alliances", ())) <= 4
        assert len(d.get("marriages", ())) <= 4
        assert len(d.get("merchants", ())) <= 3
        units = sum(a.get(k, 0) for a in d.get("armies", ()) for k in ("infantry", "cavalry", "artillery"))
        assert units <= 20


def test_pacts_of_players_stand_on_both_start_cards() -> None:
    for s, v in variants():
        by_realm = {r["realm"]: BOX.setups[r["realm"], r["setup"]].data for r in v.realms}
        for realm, d in by_realm.items():
            for other in d.get("alliances", ()):
                if other in by_realm:
                    assert realm in by_realm[other].get("alliances", ()), (s.id, v.id, realm, other)


def test_in_2_05_the_events_of_austria_belong_to_the_habsburgs() -> None:
    (v,) = BOX.scenarios["2-05"].variants
    assert v.data["event_aliases"] == {"austria": "castile"}
    assert next(r for r in v.realms if r["realm"] == "castile")["name"] == "Habsburgs"
