// How wide text is, estimated before anything draws it: no layout is asked for.

const NARROW = new Set("ijlI.,:;'’|!îï");
const SLIM = new Set(" \u00a0\u202fftr()[]-·/");
const BROAD = new Set("mwMWœŒ—…@");

/** How much wider than its room a line may be to be set closer instead of cut. */
export const CLOSER = 1.15;

/** How much broader a title is than in the sans-serif face: with a figure in it, it is set in that. */
export const broader = (title: string): number => (/\d/.test(title) ? 1 : 1.1);

/** The estimated width of a line of text in the page's sans-serif face at this size. */
export function width(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) ems += 0.27;
    else if (SLIM.has(letter)) ems += 0.33;
    else if (BROAD.has(letter)) ems += 0.82;
    else if (letter !== letter.toLowerCase()) ems += 0.61;
    else if (letter <= "\u024f") ems += 0.51;
    else ems += 0.9;
  }
  return ems * size;
}

/** The text, or as much of its beginning as fits with an ellipsis; nothing if not even one letter fits. */
export function shorten(text: string, size: number, room: number): string {
  if (width(text, size) <= room) return text;
  let kept = "";
  for (const letter of text) {
    if (width(`${kept}${letter}…`, size) > room) break;
    kept += letter;
  }
  kept = kept.trimEnd();
  return kept === "" ? "" : `${kept}…`;
}

/** As many whole words of its beginning as fit, without a mark that there are more: for where a picture says the rest. */
export function leading(text: string, size: number, room: number): string {
  const words = text.split(" ");
  while (words.length > 0 && width(words.join(" "), size) > room) words.pop();
  const [head = "", tail] = text.split("-", 2);
  if (words.length === 0 && tail !== undefined && width(head, size) <= room) return head;
  return words.join(" ").replace(/[\s:,·]+$/, "");
}

const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Sounds that no line parts. */
const JOINED = /^(?:[cpstrg]h|gn|qu|[bcdfgkptv][lr])/i;

/** Where a word may be parted: before a consonant that begins a syllable, with three letters on both sides, and after its own hyphens. */
export function syllables(word: string): number[] {
  const cuts: number[] = [];
  for (let at = 2; at < word.length - 1; at++) {
    const [before, here, rest] = [word[at - 1] ?? "", word[at] ?? "", word.slice(at)];
    if (before === "-") cuts.push(at);
    else if (at < 3 || word.length - at < 3 || !/\p{L}/u.test(before) || !/\p{L}/u.test(here) || VOWELS.test(here)) continue;
    else if (JOINED.test(rest) ? VOWELS.test(rest[2] ?? "") : VOWELS.test(rest[1] ?? "") && !JOINED.test(before + here)) cuts.push(at);
  }
  return cuts;
}

/** A word that is wider than its line, in parts that are not, each but the last with a hyphen; whole if it cannot be parted. */
export function parted(word: string, size: number, room: number): string[] {
  if (width(word, size) <= room) return [word];
  const [head, tail] = syllables(word)
    .map((at): [string, string] => [word[at - 1] === "-" ? word.slice(0, at) : `${word.slice(0, at)}-`, word.slice(at)])
    .findLast(([head]) => width(head, size) <= room) ?? [word, ""];
  return tail === "" ? [head] : [head, ...parted(tail, size, room)];
}

/** The text on at most `lines` lines; what does not fit ends in an ellipsis. A word that is too wide for a line is parted. */
export function wrap(text: string, size: number, room: number, lines: number): string[] {
  const wrapped: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = "";
    // Only breaking spaces part words: "4 talents" may hold one that does not. French has one before what ends a phrase, and in quotes.
    for (const word of paragraph.split(/(?<!« *) +(?! *[;:!?»])/).filter((word) => word !== "")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (width(longer, size) <= room) line = longer;
      else {
        if (line !== "") wrapped.push(line);
        const parts = parted(word, size, room);
        wrapped.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? "";
      }
    }
    if (line !== "") wrapped.push(line);
  }
  const kept = wrapped.length <= lines ? wrapped : [...wrapped.slice(0, lines - 1), wrapped.slice(lines - 1).join(" ")].slice(0, lines);
  return kept.map((line) => shorten(line, size, room));
}
