"""Every word a person reads is there in both languages, and texts of cards say all that their data say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from json import dumps
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import KINDS
from regnum.games.europa_universalis.panels import REGIONS
from regnum.games.europa_universalis.phrases import vocabulary
from regnum.games.europa_universalis.present import DECISIONS, OWN_WORDS, PARTS
from regnum.games.europa_universalis.steps.turn import AFTER, MENU
from regnum.kernel import Described, Table, new_table
from regnum.server.present import Speaker
from regnum.server.present import words as server_words
from regnum.terminal.look import Look
from regnum.terminal.words import Words
from regnum.text import LANGUAGES, Texts
from terminal.keys import Keyboard, flat
from words_kit import NAMES, check_lines, given, literals, messages, texts_of, wrong_polish

BOX = GAME.printed(None, "", {})
GAMES = (  # seats, seed, scenario, how many decisions are read
    (3, 1, "1-00", 500),
    (6, 2, "2-02", 350),
    (4, 4, "1-04", 300),
)
COMMON = {"op", "who", "by", "when", "else", "if_none", "as"}  # said around the message of an operation


def read_game(seats: int, seed: int, scenario: str, limit: int) -> Iterator[tuple[str, str]]:
    """Each prompt and option of a random game and each line of its chronicle, strictly, with its language."""
    random, both, seen = Random(seed), [texts_of(GAME, language) for language in LANGUAGES], set()
    table: Table[Any] = new_table(GAME, seats, seed, {"scenario": scenario}, content=BOX, history=True)
    table.run()
    for _ in range(limit):
        if table.over:
            break
        decision = table.pending[0]
        for option in decision.options:
            said = GAME.describe(table.state, decision.kind, option, decision.about)
            if (key := (said.text, repr(said.args))) not in seen:
                seen.add(key)
                yield from ((t.language, t.say(said.text, **said.args)) for t in both)
        yield from ((t.language, t.prompt(table.state, decision)) for t in both)
        table.answer(decision.seat, random.choice(decision.options))
    for event in table.events:
        for t in both:
            if (line := t.event(event, 0)) is not None:
                yield t.language, line


@cache
def lines() -> frozenset[tuple[str, str]]:
    return frozenset(line for game in GAMES for line in read_game(*game))


# --- keys ---


def told() -> set[str]:
    """Keys of all lines of the chronicle there are."""
    return {key for path in GAME.folder.rglob("*.py") for key in given(path, "tell")} | {"alliance", "marriage"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_line_and_row_has_a_message(language: str) -> None:
    rooms = ("panels", "empire_room", "church_room")
    shown = {x for name in rooms for x in literals(GAME.folder / f"{name}.py")}
    rows = {x for x in shown if re.fullmatch(r"(row|panel|value)-[a-z_]+", x)}
    expected = {
        *(f"ask-{kind}" for kind in DECISIONS),
        *(f"event-{key}" for key in told()),
        *(f"option-turn-{menu[0]}" for menu in (*MENU, *AFTER)),
        *(f"option-{kind}-{verb}" for kind, verb in OWN_WORDS),
        *rows,
        *(f"setting-{key}" for key in GAME.options),
        *(f"setting-scenario-{value}" for value in GAME.options["scenario"]),
    }
    assert sorted(expected - set(messages(GAME, language))) == []


def test_both_languages_have_the_same_messages() -> None:
    en, pl = (set(messages(GAME, language)) for language in LANGUAGES)
    assert sorted(en ^ pl) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_with_a_thing_in_it_can_be_said(language: str) -> None:
    """Unless each decision that has it says it in its own way."""
    own = {verb for _, verb in OWN_WORDS}
    missing = {verb for verb in PARTS if f"option-{verb}" not in messages(GAME, language)}
    assert sorted(missing - own) == []


def things() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {kind: set() for kind in ("area", "province", "realm", "zone", "node")}
    for world in (BOX.boards[board] for board in BOX.boards):
        for kind, ids in zip(
            found, (world.areas, world.provinces, world.realms, world.zones, world.nodes), strict=True
        ):
            found[kind] |= set(ids)
    actions = {a.id for kind in BOX.kinds.values() for a in kind.actions}
    return found | {
        "card": set(BOX.cards), "who": set(BOX.cards), "cards": set(BOX.kinds), "event": set(BOX.events),
        "idea": set(BOX.ideas), "mission": set(BOX.missions), "milestone": set(BOX.milestones),
        "trade": set(BOX.trade), "struggle": set(BOX.struggles), "kind": set(KINDS), "action": actions,
        "face": set(BOX.dice["rebel"]),
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    known = messages(GAME, language)
    missing = [f"{kind}-{one}" for kind, ids in things().items() for one in ids if f"name-{kind}-{one}" not in known]
    assert sorted(missing) == []


def test_places_and_realms_have_their_polish_cases() -> None:
    found = messages(GAME, "pl")
    for kind, case in (("area", "in"), ("realm", "with")):
        without = [one for one in things()[kind] if f".{case} = " not in found[f"name-{kind}-{one}"]]
        assert without == []
    pl = texts_of(GAME, "pl")
    assert pl.name("flanderswallonia", "in", "area") == "we Flandrii i Walonii"
    assert pl.name("hungary", "with", "realm") == "z Królestwem Węgier"
    assert pl.name("sweden", "with", "realm") == "ze Szwecją"


# --- what is read ---


def test_random_games_read_well_in_both_languages() -> None:
    check_lines({line for _, line in lines()}, r"\w_\w|ADM-\d|DIP-\d|MIL-\d")


def test_polish_verbs_agree_with_their_numbers() -> None:
    wrong = {line: why for language, line in lines() if language == "pl" and (why := wrong_polish(line))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("n", "line"),
    [
        (1, "Anna umieszcza 1 kostkę wpływów w Nadrenii."),
        (3, "Anna umieszcza 3 kostki wpływów w Nadrenii."),
        (5, "Anna umieszcza 5 kostek wpływów w Nadrenii."),
        (-1, "Anna traci 1 kostkę wpływów w Nadrenii."),
        (-22, "Anna traci 22 kostki wpływów w Nadrenii."),
        (-12, "Anna traci 12 kostek wpływów w Nadrenii."),
    ],
)
def test_polish_numbers(n: int, line: str) -> None:
    assert texts_of(GAME, "pl").say("event-influence", seat=0, area="rhineland", n=n) == line


def test_polish_cases_in_a_sentence() -> None:
    pl = texts_of(GAME, "pl")
    assert pl.say("event-alliance", seat=0, realm="scotland", n=1) == "Anna zawiera sojusz ze Szkocją."
    assert pl.say("event-marriage", seat=1, realm="bohemia", n=-1) == "Piotr nie ma już mariażu z Królestwem Czech."


EVENT_ARGS: dict[str, Any] = {
    "seat": 0, "other": 1, "by": 1, "n": 5, "area": "rhineland", "to": "saxony", "province": "wien", "realm": "france",
    "zone": "baltic_sea", "node": "genoa", "card": "ADM-01-1", "event": "155B", "idea": "tolerance", "kind": "adm",
    "mission": "france-1A", "milestone": "1-economy-cabinet", "faith": "catholic", "office": "general", "army": 1,
    "action": "tribute", "name": "Jan", "new": "tolerance", "out": "nothing", "what": "ducats", "items": "1",
    "results": "rebellion", "provinces": "wien london", "how": "gain", "said": "accept", "option": "A", "age": 2,
    "round": 3, "deck": "adm", "paid": 1, "adm": 1, "dip": 1, "mil": 1, "income": 9, "costs": 4, "number": 2,
    "storm": "yes", "term": "white", "realms": "france rebels", "die": "cavalry", "source": "saxony", "points": 1,
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {  # events whose values have another meaning
    "event-trade": {"card": "T01-1"}, "event-ship": {"kind": "light"}, "event-countered": {"what": "event"},
    "event-battle_dice": {"results": "infantry blank"}, "event-charge_dice": {"results": "cavalry cavalry"},
    "event-sails_off": {"to": "black_sea"}, "event-captured": {"kind": "heavy"},
    "event-exchanged_milestone": {"new": "1-economy-cabinet"}, "event-holding": {"to": "town"},
}  # fmt: skip
OPTION_ARGS: dict[str, Any] = {
    **{key: f"{key}-{EVENT_ARGS[key]}" for key in (
        "area", "province", "realm", "zone", "node", "card", "event", "idea", "kind", "mission", "milestone", "faith",
    )},
    "seat": 1, "by": 1, "n": 2, "left": 2, "army": 1, "to_army": 2, "cost": 3, "who": "who-ADM-01-1", "price": 5,
    "to_area": "area-saxony", "to_zone": "zone-black_sea", "trade": "trade-T01-1", "colour": "colour-green",
    "face": "face-rebellion", "unit": "unit-infantry", "category": "category-regulars", "ship": "ship-light",
    "action": "action-tribute", "new_idea": "idea-tolerance", "text": '{"ops": [{"op": "gain", "prestige": 1}]}',
    "adm": 1, "dip": 2, "mil": 3, "ducats": 4, "stability": 0, "what": "offer", "op": "claim", "pact": "alliance",
    "gain": "yes", "chosen": 1, "placed": 1, "number": 2, "storm": "no", "net": 3, "low": 3, "middle": 5, "high": 7,
    "to_province": "province-london", "won": "full", "how": "yielded", "back": "wien", "home": "none", "pays": 2,
    "land": "london", "lose": "none", "realms": "france", "prestige": 1, "heir": "france",
    "one": "realm-france", "two": "realm-england", "one_land": "wien", "two_land": "none",
    "place": "area-rhineland", "mine": 3, "theirs": 2, "round": 1, "die": "die-cavalry", "to": "fleet",
    "paid": 1, "keys": "wien", "main": "none",
    "toll": "ducats", "points": 2, "foes": 3, "stop": "yes", "loans": 1, "new": "yes", "link": "yes", "galleys": 2,
    "limit": 3, "spent": 4, "available": 5, "allied": 1, "hired": 2, "ships": 9,
}  # fmt: skip

EVENT_ARGS |= {"leader": 1}  # sieges and cards of war
EVENT_ARGS |= {"unit": "infantry"}  # optional rules and players who leave
OPTION_ARGS |= {"other": 0}
OPTION_ARGS |= {"tax": 2, "how": "pr", "extra": 1, "a": 0, "b": 1}
EVENT_ARGS |= {  # the curia and power struggles
    "struggle": "deluge", "areas": "prussia lithuania", "tax": 3, "vassals": 1, "alone": 1, "ties": 2, "extra": -2,
    "won": "yes",
}  # fmt: skip
OPTION_ARGS |= {"cardinals": 1, "cubes": 3, "disputed": "yes", "source": "crusade"}
EVENT_ARGS |= {"target": "genoa", "cause": "claim"}  # declarations of war
OPTION_ARGS |= {
    "target": "realm-genoa", "cause": "cause-claim", "causes": "claim holy", "lost": 2, "side": "player", "units": 5,
    "ships": 1, "helpers": "none", "allies": '{"forces": [["genoa", 2, 0]]}', "targets": "genoa milan", "state": "war",
    "offensive": "no", "enemies": "genoa", "against": '{"forces": [["genoa", 2, 1]]}', "caller": "venice",
    "excused": "no", "point": "yes", "authority": 1, "support": 3, "guard": 4, "joins": "yes", "stakes": "gain",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said_whatever_games_are_played(language: str) -> None:
    t = texts_of(GAME, language)
    for key in messages(GAME, language):
        args = {**EVENT_ARGS, **SPECIAL.get(key, {})} if key.startswith("event-") else OPTION_ARGS
        if key.startswith(("event-", "ask-", "option-", "deal-")):
            line = t.say(key, **args)
            assert line == " ".join(line.split()), (key, line)
            assert line[0] == line[0].upper(), (key, line)
            assert (line[-1] == ".") == key.startswith("event-"), (key, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_of_one_good_are_told_apart_by_their_nodes(language: str) -> None:
    t, s = texts_of(GAME, language), played()
    said = [t.option(s, "trade", ("trade", card, i), {"seat": 0}) for card, i in (("T13-1", 3), ("T13-2", 4))]
    assert said[0] != said[1]


def test_no_two_options_of_a_question_read_alike() -> None:
    random = Random(5)
    both = [texts_of(GAME, language) for language in LANGUAGES]
    table: Table[Any] = new_table(GAME, 4, 5, {"scenario": "1-04"}, content=BOX, history=True)
    table.run()
    for _ in range(200):
        decision = table.pending[0]
        for t in both:
            said = [t.option(table.state, decision.kind, option, decision.about) for option in decision.options]
            assert len(set(said)) == len(said), (decision.kind, said)
        table.answer(decision.seat, random.choice(decision.options))


# --- texts of cards ---


def texts_of_cards() -> Iterator[tuple[str, Mapping[str, Any]]]:
    for event in BOX.events.values():
        for ops in (event.before, event.after, *event.options.values()):
            yield event.id, {"ops": ops}
    for kind in BOX.kinds.values():
        yield kind.id, {"card": kind.action.data}
    for idea in BOX.ideas.values():
        yield idea.id, {"idea": idea.data}
    for goal in (*BOX.missions.values(), *BOX.milestones.values()):
        yield goal.id, {"goal": goal.data}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    t = texts_of(GAME, language)
    said = {card: t.spell(dumps(data, default=dict)) for card, data in texts_of_cards()}
    check_lines(said.values(), r"\w_\w|@\w|\$")


def words_in(data: Any) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every operation, check and modifier in it: which message says it, and its parameters."""
    if isinstance(data, Mapping):
        for section, mark in (("op", "op"), ("check", "check"), ("mod", "mod")):
            if isinstance(data.get(mark), str):
                yield section, data[mark], data
        for inner in data.values():
            yield from words_in(inner)
    elif isinstance(data, list | tuple):
        for inner in data:
            yield from words_in(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_leaves_nothing_out_that_its_data_say(language: str) -> None:
    """Each parameter that a card gives stands in the message of its operation, check or modifier."""
    counters = {*vocabulary()["operations"]["gain"], "optional"}
    known = messages(GAME, language)
    silent = set()
    for _, data in texts_of_cards():
        for section, name, given_ in words_in(data):
            for key in set(given_) - COMMON - {section}:
                spoken = re.search(rf"\${key}\b", known[f"{section}-{name}"])
                if spoken is None and not (name == "gain" and key in counters) and key != "optional":
                    silent.add((section, name, key))
    # the target of a choice is said by what is chosen; steps and order are when, not what; the rest goes without saying
    assert silent <= QUIET, sorted(silent - QUIET)


QUIET = {
    ("op", "war", "n"), ("op", "war", "terms"), ("op", "war", "capitals"), ("op", "war", "truce"),
    ("mod", "battle", "step"), ("mod", "battle", "order"), ("check", "exists", "target"), ("check", "done", "ref"),
    ("check", "chosen", "share"),
    ("op", "holding", "to"), ("op", "papal", "do"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "data", "line"),
    [
        ("en", [{"op": "gain", "prestige": -2, "dip": 1}], "−2 prestige, +1 diplomatic"),
        ("pl", [{"op": "gain", "prestige": -2, "dip": 1}], "Prestiż −2, dyplomacja +1"),
        (
            "en",
            [{"op": "claim", "areas": ["seine", "loire"], "n": 1, "who": "france"}],
            "France – claim (1): Seine, Loire",
        ),
        ("pl", [{"op": "draw", "n": 2, "deck": "military"}], "Dobierz 2 karty z talii wojskowej"),
        (
            "en",
            [{"op": "influence", "n": 2, "areas": {"adjacent_realm": "you", "pick": 1}}],
            "Influence (2): an area next to your realm",
        ),
        (
            "en",
            [{"op": "battle", "leader_again": True, "dice": {"any": 1}}],
            "Battle dice +1 die of your choice, and the leader's dice again",
        ),
        (
            "pl",
            [{"op": "battle", "leader_again": True, "dice": {"any": 1}}],
            "Kości bitewne +1 dowolna kość i kości dowódcy jeszcze raz",
        ),
        ("en", [{"op": "battle", "leader_again": True}], "The leader's dice again"),
    ],
)
def test_a_text_is_made_from_its_operations(language: str, data: list[Any], line: str) -> None:
    assert texts_of(GAME, language).spell(dumps({"ops": data})) == line


# --- the table in words ---


@cache
def played() -> Any:
    random = Random(7)
    table: Table[Any] = new_table(GAME, 6, 7, {"scenario": "2-02"}, content=BOX)
    table.run()
    for _ in range(250):
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))
    return table.state


