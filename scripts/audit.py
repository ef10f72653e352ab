#!/usr/bin/env python3
"""Plays every game the program has, at every number of players, with its options as they are and with every value of
each, and counts every component after every decision.

usage: scripts/audit.py PROGRAM [GAMES] [GAME...]
"""

import json
import subprocess
import sys

# What the program answers to options that do not go together.
WRONG_INPUT = 2


def modes(game):
    """As a simulation plays it, then with each value of each option."""
    yield None
    for option in game["options"]:
        yield from (f"{option['id']}={value}" for value in option["values"])


def beside(game, mode):
    """The mode by itself, or with one value of another option, if it needs that."""
    yield mode
    for option in game["options"]:
        if mode and not mode.startswith(f"{option['id']}="):
            yield from (f"{mode},{option['id']}={value}" for value in option["values"])


def play(program, game, players, games, options):
    """What a simulation reports; None if the options do not go together."""
    command = [program, "sim", game["game"], "--players", str(players), "--games", games, "--audit", "--json"]
    done = subprocess.run(command + (["--options", options] if options else []), capture_output=True, text=True)
    if done.returncode == WRONG_INPUT and options:
        return None
    what = f"{game['game']}, {players} players, {options or 'as it is'}"
    if done.returncode:
        sys.exit(f"{what}: {done.stderr}")
    report = json.loads(done.stdout)
    ends = ", ".join(f"{reason} {count}" for reason, count in report["end_reasons"].items())
    print(f"{what}: {report['decisions']} decisions, {ends}", flush=True)
    if report["ended"] != report["games"]:
        sys.exit(f"{what}: {report['games'] - report['ended']} games did not end")
    return report


def main(program, games="2000", *wanted):
    shelf = json.loads(subprocess.check_output([program, "games", "--json"]))
    unknown = set(wanted) - {game["game"] for game in shelf}
    if unknown:
        sys.exit(f"there is no game {', '.join(sorted(unknown))}")
    for game in shelf:
        if wanted and game["game"] not in wanted:
            continue
        numbers = range(game["players"]["min"], game["players"]["max"] + 1)
        for mode in modes(game):
            ways = [next(filter(None, (play(program, game, players, games, way) for way in beside(game, mode))), None)
                    for players in numbers]
            if not any(ways):
                sys.exit(f"{game['game']}: {mode} can never be played")


main(*sys.argv[1:])
