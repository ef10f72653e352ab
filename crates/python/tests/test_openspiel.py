"""OpenSpiel's own judges."""

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from cenacle.openspiel import GAMES  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

LOADED = {name: "python_cenacle_" + name.replace("-", "_") for name in GAMES}


@pytest.mark.parametrize("name", [name for name in GAMES if name != "four-gods"])
def test_random_games_keep_the_api(name):
    pyspiel.random_sim_test(pyspiel.load_game(LOADED[name]), num_sims=1, serialize=False, verbose=False)


def test_every_game_is_registered(name):
    game = pyspiel.load_game(LOADED[name])
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 50:
        assert state.legal_actions() == sorted(state.legal_actions())
        state.apply_action(state.legal_actions()[0])
    assert len(state.observation_tensor(0)) == game.spec.observation_length


def test_a_clone_goes_on_alike():
    state = pyspiel.load_game("python_cenacle_cleopatra(players=3,seed=5)").new_initial_state()
    other = state.clone()
    for _ in range(100):
        action = state.legal_actions()[-1]
        state.apply_action(action)
        other.apply_action(action)
    assert state.observation_string(0) == other.observation_string(0)


def test_is_mcts_searches_with_our_resampler():
    game = pyspiel.load_game("python_cenacle_cult(players=2,seed=1)")
    state = game.new_initial_state()
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Rollouts(chance), uct_c=2.0, max_simulations=10, random_state=chance)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
    searched = 0
    for _ in range(12):
        searched += len(state.legal_actions()) > 1
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert searched > 5


def test_a_game_is_cut_down_to_some_decisions(name):
    game = pyspiel.load_game(f"{LOADED[name]}(decisions=7,seed=3)")
    assert game.max_game_length() == 7
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * game.num_players()
        state.apply_action(state.legal_actions()[-1])
    assert state.move_number() == 7 and state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert all(0 <= share <= 1 for share in state.returns()) and any(state.returns())
    with pytest.raises(ValueError, match="cut down to -1"):
        pyspiel.load_game(f"{LOADED[name]}(decisions=-1)")


def test_mccfr_learns_a_game_that_is_cut_down():
    np.random.seed(1)
    game = pyspiel.load_game("python_cenacle_cleopatra(players=3,decisions=3,seed=11)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(400):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    shares = policy.action_probabilities(state)
    assert set(shares) == set(state.legal_actions()) and sum(shares.values()) == pytest.approx(1)
    # What it prefers is worth more to the first player than what it avoids: the rest is played by the same policy.
    worth = {action: expected(state.child(action), policy, 0) for action in shares}
    by_policy = sum(worth[action] * share for action, share in shares.items())
    assert by_policy > np.mean(list(worth.values())), (worth, shares)


def expected(state, policy, player):
    if state.is_terminal():
        return state.returns()[player]
    shares = policy.action_probabilities(state)
    return sum(share * expected(state.child(action), policy, player) for action, share in shares.items() if share > 0.02)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in GAMES if name != "four-gods"])
def test_more_random_games_keep_the_api(name):
    # It makes a mask of all actions at every state: 4 Gods has 6.7 million.
    pyspiel.random_sim_test(pyspiel.load_game(LOADED[name]), num_sims=3, serialize=False, verbose=False)


@pytest.mark.long
def test_is_mcts_beats_chance():
    game = pyspiel.load_game("python_cenacle_cleopatra(players=3,decisions=90)")
    chance = np.random.RandomState(1)
    won = 0.0
    for number in range(6):
        bot = ismcts.ISMCTSBot(game, Worth(), uct_c=0.3, max_simulations=60, random_state=chance)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == number % 3:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        won += state.returns()[number % 3]
    assert won / 6 > 0.45, f"{won / 6:.2f} of a win, where chance has a third"


class Worth(mcts.Evaluator):
    """Asks the game what each seat may expect."""

    def evaluate(self, state):
        return state.returns() if state.is_terminal() else state.play.evaluate()

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Rollouts(mcts.Evaluator):
    """Plays on for a few decisions and asks the game what each seat may expect."""

    def __init__(self, chance):
        self.chance = chance

    def evaluate(self, state):
        other = state.clone()
        for _ in range(5):
            if other.is_terminal():
                break
            other.apply_action(int(self.chance.choice(other.legal_actions())))
        return other.play.evaluate()

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
