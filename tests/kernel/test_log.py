"""A game as a document: out, in, and every way in which it can be wrong."""

import copy
import json
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kernel.tiny import YEAR, answers, asked, document, everything, fresh, load, make_game, open_table, opts, say
from regnum.games import register
from regnum.kernel import CorruptLog, Dice, RegnumError, new_seed
from regnum.log import FORMAT, export_log, import_log, state_hash


def played(moves, **kwargs):
    t = open_table(game=YEAR, **kwargs)
    for i in range(moves):
        if t.pending:
            d = t.pending[i % len(t.pending)]
            t.answer(d.seat, d.options[i % 5 % len(d.options)])
    return t


# --- there and back ---


@pytest.mark.parametrize("moves", range(0, 60, 3))
def test_in_the_middle_of_a_game(moves):
    t = played(moves)
    again = import_log(document(t))
    assert everything(again) == everything(t)
    assert again.log == t.log
    assert document(again) == document(t)


def test_some_of_them_with_sealed_answers():
    sealed = [t for moves in range(60) if (t := played(moves)).sealed]
    assert sealed
    for t in sealed:
        again = import_log(document(t))
        assert again.sealed == t.sealed
        assert everything(again) == everything(t)


def test_a_resumed_game_goes_on_and_can_be_undone():
    t = played(14)
    again = import_log(document(t))
    for table in (t, again):
        for _ in range(10):
            d = table.pending[0]
            table.answer(d.seat, d.options[0])
            if table.why_not_undo(d.seat) is None:
                table.undo(d.seat)
                table.answer(d.seat, d.options[-1])
    assert everything(again) == everything(t)


def test_all_events_are_there_again():
    t = played(30, history=True)
    assert import_log(document(t)).events == t.events


def test_other_content():
    content = load({"cards": ["king", "queen", "jack"]}, "")
    t = open_table(game=YEAR, content=content)
    assert sorted(t.state.deck) == ["jack", "king", "queen"]
    again = import_log(document(t))
    assert everything(again) == everything(t)
    assert again.content == content


def test_another_beginning():
    first = played(8)
    origin = first.copy().state
    t = open_table(game=YEAR, origin=origin)
    say(t, f"{t.pending[0].seat} wait")
    again = import_log(document(t))
    assert everything(again) == everything(t)
    again.rewind(0)
    assert state_hash(again) == state_hash(open_table(game=YEAR, origin=origin))


def test_cut_anywhere_it_is_the_game_as_it_was_then():
    whole = played(60)
    for upto in range(len(whole.log)):
        cut = import_log(export_log(whole, upto))
        assert cut.log == whole.log[: len(cut.log)]
        given = answers(cut)
        assert given == answers(whole)[: len(given)]


def test_options_names_and_seed():
    game = make_game(lambda t: t.ask(0, "x", opts("a")), options={"first": ("random", "1")})
    t = open_table(game=game)
    d = document(t) | {"options": {"first": "1"}, "names": ["Ada", "Łucja"], "seed": 10**30}
    again = import_log(d)
    assert (again.setup.options, again.setup.names, again.setup.seed) == ({"first": "1"}, ("Ada", "Łucja"), 10**30)
    assert document(again) == d | {"seed": hex(10**30)}


def test_a_secret_stays_marked_as_one():
    t = played(60)
    marked = [e for e in document(t)["entries"] if e[-1] == "secret"]
    assert len(marked) == 4
    assert any(len(e) == 3 and e[2] is True for e in import_log(document(t)).log)


def test_the_mark_of_a_secret_is_restored_if_it_was_lost():
    d = document(played(60))
    bare = copy.deepcopy(d)
    bare["entries"] = [e[:2] if e[-1] == "secret" else e for e in bare["entries"]]
    assert document(import_log(bare)) == d


def test_who_sees_a_card_is_restored_if_it_was_changed():
    d = document(played(60))
    bare = copy.deepcopy(d)
    for e in bare["entries"]:
        if e[0] == "draw":
            e[3] = None
    assert document(import_log(bare)) == d


def test_policies_take_over_at_the_next_run():
    t = played(5)
    again = import_log(document(t), policies=[lambda t, seat, kind, options: len(options) - 1] * 2)
    assert everything(again) == everything(t)
    again.run()
    assert again.over


def test_an_imagined_table_is_no_game():
    with pytest.raises(RegnumError, match="imagined"):
        export_log(played(9).imagine(0, Dice(1)))


