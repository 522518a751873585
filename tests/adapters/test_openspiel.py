"""OpenSpiel: its own random simulation of every game, and what its algorithms rely on."""

import subprocess
import sys

import numpy as np
import pytest

from adapters.kit import GAMES
from regnum.games import get_game
from regnum.kernel import RegnumError

# pyproject.toml says where OpenSpiel has wheels; elsewhere there is nothing to test.
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel publishes no wheel for this platform")

from regnum.research import openspiel_game  # noqa: E402


@pytest.mark.parametrize("game", [g for g in GAMES if g != "europa_universalis"])
def test_the_random_simulation(game: str) -> None:
    """With two players (three) states are also written out and read again, at every step."""
    few, many = min(get_game(game).seats), max(get_game(game).seats)
    for seats, serialize in ((few, True), (many, False)):
        loaded = pyspiel.load_game(f"regnum_{game}(players={seats},deals=20)")
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=serialize, verbose=False)


def test_the_random_simulation_of_the_longest_game() -> None:
    loaded = pyspiel.load_game("regnum_europa_universalis(players=2,options=ages:first)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False, mask_test=False)


def test_a_deal_is_a_seed_and_a_clone_stands_alone() -> None:
    game = pyspiel.load_game("regnum_principato(deals=50,seed=3)")
    assert game.max_chance_outcomes() == 50
    assert game.num_players() == 2
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    again = state.clone()
    state.apply_action(7)
    again.apply_action(7)
    for _ in range(30):
        player = state.current_player()
        assert state.legal_actions() == again.legal_actions()
        assert np.array_equal(state.observation_tensor(player), again.observation_tensor(player))
        other = state.clone()
        other.apply_action(other.legal_actions()[-1])
        for one in (state, again):
            one.apply_action(one.legal_actions()[0])
    assert len({openspiel_game.RegnumGame.seed_of(game, deal) for deal in range(50)}) == 50


def test_information_states_remember_and_actions_have_names() -> None:
    game = pyspiel.load_game("regnum_principato")
    state = game.new_initial_state()
    state.apply_action(1)
    texts = set()
    for _ in range(20):
        player = state.current_player()
        texts.add(state.information_state_string(player))
        assert state.action_to_string(player, state.legal_actions()[0])
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        state.apply_action(state.legal_actions()[0])
    assert len(texts) == 20


def test_settings_that_do_not_fit_are_named() -> None:
    for settings, said in (("deals=0", "at least one deal"), ("options=ages", "not of the form name:value")):
        with pytest.raises(RegnumError, match=said):
            pyspiel.load_game(f"regnum_principato({settings})")


def test_a_process_that_used_it_ends_in_peace() -> None:
    """What OpenSpiel keeps of Python it frees when Python is gone already."""
    code = "import pyspiel, regnum.research.openspiel_game; pyspiel.load_game('regnum_principato').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
