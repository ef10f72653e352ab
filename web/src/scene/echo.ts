// The second click of two: what it hits after the first one has decided something was not meant.

const NEAR = 28;
/** So long after a decision a press at the same place is taken for its echo, in milliseconds; longer where it would leave something undone. */
const SOON = 350;
const LATER = 800;

let last = { x: Number.NEGATIVE_INFINITY, y: 0, at: Number.NEGATIVE_INFINITY };

/** A press here has decided something. */
export function decided(press: { clientX: number; clientY: number; timeStamp: number }): void {
  last = { x: press.clientX, y: press.clientY, at: press.timeStamp };
}

/** What was decided was not carried out: the next press is meant. */
export function forgetDecision(): void {
  last = { ...last, at: Number.NEGATIVE_INFINITY };
}

/** Whether a press is the echo of one that has just decided something. */
export function isEcho(press: { clientX: number; clientY: number; timeStamp: number }, leaves = false): boolean {
  return (
    press.timeStamp - last.at < (leaves ? LATER : SOON) &&
    Math.hypot(press.clientX - last.x, press.clientY - last.y) < NEAR * (leaves ? 3 : 1)
  );
}
