"""Every scenario of every game, and that the runner notices what is wrong with one."""

from pathlib import Path

import pytest

from regnum.games import built_in, get_game
from regnum.kernel import RegnumError
from regnum.scenario import Failed, Scenario, load_scenario

FILES = [path for game in built_in() for path in sorted((get_game(game).folder / "scenarios").glob("*.toml"))]

GOOD = """
title = "A bank for one food"
game = "principato"
rules = ["TURN.A"]

[given]
seats = 2
options = { first = "1" }

[given.set]
"duchies.0.hand" = ["tax_choice.s1-1", "build_bank.s2-1"]
"duchies.1.hand" = ["tax_choice.s1-2", "build_farm.s2-1"]
"duchies.0.food" = 2
"duchies.0.influence" = 0

[[do]]
choose = "activate:build_bank.s2-1:0"

[[do]]
refused = "activate:build_bank.s2-1:1"
rule = "TURN.A"
offers = "activate:build_bank.s2-1:0"
lacks = "activate:build_bank.s2-1:1"

[expect]
asked = 0
kind = "turn"
over = false
state = { "duchies.0.bank" = 2, "duchies.0.food" = 1 }
probe = { strength = [0, 0] }
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_scenario(path):
    scenario = load_scenario(path)
    assert scenario.data.get("do") or scenario.data["given"].get("agenda"), "nothing is done"
    assert scenario.rules  # `run` sees that there are such rules
    scenario.run()


def test_there_are_scenarios():
    assert {path.parts[-3] for path in FILES} >= {"principato"}


def written(tmp_path: Path, old: str = "title", new: str = "title") -> Path:
    """The good scenario with one thing changed."""
    assert GOOD.count(old) == 1, old
    path = tmp_path / "case.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    return path


def test_the_example_of_these_tests_is_good(tmp_path):
    load_scenario(written(tmp_path)).run()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"duchies.0.bank" = 2', '"duchies.0.bank" = 3', r"expect: duchies\.0\.bank is 2, not 3"),
        ("strength = [0, 0]", "strength = [0, 1]", r"expect: strength is \[0, 0\], not \[0, 1\]"),
        ("asked = 0", "asked = 1", r"expect: asked are the seats \[0\], not 1"),
        ('kind = "turn"', 'kind = "take"', r"expect: the decision is 'turn', not 'take'"),
        ("over = false", "over = true", "expect: the game is not over"),
        ('rule = "TURN.A"', 'rule = "TURN.B"', r"do 2: .* refused by rule TURN\.A, not TURN\.B"),
        ('refused = "activate:build_bank.s2-1:1"', 'refused = "activate:build_bank.s2-1:0"', "do 2: .* is accepted"),
        ('offers = "activate:build_bank.s2-1:0"', 'offers = "done"', "do 2: 'done' is not offered"),
        ('lacks = "activate:build_bank.s2-1:1"', 'lacks = "influence"', "do 2: 'influence' is offered"),
        ('choose = "activate:build_bank.s2-1:0"', 'choose = "activate:build_bank.s2-1:1"', r"do 1: .* rule TURN\.A"),
        ('choose = "activate:build_bank.s2-1:0"', 'choose = "done"', "'done' is not on offer.*offered: .*activate"),
        ('choose = "activate:build_bank.s2-1:0"', 'seat = 1\nchoose = "end"', "seat 1 has nothing to answer.*seat 0"),
        ('[[do]]\nchoose', '[[do]]\nundo = true\nchoose', r"expect: duchies\.0\.bank is 1, not 2"),
        ("seats = 2\n", 'seats = 2\nchance = [["roll", "weather", [3]]]\n', "chance: 'roll weather' did not happen"),
    ],
)  # fmt: skip
def test_a_wrong_expectation_fails(tmp_path, old, new, message):
    with pytest.raises(Failed, match=message):
        load_scenario(written(tmp_path, old, new)).run()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A bank for one food"', 'titel = "A bank"', "unknown key 'titel'"),
        ('title = "A bank for one food"', "", "key 'title' is missing"),
        ('game = "principato"', 'game = "chess"', "game: unknown game 'chess'"),
        ("seats = 2", "seats = 2\nplayers = 2", "given: unknown key 'players'"),
        ("seats = 2", "seats = 7", "given: principato is for 2, 3, 4 seats, not 7"),
        ('first = "1"', 'second = "1"', "given: principato has no option 'second'"),
        ('first = "1"', 'first = "9"', "given: option 'first' cannot be '9'"),
        ('"duchies.0.food" = 2', '"duchies.0.fodo" = 2', r"given\.set: no 'fodo' on the path 'duchies\.0\.fodo'"),
        ('"duchies.0.food" = 2', '"duchies.5.food" = 2', r"given\.set: no '5' on .*food' \(there are 2, c"),
        ('"duchies.0.food" = 2', '"duchy.0.food" = 2', r"'duchy' on the path 'duchy\.0\.food' \(there are: .*duchies"),
        ('"duchies.0.food" = 2', '"year.0" = 2', r"given\.set: no '0' on the path 'year\.0'"),
        ('"duchies.0.food" = 2', '"duchies.0.food" = "two"', r"given\.set: .*duchies\.0\.food: 'two' is not int"),
        ('"duchies.0.food" = 2', '"duchies.0.food" = 3', r"given: seat 0 stores 3 food \(given\.set: d.*food\)"),
        ('["tax_choice.s1-1", "build_bank.s2-1"]', '["x", "y"]', "given: a card is lost or doubled: x, y"),
        ("seats = 2\n", 'seats = 2\nagenda = [["war", 0]]\n', r"given: agenda: no step \('war', 0\)"),
        ("seats = 2\n", 'seats = 2\nchance = [["roll", 3]]\n', r"given: chance: \['roll', 3\] is not"),
        ("seats = 2\n", 'seats = 2\nchance = [["shuffle", "deck s2", ["x"]]]\n', "given: .*not an order of"),
        ("seats = 2\n", "seats = 2\ncontent = { pool = { 9 = 3 } }\n", r"given\.content: pool\.9: no such key"),
        ("seats = 2\n", 'seats = 2\nchance = [["throw", "x", [3]]]\n', "chance: .*'throw'.* of the kinds roll, sh"),
        ("seats = 2\n", "seats = 2\nagenda = 3\n", "given: agenda: 3 is not a list"),
        ("seats = 2\n", 'seats = 2\nagenda = [["start_turn"]]\n', r"given: no rule knows .*'seat'.* \(given\.agenda\)"),
        ("seats = 2\n", 'seats = 2\nagenda = [["start_turn", 7]]\n', r"given: no rule knows .* \(given\.agenda\)"),
        ("over = false", "ended = false", "expect: unknown key 'ended'"),
        ("over = false", 'over = "no"', "expect: over: 'no' is not true or false"),
        ("asked = 0", 'asked = "0"', "expect: asked: '0' is not a seat or a list of seats"),
        ('rules = ["TURN.A"]', 'rules = ["TURN.A.9"]', r"rules: .* no rule 'TURN\.A\.9' \(perhaps .*TURN\.A"),
        ('rules = ["TURN.A"]', 'rules = "TURN.A"', "rules: 'TURN.A' is not a list"),
        ('rule = "TURN.A"', 'rule = "TRUN"', "do 2: rule: principato has no rule 'TRUN'"),
        ('choose = "activate:build_bank.s2-1:0"', "choose = 3", "do 1: choose: 3 is not a text or a list of texts"),
        ('choose = "activate:build_bank.s2-1:0"', "choose = [3]", r"do 1: choose: \[3\] is not a text or a list"),
        ('lacks = "activate:build_bank.s2-1:1"', 'all = ["end"]', r"do 2: all: \['end'\] is not a text"),
        ('"duchies.0.bank" = 2', '"duchies.0.bnak" = 2', r"expect\.state: no 'bnak' on the path 'duchies\.0\.bnak'"),
        ("strength", "weakness", r"expect\.probe: principato has no probe 'weakness' \(it has: strength"),
        ('lacks = "activate:build_bank.s2-1:1"', "luck = 3", "do 2: unknown key 'luck'"),
        ('lacks = "activate:build_bank.s2-1:1"', 'expect.state = {a = 1}', r"do 2: expect\.state: no 'a' on the path"),
        ('refused = "activate:build_bank.s2-1:1"\n', "", "do 2: rule: there is no 'refused'"),
        ("[expect]", "[[expect]]", "expect: a table is expected"),
        ("[expect]", "[expect", r"case\.toml"),
    ],
)  # fmt: skip
def test_a_file_that_makes_no_sense_is_one_clear_error(tmp_path, old, new, message):
    path = written(tmp_path, old, new)
    with pytest.raises(RegnumError, match=message) as caught:
        load_scenario(path).run()
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


NOTHING = """
title = "Nobody reigns, and a leader is crowned"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["turn_over", 1]]

