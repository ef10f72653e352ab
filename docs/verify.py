#!/usr/bin/env python3
"""Check a Cenacle record with nothing but its description (docs/formats.md): python3 verify.py RECORD…

It knows no game. It checks that the seed follows from the pledge, that every draw comes from the seed's stream, and that
the chain of checks and the digest cover exactly what stands in the file. That each action was legal, and that the game
asked for just these draws, is what `cenacle verify` checks.
"""

import hashlib
import json
import struct
import sys

WORD = 0xFFFFFFFF


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
        counter = (block & WORD, block >> 32)
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), *counter, 0, 0]
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
    unknown = set(value) - set(keys)
    if unknown:
        raise Wrong(f"unknown keys: {', '.join(sorted(unknown))}")
    return {key: value[key] for key in keys if key in value}


HEADER = ["format", "format_version", "game", "rules_version", "data", "options", "seats", "seed", "pledge", "start", "dealt", "check"]


def header_of(record):
    """The header with its fields in the order in which they are hashed, and an empty check."""
    header = ordered({key: record[key] for key in HEADER if key in record}, HEADER)
    header["options"] = ordered(header["options"], ["players", "chosen"])
    header["seats"] = [ordered(seat, ["name", "bot"]) for seat in header["seats"]]
    if "pledge" in header:
        header["pledge"] = ordered(header["pledge"], ["commitment", "secret", "added", "round", "bound"])
        if "added" in header["pledge"]:
            header["pledge"]["added"] = [ordered(one, ["seat", "text"]) for one in header["pledge"]["added"]]
        if "bound" in header["pledge"]:
            header["pledge"]["bound"] = [ordered(one, ["seat", "commitment", "shown"]) for one in header["pledge"]["bound"]]
    header["check"] = ""
    return header


def check_pledge(record):
    """The seed follows from the secret that was hashed before the game and from what players added."""
    pledge = record.get("pledge")
    if pledge is None:
        return
    secret = bytes.fromhex(pledge["secret"])
    if hashlib.sha256(secret).hexdigest() != pledge["commitment"]:
        raise Wrong("pledge: the secret is not the one that was hashed")
    bound, rounds = pledge.get("bound", []), pledge.get("round", 0)
    if bound and "added" in pledge or bool(bound) != (rounds > 0):
        raise Wrong("pledge: `added`, `round` and `bound` do not go together")
    made = hashlib.sha256((b"cenacle pledge 2" if bound else b"cenacle pledge 1") + secret)
    if bound:
        made.update(struct.pack("<B", rounds))
    for one in pledge.get("added", []):
        text = one["text"].encode()
        made.update(struct.pack("<BI", one["seat"], len(text)) + text)
    for one in bound:
        made.update(struct.pack("<B", one["seat"]) + bytes.fromhex(one["commitment"]))
        link = bytes.fromhex(one["shown"]) if "shown" in one else None
        made.update(b"\0" if link is None else b"\1" + link)
        if link is None:
            print(f"note: seat {one['seat']} showed nothing of what it had bound itself to, and was left out")
            continue
        for _ in range(rounds):
            link = hashlib.sha256(link).digest()
        if link.hex() != one["commitment"]:
            raise Wrong(f"pledge: what seat {one['seat']} showed does not lead to its commitment")
    if made.hexdigest() != record["seed"]:
        raise Wrong("pledge: secret and additions give another seed")


def check_draws(words, drew, among, where):
    """Each draw is what the stream gives."""
    if len(drew) != len(among):
        raise Wrong(f"{where}: {len(drew)} draws among {len(among)} ranges; a record of the first years has none")
    for value, n in zip(drew, among):
        if below(words, n) != value:
            raise Wrong(f"{where}: the seed does not draw {value} of {n} here")


def verify(text):
    """Raises Wrong at the first thing that does not fit."""
    record = json.loads(text)
    if (record.get("format"), record.get("format_version")) != ("cenacle-record", 1):
        raise Wrong("this is no cenacle-record of version 1")
    check_pledge(record)
    words = chacha12(bytes.fromhex(record["seed"]))
    check_draws(words, record["dealt"], record.get("dealt_among", []), "setup")
    chain = hashlib.sha256(compact(header_of(record)))
    if chain.hexdigest()[:8] != record["check"]:
        raise Wrong("header: its check does not cover it")
    for number, line in enumerate(record["inputs"], start=1):
        where = f"input {number}"
        drew = line.get("drew", [])
        check_draws(words, drew, line.get("among", []), where)
        if "expired" in line:
            chain.update(struct.pack("<BBH", 2, 0, line["expired"]))
        elif "at" in line:
            chain.update(struct.pack("<BBH", 1, line["seat"] - 1, line["at"]))
        else:
            raise Wrong(f"{where}: the place of its action is not told; a record of the first years has none")
        chain.update(struct.pack(f"<I{len(drew)}I", len(drew), *drew))
        if (line["n"], line["check"]) != (number, chain.hexdigest()[:8]):
            raise Wrong(f"{where}: number or check do not fit what stands before")
    outcome = record["outcome"]
    if outcome is not None:
        outcome = ordered(outcome, ["reason", "winners", "ranks", "scores"])
    chain.update(compact(outcome))
    if chain.hexdigest() != record["digest"]:
        raise Wrong("digest: it does not cover what stands in the record")
    return record


def main(paths):
    status = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                record = verify(file.read())
            print(f"OK {path}: {record['game']}, {len(record['inputs'])} inputs, digest {record['digest']}")
        except (Wrong, KeyError, ValueError, TypeError, struct.error, OSError) as error:
            print(f"WRONG {path}: {error if isinstance(error, Wrong) else repr(error)}")
            status = 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
