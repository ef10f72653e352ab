// Whether what everybody knows of each player fits into the column beside the board.

import type { Panel } from "../wire";

/** Widths and heights of a panel as `PlayerPanel.svelte` lays it out, in pixels. */
const [INNER, HEAD, LINE, PIPS, CAN, GAP] = [210, 83, 21, 32, 37, 8];

/** How high a panel is, nearly: asking the page would lay it out at every move. */
function height({ facts = [], pips, abilities = [] }: Panel): number {
  const wide = facts.reduce((sum, fact) => sum + 30 + 7.5 * fact.value.length, 0);
  return HEAD + LINE * Math.ceil(wide / INNER) + (facts.length > 0 ? 6 : 0) + (pips ? PIPS : 0) + (abilities.length > 0 ? CAN : 0);
}

/** Whether all panels, the sheets in them and what stands between them are higher than there is room. */
export function isCrowded(panels: readonly Panel[], between: number, room: number, sheets = 0): boolean {
  return panels.reduce((sum, panel) => sum + height(panel) + GAP, 0) + sheets + between > room;
}
