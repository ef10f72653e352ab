"""Many games at once."""

import signal
import threading
import time

import cenacle
import numpy as np
import pytest


def play(many, steps):
    for _ in range(steps):
        many.step(many.sample())


def test_a_row_is_the_row_of_the_single_game(name):
    many = cenacle.vector(name, 8, seed=3)
    play(many, 40)
    for place in range(8):
        one = many.fork(place)
        assert one.seat == many.seat[place]
        assert np.array_equal(one.observation(), many.observation[place])
        assert np.array_equal(many.observe(place, one.seat), many.observation[place])
        assert np.array_equal(one.legal(), many.legal(place))
        if not many.factored:
            assert np.array_equal(np.flatnonzero(many.mask[place]), np.sort(one.legal()))


def test_arrays_stay_where_they_are_and_hold_what_fields_say(name):
    many = cenacle.vector(name, 16, seed=1)
    arrays = [many.observation, many.mask, many.reward, many.done, many.seat]
    places = [array.ctypes.data for array in arrays]
    most = np.concatenate([np.full(field.values, field.most) for field in many.spec.fields])
    for _ in range(200):
        play(many, 1)
        assert (many.observation <= most).all()
        assert (many.mask.sum(axis=1) > 0).all()
    assert places == [array.ctypes.data for array in (many.observation, many.mask, many.reward, many.done, many.seat)]


def test_floats_are_the_bytes_over_the_most_they_can_be(name):
    exact, shares = (cenacle.vector(name, 4, seed=2, observation=kind) for kind in ("u8", "f32"))
    most = np.concatenate([np.full(field.values, field.most) for field in exact.spec.fields])
    for _ in range(50):
        actions = exact.sample().copy()
        exact.step(actions)
        shares.step(actions)
        assert np.allclose(shares.observation, exact.observation / np.maximum(most, 1), atol=1e-6)


def test_the_same_seed_gives_the_same_games_however_many_threads_there_are(name):
    one, other = (cenacle.vector(name, 256, seed=7, threads=threads) for threads in (1, 2))
    for _ in range(60):
        actions = one.sample().copy()
        assert np.array_equal(actions, other.sample())
        one.step(actions)
        other.step(actions)
    for left, right in ((one.observation, other.observation), (one.mask, other.mask), (one.reward, other.reward)):
        assert np.array_equal(left, right)
    one.reset(7)
    other.reset(8)
    assert not np.array_equal(one.observation, other.observation)


def test_games_end_share_one_win_and_begin_anew():
    many = cenacle.vector("cult", 64, players=2, seed=5)
    ended = 0
    while ended < 64:
        play(many, 1)
        over = many.done == 1
        ended += over.sum()
        assert (many.reward[~over] == 0).all()
        assert np.isin(many.reward[over].sum(axis=1), [0, 1]).all()
        assert not many.truncated.any()
    assert many.games == ended


def test_forced_answers_are_skipped_if_asked():
    forced = 0
    for game in cenacle.games():
        some = cenacle.vector(game, 32, seed=1, skip_forced=True)
        for _ in range(200):
            play(some, 1)
            assert (some.mask.sum(axis=1) > 1).all()
        forced += some.decisions - 32 * 200 if not some.factored else 0
    assert forced > 0, "no game asked what could only be answered in one way"


def test_factored_decisions_lead_to_the_same_actions():
    many = cenacle.vector("cleopatra", 16, seed=4, factored=True)
    assert many.mask.shape[1] == many.spec.actions.widest
    for _ in range(300):
        for place in range(16):
            numbers = many.legal(place)
            asked = int((many.chosen[place] >= 0).sum())
            values = set()
            for number in numbers:
                kind, factors = many.spec.actions.split(int(number))
                path = [many.spec.actions.kinds.index(kind), *factors.values()]
                if path[:asked] == many.chosen[place][:asked].tolist():
                    values.add(path[asked])
            assert set(np.flatnonzero(many.mask[place])) == values
        play(many, 1)


def test_a_million_actions_are_chosen_factor_by_factor():
    many = cenacle.vector("four-gods", 16, players=4, seed=1)
    assert many.factored and many.spec.actions.size > 1_000_000 and many.mask.shape[1] < 100
    play(many, 500)
    assert many.decisions > 1_000