def shown(words: Words, value: Any) -> str:
    return value if isinstance(value, str) else words.value(value).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_everything_on_it_can_be_shown(language: str) -> None:
    words = Words(Texts(GAME, language, NAMES, strict=True), Look(Console()))
    assert GAME.panels is not None
    assert GAME.things is not None
    assert GAME.details is not None
    state = GAME.seen(played(), 0)
    found = [*GAME.panels(state), *(panel for thing in GAME.things(state) for panel in GAME.details(state, thing))]
    assert len(found) > 1000
    for panel in found:
        assert words.label(panel.title, seat=panel.seat or 0, **panel.args)
        for label, value in panel.rows:
            said = f"{words.label(label)} {words.value(value).plain}"
            assert not re.search(r"\b(area|realm|province|card|who|idea|event|mission|milestone)-\w", said), said


def test_hands_and_missions_of_others_stay_hidden() -> None:
    assert GAME.panels is not None
    state, words = played(), Words(texts_of(GAME, "en"), Look(Console()))
    for viewer in (0, None):
        for panel in GAME.panels(GAME.seen(state, viewer)):
            if panel.seat is not None and panel.seat != viewer:
                rows = dict(panel.rows)
                held = [*rows.get("row-hand", []), *rows.get("row-missions", [])]
                assert all(card is None for card in held), words.value(held)


