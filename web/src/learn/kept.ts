// How far somebody is in the lessons, on this device.

import type { LessonStep } from "../wire";

const KEY = "cenacle.lessons";

/** How far a lesson is. */
export interface Kept {
  /** The steps so far. */
  steps: LessonStep[];
  /** Whether it was taken to its end once. */
  done: boolean;
}

const NOTHING: Kept = { steps: [], done: false };

function isStep(value: unknown): value is LessonStep {
  return value === "go-on" || (typeof value === "object" && value !== null && Number.isInteger((value as { decide?: unknown }).decide));
}

/** Reads what was kept; what does not fit was not kept. */
export function readKept(text: string | null): Record<string, Kept> {
  try {
    const all: unknown = JSON.parse(text ?? "{}");
    if (typeof all !== "object" || all === null) return {};
    const fits = ([, kept]: [string, unknown]): boolean => {
      const { steps, done } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
      return Array.isArray(steps) && steps.every(isStep) && typeof done === "boolean";
    };
    return Object.fromEntries(Object.entries(all).filter(fits)) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function all(): Record<string, Kept> {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return {}; // A browser that keeps nothing for us begins every lesson anew.
  }
}

const name = (game: string, lesson: string): string => `${game}/${lesson}`;

/** How far a lesson is. */
export function keptOf(game: string, lesson: string): Kept {
  return all()[name(game, lesson)] ?? NOTHING;
}

/** Keeps how far a lesson is. */
export function keep(game: string, lesson: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name(game, lesson)]: kept }));
  } catch {
    // See `all`.
  }
}
