"""What players are told is what the rules do: numbers of the race, labels, panels, and the rule that is linked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boze_igrzysko.builders import choose, given, having
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, HABSBURGS
from regnum.games.boze_igrzysko.state import State
from regnum.kernel import Table, new_table, option_id
from regnum.server.present import Speaker, decision_of, words
from words_kit import texts_of

INVASIONS = [("invade", field) for field in range(5)]
T = Table[State]
FIGHTER = having(cubes={"prussia": 1}, infantry={"prussia": 1})
CAMPAIGNER = {"seat0": FIGHTER}  # so that somebody is asked about campaigns


def standing(t: T) -> Any:
    assert GAME.standing is not None
    return GAME.standing(GAME.seen(t.state, 0))


def panel(t: T, title: str, **args: str) -> dict[str, Any]:
    """The rows of the panel with this title."""
    assert GAME.panels is not None
    found = [p for p in GAME.panels(GAME.seen(t.state, 0)) if p.title == title and p.args == args]
    assert len(found) == 1
    return dict(found[0].rows)


def labels(t: T, language: str = "en") -> dict[str, str]:
    """What the options of the question at hand are called."""
    d = t.pending[0]
    return {option_id(o): texts_of(GAME, language).option(t.state, d.kind, o) for o in d.options}


# --- danger ---


def invaded(t: T) -> list[int]:
    """What the invasions of a table as it stands really bring, its dice left alone: cubes, or markers that act."""
    s = t.copy().state
    s.agenda = list(reversed(INVASIONS))
    played = Table(GAME, t.setup, t.content, history=True, origin=s)
    played.run()
    found = [0] * 5
    for event in played.events:
        if event.key == "invasion":
            found[ENEMIES.index(event.args["field"])] = event.args["n"]
        elif event.key == "influence":
            found[HABSBURGS] = event.args["n"]
        elif event.key == "markers-gone" and event.rule == "8.2.3.war_zone":
            found[HABSBURGS] = 0
    return found


def short(t: T, race: Any, came: list[int]) -> bool:
    """An enemy has too few cubes left, and those that players' dice remove elsewhere come again."""
    armed = any(sum(m.infantry) + sum(m.cavalry) for m in t.state.magnates)
    return armed and all(
        told == n or told < n <= race["strength"][i]
        for i, (told, n) in enumerate(zip(race["danger"], came, strict=True))
    )


@pytest.mark.parametrize("seed", range(1, 9))
def test_danger_is_what_would_invade_as_things_stand(seed: int) -> None:
    random = Random(seed)
    t: T = new_table(GAME, 3 + seed % 2, seed)
    t.run()
    seen = set()
    while not t.over:
        race = standing(t)
        if t.state.phase <= 10:
            if t.pending[0].kind in ("build", "campaign") or random.random() < 0.05:
                came = invaded(t)
                assert race["danger"] == came or short(t, race, came), (t.state.turn, t.state.phase)
                seen.add(t.state.turn)
        else:
            assert race["danger"] == [0] * 5
        decision = t.pending[0]
        t.answer(decision.seat, random.choice(decision.options))
    assert standing(t)["danger"] == [0] * 5
    assert seen == {1, 2, 3, 4}


def test_8_2_3_markers__influence_is_not_counted_as_cubes() -> None:
    for turn, piece in ((1, "marker"), (2, "marker"), (3, "marker"), (4, "cube")):
        t = given(("campaign", 0), turn=turn, seat0=having(cubes={"prussia": 1}, infantry={"prussia": 1}))
        assert standing(t)["comes"] == ["cube"] * 4 + [piece]
        rows = panel(t, "panel-field", enemy="habsburgs")
        assert ("row-danger" in rows, "row-danger-markers" in rows) == (piece == "cube", piece == "marker")


def test_8_2_3_markers__no_more_come_than_there_are() -> None:
    stopped = having(king=12)  # the Ottomans, who would keep the Habsburgs busy
    markers = {"prussia": having(markers=3), "greater_poland": having(markers=4)}
    t = given(("campaign", 0), turn=3, ottomans=stopped, **markers, **CAMPAIGNER)
    assert standing(t)["danger"][4] == 6 == invaded(t)[4]  # three leave Prussia before the Swedes
    t = given(("campaign", 0), turn=3, ottomans=stopped, treaty="north", **markers, **CAMPAIGNER)
    assert standing(t)["danger"][4] == 3 == invaded(t)[4]


