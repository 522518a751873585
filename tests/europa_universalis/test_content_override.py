"""Whoever owns the box may correct any value; what does not fit is refused with file, key and reason."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from regnum.content import check_limits, facts, leaves, own_paths
from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.content.shapes import Content
from regnum.kernel import BadContent, RegnumError
from regnum.patterns import covering

BOX = load()
BASE = BOX.sheet.base
DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]
ABSURD: list[Any] = [
    10**7, -1, 10**30, 1.5, float("nan"), True, None, "x", "", "a\0b", "x" * 10**5, [], [0] * 10**5, [10**9], DEEP, {},
    {"x": 1}, {str(i): 1 for i in range(10**4)},
]  # fmt: skip


def corrected(**tables: Any) -> Content:
    return load(tables, "mine.toml")


def refused(override: Mapping[str, Any]) -> str:
    with pytest.raises(BadContent) as error:
        load(override, "mine.toml")
    return str(error.value)


def put(path: str, value: Any) -> dict[str, Any]:
    for step in reversed(path.split(".")):
        value = {step: value}
    return value  # type: ignore[no-any-return]


# --- corrections ---


def test_a_card_can_be_corrected_and_everything_else_stays() -> None:
    mine = corrected(
        ideas={"tolerance": {"cost": {"adm": 4}}},
        events={"11A-1": {"options": {"B": [{"op": "gain", "stability": -1}]}, "after": [{"op": "gain", "adm": 1}]}},
        characters={"ADM-01-1": {"name": "Filippo", "dice": ["artillery"]}},
    )
    assert mine.ideas["tolerance"].cost == {"adm": 4}
    assert mine.events["11A-1"].options["B"] == ({"op": "gain", "stability": -1},)
    assert mine.events["11A-1"].after == ({"op": "gain", "adm": 1},)
    assert mine.cards["ADM-01-1"].character.dice == ("artillery",)
    assert mine.events["11A-2"] == BOX.events["11A-2"]
    assert "ideas.tolerance.cost.adm" in own_paths(mine.sheet)
    assert BOX.ideas["tolerance"].cost == {"adm": 5}


def test_the_map_can_be_corrected() -> None:
    mine = corrected(
        provinces={"york": {"tax": 2, "gold": True, "ports": ["doggerbank"]}},
        borders={"land": {"scotland": []}},
        side_1618={"provinces": {"york": {"realm": "scotland"}}},
        boards={"base_1444": {"areas_out": ["scotland"]}},
    )
    whole = mine.boards["deluxe_1444"]
    assert (whole.provinces["york"].tax, whole.provinces["york"].gold) == (2, True)
    assert "york" in whole.zones["doggerbank"].ports
    assert "northumbria" not in whole.areas["scotland"].land
    assert mine.boards["s2_04"].provinces["york"].realm == "scotland"
    assert "scotland" not in mine.boards["base_1444"].areas
    assert "egypt" in mine.boards["base_1444"].areas
    assert BOX.boards["deluxe_1444"].provinces["york"].tax == 1


def depth(value: Any) -> int:
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return 1 + max(map(depth, inner), default=0)


def test_a_deep_card_text_is_no_attack() -> None:
    deepest = max(BASE["events"], key=lambda e: depth(BASE["events"][e].get("options")))
    options = BASE["events"][deepest]["options"]
    assert depth(options) > 12
    mine = corrected(events={deepest: {"options": options, "name": "Mine"}})
    assert mine.events[deepest].options == BOX.events[deepest].options


# --- refusals ---


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("events.99A-1", {}, "events.99A-1: no such key (known here: "),
        ("events.11A-1.nonsense", 3, "events.11A-1.nonsense: no such key (known here: name, name_pl, age, "),
        ("events.11A-1.age", 2, "events.11A-1.age: its number says another age"),
        ("events.11A-1.half", "3", "events.11A-1.half: '3': unknown half (choose 1, 2, X)"),
        ("events.11A-1.chooser", "nobody", "events.11A-1.chooser: 'nobody': unknown player (choose adal, "),
        ("events.11A-1.symbols", [], "events.11A-1.symbols: an A event has one mortality symbol, and no other has"),
        (
            "events.11A-1.options.A",
            [{"op": "win"}],
            "events.11A-1.options.A.0.op: 'win': unknown operation (choose action, ",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "gain", "gold": 3}],
            "events.11A-1.options.A.0.gold: 'gold': unknown parameter of gain (choose prestige, ",
        ),
        ("events.11A-1.options.A", [{"op": "gain"}], "events.11A-1.options.A.0: a gain of nothing (choose prestige, "),
        (
            "events.11A-1.options.A",
            [{"op": "gain", "adm": "many"}],
            "events.11A-1.options.A.0.adm: 'many' is no amount",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "gain", "adm": 500}],
            "events.11A-1.options.A.0.adm: 500 is not a whole number from -20 to 40",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "claim", "areas": ["atlantis"]}],
            "events.11A-1.options.A.0.areas.0: 'atlantis': unknown area (choose ",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "claim", "areas": {"colour": "red"}}],
            "events.11A-1.options.A.0.areas.colour: 'colour': unknown key (choose among, ",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "claim", "areas": "$x"}],
            "events.11A-1.options.A.0.areas: $x is bound by no operation of this card",
        ),
        ("events.11A-1.options.A", [{"op": "claim"}], "events.11A-1.options.A.0: claim needs areas"),
        (
            "events.11A-1.options.A",
            [{"op": "gain", "adm": 1, "when": [{"check": "mood"}]}],
            "events.11A-1.options.A.0.when.0.check: 'mood': unknown check (choose ",
        ),
        (
            "events.11A-1.options.A",
            [{"op": "gain", "adm": {"measure": "beauty"}}],
            "events.11A-1.options.A.0.adm.measure: 'beauty' is unknown (choose base_tax, ",
        ),
        ("cards.ADM-01.copies", 5, "cards.ADM-01.copies: characters has no ADM-01-5"),
        ("cards.ADM-01.cost", {"mana": 1}, "cards.ADM-01.cost.mana: 'mana': unknown key (choose adm, "),
        ("cards.DIP-07.trigger", "sneeze", "cards.DIP-07.trigger: 'sneeze': unknown trigger (choose "),
        ("characters.ADM-01-1.dice", ["d20"], "characters.ADM-01-1.dice.0: 'd20': unknown die (choose infantry, "),
        ("characters.ADM-01-1.mil", 9, "characters.ADM-01-1.mil: 9 is not a whole number from 1 to 4"),
        ("ideas.tolerance.cost", {"dip": 5}, "ideas.tolerance.cost.dip: 'dip': unknown kind of power (choose adm)"),
        (
            "ideas.tolerance.modifiers",
            [{"mod": "luck"}],
            "ideas.tolerance.modifiers.0.mod: 'luck': unknown modifier (choose ",
        ),
        (
            "missions.austria-1A.requires",
            ["austria-9Z"],
            "missions.austria-1A.requires.0: 'austria-9Z': unknown mission (choose ",
        ),
        (
            "missions.austria-2A.condition",
            [{"check": "count", "measure": "ducats"}],
            "missions.austria-2A.condition.0: a count needs min or max",
        ),
        ("milestones.1-economy-cabinet.prestige", [1, 3, 5], "milestones.1-economy-cabinet.prestige: who comes later"),
        ("milestones.1-economy-cabinet.prestige", [5, 3], "milestones.1-economy-cabinet.prestige: a list of 2, not"),
        ("struggles.deluge.areas", ["atlantis"], "struggles.deluge.areas.0: 'atlantis': unknown area (choose "),
        (
            "scenarios.1-02.variants.3_players_1_bot.struggles.icon",
            "blue",
            "scenarios.1-02.variants.3_players_1_bot.struggles.icon: 'blue': unknown icon (choose ",
        ),
        (
            "scenarios.1-05.variants.4_players.struggles.counts",
            {"castile": ["mordor"]},
            "scenarios.1-05.variants.4_players.struggles.counts.castile.0: 'mordor': unknown realm (choose ",
        ),
        ("trade.T01-1.nodes", {"mars": {"keys": {}}}, "trade.T01-1.nodes.mars: 'mars': unknown node (choose "),
        ("trade.T01-1.income", [9, 5, 1], "trade.T01-1.income: more trade power earns not less"),
        ("provinces.york.realm", "mordor", "provinces.york.realm: 'mordor': unknown realm (choose "),
        ("provinces.york.tax", 3, "provinces.york.tax: 3 is not a whole number from 1 to 2"),
        ("provinces.york.ports", ["styx"], "provinces.york.ports.0: 'styx': unknown sea zone (choose "),
        ("provinces.york.territory", 2, "provinces.york: a territory lies on a continent and has neither tax nor"),
        ("borders.land.scotland", ["scotland"], "borders.land.scotland: scotland is no neighbour of itself"),
        (
            "borders.land.waleswessex",
            ["eastanglia", "northumbria"],
            "borders.land.waleswessex: the border of waleswessex and northumbria stands at borders.land.northumbria",
        ),
        ("realms.england.capital", "paris", "realms.england.capital: 'paris' is no province of england in 1444"),
        ("areas.wien", {}, "areas.wien: no such key (known here: "),
        ("areas.austria.faith", "cheerful", "areas.austria.faith: 'cheerful': unknown faith (choose catholic, "),
        ("boards.base_1444.continents", ["mu"], "boards.base_1444.continents.0: 'mu': unknown continent (choose "),
        (
            "setups.austria.1444.small",
            ["wien"],
            "setups.austria.1444.small: wien stands at large already",
        ),
        ("setups.austria.1444.influence", {"mars": 1}, "setups.austria.1444.influence.mars: 'mars': unknown area"),
        ("setups.austria.1444.merchants", ["mars"], "setups.austria.1444.merchants.0: 'mars': unknown node"),
        (
            "scenarios.1-01.variants.3_players.events.1.first",
            ["11A-1"],
            "scenarios.1-01.variants.3_players.events.1: 9 events, but 16 are needed",
        ),
        (
            "scenarios.1-01.variants.3_players.realms.france.setup",
            "1789",
            "scenarios.1-01.variants.3_players.realms.france.setup: '1789': unknown set-up of france (choose ",
        ),
        (
            "scenarios.1-01.variants.3_players.realms.france.first",
            False,
            "scenarios.1-01.variants.3_players.realms: 0 of them are first, not one",
        ),
        ("scenarios.1-01.variants.3_players.board", "moon", "scenarios.1-01.variants.3_players.board: 'moon': unknown"),
        ("dice.rebel.faces", ["no_effect"], "dice.rebel.faces: a list of 1, not of 6 to 6"),
        ("dice.infantry.faces", ["cat"] * 6, "dice.infantry.faces.0: 'cat': unknown face (choose blank, "),
        ("side_1618.provinces.london", [], "side_1618.provinces.london: a table is expected, not []"),
        ("cards.MIL-04.cost_mods", 5, "cards.MIL-04.cost_mods: a list is expected, not 5"),
        ("cards.MIL-04.actions", [], "cards.MIL-04.actions: a table is expected, not []"),
        ("events.11A-1.forced", 5, "events.11A-1.forced: a table is expected, not 5"),
        ("setups.austria.1444.fleet", [], "setups.austria.1444.fleet: a table is expected, not []"),
        (
            "scenarios.1-01.variants.3_players.teams",
            {},
            "scenarios.1-01.variants.3_players.teams: a list is expected, not {}",
        ),
        ("vocabulary.measures", [], "vocabulary: the words of the card texts are the program's own"),
        ("weather", 1, "weather: no such key (known here: aliases, "),
    ],
)
def test_what_does_not_fit_is_refused_with_file_key_and_reason(path: str, value: Any, message: str) -> None:
    said = refused(put(path, value))
    assert said.startswith(f"mine.toml: {message}"), said
    assert "\n" not in said
    assert len(said) < 700


# --- provenance ---


def test_every_value_has_a_provenance_and_every_path_covers_something() -> None:
    rows = facts(BOX.sheet)
    assert len(rows) == len(list(leaves(BASE))) > 12_000
    assert {kind for _, _, kind, _ in rows} == {"rulebook", "public", "reconstructed"}
    assert all(source for _, _, _, source in rows)
    find = covering({path: path for path in BOX.sheet.provenance})
    used = {find(path) for path, _ in leaves(BASE)}
    assert set(BOX.sheet.provenance) - used == set()


def test_an_inferred_value_says_why() -> None:
    known = {path: (kind, source) for path, _, kind, source in facts(BOX.sheet)}
    assert known["dice.exploration.faces"][0] == "reconstructed"
    assert known["ideas.tolerance.cost.adm"][0] == "public"
    assert known["ideas.bureaucracy.modifiers"] == (
        "reconstructed",
        "rulebook 4.4 B (income from this idea in step B); inferred: amount; the table sends the reader to the card, "
        "so it is taken to vary; 1 power a round in price",
    )
    assert known["events.11A-1.options.A"][0] == "public"
    assert known["events.152B.options.A"][0] == "reconstructed"
    assert known["borders.land_doubtful.rhineland"][0] == "reconstructed"
    assert known["provinces.adal.ports"][0] == "rulebook"


# --- limits ---


def test_what_is_printed_keeps_its_own_limits_and_every_limit_bounds_something() -> None:
    limits = BOX.sheet.limits
    check_limits(BASE, BASE, limits, "base")
    paths = [path for path, _ in leaves(BASE)]
    for limit in limits:
        one = covering({limit.removesuffix("[]"): limit})
        top = limit.split(".")[0].removesuffix("[]")
        assert any(one(path) for path in paths if path.startswith(top)), limit


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
        return
    yield path, value
    if isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*path, i))


def changed(path: tuple[str | int, ...], value: Any, base: Any) -> Any:
    if not path:
        return value
    inner = changed(path[1:], value, base[path[0]])
    return {path[0]: inner} if isinstance(base, Mapping) else [inner if i == path[0] else x for i, x in enumerate(base)]


def one_of_each_kind() -> dict[tuple[Any, ...], tuple[tuple[str | int, ...], Any]]:
    """The last place of each kind: by type, table and last key."""
    found = {}
    for path, old in places(BASE):
        last = next(step for step in reversed(path) if isinstance(step, str))
        found[type(old), path[0], len(path), last if path[0] not in ("borders", "side_1618", "pieces") else ""] = (
            path,
            old,
        )
    return found


def outcome(override: Mapping[str, Any]) -> str:
    """Why it is refused; "" if it is a content like any other."""
    try:
        mine = load(override, "mine.toml")
    except RegnumError as error:
        return str(error)
    assert len(mine.boards["base_1444"].areas) < 400
    return ""


def test_absurd_values_are_refused_at_once_or_harmless() -> None:
    kinds = sorted(one_of_each_kind().items(), key=lambda item: str(item[0]))
    slowest, refusals = 0.0, 0
    for number, (_, (path, _old)) in enumerate(kinds):
        for i, value in enumerate(ABSURD):
            if (number + i) % 80:  # each value in some kinds of places
                continue
            began = time.process_time()
            said = outcome(changed(path, value, BASE))
            slowest = max(slowest, time.process_time() - began)
            refusals += bool(said)
            assert not said or said.startswith("mine.toml: "), (path, value)
            assert "\n" not in said
            assert len(said) < 700
    assert refusals > 50
    assert slowest < 1.5


def test_a_third_of_an_age_holds_names_of_events() -> None:
    at = ("scenarios", "2-04", "variants", "6_players", "events", "4", "thirds", 1, 2)
    for value in ({}, [], 7, "11A-1"):
        said = refused(changed(at, value, BASE))
        assert said.startswith(f"mine.toml: {'.'.join(map(str, at))}: "), said
        assert "unknown event of age 4" in said


def test_numbers_beyond_their_limits_are_refused_by_name() -> None:
    numbers = [(path, old) for path, old in places(BASE) if type(old) is int]
    assert len(numbers) > 3000
    for n, (path, _) in enumerate(numbers):
        value = (10**7, -(10**7), 10**30)[n % 3]
        if n % 3 == 0 or n % 7 == 0:
            said = refused(changed(path, value, BASE))
            assert said.startswith(f"mine.toml: {'.'.join(map(str, path))}: {value} is not a whole"), said


# --- how long it takes ---


def test_loading_takes_a_fraction_of_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    from regnum import content as sheets
    from regnum.games.europa_universalis import content

    times = []
    for _ in range(3):
        sheets._printed.cache_clear()
        content._printed.cache_clear()
        began = time.process_time()
        content.load()
        times.append(time.process_time() - began)
    began = time.process_time()
    board = content.load().boards["deluxe_1444"]
    world = time.process_time() - began
    with capsys.disabled():
        print(f"\ncontent loaded in {min(times) * 1000:.0f} ms, {board.id} made in {world * 1000:.0f} ms")
    assert min(times) + world < 1.0
