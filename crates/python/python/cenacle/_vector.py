"""Many games at once."""

from __future__ import annotations

import os
from collections.abc import Mapping

import numpy as np

from . import _cenacle
from ._game import Game
from ._options import OptionValue, Seed, at_least
from ._options import options as _options
from ._space import Spec, describe

#: Games with more actions are decided factor by factor unless somebody says otherwise.
FLAT = 65_536


class Vector:
    """`n` games of one kind, advanced together.

    Everything is in arrays that stay where they are and are written over by each `step`. A game that is over begins anew at once: its
    row of `done` is 1 and its row of `reward` says what each seat got, while its other rows are those of the next game already.
    """

    #: What the seat to act may know: (n, fields).
    observation: np.ndarray
    #: 1 for what it may do: (n, actions), or (n, widest question) where decisions are made factor by factor.
    mask: np.ndarray
    #: What each seat got, if the game was over: (n, players).
    reward: np.ndarray
    #: 1 if the game was over: (n,).
    done: np.ndarray
    #: 1 if it was given up, because nobody had brought it to an end: (n,).
    truncated: np.ndarray
    #: Who is asked: (n,).
    seat: np.ndarray
    #: Where decisions are made factor by factor, the kind and the factors chosen so far, -1 for those that are not: (n, depth + 1).
    chosen: np.ndarray

    def __init__(self, engine: _cenacle.Vector, spec: Spec, factored: bool) -> None:
        self._engine = engine
        self.spec = spec
        self.factored = factored
        self.observation = engine.observation
        self.mask = engine.mask
        self.reward = engine.reward
        self.done = engine.done
        self.truncated = engine.truncated
        self.seat = engine.seat
        self.chosen = engine.chosen

    def __len__(self) -> int:
        return len(self._engine)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.spec.id} for {self.spec.players}>"

    @property
    def decisions(self) -> int:
        """Decisions so far, forced ones among them."""
        return self._engine.decisions

    @property
    def games(self) -> int:
        """Games played to their end."""
        return self._engine.games

    @property
    def bytes_a_game(self) -> int:
        """Memory of a game, with its rows of the arrays."""
        return self._engine.bytes_a_game

    def reset(self, seed: Seed | None = None) -> None:
        """Every game begins anew; the same seed gives the same games again."""
        self._engine.reset(None if seed is None else str(seed))

    def step(self, actions: np.ndarray) -> None:
        """Each game takes its action. If one of them is not legal nothing happens, and `IllegalAction` says which."""
        self._engine.step(np.ascontiguousarray(actions, dtype=np.int64))

    def sample(self) -> np.ndarray:
        """A legal action for each game, any with the same chance: always the same array."""
        return self._engine.sample()

    def observe(self, game: int, seat: int | None = None) -> np.ndarray:
        """What a seat of one of the games may know, in an array of its own; without a seat, everything."""
        return self._engine.observe(game, seat)

    def fork(self, game: int) -> Game:
        """One of the games as it is, to be looked at or played by itself."""
        return Game(self._engine.fork(game))

    def legal(self, game: int) -> np.ndarray:
        """The numbers of what can be done in one of the games."""
        return self._engine.legal(game)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def vector(
    game: str,
    n: int,
    players: int | None = None,
    *,
    seed: Seed = 0,
    observation: str = "u8",
    reward: str = "win",
    threads: int | None = None,
    skip_forced: bool = False,
    factored: bool | None = None,
    auto_reset: bool = True,
    options: Mapping[str, OptionValue] | None = None,
    **named: OptionValue,
) -> Vector:
    """Begins `n` games.

    `observation` is "u8", "f32" (0 to 1) or "none"; `reward` is "win" (share of the win), "rank" (1 to -1) or "margin" (points more
    than the best of the others); `skip_forced` answers questions with one answer by itself; `factored` makes decisions factor by
    factor, which is the way of games with very many actions; without `auto_reset` a game that is over stays so, its row of `seat` is -1,
    and nothing can be done in it. Options of the game go by their names.

    >>> many = vector("cult", n=8, players=2, reward="rank")
    >>> many.observation.shape == (8, many.spec.observation_length)
    True
    >>> for _ in range(100):
    ...     many.step(many.sample())
    """
    if n < 1:
        raise _cenacle.CenacleError(f"n is {n}; at least one game is played")
    at_least(1, 1024, threads=threads)
    spec = describe(game, players)
    by_factors = spec.actions.size > FLAT if factored is None else factored
    engine = _cenacle.Vector(
        game,
        n,
        players,
        _options(options, named),
        str(seed),
        observation,
        reward,
        _cores() if threads is None else threads,
        skip_forced,
        by_factors,
        auto_reset,
    )
    return Vector(engine, spec, by_factors)

