"""Self-play on many machines with Ray: `pip install cenacle[ray]`.

```python
from cenacle.ray import self_play
from cenacle.selfplay import Plan, read

plan = Plan("cult", games=100_000, players=4, policies=["search:200"], seed=1)
for shard in self_play(plan, "s3://bucket/cult", workers=64):
    print(shard.number, shard.decisions)
decisions = read("s3://bucket/cult")
```

Each worker is an actor that plays one shard after another. What is in a shard depends on the plan alone, so one worker and a hundred play
the same games; a worker that is lost is replaced, and its shard played again. The folder must be one that all machines see. A bot that
thinks by the clock (`search:500ms`) plays otherwise every time: give it thoughts (`search:500`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import ray

from . import selfplay
from ._cenacle import CenacleError
from .selfplay import Plan, Shard


@ray.remote(max_restarts=4, max_task_retries=4)
class Player:
    """Plays shards of one plan."""

    def __init__(self, plan: Plan, folder: str) -> None:
        self._plan, self._folder = plan, folder

    def play(self, number: int) -> Shard:
        return selfplay.play_into(self._plan, number, self._folder)


def self_play(
    plan: Plan, folder: str | os.PathLike[str], *, workers: int = 2, cpus: float = 1.0
) -> Iterator[Shard]:
    """Plays the shards that are not in the folder yet and tells of each when it is there, in no order.

    Ray is started on this machine if nobody has connected to a cluster before (`ray.init(address=...)`). Each worker takes `cpus`.
    """
    if workers < 1:
        raise CenacleError(f"{workers} workers: at least one is needed")
    place = os.fspath(folder)
    if "://" not in place:
        place = os.path.abspath(place)
    numbers = iter(selfplay.missing(plan, place))
    if not ray.is_initialized():
        ray.init(num_cpus=max(1, round(workers * cpus)), include_dashboard=False, log_to_driver=False)
    players = [Player.options(num_cpus=cpus).remote(plan, place) for _ in range(min(workers, plan.shards))]  # type: ignore[attr-defined]
    try:
        running = {}
        for player in players:
            number = next(numbers, None)
            if number is not None:
                running[player.play.remote(number)] = player
        while running:
            done, _ = ray.wait(list(running))
            for played in done:
                player = running.pop(played)
                number = next(numbers, None)
                if number is not None:
                    running[player.play.remote(number)] = player
                yield ray.get(played)
    finally:
        for player in players:
            ray.kill(player)
