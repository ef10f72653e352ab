// What a person has chosen on this device.

import type { GuideWish } from "../guide/kept";
import type { Lang } from "../wire";
import { type Keys, readKeys, USUAL_KEYS } from "./keys";

/** What a person has chosen on this device. */
export interface Settings {
  name: string;
  lang: Lang;
  theme: "auto" | "dark" | "light";
  /** `auto` follows the system, `less` stands still, `full` moves in any case. */
  motion: "auto" | "less" | "full";
  sound: boolean;
  /** Signs and hatching besides colours. */
  patterns: boolean;
  /** Ask once more before each decision, before those that cannot be taken back, or never. */
  confirm: "always" | "final" | "never";
  /** When the guide tells what a thing is, the first time it can be done: in first games, always, never. */
  guide: GuideWish;
  /** Tell my turn by the system's notifications. */
  notify: boolean;
  /** How much a screen reader is told of a question. */
  speech: "brief" | "normal" | "full";
  /** How large texts are. */
  text: "normal" | "large" | "larger";
  /** The keys of a table that are one character each. */
  keys: Keys;
  /** Letters that are no such key find a choice by its name. */
  typing: boolean;
}

const KEY = "cenacle.settings";

/** The first language of the browser that the page speaks. */
export function spoken(languages: readonly string[]): Lang {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (code === "fr" || code === "en") return code;
  }
  return "en";
}

function usual(): Settings {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    name: "",
    lang: spoken(languages),
    theme: "auto",
    motion: "auto",
    // Who wants things to stand still is not startled either.
    sound: typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches,
    patterns: false,
    confirm: "final",
    guide: "first",
    notify: false,
    speech: "normal",
    text: "normal",
    keys: { ...USUAL_KEYS },
    typing: true,
  };
}

function allowed<T>(value: unknown, values: readonly T[], otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

/** Reads what was kept; whatever does not fit is as usual. */
export function read(text: string | null): Settings {
  const first = usual();
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) kept = parsed;
  } catch {
    return first;
  }
  const flag = (value: unknown, otherwise: boolean) => allowed(value, [true, false], otherwise);
  return {
    name: typeof kept.name === "string" ? kept.name : first.name,
    lang: allowed(kept.lang, ["fr", "en"] as const, first.lang),
    theme: allowed(kept.theme, ["auto", "dark", "light"] as const, first.theme),
    motion: allowed(kept.motion, ["auto", "less", "full"] as const, first.motion),
    sound: flag(kept.sound, first.sound),
    patterns: flag(kept.patterns, first.patterns),
    // There was a time when it was only yes or no.
    confirm: kept.confirm === false ? "never" : allowed(kept.confirm, ["always", "final", "never"] as const, first.confirm),
    guide: allowed(kept.guide, ["first", "always", "never"] as const, first.guide),
    notify: flag(kept.notify, first.notify),
    speech: allowed(kept.speech, ["brief", "normal", "full"] as const, first.speech),
    text: allowed(kept.text, ["normal", "large", "larger"] as const, first.text),
    keys: readKeys(kept.keys),
    typing: flag(kept.typing, first.typing),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser may keep nothing for us: then the choice lasts as long as the page.
  }
}

/** How much larger texts are; styles/sight.css has the same. */
export const ZOOMS: Readonly<Record<Settings["text"], number>> = { normal: 1, large: 1.15, larger: 1.3 };

export const settings: Settings = $state(read(stored()));

/** Keeps the settings and shows them on the page, from now on. Call once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset["theme"] = settings.theme;
      root.dataset["motion"] = settings.motion;
      root.dataset["text"] = settings.text;
      root.dataset["patterns"] = settings.patterns ? "on" : "off";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // See `stored`.
      }
    });
  });
  // Another tab of the same browser has changed them.
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, read(event.newValue));
  });
}

/** Whether things may move. */
export function mayMove(): boolean {
  if (settings.motion === "auto") return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.motion === "full";
}
