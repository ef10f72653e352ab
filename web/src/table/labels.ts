// Labels of buttons and names in the prompt where there is little room.

import { nameOf } from "../scene/describe";
import type { Element } from "../scene/tableau";

/** So many letters have room on two lines of a button. */
const ROOM = 40;
/** A colon outside brackets, a full stop or a bracket: what a label says before it is enough. */
const BREAK = /\s?:\s(?![^(]*\))|\.\s(?=\p{Lu})|\s\(/gu;

/**
 * Each label as short as it can be told from the others. What has room stays as it is. Otherwise as much of it as has room, up to a
 * colon or a bracket; or what it says after the colon, where all say the same before it. Odds and what is won or lost (−2) are always kept.
 */
export function shortened(labels: readonly string[]): string[] {
  if (labels.every((label) => label.length <= ROOM)) return [...labels];
  const parts = labels.map((label) => {
    const at = label.search(/\s?:\s(?![^(]*\))/u);
    return at < 0 ? { head: label, rest: "" } : { head: label.slice(0, at), rest: label.slice(at).replace(/^\s?:\s/u, "") };
  });
  const rests = new Set(parts.map(({ rest }) => rest));
  const same = labels.length > 1 && new Set(parts.map(({ head }) => head)).size === 1;
  if (same && !rests.has("") && rests.size === labels.length) return parts.map(({ rest }) => rest);
  const short = labels.map((label) => (label.length <= ROOM ? label : withOdds(label, beginning(label))));
  return new Set(short).size === labels.length ? short : [...labels];
}

/** The longest beginning of a label that has room, or else the shortest; without a break all of it. */
function beginning(label: string): string {
  const cuts = [...label.matchAll(BREAK)].map(({ index }) => label.slice(0, index)).filter((cut) => cut !== "");
  return cuts.findLast((cut) => cut.length <= ROOM) ?? cuts[0] ?? label;
}

function withOdds(label: string, short: string): string {
  const odds = label.match(/\d+\s?%|(?<!\S)[+−]\d+/u)?.[0];
  return odds === undefined || short.includes(odds) ? short : `${short} · ${odds}`;
}

/** Whether a label says already what it brings, however it is spaced. */
export function says(label: string, gain: string): boolean {
  const tight = (text: string): string => text.replaceAll(/\s/gu, "");
  return tight(label).includes(tight(gain));
}

/** The name of a thing without what explains it, for a line that has room for little: no count before its name, no number before a colon. */
export function brief(element: Element): string {
  const name = element.kind === "piece" ? (element.piece.title ?? "") : nameOf(element);
  const [head = name, ...rest] = name.split(/ \(| · |\s?: |, /u).map((part) => part.trim());
  return /^\W*\d+\W*$/u.test(head) ? (rest[0] ?? head) : head;
}
