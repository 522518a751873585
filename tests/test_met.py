"""What whole games have met of the cards, and the list of what is left."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regnum.arena import Match, run_arena
from regnum.fuzz import run_fuzz
from regnum.games import get_game
from regnum.kernel import Event, RegnumError, new_table
from regnum.met import add, listed, met_in, read_met, untouched
from regnum.text import LANGUAGES, Texts
from test_cli import of, regnum

EUROPA = get_game("europa_universalis")
PRINTED = EUROPA.content(None, "")


def event(key: str, **args: Any) -> Event:
    return Event(key, "", args, None, (), 0)


def test_the_chronicle_names_what_was_met() -> None:
    events = [
        event("event", seat=0, event="11A-1", n=0),
        event("option", seat=0, event="11A-1", option="B"),
        event("event", seat=0, event="11A-3", n=2),
        event("card", seat=1, card="ADM-03-2"),
        event("used", seat=1, card="ADM-01-1", action="tribute"),
        event("idea", seat=1, idea="tolerance", n=1),
        event("idea", seat=1, idea="cannons", n=-1),
        event("posted", seat=1, card="ADM-01-2", office="adm"),
        event("crowned", seat=1, name="John"),
        event("trade", seat=1, card="T01-1", node="china_japan"),
        event("struggle", struggle="italian_wars", areas="lombardy"),
        event("prestige", seat=1, n=2),
    ]
    assert listed(met_in(EUROPA, PRINTED, events)) == {
        "action": ["tribute"],
        "cards": ["ADM-03"],
        "event": ["11A-1", "11A-1.B", "11A-3"],
        "idea": ["tolerance"],
        "struggle": ["italian_wars"],
        "trade": ["T01-1"],
        "who": ["ADM-01-2", "MIL-01-1"],
    }


def test_what_is_left_stands_in_the_order_of_the_content() -> None:
    met: dict[str, set[str]] = {}
    add(met, {"event": ["11A-1.A", "11A-3"], "cards": PRINTED.kinds})
    left = untouched(EUROPA, PRINTED, met)
    assert left["event"][:3] == ["11A-1.B", "11A-2.A", "11A-2.B"]
    assert "11A-3" not in left["event"]
    assert (left["cards"], len(left["idea"]), len(left["mission"]), len(left["milestone"])) == ([], 30, 160, 64)
    assert left["struggle"] == list(PRINTED.struggles)
    assert len(left["struggle"]) == 10
    assert len(left["event"]) + 2 == sum(max(1, len(e.options)) for e in PRINTED.events.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_there_is_has_a_name(language: str) -> None:
    texts = Texts(EUROPA, language, strict=True)
    assert EUROPA.collection is not None
    for kind, names in EUROPA.collection(PRINTED).items():
        assert texts.say(f"collection-{kind}")
        assert all(texts.name(name, of=kind) for name in names)


def test_a_game_meets_cards_that_there_are() -> None:
    dice = Random(4)
    table = new_table(EUROPA, 3, 4, {"scenario": "1-00"}, history=True)
    table.run()
    while table.pending and len(table.log) < 250:
        decision = dice.choice(table.pending)
        table.answer(decision.seat, dice.choice(decision.options))
    met = met_in(EUROPA, table.content, table.events)
    assert {"event", "who"} <= set(met)
    left = untouched(EUROPA, PRINTED, met)
    assert EUROPA.collection is not None
    for kind, names in EUROPA.collection(PRINTED).items():
        new = {name for name in met.get(kind, ()) if name not in PRINTED.events or name in names}
        assert len(left[kind]) == len(names) - len(new)


def test_a_game_that_says_nothing_is_told_so() -> None:
    principato = get_game("principato")
    assert run_fuzz("principato", 1).met == {}
    with pytest.raises(RegnumError, match="principato does not say what its games meet"):
        untouched(principato, principato.content(None, ""), {})
    done = regnum("fuzz", "principato", "--games", "1", "--untouched")
    assert (done.returncode, done.stderr.strip()) == (2, "error: principato does not say what its games meet")


def test_the_arena_tells_what_was_met_where_it_is_asked() -> None:
    match = Match("principato", ("random", "random"), 1)
    assert "met" not in run_arena(match, 1)
    assert run_arena(Match("principato", ("random", "random"), 1, met=True), 1)["met"] == {}


def test_reports_are_taken_together_and_the_list_is_in_both_languages(tmp_path: Path) -> None:
    files = []
    for i, cards in enumerate((["ADM-01", "ADM-02"], ["DIP-01"])):
        files.append(tmp_path / f"{i}.json")
        files[-1].write_text(json.dumps({"game": "europa_universalis", "met": {"cards": cards}}))
    both = [word for file in files for word in ("--untouched", str(file))]
    found = of(regnum("content", "europa_universalis", *both, "--json"))["untouched"]
    assert found["cards"][:3] == ["ADM-03", "ADM-04", "ADM-05"]
    assert "DIP-01" not in found["cards"]
    said = regnum("content", "europa_universalis", *both).stdout
    assert "Action cards: 23 of 26 never met\n  ADM-03  Consolidate the Realm\n" in said
    assert "Karty akcji: 23 z 26 nie trafiło się ani razu\n" in (
        regnum("content", "europa_universalis", *both, "--lang", "pl").stdout
    )


def test_a_file_that_is_no_such_report(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text('{"game": "principato", "met": {}}')
    with pytest.raises(RegnumError, match="is no report of europa_universalis"):
        read_met(EUROPA, file)
    file.write_text('{"game": "europa_universalis"}')
    with pytest.raises(RegnumError, match="says nothing of what was met"):
        read_met(EUROPA, file)
    file.write_text('{"game": "europa_universalis", "met": {"cards": 3}}')
    with pytest.raises(RegnumError, match="says nothing of what was met"):
        read_met(EUROPA, file)
