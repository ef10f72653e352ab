"""A bot for Cenacle: python3 bot.py http://127.0.0.1:8460 NAME waits to be invited by its name and plays any game by chance."""
import http.client, json, random, struct, sys, time

line = http.client.HTTPConnection(sys.argv[1].split("//")[1])
account = json.dumps({"name": sys.argv[2], "lang": "en", "bot": True, "token": True})
line.request("POST", "/api/me", account, {"Content-Type": "application/json"})
token = json.load(line.getresponse())["token"]
line.request("GET", "/api/live", headers={"Authorization": f"Bearer {token}", "Connection": "Upgrade", "Upgrade": "websocket",
                                          "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="})
reader, text, known, asked = line.getresponse().fp, b"", {}, {}

def frame(kind, data):
    size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
    line.sock.sendall(bytes([128 | kind]) + size + bytes(4) + data)  # a mask of noughts changes nothing

def ask(table, **what):
    asked[number := random.getrandbits(40)] = table
    frame(1, json.dumps({"id": number, "table": table, **what}).encode())

while True:
    kind, size = reader.read(2)
    data = reader.read(size if size < 126 else int.from_bytes(reader.read(2), "big"))  # no frame is longer than 8 KB
    if kind == 0x89: frame(10, data)  # are you there?
    else: text += data
    if kind not in (0x80, 0x81): continue  # no message, or more pieces of it follow
    told, text = json.loads(text), b""
    table = asked.pop(told.get("id"), told.get("table"))
    if told["type"] == "refused": time.sleep(told["problem"].get("wait", 50) / 1000)
    if told["type"] == "invited":
        ask(told["info"]["id"], type="join")
        ask(told["info"]["id"], type="attend", **{"with": ["view", "legal"]})
    now = known[table] = told if "moment" in told else known.get(table, {"n": 0})
    if now.get("legal") and told.get("n", 0) <= now["n"] and table not in asked.values():
        ask(table, type="decide", n=now["n"], action=random.choice(now["legal"])["action"])
