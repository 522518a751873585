"""The printed cards: how many, with what frame, and that their texts keep to the vocabulary."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.games.europa_universalis.content import check, load
from regnum.games.europa_universalis.content.shapes import CATEGORIES, KINDS

BOX = load()
DATA = BOX.sheet.data
WORDS = DATA["vocabulary"]
MARKS = {"square", "circle", "plus", "triangle"}
COPIES = {
    "ADM": (4, 4, 5, 5, 4, 3, 5, 6),
    "DIP": (5, 4, 6, 5, 5, 5, 6),
    "MIL": (4, 2, 3, 3, 4, 4, 3, 4, 3, 2, 4),
}


def test_what_is_printed_makes_sense() -> None:
    """Every name in the map, in card texts, set-ups and scenarios: what is asked of an override."""
    check(DATA, "content", {})


# --- the vocabulary ---


def test_the_vocabulary_is_closed_and_names_its_rules() -> None:
    sections = ("operations", "checks", "modifiers", "measures", "happenings")
    assert [len(WORDS[s]) for s in sections] == [38, 24, 12, 60, 13]
    assert (len(WORDS["triggers"]), len(WORDS["event_symbols"])) == (5, 12)
    for section in sections:
        assert set(WORDS["rules"][section]) == set(WORDS[section])
        assert all(WORDS["rules"][section].values())


def test_every_word_of_the_vocabulary_is_used_by_a_card() -> None:
    used: dict[str, set[str]] = {"op": set(), "check": set(), "mod": set(), "measure": set(), "event": set()}

    def look(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key in used and isinstance(inner, str):
                    used[key].add(inner)
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    for name in ("events", "cards", "ideas", "missions", "milestones", "struggles"):
        look(DATA[name])
    assert used["op"] == set(WORDS["operations"])
    assert used["check"] == set(WORDS["checks"])
    assert used["mod"] == set(WORDS["modifiers"])
    assert set(WORDS["measures"]) <= used["measure"]
    assert set(WORDS["happenings"]) <= used["event"]


# --- events ---


def test_221_events_by_age_and_kind() -> None:
    assert Counter(e.age for e in BOX.events.values()) == {1: 56, 2: 58, 3: 57, 4: 50}
    assert Counter(e.type for e in BOX.events.values()) == {"realm": 136, "B": 48, "A": 37}
    for age in (1, 2, 3, 4):
        assert sum(e.age == age and e.type == "A" for e in BOX.events.values()) >= 8
    assert set(Counter((e.age, e.realm) for e in BOX.events.values() if e.realm).values()) == {2}
    assert all(str(e.age) == e.id[0] for e in BOX.events.values())
    assert {e.half for e in BOX.events.values()} == {"1", "2", "X"}


def test_every_event_has_two_options_or_acts_at_once() -> None:
    for e in BOX.events.values():
        assert set(e.options) in (set(), {"A", "B"})
        assert e.options or e.before
        assert e.data["name"]
        assert e.data["name_pl"]
    assert sum(not e.options for e in BOX.events.values()) == 35


def test_every_a_event_has_a_mortality_symbol_and_no_other() -> None:
    for e in BOX.events.values():
        deaths = [s["mark"] for s in e.symbols if s["symbol"] == "mortality"]
        assert len(deaths) == (e.type == "A"), e.id
        assert set(deaths) <= MARKS
        assert all(s["symbol"] in WORDS["event_symbols"] for s in e.symbols)
    assert Counter(s["symbol"] for e in BOX.events.values() for s in e.symbols).total() == 206


def test_historic_rulers_have_three_skills_and_a_symbol() -> None:
    rulers = [e.ruler for e in BOX.events.values() if e.ruler]
    assert len(rulers) == 134
    assert sum(r.weak for r in rulers) == 22
    for r in rulers:
        assert {r.adm, r.dip, r.mil} <= {1, 2, 3, 4}
        assert r.role == "ruler"
        assert r.mark in MARKS or r.name in ("Estates-General", "Batavian Republic")
    assert sum(r.limits == ("no_declare_war", "no_marriage") for r in rulers) == 2


def test_other_characters_of_events() -> None:
    found = {e.character.name: e.character for e in BOX.events.values() if e.character}
    assert len(found) == 6
    leonardo = found["Leonardo da Vinci"]
    assert (leonardo.role, leonardo.adm, leonardo.dip, leonardo.mil, leonardo.cost) == ("advisor", 4, 0, 3, 4)
    assert found["Hayreddin"].role == "leader"
    assert found["Hayreddin"].command
    assert found["Napoleon I"].dice == ("any", "any", "any")


def test_39_events_are_inferred_in_part_and_say_so() -> None:
    kinds = BOX.sheet.provenance
    inferred = [e for e in BOX.events if kinds.get(f"events.{e}", {}).get("kind") == "reconstructed"]
    assert len(inferred) == 39
    assert all("inferred: " in kinds[f"events.{e}"]["source"] for e in inferred)
    assert {"152B", "153B", "317-1", "317-2", "417-2"} <= set(inferred)


# --- action cards ---


def test_108_action_cards_with_a_character_each() -> None:
    assert len(BOX.cards) == 108
    for deck in KINDS:
        assert sum(c.deck == deck for c in BOX.cards.values()) == 36
        kinds = [DATA["cards"][k]["copies"] for k in BOX.kinds if BOX.kinds[k].deck == deck]
        assert tuple(kinds) == COPIES[deck.upper()]
    assert set(DATA["characters"]) == set(BOX.cards)
    assert all(c.id.rpartition("-")[0] == c.kind and c.kind.lower().startswith(c.deck) for c in BOX.cards.values())


def test_an_advisor_has_the_skill_of_his_deck_only() -> None:
    advisors = [c for c in BOX.cards.values() if c.character.role == "advisor"]
    assert len(advisors) == 66
    for c in advisors:
        skills = {"adm": c.character.adm, "dip": c.character.dip, "mil": c.character.mil}
        assert skills.pop(c.deck) in (1, 2, 3)
        assert set(skills.values()) == {0}
        assert c.character.cost in (1, 2, 4)
        assert c.character.mark in MARKS


def test_leaders_have_three_skills_and_some_can_command() -> None:
    leaders = [c.character for c in BOX.cards.values() if c.character.role == "leader"]
    assert len(leaders) == 42
    for c in leaders:
        assert {c.adm, c.dip, c.mil} <= {1, 2, 3}
        assert c.command == bool(c.dice) == (c.cost in (1, 2))
    assert sum(c.command for c in leaders) == 34


def test_displayed_cards_have_uses_and_actions() -> None:
    for k in BOX.kinds.values():
        assert (k.action.timing == "display") == (k.uses == 3) == bool(k.actions)
        assert k.action.ops or k.actions
        assert all(a.ops and a.cost["uses"] >= 1 for a in k.actions)
        assert (k.action.timing == "reaction") == bool(k.action.trigger)
    assert [k.id for k in BOX.kinds.values() if k.uses] == ["ADM-01", "ADM-02", "DIP-05", "MIL-01"]
    tribute = BOX.kinds["ADM-01"].actions[0]
    assert (tribute.id, tribute.cost) == ("tribute", {"adm": 1, "uses": 2})
    assert BOX.kinds["DIP-07"].action.trigger == "covert_declared"
    assert [k.id for k in BOX.kinds.values() if k.raises_stability] == ["ADM-03"]


def test_the_covert_cards_and_actions() -> None:
    covert = [k.id for k in BOX.kinds.values() if k.action.covert]
    actions = [a.id for k in BOX.kinds.values() for a in k.actions if a.covert]
    assert covert == ["DIP-02", "DIP-06", "DIP-07"]
    assert actions == ["support_rebels", "sow_discontent", "sabotage_reputation"]


# --- ideas, missions, milestones, power struggles ---


def test_30_ideas_ten_of_each_kind_and_one_basic_one() -> None:
    assert Counter(i.kind for i in BOX.ideas.values()) == {"adm": 10, "dip": 10, "mil": 10}
    assert {i.kind: i.id for i in BOX.ideas.values() if i.basic} == {
        "adm": "tolerance", "dip": "quest_for_the_new_world", "mil": "cannons",
    }  # fmt: skip
    assert Counter(i.age for i in BOX.ideas.values()) == {1: 22, 3: 5, 4: 3}
    assert sum(i.government for i in BOX.ideas.values()) == 3
    for i in BOX.ideas.values():
        assert i.cost == {i.kind: 5}
        assert i.immediate or i.modifiers or i.triggers
        assert i.data["prestige"] == 2


def test_160_missions_in_eleven_decks() -> None:
    assert Counter(m.deck for m in BOX.missions.values()) == {
        "austria": 14, "castile": 15, "england": 13, "france": 14, "ottomans": 12, "poland": 12, "muscovy": 12,
        "denmark": 9, "sweden": 9, "generic_1": 25, "generic_2": 25,
    }  # fmt: skip
    for m in BOX.missions.values():
        assert 1 <= m.prestige <= 5
        assert m.starter == (not m.requires) == (m.id.split("-")[1][0] == "1")
        assert m.condition
        assert m.reward
        assert m.data["name"] != ""
        assert m.data["name_pl"] != ""


def test_every_mission_can_be_reached_from_a_starting_one() -> None:
    open_ = {m.id for m in BOX.missions.values() if m.starter}
    for _ in range(5):
        open_ |= {m.id for m in BOX.missions.values() if set(m.requires) & open_}
    assert open_ == set(BOX.missions)
    own = {m.id: m.deck for m in BOX.missions.values()}
    for m in BOX.missions.values():
        if m.deck not in ("generic_1", "generic_2"):
            assert {own[r] for r in m.requires} <= {m.deck}
    # the card that Poland may play with: there its own missions open the way (17.2)
    assert "poland-1A" in BOX.missions["generic_1-2F"].requires


def test_decks_of_major_and_minor_powers() -> None:
    assert len(BOX.mission_decks["austria"]) == 14
    minor = ("brandenburg", "netherlands", "papal_states", "portugal", "venice", "mamluks")
    assert set(BOX.mission_decks) == {m.deck for m in BOX.missions.values()} | set(minor)
    for realm in minor:
        deck = BOX.mission_decks[realm]
        assert 12 <= len(deck) == len(set(deck)) <= 14
        assert sum(BOX.missions[m].starter for m in deck) >= 2


def test_64_milestones_four_of_each_category_in_each_age() -> None:
    assert Counter((m.age, m.category) for m in BOX.milestones.values()) == {
        (age, category): 4 for age in (1, 2, 3, 4) for category in CATEGORIES
    }
    for m in BOX.milestones.values():
        assert m.id.startswith(f"{m.age}-{m.category}-")
        assert m.prestige == (5, 3, 1)
    assert sum(m.distant for m in BOX.milestones.values()) == 12


def test_ten_power_struggles_with_battlegrounds() -> None:
    whole = BOX.boards["deluxe_1444"]
    tax = {
        s.id: sum(whole.provinces[p].tax or 1 for a in s.areas for p in whole.areas[a].provinces)
        for s in BOX.struggles.values()
    }
    assert tax == {
        "italian_wars": 32, "struggle_for_the_balkans": 16, "thirty_years_war": 23, "war_of_spanish_succession": 22,
        "seven_years_war": 17, "napoleonic_wars": 27, "great_northern_war": 19, "holy_league": 12, "deluge": 16,
        "distant_trade": 6,
    }  # fmt: skip
    assert all(3 <= len(s.areas) <= 6 for s in BOX.struggles.values())
    assert all(set(s.ages) <= {1, 2, 3, 4} for s in BOX.struggles.values())


# --- trade ---


def test_12_1_card__44_trade_cards_of_26_goods() -> None:
    assert len({t.good for t in BOX.trade.values()}) == 26
    assert Counter(t.mark for t in BOX.trade.values()) == {"": 31, "†": 9, "*": 4}
    assert all(t.continents for t in BOX.trade.values() if t.mark)
    for t in BOX.trade.values():
        main = [o for o in t.options if not o.secondary]
        assert 2 <= len(main) <= 3
        assert all(1 <= len(o.keys) <= 4 for o in main)
        assert list(t.income) == sorted(t.income)
        assert all(a <= b for a, b in zip(t.income, t.developed, strict=True))
    assert BOX.trade["T01-1"].continents == ("fareast",)


def test_some_nodes_want_a_key_province_settled_or_owned() -> None:
    wants = Counter(o.requires for t in BOX.trade.values() for o in t.options if not o.secondary)
    assert wants == {"": 109, "settled": 11, "owned": 9}
    gold = [t for t in BOX.trade.values() if t.gold]
    assert len(gold) == 3
    assert {o.requires for t in gold for o in t.options} == {"owned"}
    assert [t.good for t in BOX.trade.values() if t.slaves] == ["slaves"]


def test_a_bracketed_node_belongs_to_a_main_one_and_has_no_keys() -> None:
    secondary = [o for t in BOX.trade.values() for o in t.options if o.secondary]
    assert len(secondary) == 35
    assert all(o.main is not None and o.keys == {} and o.requires == "" for o in secondary)
    wool = {o.node: o for o in BOX.trade["T26-2"].options}
    assert wool["krakow"].main == "kiev"
    assert wool["kiev"].keys == {"kijevas": 2, "naugardukas": 2, "minskas": 2, "smolenskas": 2}


@pytest.mark.parametrize("side", ["deluxe_1444", "s2_04"])
def test_key_provinces_are_near_their_nodes_if_they_are_on_the_board(side: str) -> None:
    w, whole = BOX.boards[side], BOX.boards["deluxe_1444"]
    away = {*BOX.sheet.data["side_1618"]["removed"]}
    maps = BOX.sheet.data["boards"][side]["continents"]
    away |= {p for p, info in whole.provinces.items() if whole.areas[info.area].continent not in ("", *maps)}
    for t in BOX.trade.values():
        for o in t.options:
            assert o.node in w.nodes
            assert all(p in w.provinces or p in away for p in o.keys)
