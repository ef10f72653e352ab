"""The games for PettingZoo: `aec_env` asks one seat after another, `parallel_env` all at once.

>>> from cenacle.pettingzoo import aec_env
>>> env = aec_env("cleopatra", players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._cenacle import CenacleError
from ._factored import FactoredChoice
from ._game import Game, game
from ._options import OptionValue
from ._space import describe
from ._vector import FLAT, vector

Observation = dict[str, np.ndarray]


def observation_box(spec: Any) -> spaces.Box:
    """The values of a row, each from 0 to the most that its field says."""
    most = np.concatenate([np.full(field.values, field.most, np.uint8) for field in spec.fields])
    return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)


def check_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> None:
    """Says what there is instead."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise ValueError(f"there is no render mode {mode!r}; there is {', '.join(metadata['render_modes'])}")


class CenacleAEC(AECEnv):
    """One seat after another, in the order in which they are asked.

    An observation has `observation`, a row of bytes as the seat sits, and `action_mask`. Rewards come at the end. Games with very many
    actions are decided factor by factor: then a decision takes several steps, and an observation also has `chosen`, the factors chosen
    so far.
    """

    metadata = {"render_modes": ["ansi", "text", "svg", "html"], "name": "cenacle", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        skip_forced: bool = False,
        factored: bool | None = None,
        options: Mapping[str, OptionValue] | None = None,
        **named: OptionValue,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode, self.metadata)
        self.render_mode = render_mode
        self._game = vector(
            game,
            1,
            players,
            reward=reward,
            threads=1,
            skip_forced=skip_forced,
            factored=factored,
            auto_reset=False,
            options={**(options or {}), **named},
        )
        self.spec_ = self._game.spec
        self.metadata = {**self.metadata, "name": f"cenacle_{game.replace('-', '_')}_v{self.spec_.actions.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec_.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row, self._mask = self._game.observation[0], self._game.mask[0].view(np.int8)
        self._chosen = self._game.chosen[0]
        self._nothing = np.zeros_like(self._mask)
        self._action = np.zeros(1, np.int64)
        parts: dict[str, spaces.Space] = {
            "observation": observation_box(self.spec_),
            "action_mask": spaces.Box(0, 1, self._mask.shape, np.int8),
        }
        if self._game.factored:
            parts["chosen"] = spaces.Box(-1, max(self.spec_.actions.widest, 1), self._chosen.shape, np.int32)
        self._observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self._mask)) for agent in self.possible_agents}
        self._begun = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; what was agreed on is said when the environment is made."""
        if seed is not None:
            self._seed, self._begun = seed, 0
        elif self._begun == 0:
            self._seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._game.reset(f"{self._seed} {self._begun}")
        self._begun += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = int(self._game.seat[0])
        self.agent_selection = self.possible_agents[self._asked]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        if seat == self._asked:
            seen = {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        else:
            seen = {"observation": self._game.observe(0, seat), "action_mask": self._nothing.copy()}
        if self._game.factored:
            seen["chosen"] = self._chosen.copy()
        return seen

    def state(self) -> np.ndarray:
        """Everything, as somebody sees it who sees all."""
        return self._game.observe(0)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._action[0] = -1 if action is None else action
        self._game.step(self._action)
        self._asked = int(self._game.seat[0])
        if self._asked >= 0:
            self.agent_selection = self.possible_agents[self._asked]
            return
        given_up = bool(self._game.truncated[0])
        for agent, reward in zip(self.agents, self._game.reward[0].tolist()):
            self.rewards[agent] = reward
            self.terminations[agent] = not given_up
            self.truncations[agent] = given_up
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What is on the table."""
        if self.render_mode is None:
            return None
        return str(self._game.fork(0).render(self.render_mode))

    def close(self) -> None:
        """Nothing is held."""


