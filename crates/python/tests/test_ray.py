"""Self-play on several workers."""

import cenacle
import pytest

pytestmark = pytest.mark.long

ray = pytest.importorskip("ray", reason="make python-long installs it")

import cenacle.ray  # noqa: E402
import numpy as np  # noqa: E402
from cenacle import selfplay  # noqa: E402


@pytest.fixture(autouse=True)
def a_ray_of_its_own():
    yield
    ray.shutdown()


def test_one_worker_and_four_play_the_same_games(tmp_path):
    def by_chance(batch, whim):
        return np.array([whim.choice(np.flatnonzero(row)) for row in batch.mask])

    plan = selfplay.Plan("cult", 40, 3, [by_chance, "greedy:1", "random"], seed=3, shard=5)
    ray.init(num_cpus=4, include_dashboard=False, log_to_driver=False)
    one = list(cenacle.ray.self_play(plan, tmp_path / "one", workers=1))
    four = list(cenacle.ray.self_play(plan, tmp_path / "four", workers=4))
    assert {shard.number for shard in one} == {shard.number for shard in four} == set(range(8))
    table = selfplay.read(tmp_path / "one")
    assert table.equals(selfplay.read(tmp_path / "four"))
    assert sorted(set(table.column("game").to_pylist())) == list(range(40))


def test_two_workers_are_started_here_and_go_on_where_others_stopped(tmp_path):
    plan = selfplay.Plan("cleopatra", 12, 3, ["random"], seed=1, shard=2)
    selfplay.play_into(plan, 4, tmp_path)
    played = list(cenacle.ray.self_play(plan, tmp_path, workers=2))
    assert {shard.number for shard in played} == {0, 1, 2, 3, 5}
    assert list(cenacle.ray.self_play(plan, tmp_path, workers=2)) == []


def test_what_goes_wrong_in_a_worker_is_told_here(tmp_path):
    def nonsense(batch, whim):
        return np.full(len(batch.seat), 10**6)

    plan = selfplay.Plan("cult", 2, policies=[nonsense])
    with pytest.raises(Exception, match="is no action of cult"):
        list(cenacle.ray.self_play(plan, tmp_path, workers=1))
    with pytest.raises(cenacle.CenacleError, match="0 workers"):
        list(cenacle.ray.self_play(plan, tmp_path, workers=0))