# --- what is wrong is refused in one line that says where ---


def refused(d, where="game.json"):
    with pytest.raises(CorruptLog) as found:
        import_log(d, where)
    line = str(found.value)
    assert line.startswith(f"{where}: ")
    assert "\n" not in line
    return line.removeprefix(f"{where}: ")


@pytest.mark.parametrize("d", [None, 3, "log", [], {}, [1, 2], {"game": "tiny"}, True])
def test_not_a_log_at_all(d):
    assert refused(d) == "not a Regnum log (no key 'regnum_log')"


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("regnum_log", FORMAT + 1, f"regnum_log: format {FORMAT + 1} is unknown (this is {FORMAT})"),
        ("regnum_log", "1", "regnum_log: format '1' is unknown"),
        ("regnum_log", None, "regnum_log: format None is unknown"),
        ("game", "ludo", "unknown game 'ludo' (known: "),
        ("game", "lu\ndo", "unknown game 'lu do'"),
        ("game", 3, "game: 3 is not str"),
        ("game", None, "game: None is not str"),
        ("revision", 2, "tiny: rules revision 2 is unknown (newest: 1)"),
        ("revision", 0, "tiny: rules revision 0 is unknown"),
        ("revision", True, "revision: True is not int"),
        ("seats", 9, "tiny is for 2, 3 seats, not 9"),
        ("seats", -2, "tiny is for 2, 3 seats, not -2"),
        ("seats", 10**30, "tiny is for 2, 3 seats, not 1000000000000000000000000000000"),
        ("seats", True, "seats: True is not int"),
        ("seats", "2", "seats: '2' is not int"),
        ("seed", 1.5, "seed: 1.5 is not int"),
        ("seed", None, "seed: None is not int"),
        ("options", {"variant": "x"}, "tiny has no option 'variant' (it has: none)"),
        ("options", {"variant": 3}, "options: must map names to texts"),
        ("options", [], "options: must map names to texts"),
        ("names", "Ada", "names: must be a list of texts"),
        ("names", [1], "names: must be a list of texts"),
        ("names", ["A\x1b[2Jda"], "names: must be a list of texts"),
        ("content", [], "content: a table of keys is expected, not []"),
        ("content", 7, "content: a table of keys is expected, not 7"),
        ("content", {"cards": [1]}, "content: cards must be a list of words"),
        ("start", [], "start: expected the fields"),
        ("start", {}, "start: expected the fields"),
        ("entries", {}, "entries: {} is not list"),
        ("entries", None, "entries: None is not list"),
        ("sealed", [], "sealed: must map seats to their answers"),
        ("sealed", {"0": 1}, "sealed: seat 0: must be a list of answers"),
        ("sealed", {"0": []}, "sealed: seat 0: must be a list of answers"),
        ("sealed", {"5": ["bid:1"]}, "sealed: seat 5 is not asked for a sealed answer"),
        ("sealed", {"1": ["plant"]}, "sealed: seat 1 is not asked for a sealed answer"),
        ("sealed", {"one": ["bid:1"]}, "sealed: seat one is not asked"),
        ("sealed", {"²": ["bid:1"]}, "sealed: seat ² is not asked"),
        ("state", "0" * 24, "state: the rules now reach another position"),
        ("state", None, "state: the rules now reach another position"),
        ("state", ["x"], "state: the rules now reach another position"),
    ],
)
def test_a_wrong_field(key, value, complaint):
    assert complaint in refused(document(played(7)) | {key: value})


def test_a_secret_seed_survives_readers_that_know_no_long_numbers():
    t = open_table(game=YEAR)
    t.reseed(new_seed())
    t.rewind(0)
    d = document(t)
    assert isinstance(d["seed"], str)
    again = import_log(d)
    assert again.setup.seed == t.setup.seed
    assert document(again) == d
    small = document(open_table(game=YEAR))
    assert import_log(small | {"seed": hex(small["seed"])}).setup.seed == small["seed"]


def test_after_a_new_seed_chance_falls_otherwise():
    t = open_table(game=YEAR)
    beginnings = set()
    for _ in range(6):
        t.reseed(new_seed())
        t.rewind(0)
        beginnings.add(str([e for e in t.log if not isinstance(e[0], int)]))
        assert import_log(document(t)).log == t.log
    assert len(beginnings) > 1


@pytest.mark.parametrize("key", ["game", "revision", "seats", "seed", "entries"])
def test_a_missing_field(key):
    d = document(played(7))
    del d[key]
    assert refused(d) == f"key '{key}' is missing"