def test_an_illegal_action_changes_nothing_and_is_named():
    many = cenacle.vector("cleopatra", 3, seed=1)
    before = many.observation.copy()
    wrong = many.sample().copy()
    wrong[1] = int(np.flatnonzero(many.mask[1] == 0)[0])
    with pytest.raises(cenacle.IllegalAction, match="game 1: .* refused by rule"):
        many.step(wrong)
    assert np.array_equal(before, many.observation)
    for bad, what in (([0, 1], "2 actions for 3 games"), ([-1, 0, 0], "numbers begin at 0"), ([10**9, 0, 0], "no action of cleopatra")):
        with pytest.raises(cenacle.CenacleError, match=what):
            many.step(np.array(bad))
    play(many, 1)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"game": "chess"}, "no game .chess.; there is cleopatra"),
        ({"n": 0}, "n is 0"),
        ({"n": -3}, "n is -3"),
        ({"n": 10**15}, "no memory for 1000000000000000 games"),
        ({"threads": -1}, "threads is -1"),
        ({"players": 300}, "players is 300"),
        ({"players": -1}, "players is -1"),
        ({"players": 9}, "3 to 5"),
        ({"observation": "u16"}, "no observation"),
        ({"reward": "glory"}, "no reward"),
        ({"flip": "sideways"}, "flip"),
        ({"flap": True}, "flap"),
    ],
)
def test_bad_input_is_an_exception_that_names_it(arguments, what):
    with pytest.raises(cenacle.CenacleError, match=what):
        cenacle.vector(**{"game": "cleopatra", "n": 1, **arguments})


def test_places_that_are_not_there_are_named():
    many = cenacle.vector("cleopatra", 2)
    for place in (2, -1, 10**12):
        for look in (many.fork, many.legal, many.observe):
            with pytest.raises(cenacle.CenacleError, match=f"no game {place} of 2"):
                look(place)
    with pytest.raises(cenacle.CenacleError, match="no seat -1 of 3"):
        many.observe(0, -1)


def test_a_game_without_points_has_no_margin():
    with pytest.raises(cenacle.CenacleError, match="counts no points"):
        cenacle.vector("cult", 1, reward="margin")
    assert cenacle.vector("cleopatra", 1, reward="margin").reward.shape == (1, 3)


def test_who_interrupts_waits_less_than_a_tenth_of_a_second():
    many = cenacle.vector("evil-high-priest", 20_000, players=4, threads=1, observation="none", factored=True)
    main = threading.main_thread().ident
    asked = []

    def interrupt():
        asked.append(time.monotonic())
        signal.pthread_kill(main, signal.SIGINT)

    timer = threading.Timer(0.3, interrupt)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        while True:
            play(many, 1)
    took = time.monotonic() - asked[0]
    assert took < 0.5, "a busy machine may be late, but not by a whole step"
    try:
        play(many, 1)
    except cenacle.CenacleError as broken:
        assert "call reset" in str(broken)
        many.reset()
        play(many, 1)


@pytest.mark.long
def test_who_interrupts_waits_less_than_a_tenth_of_a_second_whatever_is_played(name):
    """The same on a machine that has nothing else to do, with a release, for a step that takes seconds."""
    main, waits = threading.main_thread().ident, []
    many = cenacle.vector(name, 20_000, threads=1)
    for after in (0.05, 0.11, 0.23, 0.31, 0.4):
        asked = []

        def interrupt():
            asked.append(time.monotonic())
            signal.pthread_kill(main, signal.SIGINT)

        threading.Timer(after, interrupt).start()
        try:
            while True:
                play(many, 1)
        except KeyboardInterrupt:
            waits.append(time.monotonic() - asked[0])
        except cenacle.CenacleError:
            many.reset()
        many.reset()
    assert len(waits) == 5 and sorted(waits)[2] < 0.1, waits


def test_games_that_do_not_begin_anew_end_one_by_one(name):
    many = cenacle.vector(name, 6, seed=8, auto_reset=False, skip_forced=True)
    ended = np.zeros(6, bool)
    while not ended.all():
        before = many.reward.copy()
        play(many, 1)
        # What is over stays as it was.
        assert np.array_equal(many.reward[ended], before[ended])
        ended = many.done == 1
        assert np.array_equal(many.seat < 0, ended)
        assert not many.mask[ended].any() and many.mask[~ended].any(axis=1).all()
    sums = many.reward.sum(axis=1)
    assert ((sums < 1 + 1e-6) & (sums >= 0)).all() and many.decisions > 0
    with pytest.raises(cenacle.CenacleError, match="it is over"):
        many.step(np.zeros(6, np.int64))


def test_arrays_can_be_handed_to_other_libraries():
    many = cenacle.vector("cleopatra", 4)
    shared = np.from_dlpack(many.observation)
    play(many, 5)
    assert np.array_equal(shared, many.observation) and shared.ctypes.data == many.observation.ctypes.data


def test_a_game_takes_little_memory(name):
    many = cenacle.vector(name, 32)
    play(many, 300)
    assert many.bytes_a_game < 32 * 1024
