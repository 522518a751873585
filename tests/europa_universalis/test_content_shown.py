"""`regnum content` with fifteen thousand values: by card, or as a summary."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from regnum.commands.reading import MANY_VALUES, summary_of, values_of
from regnum.content import facts, keys_near, rows_at, sections
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content import load
from regnum.text import Texts

SHEET = load().sheet
ROWS = facts(SHEET)


def printed(grid: Table) -> str:
    console = Console(width=300)
    with console.capture() as shown:
        console.print(grid)
    return shown.get()


def test_one_card_is_shown_with_its_sources() -> None:
    card = rows_at(ROWS, "events.11A-1")
    assert [path for path, *_ in card][:3] == ["events.11A-1.name", "events.11A-1.name_pl", "events.11A-1.age"]
    text = printed(values_of(card, Texts(GAME, "en")))
    assert "Comet Sighted" in text
    assert '{"op": "gain", "who": "each", "stability": -1}' in text.replace("\n", "")
    assert "Serafin06/EuropaUniversalisHelper" in text
    assert "11A-2" not in text


def test_a_star_stands_for_any_step() -> None:
    costs = rows_at(ROWS, "ideas.*.cost")
    assert len(costs) == 30
    assert {value for _, value, _, _ in costs} == {5}


def test_without_a_path_there_is_a_summary() -> None:
    assert len(ROWS) > MANY_VALUES
    counted = {top: (entries, values) for top, entries, values, _ in sections(ROWS)}
    assert counted["events"][0] == 221
    assert counted["missions"][0] == 160
    assert sum(values for _, values in counted.values()) == len(ROWS)
    text = printed(summary_of("europa_universalis", ROWS))
    assert len(text.splitlines()) < 40
    assert "reconstructed" in text
    assert "regnum content europa_universalis events.11A-1" in text.replace("\n", " ")


def test_a_path_that_leads_nowhere_is_answered_with_what_there_is() -> None:
    assert keys_near(SHEET.data, "ideas.tolerence")[:2] == ["tolerance", "inquisition"]
    assert "events" in keys_near(SHEET.data, "event.11A-1")
    assert rows_at(ROWS, "ideas.tolerence") == []