[given.set]
"players.1.ruler" = "none"
"players.1.hand_mil" = ["MIL-01-1"]

[expect.state]
"players.1.ruler" = "none"
"players.1.fleet" = { zone = "none", port = "none", light = 0, heavy = 0, damaged = 0, galleys = 0 }
"""


def test_nothing_can_be_given_and_expected(tmp_path):
    path = tmp_path / "case.toml"
    path.write_text(NOTHING, encoding="utf-8")
    load_scenario(path).run()
    path.write_text(NOTHING.replace('"players.1.ruler" = "none"\n', "", 1), encoding="utf-8")
    with pytest.raises(Failed, match=r"players\.1\.ruler is {.*}, not 'none'"):
        load_scenario(path).run()
    path.write_text(NOTHING.replace('"players.1.fleet" = {', '"players.0.prestige" = {'), encoding="utf-8")
    with pytest.raises(Failed, match=r"players\.0\.prestige is 0"):
        load_scenario(path).run()


SHUFFLED = """
title = "The trade deck runs out and is made anew of its discards"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["trade", 1], ["turn_over", 1]]
chance = [["shuffle", "trade", ["T09-1", "T26-1", "T02-4"]]]

[given.set]
"trade_deck" = ["T02-1"]
"trade_discard" = ["T26-1", "T09-1", "T02-4"]
"trade_unused" = []

