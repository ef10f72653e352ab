"""PettingZoo's own judges."""

import time
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from cenacle.pettingzoo import aec_env, parallel_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

PARALLEL = ["cleopatra", "cult", "creatures-and-cultists", "evil-high-priest"]


@pytest.mark.filterwarnings("ignore")
def test_the_api_is_kept(name):
    api_test(aec_env(name), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(name):
    seed_test(lambda: aec_env(name), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", PARALLEL)
def test_the_parallel_api_is_kept(name):
    parallel_api_test(parallel_env(name), num_cycles=300)


def test_seats_that_decide_at_the_same_time_do_so():
    env = parallel_env("cleopatra", players=3)
    seen, _ = env.reset(seed=1)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"][-1] == 0]
        together += len(asked) > 1
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
    assert together > 0 and sum(rewards.values()) == pytest.approx(1)


def test_an_action_that_is_not_legal_is_refused():
    env = aec_env("cult", players=2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(ValueError, match="refused by rule"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def steps_a_second(env, seconds):
    env.reset(seed=1)
    steps, end = 0, time.perf_counter() + seconds
    choice = np.random.default_rng(1)
    while time.perf_counter() < end:
        for _ in env.agent_iter(100):
            observation, _, over, given_up, _ = env.last()
            if over or given_up:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(choice.random() * len(legal))]))
            steps += 1
    return steps / seconds


@pytest.mark.long
def test_speed(name):
    assert steps_a_second(aec_env(name), 3) > 38_000
