// Finding rules by words.

import type { RuleText } from "../../wire";

/** Without accents and capitals, letter for letter: what one types is found however it is written. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");
}

/** The rules that have every word, in their order. */
export function search(rules: RuleText[], query: string): RuleText[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = folded(`${rule.title} ${rule.chapter} ${rule.text} ${rule.id}`);
    return words.every((word) => text.includes(word));
  });
}

/** A text cut where the words stand, so that they can be marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const plain = folded(text);
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
