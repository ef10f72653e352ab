"""Gymnasium's own judge."""

import pytest

gymnasium = pytest.importorskip("gymnasium")

import cenacle.gymnasium  # noqa: E402
from cenacle.gymnasium import CenacleEnv  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

GAMES = ["cleopatra", "cult", "creatures-and-cultists", "evil-high-priest"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_kept(game):
    check_env(CenacleEnv(game), skip_render_check=True)


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
    with pytest.raises(ValueError, match="factor by factor"):
        CenacleEnv("four-gods")
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        CenacleEnv("cult", players=4, opponents=["random", "greedy"])
