// Texts of the page in the chosen language.

import { settings } from "../shell/settings.svelte";
import type { Lang } from "../wire";
import { en } from "./en";
import { fr, type Words } from "./fr";

const dictionaries: Record<Lang, Words> = { fr, en };

export type Key = keyof Words;
type Args<K extends Key> = Words[K] extends (args: infer A) => string ? [args: A] : [];

/** French keeps a space before some marks, and never begins a line with them: what a game says is bound where it is written in lines. */
export function bound(text: string): string {
  return settings.lang === "fr" ? text.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
}

/** A text in the chosen language. Read inside a component or effect, it follows the language. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  const word: string | ((args: never) => string) = dictionaries[settings.lang][key];
  return bound(typeof word === "string" ? word : word(args[0] as never));
}

/** What a key that comes from the server is called, or nothing if the page has no word for it. */
export function word(key: string): string | undefined {
  const found = (dictionaries[settings.lang] as Record<string, unknown>)[key];
  return typeof found === "string" ? bound(found) : undefined;
}
