// How wide text is, estimated before anything draws it: no layout is asked for.

const NARROW = new Set("ijlI.,:;'’|!îï");
const SLIM = new Set(" \u00a0\u202fftr()[]-·/");
const BROAD = new Set("mwMWœŒ—…@");

/** How much wider than its room a line may be to be set closer instead of cut. */
export const CLOSER = 1.15;

/** The estimated width of a line of text in the house's sans-serif face at this size. */
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
  return words.join(" ").replace(/[\s:,·]+$/, "");
}

/** The text on at most `lines` lines; what does not fit ends in an ellipsis. */
export function wrap(text: string, size: number, room: number, lines: number): string[] {
  const wrapped: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    // Only breaking spaces part words: "4 talents" may hold one that does not. French has one before what ends a phrase.
    for (const word of paragraph.split(/ (?![;:!?»])/).filter((word) => word !== "")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || width(longer, size) <= room) line = longer;
      else {
        wrapped.push(line);
        line = word;
      }
    }
    if (line !== "") wrapped.push(line);
  }
  const kept = wrapped.length <= lines ? wrapped : [...wrapped.slice(0, lines - 1), wrapped.slice(lines - 1).join(" ")].slice(0, lines);
  return kept.map((line) => shorten(line, size, room));
}
