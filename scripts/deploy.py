#!/usr/bin/env python3
"""Tries what stands in deploy/: the systemd units are verified, nginx and Caddy run with our examples in front of a server, and Caddy in
front of several that share a database.

usage: scripts/deploy.py PROGRAM

Needs `systemd-analyze` (package systemd), `nginx`, `caddy`, `openssl`, PostgreSQL and `nats-server`. Everything happens on loopback, in a directory of its own.
"""

import base64
import http.client
import json
import os
import re
import secrets
import select
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
NAME = "play.example.org"
# systemd's own measure of what a service could do if it were taken over: 0 is nothing, 10 is everything.
MOST_EXPOSED = 2.0
# What deploy/nginx.conf allows an address.
MOST_CONNECTIONS = 200


def that(what, is_so, seen=""):
    if not is_so:
        sys.exit(f"NOT SO: {what} {seen}")
    print(f"ok: {what}")


def units(program, room):
    """The units are understood by systemd, and the server's is closed up."""
    for unit in sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]):
        text = unit.read_text().replace("/usr/local/bin/cenacle", str(program))
        (room / unit.name).write_text(text)
    for unit in sorted(path.name for path in room.glob("cenacle*.*") if path.suffix in (".service", ".timer")):
        told = subprocess.run(["systemd-analyze", "verify", "--man=no", str(room / unit)], capture_output=True, text=True)
        # Units of the machine itself that it pulls in are not ours to judge.
        ours = [line for line in told.stderr.splitlines() if "cenacle" in line]
        that(f"systemd-analyze verify {unit}", told.returncode == 0 and not ours, told.stderr)
    for unit in sorted(room.glob("cenacle*.service")):
        text = unit.read_text()
        made = re.findall(r"^StateDirectory=(\S+)", text, re.M)
        # A path that is not there stops the unit before it begins, unless systemd makes it or may go without it.
        paths = [path for line in re.findall(r"^ReadWritePaths=(.+)", text, re.M) for path in line.split()]
        missing = [path for path in paths if not path.startswith("-") and path not in {f"/var/lib/{name}" for name in made}]
        that(f"{unit.name} writes where systemd has made a directory", made and not missing, missing)
    for unit in ("cenacle.service", "cenacle-node@.service"):
        told = subprocess.run(["systemd-analyze", "security", "--offline=yes", "--no-pager", str(room / unit)], capture_output=True, text=True)
        level = re.search(r"Overall exposure level for \S+ (?:is )?:? ?([\d.]+)", told.stdout)
        that(f"{unit}: exposure at most {MOST_EXPOSED}", level and float(level[1]) <= MOST_EXPOSED, told.stdout[-300:] + told.stderr)
        print(f"    {level[0].strip()}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def serve(program, room):
    out = open(room / "server.out", "w+")
    server = subprocess.Popen(
        [program, "serve", "--listen", "127.0.0.1:0", "--behind-proxy", "--database", f"sqlite://{room}/cenacle.db"],
        stdout=out, stderr=open(room / "server.err", "w"))
    for _ in range(300):
        found = re.search(r"listening on http://127\.0\.0\.1:(\d+)", (room / "server.out").read_text())
        if found:
            return server, int(found[1])
        if server.poll() is not None:
            break
        time.sleep(0.1)
    sys.exit("NOT SO: the server listens " + (room / "server.err").read_text())


def proxy(room, port):
    """nginx with our example; only names of files and numbers of ports are others."""
    https, plain = free_port(), free_port()
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
                    "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", room / "key.pem", "-out", room / "cert.pem"],
                   check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in ((r"127\.0\.0\.1:8460", f"127.0.0.1:{port}"), (r"listen \[::\]:.*\n", "\n"), (r"listen 443", f"listen 127.0.0.1:{https}"),
                     (r"listen 80", f"listen 127.0.0.1:{plain}"), (r"ssl_certificate +\S+;", f"ssl_certificate {room}/cert.pem;"),
                     (r"ssl_certificate_key +\S+;", f"ssl_certificate_key {room}/key.pem;")):
        site, times = re.subn(old, new, site)
        that(f"deploy/nginx.conf has `{old}`", times > 0)
    (room / "site.conf").write_text(site)
    temporary = "".join(f"{kind}_temp_path {room}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (room / "nginx.conf").write_text(f"daemon off;\npid {room}/nginx.pid;\nerror_log {room}/nginx.log;\nevents {{}}\n"
                                     f"http {{\naccess_log off;\n{temporary}include {room}/site.conf;\n}}\n")
    command = ["nginx", "-e", str(room / "nginx.log"), "-p", str(room), "-c", str(room / "nginx.conf")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
    that("nginx understands deploy/nginx.conf", tested.returncode == 0, tested.stderr)
    running = subprocess.Popen(command)
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", https), timeout=1).close()
            return running, https, plain
        except OSError:
            time.sleep(0.05)
    sys.exit("NOT SO: nginx listens " + (room / "nginx.log").read_text())


def through_caddy(room, port):
    """Caddy reads our example as it is, and runs with it on another name and without TLS, which it would ask a stranger for."""
    read = subprocess.run(["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"], capture_output=True, text=True)
    that("caddy validate deploy/Caddyfile", read.returncode == 0, read.stderr[-500:])
    own = free_port()
    site = (DEPLOY / "Caddyfile").read_text()
    for old, new in ((rf"^{re.escape(NAME)} {{", f"http://127.0.0.1:{own} {{"), (r"127\.0\.0\.1:8460", f"127.0.0.1:{port}")):
        site, times = re.subn(old, new, site, flags=re.M)
        that(f"deploy/Caddyfile has `{old}`", times == 1)
    (room / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    home = {**os.environ, "HOME": str(room), "XDG_DATA_HOME": str(room), "XDG_CONFIG_HOME": str(room)}
    running = subprocess.Popen(["caddy", "run", "--adapter", "caddyfile", "--config", room / "Caddyfile"], env=home, stderr=open(room / "caddy.log", "w"))
    try:
        def ask(method, path, body=None, **headers):
            connection = http.client.HTTPConnection("127.0.0.1", own, timeout=20)
            connection.request(method, path, body=body, headers={"Content-Type": "application/json", **headers})
            return connection.getresponse()

        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", own), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        that("/healthz answers through Caddy", ask("GET", "/healthz").status == 200, (room / "caddy.log").read_text()[-300:])
        that("/metrics is not for the world there", ask("GET", "/metrics").status == 404)
        statuses = [ask("POST", "/api/replay", b" " * size).status for size in (1_200_000, 2_500_000)]
        # Caddy before 2.8 says of what it does not let through that it could not pass it on.
        that("a megabyte and more is refused through Caddy", statuses[0] == 413 and statuses[1] in (413, 502), statuses)
        statuses = [ask("POST", "/api/me", '{"name":"Eve"}', **{"X-Forwarded-For": f"203.0.113.{number}"}).status for number in range(60)]
        # What this address had to spend was spent through nginx.
        that("nor do invented addresses help there", 429 in statuses, statuses)
    finally:
        running.terminate()
        running.wait(10)


def compose():
    """What deploy/compose.yaml starts a server with: its words, and its environment."""
    text = (DEPLOY / "compose.yaml").read_text()
    server = text[text.index("x-server:"):text.index("\nservices:")]
    words = json.loads(re.search(r"^  command: (\[.*\])$", server, re.M)[1])
    environment = dict(re.findall(r'^    ([A-Z_]+): "?([^"\n]+)"?$', server, re.M))
    that("deploy/compose.yaml starts three servers alike", all(f"\n  {name}: *server\n" in text for name in ("one", "two", "three")))
    return words, environment


def several(program, room):
    """Servers as deploy/compose.yaml starts them, behind Caddy with deploy/Caddyfile.nodes, come and go."""
    tls, secret = room / "tls", "0123456789abcdef"
    made = subprocess.run([DEPLOY / "certificates.sh", tls, "127.0.0.1"], capture_output=True, text=True)
    that("deploy/certificates.sh makes certificates", made.returncode == 0 and (tls / "127.0.0.1-key.pem").exists(), made.stderr)
    config = (DEPLOY / "nats.conf").read_text()
    own = free_port()
    for old, new in ((r"0\.0\.0\.0:4222", f"127.0.0.1:{own}"), (r"127\.0\.0\.1:8222", f"127.0.0.1:{free_port()}"), ("SECRET", secret),
                     (r"/etc/cenacle/tls/nats", f"{tls}/127.0.0.1"), (r"/var/lib/nats", f"{room}/jetstream")):
        config, times = re.subn(old, new, config)
        that(f"deploy/nats.conf has `{old}`", times > 0)
    (room / "nats.conf").write_text(config)
    there = shutil.which("nats-server", path=os.environ["PATH"] + ":/usr/sbin")
    tested = subprocess.run([there, "-t", "-c", room / "nats.conf"], capture_output=True, text=True)
    that("nats-server understands deploy/nats.conf", tested.returncode == 0, tested.stderr)
    words, environment = compose()
    scripts, base = DEPLOY.parent / "scripts", Path(tempfile.mkdtemp(prefix="cenacle-deploy-"))
    database = {**os.environ, "CENACLE_POSTGRES_DIR": str(base / "postgres")}
    base.chmod(0o755)
    started = subprocess.run([scripts / "postgres.sh", "start"], env=database, capture_output=True, text=True)
    that("PostgreSQL starts", started.returncode == 0, started.stderr)
    running, url = [], started.stdout.strip()
    try:
        running.append(subprocess.Popen([there, "-c", room / "nats.conf"], stderr=open(room / "nats.log", "w")))
        # TLS to PostgreSQL is tried by the tests of the program; here it has none.
        filled = {name: value.replace("${SECRET}", secret).replace("/tls/ca.pem", f"{tls}/ca.pem") for name, value in environment.items()}
        filled["CENACLE_DATABASE"] = re.sub(r"^postgres://[^?]*\?sslmode=verify-full&sslrootcert=.*$", url, filled["CENACLE_DATABASE"])
        filled["CENACLE_NODES"] = filled["CENACLE_NODES"].replace("@nats:4222", f"@127.0.0.1:{own}")
        that("the database of deploy/compose.yaml is asked over TLS", filled["CENACLE_DATABASE"] == url, environment["CENACLE_DATABASE"])
        wait(own)

        def start():
            port = free_port()
            own_words = [word.replace("0.0.0.0:8460", f"127.0.0.1:{port}") for word in words]
            server = subprocess.Popen([program, *own_words], env={**os.environ, **filled}, stdout=subprocess.DEVNULL, stderr=open(room / f"{port}.log", "w"))
            running.append(server)
            wait(port, lambda: (room / f"{port}.log").read_text()[-500:])
            return server, port

        servers = [start(), start(), start()]
        door = free_port()
        site = (DEPLOY / "Caddyfile.nodes").read_text()
        upstreams = " ".join(f"127.0.0.1:{port}" for _, port in servers)
        for old, new in ((rf"^{re.escape(NAME)} {{", f"http://127.0.0.1:{door} {{"), (r"one:8460 two:8460 three:8460", upstreams)):
            site, times = re.subn(old, new, site, flags=re.M)
            that(f"deploy/Caddyfile.nodes has `{old}`", times == 1)
        (room / "Caddyfile.nodes").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
        home = {**os.environ, "HOME": str(room), "XDG_DATA_HOME": str(room), "XDG_CONFIG_HOME": str(room)}
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", room / "Caddyfile.nodes"]
        running.append(subprocess.Popen(command, env=home, stderr=open(room / "caddy-nodes.log", "w")))
        wait(door)

        def ask(method, path, body=None, **headers):
            connection = http.client.HTTPConnection("127.0.0.1", door, timeout=20)
            connection.request(method, path, body=body and json.dumps(body), headers={"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            return answer.status, answer.read()

        that("a guest comes in through Caddy", (met := ask("POST", "/api/me", {"name": "Ada", "token": True}))[0] == 201, met)
        token = {"Authorization": f"Bearer {json.loads(met[1])['token']}"}
        that("/metrics is not for the world there either", ask("GET", "/metrics")[0] == 404)
        for _ in range(3):
            status, text = ask("POST", "/api/tables/quick", {"game": "cleopatra", "bot": "random"}, **token)
            that("a table is made through Caddy", status == 201, text)
            table = json.loads(text)["id"]
            seen = [ask("GET", f"/api/tables/{table}/state", **token)[0] for _ in range(9)]
            that("and is the same through it, whichever server answers", seen == [200] * 9, seen)
        old, _ = servers[0]
        old.send_signal(signal.SIGTERM)
        seen = [ask("GET", f"/api/tables/{table}/state", **token)[0] for _ in range(40) if not time.sleep(0.05)]
        that("nobody notices that one goes", seen == [200] * 40 and old.wait(10) == 0, seen)
        servers[1][0].kill()
        time.sleep(4)
        seen = [ask("GET", f"/api/tables/{table}/state", **token)[0] for _ in range(20)]
        that("and four seconds after another is killed everything is where it was", seen == [200] * 20, seen)
    finally:
        for process in reversed(running):
            if process.poll() is None:
                process.terminate()
                process.wait(10)
        subprocess.run([scripts / "postgres.sh", "stop"], env=database)
        shutil.rmtree(base, ignore_errors=True)


def wait(port, why=lambda: ""):
    """Until somebody listens there."""
    for _ in range(300):
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
    sys.exit(f"NOT SO: somebody listens at {port} {why()}")


class Visitor:
    """Somebody who comes through the proxy."""

    def __init__(self, room, port):
        self.port, self.headers = port, {"Host": NAME}
        self.trust = ssl.create_default_context(cafile=str(room / "cert.pem"))

    def line(self):
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        return self.trust.wrap_socket(plain, server_hostname=NAME)

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection(NAME, timeout=20)
        connection.sock = self.line()
        sent = {**self.headers, **{key.replace("_", "-"): value for key, value in headers.items()}}
        if body is not None:
            sent["Content-Type"] = "application/json"
        connection.request(method, path, body=body if isinstance(body, (str, bytes)) else body and json.dumps(body), headers=sent)
        answer = connection.getresponse()
        text = answer.read()
        return answer, text

    def live(self, origin):
        """A socket, and with which status it was opened."""
        line = self.line()
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = {**self.headers, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, "Origin": origin}
        line.sendall(("GET /api/live HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in head.items()) + "\r\n").encode())
        self.stream = line.makefile("rb")
        status = int(self.stream.readline().split()[1])
        while self.stream.readline().strip():
            pass
        return line, status

    def hear(self, kind):
        """The next message of a kind; a long one comes in several frames."""
        text = b""
        while True:
            first, second = self.stream.read(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.stream.read(8))
            part = self.stream.read(length)
            if first & 15 > 1:
                continue
            text = part if first & 15 else text + part
            if first & 128 and (told := json.loads(text))["type"] == kind:
                return told


def say(line, message):
    text, mask = json.dumps(message).encode(), secrets.token_bytes(4)
    length = bytes([128 | len(text)]) if len(text) < 126 else struct.pack(">BH", 128 | 126, len(text))
    line.sendall(b"\x81" + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text)))


def visits(room, https, plain):
    ada = Visitor(room, https)
    answer, text = ada.ask("GET", "/healthz")
    that("/healthz answers through the proxy", answer.status == 200, text)
    answer, text = ada.ask("POST", "/api/me", {"name": "Ada"})
    cookie = answer.getheader("set-cookie", "")
    that("a guest's cookie is for TLS alone", answer.status == 201 and "Secure" in cookie, f"{answer.status} {cookie}")
    ada.headers["Cookie"] = cookie.split(";")[0]
    answer, text = ada.ask("POST", "/api/tables/quick", {"game": "cleopatra", "bot": "random"})
    that("a table is made", answer.status == 201, text)
    table = json.loads(text)["id"]

    line, status = ada.live(f"https://{NAME}")
    that("a socket opens", status == 101, status)
    ada.hear("hello")
    say(line, {"type": "attend", "id": 1, "table": table})
    seen = ada.hear("scene")
    n, legal = seen["n"], seen["moment"]["legal"]
    while not legal:
        told = ada.hear("news")
        n, legal = told["n"], told["moment"]["legal"]
    say(line, {"type": "decide", "id": 2, "table": table, "n": n, "index": 0})
    that("a decision is taken over the socket", ada.hear("done")["n"] == n + 1)
    that("and told over it", ada.hear("news")["n"] > n)
    stranger = Visitor(room, https)
    stranger.headers["Cookie"] = ada.headers["Cookie"]
    that("a page of another name opens no socket", stranger.live("https://evil.example")[1] == 403)

    that("a megabyte and more is refused", ada.ask("POST", "/api/replay", b" " * 1_200_000)[0].status == 413)
    answer, _ = ada.ask("GET", "/metrics")
    that("/metrics is there for this machine", answer.status == 200, answer.status)
    visitor = http.client.HTTPConnection("127.0.0.1", plain, timeout=20)
    visitor.request("GET", "/rules/cult", headers={"Host": NAME})
    moved = visitor.getresponse()
    that("HTTP leads to HTTPS", (moved.status, moved.getheader("location")) == (301, f"https://{NAME}/rules/cult"), moved.getheader("location"))

    # Questions that wait count as connections. The proxy says no before the server does.
    waiting = []
    path = f"/api/tables/{table}/state?after=9999&wait=30"
    for _ in range(MOST_CONNECTIONS + 20):
        waiting.append(ada.line())
        head = "".join(f"{name}: {value}\r\n" for name, value in ada.headers.items())
        waiting[-1].sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    refused = [line for line in waiting if select.select([line], [], [], 0.05)[0]]
    heads = {line.recv(12) for line in refused}
    that(f"an address has {MOST_CONNECTIONS} connections", 20 <= len(refused) <= 25 and heads == {b"HTTP/1.1 429"}, f"{len(refused)} {heads}")
    for held in waiting:
        held.close()

    # Who invents addresses is still one address: the last one in the list is the proxy's own word.
    stranger = Visitor(room, https)
    statuses = [stranger.ask("POST", "/api/me", {"name": "Eve"}, X_Forwarded_For=f"203.0.113.{number}")[0].status for number in range(60)]
    that("invented addresses do not help against limits", 429 in statuses, statuses)
    return line, ada


def main(program):
    for tool in ("systemd-analyze", "nginx", "caddy", "openssl"):
        if subprocess.run(["which", tool], capture_output=True).returncode:
            sys.exit(f"{tool} is not installed: apt-get install systemd nginx-light caddy openssl")
    with tempfile.TemporaryDirectory() as name:
        room = Path(name)
        room.chmod(0o755)
        program = Path(program).resolve()
        units(program, room)
        running = []
        try:
            server, port = serve(program, room)
            running.append(server)
            nginx, https, plain = proxy(room, port)
            running.append(nginx)
            line, ada = visits(room, https, plain)
            through_caddy(room, port)
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            that("who looks on is told that the server closes", ada.hear("bye")["problem"]["code"] == "closing")
            that("it closes within five seconds behind the proxy", server.wait(10) == 0 and time.monotonic() - began < 5.5)
            line.close()
            that("and nginx says so", Visitor(room, https).ask("GET", "/healthz")[0].status == 502)
        finally:
            for process in running:
                if process.poll() is None:
                    process.terminate()
                    process.wait(10)
        several(program, room)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
