"""The printed map: what chapter 2 says of the board, and that all its parts fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.content.boards import plain
from regnum.games.europa_universalis.content.shapes import World

BOX = load()
WHOLE = BOX.boards["deluxe_1444"]
LATER = BOX.boards["s2_04"]  # the whole of the 1618 side
TAX = {  # of the larger realms, as a third public list has it
    "aragon": 9, "austria": 9, "burgundy": 7, "castile": 12, "denmark": 7, "england": 16, "france": 16,
    "great_horde": 7, "hungary": 8, "lithuania": 12, "mamluks": 15, "ming": 10, "muscovy": 10, "novgorod": 7,
    "ottomans": 15, "poland": 9, "qara_qoyunlu": 7, "sweden": 7, "venice": 7,
}  # fmt: skip


def worlds() -> Iterator[World]:
    return (BOX.boards[b] for b in BOX.boards)


# --- counts ---


def test_the_board_of_1444_has_377_provinces_and_35_territories() -> None:
    w = WHOLE
    assert len([a for a in w.areas.values() if not a.distant]) == 97
    assert len([p for p in w.provinces.values() if not p.distant]) == 315
    assert len([p for p in w.provinces.values() if p.distant and p.tax]) == 62
    assert len([a for a in w.areas.values() if a.territory]) == 35
    assert Counter(z.distant for z in w.zones.values()) == {False: 18, True: 12}
    assert len(w.nodes) == 26
    assert Counter(n.sea for n in w.nodes.values()) == {True: 16, False: 10}
    assert len([r for r in w.realms.values() if r.provinces]) == 154
    assert sum(r.major for r in w.realms.values()) == 9


def test_188_land_borders_47_of_them_mountains() -> None:
    main = [a for a in WHOLE.areas.values() if not a.distant]
    assert sum(not WHOLE.areas[b].distant for a in main for b in a.land) == 2 * 188
    assert sum(len(a.mountains) for a in WHOLE.areas.values()) == 2 * 47
    distant = [a for a in WHOLE.areas.values() if a.distant]
    assert sum(WHOLE.areas[b].continent == a.continent for a in distant for b in a.land) == 2 * 106


def test_there_are_thirteen_boards() -> None:
    assert len(BOX.boards) == 13
    assert Counter(w.side for w in worlds()) == {"1444": 10, "1618": 3}


def test_every_world_is_made_once() -> None:
    assert BOX.boards["s2_01"] is BOX.boards["s2_01"]
    with pytest.raises(KeyError):
        BOX.boards["atlantis"]


# --- 2.board ---


def test_2_board_size__small_provinces_have_tax_1_and_large_ones_2() -> None:
    assert WHOLE.provinces["london"].tax == 2
    assert WHOLE.provinces["york"].tax == 1
    assert Counter(p.tax for p in WHOLE.provinces.values()) == {1: 282 + 31, 2: 33 + 31, 0: 35}
    base = Counter[str]()
    for p in WHOLE.provinces.values():
        base[p.realm or ""] += p.tax
    assert {r: n for r, n in base.items() if n >= 7} == TAX


def test_2_board_port__a_coastal_province_is_a_port_on_each_sea_zone_it_faces() -> None:
    assert WHOLE.provinces["gibraltar"].ports == ("central_atlantic", "western_mediterranean")
    assert WHOLE.provinces["perth"].ports == ()
    for w in worlds():
        for z in w.zones.values():
            assert set(z.ports) == {p.id for p in w.provinces.values() if z.id in p.ports}
        for a in w.areas.values():
            assert set(a.zones) == {z for p in a.provinces for z in w.provinces[p].ports}


def test_2_board_port__two_areas_that_look_coastal_have_none() -> None:
    assert WHOLE.areas["ostrobothnia"].zones == ()
    assert WHOLE.areas["southernmorocco"].zones == ()


def test_2_board_capital__every_realm_with_a_flag_has_one_capital_of_its_own() -> None:
    for w in (WHOLE, LATER):
        capitals = Counter(p.realm for p in w.provinces.values() if p.capital)
        for r in w.realms.values():
            if r.provinces:
                assert capitals[r.id] == 1, r.id
                assert r.capital is not None
                assert w.provinces[r.capital].realm == r.id
    assert WHOLE.realms["poland"].capital == "krakow"
    assert LATER.realms["poland"].capital == "warszawa"


def test_2_board_territory__a_circled_number_and_no_province() -> None:
    canada = WHOLE.areas["canada"]
    assert canada.territory == 2
    assert WHOLE.provinces["canada"].tax == 0
    assert WHOLE.provinces["canada"].realm is None
    assert {a.territory for a in WHOLE.areas.values() if a.territory} == {1, 2, 3}
    assert all(a.distant and a.continent for a in WHOLE.areas.values() if a.territory)


def test_2_board_distant_area__each_distant_province_is_an_area_of_its_own() -> None:
    for w in worlds():
        for a in w.areas.values():
            if a.distant:
                assert a.provinces == (a.id,)
                assert a.faith == ""
                assert a.continent in w.continents
    assert "mexico" in WHOLE.areas["california"].land


def test_2_board_inactive_port__ports_of_territories_are_grey() -> None:
    grey = [p for p in WHOLE.provinces.values() if p.inactive]
    assert len(grey) == 28
    assert all(p.ports and WHOLE.areas[p.area].territory for p in grey)
    assert not WHOLE.provinces["mexico"].inactive


def test_2_board_links__zones_of_one_letter_are_neighbours_and_g_h_i_cost_more() -> None:
    z = WHOLE.zones
    assert "southeastern_atlantic" in z["caribbean_sea"].zones  # C, both ways and on two maps
    assert "caribbean_sea" in z["southeastern_atlantic"].zones
    assert "northwestern_atlantic" in z["northeastern_atlantic"].zones  # A
    assert z["northeastern_atlantic"].links == ()
    assert z["eastern_pacific"].links == ("sea_of_japan", "east_indies")  # G and H; one zone of H is a neighbour
    assert "southeastern_pacific" in z["eastern_pacific"].zones
    assert "great_australian_bight" in z["southeastern_pacific"].links  # I
    assert "timbuktu" in WHOLE.areas["northsahara"].land  # areas named at a land link


def test_2_board_desert__nothing_borders_the_desert() -> None:
    assert WHOLE.areas["northsahara"].land == ("tripolitania", "tunisia", "algiers", "timbuktu")
    assert all(b in WHOLE.areas for a in WHOLE.areas.values() for b in a.land)


def test_2_board_desert_nodes__maghreb_and_aleppo_touch_all_named_areas_around_them() -> None:
    assert set(WHOLE.nodes["maghreb"].areas) == {"southernmorocco", "algiers", "northsahara"}
    assert set(WHOLE.nodes["aleppo"].areas) == {"syria", "palestine", "kurdistan", "iraq"}
    assert WHOLE.areas["iraq"].nodes == ("aleppo",)


def test_2_board_odd_seas__three_things_that_the_maps_do_not_show() -> None:
    assert "east_african_coast" in WHOLE.nodes["indian_ocean"].zones
    assert "indian_ocean" in WHOLE.zones["east_african_coast"].nodes
    assert WHOLE.provinces["adal"].ports == WHOLE.provinces["upperegypt"].ports == ("indian_ocean",)
    assert WHOLE.provinces["hudsonbay"].ports == ("northwestern_atlantic",)


def test_2_board_odd_lands__perm_the_mamluks_and_kazan() -> None:
    assert "pomorye" not in WHOLE.areas["perm"].land
    assert "vologda" in WHOLE.areas["perm"].land
    assert WHOLE.provinces["upperegypt"].realm == "mamluks"
    assert WHOLE.areas["upperegypt"].continent == "africa"
    assert WHOLE.provinces["hejaz"].suzerain == "mamluks"
    assert WHOLE.areas["hejaz"].continent == "indiaarabia"
    assert WHOLE.realms["kazan"].provinces == ("kazan", "volga")
    assert WHOLE.areas["volga"].continent == "northerncentralasia"


def test_2_board_dutch__five_provinces_bear_a_second_flag() -> None:
    dutch = [p for p in WHOLE.provinces.values() if p.dutch]
    assert sorted(p.id for p in dutch) == ["amsterdam", "breda", "friesland", "gelre", "zeeland"]
    assert all(p.realm != "netherlands" for p in dutch)


def test_2_board_gold__gold_provinces() -> None:
    gold = [p for p in WHOLE.provinces.values() if p.gold]
    assert len(gold) == 6 + 11 + 4
    assert WHOLE.provinces["mexico"].gold
    assert WHOLE.provinces["goldcoast"].gold


# --- the rest of the map ---


def test_15_3_area__outer_areas_read_the_religion_field_of_a_neighbour() -> None:
    shared = {a.id: a.field for a in WHOLE.areas.values() if a.field != a.id}
    assert len(shared) == 10
    assert shared["pomorye"] == "karelia"
    assert all(WHOLE.areas[f].field == f for f in shared.values())
    assert BOX.boards["base_1444"].areas["norrland"].field == "svealand"


def test_the_empire_has_nineteen_areas_and_five_electors() -> None:
    assert len(WHOLE.hre) == 19
    assert sorted(WHOLE.electors) == ["bohemia", "brandenburg", "rhineland", "saxony", "westphalia"]
    partly = [a.id for a in WHOLE.areas.values() if len({WHOLE.provinces[p].hre for p in a.provinces}) == 2]
    assert len(partly) == 6
    assert set(WHOLE.electors) <= set(WHOLE.hre)


def test_galleys_sail_nine_zones() -> None:
    assert Counter(z.galleys for z in WHOLE.zones.values()) == {"": 21, "†": 6, "*": 3}
    assert WHOLE.zones["black_sea"].galleys == "*"


def test_neighbours_are_mutual_on_every_board() -> None:
    for w in worlds():
        for a in w.areas.values():
            assert len(set(a.land)) == len(a.land), (w.id, a.id)
            assert set(a.mountains) <= set(a.land)
            assert all(a.id in w.areas[b].land for b in a.land)
            assert all(a.id in w.areas[b].mountains for b in a.mountains)
            assert set(w.beside[a.id]) == set(a.land) | set(w.shared_zones[a.id])
            for b, common in w.shared_zones[a.id].items():
                assert set(common) == set(a.zones) & set(w.areas[b].zones) != set()
                assert w.shared_zones[b][a.id] == common
        for z in w.zones.values():
            assert set(z.links) <= set(z.zones)
            assert all(z.id in w.zones[b].zones for b in z.zones)
            assert all(z.id in w.nodes[n].zones for n in z.nodes)
        for n in w.nodes.values():
            assert all(n.id in w.zones[z].nodes for z in n.zones)
            assert all(n.id in w.areas[a].nodes for a in n.areas)
            assert n.sea == bool(n.zones) != bool(n.areas), (w.id, n.id)


def test_everything_can_be_reached_by_land_and_sea() -> None:
    for w in (WHOLE, LATER, BOX.boards["base_1444"]):
        seen, todo = {"castile"}, ["castile"]
        while todo:
            here = todo.pop()
            near = (
                [*w.areas[here].land, *("~" + z for z in w.areas[here].zones)]
                if here in w.areas
                else [
                    *("~" + z for z in w.zones[here[1:]].zones),
                    *(w.provinces[p].area for p in w.zones[here[1:]].ports),
                ]
            )
            for other in near:
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
        assert set(w.areas) - seen == set()
        assert {"~" + z for z in w.zones} - seen == set()


def test_what_is_out_of_play_is_nowhere_on_a_board() -> None:
    for w in worlds():
        raw = BOX.sheet.data["boards"][w.id]
        out = {*raw["areas_out"], *raw["provinces_out"]}
        assert not out & {*w.areas, *w.provinces}
        assert not set(raw["zones_out"]) & set(w.zones)
        assert not set(raw["nodes_out"]) & set(w.nodes)
        assert set(w.continents) == set(raw["continents"])
        assert all(p.area in w.areas and p.id in w.areas[p.area].provinces for p in w.provinces.values())
        assert all(z in w.zones for p in w.provinces.values() for z in p.ports)
        assert all(a.field in w.areas for a in w.areas.values())
        assert all(r.capital is None or r.capital in w.provinces for r in w.realms.values())
    west = BOX.boards["base_1444"]
    assert "egypt" not in west.areas
    assert "muscovy" not in west.realms
    assert "konigsberg" not in west.provinces
    assert "perm" not in west.areas


def test_realms_without_a_flag_are_on_the_board_if_they_may_enter() -> None:
    for r in ("netherlands", "persia", "usa"):
        assert WHOLE.realms[r].provinces == ()
    assert WHOLE.realms["netherlands"].capital == "amsterdam"
    assert BOX.boards["s2_03_6p"].realms["mamluks"].capital == "qahirah"  # played, without a flag in 1618
    assert "byzantium" not in LATER.realms


def test_vassal_realms_have_a_suzerain() -> None:
    assert WHOLE.realms["naples"].suzerain == "aragon"
    assert WHOLE.provinces["napoli"].suzerain == "aragon"
    assert WHOLE.realms["england"].suzerain is None
    assert LATER.realms["circassia"].suzerain is None  # only one of its three provinces is a vassal's
    assert LATER.provinces["majar"].suzerain == "muscovy"
    for w in worlds():
        assert all(p.suzerain is None or p.suzerain in BOX.sheet.data["realms"] for p in w.provinces.values())


def test_the_side_of_1618_differs_where_it_should() -> None:
    main = {p.id for p in LATER.provinces.values() if not p.distant}
    before = {p.id for p in WHOLE.provinces.values() if not p.distant}
    assert len(main) == 304
    assert len(before - main) == 15
    assert sorted(main - before) == ["koslin", "neumark", "qusantinah", "zaporoze"]
    assert LATER.provinces["marienburg"].name == "Osterode"
    assert LATER.provinces["stockholm"].tax != WHOLE.provinces["stockholm"].tax
    assert LATER.provinces["firenze"].realm == "florence"  # Tuscany by another name
    assert LATER.realms["florence"].name == "Tuscany"
    assert LATER.areas["saxony"].faith == "protestant"
    assert LATER.realms["persia"].capital == "isfahan"
    assert LATER.realms["persia"].distant
    assert LATER.provinces["mexico"].realm == "castile"
    assert LATER.held["florida"] == "castile"
    assert not WHOLE.held


def test_names_stand_in_the_order_of_the_alphabet() -> None:
    assert [plain(n) for n in ("Åbo", "Østjylland", "Łódź", "Xi'an", "Sjælland")] == [
        "abo", "ostjylland", "lodz", "xi'an", "sjaelland",
    ]  # fmt: skip
    for w in worlds():
        assert len(w.alphabetical) == len(w.provinces)
        names = [plain(w.provinces[p].name) for p in w.alphabetical]
        assert names == sorted(names)
    order = WHOLE.alphabetical
    assert order.index("abo") < order.index("adal") < order.index("osterreich") < order.index("zara")


def test_second_names_of_realms() -> None:
    assert BOX.aliases == {
        "spain": "castile", "russia": "muscovy", "prussia": "brandenburg", "tuscany": "florence",
        "stettin": "pomerania",
    }  # fmt: skip
    assert all(name not in WHOLE.realms and realm in WHOLE.realms for name, realm in BOX.aliases.items())
