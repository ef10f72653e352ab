"""The games for OpenSpiel: `python_cenacle_<game>`, with underscores for hyphens.

>>> import cenacle.openspiel, pyspiel
>>> game = pyspiel.load_game("python_cenacle_cleopatra(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])

Chance is inside: a state draws what it needs when an action is applied (`SAMPLED_STOCHASTIC`), from a stream of its own, which a clone
goes on with. `resample_from_infostate` gives a state in which a player could be. Where several seats decide at the same time they are
asked one after another, and none sees what another chose.

A whole game is too long for algorithms that keep a table of what they know of every information state. `decisions=20` cuts a game down:
after so many decisions it is over, and what a player gets is the share of the win that the game's own estimate gives it.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pyspiel

from . import games
from ._game import Game as _Game
from ._game import game as _game
from ._space import describe

_SEEDS = itertools.count()
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class CenacleGame(pyspiel.Game):
    """A game of Cenacle as OpenSpiel knows it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.spec = describe(self.id, params.get("players"))
        self._seed = params.get("seed", -1)
        self.decisions = params.get("decisions", 0)
        if self.decisions < 0:
            raise ValueError(f"a game cannot be cut down to {self.decisions} decisions")
        super().__init__(
            _TYPES[self.id],
            pyspiel.GameInfo(
                num_distinct_actions=self.spec.actions.size,
                max_chance_outcomes=0,
                num_players=self.spec.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=self.decisions or self.spec.longest,
            ),
            params,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> CenacleGame:
        # A game is only read.
        return self

    def new_initial_state(self, serialized: str | None = None) -> CenacleState:
        seed = self._seed if self._seed >= 0 else f"openspiel {next(_SEEDS)}"
        return CenacleState(self, _game(self.id, self.spec.players, seed=seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> CenacleObserver:
        return CenacleObserver(self.spec.observation_length, params)


class CenacleState(pyspiel.State):
    """A state: a whole game of ours and nothing else."""

    def __init__(self, game: CenacleGame, play: _Game) -> None:
        super().__init__(game)
        self._game = game
        # OpenSpiel asks for little, but often: nothing stands between.
        self._play = play._play

    @property
    def play(self) -> _Game:
        """The game itself, with all that it can do."""
        return _Game(self._play)

    def _cut(self) -> bool:
        return 0 < self._game.decisions <= self._play.decisions

    def current_player(self) -> int:
        seat = self._play.seat
        return _TERMINAL if seat is None or (self._game.decisions and self._cut()) else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._play.sorted(player) if self._play.seat == player else []

    # These two would come here by way of C++, which asks four questions first. Nothing is remembered there of what they answer.

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self._play.seat
        if seat is None or player not in (None, seat) or (self._game.decisions and self._cut()):
            return []
        return self._play.sorted(seat)

    def is_chance_node(self) -> bool:
        return False

    def _apply_action(self, action: int) -> None:
        self._play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.play.action(action, player if player == self._play.seat else None))

    def is_terminal(self) -> bool:
        return self._play.seat is None or (self._game.decisions > 0 and self._cut())

    def returns(self) -> list[float]:
        if self._play.seat is not None and self._cut():
            return np.clip(self.play.evaluate(), 0.0, 1.0).tolist()
        return self._play.rewards("win").tolist()

    def __str__(self) -> str:
        return str(self.play.render("text"))

    # A view has perfect recall of what matters, so it is both. Without a player, the one who is asked is meant.

    def observation_string(self, player: int | None = None) -> str:
        return str(self.play.view(player))

    def information_state_string(self, player: int | None = None) -> str:
        return self.observation_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.play.observation(player, np.float32).tolist()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.observation_tensor(player)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> CenacleState:
        """A state in which the player could be."""
        seed = int(probability_sampler() * 2**53)
        return CenacleState(self._game, self.play.resample(player, seed))


class CenacleObserver:
    """What a player may know, as a tensor or as text."""

    def __init__(self, length: int, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and was given {params}")
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CenacleState, player: int) -> None:
        self.tensor[:] = state.play.observation(player, np.float32)

    def string_from(self, state: CenacleState, player: int) -> str:
        return state.observation_string(player)


_TYPES: dict[str, pyspiel.GameType] = {}


def _register(name: str) -> type[CenacleGame]:
    spec = describe(name)
    short = "python_cenacle_" + name.replace("-", "_")
    _TYPES[name] = pyspiel.GameType(
        short_name=short,
        long_name=f"Cenacle: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.most,
        min_num_players=spec.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.players, "seed": -1, "decisions": 0},
    )
    kind = type(short, (CenacleGame,), {"id": name})
    pyspiel.register_game(_TYPES[name], kind)
    return kind


GAMES = {name: _register(name) for name in games()}
