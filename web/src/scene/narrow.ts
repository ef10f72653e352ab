// Finding offers by what was typed.

import type { Offer } from "../wire";

/**
 * The offers whose label answers to what was typed, by index. Each typed word begins a word of the label, in the order of
 * the label, whatever the case and the accents. A typed number is a whole number of the label, and stands there directly
 * after the word typed before it. Where some labels hold every typed word whole, only those are kept.
 */
export function narrowByText(offers: readonly Pick<Offer, "label">[], typed: string): number[] {
  const asked = words(typed);
  const labels = offers.map((offer) => words(offer.label));
  const answering = (whole: boolean): number[] => labels.flatMap((label, index) => (answers(label, asked, false, whole) ? [index] : []));
  const whole = answering(true);
  return whole.length > 0 ? whole : answering(false);
}

function answers(label: string[], typed: string[], atOnce: boolean, whole: boolean): boolean {
  const [word, ...others] = typed;
  if (word === undefined) return true;
  const number = /^\d+$/.test(word);
  const reach = number && atOnce ? Math.min(label.length, 1) : label.length;
  for (let at = 0; at < reach; at++) {
    const candidate = label[at] ?? "";
    const fits = number || whole ? candidate === word : candidate.startsWith(word);
    if (fits && answers(label.slice(at + 1), others, !number, whole)) return true;
  }
  return false;
}

/** The words of a text in small letters, without accents or punctuation. */
export function words(text: string): string[] {
  // Letter by letter: at the end of a word a sigma would become another letter.
  const small = Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""), (letter) => letter.toLowerCase()).join("");
  const plain = small.replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss");
  return plain.split(/[^\p{Alphabetic}\p{N}]+/u).filter((word) => word !== "");
}
