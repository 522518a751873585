"""Action numbers and observations: the same option has the same number everywhere, masks are what rules offer, and an
observation holds nothing that its seat may not see."""

import json
import pickle
from pathlib import Path
from random import Random

import numpy as np
import pytest

from adapters.kit import GAMES, SHORT, played
from depth import by_day
from regnum.games import get_game
from regnum.kernel import Dice, Refused, canonical, new_table, parse_option, veil
from regnum.research import WAIT, Session, get_spec
from regnum.research.layout import fields_of
from regnum.research.record import Recorder, main, record
from regnum.research.spec import make_spec

# Numbers that trained policies rely on. A table may grow at its end; these never change.
GOLDEN: dict[str, dict[str, int]] = {
    "principato": {
        "end": 295,
        "take:build_bank.y1-1": 513,
        "recruit:militia:3": 493,
        "pay:1:1:0": 417,
        "unheard:of": 35,
    },
    "boze_igrzysko": {"pass": 248, "token:court:3": 268, "bid:20": 78, "move:prussia:lithuania": 242, "unheard:of": 35},
    "pax_renaissance": {
        "pass": 2273,
        "sell:PREN001": 3089,
        "buy:west:4": 1113,
        "place:catholic_bishop:PREN002": 2276,
        "unheard:of": 803,
    },
    "europa_universalis": {
        "pass": 19608,
        "province:albania": 19901,
        "general:ADM-01-1:0": 18533,
        "ducats:aquitaine": 18075,
        "unheard:of": 7971,
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_options_keep_their_numbers(game: str) -> None:
    actions = get_spec(game).actions
    for text, number in GOLDEN[game].items():
        option = parse_option(text)
        assert actions.number(option) == number
        assert actions.option(number) == (None if option[0] == "unheard" else option)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_stands_for_one_option(game: str) -> None:
    actions = get_spec(game).actions
    assert len({actions.number(option) for option in actions.options}) == len(actions.options)
    assert all(actions.option(actions.number(option)) == option for option in actions.options)
    assert actions.option(WAIT) is None
    assert min(map(actions.number, actions.options)) == actions.spare + 1
    assert max(map(actions.number, actions.options)) == actions.size - 1


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_what_rules_offer_and_no_two_options_share_a_number(game: str) -> None:
    spec = get_spec(game)
    by_number: dict[int, tuple[object, ...]] = {}
    unlisted = asked = 0
    long = game == "europa_universalis"
    for seed in range(by_day(1 if long else 4, 12)):
        seats = spec.game.seats[seed % len(spec.game.seats)]
        for session in played(game, seats, 700 + seed, 400 if long else 4000):
            for seat in range(seats):
                decision = session.decision(seat)
                offered = set(() if decision is None else decision.options)
                mask = session.mask(seat)
                assert set(session.legal(seat).values()) == offered
                assert {*np.flatnonzero(mask).tolist()} == {*session.legal(seat)}
                assert mask.sum() == len(offered)
                assert mask[WAIT] == 0
                for number, option in session.legal(seat).items():
                    assert by_number.setdefault(number, option) == option
                    unlisted += spec.actions.option(number) is None
                    asked += 1
    assert unlisted <= asked / 100  # nearly all that is offered stands in the table


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_same_in_every_world_that_the_seat_holds_possible(game: str) -> None:
    spec = get_spec(game)
    dice = Dice(11)
    long = game == "europa_universalis"
    compared = 0
    for seats in (min(spec.game.seats), max(spec.game.seats)):
        for number, session in enumerate(played(game, seats, 31 + seats, 500 if long else 300)):
            if number % (23 if long else 9):
                continue
            for seat in range(seats):
                true = spec.vector(session.table, seat), canonical(spec.view(session.table, seat))
                log = canonical([veil(entry, seat) for entry in session.table.log])
                for _ in range(2):
                    world = session.table.imagine(seat, dice)
                    world.run()
                    assert np.array_equal(spec.vector(world, seat), true[0])
                    assert canonical(spec.view(world, seat)) == true[1]
                    assert canonical([veil(entry, seat) for entry in world.log]) == log
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_one_length_for_all_tables_of_a_game(game: str) -> None:
    spec = get_spec(game)
    for seats in spec.game.seats:
        for session in played(game, seats, seats, 20):
            for seat in range(seats):
                vector = session.vector(seat)
                assert vector.shape == (spec.length,)
                assert vector.dtype == np.float32
                assert np.isfinite(vector).all()
    whole = spec.places(0)["all"]
    assert whole[0] + whole[1] == spec.length


@pytest.mark.parametrize("game", GAMES)
def test_observations_tell_positions_apart(game: str) -> None:
    """Whatever changes in a seat's view shows in its vector."""
    spec = get_spec(game)
    seen: dict[bytes, str] = {}
    for number, session in enumerate(played(game, min(spec.game.seats), 5, 400)):
        if number % 4 == 0:
            view = canonical(session.view(0))
            assert seen.setdefault(session.vector(0).tobytes(), view) == view
    assert len(seen) > 20


def test_a_vector_begins_with_the_seat_that_looks() -> None:
    """Principato: what belongs to the seats goes round the table from there."""
    spec = get_spec("principato")
    session = Session("principato", 3, 8)
    for seat, duchy in enumerate(session.table.state.duchies):
        duchy.bills = 5 + seat
    at = spec.places(4)
    for seat in range(3):
        vector = session.vector(seat)
        shown = [vector[at[f"duchies.{i}.bills"][0]] for i in range(4)]
        assert shown == [*(5 + (seat + i) % 3 for i in range(3)), 0]
        assert vector[at["seat"][0] + seat] == 1


def test_hidden_tasks_are_blank_to_others_and_told_to_their_owner() -> None:
    spec = get_spec("principato")
    session = Session("principato", 2, 3)
    at = spec.places(3)
    for seat in (0, 1):
        vector = session.vector(seat)
        own, other = at["duchies.0.culture_task"], at["duchies.1.culture_task"]
        assert vector[own[0] : sum(own)].sum() == 1
        assert vector[other[0] : sum(other)].sum() == 0
        assert session.view(seat)["table"]["duchies"][1 - seat]["culture_task"] is None


@pytest.mark.parametrize("game", GAMES)
def test_views_are_plain_data(game: str) -> None:
    for session in played(game, min(get_game(game).seats), 2, 30):
        view = session.view(0)
        assert json.loads(json.dumps(view)) == view
        assert "agenda" not in view["table"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_answers_give_the_same_game(game: str) -> None:
    games = [played(game, max(get_game(game).seats), 77, 60) for _ in range(2)]
    for one, other in zip(*games, strict=True):
        assert one.asked == other.asked
        assert np.array_equal(one.vector(0), other.vector(0))
        assert canonical(one.view(1)) == canonical(other.view(1))


@pytest.mark.parametrize("game", GAMES)
def test_sessions_are_copied_and_pickled_where_they_stand(game: str) -> None:
    chance = Random(4)
    for number, session in enumerate(played(game, min(get_game(game).seats), 9, 45)):
        if number % 11:
            continue
        for made in (session.copy(), pickle.loads(pickle.dumps(session))):
            assert made.asked == session.asked
            for seat in session.asked:
                assert np.array_equal(made.vector(seat), session.vector(seat))
                assert made.legal(seat) == session.legal(seat)
            before = session.vector(0)
            made.answer(made.asked[0], chance.choice([*made.legal(made.asked[0])]))
            assert np.array_equal(session.vector(0), before)


def test_a_number_that_is_not_on_offer_is_refused_and_nothing_has_changed() -> None:
    session = Session("principato", 2, 1)
    seat = session.asked[0]
    wrong = next(i for i in range(1, session.spec.actions.size) if i not in session.legal(seat))
    before = session.vector(seat)
    for who, number in ((seat, wrong), (seat, WAIT), (1 - seat, next(iter(session.legal(seat)))), (seat, 10**6)):
        with pytest.raises(Refused, match=f"action {number}.* is not on offer to seat {who}"):
            session.answer(who, number)
    assert np.array_equal(session.vector(seat), before)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_sum_to_nothing(seats: int) -> None:
    session = Session("principato", seats, 5)
    chance = Random(1)
    while not session.over:
        assert session.rewards() == [0.0] * seats
        seat = session.asked[0]
        session.answer(seat, chance.choice([*session.legal(seat)]))
    rewards = session.rewards()
    assert sum(rewards) == pytest.approx(0)
    winners = session.spec.game.winners(session.table.state)
    assert all((reward > 0) == (seat in winners) for seat, reward in enumerate(rewards))


def test_words_of_options_are_numbers_of_their_parts() -> None:
    actions = get_spec("principato").actions
    options = [("move", "food", "militia"), ("move", "money", "condottiere"), ("end",), ("unheard", "of")]
    words = actions.words(options)
    assert words.shape == (4, 8)
    assert words[0, 0] == words[1, 0] != words[2, 0]
    assert (words[:, 4:] == 0).all()
    assert 0 < words[3, 0] <= actions.spare < words[0, 0] < actions.vocabulary


def test_a_table_that_grows_keeps_the_numbers_it_had() -> None:
    game = get_game("principato")
    small = record(game, 2, spare=64)
    large = record(game, 6, seed=100, known=small)
    assert large["actions"][: len(small["actions"])] == small["actions"]
    assert len(large["actions"]) > len(small["actions"])
    for path, (kind, value) in small["fields"].items():
        grown = large["fields"][path]
        if kind == "most":
            assert grown[1] >= value
        else:
            words = [[found["words"][i] for i in v] for found, v in ((small, value), (large, grown[1]))]
            assert words[1][: len(words[0])] == words[0]
    old, new = make_spec(game, small).actions, make_spec(game, large).actions
    assert all(new.number(option) == old.number(option) for option in old.options)


def test_what_no_seat_ever_sees_has_no_words() -> None:
    game = get_game("principato")
    notes = Recorder(game)
    table = new_table(game, 2)
    table.run()
    notes.state(table.state)
    assert "deck" not in notes.words
    assert "pool" in notes.words
    assert {f.name for f in fields_of(game.shape)} >= {"deck", "pool"}


def test_what_is_met_for_the_first_time_is_counted_and_nothing_moves() -> None:
    """A table of too few games: observations keep their length, and unknown words are told as such."""
    game = get_game("pax_renaissance")
    spec = make_spec(game, record(game, 1))
    for session in played("pax_renaissance", 2, 12, 60):
        vector = spec.vector(session.table, 0)
        assert vector.shape == (spec.length,)
        decision = session.table.pending[0]
        assert spec.actions.mask(decision.options).sum() == len({spec.actions.number(o) for o in decision.options})


def test_options_of_games_reach_the_session() -> None:
    session = Session("europa_universalis", 2, 1, SHORT["europa_universalis"])
    assert session.table.setup.options == {"ages": "first"}


def test_the_recorder_adds_to_a_table_and_moves_no_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "principato.json"
    told = []
    for more in (["--games", "2", "--spare", "64"], ["--games", "3", "--seed", "9"]):
        monkeypatch.setattr("sys.argv", ["record", "principato", "--to", str(path), *more])
        main()
        told.append(json.loads(path.read_text("utf-8")))
    assert told[1]["actions"][: len(told[0]["actions"])] == told[0]["actions"]
    assert [t["spare"] for t in told] == [64, 64]
    assert "64 spare numbers" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["record", "principato", "--to", str(path), "--spare", "128"])
    with pytest.raises(SystemExit):
        main()
    assert "all numbers would move" in capsys.readouterr().err
