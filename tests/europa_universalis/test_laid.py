"""Positions that cannot be: a scenario file that lays one out is told which value is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.kernel import RegnumError
from regnum.scenario import load_scenario

HEAD = """
title = "x"
game = "europa_universalis"
[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["turn", 0], ["turn_over", 0]]
[given.set]
phase = 2
turn = 0
"""


def run(tmp_path: Path, setting: str) -> object:
    path = tmp_path / "case.toml"
    path.write_text(f"{HEAD}{setting}\n", encoding="utf-8")
    return load_scenario(path).run().state


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ('"players.0.ideas" = ["tolerance", "tolerance"]', "france: ideas: 'tolerance' twice"),
        ('"players.0.advisors" = { adm = { card = "DIP-02-1" } }', "france: advisors: DIP-02-1 advises in no adm"),
        ('"players.0.advisors" = { adm = { card = "ADM-01-1" } }', "france: advisors: ADM-01-1 shows no advisor"),
        ('"players.0.generals" = { "0" = { card = "ADM-04-1" } }', "france: commanders: ADM-04-1 shows no leader"),
        ('"players.0.admiral" = { card = "MIL-01-1", weakness = 2 }', "france: weakness: there is no 2"),
        ('"players.0.ruler" = { name = "x", weakness = 2 }', "france: weakness: there is no 2"),
        ('"players.0.ruler" = { name = "x", dip = -1 }', "france: ruler: there is no -1"),
        ('"players.0.ruler" = { name = "x", mark = "star" }', "france: mark of the ruler: there is no 'star'"),
        ('"players.0.ruler" = { name = "x", card = "wellington" }', "france: ruler: card: there is no 'wellington'"),
        ('"players.0.shown" = [{ card = "ADM-02-1", uses = 9 }]', "france: ADM-02-1 with 9 cubes of"),
        ('"players.0.shown" = [{ card = "ADM-02-1", uses = 0 }]', "france: ADM-02-1 with 0 cubes of"),
        ('"players.0.shown" = [{ card = "ADM-03-1", uses = 1 }]', "france: ADM-03-1 with 1 cubes of"),
        (
            '"players.0.shown" = [{ card = "ADM-02-1", uses = 1 }, { card = "ADM-02-2", uses = 1 }]',
            "france: shown: 'ADM-02' twice",
        ),
        ('"players.0.event_taken" = 2', "france: events taken: there is no 2"),
        ('"players.0.passed" = true', "the turn of seat 0, who has passed"),
        ('"row" = [{ card = "155B" }, { card = "155B" }]', "row: '155B' twice"),
        ('"discovered" = ["atlantis"]', "discovered: there is no 'atlantis'"),
        ('"realms.savoy.marriages" = [0, 0]', "savoy: two tokens of one kind of one player"),
        ('"realms.castile.allies" = [1]', "castile: a token of its own player"),
        ('"nodes.champagne.pirates" = 1', "champagne: pirates: there is no 1"),
        ('"nodes.genoa.pirates" = -1', "genoa: pirates: there is no -1"),
        ('"areas.vestlandet.faith" = "protestant"', "vestlandet: its religion is that of ostlandet"),
        ('"areas.canada.faith" = "catholic"', "canada: its religion"),
    ],
)
def test_what_cannot_be_is_one_clear_error(tmp_path: Path, setting: str, message: str) -> None:
    with pytest.raises(RegnumError, match=f"given: .*{message}.*given.set"):
        run(tmp_path, setting)


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ('[["turn", -1]]', "agenda: turn: seat: there is no -1"),
        ('[["turn", "france"]]', "agenda: turn: seat: there is no 'france'"),
        ('[["trade", 3]]', "agenda: trade: seat: there is no 3"),
        ('["turn", 0]', "agenda: 'turn' is not a step"),
    ],
)
def test_what_cannot_be_played_is_one_clear_error(tmp_path: Path, agenda: str, message: str) -> None:
    path = tmp_path / "case.toml"
    path.write_text(HEAD.replace('[["turn", 0], ["turn_over", 0]]', agenda), encoding="utf-8")
    with pytest.raises(RegnumError, match=f"given: {message}"):
        load_scenario(path).run()


@pytest.mark.parametrize(
    "setting",
    [
        '"players.0.advisors" = { adm = { card = "ADM-02-1" } }',
        '"players.0.generals" = { "0" = { card = "MIL-01-1", weakness = 1 } }',
        '"players.0.ruler" = { name = "x", adm = 3, mark = "plus", weakness = 1 }',
        '"players.0.shown" = [{ card = "ADM-02-1", uses = 3 }]',
        '"players.0.event_taken" = 1',
        '"realms.savoy.marriages" = [0, 1]',
        '"nodes.genoa.pirates" = 2',
        '"areas.ostlandet.faith" = "protestant"',
        '"areas.leon.claims" = [1]',
    ],
)
def test_what_can_be_is_laid_out(tmp_path: Path, setting: str) -> None:
    run(tmp_path, setting)


def test_who_has_passed_stands_on_the_spaces(tmp_path: Path) -> None:
    """Only one of the two need be said: the flags, or the order; those without a place stand behind, in turn order."""
    s = run(tmp_path, '"players.1.passed" = true\n"players.2.passed" = true')
    assert s.passes == [1, 2]  # type: ignore[attr-defined]
    assert s.last_turns == 1  # type: ignore[attr-defined]
    s = run(tmp_path, "passes = [2]")
    assert [p.passed for p in s.players] == [False, False, True]  # type: ignore[attr-defined]
    assert s.last_turns == -1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("taken", "turns"), [(0, 3), (1, 2), (2, 2)])
def test_of_two_players_the_other_has_two_turns_to_come(tmp_path: Path, taken: int, turns: int) -> None:
    path = tmp_path / "case.toml"
    head = HEAD.replace("seats = 3", "seats = 2").replace('"1-01"', '"1-04"')
    path.write_text(f'{head}passes = [1]\n"players.0.event_taken" = {taken}\n', encoding="utf-8")
    assert load_scenario(path).run().state.last_turns == turns


def test_where_players_own_everything_no_influence_lies(tmp_path: Path) -> None:
    """Who lays out towns need not take the cubes away."""
    places = ("aberdeen", "ayrshire", "lothian", "perth")
    s = run(tmp_path, "\n".join(f'"provinces.{p}" = {{ town = 2 }}' for p in places))
    assert s.areas["scotland"].influence == (0, 0, 0)  # type: ignore[attr-defined]