class CenacleParallel(ParallelEnv):
    """All seats at once. The last action means to wait: it is the only one for a seat that is not asked. Seats that are asked decide in
    their order; where one of them makes another's action impossible, that is not carried out, and its info says why.

    Games with very many actions are decided factor by factor: a step then chooses one value, and an observation also has `chosen`, the
    factors chosen so far. A decision that is no longer possible as it was begun begins anew, and its info says so.
    """

    metadata = {"render_modes": ["ansi", "text", "svg", "html"], "name": "cenacle"}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        factored: bool | None = None,
        options: Mapping[str, OptionValue] | None = None,
        **named: OptionValue,
    ) -> None:
        check_render_mode(render_mode, self.metadata)
        self.spec_ = describe(game, players)
        self.factored = self.spec_.actions.size > FLAT if factored is None else factored
        self._name, self._options = game, {**(options or {}), **named}
        self._reward, self.render_mode = reward, render_mode
        self.metadata = {**self.metadata, "name": f"cenacle_{game.replace('-', '_')}_parallel_v{self.spec_.actions.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec_.players)]
        self.agents: list[str] = []
        self._wait = self.spec_.actions.widest if self.factored else self.spec_.actions.size
        box = observation_box(self.spec_)
        parts: dict[str, spaces.Space] = {
            "observation": box,
            "action_mask": spaces.Box(0, 1, (self._wait + 1,), np.int8),
        }
        if self.factored:
            parts["chosen"] = spaces.Box(-1, max(self.spec_.actions.widest, 1), (self.spec_.actions.depth + 1,), np.int32)
        self._observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self._wait + 1) for agent in self.possible_agents}
        self._begun = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a game; what was agreed on is said when the environment is made."""
        if seed is not None:
            self._seed, self._begun = seed, 0
        elif self._begun == 0:
            self._seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._game: Game = game(self._name, self.spec_.players, seed=f"{self._seed} {self._begun}", options=self._options)
        self._begun += 1
        self.agents = self.possible_agents[:]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choices: dict[int, FactoredChoice] = {}
        self._go_on(infos)
        return self._observations(), infos

    def _go_on(self, infos: dict[str, dict[str, Any]]) -> None:
        """Who decides factor by factor goes on with what is still possible."""
        if not self.factored:
            return
        before, self._choices = self._choices, {}
        for seat in self._game.to_act:
            legal = self._game.legal(seat)
            choice = before.get(seat)
            if choice is None:
                choice = FactoredChoice(self.spec_.actions, legal)
            elif not choice.keep(legal):
                infos[self.possible_agents[seat]]["refused"] = "what was begun is no longer possible: it begins anew"
            self._choices[seat] = choice

    def _observations(self) -> dict[str, Observation]:
        asked = set(self._game.to_act)
        seen = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self._wait + 1, np.int8)
            seen[agent] = {"observation": self._game.observation(seat), "action_mask": mask}
            if seat not in asked:
                mask[-1] = 1
            elif self.factored:
                mask[:-1] = self._choices[seat].mask()
            else:
                mask[:-1] = self._game.mask(seat)
            if self.factored:
                none = np.full(self.spec_.actions.depth + 1, -1, np.int32)
                seen[agent]["chosen"] = self._choices[seat].chosen() if seat in asked else none
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = self._game.to_act
        for seat in asked:
            if actions.get(self.possible_agents[seat], self._wait) == self._wait:
                raise ValueError(f"{self.possible_agents[seat]} is asked and cannot wait")
        # Only those who are asked now: who is asked by what they do answers in the next step.
        for number, seat in enumerate(asked):
            agent = self.possible_agents[seat]
            try:
                action: int | None = int(actions[agent])
                if self.factored:
                    action = self._choices[seat].choose(int(actions[agent]))
                if action is not None:
                    self._choices.pop(seat, None)
                    self._game.apply(action, seat)
            except CenacleError as refused:
                if number == 0:
                    raise
                # It may have been possible before the others acted.
                infos[agent]["refused"] = str(refused)
        self._go_on(infos)
        over = self._game.over
        given_up = not over and self._game.decisions > self.spec_.longest
        rewards = self._game.rewards(self._reward).tolist() if over else [0.0] * len(self.agents)
        observations = self._observations()
        told = (
            observations,
            dict(zip(self.agents, rewards)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, given_up),
            infos,
        )
        if over or given_up:
            self.agents = []
        return told

    def state(self) -> np.ndarray:
        """Everything, as somebody sees it who sees all."""
        return self._game.state()

    def render(self) -> str | None:
        """What is on the table."""
        return None if self.render_mode is None else str(self._game.render(self.render_mode))

    def close(self) -> None:
        """Nothing is held."""


aec_env = CenacleAEC
parallel_env = CenacleParallel
