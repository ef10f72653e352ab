// Ideas are told apart by letters: numbers are what others did.

/** A, B, C: the name of an idea, counted from 0. */
export function letter(at: number): string {
  return String.fromCharCode(65 + at);
}
