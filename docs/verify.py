#!/usr/bin/env python3
"""Check a Cenacle record with nothing but its description (docs/formats.md): python3 verify.py RECORD…

It knows no game. It checks that the seed follows from the pledge, that every draw comes from the seed's stream, and that
the chain of checks and the digest cover exactly what stands in the file. That each action was legal, and that the game
asked for just these draws, is what `cenacle verify` checks. Status 0: all fits; 1: what an older record tells fits; 2: not.
"""

import hashlib
import json
import struct
import sys

WORD = 0xFFFFFFFF
HEADER = "format format_version game rules_version data options seats seed pledge start dealt check".split()


class Wrong(Exception):
    """Something in the record does not fit."""


def chacha12(key):
    """The words of the game's stream: ChaCha with 12 rounds, a 64-bit block counter from 0, and stream number 0."""
    def quarter(s, a, b, c, d):
        for left, right, turn, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[left] = (s[left] + s[right]) & WORD
            mixed = s[turn] ^ s[left]
            s[turn] = (mixed << by | mixed >> (32 - by)) & WORD

    block = 0
    while True:
        start = [*struct.unpack("<12I", b"expand 32-byte k" + key), block & WORD, block >> 32, 0, 0]
        state = list(start)
        for _ in range(6):
            for column in range(4):
                quarter(state, column, 4 + column, 8 + column, 12 + column)
            for column in range(4):
                quarter(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        yield from ((mixed + first) & WORD for mixed, first in zip(state, start))
        block += 1


def below(words, n):
    """A number below n: the high half of word × n, unless the low half is among the first 2^32 mod n."""
    while True:
        product = next(words) * n
        if product & WORD >= 2**32 % n:
            return product >> 32


def compact(value):
    """JSON as it is hashed: no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def ordered(value, keys):
    """An object with its keys in this order; those that it does not have are left out."""
    if unknown := set(value) - set(keys.split()):
        raise Wrong(f"unknown keys: {', '.join(sorted(unknown))}")
    return {key: value[key] for key in keys.split() if key in value}


def header_of(record):
    """The header with its fields in the order in which they are hashed, and an empty check."""
    header = {key: record[key] for key in HEADER if key in record}
    header["options"] = ordered(header["options"], "players chosen")
    header["seats"] = [ordered(seat, "name bot") for seat in header["seats"]]
    if "pledge" in header:
        pledge = header["pledge"] = ordered(header["pledge"], "commitment secret added round bound")
        for part, keys in (("added", "seat text"), ("bound", "seat commitment shown")):
            if part in pledge:
                pledge[part] = [ordered(one, keys) for one in pledge[part]]
    return {**header, "check": ""}


def check_pledge(record):
    """The seed follows from the secret that was hashed before the game and from what players added."""
    if (pledge := record.get("pledge")) is None:
        return
    secret = bytes.fromhex(pledge["secret"])
    if hashlib.sha256(secret).hexdigest() != pledge["commitment"]:
        raise Wrong("pledge: the secret is not the one that was hashed")
    bound, rounds = pledge.get("bound", []), pledge.get("round", 0)
    if bound and "added" in pledge or bool(bound) != (rounds > 0):
        raise Wrong("pledge: `added`, `round` and `bound` do not go together")
    made = hashlib.sha256(b"cenacle pledge 2" + secret + bytes([rounds]) if bound else b"cenacle pledge 1" + secret)
    for seat, text in ((one["seat"], one["text"].encode()) for one in pledge.get("added", [])):
        made.update(struct.pack("<BI", seat, len(text)) + text)
    for one in bound:
        link = bytes.fromhex(one.get("shown", ""))
        made.update(struct.pack("<B", one["seat"]) + bytes.fromhex(one["commitment"]) + (b"\1" + link if link else b"\0"))
        if not link:
            print(f"note: seat {one['seat']} showed nothing of what it had bound itself to, and was left out")
        for _ in range(rounds if link else 0):
            link = hashlib.sha256(link).digest()
        if link and link.hex() != one["commitment"]:
            raise Wrong(f"pledge: what seat {one['seat']} showed does not lead to its commitment")
    if made.hexdigest() != record["seed"]:
        raise Wrong("pledge: secret and additions give another seed")
    if bound and not any("shown" in one for one in bound):
        print("note: nobody showed anything, so only the server's word stands for the seed")


def verify(text):
    """The record, and what it does not tell enough of to be checked. Raises Wrong at the first thing that does not fit."""
    record, untold = json.loads(text), set()
    if (record.get("format"), record.get("format_version")) != ("cenacle-record", 1):
        raise Wrong("this is no cenacle-record of version 1")
    check_pledge(record)
    words, chain = chacha12(bytes.fromhex(record["seed"])), hashlib.sha256(compact(header_of(record)))
    setup = {"drew": record["dealt"], "among": record.get("dealt_among", [])}
    for number, line in enumerate([setup, *record["inputs"]]):
        where = f"input {number}" if number else "setup"
        drew, among = line.get("drew", []), line.get("among", [])
        if drew and not among:
            untold.add("draws")
        elif "draws" not in untold and [below(words, n) for n in among] != drew:
            raise Wrong(f"{where}: the seed does not draw what is written there")
        if number == 0 and chain.hexdigest()[:8] != record["check"]:
            raise Wrong("header: its check does not cover it")
        if number and "expired" not in line and "at" not in line:
            untold.add("chain")
        elif number and "chain" not in untold:
            kind = (2, 0, line["expired"]) if "expired" in line else (1, line["seat"] - 1, line["at"])
            chain.update(struct.pack(f"<BBHI{len(drew)}I", *kind, len(drew), *drew))
            if (line["n"], line["check"]) != (number, chain.hexdigest()[:8]):
                raise Wrong(f"{where}: number or check do not fit what stands before")
    chain.update(compact(record["outcome"] and ordered(record["outcome"], "reason winners ranks scores")))
    if "chain" not in untold and chain.hexdigest() != record["digest"]:
        raise Wrong("digest: it does not cover what stands in the record")
    return record, untold


def main(paths):
    status = 0
    for path in paths:
        try:
            record, untold = verify(open(path, encoding="utf-8").read())
            partly = f"; it does not tell enough to check its {' and '.join(sorted(untold))}" if untold else ""
            told = f"{record['game']}, {len(record['inputs'])} inputs, digest {record['digest']}{partly}"
            print(f"{'PART' if untold else 'OK'} {path}: {told}")
            status = max(status, 1 if untold else 0)
        except (Wrong, KeyError, ValueError, TypeError, struct.error, OSError) as error:
            print(f"WRONG {path}: {error if isinstance(error, Wrong) else repr(error)}")
            status = 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
