"""PettingZoo's own judges."""

import re
import time
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from cenacle.pettingzoo import aec_env, parallel_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test  # noqa: E402

@pytest.mark.filterwarnings("ignore")
def test_the_api_is_kept(name):
    api_test(aec_env(name), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(name):
    seed_test(lambda: aec_env(name), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
def test_the_parallel_api_is_kept(name):
    parallel_api_test(parallel_env(name), num_cycles=300)


def test_the_same_seed_gives_the_same_parallel_game(name):
    # PettingZoo's own judge of this takes actions that are not legal.
    envs, whim = [parallel_env(name), parallel_env(name)], np.random.default_rng(1)
    both = [env.reset(seed=42)[0] for env in envs]
    for _ in range(60):
        for agent in envs[0].agents:
            assert all(np.array_equal(both[0][agent][part], both[1][agent][part]) for part in both[0][agent])
        actions = {
            agent: int(whim.choice(np.flatnonzero(both[0][agent]["action_mask"]))) for agent in envs[0].agents
        }
        both = [env.step(actions)[0] for env in envs]


def test_four_gods_is_played_by_all_at_once_factor_by_factor():
    env = parallel_env("four-gods", players=3)
    whim = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    together = steps = 0
    while env.agents and steps < 3000:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"][-1] == 0]
        together += len(asked) > 1
        actions = {agent: int(whim.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, over, given_up, _ = env.step(actions)
        steps += 1
    assert together > 20 and all(over.values()), (together, steps)
    assert 0 <= sum(rewards.values()) <= 1 + 1e-6


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
    # The processor's seconds: what else the machine does is not the question.
    steps, end = 0, time.process_time() + seconds
    choice = np.random.default_rng(1)
    while time.process_time() < end:
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
@pytest.mark.filterwarnings("ignore")
def test_the_benchmark_of_pettingzoo_runs(name, capsys):
    performance_benchmark(aec_env(name))
    told = re.search(r"(\d+\.\d+) turns per second", capsys.readouterr().out)
    # By the clock, so on a busy machine it is far less than below.
    assert float(told[1]) > 4_000


@pytest.mark.long
def test_speed(name):
    assert steps_a_second(aec_env(name), 3) > 38_000
