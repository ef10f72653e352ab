// Time as it is shown.

import type { ClockFace, Seat } from "../wire";

/** Less than this is little: it is told in another colour. */
export const SHORT = 60_000;

/** What a seat has left now, in milliseconds. */
export function leftOf(clock: ClockFace, seat: Seat, now: number): number {
  const left = clock.left[seat - 1] ?? 0;
  return Math.max(clock.running.includes(seat) ? left - (now - clock.at) : left, 0);
}

/** `4:05`, `1:02:09`, `3 d 04 h`. */
export function spell(millis: number, day: string): string {
  const seconds = Math.ceil(millis / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  if (days > 0) return `${days} ${day} ${two(hours)} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