def test_8_2_3_war_zone__markers_that_would_vanish_threaten_nobody() -> None:
    t = given(("campaign", 0), turn=2, greater_poland=having(enemy="north", cubes=2), **CAMPAIGNER)
    assert standing(t)["danger"][4] == 0


def test_8_2_4_turn3_markers__with_the_ottomans_on_their_way_to_vienna_the_habsburgs_do_nothing() -> None:
    t = given(("campaign", 0), turn=3, **CAMPAIGNER)
    race = standing(t)
    assert (race["danger"][3], race["danger"][4]) == (12, 0)
    assert race["target"][3] == "vienna"


def test_8_2_4_turn3__if_the_ottomans_are_stopped_the_habsburgs_come() -> None:
    t = given(("campaign", 0), turn=3, ottomans=having(king=12), **CAMPAIGNER)
    assert standing(t)["danger"][3:] == [0, 6]


def test_8_2_2_size__no_more_invade_than_there_are_cubes() -> None:
    t = given(("campaign", 0), turn=1, muscovy=having(cubes=25), **CAMPAIGNER)
    assert standing(t)["danger"][1] == 25 == invaded(t)[1]


def test_7_2_3__a_treaty_keeps_them_away() -> None:
    t = given(("campaign", 0), turn=1, treaty="muscovy", **CAMPAIGNER)
    assert standing(t)["danger"][1] == 0


# --- after the invasions ---


def relieving(**more: Any) -> T:
    table = {"habsburgs": having(orange=8), "ukraine": having(enemy="tatars", cubes=3)}
    return given(("relief", 0), turn=3, crown=(1, 1, 0), vienna_invaded=True, **{**table, **more})


def test_8_3_1__the_relief_of_vienna_says_how_many_stand_there() -> None:
    t = relieving()
    assert standing(t)["danger"] == [0] * 5
    assert labels(t)["relief:vienna"] == "To the relief of Vienna from 8 cubes of the Ottoman Empire"
    assert labels(t)["relief:ukraine"] == "To the relief of Ukraine from 3 cubes of the Tatars"
    assert labels(t, "pl")["relief:vienna"] == "Odsiecz Wiednia: 8 kostek Imperium Osmańskiego"
    assert labels(t, "pl")["relief:ukraine"] == "Odsiecz Ukrainy: 3 kostki Tatarów"
    rows = panel(t, "panel-field", enemy="habsburgs")
    assert rows["row-camp"] == {"ottomans": 8}
    assert not {"row-danger", "row-danger-markers"} & set(rows)


def test_8_2_4_turn4_occupied__the_strength_of_the_next_turn_is_that_of_vienna() -> None:
    assert standing(relieving())["next"][3:] == [10, 10]
    assert standing(relieving(habsburgs=having()))["next"][3:] == [3, 9]


def test_8_3_hetman__a_free_attack_links_the_rule_that_makes_it_free() -> None:
    t = relieving(sejm={"prussia": 0})
    for rule, said in (("8.3.hetman", "free of charge"), ("8.3.paid", "for one of your discs")):
        shown = decision_of(t, t.pending[0], Speaker(words(GAME.id, "en"), ["Anna", "Piotr", "Zofia"]))
        assert shown["rule"] == rule
        assert said in shown["prompt"]
        choose(t, "relief:ukraine")
        t.state.provinces[2].cubes = 3


# --- campaigns ---


def test_8_1_local_first__a_campaign_says_whom_it_meets() -> None:
    everywhere = {"greater_poland": 1, "lithuania": 1, "prussia": 1}
    t = given(
        ("campaign", 0), turn=2, seat0=having(cubes=everywhere, infantry=everywhere),
        greater_poland=having(enemy="north", cubes=2), lithuania=having(enemy="north", cubes=1),
        dice={"seat 0: campaign greater_poland: infantry": [5]},
    )  # fmt: skip
    assert labels(t) == {
        "campaign:prussia:own": "From Prussia against Sweden",
        "campaign:lithuania:own": "From Lithuania against Muscovy; first 1 cube of Sweden there",
        "campaign:greater_poland:own": "In Greater Poland against 2 cubes of Sweden",
        "pass": "Pass: no more campaigns this turn",
    }
    assert labels(t, "pl") == {
        "campaign:prussia:own": "Kampania z Prus przeciw Szwecji",
        "campaign:lithuania:own": "Kampania z Litwy przeciw Moskwie; najpierw na miejscu 1 kostka Szwecji",
        "campaign:greater_poland:own": "Kampania w Wielkopolsce przeciw Szwecji (2 kostki)",
        "pass": "Pas: nie prowadź więcej kampanii w tej turze",
    }
    choose(t, "campaign:greater_poland:own")
    line = next(e for e in t.events if e.key == "campaign")
    assert "Habsburg" not in texts_of(GAME, "en").say("event-campaign", **line.args)
    assert line.args["enemy"] == "sweden"