[expect]
note = "The setup shuffles all of them; that is not what is meant."
state = { "trade_deck" = ["T02-4"] }
"""


def test_a_shuffle_of_some_cards_waits_until_they_are_shuffled(tmp_path):
    path = tmp_path / "case.toml"
    path.write_text(SHUFFLED, encoding="utf-8")
    load_scenario(path).run()
    path.write_text(SHUFFLED.replace('"T26-1", "T02-4"]]]', '"T26-1", "T02-1"]]]'), encoding="utf-8")
    with pytest.raises(RegnumError, match="not an order of the 3 items"):
        load_scenario(path).run()


def test_the_example_of_the_manual(tmp_path):
    manual = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    path = tmp_path / "manual.toml"
    path.write_text(manual.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert load_scenario(path).run().log


FLEETS = """
title = "One fleet"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["turn", 2]]

[given.set]
"phase" = 2
"turn" = 2
"players.2.fleet.zone" = "english_channel"
"players.2.fleet.light" = 1

[expect]
state = { "players.0.fleet.light" = 0, "players.1.fleet.light" = 0, "players.2.fleet.light" = 1 }
"""


def test_a_value_is_set_where_it_is_named_and_nowhere_else(tmp_path):
    """Records that are equal may be one object in the document of a state."""
    path = tmp_path / "fleets.toml"
    path.write_text(FLEETS)
    load_scenario(path).run()


def test_without_a_position_the_game_is_set_up_by_its_own_rules(tmp_path):
    path = tmp_path / "case.toml"
    path.write_text('title = "A new game"\ngame = "principato"\n[expect]\nstate = { "year" = 1 }\n', encoding="utf-8")
    load_scenario(path).run()


def test_what_a_rule_stumbles_over_is_a_scenario_that_fails(tmp_path, monkeypatch):
    scenario = load_scenario(written(tmp_path))
    monkeypatch.setattr(Scenario, "expect", lambda *_: [][0])
    with pytest.raises(Failed, match=r"do 1: no rule knows what to do there \(IndexError: list index out of range\)"):
        scenario.run()


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(RegnumError, match=r"nowhere\.toml"):
        load_scenario(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ('"players.1.generals" = { "0" = { card = "wellington", weakness = 0 } }', "there is no 'wellington'"),
        ('"players.1.armies.0.area" = "andaluzja"', "there is no 'andaluzja'"),
        ('"wars" = [{ aggressor = "castille", target = "granada", outside = false }]', "there is no 'castille'"),
        ('"row" = [{ card = "zzz" }]', r"row: there is no 'zzz' \(given\.set: row\)"),
        ('"milestones" = [{ card = "zzz" }]', "milestones: there is no 'zzz'"),
        ('"players.0.missions" = ["zzz"]', "missions: there is no 'zzz'"),
        ('"trade_open" = ["zzz"]', "trade cards: there is no 'zzz'"),
        ('"provinces.galicia" = { town = 8 }', "galicia: seat: there is no 8"),
        ('"areas.leon.claims" = [3]', "leon: seat: there is no 3"),
        ('"realms.milan.allies" = [5]', "milan: seat: there is no 5"),
        ('"areas.lombardy.influence" = [1, 0]', "lombardy: 2 numbers for 3 seats"),
        ('"realms.milan.faith" = "jedi"', "milan: there is no 'jedi'"),
        ('"first" = 7', "first: seat: there is no 7"),
        ('"age" = 5', "age: there is no 5"),
        ('"empire.emperor" = 9', "offices: seat: there is no 9"),
        ('"players.0.ruler" = { name = "x", army = 3 }', "ruler: there is no 3"),
    ],
)
def test_a_name_that_the_game_does_not_know_is_one_clear_error(tmp_path, setting, message):
    path = tmp_path / "case.toml"
    head = 'title = "x"\ngame = "europa_universalis"\n[given]\nseats = 3\noptions = { scenario = "1-01" }\n'
    begin = 'agenda = [["battles", 1, [], ["castile"]], ["turn_over", 1]]\n[given.set]\n"areas.castile.rebels" = 1\n'
    path.write_text(f'{head}{begin}"phase" = 2\n"turn" = 1\n{setting}\n', encoding="utf-8")
    with pytest.raises(RegnumError, match=f"given: .*{message}"):
        load_scenario(path).run()


@pytest.mark.parametrize("unquoted", ["players.1.mil = 3", "provinces.granada.town = 1"])
@pytest.mark.parametrize("where", ["[given.set]", "[expect.state]"])
def test_a_path_without_quotation_marks_is_told(tmp_path, where, unquoted):
    path = tmp_path / "case.toml"
    head = 'title = "x"\ngame = "europa_universalis"\n[given]\nseats = 3\noptions = { scenario = "1-01" }\n'
    path.write_text(f"{head}{where}\n{unquoted}\n", encoding="utf-8")
    with pytest.raises(RegnumError, match="write the whole path in quotation marks"):
        load_scenario(path).run()


SHORT = """
title = "What is left out of a record is as by default"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["turn_over", 0]]

