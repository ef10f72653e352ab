"""A bot at a server's tables: it has an account, waits to be invited by its name, and plays over one socket (docs/api.md).

```python
import asyncio, random
from cenacle.client import Client

async def main():
    async with await Client.connect("http://127.0.0.1:8460", "Pythia") as client:
        await client.play(lambda question: random.randrange(len(question.legal)))

asyncio.run(main())
```

Nothing is needed besides the standard library.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import inspect
import itertools
import json
import os
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Union
from urllib.parse import urlsplit

from ._cenacle import CenacleError

#: The longest message that is read, in bytes: far more than a server sends.
LONGEST_MESSAGE = 64 * 1024 * 1024


class Refused(CenacleError):
    """The server does not do it: `code` is for programs, `message` for people."""

    def __init__(self, problem: dict[str, Any]) -> None:
        self.problem = problem
        self.code = str(problem.get("code", "unknown"))
        self.wait = problem.get("wait")
        super().__init__(f"{self.code}: {problem.get('message', '')} {problem.get('detail') or ''}".rstrip())


class Disconnected(CenacleError, ConnectionError):
    """The socket is closed."""


@dataclass(frozen=True)
class Question:
    """A seat of ours is asked."""

    #: The table's name on the server, and all that it says of itself.
    table: str
    info: dict[str, Any]
    #: The last event: an answer names it, so that one that comes too late does nothing.
    n: int
    #: All that the seat may know, in the game's own layout.
    view: dict[str, Any]
    #: What can be done: of each the `action` as records write it, and its `label`.
    legal: list[dict[str, Any]]
    #: Clocks, whose turn it is, and the like.
    moment: dict[str, Any]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.info.get("game"))


#: A place in `question.legal`, or an action as records write it.
Answer = Union[int, dict, str]
Choose = Callable[[Question], Union[Answer, Awaitable[Answer]]]


class Client:
    """A bot account and its socket. `connect` makes both."""

    def __init__(self, server: _Server, token: str, socket: _Socket, hello: dict[str, Any]) -> None:
        self._server, self._socket = server, socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tables: dict[str, dict[str, Any]] = {}
        self._news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._closed: BaseException | None = None
        #: What signs in again as the same account.
        self.token = token
        self.hello = hello
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def connect(cls, server: str, name: str | None = None, *, token: str | None = None, lang: str = "en") -> Client:
        """Signs in with a token, or makes a bot account of this name, and opens the socket."""
        where = _Server.of(server)
        if token is None:
            if name is None:
                raise CenacleError("a bot needs a name, or the token of an account it has")
            account = {"name": name, "lang": lang, "bot": True, "token": True}
            token = str((await where.call("POST", "/api/me", account))["token"])
        socket = await _Socket.open(where, token)
        try:
            hello = json.loads(await socket.receive())
            if hello.get("guest") is None:
                raise CenacleError("no account has this token")
        except BaseException:
            socket.close()
            raise
        return cls(where, token, socket, hello)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leaves the server; what was asked meanwhile is not answered."""
        self._reader.cancel()
        self._socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Anything else that the server can do, over HTTP: /api/openapi.json describes it."""
        return await self._server.call(method, path, body, self.token)

    async def record(self, table: str) -> str:
        """The record of a game that is over, as `cenacle.replay` and `cenacle.arrow.from_records` read it."""
        return str(await self._server.call("GET", f"/api/tables/{table}/record", None, self.token, parsed=False))

    async def ask(self, kind: str, table: str, **what: Any) -> dict[str, Any]:
        """Asks over the socket and waits for the answer; `Refused` says why not."""
        if self._closed is not None:
            raise Disconnected(str(self._closed)) from self._closed
        number = next(self._numbers)
        self._waiting[number] = answer = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"id": number, "type": kind, "table": table, **what}).encode())
        return await answer

    async def join(self, table: str, **what: Any) -> None:
        """Sits down at a table and looks at it from now on."""
        await self.ask("join", table, **what)
        await self.attend(table)

    async def attend(self, table: str) -> None:
        """Looks at a table where a seat of ours is already."""
        await self.ask("attend", table, **{"with": ["view", "legal"]})

    async def play(self, choose: Choose, *, tables: int | None = None) -> int:
        """Sits down wherever it is invited and answers what it is asked, until `tables` of them are over; how many were.

        `choose` is told a `Question` and gives a place in its `legal`, or an action. An `async` one may wait; any other thinks on a
        thread of its own, so that the socket is looked after meanwhile. It is asked for one table at a time.
        """
        over: set[str] = set()
        asked: dict[str, int] = {}
        while tables is None or len(over) < tables:
            told = await self._news.get()
            if told is None:
                if self._closed is not None and not isinstance(self._closed, asyncio.CancelledError):
                    raise Disconnected(str(self._closed)) from self._closed
                return len(over)
            if told["type"] == "invited":
                await self._patiently("join", told["info"]["id"])
                await self._patiently("attend", told["info"]["id"], **{"with": ["view", "legal"]})
                continue
            table = str(told.get("table"))
            state = self._tables.get(table)
            if state is None or table in over:
                continue
            if state.get("over"):
                over.add(table)
                continue
            if state.get("legal") and asked.get(table) != state["n"]:
                question = Question(
                    table, state.get("info", {}), state["n"], state["view"], state["legal"], state["moment"]
                )
                asked[table] = question.n
                await self._decide(question, await _thought(choose, question))
        return len(over)

    async def _decide(self, question: Question, answer: Answer) -> None:
        if isinstance(answer, int) and not isinstance(answer, bool):
            if not 0 <= answer < len(question.legal):
                raise CenacleError(f"{answer} is no place among {len(question.legal)} actions")
            answer = question.legal[answer]["action"]
        try:
            await self._patiently("decide", question.table, n=question.n, action=answer)
        except Refused as refused:
            # Something happened meanwhile: what is asked now has come already, or is about to.
            until = asyncio.get_running_loop().time() + 1.0
            while refused.code != "stale" and self._tables[question.table]["n"] == question.n:
                if asyncio.get_running_loop().time() > until:
                    raise
                await asyncio.sleep(0.01)

    async def _patiently(self, kind: str, table: str, **what: Any) -> dict[str, Any]:
        """Asks again when there is time."""
        while True:
            try:
                return await self.ask(kind, table, **what)
            except Refused as refused:
                if refused.code not in ("too-fast", "busy"):
                    raise
                await asyncio.sleep((refused.wait or 50) / 1000)

    async def _read(self) -> None:
        """Sorts what comes: answers to who waits for them, everything else in its order to `play`."""
        try:
            while True:
                told = json.loads(await self._socket.receive())
                self._hear(told)
        except (asyncio.CancelledError, Exception) as why:
            self._closed = why
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(Disconnected(str(why) or "the client was closed"))
                    # Nobody may be waiting any more.
                    waiting.exception()
            self._news.put_nowait(None)
            if isinstance(why, asyncio.CancelledError):
                raise

    def _hear(self, told: dict[str, Any]) -> None:
        number = told.get("id")
        waiting = self._waiting.pop(number, None) if number is not None else None
        if told["type"] == "refused":
            # What could not be read at all has no number: whoever waits learns of it.
            refused = [waiting] if number is not None else list(self._waiting.values())
            for one in refused:
                if one is not None and not one.done():
                    one.set_exception(Refused(told["problem"]))
            return
        if told["type"] == "bye":
            raise Disconnected(f"the server closes the socket: {told.get('why', '')}")
        if "moment" in told:
            table = str(told["table"])
            state = self._tables.setdefault(table, {})
            state.update({key: told[key] for key in ("n", "moment") if key in told})
            state.update({"legal": told.get("legal"), "view": told.get("view")})
            if "info" in told:
                state["info"] = told["info"]
            state["over"] = bool(told["moment"] and told["moment"].get("ending"))
        elif told["type"] == "table" and "info" in told:
            self._tables.setdefault(str(told["info"]["id"]), {})["info"] = told["info"]
        if waiting is not None and not waiting.done():
            waiting.set_result(told)
        self._news.put_nowait(told)


async def _thought(choose: Choose, question: Question) -> Answer:
    if inspect.iscoroutinefunction(choose):
        return await choose(question)
    answer = await asyncio.get_running_loop().run_in_executor(None, choose, question)
    return await answer if inspect.isawaitable(answer) else answer


@dataclass(frozen=True)
class _Server:
    """Where it is."""

    host: str
    port: int
    secure: bool

    @classmethod
    def of(cls, url: str) -> _Server:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise CenacleError(f"{url!r} is no server; write it as http://127.0.0.1:8460")
        secure = parts.scheme == "https"
        return cls(parts.hostname, parts.port or (443 if secure else 80), secure)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        context = ssl.create_default_context() if self.secure else None
        return await asyncio.open_connection(self.host, self.port, ssl=context, limit=2**20)

    def head(self, method: str, path: str, token: str | None, more: dict[str, str]) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        lines += [f"{name}: {value}" for name, value in more.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None, *, parsed: bool = True) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        more = {"Connection": "close", "Content-Length": str(len(data)), "Accept-Encoding": "identity"}
        if body is not None:
            more["Content-Type"] = "application/json"
        reader, writer = await self.open()
        try:
            writer.write(self.head(method, path, token, more) + data)
            await writer.drain()
            status, headers = await _answered(reader)
            if headers.get("transfer-encoding") == "chunked":
                text = b""
                while size := int((await reader.readline()).split(b";")[0], 16):
                    text += await reader.readexactly(size)
                    await reader.readline()
            elif "content-length" in headers:
                text = await reader.readexactly(int(headers["content-length"]))
            else:
                text = await reader.read()
        except asyncio.IncompleteReadError as cut:
            raise Disconnected(f"{method} {path} was cut off") from cut
        finally:
            writer.close()
        told: Any = text.decode(errors="replace")
        if "json" in headers.get("content-type", "") and text and (parsed or status >= 400):
            told = json.loads(text)
        if status >= 400:
            raise Refused(told if isinstance(told, dict) else {"code": str(status), "message": told})
        return told


async def _answered(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """Status and headers of an HTTP answer."""
    line = (await reader.readline()).decode("latin-1").split(" ", 2)
    if len(line) < 2 or not line[1].isdigit():
        raise Disconnected("this is no HTTP server")
    headers = {}
    while (header := (await reader.readline()).decode("latin-1").strip()) != "":
        name, _, value = header.partition(":")
        headers[name.strip().lower()] = value.strip()
    return int(line[1]), headers


class _Socket:
    """A WebSocket, as far as it is needed: texts, pings and the end (RFC 6455)."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, server: _Server, token: str) -> _Socket:
        reader, writer = await server.open()
        key = base64.b64encode(os.urandom(16)).decode()
        more = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
        }
        writer.write(server.head("GET", "/api/live", token, more))
        await writer.drain()
        status, headers = await _answered(reader)
        expected = base64.b64encode(hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()).decode()
        if status != 101 or headers.get("sec-websocket-accept") != expected:
            writer.close()
            raise Disconnected(f"the server opens no socket (status {status})")
        return cls(reader, writer)

    async def send(self, text: bytes) -> None:
        await self._frame(1, text)

    async def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        stream = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(size, "big")
        self._writer.write(head + mask + masked)
        await self._writer.drain()

    async def receive(self) -> bytes:
        """The next message."""
        text = b""
        while True:
            try:
                first, size = await self._reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
                if len(text) + size > LONGEST_MESSAGE:
                    raise Disconnected(f"a message of more than {LONGEST_MESSAGE} bytes")
                data = await self._reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError) as cut:
                raise Disconnected("the server has closed the socket") from cut
            kind = first & 0x0F
            if kind == 8:
                raise Disconnected(f"the server has closed the socket: {data[2:].decode(errors='replace')}")
            if kind == 9:
                await self._frame(10, data)
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return text

    def close(self) -> None:
        self._writer.close()
