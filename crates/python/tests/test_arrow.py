"""Games as tables of decisions."""

import json
import random

import cenacle
import numpy as np
import pytest

pa = pytest.importorskip("pyarrow")

from cenacle import arrow, selfplay  # noqa: E402
from pyarrow import parquet as pq  # noqa: E402


def played(name, seed, decisions=10_000, players=None):
    game, whim = cenacle.game(name, players, seed=seed), random.Random(seed)
    while not game.over and game.decisions < decisions:
        game.apply(int(whim.choice(game.legal())))
    return game


def test_a_record_is_a_row_for_each_decision(name, tmp_path):
    games = [played(name, 1), played(name, 2, 40)]
    table = arrow.from_records([game.save() for game in games])
    assert len(table) == sum(game.decisions for game in games)
    pq.write_table(table, tmp_path / "games.parquet")
    table = pq.read_table(tmp_path / "games.parquet")
    assert arrow.description(table)["game"] == name
    rows = arrow.observations(table)
    for number, whole in enumerate(games):
        again = cenacle.game(name, seed=number + 1)
        some = np.flatnonzero(table.column("game").to_numpy() == number)
        for place in some[:60]:
            row = table.slice(int(place), 1).to_pylist()[0]
            assert np.array_equal(rows[place], again.observation(row["seat"]))
            assert row["legal"] == again.legal(row["seat"]).tolist()
            again.apply(row["action"], row["seat"])
        outcomes = table.column("outcome").to_pylist()
        shares = whole.rewards("win").tolist()
        seats = table.column("seat").to_pylist()
        for place in some:
            assert outcomes[place] == (pytest.approx(shares[seats[place]]) if whole.over else None)


def test_masks_are_what_was_legal():
    table = arrow.from_records([played("cult", 3, 50).save()])
    mask = arrow.masks(table)
    assert mask.shape == (50, cenacle.describe("cult").actions.size)
    assert [np.flatnonzero(row).tolist() for row in mask] == [sorted(row) for row in table.column("legal").to_pylist()]
    # A part of a table is read alike.
    assert np.array_equal(arrow.masks(table.slice(10, 5)), mask[10:15])
    assert np.array_equal(arrow.observations(table.slice(10, 5)), arrow.observations(table)[10:15])


def test_what_is_wrong_is_named():
    with pytest.raises(cenacle.CenacleError, match="no record"):
        arrow.from_records([])
    two, three = (played("cult", 1, 5, players).save() for players in (2, 3))
    with pytest.raises(cenacle.CenacleError, match="record 1 is of cult for 3, and those before of cult for 2"):
        arrow.from_records([two, three])
    with pytest.raises(cenacle.CenacleError):
        arrow.from_records(["{}"])
    with pytest.raises(cenacle.CenacleError, match="not one of ours"):
        arrow.description(pa.table({"a": [1]}))


def first_legal(batch, whim):
    return batch.mask.argmax(axis=1)


def by_chance(batch, whim):
    return np.array([whim.choice(np.flatnonzero(row)) for row in batch.mask])


@pytest.mark.parametrize("policies", [["random"], ["greedy:1", "random"], [by_chance, "novice"]])
def test_self_play_keeps_every_decision(name, policies, tmp_path):
    plan = selfplay.Plan(name, 4, policies=policies, seed=2, shard=2, skip_forced=name == "four-gods")
    if name == "four-gods" and policies != ["random"]:
        plan = selfplay.Plan(name, 1, 2, policies=policies, seed=2)
    for shard in selfplay.play(plan, tmp_path):
        assert shard.decisions > 0
    table = selfplay.read(tmp_path)
    assert sorted(set(table.column("game").to_pylist())) == list(range(plan.games))
    legal, action = table.column("legal").to_pylist(), table.column("action").to_pylist()
    assert all(one in some for one, some in zip(action, legal))
    shares = {}
    for game, seat, outcome in zip(*(table.column(key).to_pylist() for key in ("game", "seat", "outcome"))):
        assert shares.setdefault((game, seat), outcome) == outcome
    for game in range(plan.games):
        own = [share for (of, _), share in shares.items() if of == game]
        assert all(share is None for share in own) or sum(own) <= 1 + 1e-6


def test_a_run_goes_on_where_it_was_broken_off(tmp_path):
    plan = selfplay.Plan("cult", 10, 2, [by_chance, "random"], seed=5, shard=4)
    whole = selfplay.play(plan, tmp_path / "a")
    assert [next(whole).number] == [0]
    whole.close()
    (tmp_path / "a" / ".shard-000001.parquet.99").write_text("a part of one")
    assert [shard.number for shard in selfplay.play(plan, tmp_path / "a")] == [1, 2]
    assert [shard.number for shard in selfplay.play(plan, tmp_path / "a")] == []
    list(selfplay.play(plan, tmp_path / "b"))
    assert selfplay.read(tmp_path / "a").equals(selfplay.read(tmp_path / "b"))
    more = selfplay.Plan("cult", 12, 2, [by_chance, "random"], seed=5, shard=4)
    assert [shard.number for shard in selfplay.play(more, tmp_path / "a")] == [2]
    other = selfplay.Plan("cult", 10, 2, [by_chance, "random"], seed=6, shard=4)
    with pytest.raises(cenacle.CenacleError, match="another plan"):
        selfplay.missing(other, tmp_path / "a")


def test_the_games_of_self_play_are_the_games_of_the_engine(tmp_path):
    plan = selfplay.Plan("cult", 3, 2, [first_legal], seed=9, shard=3)
    table = selfplay.play_shard(plan, 0)
    many = cenacle.vector("cult", 3, 2, seed="9 0", auto_reset=False)
    rows = arrow.observations(table)
    decided = 0
    while (many.seat >= 0).any():
        actions = many.mask.argmax(axis=1)
        for game in np.flatnonzero(many.seat >= 0):
            at = np.flatnonzero(table.column("game").to_numpy() == game)[decided]
            assert np.array_equal(rows[at], many.observation[game])
            assert table.column("action")[int(at)].as_py() == actions[game]
        many.step(actions)
        decided += 1


def test_a_plan_that_cannot_be_is_refused():
    for arguments, what in [
        ({"games": 0}, "at least one"),
        ({"policies": "random"}, "policies is a list"),
        ({"policies": []}, "policies is a list"),
        ({"policies": ["genius"]}, "genius"),
    ]:
        with pytest.raises(cenacle.CenacleError, match=what):
            selfplay.Plan(**{"game": "cult", "games": 1, **arguments})
    with pytest.raises(cenacle.CenacleError, match="no shard 7 of 1"):
        selfplay.play_shard(selfplay.Plan("cult", 1), 7)
    with pytest.raises(cenacle.CenacleError, match="gave actions of shape"):
        selfplay.play_shard(selfplay.Plan("cult", 2, policies=[lambda batch, whim: np.zeros(7)]), 0)


def test_the_mark_of_a_plan_tells_what_it_is_of():
    marks = {
        json.dumps(arguments): selfplay.Plan(**{"game": "cult", "games": 1, **arguments}).mark()
        for arguments in [{}, {"game": "cleopatra"}, {"players": 3}, {"seed": 1}, {"shard": 3}, {"policies": ["greedy"]}]
    }
    assert len(set(marks.values())) == len(marks)
    assert selfplay.Plan("cult", 9).mark() == selfplay.Plan("cult", 1).mark()
