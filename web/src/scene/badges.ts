// How marks share a row.

import type { Badge } from "../wire";
import { width } from "./measure";

const GAP = 2.5;
/** Words on marks are bold, and so a little wider. */
const BOLD = 12 * 1.06;

export interface SetBadge {
  badge: Badge;
  x: number;
  w: number;
}

export function badgeWidth(badge: Badge, size: number): number {
  const text = badge.text ? width(badge.text, BOLD) + 9 : 0;
  return badge.symbol ? size + Math.max(text - 3, 0) : text;
}

export function rowWidth(badges: readonly Badge[], size: number): number {
  return Math.max(
    badges.reduce((sum, badge) => sum + badgeWidth(badge, size) + GAP, -GAP),
    0,
  );
}

/** Marks in a row; they move together when they would not fit. Words stay readable, and so does the last mark. */
export function setBadges(badges: readonly Badge[], left: number, size: number, room: number): SetBadge[] {
  const all = rowWidth(badges, size);
  const firm = (at: number): boolean => at === badges.length - 1 || Boolean(badges[at]?.text);
  const fixed = badges.reduce((sum, badge, at) => (firm(at) ? sum + badgeWidth(badge, size) + GAP : sum), 0);
  const squeeze = all > room ? Math.min(Math.max((room + GAP - fixed) / (all + GAP - fixed), 0.15), 1) : 1;
  let x = left;
  return badges.map((badge, at) => {
    const set = { badge, x, w: badgeWidth(badge, size) };
    x += (set.w + GAP) * (firm(at) ? 1 : squeeze);
    return set;
  });
}

/** The marks that fit, each as wide as it wants. */
export function fitBadges(badges: readonly Badge[], left: number, size: number, room: number): SetBadge[] {
  const set: SetBadge[] = [];
  let x = left;
  for (const badge of badges) {
    const w = badgeWidth(badge, size);
    if (x + w > left + room) continue;
    set.push({ badge, x, w });
    x += w + 3;
  }
  return set;
}
