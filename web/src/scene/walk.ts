// Walking from all offers to one by pointing at elements, in any order.

import type { Id, Offer } from "../wire";

/** What was pointed at so far, and the offers that are still possible. A walk is never changed: a step gives another one. */
export class Walk {
  private readonly open: readonly Open[];

  constructor(
    readonly offers: readonly Offer[],
    readonly picked: readonly Id[] = [],
  ) {
    this.open = offers.flatMap((offer, index) => {
      const left = less(offer.picks ?? [], picked);
      return left ? [{ index, left }] : [];
    });
  }

  /** The walk after pointing at an element, or nothing if it was not lit. */
  pick(id: Id): Walk | undefined {
    return this.open.some(({ left }) => left.includes(id)) ? new Walk(this.offers, [...this.picked, id]) : undefined;
  }

  /** The walk before the last pick; itself if nothing is picked. */
  back(): Walk {
    return this.picked.length === 0 ? this : new Walk(this.offers, this.picked.slice(0, -1));
  }

  /** The elements that can be picked next: every pick not yet made of an offer that is still possible, and wanted; of these, as far as somebody `reaches`. */
  lit(
    wanted: (index: number) => boolean = () => true,
    reaches: (index: number, left: readonly Id[]) => readonly Id[] = (_, left) => left,
  ): Set<Id> {
    return new Set(this.open.flatMap(({ index, left }) => (wanted(index) ? reaches(index, left) : [])));
  }

  /** The offers that are still possible, by index. */
  remaining(): number[] {
    return this.open.map(({ index }) => index);
  }

  /** The offers whose picks are all made. They are told apart by their labels. */
  complete(): number[] {
    return this.open.filter(({ left }) => left.length === 0).map(({ index }) => index);
  }

  /** The offer to confirm: the only one left, with all its picks made. */
  done(): number | undefined {
    const [only, other] = this.open;
    return only && !other && only.left.length === 0 ? only.index : undefined;
  }

  /** The offers without picks, shown as buttons until something is picked. */
  buttons(): number[] {
    return this.picked.length === 0 ? this.complete() : [];
  }
}

interface Open {
  index: number;
  left: readonly Id[];
}

/** What of a path is left to pick; nothing if something was picked that is not on it. An element that stands twice is picked twice. */
function less(path: readonly Id[], picked: readonly Id[]): readonly Id[] | undefined {
  if (picked.length === 0) return path;
  const left = [...path];
  for (const id of picked) {
    const at = left.indexOf(id);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
