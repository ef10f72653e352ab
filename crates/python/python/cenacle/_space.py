"""What a game is: its options, the numbers of its actions, the fields of its views."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import numpy as np

from . import _cenacle
from ._options import at_least


@dataclass(frozen=True)
class Factor:
    """One factor of a kind of action."""

    name: str
    size: int


@dataclass(frozen=True)
class Kind:
    """A kind of action: it has `size` numbers from `first` on, the product of its factors."""

    name: str
    first: int
    size: int
    factors: tuple[Factor, ...]


@dataclass(frozen=True)
class ActionSpace:
    """All actions of a game, numbered from 0. A number never means something else in the same version."""

    version: int
    size: int
    #: Values of the widest question, where a decision is made factor by factor.
    widest: int
    #: The most factors of a kind.
    depth: int
    kinds: tuple[Kind, ...]

    def split(self, number: int) -> tuple[Kind, dict[str, int]]:
        """The kind of a number, and its value in each factor."""
        if not 0 <= number < self.size:
            raise _cenacle.CenacleError(f"{number} is no action: there are {self.size} of them")
        kind = next(kind for kind in reversed(self.kinds) if kind.first <= number)
        rest, values = number - kind.first, {}
        for factor in reversed(kind.factors):
            rest, values[factor.name] = divmod(rest, factor.size)
        return kind, {factor.name: values[factor.name] for factor in kind.factors}


@dataclass(frozen=True)
class Field:
    """Some values of a row: what they are called, where they stand, and the most each can be."""

    name: str
    first: int
    values: int
    most: int
    #: `count`, `saturating` (more counts as the most), `signed` (half of the most is 0), `flag` or `one-of`.
    coding: str

    def of(self, row: np.ndarray) -> np.ndarray:
        """The values of this field in a row, or in each of several."""
        return row[..., self.first : self.first + self.values]


@dataclass(frozen=True)
class Spec:
    """A game for so many players."""

    id: str
    rules_version: int
    players: int
    fewest: int
    most: int
    #: A game that nobody brings to its end is given up after so many decisions.
    longest: int
    options: dict[str, tuple[str, ...]]
    #: What an option is if nobody says.
    defaults: dict[str, str]
    ends: tuple[str, ...]
    actions: ActionSpace
    observation_version: int
    observation_length: int
    fields: tuple[Field, ...]
    _by_name: dict[str, Field] = field(repr=False)

    def field(self, name: str) -> Field:
        """The field of this name."""
        if name not in self._by_name:
            raise _cenacle.CenacleError(f"a view of {self.id} has no field {name!r}")
        return self._by_name[name]


def describe(game: str, players: int | None = None) -> Spec:
    """What a game is.

    >>> cult = describe("cult", players=4)
    >>> cult.actions.split(cult.actions.kinds[4].first)[0].name
    'place'
    >>> cult.field("seat-0.followers").most
    15
    """
    at_least(1, 255, players=players)
    told = json.loads(_cenacle.describe(game, players))
    space = told["actions"]
    kinds = tuple(
        Kind(kind["name"], kind["first"], kind["size"], tuple(Factor(**factor) for factor in kind["factors"]))
        for kind in space["kinds"]
    )
    fields = tuple(Field(**one) for one in told["observation"]["fields"])
    return Spec(
        id=told["id"],
        rules_version=told["rules_version"],
        players=told["players"],
        fewest=told["fewest"],
        most=told["most"],
        longest=told["longest"],
        options={option["id"]: tuple(option["values"]) for option in told["options"]},
        defaults={option["id"]: option["default"] for option in told["options"]},
        ends=tuple(told["ends"]),
        actions=ActionSpace(space["version"], space["size"], space["widest"], space["depth"], kinds),
        observation_version=told["observation"]["version"],
        observation_length=told["observation"]["length"],
        fields=fields,
        _by_name={one.name: one for one in fields},
    )
