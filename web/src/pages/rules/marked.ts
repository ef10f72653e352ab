// Marking the words that a search found.

/** A word in small letters without accents, as the search of the server compares them. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
}

/** A text cut where such words stand, so that they can be marked. */
export function marked(text: string, words: ReadonlySet<string>): { text: string; hit: boolean }[] {
  if (words.size === 0) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === "") continue;
    const hit = words.has(folded(piece));
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else parts.push({ text: piece, hit });
  }
  return parts;
}
