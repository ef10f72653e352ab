"""How fast the games are from Python, measured in one run beside other environments: `make python-peers`.

    python bench/peers.py [--seconds 3] [--markdown]

Random play, legal actions only, one thread unless it says two; seconds are those of the processor, for two threads those of the clock. A row is what a program that learns does: ask for observation and mask, draw
a legal action, take it. Peers come from PyPI into a venv of their own (`bench/requirements.txt`), none of them is in the repository.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable

import cenacle
import numpy as np

Row = tuple[str, str, float]


def repeated(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of whole games, the first of which is not counted. What else the machine does meanwhile is not counted either."""
    play()
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        steps += play()
    return steps / (time.process_time() - begun)


def aec(env, seconds: float) -> float:
    """PettingZoo's form: every observation with its mask is made."""
    chance, mask_of = random.Random(1), (lambda seen, info: seen["action_mask"] if "action_mask" in seen else info["action_mask"])
    seeds = iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        while env.agents and steps < 2000:
            seen, _, over, given_up, info = env.last()
            if over or given_up:
                env.step(None)
                continue
            legal = np.flatnonzero(mask_of(seen, info))
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return repeated(play, seconds)


def open_spiel(game, seconds: float) -> float:
    """OpenSpiel's form: legal actions, no tensor, as in its own benchmarks."""
    chance = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 2000:
            if state.is_chance_node():
                # Part of the game, but nobody's decision.
                actions, shares = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(actions, shares)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return repeated(play, seconds)


def vector(game: str, seconds: float, threads: int, n: int = 1024) -> float:
    """The vector form: u8 observations and masks of every game at every step; decisions, not steps, are counted."""
    many = cenacle.vector(game, n, seed=1, threads=threads)
    for _ in range(30):
        many.step(many.sample())
    # One thread's time is its own; two have as much as the clock says.
    clock = time.process_time if threads == 1 else time.perf_counter
    before, begun = many.decisions, clock()
    while clock() - begun < seconds:
        many.step(many.sample())
    return (many.decisions - before) / (clock() - begun)


def rows(seconds: float) -> list[Row]:
    measured: list[Row] = []

    def add(form: str, what: str, measure: Callable[[], float]) -> None:
        measured.append((form, what, measure()))
        print(f"{form:<22} {what:<34} {measured[-1][2]:>12,.0f}", file=sys.stderr, flush=True)

    from cenacle.pettingzoo import aec_env

    for game in cenacle.games():
        add("PettingZoo AEC", f"Cenacle {game}", lambda: aec(aec_env(game), seconds))
    try:
        from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4
    except ImportError as error:
        print(f"PettingZoo's card games are not here: {error}", file=sys.stderr)
    else:
        for peer in (leduc_holdem_v4, texas_holdem_v4, hanabi_v5):
            name = peer.__name__.rsplit(".", 1)[-1]
            add("PettingZoo AEC", name, lambda: aec(peer.env(), seconds))

    try:
        import pyspiel
        from cenacle import openspiel
    except ImportError as error:
        print(f"OpenSpiel is not here: {error}", file=sys.stderr)
    else:
        for game in openspiel.GAMES:
            loaded = pyspiel.load_game("python_cenacle_" + game.replace("-", "_"))
            add("OpenSpiel", f"Cenacle {game}", lambda: open_spiel(loaded, seconds))
        for peer in ("hearts", "skat", "gin_rummy", "hanabi"):
            if peer in pyspiel.registered_names():
                add("OpenSpiel", f"{peer} (C++)", lambda: open_spiel(pyspiel.load_game(peer), seconds))

    for threads in (1, 2):
        for game in cenacle.games():
            form = "Vector, one core" if threads == 1 else "Vector, two cores"
            add(form, f"Cenacle {game}", lambda: vector(game, seconds, threads))
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--markdown", action="store_true", help="as a table for the docs")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    measured = rows(arguments.seconds)
    if arguments.markdown:
        print("| Form | Game | steps a second |\n|---|---|---:|")
        for form, what, speed in measured:
            print(f"| {form} | {what} | {speed:,.0f} |")
    for game in cenacle.games():
        many = cenacle.vector(game, 256)
        for _ in range(300):
            many.step(many.sample())
        print(f"{game}: {many.bytes_a_game / 1024:.1f} KB a game, rows included")


if __name__ == "__main__":
    main()