[given.set]
"wars" = [{ aggressor = "france", target = "milan" }]
"provinces.canada" = { town = 0 }
"players.1.leaving" = true
"players.2.ruler" = "none"

[expect.state]
"players.2.ruler" = "none"
"wars" = [{ aggressor = "france", target = "milan", outside = false }]
"wars.0.annexed" = false
"provinces.canada" = { town = 0, large = false }
"provinces.canada.heir" = "france"
"players.1.leaving" = true
"players.0.left" = false
"""


def test_records_may_be_written_in_short(tmp_path):
    """Also fields that came with a later revision and are not stored while they are as by default."""
    path = tmp_path / "short.toml"
    path.write_text(SHORT.replace('"provinces.canada.heir" = "france"\n', ""), encoding="utf-8")
    load_scenario(path).run()
    path.write_text(SHORT, encoding="utf-8")
    with pytest.raises(Failed, match=r"provinces\.canada\.heir is 'none'"):
        load_scenario(path).run()
    path.write_text(SHORT.replace('"provinces.canada" = { town = 0 }', '"provinces.kanada" = { town = 0 }'), "utf-8")
    with pytest.raises(RegnumError, match=r"no 'kanada' on the path 'provinces\.kanada' \(there are: canada"):
        load_scenario(path).run()
