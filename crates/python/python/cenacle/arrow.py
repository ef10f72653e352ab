"""Games as tables of decisions, for Arrow and Parquet: `pip install cenacle[arrow]`.

Every row is a decision: `game` and `decision` count from 0, `seat` made it, `action` is its number, `legal` are the numbers of all it might
have done, `observation` is what it knew, `outcome` its share of the win in the end (null if the game was not brought to its end). Where
decisions are made factor by factor, `action` and `legal` are values of the factor that is asked, and `chosen` what was chosen before.

What the numbers mean stands in the table's own description: `description(table)`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pyarrow as pa

from . import _cenacle
from ._cenacle import CenacleError
from ._space import Spec, describe

_KEY = b"cenacle"


def schema(spec: Spec, *, factored: bool = False, more: Mapping[str, Any] | None = None) -> pa.Schema:
    """The columns of a game's decisions, and what they mean."""
    fields = [
        pa.field("game", pa.int64()),
        pa.field("decision", pa.int32()),
        pa.field("seat", pa.uint8()),
        pa.field("action", pa.uint32()),
        pa.field("legal", pa.list_(pa.uint32())),
        pa.field("observation", pa.binary(spec.observation_length)),
        pa.field("outcome", pa.float32()),
    ]
    if factored:
        fields.append(pa.field("chosen", pa.list_(pa.int32(), spec.actions.depth + 1)))
    meaning = {
        "game": spec.id,
        "rules_version": spec.rules_version,
        "players": spec.players,
        "numbering": spec.actions.version,
        "actions": spec.actions.widest if factored else spec.actions.size,
        "factored": factored,
        "observation": spec.observation_version,
        **(more or {}),
    }
    return pa.schema(fields, {_KEY: json.dumps(meaning, sort_keys=True).encode()})


def description(table: pa.Table | pa.Schema) -> dict[str, Any]:
    """What game it is of, and which versions of numbers and fields."""
    known = (table.schema if isinstance(table, pa.Table) else table).metadata or {}
    if _KEY not in known:
        raise CenacleError("this table does not say which game it is of: it is not one of ours")
    return dict(json.loads(known[_KEY]))


def table(
    schema: pa.Schema,
    *,
    game: np.ndarray,
    decision: np.ndarray,
    seat: np.ndarray,
    action: np.ndarray,
    legal: np.ndarray,
    lengths: np.ndarray,
    observation: np.ndarray,
    outcome: np.ndarray,
    chosen: np.ndarray | None = None,
) -> pa.Table:
    """A table of arrays: `legal` has the numbers of all rows one after the other, `lengths` how many are of each; an outcome that is not
    a number is null."""
    offsets = np.zeros(len(lengths) + 1, np.int32)
    np.cumsum(lengths, out=offsets[1:])
    width = observation.shape[1]
    rows = pa.Array.from_buffers(
        pa.binary(width), len(observation), [None, pa.py_buffer(np.ascontiguousarray(observation))]
    )
    columns = [
        pa.array(game, pa.int64()),
        pa.array(decision, pa.int32()),
        pa.array(seat, pa.uint8()),
        pa.array(action, pa.uint32()),
        pa.ListArray.from_arrays(pa.array(offsets), pa.array(legal, pa.uint32())),
        rows,
        pa.array(outcome, pa.float32(), mask=np.isnan(outcome)),
    ]
    if chosen is not None:
        flat = pa.array(np.ascontiguousarray(chosen).reshape(-1), pa.int32())
        columns.append(pa.FixedSizeListArray.from_arrays(flat, chosen.shape[1]))
    return pa.Table.from_arrays(columns, schema=schema)


def from_records(records: Iterable[str]) -> pa.Table:
    """Every decision of some records, each of which is verified. They must be of one game with as many players."""
    known: pa.Schema | None = None
    tables = []
    for number, text in enumerate(records):
        reading = _cenacle.read(text)
        spec = describe(reading.game.id, reading.game.players)
        own = schema(spec)
        if known is None:
            known = own
        elif known.metadata != own.metadata:
            first = description(known)
            raise CenacleError(
                f"record {number} is of {spec.id} for {spec.players}, and those before of {first['game']} for {first['players']}"
            )
        count = len(reading.actions)
        shares = reading.game.rewards("win") if reading.game.over else np.full(spec.players, np.nan, np.float32)
        tables.append(
            table(
                known,
                game=np.full(count, number),
                decision=np.arange(count),
                seat=reading.seats,
                action=reading.actions,
                legal=reading.legal,
                lengths=reading.lengths,
                observation=reading.observations,
                outcome=shares[reading.seats],
            )
        )
    if known is None:
        raise CenacleError("there is no record to be read")
    return pa.concat_tables(tables)


def observations(table: pa.Table) -> np.ndarray:
    """The rows as one array of bytes: (decisions, fields)."""
    column = table.column("observation").combine_chunks()
    if isinstance(column, pa.ChunkedArray):
        column = column.chunk(0)
    width = column.type.byte_width
    flat = np.frombuffer(column.buffers()[1], np.uint8)
    return flat[column.offset * width : (column.offset + len(column)) * width].reshape(-1, width)


def masks(table: pa.Table) -> np.ndarray:
    """What could be done as one array of 0 and 1: (decisions, actions)."""
    size = int(description(table)["actions"])
    column = table.column("legal").combine_chunks()
    if isinstance(column, pa.ChunkedArray):
        column = column.chunk(0)
    lengths = np.asarray(column.value_lengths())
    mask = np.zeros((len(lengths), size), np.uint8)
    mask[np.repeat(np.arange(len(lengths)), lengths), np.asarray(column.flatten())] = 1
    return mask
