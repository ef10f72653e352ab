"""A bot at a server's tables: a server is started for each test."""

import asyncio
import os
import random
import subprocess
import threading

import cenacle
import pytest
from cenacle.client import Client, Disconnected, Refused

PROGRAM = os.environ.get("CENACLE_BIN")

pytestmark = pytest.mark.skipif(not PROGRAM, reason="CENACLE_BIN names no program; `make test` has one")


@pytest.fixture
def server(tmp_path):
    arguments = ["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--bot-pace", "0"]
    database = f"sqlite://{tmp_path}/cenacle.db"
    with open(tmp_path / "log", "w") as log:
        running = subprocess.Popen(
            [PROGRAM, *arguments, "--database", database], stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        for line in running.stdout:
            if line.startswith("listening on "):
                break
        else:
            pytest.fail((tmp_path / "log").read_text())
        # Somebody reads on, so that it never writes into a full pipe.
        threading.Thread(target=lambda: [None for _ in running.stdout], daemon=True).start()
        yield line.removeprefix("listening on ").strip()
    finally:
        running.kill()
        running.wait()


async def table_for(ada, game, name, players):
    seats = [{"kind": "invited", "name": name}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
    return (await ada.call("POST", "/api/tables", {"game": game, "seats": seats}))["id"]


def test_a_bot_is_invited_and_plays_all_five_games(server):
    whim = random.Random(1)
    asked = []

    def choose(question):
        asked.append(question.game)
        assert question.view and question.legal[0]["label"]
        return whim.randrange(len(question.legal))

    async def main():
        async with await Client.connect(server, "Pythia") as bot, await Client.connect(server, "Ada") as ada:
            tables = [
                await table_for(ada, game, "Pythia", cenacle.describe(game).fewest) for game in cenacle.games()
            ]
            assert await asyncio.wait_for(bot.play(choose, tables=5), 240) == 5
            for table in tables:
                info = await ada.call("GET", f"/api/tables/{table}")
                assert info["status"] == "finished"
                assert cenacle.replay(await ada.record(table)).over

    asyncio.run(main())
    assert set(asked) == set(cenacle.games())


def test_who_thinks_long_or_waits_keeps_the_socket(server):
    async def choose(question):
        await asyncio.sleep(0.001)
        return question.legal[-1]["action"]

    async def main():
        async with await Client.connect(server, "Slow") as bot, await Client.connect(server, "Ada") as ada:
            await table_for(ada, "cleopatra", "Slow", 3)
            return await asyncio.wait_for(bot.play(choose, tables=1), 120)

    assert asyncio.run(main()) == 1


def test_an_account_is_signed_in_again_by_its_token(server):
    async def main():
        async with await Client.connect(server, "Twice") as first:
            token = first.token
        async with await Client.connect(server, token=token) as again:
            return again.hello["guest"], (await again.call("GET", "/api/me"))["name"]

    guest, name = asyncio.run(main())
    assert guest and name == "Twice"


def test_what_is_wrong_is_named(server):
    async def main():
        async with await Client.connect(server, "Only") as bot:
            with pytest.raises(Refused, match="name-taken"):
                await Client.connect(server, "only")
            with pytest.raises(Refused, match="no-such-table"):
                await bot.join("0000000000000")
            with pytest.raises(Refused, match="malformed: .* an id has 13 digits"):
                await bot.join("no id")
            with pytest.raises(Refused):
                await bot.call("GET", "/api/tables/nosuchtable00")
            with pytest.raises(cenacle.CenacleError, match="no account has this token"):
                await Client.connect(server, token="0" * 64)
        with pytest.raises(Disconnected):
            await bot.ask("ping", "")
        with pytest.raises(cenacle.CenacleError, match="write it as http"):
            await Client.connect("127.0.0.1", "Nobody")
        with pytest.raises(cenacle.CenacleError, match="needs a name"):
            await Client.connect(server)

    asyncio.run(main())


def test_a_choice_that_is_none_ends_the_play_with_its_reason(server):
    async def main():
        async with await Client.connect(server, "Wild") as bot, await Client.connect(server, "Ada") as ada:
            await table_for(ada, "cleopatra", "Wild", 3)
            await asyncio.wait_for(bot.play(lambda question: 10_000), 60)

    with pytest.raises(cenacle.CenacleError, match="10000 is no place among"):
        asyncio.run(main())
