"""Old games stay what they were: rules revisions, and replay whatever the order of hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kernel.tiny import YEAR, answers, document, everything, make_game, open_table, opts, say
from regnum.bots import random_bot
from regnum.games import register
from regnum.games.principato import GAME
from regnum.kernel import CorruptLog, RegnumError, new_table
from regnum.log import export_log, import_log, state_hash

# --- revisions ---


def harvest(t):
    """Since revision 2 a farmer may wait, and a harvest is worth three."""
    choices = opts("reap", "wait") if t.rev >= 2 else opts("reap")
    worth = 3 if t.rev >= 2 else 1
    for _ in range(2):
        if t.ask(0, "harvest", choices)[0] == "reap":
            t.state.players[0].purse += worth


def test_an_old_log_replays_by_the_old_rules():
    old = say(open_table(game=make_game(harvest, revision=1)), "0 reap")
    saved = document(old)
    register(make_game(harvest, revision=2))
    again = import_log(saved)
    assert again.rev == 1
    assert everything(again) == everything(old)
    assert say(again, "0 reap").state.players[0].purse == 2
    assert document(again)["revision"] == 1


def test_a_new_game_has_the_new_rules():
    game = make_game(harvest, revision=2)
    t = new_table(game, 2)
    t.run()
    assert say(t, "0 reap", "0 reap").state.players[0].purse == 6
    assert document(t)["revision"] == 2


def test_a_log_of_an_unknown_revision_is_refused():
    saved = document(say(open_table(game=make_game(harvest, revision=2)), "0 wait"))
    register(make_game(harvest, revision=1))
    with pytest.raises(CorruptLog, match="rules revision 2 is unknown"):
        import_log(saved)


def test_a_changed_rule_without_a_revision_is_noticed():
    saved = document(say(open_table(game=make_game(harvest, revision=2)), "0 reap"))
    register(make_game(lambda t: (t.ask(0, "harvest", opts("reap")), t.ask(0, "harvest", opts("reap")))))
    with pytest.raises(CorruptLog, match="state: the rules now reach another position"):
        import_log(saved | {"revision": 1})


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"seats": 5}, "tiny is for 2, 3 seats, not 5"),
        ({"seats": 2, "options": {"size": "huge"}}, "option 'size' cannot be 'huge'"),
        ({"seats": 2, "options": {"colour": "red"}}, "tiny has no option 'colour'"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(setup, complaint):
    game = make_game(harvest, options={"size": ("small", "large")})
    with pytest.raises(RegnumError, match=complaint):
        new_table(game, **setup)


def test_the_first_value_of_an_option_is_its_default():
    game = make_game(harvest, options={"size": ("small", "large")})
    assert game.option(new_table(game, 2).setup, "size") == "small"
    assert game.option(new_table(game, 2, options={"size": "large"}).setup, "size") == "large"


# --- the same under any hash seed ---

SCRIPT = """
import json, sys
from kernel.tiny import YEAR
from regnum.bots import greedy_bot, random_bot
from regnum.games import register
from regnum.games.principato import GAME
from regnum.kernel import canonical, new_table
from regnum.log import export_log, import_log, state_hash

register(YEAR)
out = []
for document in json.load(sys.stdin):
    t = import_log(document)
    out.append([state_hash(t), canonical(export_log(t)), repr(t.events)])
for game, bot in ((YEAR, greedy_bot), (GAME, random_bot), (GAME, greedy_bot)):
    t = new_table(game, 2, seed=5, policies=[bot(1), bot(2)], history=True)
    t.run()
    out.append([state_hash(t), canonical(export_log(t)), repr(t.events)])
print(json.dumps(out))
"""


def under(hash_seed, documents):
    tests = Path(__file__).parents[1]
    paths = [str(tests), *(p for p in sys.path if p)]
    found = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(documents),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return json.loads(found.stdout)


def test_replay_and_play_are_the_same_under_two_hash_seeds():
    games = [open_table(game=YEAR, seed=3, policies=[random_bot(1), random_bot(2)])]
    for seats in (2, 3, 4):
        t = new_table(GAME, seats, seed=seats, policies=[random_bot(seat) for seat in range(seats)])
        t.run()
        games.append(t)
    documents = [json.loads(json.dumps(export_log(t))) for t in games]
    one, two = under("1", documents), under("4242", documents)
    assert one == two
    assert [found[0] for found in one[: len(games)]] == [state_hash(t) for t in games]


# --- principato by the same promises ---


def test_principato_is_the_same_however_it_is_driven():
    bots = new_table(GAME, 3, seed=11, policies=[random_bot(seat) for seat in range(3)])
    bots.run()
    people = new_table(GAME, 3, seed=11)
    people.run()
    for seat, option in answers(bots):
        people.answer(seat, option, at=len(people.log))
    assert everything(people) == everything(bots)


def test_principato_rewinds_to_anywhere():
    t = new_table(GAME, 2, seed=12, policies=[random_bot(seat) for seat in range(2)])
    t.run()
    whole, log = everything(t), list(t.log)
    t.policies = [None, None]
    for to in range(len(log), 0, -37):
        t.rewind(to)
        assert t.log[:to] == log[: len(t.log)][:to]
        saved = import_log(json.loads(json.dumps(export_log(t))))
        assert everything(saved) == everything(t)
    for entry in log[len(t.log) :]:
        if isinstance(entry[0], int):
            t.answer(entry[0], entry[1])
    assert everything(t) == whole
