// Where things are in the window, as far as they can be seen.

import type { Box } from "../learn/place-card";

const EDGE = 4;

/** The box of a node, if there is one. */
export function boxOf(node: Element | null): Box[] {
  if (!node) return [];
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return [{ x, y, w, h }];
}

/** The boxes of these elements, a little wider than they are; what is scrolled away has none. */
export function inSight(ids: readonly string[]): Box[] {
  return ids.flatMap((id) => {
    // A player is a panel beside the board, or a chip above it.
    const seat = /^seat\.(\d+)$/.exec(id)?.[1];
    const found = document.querySelector(seat ? `section.pl[data-seat="${seat}"], .chip.s${seat}` : `[data-id="${CSS.escape(id)}"]`);
    if (!found) return [];
    // A stage that scrolls shows a part of it.
    const shown = found.closest(".field, .dock")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const [x, y] = [Math.max(left - EDGE, shown.left), Math.max(top - EDGE, shown.top)];
    const [w, h] = [Math.min(right + EDGE, shown.right) - x, Math.min(bottom + EDGE, shown.bottom) - y];
    return w > 2 * EDGE && h > 2 * EDGE ? [{ x, y, w, h }] : [];
  });
}
