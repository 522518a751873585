"""Every game on one page, in both languages, by rules that exist; in the terminal, at the table, for other clients."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regnum.about import PARTS, PICTURES, WEIGHTS, load_about
from regnum.cli import app
from regnum.games import built_in, get_game
from regnum.kernel import BadContent
from regnum.rulebook import load_rules
from regnum.server.api_games import about_json, game_json
from regnum.text import LANGUAGES, Texts
from terminal.keys import Keyboard, flat
from terminal.tiny import TINY

ROOT = Path(__file__).parents[1]
GAMES = [name for name in built_in() if name != "giant"]  # made up to measure on
QUIT = "quit"
LONGEST = 330  # characters of a point: it is one thing, not a chapter


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_page_in_both_languages(name: str) -> None:
    game = get_game(name)
    about = load_about(game)
    assert about.seats in game.seats
    assert about.weight in WEIGHTS
    assert 0 < about.minutes[0] < about.minutes[1]
    assert set(about.pictures) == set(PICTURES)
    texts = [about.pitch, *about.pictures.values()]
    for part in PARTS:
        assert about.parts[part], part
        texts += [point.text for point in about.parts[part]]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        for lang in LANGUAGES:
            assert 20 < len(text[lang]) < LONGEST, text[lang]
            assert text[lang][-1] in ".:?!", text[lang]
        assert text["en"] != text["pl"]


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_it_names_exist_and_each_point_names_one(name: str) -> None:
    game = get_game(name)
    known = load_rules(game)
    for points in load_about(game).parts.values():
        for point in points:
            assert point.rules
            assert [rule for rule in point.rules if rule not in known] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_it_before_a_game(name: str, lang: str) -> None:
    game = get_game(name)
    done = CliRunner().invoke(app, ["about", name, "--lang", lang], env={"COLUMNS": "400"})
    assert done.exit_code == 0, done.output
    shown = flat(done.output)
    say = Texts(game, lang, strict=True).say
    for part, points in load_about(game).parts.items():
        assert say(f"about-{part}") in shown
        for point in points:
            assert flat(point.text[lang]) in shown
            assert point.rules[0] in shown
    as_json = json.loads(CliRunner().invoke(app, ["about", name, "--json"]).output)
    assert as_json["parts"]["goal"][0]["text"] == load_about(game).parts["goal"][0].text


def test_the_terminal_shows_it_in_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where the game is saved
    game = get_game("principato")
    keys = Keyboard("about", "lang pl", "wstęp", QUIT)
    keys.play(game)
    points = load_about(game).parts["turn"]
    assert flat(points[0].text["en"]) in flat(keys.screens[1])
    assert flat(points[0].text["pl"]) in flat(keys.screens[3])


def test_a_game_without_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = Keyboard("about", "help", QUIT)
    keys.play(TINY)
    assert "Nobody has written" in flat(keys.screens[1])
    assert "on one page" not in flat(keys.screens[2])


def test_what_is_missing_in_a_page_is_named(tmp_path: Path) -> None:
    (tmp_path / "about.toml").write_text("weight = 2\n")
    with pytest.raises(BadContent, match=r"about\.toml: 'pitch' is missing"):
        load_about(replace(TINY, folder=tmp_path))


@pytest.mark.parametrize("name", GAMES)
def test_browsers_get_it_with_the_titles_of_rules(name: str) -> None:
    brief = game_json(name)["about"]
    page = about_json(name)
    assert {key: page[key] for key in brief} == brief
    assert [part["id"] for part in page["parts"]] == list(PARTS)
    for part in page["parts"]:
        assert all(part["title"][lang] for lang in LANGUAGES)
        for point in part["points"]:
            assert all(rule["title"][lang] for rule in point["rules"] for lang in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_the_real_board_is_shown_in_both_languages_and_both_lights(name: str) -> None:
    for what in PICTURES:
        for lang in LANGUAGES:
            for theme in ("light", "dark"):
                picture = ROOT / "web/public/pictures" / f"{name}-{what}-{lang}-{theme}.avif"
                assert picture.read_bytes()[4:12] == b"ftypavif", f"{picture.name}: make pictures"
                assert picture.stat().st_size < 32_000


def test_covers_are_as_their_tool_draws_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_from_file_location("covers", ROOT / "tools" / "covers.py")
    assert spec is not None
    assert spec.loader is not None
    covers = module_from_spec(spec)
    spec.loader.exec_module(covers)
    monkeypatch.setattr(covers, "OUT", tmp_path)
    for name in GAMES:
        getattr(covers, name)()
        drawn = (tmp_path / f"{name}.svg").read_text("utf-8")
        assert drawn == (ROOT / "web/src/start/covers" / f"{name}.svg").read_text("utf-8")
        assert "<image" not in drawn
        assert "<text" not in drawn
