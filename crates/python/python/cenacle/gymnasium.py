"""One seat of a game for Gymnasium, against bots of the house.

>>> from cenacle.gymnasium import CenacleEnv
>>> env = CenacleEnv("cleopatra", players=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))

It is registered as well: `gymnasium.make("cenacle/cult-v1", players=2)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import games
from ._game import Bot, Game, game
from ._options import OptionValue
from ._space import describe
from ._vector import FLAT


class CenacleEnv(gymnasium.Env):
    """A seat decides, the bots of the others answer. The reward comes at the end.

    What may be done stands in `info["action_mask"]`. An action that is not legal changes nothing, costs `illegal` and is told in
    `info["illegal"]`: a policy that does not look at the mask learns it so.
    """

    metadata = {"render_modes": ["ansi", "text", "svg", "html"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        illegal: float = -1.0,
        render_mode: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        **named: OptionValue,
    ) -> None:
        self.spec_ = describe(game, players)
        if self.spec_.actions.size > FLAT:
            raise ValueError(f"{game} has {self.spec_.actions.size} actions: it is decided factor by factor, which cenacle.vector does")
        if not 0 <= seat < self.spec_.players:
            raise ValueError(f"there is no seat {seat} of {self.spec_.players}")
        others = self.spec_.players - 1
        self._bots = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._bots) != others:
            raise ValueError(f"{len(self._bots)} opponents for {others} seats")
        self._name, self._options = game, {**(options or {}), **named}
        self.seat, self._reward, self._illegal = seat, reward, illegal
        self.render_mode = render_mode
        most = np.concatenate([np.full(field.values, field.most, np.uint8) for field in self.spec_.fields])
        self.observation_space = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.spec_.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game; what was agreed on is said when the environment is made."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**62))
        self._game: Game = game(self._name, self.spec_.players, seed=own, options=self._options)
        others = [seat for seat in range(self.spec_.players) if seat != self.seat]
        self._sitting = {seat: Bot(name, own) for seat, name in zip(others, self._bots)}
        self._steps = 0
        self._answer()
        return self._seen()

    def _answer(self) -> None:
        """The others decide until the seat is asked or the game is over."""
        while not self._game.over and self._game.seat != self.seat:
            asked = self._game.seat
            self._game.apply(self._sitting[asked].choose(self._game))

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        mask = self._game.mask(self.seat) if self._game.seat == self.seat else np.zeros(self.spec_.actions.size, np.int8)
        return self._game.observation(self.seat), {"action_mask": mask}

    def action_masks(self) -> np.ndarray:
        """What may be done, as libraries with masks ask for it."""
        return self._game.mask(self.seat).astype(bool)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        reward = 0.0
        illegal = None
        try:
            self._game.apply(int(action), self.seat)
        except ValueError as refused:
            illegal, reward = str(refused), self._illegal
        else:
            self._answer()
        over = self._game.over
        if over:
            reward += float(self._game.rewards(self._reward)[self.seat])
        given_up = not over and self._steps > self.spec_.longest
        observation, info = self._seen()
        if illegal is not None:
            info["illegal"] = illegal
        return observation, reward, over, given_up, info

    def render(self) -> str | None:
        """What the seat sees."""
        return None if self.render_mode is None else str(self._game.render(self.render_mode, self.seat))


for _id in games():
    if describe(_id).actions.size <= FLAT:
        gymnasium.register(f"cenacle/{_id}-v1", "cenacle.gymnasium:CenacleEnv", kwargs={"game": _id}, disable_env_checker=True)
