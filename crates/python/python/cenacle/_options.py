"""What Python says, as the games write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

from ._cenacle import CenacleError

OptionValue = Union[str, bool]
Seed = Union[int, str]


def options(chosen: Mapping[str, OptionValue] | None, named: Mapping[str, OptionValue]) -> dict[str, str]:
    """Options by name: `every_turn=True` is `every-turn` = `on`."""
    both = {**(chosen or {}), **named}
    return {name.replace("_", "-"): _value(value) for name, value in both.items()}


def _value(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def at_least(least: int, most: int, **named: int | None) -> None:
    """Numbers that the engine could not even read are named here."""
    for name, number in named.items():
        if number is not None and not least <= number <= most:
            raise CenacleError(f"{name} is {number}; it can be {least} to {most}")
