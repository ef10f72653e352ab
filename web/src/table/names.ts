// Whose name may be shown to whom.

import type { Seat, SeatInfo } from "../wire";

/** The name of a seat that may be shown to anybody: one's own, a bot's, and another person's only if that is wished. */
export function nameToShow(seat: SeatInfo, mine: readonly Seat[], all: boolean, nobody: (seat: Seat) => string): string {
  return all || seat.kind !== "person" || mine.includes(seat.seat) ? seat.name : nobody(seat.seat);
}
