"""Gymnasium's own judge."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import cenacle.gymnasium  # noqa: E402
from cenacle.gymnasium import CenacleEnv  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402


@pytest.mark.filterwarnings("ignore")
def test_the_api_is_kept(name):
    check_env(CenacleEnv(name), skip_render_check=True)


def test_four_gods_is_played_factor_by_factor():
    env = gymnasium.make("cenacle/four-gods-v1", players=2, opponents="random")
    whim = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over, deepest = False, 0
    while not over:
        assert set(seen) == {"observation", "chosen"} and env.observation_space.contains(seen)
        deepest = max(deepest, int((seen["chosen"] >= 0).sum()))
        seen, reward, over, given_up, info = env.step(int(whim.choice(np.flatnonzero(info["action_mask"]))))
        assert not given_up and "illegal" not in info
    assert reward in (0.0, 0.5, 1.0) and deepest >= 3


def test_a_seat_plays_a_game_against_bots():
    env = gymnasium.make("cenacle/cult-v1", players=3, opponents=["greedy:1", "random"], seat=1)
    _, info = env.reset(seed=4)
    over = False
    while not over:
        assert info["action_mask"].any()
        _, reward, over, given_up, info = env.step(int(info["action_mask"].argmax()))
        assert not given_up
    assert reward in (0.0, 0.5, 1.0)


def test_what_is_not_legal_costs_and_changes_nothing():
    env = CenacleEnv("cleopatra")
    before, info = env.reset(seed=1)
    after, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert reward == -1.0 and not over and "refused" in info["illegal"] or "may not" in info["illegal"]
    assert (before == after).all()


def test_bad_input_is_an_exception_that_names_it():
    with pytest.raises(ValueError, match="no render mode 'oil'"):
        CenacleEnv("cult", render_mode="oil")
    with pytest.raises(ValueError, match="no seat 4 of 4"):
        CenacleEnv("cult", players=4, seat=4)
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        CenacleEnv("cult", players=4, opponents=["random", "greedy"])
