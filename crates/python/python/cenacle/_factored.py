"""A decision made factor by factor, for one seat: what `vector(factored=True)` does for many."""

from __future__ import annotations

import numpy as np

from . import _cenacle
from ._space import ActionSpace


class FactoredChoice:
    """A decision under way: first its kind, then each factor of that kind in which the actions that are left differ."""

    __slots__ = ("_asked", "_left", "_space")

    def __init__(self, space: ActionSpace, legal: np.ndarray) -> None:
        self._space, self._left, self._asked = space, legal.astype(np.int64), 0
        if len(legal) > 1:
            self._go_on()

    @property
    def left(self) -> np.ndarray:
        """The numbers of the actions that are left."""
        return self._left

    @property
    def asked(self) -> int:
        """The factor that is asked: 0 is the kind, then come those of the kind."""
        return self._asked

    def mask(self) -> np.ndarray:
        """A 1 for each value that can be chosen now."""
        mask = np.zeros(self._space.widest, np.int8)
        mask[self._values(self._asked)] = 1
        return mask

    def chosen(self) -> np.ndarray:
        """The kind and the factors that were chosen or follow; -1 for what is not known yet."""
        row = np.full(self._space.depth + 1, -1, np.int32)
        for factor in range(self._asked):
            row[factor] = self._value(factor)
        return row

    def choose(self, value: int) -> int | None:
        """Chooses a value. The number of the action, once no other is left."""
        kept = self._left[self._values(self._asked) == value]
        if len(kept) == 0:
            raise _cenacle.IllegalAction(f"no legal action has the value {value} of factor {self._asked}")
        self._left = kept
        if len(kept) == 1:
            return int(kept[0])
        self._asked += 1
        self._go_on()
        return None

    def keep(self, legal: np.ndarray) -> bool:
        """The list has changed meanwhile: what was chosen stays if it still can be. Otherwise the decision begins anew."""
        chosen = self.chosen()[: self._asked].tolist()
        again = FactoredChoice(self._space, legal)
        kept = True
        for factor, value in enumerate(chosen):
            if again._asked > factor:
                # It follows by itself now, perhaps as something else.
                kept = again._value(factor) == value
            else:
                left = again._left[again._values(factor) == value]
                kept = len(left) > 0
                if kept:
                    again._left, again._asked = left, factor + 1
            if not kept:
                again = FactoredChoice(self._space, legal)
                break
        if len(again._left) > 1:
            again._go_on()
        elif kept and len(again._left):
            # It is settled, but nobody has said so yet.
            again._asked = min(again._asked, len(self._space.split(int(again._left[0]))[0].factors))
        self._left, self._asked = again._left, again._asked
        return kept

    def _go_on(self) -> None:
        # Numbers that differ do so in one of the factors.
        while (values := self._values(self._asked)).size and (values == values[0]).all():
            self._asked += 1

    def _value(self, factor: int) -> int:
        return int(self._values(factor, self._left[:1])[0])

    def _values(self, factor: int, numbers: np.ndarray | None = None) -> np.ndarray:
        """Their values in a factor; 0 is the kind, and all that are left have the same one once it was asked."""
        numbers = self._left if numbers is None else numbers
        kinds = self._space.kinds
        if factor == 0 or not len(numbers):
            firsts = np.array([kind.first for kind in kinds])
            return np.searchsorted(firsts, numbers, side="right") - 1
        kind = next(kind for kind in reversed(kinds) if kind.first <= numbers[0])
        stride = 1
        for part in kind.factors[factor:]:
            stride *= part.size
        return (numbers - kind.first) // stride % kind.factors[factor - 1].size
