// Labels of buttons where there is little room.

/**
 * Each label as short as it can be told from the others: what it says before its colon, or after it where all say the same before it. A
 * label without a colon stays as it is; a colon in brackets parts nothing.
 */
export function shortened(labels: readonly string[]): string[] {
  const parts = labels.map((label) => {
    const at = label.search(/\s?:\s(?![^(]*\))/u);
    return at < 0 ? { head: label, rest: "" } : { head: label.slice(0, at), rest: label.slice(at).replace(/^\s?:\s/u, "") };
  });
  const heads = new Set(parts.map(({ head }) => head));
  if (heads.size === labels.length) return parts.map(({ head }) => head);
  const same = heads.size === 1 && parts.every(({ rest }) => rest !== "");
  return same && new Set(parts.map(({ rest }) => rest)).size === labels.length ? parts.map(({ rest }) => rest) : [...labels];
}
