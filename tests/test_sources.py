"""Where printed values come from, in the words of the reader."""

from __future__ import annotations

import gzip
import io
import json
import re
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from regnum.cli import app
from regnum.games import built_in, get_game
from regnum.kernel import Table, new_table
from regnum.server.contents import pack
from regnum.server.present import Speaker, Words, details_of
from regnum.terminal.lookup import look_up
from regnum.terminal.render import Painter
from regnum.text import told_sources

NAME = re.compile(r"[\w-]+/[\w-]+|\w+\.lua")  # of a repository, of a file in one: the same everywhere
SETUP = ("Setup, p. 3", "Przygotowanie gry, s. 3")


def written(game_id: str) -> set[str]:
    """What the contents of a game say, those of its editions too."""
    game = get_game(game_id)
    assert game.sheet is not None
    options: list[dict[str, str]] = [{}, *({key: v} for key, values in game.options.items() for v in values)]
    sheets = [game.sheet(game.printed(None, "", chosen)) for chosen in options]
    return {known["source"] for sheet in sheets for known in sheet.provenance.values()}


@pytest.mark.parametrize("game_id", built_in())
def test_every_source_has_polish_words_and_none_is_left_over(game_id: str) -> None:
    """Numbers of chapters and names of repositories need none."""
    needed = {source for source in written(game_id) if re.search("[A-Za-z]{2}", NAME.sub("", source))}
    assert set(told_sources(get_game(game_id).folder, "pl")) == needed


@pytest.mark.parametrize("game_id", built_in())
def test_names_of_repositories_stay_and_nothing_else_is_the_same(game_id: str) -> None:
    for source, told in told_sources(get_game(game_id).folder, "pl").items():
        assert NAME.findall(source) == NAME.findall(told)
        assert source != told


def table_of(content: dict[str, Any] | None = None) -> Table[Any]:
    game = get_game("principato")
    table = new_table(game, 2, 1, content=game.printed(content, "test", {}))
    table.run()
    return table


def in_terminal(table: Table[Any], thing: str, language: str) -> str:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    painter = Painter(console, table, ["human", "bot:random"], language)
    found = look_up(painter, painter.texts.thing(thing), 0, None)
    assert found is not None
    console.print(found)
    return console.file.getvalue()


def in_browser(table: Table[Any], thing: str, language: str) -> list[dict[str, str]]:
    told = details_of(table, 0, thing, Speaker(Words(table.game, language), ["A", "B"]))
    assert told is not None
    return [one for panel in told for one in panel["from"]]


CARD = ("Action card overview, p. 8", "Przegląd kart akcji, s. 8")


@pytest.mark.parametrize(("language", "shown", "hidden"), [("en", *CARD), ("pl", *reversed(CARD))])
def test_the_sheet_of_a_thing_names_its_sources_in_the_readers_language(language: str, shown: str, hidden: str) -> None:
    table = table_of()
    text = in_terminal(table, "card-harvest", language)
    assert shown in text
    assert hidden not in text
    assert {"kind": "rulebook", "source": shown} in in_browser(table, "card-harvest", language)
    assert hidden not in str(in_browser(table, "card-harvest", language))


def test_the_list_of_the_command_line_is_told_in_polish_and_its_json_as_it_is_written() -> None:
    def content(*args: str) -> str:
        done = CliRunner().invoke(app, ["content", "principato", "start", *args], env={"COLUMNS": "200"})
        assert done.exit_code == 0
        return done.stdout

    assert SETUP[1] in content("--lang", "pl")
    assert SETUP[0] not in content("--lang", "pl")
    assert SETUP[0] in content("--lang", "en")
    assert {row["source"] for row in json.loads(content("--lang", "pl", "--json"))} == {SETUP[0]}


@pytest.mark.parametrize("game_id", built_in())
def test_browsers_get_the_words_with_the_list_of_sources_and_never_with_a_board(game_id: str) -> None:
    game = get_game(game_id)
    packed = pack(game, game.printed(None, "", {}))
    whole, board = (json.loads(gzip.decompress(body)) for body in (packed.body, packed.board))
    assert whole["sources"] == {"pl": told_sources(game.folder, "pl")}
    assert "sources" not in board
    assert board["provenance"] == whole["provenance"]