# --- glory ---


@pytest.mark.parametrize(
    ("glory", "king", "seats", "points", "shares"),
    [
        ((2, 1, 0), 1, [0], 5, False),
        ((2, 2, 0), 1, [0, 1], 2, False),
        ((2, 2, 0), 2, [0, 1], 1, True),
        ((2, 1, 0), 2, [0], 2, True),
        ((2, 1, 0), 3, [], 0, True),
        ((0, 0, 0), 0, [], 0, False),
    ],
)
def test_9_2_1__who_leads_in_a_field_and_what_the_king_takes(
    glory: tuple[int, ...], king: int, seats: list[int], points: int, shares: bool
) -> None:
    seated: Any = {f"seat{i}": having(glory={"ottomans": n}) for i, n in enumerate(glory)}
    t = given(
        ("campaign", 0), ottomans=having(king=king), turn=1, **{**seated, "seat0": {**seated["seat0"], **FIGHTER}}
    )
    assert standing(t)["glory"][3] == {"seats": seats, "points": points, "king": shares}
    rows = panel(t, "panel-field", enemy="ottomans")
    polish = [("atlas-count", {"seat": seat, "n": n}) for seat, n in enumerate(glory) if n]
    polish += [("value-king", {"n": king})] if king else []
    assert [(told.text, told.args) for told in rows["row-polish"]] == polish
    assert rows["row-lead"] == [*({"seat": seat} for seat in seats), *["king"] * shares]
    assert rows["row-share"] == points
    before = [m.prestige for m in t.state.magnates]
    scored = Table(GAME, t.setup, t.content, history=True, origin=with_agenda(t, ("prestige",)))
    scored.run()
    gained = [m.prestige - n for m, n in zip(scored.state.magnates, before, strict=True)]
    assert gained == [points if i in seats else 0 for i in range(3)]


def with_agenda(t: T, *steps: Any) -> State:
    s = t.copy().state
    s.agenda = list(steps)
    return s


# --- the rest ---


@pytest.mark.parametrize(("first", "said"), [("random", "Die"), ("2", "Table")])
def test_3_0_first_player__no_die_is_told_of_that_nobody_rolled(first: str, said: str) -> None:
    t: T = new_table(GAME, 3, 1, {"first": first}, history=True)
    t.run()
    event = t.events[0]
    assert event.key == "first-player"
    english, polish = (texts_of(GAME, language).say("event-first-player", **event.args) for language in ("en", "pl"))
    assert ("die" in english.split() or "die." in english, "Kość" in polish) == (said == "Die", said == "Die")


def test_5_2_court__no_clients_are_promised_at_the_royal_court() -> None:
    t = given(("clients",))
    for language, said in (("en", "a claim to the mace at court"), ("pl", "na Dworze głos o buławę")):
        assert said in texts_of(GAME, language).prompt(t.state, t.pending[0])


def test_7_2_3__without_a_treaty_the_table_says_none() -> None:
    t = given(("campaign", 0), turn=1, **CAMPAIGNER)
    value = panel(t, "panel-table")["row-treaty"]
    assert (texts_of(GAME, "en").name(value), texts_of(GAME, "pl").name(value)) == ("none", "brak")


def test_8_2_4_identity__a_field_that_the_ottomans_hold_is_called_vienna() -> None:
    t = given(("campaign", 0), turn=4, habsburgs=having(orange=2), held=2, **CAMPAIGNER)
    assert panel(t, "panel-field", enemy="vienna")["row-strength"] == 10
    assert panel(t, "panel-field", enemy="ottomans")["row-strength"] == 10
