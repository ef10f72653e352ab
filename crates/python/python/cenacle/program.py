"""A bot as a program: what `cenacle arena --bots 'exec:python bot.py,greedy'` starts (docs/programs.md).

```python
import cenacle.program

def choose(question):
    return question.place(best(question.observation, question.mask))

cenacle.program.play(choose, wants=["observation", "numbers"])
```
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TextIO

import numpy as np

from ._cenacle import CenacleError

WANTS = ("view", "legal", "numbers", "observation")


@dataclass(frozen=True)
class Question:
    """What is asked, and what was wanted with it; the rest is None."""

    #: The game: its name, options, how many play, and the seat, which counts from 1 here as it does in records.
    game: dict[str, Any]
    #: How many actions there are.
    count: int
    #: How long the program may think, in milliseconds.
    millis: int
    view: dict[str, Any] | None = None
    #: The actions as records write them.
    legal: list[Any] | None = None
    #: The numbers of the actions.
    numbers: np.ndarray | None = None
    #: The view as a row.
    observation: np.ndarray | None = None

    @property
    def mask(self) -> np.ndarray:
        """A 1 for the number of each action; needs `numbers`."""
        if self.numbers is None:
            raise CenacleError("a mask needs the numbers: wants=['numbers']")
        mask = np.zeros(self.game["actions"], np.int8)
        mask[self.numbers] = 1
        return mask


    def place(self, number: int) -> int:
        """Where the action with this number stands in the list; needs `numbers`."""
        numbers = [] if self.numbers is None else self.numbers.tolist()
        if number not in numbers:
            raise CenacleError(f"{number} is not the number of a legal action, or `numbers` were not wanted")
        return numbers.index(number)


def play(
    choose: Callable[[Question], int],
    *,
    wants: Iterable[str] = ("view", "legal"),
    lines: TextIO | None = None,
    out: TextIO | None = None,
) -> None:
    """Answers until the arena has no more questions. `choose` gives the place of an action in the list, from 0."""
    wants = list(wants)
    unknown = [want for want in wants if want not in WANTS]
    if unknown:
        raise CenacleError(f"there is no {unknown[0]!r} to be told; there is {', '.join(WANTS)}")
    source, out = sys.stdin if lines is None else lines, sys.stdout if out is None else out
    game: dict[str, Any] = {}

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    for line in source:
        word, _, rest = line.strip().partition(" ")
        if word == "cenacle":
            if rest != "1":
                raise CenacleError(f"the arena speaks version {rest}, and this package version 1")
            if wants:
                say("want " + " ".join(wants))
            say("ready")
        elif word == "game":
            game = json.loads(rest)
        elif word == "go":
            count, millis, told = rest.split(" ", 2)
            known = json.loads(told)
            if "numbers" in known:
                known["numbers"] = np.array(known["numbers"], np.int64)
            if "observation" in known:
                known["observation"] = np.array(known["observation"], np.uint8)
            place = int(choose(Question(game, int(count), int(millis), **known)))
            say(f"play {place}")
        elif word == "quit":
            return
