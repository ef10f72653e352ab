"""A bot for `cenacle arena GAME --bots 'exec:python3 docs/program.py,random'`: it plays any game by chance."""
import json, random, sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "cenacle":
        print("want view legal", flush=True)
        print("ready", flush=True)
    elif word == "game":
        game = json.loads(rest)
        chance = random.Random(game["seat"])
    elif word == "go":
        count, millis, told = rest.split(" ", 2)
        legal = json.loads(told)["legal"]
        print("info as a record writes it:", json.dumps(legal[0]), flush=True)
        print("play", chance.randrange(len(legal)), flush=True)
    elif word == "quit":
        break
