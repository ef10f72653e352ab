// The keys of a table that are one character each. Whoever speaks to the machine, or whose fingers slip, changes them or switches them
// off (WCAG 2.1.4).

/** What a key asks or does, in the order in which the settings list it. */
export const KEY_ACTS = [
  "question",
  "choices",
  "acts",
  "board",
  "around",
  "hand",
  "players",
  "goal",
  "time",
  "why",
  "turn",
  "turn-back",
  "flip",
  "closer",
  "farther",
  "whole",
] as const;
export type KeyAct = (typeof KEY_ACTS)[number];

/** The key of each act; nothing where it is switched off. */
export type Keys = Record<KeyAct, string>;

/** Small letters find a choice by its name: so what answers at any moment is a capital one. */
export const USUAL_KEYS: Readonly<Keys> = {
  question: "Q",
  choices: "C",
  acts: "L",
  board: "B",
  around: "A",
  hand: "H",
  players: "P",
  goal: "G",
  time: "T",
  why: "?",
  turn: "r",
  "turn-back": "R",
  flip: "f",
  closer: "+",
  farther: "-",
  whole: "0",
};

/** The character that a press means: a letter is large only where Shift is held, whatever the lock of the keyboard says. */
export function pressed({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? key.toLocaleUpperCase() : key.toLocaleLowerCase();
}

/** Whether a key can be given away: one visible character. All others have a meaning of their own. */
export function isFree(key: string): boolean {
  return [...key].length === 1 && key.trim() !== "";
}

/** What a key does. */
export function actOf(keys: Readonly<Keys>, key: string): KeyAct | undefined {
  // Plus is a capital equals on many keyboards.
  const same = key === "=" && !Object.values(keys).includes("=") ? "+" : key;
  return isFree(same) ? KEY_ACTS.find((act) => keys[act] === same) : undefined;
}

/** A key as it is written: `R`, `Shift + R`, `?`. */
export function spelt(key: string, shift: string): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const large = key.toLocaleUpperCase();
  return key === large ? `${shift} + ${large}` : large;
}

/** What was kept; what is none of ours or stands twice is as usual, and off where the usual key is taken. */
export function readKeys(kept: unknown): Keys {
  const given: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const keys = { ...USUAL_KEYS };
  const taken = new Set<string>();
  const own = (act: KeyAct): string | undefined => {
    const key = given[act];
    return typeof key === "string" && (key === "" || isFree(key)) ? key : undefined;
  };
  for (const act of KEY_ACTS) {
    const key = own(act);
    if (key === undefined || key === "") continue;
    if (taken.has(key)) given[act] = undefined;
    else taken.add(key);
  }
  for (const act of KEY_ACTS) {
    const key = own(act);
    if (key !== undefined) keys[act] = key;
    else if (taken.has(keys[act])) keys[act] = "";
    else taken.add(keys[act]);
  }
  return keys;
}
