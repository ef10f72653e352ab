#!/usr/bin/env python3
"""A bot for Cenacle with nothing but Python's own library: it sits down at a table and plays by chance."""
import json, random, sys, urllib.error, urllib.request

server, table, token = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None, None


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if problem["code"] == "stale":  # something happened meanwhile: look again
            return None
        sys.exit(f"{problem['code']}: {problem['message']}")


token = call("POST", "/api/me", {"name": "Python", "lang": "en", "token": True})["token"]
if table:
    call("POST", f"/api/tables/{table}/join", {})
else:
    table = call("POST", "/api/tables/quick", {"game": "cleopatra"})["id"]
print("playing at", table)
n = 0
while True:
    state = call("GET", f"/api/tables/{table}/state?with=legal&after={n}&wait=30")
    n = state["n"]
    if state["moment"].get("ending"):
        break
    if state.get("legal"):
        chosen = random.choice(state["legal"])
        print(chosen["label"])
        call("POST", f"/api/tables/{table}/decide", {"n": n, "index": chosen["index"]})
print("over:", json.dumps(state["moment"]["ending"]))
