// Places that are a grid: their rows and columns, and the way along them.

import type { Id, Place } from "../wire";
import type { Direction } from "./spatial";
import type { Tableau } from "./tableau";

export interface Cell {
  place: Place;
  row: number;
  column: number;
}

const AHEAD: Record<Direction, [number, number]> = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

/** The cell that an element is, or in which it stands; nothing if its region is no grid. */
export function cellOf(tableau: Tableau, id: Id): Cell | undefined {
  const element = tableau.element(id);
  if (element?.kind === "piece") return cellOf(tableau, element.piece.place);
  if (element?.kind === "die") return cellOf(tableau, element.die.place);
  return element?.kind === "place" ? asCell(element.place) : undefined;
}

/** The nearest cell in the same row or column in this direction that is wanted, or what is wanted of what stands there. */
export function nextInLine(tableau: Tableau, id: Id, direction: Direction, wanted: (id: Id) => boolean = () => true): Id | undefined {
  const from = cellOf(tableau, id);
  if (!from) return undefined;
  const [down, across] = AHEAD[direction];
  const ahead = ({ row, column }: Cell): number => (row - from.row) * down + (column - from.column) * across;
  const aside = ({ row, column }: Cell): number => (row - from.row) * across + (column - from.column) * down;
  const line = cellsOf(tableau, from.place.region).filter((cell) => ahead(cell) > 0 && aside(cell) === 0);
  line.sort((one, other) => ahead(one) - ahead(other));
  for (const { place } of line) {
    const found = [place, ...tableau.piecesOn(place.id), ...tableau.diceOn(place.id)].find((thing) => wanted(thing.id));
    if (found) return found.id;
  }
  return undefined;
}

/** The cells of a region, row by row. */
export function rowsOf(tableau: Tableau, region: Id): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cellsOf(tableau, region)) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  const sorted = [...rows].sort(([one], [other]) => one - other);
  return sorted.map(([, cells]) => cells.sort((one, other) => one.column - other.column));
}

function cellsOf(tableau: Tableau, region: Id): Cell[] {
  return tableau.places.flatMap((place) => (place.region === region ? (asCell(place) ?? []) : []));
}

function asCell(place: Place): Cell | undefined {
  const [row, column] = place.cell ?? [];
  return row === undefined || column === undefined ? undefined : { place, row, column };
}
