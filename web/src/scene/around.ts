// What lies around a place, in words: the cells beside it, or the nearest places in each direction, and where its ways lead.

import type { Id, Place } from "../wire";
import { t } from "../words";
import { nameOf } from "./describe";
import { cellOf, nextInLine } from "./grid";
import { type Direction, straightAhead } from "./spatial";
import type { Tableau } from "./tableau";

const DIRECTIONS = ["up", "right", "down", "left"] as const satisfies readonly Direction[];
/** What is lower than this is folded away. */
const FOLDED = 1;

/** What lies around an element, a line for each direction in which there is something. */
export function aroundOf(tableau: Tableau, id: Id): string[] {
  const place = placeOf(tableau, id);
  if (!place) return [];
  const beside = cellOf(tableau, place.id) ? besideCell(tableau, place) : besidePlace(tableau, place);
  return [...beside, ...ways(tableau, place)];
}

/** A place in words: its name, what is told of it, and what stands there. */
export function placeInWords(tableau: Tableau, place: Place): string {
  const standing = [...tableau.piecesOn(place.id), ...tableau.diceOn(place.id)].flatMap(({ id }) => {
    const element = tableau.element(id);
    return element && nameOf(element) !== "" ? [nameOf(element)] : [];
  });
  const besides = [...tableau.toldOf(place.id), ...standing];
  if (besides.length === 0 && place.cell) besides.push(t("outline.free"));
  return [place.label, ...besides].join(", ");
}

function placeOf(tableau: Tableau, id: Id): Place | undefined {
  const element = tableau.element(id);
  if (element?.kind === "place") return element.place;
  const under = element?.kind === "piece" ? element.piece.place : element?.kind === "die" ? element.die.place : undefined;
  return under === undefined ? undefined : placeOf(tableau, under);
}

function said(direction: Direction, what: string): string {
  return `${t(`around.${direction}`)}${t("colon")}${what}`;
}

function besideCell(tableau: Tableau, place: Place): string[] {
  const here = cellOf(tableau, place.id);
  return DIRECTIONS.map((direction) => {
    const next = cellOf(tableau, nextInLine(tableau, place.id, direction, (id) => tableau.element(id)?.kind === "place") ?? "");
    const near = here && next && Math.abs(next.row - here.row) + Math.abs(next.column - here.column) === 1;
    return said(direction, near ? placeInWords(tableau, next.place) : t("around.edge"));
  });
}

function besidePlace(tableau: Tableau, place: Place): string[] {
  const targets = tableau.places.flatMap(({ id, region, spots }) => {
    const spot = spots?.wide;
    return spot && region === place.region && spot.h >= FOLDED ? [{ id, x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 }] : [];
  });
  const from = targets.find(({ id }) => id === place.id);
  if (!from) return [];
  return DIRECTIONS.flatMap((direction) => {
    const next = placeOf(tableau, straightAhead(targets, from, direction)?.id ?? "");
    return next ? [said(direction, placeInWords(tableau, next))] : [];
  });
}

function ways(tableau: Tableau, { id }: Place): string[] {
  const named = (ids: Id[]): string => ids.flatMap((id) => placeOf(tableau, id)?.label ?? []).join(", ");
  const [to, from] = [
    named(tableau.paths.flatMap((path) => (path.from === id ? path.to : []))),
    named(tableau.paths.flatMap((path) => (path.to === id ? path.from : []))),
  ];
  return [...(from ? [`${t("around.from")}${t("colon")}${from}`] : []), ...(to ? [`${t("around.to")}${t("colon")}${to}`] : [])];
}
