"""One game at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from . import _cenacle
from ._options import OptionValue, Seed, at_least
from ._options import options as _options
from ._space import Spec, describe

_specs: dict[tuple[str, int], Spec] = {}


class Game:
    """A game that is played step by step. Seats count from 0; where a seat may be given, the one that is asked is meant otherwise."""

    __slots__ = ("_play",)

    def __init__(self, play: _cenacle.Game) -> None:
        self._play = play

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked"
        return f"<{self.id} for {self.players}, {self.decisions} decisions, {asked}>"

    @property
    def id(self) -> str:
        """The name of the game."""
        return self._play.id

    @property
    def spec(self) -> Spec:
        """What the game is."""
        key = (self.id, self.players)
        if key not in _specs:
            _specs[key] = describe(*key)
        return _specs[key]

    @property
    def players(self) -> int:
        return self._play.players

    @property
    def seat(self) -> int | None:
        """Who is asked next; None once the game is over."""
        return self._play.seat

    @property
    def to_act(self) -> list[int]:
        """All seats that may decide: several where they decide at the same time."""
        return self._play.to_act

    @property
    def over(self) -> bool:
        return self._play.over

    @property
    def decisions(self) -> int:
        """How many decisions were taken."""
        return self._play.decisions

    def legal(self, seat: int | None = None) -> np.ndarray:
        """The numbers of what a seat may do, in the order of the game's own list."""
        return self._play.legal(seat)

    def mask(self, seat: int | None = None) -> np.ndarray:
        """A 1 for each of these numbers; all 0 for a seat that is not asked."""
        return self._play.mask(seat)

    def observation(self, seat: int | None = None, dtype: Any = np.uint8) -> np.ndarray:
        """What a seat may know, as a row of bytes or, with a float dtype, of numbers from 0 to 1: `spec.fields` says what they are."""
        if np.dtype(dtype) == np.uint8:
            return self._play.observation(seat)
        return self._play.observation_f32(seat).astype(dtype, copy=False)

    def state(self) -> np.ndarray:
        """The same for somebody who sees everything: for critics, not for players."""
        return self._play.state()

    def apply(self, action: int | Mapping[str, Any] | str, seat: int | None = None) -> None:
        """A seat takes an action: its number, or as a record writes it. `IllegalAction` says which rule stands against it."""
        if isinstance(action, (str, Mapping)):
            action = self.number(action, seat)
        self._play.apply(int(action), seat)

    def action(self, number: int, seat: int | None = None) -> Any:
        """An action as a record writes it: `{"take-stall": {"stall": 1}}`."""
        return json.loads(self._play.action(number, seat))

    def number(self, action: Mapping[str, Any] | str, seat: int | None = None) -> int:
        """The number of an action that is written as in a record."""
        return self._play.number(json.dumps(action), seat)

    def label(self, number: int, lang: str = "en", seat: int | None = None) -> str:
        """What an action does, in words."""
        return self._play.label(number, lang, seat)

    def labels(self, lang: str = "en", seat: int | None = None) -> dict[int, str]:
        """What can be done, in words."""
        return {int(number): self.label(number, lang, seat) for number in self.legal(seat)}

    def clone(self) -> Game:
        """The same game once more, with the same luck to come."""
        return Game(self._play.clone())

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def resample(self, seat: int | None = None, seed: Seed = 0) -> Game:
        """A game in which a seat could be, for all it knows: what is hidden from it is drawn anew, and so is what comes."""
        return Game(self._play.resample(str(seed), seat))

    def save(self) -> str:
        """The record of the game so far, which every program of Cenacle reads."""
        return self._play.save()

    def outcome(self) -> dict[str, Any] | None:
        """How it ended: reason, winners and ranks, and scores where points are counted."""
        told = self._play.outcome()
        if told is None:
            return None
        outcome = json.loads(told)
        # Records count seats from 1.
        outcome["winners"] = [seat - 1 for seat in outcome["winners"]]
        return outcome

    def rewards(self, reward: str = "win") -> np.ndarray:
        """What each seat gets ("win", "rank" or "margin"); 0 while the game lasts."""
        return self._play.rewards(reward)

    def evaluate(self, seat: int | None = None, positions: int = 8, seed: Seed = 0) -> np.ndarray:
        """The share of the win that each seat may expect by the game's own estimate: of the true position, or with a seat on average
        of some positions in which it could be."""
        at_least(1, 2**32 - 1, positions=positions)
        return self._play.evaluate(seat, positions, str(seed))

    def search(self, budget: str | int = 1000, seat: int | None = None, seed: Seed = 0) -> dict[str, Any]:
        """What the house's search thinks: `budget` thoughts, or a time ("500ms"). It knows what the seat knows. Of each choice it tells
        the action's number, how often it was tried, and what each seat may expect then."""
        return json.loads(self._play.advise(f"search:{budget}", str(seed), seat))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as it is written in JSON."""
        return json.loads(self._play.view(seat))

    def position(self) -> dict[str, Any]:
        """The whole position, as it is written in JSON."""
        return json.loads(self._play.position())

    def render(self, form: str = "svg", seat: int | None = None, lang: str = "en", width: int = 100) -> str | bytes:
        """What a seat sees, or without one what somebody sees who sees all: "svg", "narrow" (an SVG for a phone), "text", "ansi",
        "html" or "png". A picture in PNG needs the package `resvg-py`."""
        at_least(20, 1000, width=width)
        if form == "html":
            return f'<div style="max-width:60em">{self._play.render("svg", lang, width, seat)}</div>'
        if form == "png":
            return _png(self._play.render("svg", lang, width, seat))
        return self._play.render(form, lang, width, seat)

    def _repr_html_(self) -> str:
        return str(self.render("html", self.seat))

    def _repr_svg_(self) -> str:
        return str(self.render("svg", self.seat))


def _png(svg: str) -> bytes:
    try:
        import resvg_py
    except ImportError as error:
        raise ImportError("a PNG is drawn by the package resvg-py: pip install resvg-py") from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))


class Bot:
    """A bot of the house: "random", "greedy", "search:500ms", or a level ("novice" to "expert"). It sees what its seat may know."""

    __slots__ = ("_bot",)

    def __init__(self, name: str, seed: Seed = 0) -> None:
        self._bot = _cenacle.Bot(name, str(seed))

    def __repr__(self) -> str:
        return f"<bot {self._bot.spec}>"

    def choose(self, game: Game, seat: int | None = None) -> int:
        """The number of the action it would take."""
        return self._bot.choose(game._play, seat)


def game(
    game: str,
    players: int | None = None,
    *,
    seed: Seed = 0,
    options: Mapping[str, OptionValue] | None = None,
    **named: OptionValue,
) -> Game:
    """Begins a game. Options of the game go by their names; the same seed and the same decisions give the same game.

    >>> one = game("cult", players=2, seed="a table")
    >>> while not one.over:
    ...     one.apply(one.legal()[0])
    >>> one.outcome()["reason"] in one.spec.ends
    True
    """
    at_least(1, 255, players=players)
    return Game(_cenacle.Game(game, players, _options(options, named), str(seed)))


def replay(record: str, inputs: int | None = None) -> Game:
    """The game of a record, every check in it verified; with `inputs`, as it was after only so many.

    >>> one = game("cleopatra", players=3)
    >>> one.apply(one.legal()[0])
    >>> replay(one.save()).position() == one.position()
    True
    """
    at_least(0, 2**32, inputs=inputs)
    return Game(_cenacle.replay(record, inputs))