def test_each_area_of_europe_lies_in_one_region() -> None:
    """Whatever board is played on: the list of the map leaves nothing out."""
    found = [a for areas in REGIONS.values() for a in areas.split()]
    near = {a for board in BOX.boards for a, info in BOX.boards[board].areas.items() if not info.distant}
    assert sorted(found) == sorted(near)


def test_a_row_may_be_a_message_with_values() -> None:
    words = Words(texts_of(GAME, "pl"), Look(Console()))
    value = Described("value-authority_of", "", {"n": 3, "most": 6})
    assert words.value(value).plain == "3, najwyżej 6"
    speaker = Speaker(server_words(GAME.id, "pl"), NAMES)
    assert speaker.value(value) == {"kind": "text", "text": "3, najwyżej 6"}


@pytest.mark.parametrize(
    ("asked", "lines_"),
    [
        ("? saksonia", ["Królestwo: Saksonia", "Obszar: Saksonia", "Węzeł handlowy: Saksonia", "Stolica Drezno"]),
        ("? Atlantyda", ["✗"]),
        ("? wieden", ["Prowincja: Wiedeń", "Obszar Austria"]),
        ("? tolerancja", ["Idea: Tolerancja", "Koszt 5 adm."]),
        ("? ameryka p", ["Węzeł handlowy: Ameryka Północna"]),
        ("? francja", ["Władza (adm / dyp / woj) 3/3/3", "Królestwo: Francja"]),
        ("? europa", ["Iberia Portugalia, Leon, Kastylia"]),
        ("? wyspy brytyjskie", ["Szkocja Szkocja", "Nortumbria Anglia"]),
    ],
)
def test_a_name_after_the_question_mark_shows_what_is_known(
    asked: str, lines_: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    keys = Keyboard(asked)
    keys.play(GAME, "human,bot:random,bot:random", language="pl", options={"scenario": "1-00"})
    for line in lines_:
        assert line in flat(keys.screens[1])


def test_a_name_of_many_things_asks_for_more_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = Keyboard("? s")
    keys.play(GAME, "human,bot:random,bot:random", options={"scenario": "1-00"})
    assert "is many things" in keys.screens[1]
    assert "Scotland" in keys.screens[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_realm_that_a_liberated_territory_becomes_has_a_name(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for world in (BOX.boards[board] for board in BOX.boards):
        for p, info in world.provinces.items():
            if info.realm is None:
                assert texts.name(f"realm-free_{p}") == texts.name(f"province-{p}")
