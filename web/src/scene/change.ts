// What one would hear if the table were of wood: the loudest thing that happened between two scenes.

import type { Piece } from "../wire";
import type { Tableau } from "./tableau";

export type Heard = "dice" | "crack" | "card" | "score" | "move";

/** The loudest first. */
const LOUD: readonly Heard[] = ["dice", "crack", "card", "score", "move"];

/** What is to be heard of a change; nothing if nothing on the table changed. */
export function heardOf(before: Tableau, after: Tableau): Heard | null {
  const heard = new Set<Heard>();
  for (const die of after.dice) {
    const was = before.element(die.id);
    if (was?.kind === "die" && was.die !== die && JSON.stringify(was.die.face) !== JSON.stringify(die.face)) heard.add("dice");
  }
  for (const piece of after.pieces) {
    const was = before.element(piece.id);
    if (was?.kind === "piece" && was.piece !== piece) {
      if (isTurned(was.piece, piece)) heard.add("card");
      if (hasLostItsSeal(was.piece, piece)) heard.add("crack");
      if (was.piece.place !== piece.place) heard.add("move");
    } else if (was === undefined) heard.add("move");
  }
  for (const piece of before.pieces) {
    if (after.has(piece.id)) continue;
    heard.add(piece.look?.as === "token" ? "crack" : "move");
  }
  for (const panel of after.panels) {
    const was = before.panels.find(({ seat }) => seat === panel.seat);
    if (was && figure(panel.score) > figure(was.score)) heard.add("score");
  }
  return LOUD.find((kind) => heard.has(kind)) ?? null;
}

function isTurned(was: Piece, is: Piece): boolean {
  const [from, to] = [was.look?.as, is.look?.as];
  return (from === "card" && to === "back") || (from === "back" && to === "card");
}

function hasLostItsSeal(was: Piece, is: Piece): boolean {
  const seal = (piece: Piece): string | null => (piece.look?.as === "card" ? piece.look.seal : null);
  return seal(was) !== null && is.look?.as === "card" && seal(is) === null;
}

/** The figure in a score, if it is one. */
function figure(score: string | undefined): number {
  const found = Number.parseInt(score ?? "", 10);
  return Number.isNaN(found) ? 0 : found;
}
