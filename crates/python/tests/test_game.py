"""One game at a time."""

import json
import random
import signal
import threading
import time

import cenacle
import numpy as np
import pytest


def some_way(name, decisions=30, seed=0, **arguments):
    game, whim = cenacle.game(name, seed=seed, **arguments), random.Random(seed)
    while not game.over and game.decisions < decisions:
        game.apply(int(whim.choice(game.legal())))
    return game


def test_numbers_and_written_actions_lead_to_each_other(name):
    game = some_way(name)
    for number in game.legal():
        action = game.action(int(number))
        assert game.number(action) == number
        assert game.label(int(number), "fr") and game.label(int(number), "en")
    assert game.mask().sum() == len(game.legal())


def test_a_game_is_saved_and_played_again(name):
    game = some_way(name, 120)
    again = cenacle.replay(game.save())
    assert again.position() == game.position()
    assert again.save() == game.save()
    assert cenacle.replay(game.save(), inputs=0).decisions == 0


def test_a_clone_has_the_same_luck_and_a_life_of_its_own(name):
    game = some_way(name)
    one, other = game.clone(), game.clone()
    while not one.over and one.decisions < 200:
        action = int(one.legal()[-1])
        one.apply(action)
        other.apply(action)
    assert one.position() == other.position() != game.position()


def test_a_resampled_game_looks_the_same_to_the_seat_and_goes_on(name):
    game = some_way(name, 60)
    for seat in range(game.players):
        other = game.resample(seat, seed=seat)
        assert np.array_equal(other.observation(seat), game.observation(seat))
        assert np.array_equal(other.legal(), game.legal()) or game.seat != seat
        while not other.over and other.decisions < 100:
            other.apply(int(other.legal()[0]))
        with pytest.raises(cenacle.CenacleError, match="no record"):
            other.save()


def test_a_game_ends_with_an_outcome_and_rewards():
    game = some_way("cult", 10_000, players=3)
    assert game.over and game.seat is None and game.to_act == []
    outcome = game.outcome()
    assert outcome["reason"] in game.spec.ends
    rewards = game.rewards("win")
    assert all((rewards[seat] > 0) == (seat in outcome["winners"]) for seat in range(3))
    with pytest.raises(cenacle.CenacleError, match="the game is over"):
        game.legal()


def test_every_bot_plays_and_search_says_what_it_thinks(name):
    game = some_way(name, 20)
    for bot in ("random", "greedy:2", "search:20", "novice", "easy"):
        assert cenacle.Bot(bot, seed=1).choose(game) in game.legal()
    thought = game.search(50)
    assert thought["choices"][0]["action"] in game.legal()
    assert thought["iterations"] > 0 or len(game.legal()) == 1
    assert abs(sum(thought["worth"]) - 1) < 0.2
    assert game.evaluate().shape == (game.players,)
    assert game.evaluate(seat=0, positions=4).shape == (game.players,)


def test_a_game_is_drawn(name):
    game = some_way(name)
    assert game.render("svg").startswith("<svg")
    assert game._repr_html_().startswith("<div")
    assert "Ada" in game.render("text", seat=0)
    assert "\x1b[" in game.render("ansi", seat=0)
    with pytest.raises(cenacle.CenacleError, match="no picture"):
        game.render("oil")


def test_a_game_is_a_picture_in_pixels():
    pytest.importorskip("resvg_py")
    game = some_way("cleopatra")
    png = game.render("png", seat=0)
    assert png.startswith(b"\x89PNG\r\n") and len(png) > 10_000
    wide, high = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert wide > 400 and high > 300


def test_who_interrupts_an_estimate_or_a_search_stops_it(name):
    game = some_way(name)
    for work in (lambda: game.evaluate(0, positions=2_000_000_000), lambda: game.search("60s")):
        asked, main = [], threading.main_thread().ident

        def interrupt():
            asked.append(time.monotonic())
            signal.pthread_kill(main, signal.SIGINT)

        timer = threading.Timer(0.1, interrupt)
        timer.start()
        if len(game.legal()) == 1:
            game.apply(int(game.legal()[0]))
        with pytest.raises(KeyboardInterrupt):
            work()
        assert time.monotonic() - asked[0] < 0.5


def test_a_view_holds_what_a_seat_may_know_and_no_more():
    game = some_way("cleopatra", 40)
    seen = json.dumps(game.view(0))
    assert "unknown" in seen and "unknown" not in json.dumps(game.position())


def test_what_is_not_allowed_is_refused_with_its_rule():
    game = cenacle.game("cleopatra", seed=1)
    with pytest.raises(cenacle.IllegalAction, match=r"seat \d may not do .*\[.*\..*\]"):
        game.apply({"bid": {"talents": 1}})
    for bad, what in (("fly", "no action"), ({"take-stall": {"stall": 9}}, "no game of cleopatra has")):
        with pytest.raises(cenacle.CenacleError, match=what):
            game.apply(bad)
    with pytest.raises(cenacle.CenacleError, match="no seat 7"):
        game.observation(7)
    for look in (game.legal, game.mask, game.observation, game.view, game.resample, game.evaluate):
        with pytest.raises(cenacle.CenacleError, match="no seat -1 of 3"):
            look(-1)
    for number in (-1, 2**40):
        for act in (game.apply, game.action, game.label):
            with pytest.raises(cenacle.CenacleError, match=f"{number} is no action"):
                act(number)
    with pytest.raises(cenacle.CenacleError, match="positions is 0"):
        game.evaluate(0, positions=0)
    with pytest.raises(cenacle.CenacleError, match="width is -5"):
        game.render("text", width=-5)
    with pytest.raises(cenacle.CenacleError, match="players is 1000"):
        cenacle.game("cult", players=1000)
    with pytest.raises(cenacle.CenacleError, match="is not asked"):
        game.legal((game.seat + 1) % game.players)
    with pytest.raises(cenacle.CenacleError):
        cenacle.replay("{}")
    with pytest.raises(cenacle.CenacleError, match="bot"):
        cenacle.Bot("genius")
