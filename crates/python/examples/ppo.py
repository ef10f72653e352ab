"""PPO with masks: one network learns a game by playing all of its seats, on the CPU, with JAX and NumPy alone.

    pip install cenacle[arrow] jax
    python ppo.py --game cleopatra --players 3 --minutes 20 --out cleopatra.npz

It plays many games at once (`cenacle.vector`), learns from each rollout, and tells every half minute how it stands against `random`. In the
end it plays the house's bots, too. `--out` keeps the network, the curve and the optimiser's state, and `--resume` goes on with them. Rewards
are each seat's rank, at the end and only there; every seat's decisions are a trajectory of their own.
"""

from __future__ import annotations

import argparse
import functools
import time
from typing import Any

import cenacle
import jax
import jax.numpy as jnp
import numpy as np
from cenacle import selfplay

HIDDEN = 128
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01
GAMMA, LAMBDA = 1.0, 0.97
EPOCHS, MINIBATCH = 2, 2048

Params = dict[str, Any]


def begin(key: jax.Array, fields: int, actions: int) -> Params:
    """Two layers that policy and value share; a policy that has learned nothing prefers nothing."""
    one, two, three = jax.random.split(key, 3)

    def layer(key: jax.Array, of: int, to: int, scale: float) -> tuple[jax.Array, jax.Array]:
        return scale * jax.random.normal(key, (of, to)) / np.sqrt(of), jnp.zeros(to)

    return {
        "one": layer(one, fields, HIDDEN, 1.4),
        "two": layer(two, HIDDEN, HIDDEN, 1.4),
        "policy": layer(three, HIDDEN, actions, 0.01),
        "value": layer(three, HIDDEN, 1, 0.01),
    }


