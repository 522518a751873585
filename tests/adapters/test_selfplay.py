"""Several games stepped together."""

import numpy as np
import pytest

from regnum.arena import Match, run_arena
from regnum.bots import BOTS
from regnum.kernel import Refused
from regnum.research import Session, get_spec
from regnum.research.policy import as_bot, at_question
from regnum.research.selfplay import Ended, SelfPlay


def first(play: SelfPlay) -> np.ndarray:
    return play.masks.argmax(1)


def run(seed: int, steps: int) -> tuple[list[Ended], bytes]:
    play = SelfPlay("principato", 4, 2, seed)
    chance = np.random.default_rng(seed)
    ended = []
    for _ in range(steps):
        batch = play.batch()
        actions = [chance.choice(np.flatnonzero(mask)) for mask in batch.masks]
        ended += play.step(np.array(actions))
    return ended, play.batch().vectors.tobytes()


def test_games_end_and_others_follow_in_their_place() -> None:
    ended, _ = run(1, 400)
    assert len(ended) >= 4
    assert len({e.number for e in ended}) == len(ended)
    for e in ended:
        assert 0 <= e.place < 4
        assert sum(e.rewards) == pytest.approx(0)
        assert len(e.scores) == 2


def test_a_seed_fixes_all_games() -> None:
    assert run(5, 60) == run(5, 60)
    assert run(5, 60)[1] != run(6, 60)[1]


def test_a_batch_is_what_each_game_shows_the_seat_it_asks() -> None:
    play = SelfPlay("boze_igrzysko", 3, 3, 2)
    for _ in range(30):
        batch = play.batch()
        for i, session in enumerate(play.sessions):
            assert batch.seats[i] == session.asked[0]
            assert np.array_equal(batch.vectors[i], session.vector(session.asked[0]))
            assert np.array_equal(batch.masks[i], session.mask(session.asked[0]))
        play.step(first(play))
    assert play.numbers == [0, 1, 2]


def test_a_batch_that_was_taken_does_not_change() -> None:
    play = SelfPlay("principato", 2, 2, 1)
    batch = play.batch()
    before = batch.vectors.copy()
    play.step(first(play))
    assert np.array_equal(batch.vectors, before)


def test_an_action_that_is_not_on_offer_is_refused() -> None:
    play = SelfPlay("principato", 2, 2, 1)
    with pytest.raises(Refused, match="not on offer"):
        play.step(np.zeros(2, np.int64))


@pytest.mark.parametrize("game", ["principato", "boze_igrzysko"])
def test_a_policy_is_shown_the_same_at_a_table_as_in_an_environment(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is trained here plays in the arena as it was trained, also under seal."""
    spec = get_spec(game)
    seats = min(spec.game.seats)
    shown: list[tuple[bytes, int]] = []

    def choose(vector: np.ndarray, mask: np.ndarray) -> int:
        shown.append((vector.tobytes(), int(np.flatnonzero(mask)[len(shown) % 2 - 1])))
        return shown[-1][1]

    monkeypatch.setitem(BOTS, "first", lambda seed: as_bot(spec, choose))
    (result,) = run_arena(Match(game, ("first",) * seats, 5), 1)["results"]
    assert result["share"] == 1
    session = Session(game, seats, 5)
    for vector, number in shown:
        assert session.vector(session.asked[0]).tobytes() == vector
        session.answer(session.asked[0], number)
    assert session.over


def test_the_question_of_a_policy_is_that_of_the_table() -> None:
    session = Session("principato", 2, 1)
    copy = at_question(session.table)
    assert [d.kind for d in copy.pending] == [d.kind for d in session.table.pending]
