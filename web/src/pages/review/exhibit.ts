// A moment as a picture: letters on what was done and on what would have been better.

import { letter } from "../../scene/letter";
import type { Exhibit } from "../../scene/pick-state.svelte";
import type { Id, Offer } from "../../wire";

/** A for what was done, B for what would have been better; that is also drawn where it would have been. */
export function exhibited(offers: readonly Offer[]): Exhibit {
  const marks = new Map<Id, string>();
  offers.forEach((offer, at) => {
    for (const id of new Set(offer.picks)) marks.set(id, marks.has(id) ? `${marks.get(id)} ${letter(at)}` : letter(at));
  });
  const ghost = offers[1]?.ghost;
  return { marks, ghosts: ghost ? [ghost] : [] };
}