@pytest.mark.parametrize("key", ["options", "names", "content", "start", "sealed", "state"])
def test_a_field_that_may_be_missing(key):
    t = played(7)
    d = document(t)
    del d[key]
    assert everything(import_log(d)) == everything(t)


@pytest.mark.parametrize(
    "entry",
    [
        None, 3, "roll", [], {}, [0], [0, 1], [0, ["plant"]], ["0", "plant"], [0.0, "plant"], [True, "plant"],
        [False, "plant", "secret"], [0, "plant", True], [0, "plant", "secret", 1], ["roll", "harvest"],
        ["roll", "harvest", 3, None], ["roll", "harvest", [3]], ["roll", 3, [3], None], ["throw", "harvest", [3], None],
        ["roll", "harvest", [3], 0], [None, None, None, None],
    ],
)  # fmt: skip
def test_what_is_no_entry(entry):
    d = document(played(7))
    d["entries"][2] = entry
    line = refused(d)
    assert line.startswith("entry 2: ")
    assert line.endswith("is neither an answer nor an outcome of chance")


PLACES = {kind: i for i, e in reversed(list(enumerate(document(played(60))["entries"]))) for kind in [e[0]]}


@pytest.mark.parametrize(
    ("kind", "entry", "complaint"),
    [
        (1, [1, "forged"], "answer 'forged' of seat 1 does not answer the decision 'plan' of seat 1"),
        (1, [0, "plant"], "answer 'plant' of seat 0 does not answer the decision 'plan' of seat 1"),
        (1, [-1, "plant"], "answer 'plant' of seat -1 does not answer"),
        (1, [10**30, "plant"], "does not answer"),
        (1, [1, ""], "answer '' of seat 1 does not answer"),
        (1, ["roll", "harvest", [1], None], "'roll harvest' does not answer the decision 'plan' of seat 1"),
        ("roll", ["roll", "harvest", [7], None], "[7] is not a roll of 1 dice with 6 sides"),
        ("roll", ["roll", "harvest", [0], None], "[0] is not a roll"),
        ("roll", ["roll", "harvest", [1, 1], None], "[1, 1] is not a roll of 1 dice"),
        ("roll", ["roll", "harvest", [], None], "[] is not a roll"),
        ("roll", ["roll", "harvest", ["1"], None], "['1'] is not a roll"),
        ("roll", ["roll", "harvest", [True], None], "[True] is not a roll"),
        ("roll", ["roll", "weather", [1], None], "'roll weather' stands where 'roll harvest' belongs"),
        ("roll", ["draw", "harvest", ["ace"], None], "'draw harvest' stands where 'roll harvest' belongs"),
        ("roll", [1, "plant"], "answer 'plant' of seat 1 stands where 'roll harvest' belongs"),
        ("draw", ["draw", "deck", ["unicorn"], [1]], "('unicorn',) is not the top card of 'deck'"),
        ("draw", ["draw", "deck", [], [1]], "() is not the top card"),
        ("shuffle", ["shuffle", "deck", ["ace"], []], "not an order of the 8 items of 'deck'"),
        ("shuffle", ["shuffle", "deck", [None] * 8, []], "not an order of the 8 items of 'deck'"),
        ("shuffle", ["shuffle", "deck", [["ace"]] * 8, []], "not an order of the 8 items of 'deck'"),
    ],
)
def test_an_entry_that_the_rules_cannot_have_produced(kind, entry, complaint):
    d = document(played(60))
    d["entries"][PLACES[kind]] = entry
    line = refused(d)
    assert line.startswith(f"entry {PLACES[kind]}: ")
    assert complaint in line


def test_numbers_are_not_texts_in_an_order():
    def cut(t):
        numbers = [1, 2, 3]
        t.shuffle("numbers", numbers)
        t.state.total = numbers[0]
        t.ask(0, "x", opts("a"))

    d = document(open_table(cut))
    del d["state"]
    for values in (["1", "2", "3"], [True, 2, 3], [1.0, 2, 3]):
        d["entries"][0][2] = values
        assert refused(d) == "entry 0: not an order of the 3 items of 'numbers'"


def test_swapped_entries():
    d = document(played(60))
    refusals = 0
    for i in range(len(d["entries"]) - 1):
        swapped = copy.deepcopy(d)
        e = swapped["entries"]
        e[i], e[i + 1] = e[i + 1], e[i]
        if e[i][0] == e[i + 1][0]:
            continue  # two answers of one seat may be given in either order
        assert re.match(r"entry \d+: |state: ", refused(swapped))
        refusals += 1
    assert refusals > 10


