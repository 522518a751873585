"""Every word a person reads is there in both languages, and every rule that is named exists."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from random import Random
from typing import Any

import pytest

from pax_renaissance import builders, cards
from pax_renaissance.builders import having
from pax_renaissance.cards import (
    GRAND_INQUISITOR,
    INQUISITION_POPE,
    ISABELLA_OF_CASTILLE,
    PAPAL_ELEPHANT,
    TERSANE_I_AMIRE,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import edition, load
from regnum.games.pax_renaissance.content.shapes import OPS, PRESTIGE, RELIGIONS, SHOTS, SIDES, STATES
from regnum.games.pax_renaissance.present import DECISIONS, VICTORY_RULES
from regnum.kernel import Table, new_table
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES
from words_kit import (
    Read,
    check_keys,
    check_lines,
    check_parts,
    check_polish,
    check_rules,
    given,
    literals,
    looked_up,
    messages,
    read_games,
    texts_of,
    told,
)

BOX = load()
ALL = edition(BOX, {"promo": "yes"})
DECLINED = {  # what an option that does nothing is called in each decision that has one
    "pass-action", "pass-borrow", "stop-ops", "decline_shot-shot", "decline_shot-sold_shot",
    "enough-agents", "enough-agent", "enough-emancipate", "none-concession",
}  # fmt: skip
DASHED = {  # the options that need no words of their own in present.py
    "old-maid", "rooks-join", "rooks-stay", "give-up", "pay", "spare", "liberty", "keep-faith",
}  # fmt: skip
NAMED = {  # by `described(str(verb), …)`
    "in", "against", "vote", "marry", "place", "from", "free", "lose", "stand", "pacify", "keep", "discard",
    "behead", "use", "borrow", "release",
}  # fmt: skip
RARE_KINDS = {
    "rooks",
    "venice",
    "constantinople",
    "closing",
    "borrow",
    "sold_shot",
    "liberty",
    "supply",
    "origin",
    "discard",
    "vote",
}
RARE_TEXTS = {
    "option-pass-borrow", "option-borrow", "option-decline_shot-sold_shot", "option-rooks-join", "option-rooks-stay",
    "option-keep", "option-vote",
    "option-stand", "option-revolt", "option-apostasy", "option-liberty", "option-keep-faith",
    "option-from", "option-release", "option-discard", "event-venice", "event-liberty", "event-recalled",
    "event-discarded", "event-crowded-out", "event-bankrupt",
}  # fmt: skip


VARIANTS = {"map": "1550", "astrology": "yes", "bankruptcy": "yes"}


@cache
def played() -> Read:
    return read_games(GAME, [(2 + seed % 3, seed, {} if seed % 4 else VARIANTS) for seed in range(1, 81)])


def expected() -> set[str]:
    present = GAME.folder / "present.py"
    pieces = {p for p in BOX.pieces if p != "pawn"}
    names = {
        *ALL.cards, *ALL.empires, *ALL.city_of, *ALL.borders, *ALL.victories, *ALL.sheet.data["bank"],
        *(f"house-{bank}" for bank in ALL.sheet.data["bank"]), *pieces, *STATES, *SIDES,
        *OPS, *(s for s in SHOTS if s), "pawn", "both", "culture", "bankruptcy", "king", "republic", "vassal",
        "throne", "card", "nothing", "hidden",
    }  # fmt: skip
    return {
        "game-title",
        "game-subtitle",
        *(f"ask-{kind}" for kind in DECISIONS),
        *(text for text in literals(present) if text.startswith(("row-", "panel-")) and text[-1] != "-"),
        *(f"panel-market-{side}" for side in SIDES),
        *(f"option-{text}" for text in {*given(present, "described"), *DECLINED, *DASHED, *NAMED}),
        *(f"event-{key}" for key in told(GAME)),
        *(f"name-{name}" for name in names),
        *(f"note-{empire}" for empire in BOX.empires),
        *(f"ending-{how}" for how in (*ALL.victories, "culture", "bankruptcy")),
        *(f"count-{what}" for what in (*PRESTIGE, "kings", "concessions", "republics", "florins")),
        *("name-rook", "name-knight"),
        *(f"value-in-{where}" for where in ("hand", "maid", *SIDES)),
        *looked_up(GAME),
        *looked_up(GAME, {"promo": "yes"}),
    }


def test_polish_verbs_agree_with_their_numbers() -> None:
    check_polish(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_has_a_message_and_each_message_a_use(language: str) -> None:
    check_keys(GAME, language, expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_a_sentence_is_used(language: str) -> None:
    check_parts(GAME, language)


def test_whole_games_read_well() -> None:
    check_lines(played().said, "_|PREN|COMET")


def test_the_games_show_nearly_every_text() -> None:
    assert sorted(set(DECISIONS) - RARE_KINDS - played().kinds) == []
    assert sorted({k for k in expected() if k.startswith(("event-", "option-"))} - RARE_TEXTS - played().keys) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", ["nobody", "1"])
def test_rare_lines_read_well_too(language: str, owner: str) -> None:
    """Whatever games are played: every message can be said with what its event or option gives."""
    t = texts_of(GAME, language)
    piece = "islamic_knight" if owner == "nobody" else "pawn.1"
    args = {
        "seat": 0,
        "owner": owner,
        "piece": piece,
        "empire": "hungary",
        "target": "ottoman",
        "place": "paris",
        "origin": "rhodes",
        "card": INQUISITION_POPE,
        "victim": PAPAL_ELEPHANT,
        "goal": "england",
        "n": 5,
        "first": "catholic",
        "second": "islamic",
        "what": "crusade",
        "op": "vote",
        "side": "both",
        "row": "west",
        "victory": "holy",
        "state": "reformist",
        "face": "republic",
        "emporium": "tana",
        "opened": "tana",
        "closed": "novgorod",
        "bank": "medici",
        "coins": 1,
        "attackers": 2,
        "defenders": 1,
        "taken": "yes",
        "left": 1,
        "florins": 3,
        "why": "K1c",
        "which": "west",
        "effect": "pay",
        "about": GRAND_INQUISITOR,
        "agents": "some",
    }
    for key in messages(GAME, language):
        if key.startswith(("ask-", "option-", "event-", "panel-", "row-", "note-")):
            who = {"owner": 1} if key in ("option-tax", "event-taxed") else {}
            line = t.say(key, **{**args, **who})
            assert line == " ".join(line.split()), (key, line)
            assert line[0] == line[0].upper(), (key, line)
            assert (line[-1] == ".") == key.startswith(("event-", "note-")), (key, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_all_different(language: str) -> None:
    t = texts_of(GAME, language)
    names = [t.name(card) for card in BOX.cards]
    assert len(set(names)) == 168
    assert all(name[0] == name[0].upper() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_on_the_empires_stand_in_the_rules_too(language: str) -> None:
    t = texts_of(GAME, language)
    notes = load_rules(GAME)["B4"].notes
    assert notes is not None
    assert list(notes[language]) == [f"{t.name(e)}: {t.say(f'note-{e}')}" for e in BOX.empires if t.has(f"note-{e}")]
    for empire in BOX.empires:
        assert t.say(f"note-{empire}").count(". ") == 1, "two sentences"


def test_every_rule_that_is_named_exists() -> None:
    rules = load_rules(GAME)
    assert sorted(played().rules - {"", *rules}) == []
    assert sorted({*DECISIONS.values(), *VICTORY_RULES.values()} - set(rules)) == []
    ids = re.compile(r"# ((?:GL\.[A-Z_]+|[A-L]\d)[A-Za-z0-9_.-]*(?:, (?:GL\.[A-Z_]+|[A-L]\d)[A-Za-z0-9_.-]*)*)")
    for path in sorted(GAME.folder.rglob("*.py")):
        for comment in ids.findall(path.read_text(encoding="utf-8")):
            for found in comment.split(", "):
                rule = found.rstrip(".:;")
                assert rule in rules or any(r.startswith(rule) for r in rules), f"{path.name}: {rule}"


def test_every_rule_has_a_title_and_a_text_in_both_languages() -> None:
    check_rules(GAME, 265)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_has_names_for_all_it_shows(language: str, seats: int) -> None:
    t = texts_of(GAME, language)
    random = Random(seats)
    table: Table[Any] = new_table(GAME, seats, 1)
    table.run()
    assert GAME.panels is not None
    for number in range(100_000):
        if table.over:
            break
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))
        for panel in [] if number % 9 else GAME.panels(GAME.seen(table.state, 0)):
            assert t.say(panel.title, seat=panel.seat, **panel.args)
            for label, value in panel.rows:
                assert label.startswith("#") or t.say(label)
                for name in value if isinstance(value, list | dict) else [value] if isinstance(value, str) else []:
                    assert name is None or name == "seat" or t.name(name)


@pytest.mark.parametrize(
    ("n", "line"),
    [
        (1, "Anna zarabia 1 florena."),
        (2, "Anna zarabia 2 floreny."),
        (5, "Anna zarabia 5 florenów."),
        (12, "Anna zarabia 12 florenów."),
        (22, "Anna zarabia 22 floreny."),
    ],
)
def test_polish_numbers(n: int, line: str) -> None:
    assert texts_of(GAME, "pl").say("event-earned", seat=0, n=n) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_read_alike(language: str) -> None:
    """Two inquisitions of one card, and an agent beside a repressed piece of its kind."""
    t = texts_of(GAME, language)
    s = new_table(GAME, 2, 1, {"promo": "yes"}).state
    for card in ALL.cards.values():
        uses = [t.option(s, "ops", ("use", card.id, k)) for k in range(len(card.face.ops))]
        assert len(set(uses)) == len(uses), uses
    both = [t.option(s, "settle", ("settle", "catholic_knight", start, "paris")) for start in ("card", "france")]
    assert both[0] != both[1]


def test_a_line_points_at_the_place_it_speaks_of() -> None:
    assert GAME.touches is not None
    places = ("paris", "aragon-france", "france", INQUISITION_POPE, "card")
    assert [GAME.touches({"place": p}) for p in places] == [
        ["city:paris"], ["border:aragon-france"], ["empire:france"], [f"card:{INQUISITION_POPE}"], [],
    ]  # fmt: skip


def test_polish_verbs_and_english_articles() -> None:
    pl, en = (texts_of(GAME, language) for language in ("pl", "en"))
    said = [t.say("event-converted", empire=e, state="catholic") for t in (pl, en) for e in ("hungary", "papal_states")]
    assert said == [
        "Węgry stają się teokracją (katolicyzm).",
        "Państwo Kościelne staje się teokracją (katolicyzm).",
        "Hungary became a theocracy: Catholic.",
        "The Papal States became a theocracy: Catholic.",
    ]
    shifted = en.say("event-shifted", closed="red_sea", opened="tana")
    assert shifted == "The trade route shifted from the Red Sea to Tana."
    fair = en.say("event-fair", seat=0, row="east", emporium="spice_islands", n=2)
    assert fair == "Anna convened the eastern trade fair at the Spice Islands with 2 florins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_which_map_the_promotional_set_takes(language: str) -> None:
    """Whatever is chosen as the map: its empires start as they do in 1550."""
    maps = [new_table(GAME, 2, 1, {"map": m, "promo": "yes"}) for m in ("1460", "1550")]
    for table in maps:
        table.run()
    assert maps[0].state.realms == maps[1].state.realms
    assert "1550" in texts_of(GAME, language).say("setting-promo-hint")


def test_I1c__a_queen_falls_with_a_beheaded_king_too() -> None:
    said = [texts_of(GAME, language).say("event-queen-lost", card=ISABELLA_OF_CASTILLE) for language in LANGUAGES]
    assert sorted(said) == [
        "Isabella of Castille lost her throne and left the game.",
        "Królowa „Izabela I Kastylijska” traci tron i wypada z gry.",
    ]


def test_religions_go_by_their_colours() -> None:
    t = texts_of(GAME, "pl")
    assert [t.name(f"{faith}_rook") for faith in RELIGIONS] == ["złoty zamek", "turkusowy zamek", "czerwony zamek"]


@pytest.mark.parametrize(
    ("option", "line"),
    [
        ("place:catholic_knight:paris", "Place a gold knight: Paris, repressing who is there for 1 florin"),
        ("place:catholic_knight:lyon", "Place a gold knight: Lyon"),
        ("place:pawn.0:aragon-france", "Place a pawn of Anna: Aragon–France, repressing who is there for 1 florin"),
        ("place:islamic_pirate:england-france", "Place a turquoise pirate: England–France, killing who is there"),
        ("place:islamic_pirate:aragon-portugal", "Place a turquoise pirate: Aragon–Portugal"),  # protected
        ("sail:aragon-portugal:england-france", "Sail: Aragon–Portugal to England–France, killing who is there"),
        ("move:england:france", "Move the bishop from England to France, where both bishops die"),
    ],
)
def test_an_option_says_what_becomes_of_who_is_there(option: str, line: str) -> None:
    s = builders.given(
        seat1=having(east=[TERSANE_I_AMIRE]), cities={"paris": "catholic_rook"}, bishops={"france": "islamic"},
        borders={"aragon-france": 1, "aragon-portugal": 1, "england-france": 0},
    ).state  # fmt: skip
    assert texts_of(GAME, "en").option(s, "agent", tuple(option.split(":"))) == line


def test_cards_have_their_english_names_in_tests():
    said = {v: k for k, v in vars(cards).items() if k.isupper()}
    box = GAME.printed(None, "", {"promo": "yes"})
    assert set(said) == {c.id for c in box.cards.values() if not c.comet}
    for card, name in said.items():
        text = unicodedata.normalize("NFKD", texts_of(GAME, "en").say(f"name-{card}").replace("'", ""))
        assert re.sub(r"[^A-Z0-9]+", "_", text.encode("ascii", "ignore").decode().upper()).removeprefix("THE_") == name


def test_E2_2b__what_the_rules_say_of_constantinople_is_what_happens() -> None:
    """`test_E2_2b__constantinople_is_three_cities` plays it."""
    notes = load_rules(GAME)["E2.2b"].notes
    assert notes is not None
    assert "an occupied place of it may be chosen even while another is free" in notes["en"][0]
    assert "można wybrać jego zajęte miejsce, nawet gdy inne jest wolne" in notes["pl"][0]
