#!/usr/bin/env python3
"""A bot for Cenacle: bot.py http://127.0.0.1:8460 NAME waits to be invited by its name, and plays any game by chance."""
import json, random, socket, struct, sys, time, urllib.request

server, name, games = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else -1
me = json.dumps({"name": name, "lang": "en", "bot": True, "token": True}).encode()
request = urllib.request.Request(server + "/api/me", me, {"Content-Type": "application/json"})
token, host = json.load(urllib.request.urlopen(request))["token"], server.split("//")[1]
line = socket.create_connection(host.split(":"))
line.sendall(f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n"
             "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
ear, known, asked, whole = line.makefile("rb"), {}, {}, b""
while ear.readline().strip(): pass  # the head of the answer

def frame(kind, data):
    size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
    line.sendall(bytes([128 | kind]) + size + bytes(4) + data)  # a mask of noughts changes nothing

def ask(table, **what):
    asked[number := random.getrandbits(40)] = table
    frame(1, json.dumps({"id": number, "table": table, **what}).encode())

while games:
    kind, size = ear.read(2)
    data = ear.read(size if size < 126 else int.from_bytes(ear.read(2 if size == 126 else 8), "big"))
    if kind == 0x89: frame(10, data)  # are you there?
    whole += data if kind & 15 < 3 else b""
    if kind not in (0x80, 0x81): continue  # no message, or more pieces of it follow
    told, whole = json.loads(whole), b""
    if told["type"] == "invited":
        ask(told["info"]["id"], type="join")
        ask(told["info"]["id"], type="attend", **{"with": ["view", "legal"]})
    table = told.get("table", asked.pop(told.get("id"), None))
    if "moment" in told: known[table] = told
    if told["type"] == "refused": time.sleep(told["problem"].get("wait", 50) / 1000)
    if "moment" not in told and told["type"] != "refused" or table not in known: continue
    if known[table]["moment"].get("ending"):
        print("over:", known.pop(table)["moment"]["ending"]["reason"], flush=True)
        games -= 1
    elif (now := known[table]).get("legal") and table not in asked.values():
        ask(table, type="decide", n=now["n"], action=random.choice(now["legal"])["action"])
