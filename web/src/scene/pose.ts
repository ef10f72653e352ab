// How a thing that can be turned and flipped is held before it is laid.

import type { Id, Offer, Pose } from "../wire";

/** The poses of these offers, each once, side by side and turn after turn. */
export function posesOf(offers: readonly Offer[]): Pose[] {
  const poses = new Map<number, Pose>();
  for (const { pose } of offers) {
    if (pose) poses.set(pose.side * 256 + pose.turn, pose);
  }
  return [...poses].sort(([a], [b]) => a - b).map(([, pose]) => pose);
}

/** The pose that is as wished, or the next one clockwise on the same side, or on another side. */
export function nearest(poses: readonly Pose[], wished: Pose): Pose | undefined {
  const most = Math.max(0, ...poses.map((pose) => pose.turn)) + 1;
  const away = (pose: Pose): number => (pose.side === wished.side ? 0 : 1000) + ((((pose.turn - wished.turn) % most) + most) % most);
  return poses.reduce<Pose | undefined>((best, pose) => (best === undefined || away(pose) < away(best) ? pose : best), undefined);
}

/** So many turns on, on the same side. */
export function spun(poses: readonly Pose[], now: Pose, steps: number): Pose {
  const from = nearest(poses, now) ?? now;
  const side = poses.filter((pose) => pose.side === from.side);
  const at = side.findIndex((pose) => pose.turn === from.turn);
  return side[(((at + steps) % side.length) + side.length) % side.length] ?? now;
}

/** The next side, turned alike if it can be. */
export function flipped(poses: readonly Pose[], now: Pose): Pose {
  const from = nearest(poses, now) ?? now;
  const sides = [...new Set(poses.map((pose) => pose.side))];
  const side = sides[(sides.indexOf(from.side) + 1) % sides.length] ?? from.side;
  return (
    nearest(
      poses.filter((pose) => pose.side === side),
      { side, turn: from.turn },
    ) ?? now
  );
}

/**
 * What every offer with picks needs: nobody has to point at it first. That is the thing that all of them turn and lay, the one piece that
 * is left for several places, or the one place that is left for several pieces.
 */
export function inEveryOffer(offers: readonly Offer[], kindOf: (id: Id) => string | undefined): Id[] {
  const [first, ...others] = offers.filter((offer) => offer.picks !== undefined && offer.picks.length > 0);
  const picks = first?.picks ?? [];
  const [thing] = picks;
  if (first === undefined || thing === undefined || others.length === 0) return [];
  const all = [first, ...others];
  if (
    all.every(({ picks, pose }) => pose !== undefined && (picks?.length ?? 0) > 1 && picks?.[0] === thing) &&
    all.length === offers.length
  )
    return [thing];
  // Pieces that go together with pieces or dice (a card and who uses it, or on what) are chosen one after the other.
  const pairs = ["piece place", "place piece"];
  const common = picks.find((id) =>
    all.every(
      (offer) =>
        offer.picks?.length === 2 &&
        offer.picks.includes(id) &&
        offer.picks.every((other) => other === id || pairs.includes(`${kindOf(id)} ${kindOf(other)}`)) &&
        offer.picks[0] !== offer.picks[1],
    ),
  );
  return common === undefined ? [] : [common];
}
