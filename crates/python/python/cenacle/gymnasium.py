"""One seat of a game for Gymnasium, against bots of the house.

>>> from cenacle.gymnasium import CenacleEnv
>>> env = CenacleEnv("cleopatra", players=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))

It is registered as well: `gymnasium.make("cenacle/cult-v1", players=2)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from . import games
from ._factored import FactoredChoice
from ._game import Bot, Game, game
from ._options import OptionValue
from ._space import describe
from ._vector import FLAT

Observation = Union[np.ndarray, dict[str, np.ndarray]]


class CenacleEnv(gymnasium.Env):
    """A seat decides, the bots of the others answer. The reward comes at the end.

    What may be done stands in `info["action_mask"]`. An action that is not legal changes nothing, costs `illegal` and is told in
    `info["illegal"]`: a policy that does not look at the mask learns it so.

    Games with very many actions are decided factor by factor: a step then chooses one value, and an observation is a dictionary of the
    `observation` and of `chosen`, the factors chosen so far.
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
        factored: bool | None = None,
        options: Mapping[str, OptionValue] | None = None,
        **named: OptionValue,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}; there is {', '.join(self.metadata['render_modes'])}")
        self.spec_ = describe(game, players)
        self.factored = self.spec_.actions.size > FLAT if factored is None else factored
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
        row = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        space = self.spec_.actions
        if self.factored:
            chosen = spaces.Box(-1, max(space.widest, 1), (space.depth + 1,), np.int32)
            self.observation_space = spaces.Dict({"observation": row, "chosen": chosen})
        else:
            self.observation_space = row
        self._width = space.widest if self.factored else space.size
        self.action_space = spaces.Discrete(self._width)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
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
        while (asked := self._game.seat) is not None and asked != self.seat:
            self._game.apply(self._sitting[asked].choose(self._game))
        asks = self.factored and self._game.seat == self.seat
        self._choice = FactoredChoice(self.spec_.actions, self._game.legal(self.seat)) if asks else None

    def _mask(self) -> np.ndarray:
        if self._game.seat != self.seat:
            return np.zeros(self._width, np.int8)
        return self._game.mask(self.seat) if self._choice is None else self._choice.mask()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        row, info = self._game.observation(self.seat), {"action_mask": self._mask()}
        if not self.factored:
            return row, info
        none = np.full(self.spec_.actions.depth + 1, -1, np.int32)
        return {"observation": row, "chosen": none if self._choice is None else self._choice.chosen()}, info

    def action_masks(self) -> np.ndarray:
        """What may be done, as libraries with masks ask for it."""
        return self._mask().astype(bool)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        reward = 0.0
        illegal = None
        try:
            number: int | None = int(action)
            if self._choice is not None:
                number = self._choice.choose(int(action))
            if number is not None:
                self._game.apply(number, self.seat)
        except ValueError as refused:
            illegal, reward = str(refused), self._illegal
        else:
            if number is not None:
                self._answer()
        over = self._game.over
        if over:
            reward += float(self._game.rewards(self._reward)[self.seat])
        given_up = not over and self._steps > self.spec_.longest * (self.spec_.actions.depth + 1 if self.factored else 1)
        observation, info = self._seen()
        if illegal is not None:
            info["illegal"] = illegal
        return observation, reward, over, given_up, info

    def render(self) -> str | None:
        """What the seat sees."""
        return None if self.render_mode is None else str(self._game.render(self.render_mode, self.seat))


for _id in games():
    gymnasium.register(f"cenacle/{_id}-v1", "cenacle.gymnasium:CenacleEnv", kwargs={"game": _id}, disable_env_checker=True)
