// The colour and the sign of each seat, and what is readable on a colour. The sign always stands beside the colour, so that no seat is
// told by colour alone.

import type { Seat } from "../wire";

export interface SeatLook {
  /** Fill of its pieces, always with an edge of `EDGE`. */
  fill: string;
  /** Its sign as an SVG path around the origin, about two units across. */
  sign: string;
}

/** The edge of every piece, and what is written on a seat's fill. */
export const EDGE = "#14161c";

const LOOKS: readonly SeatLook[] = [
  { fill: "#e85f57", sign: "M-.9,0a.9,.9 0 1 1 1.8,0a.9,.9 0 1 1 -1.8,0Z" },
  { fill: "#208be3", sign: "M-.8,-.8H.8V.8H-.8Z" },
  { fill: "#76d29b", sign: "M0,-1L1,.75H-1Z" },
  { fill: "#f3eee4", sign: "M0,-1.05L1.05,0L0,1.05L-1.05,0Z" },
  { fill: "#dfa3f4", sign: "M-.35,-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35Z" },
  { fill: "#9aa2ae", sign: "M0,-1.05L.26,-.36L1,-.32L.42,.14L.62,.85L0,.44L-.62,.85L-.42,.14L-1,-.32L-.26,-.36Z" },
  { fill: "#ac67a5", sign: "M-.5,-.87H.5L1,0L.5,.87H-.5L-1,0Z" },
  { fill: "#35ff4a", sign: "M-1,0a1,1 0 1 1 2,0a1,1 0 1 1 -2,0ZM-.5,0a.5,.5 0 1 0 1,0a.5,.5 0 1 0 -1,0Z" },
];

export function seatLook(seat: Seat): SeatLook {
  return LOOKS[(seat - 1) % LOOKS.length] as SeatLook;
}

/** Above this luminance the dark edge stands out more than white does. */
const HALFWAY = 0.197;

/** What is readable on this ground: the dark edge or white. What is no `#rrggbb` is dark. */
export function inkOn(ground: string): string {
  const known = /^#[0-9a-f]{6}$/i.test(ground) ? ground : "#000000";
  const channel = (from: number): number => (Number.parseInt(known.slice(from, from + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > HALFWAY ? EDGE : "#ffffff";
}
