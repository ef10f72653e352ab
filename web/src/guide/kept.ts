// What the guide has said of each game on this device, and where it speaks.

const KEY = "cenacle.guide";
/** It speaks by itself in so many first games of each. */
export const FIRST = 2;

/** When the guide speaks by itself. */
export type GuideWish = "first" | "always" | "never";

/** What is kept of one game. */
export interface GuideKept {
  /** The first tables at which one played. */
  tables: string[];
  /** The kinds of things of which it has spoken. */
  told: string[];
  /** Whether it was switched on or off for this game; nothing if it goes by the settings. */
  on?: boolean;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** Reads what was kept; what does not fit was not kept. */
export function readGuide(text: string | null): Record<string, GuideKept> {
  try {
    const all: unknown = JSON.parse(text ?? "{}");
    if (typeof all !== "object" || all === null) return {};
    const fits = ([, kept]: [string, unknown]): boolean => {
      const { tables, told, on } = (kept ?? {}) as Partial<Record<keyof GuideKept, unknown>>;
      return isTexts(tables) && isTexts(told) && (on === undefined || typeof on === "boolean");
    };
    return Object.fromEntries(Object.entries(all).filter(fits)) as Record<string, GuideKept>;
  } catch {
    return {};
  }
}

function all(): Record<string, GuideKept> {
  try {
    return readGuide(localStorage.getItem(KEY));
  } catch {
    return {}; // A browser that keeps nothing for us is new to every game.
  }
}

/** What is kept of a game. */
export function guideOf(game: string): GuideKept {
  return all()[game] ?? { tables: [], told: [] };
}

/** Keeps what is known of a game. */
export function keepGuide(game: string, kept: GuideKept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // See `all`.
  }
}

/** Whether the guide speaks at a table. */
export function speaksAt(kept: GuideKept, table: string, wish: GuideWish): boolean {
  if (kept.on !== undefined) return kept.on;
  return wish === "always" || (wish === "first" && (kept.tables.includes(table) || kept.tables.length < FIRST));
}

/** A table at which one plays is one of the first, if there is room among them. */
export function seated(kept: GuideKept, table: string): GuideKept {
  const known = kept.tables.includes(table) || kept.tables.length >= FIRST;
  return known ? kept : { ...kept, tables: [...kept.tables, table] };
}
