// Pointing at something instead of what is picked: one touch changes the pick, no step back is needed first.

import type { Id } from "../wire";
import type { Tableau } from "./tableau";
import { Walk } from "./walk";

/** The walk with another element of the same kind in place of one that is picked; the others stay picked. */
export function swapped(tableau: Tableau, walk: Walk, given: number, id: Id): Walk | undefined {
  const kind = tableau.element(id)?.kind;
  for (let at = walk.picked.length - 1; at >= given; at--) {
    const out = walk.picked[at];
    if (out === undefined || tableau.element(out)?.kind !== kind) continue;
    const rest = walk.picked.filter((_, index) => index !== at);
    const other = new Walk(walk.offers, rest).pick(id);
    if (other) return other;
  }
  return undefined;
}

/** The walk begun anew with this element. */
export function restarted(walk: Walk, given: number, id: Id): Walk | undefined {
  return new Walk(walk.offers, walk.picked.slice(0, given)).pick(id);
}

/**
 * What can be pointed at instead of what is picked: what could stand for one of the picks, what begins as the first pick did, and what is
 * a whole answer by itself.
 */
export function swappable(tableau: Tableau, walk: Walk, given: number): Set<Id> {
  const kindOf = (id: Id): string | undefined => tableau.element(id)?.kind;
  const ids = new Set<Id>();
  walk.picked.forEach((out, at) => {
    if (at < given) return;
    const without = new Walk(
      walk.offers,
      walk.picked.filter((_, index) => index !== at),
    );
    for (const id of without.lit()) if (kindOf(id) === kindOf(out)) ids.add(id);
  });
  const anew = new Walk(walk.offers, walk.picked.slice(0, given));
  const first = walk.picked[given];
  for (const id of anew.lit()) {
    const alone = anew.pick(id)?.done() !== undefined;
    if (alone || (first !== undefined && kindOf(id) === kindOf(first))) ids.add(id);
  }
  return ids;
}