def test_a_truncated_log_does_not_reach_its_state():
    d = document(played(60))
    d["entries"] = d["entries"][:-5]
    assert refused(d).startswith("state: ")


def test_entries_after_the_end():
    d = document(played(60))
    n = len(d["entries"])
    d["entries"].append([0, "plant"])
    assert refused(d) == f"entry {n}: the game is over before it"


def test_everything_sealed_is_nothing_sealed():
    t = next(t for moves in range(60) if (t := played(moves)).sealed)
    d = document(t)
    del d["state"]
    d["sealed"] = {"0": ["bid:0"], "1": ["bid:0"]}
    assert refused(d) == "sealed: all seats have answered, so nothing is under seal"


def test_a_forged_seal():
    t = next(t for moves in range(60) if (t := played(moves)).sealed)
    d = document(t)
    seat = next(iter(d["sealed"]))
    d["sealed"] = {seat: ["bid:9"]}
    assert refused(d) == f"'bid:9' is not on offer to seat {seat} in 'bid'"


def test_a_beginning_that_no_rule_expects():
    t = open_table(game=YEAR, origin=played(8).copy().state)
    d = document(t)
    d["start"]["agenda"] = [["unheard", 1]]
    assert refused(d) == "start.agenda: no step ['unheard', 1]"
    d["start"]["agenda"] = [["plan"]]
    assert refused(d).startswith("entry 0: TypeError: ")
    d = document(t)
    d["start"]["players"], d["start"]["agenda"] = [], [["reap", 0]]
    assert refused(d) == "start.players: 2 seats need as many entries"
    d = document(t)
    d["start"]["deck"] = ["ace"] * 20
    del d["state"]
    assert refused(d) == "start: a card is doubled"


def test_a_long_complaint_is_cut():
    d = document(played(7))
    d["entries"][2] = ["x" * 100_000]
    assert len(refused(d)) < 500


# --- anything may be wrong ---

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.just(10**40)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["secret", "roll", "shuffle", "draw", "reveal", "deck", "harvest", "ace", "plant", "bid:1", "²"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
DOCUMENTS = [
    document(played(60)),
    document(next(t for moves in range(60) if (t := played(moves)).sealed)),
    document(open_table(game=YEAR, origin=played(8).copy().state)),
    document(open_table(game=YEAR, content=load({"cards": ["king", "queen"]}, ""))),
]


def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


def changed(d, path, how, value):
    if not path:
        return value
    d = copy.deepcopy(d)
    holder = d
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    if how == "replace":
        holder[last] = value
    elif how == "delete":
        del holder[last]
    elif isinstance(holder, list) and how == "double":
        holder.insert(last, copy.deepcopy(holder[last]))
    elif isinstance(holder, list) and how == "swap" and last + 1 < len(holder):
        holder[last], holder[last + 1] = holder[last + 1], holder[last]
    elif isinstance(holder, list):
        del holder[last:]
    else:
        holder[str(value)] = holder.pop(last)
    return d


def attempt(d):
    try:
        return import_log(d, "game.json")
    except CorruptLog as error:
        return str(error)


@settings(max_examples=1500, deadline=None, derandomize=True)
@given(st.data())
def test_whatever_is_changed_it_is_a_game_or_refused_in_one_line(data):
    register(YEAR)
    d = data.draw(st.sampled_from(DOCUMENTS))
    for _ in range(data.draw(st.integers(1, 2))):
        if not isinstance(d, dict | list):
            break
        path = data.draw(st.sampled_from(list(places(d))))
        d = changed(
            d, path, data.draw(st.sampled_from(["replace", "delete", "double", "swap", "cut"])), data.draw(junk)
        )
    if isinstance(d, dict) and data.draw(st.booleans()):
        d.pop("state", None)
    found = attempt(d)
    if isinstance(found, str):
        assert found.startswith("game.json: ")
        assert len(found.splitlines()) == 1
    else:
        t = found
        assert everything(fresh(t)) == everything(t)
        assert everything(import_log(document(t))) == everything(t)
        assert t.over or asked(t)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(junk)
@example(json.loads('{"regnum_log": 1}'))
def test_any_json_at_all(value):
    with pytest.raises(CorruptLog):
        import_log(value)