def forward(params: Params, rows: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log-probabilities of the actions, those that are not legal far below, and the share of the win that is expected."""
    hidden = jax.nn.relu(rows @ params["one"][0] + params["one"][1])
    hidden = jax.nn.relu(hidden @ params["two"][0] + params["two"][1])
    logits = jnp.where(mask, hidden @ params["policy"][0] + params["policy"][1], -1e9)
    value = jax.nn.sigmoid(hidden @ params["value"][0] + params["value"][1])[:, 0]
    return jax.nn.log_softmax(logits), value


def shares(rows: jax.Array, most: jax.Array) -> jax.Array:
    """Bytes as numbers from 0 to 1."""
    return rows.astype(jnp.float32) / most


@jax.jit
def act(params: Params, key: jax.Array, rows: jax.Array, mask: jax.Array, most: jax.Array) -> tuple[jax.Array, ...]:
    """An action for each row, drawn, with its log-probability and the value."""
    log_policy, value = forward(params, shares(rows, most), mask > 0)
    action = jax.random.categorical(key, log_policy)
    return action, jnp.take_along_axis(log_policy, action[:, None], 1)[:, 0], value


def loss(params: Params, batch: dict[str, jax.Array], most: jax.Array) -> jax.Array:
    mask = batch["mask"] > 0
    log_policy, value = forward(params, shares(batch["rows"], most), mask)
    chosen = jnp.take_along_axis(log_policy, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch["log_chosen"])
    gain = batch["advantage"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    surrogate = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -jnp.where(mask, jnp.exp(log_policy) * log_policy, 0.0).sum(axis=1).mean()
    return -surrogate + VALUE_WEIGHT * jnp.square(value - batch["target"]).mean() - ENTROPY_WEIGHT * entropy


@functools.partial(jax.jit, donate_argnums=(0, 1))
def learn(params: Params, state: Params, batch: dict[str, jax.Array], most: jax.Array, rate: float) -> tuple[Params, Params]:
    """One step of Adam, the gradient no longer than 0.5."""
    gradient = jax.grad(loss)(params, batch, most)
    length = jnp.sqrt(sum(jnp.square(part).sum() for part in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1.0, 0.5 / (length + 1e-6)), gradient)
    steps = state["steps"] + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, state["mean"], gradient)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, state["square"], gradient)

    def moved(part: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        return part - rate * (mean / (1 - 0.9**steps)) / (jnp.sqrt(square / (1 - 0.999**steps)) + 1e-5)

    return jax.tree.map(moved, params, mean, square), {"mean": mean, "square": square, "steps": steps}


def rollout(
    many: cenacle.Vector, params: Params, key: jax.Array, steps: int, most: jax.Array, ranks: bool
) -> dict[str, np.ndarray]:
    """So many decisions of every game, with advantages: each seat's decisions are a trajectory of their own."""
    n, players = many.reward.shape
    kept: dict[str, list[np.ndarray]] = {name: [] for name in ("rows", "mask", "action", "log_chosen", "value", "seat")}
    ends: list[tuple[np.ndarray, np.ndarray]] = []
    for step_key in jax.random.split(key, steps):
        rows, mask, seat = many.observation.copy(), many.mask.copy(), many.seat.copy()
        action, log_chosen, value = (np.asarray(part) for part in act(params, step_key, rows, mask, most))
        for name, part in zip(kept, (rows, mask, action, log_chosen, value, seat)):
            kept[name].append(part)
        many.step(action.astype(np.int64))
        # Ranks are from -1 to 1, what is expected from 0 to 1.
        ends.append((many.done.copy(), (many.reward + 1) / 2 if ranks else many.reward.copy()))

    # What each seat expects now, for games that are still played.
    seen = np.stack([many.observe(game, seat) for game in range(n) for seat in range(players)])
    following = np.asarray(act(params, key, seen, np.ones((len(seen), many.mask.shape[1]), np.uint8), most)[2]).reshape(n, players)
    advantage = np.zeros((n, players), np.float32)
    every = np.arange(n)
    out = np.zeros((steps, n), np.float32)
    for step in reversed(range(steps)):
        done, reward = ends[step]
        following = np.where(done[:, None] == 1, reward, following)
        advantage[done == 1] = 0.0
        seat, value = kept["seat"][step], kept["value"][step]
        out[step] = GAMMA * following[every, seat] - value + GAMMA * LAMBDA * advantage[every, seat]
        advantage[every, seat] = out[step]
        following = following.copy()
        following[every, seat] = value
    flat = {name: np.concatenate(parts) for name, parts in kept.items() if name != "seat"}
    flat["advantage"] = out.reshape(-1)
    flat["target"] = flat["advantage"] + flat.pop("value")
    return flat


def against(params: Params, most: jax.Array, options: argparse.Namespace, bot: str, games: int, seed: str) -> float:
    """The share of the win of one seat against bots at the others, each seat in turn."""

    def network(batch: selfplay.Batch, whim: np.random.Generator) -> np.ndarray:
        # A compiled program for each size would be many: rows are filled up to one of a few.
        size = 1 << max(4, 2 * -(-(len(batch.seat) - 1).bit_length() // 2))
        rows, mask = (np.pad(part, ((0, size - len(part)), (0, 0))) for part in (batch.observation, batch.mask))
        key = jax.random.key(int(whim.integers(2**31)))
        return np.asarray(act(params, key, rows, mask, most)[0])[: len(batch.seat)]

    players = cenacle.describe(options.game, options.players).players
    policies = [network] + [bot] * (players - 1)
    plan = selfplay.Plan(options.game, games, options.players, policies, seed=seed, shard=games, skip_forced=True)
    table = selfplay.play_shard(plan, 0)
    game, seat = table.column("game").to_numpy(), table.column("seat").to_numpy()
    mine = (seat + game) % players == 0
    of_game, first = np.unique(game[mine], return_index=True)
    won = np.nan_to_num(table.column("outcome").to_numpy()[mine][first])
    return float(won.sum() / games)


def keep(path: str, params: Params, state: Params, curve: list[tuple[float, int, float]]) -> None:
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves((params, state))]
    with open(path, "wb") as file:
        np.savez(file, *leaves, curve=np.array(curve))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cleopatra")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--n", type=int, default=256, help="games that are played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two lessons")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="ppo.npz")
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds")
    parser.add_argument("--reward", default="rank", choices=["rank", "win"])
    parser.add_argument("--pause", type=float, default=1e9, help="stop after so many minutes, to go on with --resume")
    parser.add_argument("--goal", type=float, default=1.1, help="stop once this share against random is reached")
    parser.add_argument("--games", type=int, default=256, help="games against random at each look")
    parser.add_argument("--final", type=int, default=200, help="games against each bot of the house in the end")
    options = parser.parse_args()

    many = cenacle.vector(
        options.game, options.n, options.players, seed=options.seed, reward=options.reward, factored=False, skip_forced=True
    )
    most = jnp.asarray(np.concatenate([np.full(field.values, max(field.most, 1), np.float32) for field in many.spec.fields]))
    key = jax.random.key(options.seed)
    params = begin(key, many.spec.observation_length, many.spec.actions.size)
    zeros = functools.partial(jax.tree.map, jnp.zeros_like)
    state: Params = {"mean": zeros(params), "square": zeros(params), "steps": jnp.zeros((), jnp.int32)}
    curve: list[tuple[float, int, float]] = []
    if options.resume:
        with np.load(options.out) as kept:
            curve = [tuple(row) for row in kept["curve"].tolist()]
            leaves = [jnp.asarray(kept[f"arr_{number}"]) for number in range(len(jax.tree.leaves((params, state))))]
            params, state = jax.tree.unflatten(jax.tree.structure((params, state)), leaves)
    spent, decisions = (curve[-1][0], int(curve[-1][1])) if curve else (0.0, 0)
    begun, next_look = time.perf_counter(), 0.0
    chance = np.random.default_rng((options.seed, decisions))
    while True:
        minutes = spent + (time.perf_counter() - begun) / 60
        over = minutes >= options.minutes or minutes - spent >= options.pause
        if minutes >= next_look or over:
            share = against(params, most, options, "random", options.games, f"look {options.seed} {decisions}")
            curve.append((minutes, decisions, share))
            print(f"{minutes:6.1f} min  {decisions:>10,} decisions  {share:6.1%} against random", flush=True)
            keep(options.out, params, state, curve)
            next_look = minutes + 0.5
            if over or share >= options.goal:
                break
        # Slower towards the end.
        rate = options.rate * max(0.1, 1.0 - minutes / options.minutes)
        batch = rollout(many, params, jax.random.key(int(chance.integers(2**31))), options.steps, most, options.reward == "rank")
        size = len(batch["action"])
        decisions += size
        for _ in range(EPOCHS):
            order = chance.permutation(size)
            for first in range(0, size - size % MINIBATCH or size, MINIBATCH):
                some = order[first : first + MINIBATCH]
                params, state = learn(params, state, {name: part[some] for name, part in batch.items()}, most, rate)
    for bot in ("random", "easy", "greedy") if options.final else ():
        share = against(params, most, options, bot, options.final, f"final {options.seed}")
        print(f"{share:6.1%} against {bot} in {options.final} games", flush=True)


if __name__ == "__main__":
    main()
