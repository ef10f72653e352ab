// The little Markdown that rules are written in, as data: paragraphs and lists of plain, strong and stressed words.

export interface Run {
  text: string;
  as: "plain" | "strong" | "em" | "code";
}

export type Block = { kind: "paragraph"; runs: Run[] } | { kind: "list"; items: Run[][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function runs(text: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), as: "plain" });
    const [, strong, em, code] = match;
    if (strong !== undefined) found.push({ text: strong, as: "strong" });
    else if (em !== undefined) found.push({ text: em, as: "em" });
    else if (code !== undefined) found.push({ text: code, as: "code" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), as: "plain" });
  return found;
}

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

export function blocks(text: string): Block[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.flatMap((paragraph): Block[] => {
    const lines = paragraph.split("\n");
    const first = lines.findIndex((line) => ITEM.test(line));
    if (first < 0) return [{ kind: "paragraph", runs: runs(lines.join(" ").trim()) }];
    const items: string[] = [];
    for (const line of lines.slice(first)) {
      if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    const list: Block = { kind: "list", items: items.map((item) => runs(item.trim())) };
    const before = lines.slice(0, first).join(" ").trim();
    return before ? [{ kind: "paragraph", runs: runs(before) }, list] : [list];
  });
}
