"""Games that policies play against themselves and each other, kept as shards: `pip install cenacle[arrow]`.

A shard is a Parquet file with every decision of some games (`cenacle.arrow`). What is in it follows from the plan and the number of the
shard and from nothing else, so it does not matter who plays it, or when: a run that was broken off goes on with the shards that are
missing. `cenacle.ray` plays them on many machines.

>>> import tempfile
>>> plan = Plan("cult", games=6, players=2, policies=["random", "greedy:1"], shard=4)
>>> folder = tempfile.mkdtemp()
>>> [shard.games for shard in play(plan, folder)]
[4, 2]
>>> [shard.games for shard in play(plan, folder)]
[]
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Union

import numpy as np
import pyarrow as pa
from pyarrow import fs
from pyarrow import parquet as pq

from . import arrow
from ._cenacle import CenacleError
from ._factored import FactoredChoice
from ._game import Bot
from ._options import OptionValue, Seed
from ._vector import Vector, vector


@dataclass(frozen=True)
class Batch:
    """What a policy is asked: a row for each game in which it is its turn."""

    observation: np.ndarray
    mask: np.ndarray
    #: The seat that is asked, and the game's number in the run.
    seat: np.ndarray
    game: np.ndarray
    #: What was chosen so far, where decisions are made factor by factor.
    chosen: np.ndarray


#: A bot of the house by name, or a function that is told a batch and a random generator and gives an action for each row.
Policy = Union[str, Callable[[Batch, np.random.Generator], np.ndarray]]


@dataclass(frozen=True)
class Plan:
    """Which games are played."""

    game: str
    games: int
    players: int | None = None
    #: One policy for each seat; if there are fewer they take turns, and go one seat on from game to game.
    policies: Sequence[Policy] = ("random",)
    seed: Seed = 0
    #: How many games are in a shard.
    shard: int = 128
    #: Whether decisions are made factor by factor; where there are very many actions they are.
    factored: bool | None = None
    skip_forced: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1 or self.shard < 1:
            raise CenacleError(f"{self.games} games in shards of {self.shard}: at least one of each is needed")
        if isinstance(self.policies, str) or not self.policies:
            raise CenacleError("policies is a list with at least one policy")
        for policy in self.policies:
            if isinstance(policy, str):
                # Says so at once if there is no such bot.
                Bot(policy)

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def games_of(self, shard: int) -> int:
        """How many games are in this shard: the last may have fewer."""
        return min(self.shard, self.games - shard * self.shard)

    def mark(self) -> str:
        """What tells this plan from others. The number of games is not in it: a run may go on with more of them."""
        told = {part.name: getattr(self, part.name) for part in dataclasses.fields(self) if part.name != "games"}
        told["policies"] = [policy if isinstance(policy, str) else _name(policy) for policy in self.policies]
        told["seed"], told["options"] = str(self.seed), dict(self.options)
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Shard:
    """A shard that was played."""

    number: int
    path: str
    games: int
    decisions: int


def play(plan: Plan, folder: str | os.PathLike[str]) -> Iterator[Shard]:
    """Plays the shards that are not in the folder yet, one after another, in this process."""
    for number in missing(plan, folder):
        yield play_into(plan, number, folder)


def missing(plan: Plan, folder: str | os.PathLike[str]) -> list[int]:
    """The shards that are not in the folder yet. Shards of another plan are refused."""
    files, root = _files(folder)
    files.create_dir(root, recursive=True)
    there = {info.base_name for info in files.get_file_info(fs.FileSelector(root)) if info.type == fs.FileType.File}
    wanted = []
    for number in range(plan.shards):
        name = _file(number)
        if name in there:
            with files.open_input_file(f"{root}/{name}") as file:
                known = arrow.description(pq.read_schema(file))
            if known.get("plan") != plan.mark():
                raise CenacleError(f"{folder}/{name} was played by another plan: give this one a folder of its own")
            if known.get("games") == plan.games_of(number):
                continue
        wanted.append(number)
    return wanted


def play_into(plan: Plan, number: int, folder: str | os.PathLike[str]) -> Shard:
    """Plays one shard into the folder. It is there whole or not at all."""
    table = play_shard(plan, number)
    files, root = _files(folder)
    path, beside = f"{root}/{_file(number)}", f"{root}/.{_file(number)}.{os.getpid()}"
    pq.write_table(table, beside, compression="zstd", filesystem=files)
    files.move(beside, path)
    return Shard(number, path, plan.games_of(number), len(table))


def read(folder: str | os.PathLike[str], columns: list[str] | None = None) -> pa.Table:
    """Everything that was played into a folder, in the order of the games."""
    files, root = _files(folder)
    infos = files.get_file_info(fs.FileSelector(root))
    paths = sorted(info.path for info in infos if info.base_name.startswith("shard-"))
    if not paths:
        raise CenacleError(f"{folder} holds no shard")
    tables = [pq.read_table(path, filesystem=files, columns=columns) for path in paths]
    # How many games a shard has is its own affair.
    return pa.concat_tables([table.replace_schema_metadata(tables[0].schema.metadata) for table in tables])


def play_shard(plan: Plan, number: int) -> pa.Table:
    """Plays the games of a shard."""
    if not 0 <= number < plan.shards:
        raise CenacleError(f"there is no shard {number} of {plan.shards}")
    count, first = plan.games_of(number), number * plan.shard
    many = vector(
        plan.game,
        count,
        plan.players,
        seed=f"{plan.seed} {number}",
        factored=plan.factored,
        skip_forced=plan.skip_forced,
        auto_reset=False,
        threads=1,
        options=plan.options,
    )
    whims = [np.random.default_rng(_entropy(plan.seed, number, place)) for place in range(len(plan.policies))]
    house: dict[tuple[int, int], _House] = {}
    rows = _Rows(many)
    while (alive := np.flatnonzero(many.seat >= 0)).size:
        seats = many.seat[alive]
        # Who sits where goes round from game to game.
        who = (seats + alive + first) % len(plan.policies)
        actions = many.sample().copy()
        for place, policy in enumerate(plan.policies):
            asked = alive[who == place]
            if not asked.size or policy == "random":
                continue
            if isinstance(policy, str):
                for game in asked:
                    seat = int(many.seat[game])
                    if (game, seat) not in house:
                        house[game, seat] = _House(policy, f"{plan.seed} {number} {game} {seat}")
                    actions[game] = house[game, seat].value(many, int(game))
                continue
            batch = Batch(
                many.observation[asked], many.mask[asked], many.seat[asked], asked + first, many.chosen[asked]
            )
            chosen = np.asarray(policy(batch, whims[place]))
            if chosen.shape != (len(asked),):
                raise CenacleError(f"{_name(policy)} gave actions of shape {chosen.shape} for {len(asked)} rows")
            actions[asked] = chosen
        rows.add(alive, seats, actions)
        many.step(actions)
    return rows.table(plan, first, count)


class _House:
    """A bot of the house at a seat of one game."""

    def __init__(self, name: str, seed: str) -> None:
        self._bot = Bot(name, seed)
        #: What it decided, as long as that is told factor by factor.
        self._decided: tuple[FactoredChoice, list[int]] | None = None

    def value(self, many: Vector, game: int) -> int:
        if not many.factored:
            return self._bot.choose(many.fork(game))
        if self._decided is None:
            space = many.spec.actions
            kind, factors = space.split(self._bot.choose(many.fork(game)))
            self._decided = FactoredChoice(space, many.legal(game)), [space.kinds.index(kind), *factors.values()]
        choice, path = self._decided
        value = path[choice.asked]
        if choice.choose(value) is not None:
            self._decided = None
        return value


class _Rows:
    """The decisions of a shard while it is played."""

    def __init__(self, many: Vector) -> None:
        self._many = many
        self._parts: list[dict[str, np.ndarray]] = []
        self._decided = np.zeros(len(many), np.int32)

    def add(self, alive: np.ndarray, seats: np.ndarray, actions: np.ndarray) -> None:
        many, mask = self._many, self._many.mask[alive]
        self._parts.append(
            {
                "game": alive,
                "decision": self._decided[alive],
                "seat": seats,
                "action": actions[alive],
                "legal": np.nonzero(mask)[1],
                "lengths": np.count_nonzero(mask, axis=1),
                "observation": many.observation[alive],
                "chosen": many.chosen[alive],
            }
        )
        self._decided[alive] += 1

    def table(self, plan: Plan, first: int, count: int) -> pa.Table:
        many = self._many
        whole = {name: np.concatenate([part[name] for part in self._parts]) for name in self._parts[0]}
        # One game after another.
        order = np.argsort(whole["game"], kind="stable")
        starts = np.cumsum(whole["lengths"]) - whole["lengths"]
        lengths = whole["lengths"][order]
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        legal = whole["legal"][np.repeat(starts[order], lengths) + within]
        shares = np.where(many.truncated[:, None] == 1, np.nan, many.reward)
        game, seat = whole["game"][order], whole["seat"][order]
        more = {"plan": plan.mark(), "games": count, "seed": str(plan.seed)}
        return arrow.table(
            arrow.schema(many.spec, factored=many.factored, more=more),
            game=game + first,
            decision=whole["decision"][order],
            seat=seat,
            action=whole["action"][order],
            legal=legal,
            lengths=lengths,
            observation=whole["observation"][order],
            outcome=shares[game, seat],
            chosen=whole["chosen"][order] if many.factored else None,
        )


def _name(policy: Any) -> str:
    return str(getattr(policy, "__qualname__", type(policy).__qualname__))


def _entropy(seed: Seed, shard: int, policy: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed} {shard} {policy}".encode()).digest()[:16], "big")


def _file(number: int) -> str:
    return f"shard-{number:06d}.parquet"


def _files(folder: str | os.PathLike[str]) -> tuple[fs.FileSystem, str]:
    """Where shards are: a folder, or an address as Arrow knows them (`s3://…`)."""
    text = os.fspath(folder)
    if "://" in text:
        files, path = fs.FileSystem.from_uri(text)
        return files, path.rstrip("/")
    return fs.LocalFileSystem(), str(Path(text).absolute())
