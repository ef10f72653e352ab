// What each thing that can be pointed at would bring, where that is one figure.

import type { Id, Offer } from "../wire";

/**
 * The gain of every element that is the last to be pointed at for an offer: what stands on a target before it is chosen. Where several
 * offers end there and bring different things, nothing is said.
 */
export function gainsOf(offers: readonly Offer[], picked: ReadonlySet<Id>, lit: ReadonlySet<Id>): Map<Id, string> {
  const gains = new Map<Id, string>();
  const several = new Set<Id>();
  for (const { picks = [], gain } of offers) {
    const left = picks.filter((id) => !picked.has(id));
    const [last] = left;
    if (last === undefined || left.length > 1 || !lit.has(last) || picks.length - left.length < picked.size) continue;
    if (gain === undefined || (gains.has(last) && gains.get(last) !== gain)) several.add(last);
    else gains.set(last, gain);
  }
  for (const id of several) gains.delete(id);
  return gains;
}
