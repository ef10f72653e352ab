"""A decision made factor by factor, for one seat."""

import random

import cenacle
import numpy as np
import pytest
from cenacle._factored import FactoredChoice


def test_it_asks_what_the_vector_asks(name):
    many = cenacle.vector(name, 4, seed=6, factored=True)
    choices = {}
    for _ in range(200):
        for place in range(4):
            if choices.get(place) is None:
                choices[place] = FactoredChoice(many.spec.actions, many.legal(place))
            assert np.array_equal(choices[place].mask(), many.mask[place].view(np.int8))
            assert np.array_equal(choices[place].chosen(), many.chosen[place])
        values = many.sample()
        for place in range(4):
            if choices[place].choose(int(values[place])) is not None:
                choices[place] = None
        many.step(values)


def test_what_was_begun_is_kept_while_it_is_possible():
    game = cenacle.game("four-gods", players=2, seed=1)
    whim, anew, kept = random.Random(1), 0, 0
    for _ in range(60):
        legal = game.legal()
        choice = FactoredChoice(game.spec.actions, legal)
        if len(legal) > 4:
            choice.choose(int(np.flatnonzero(choice.mask())[0]))
            chosen = [int(value) for value in choice.chosen() if value >= 0]
            some = legal[:: whim.randrange(2, 5)]
            possible = choice.keep(some)
            again = [int(value) for value in choice.chosen() if value >= 0]
            assert set(choice.left) <= set(some) and choice.mask().any()
            if possible:
                assert again[: len(chosen)] == chosen or len(choice.left) == 1
                kept += 1
            else:
                assert set(choice.left) == set(some)
                anew += 1
        game.apply(int(whim.choice(legal)))
    assert kept > 5, (kept, anew)


def test_a_value_that_no_action_has_changes_nothing():
    game = cenacle.game("four-gods", players=2, seed=1)
    choice = FactoredChoice(game.spec.actions, game.legal())
    before = choice.mask()
    with pytest.raises(cenacle.IllegalAction, match="no legal action has the value"):
        choice.choose(int(np.flatnonzero(before == 0)[0]))
    assert np.array_equal(before, choice.mask())
