/** Where a pasted link or table id leads on this server, if anywhere. */
export function pathOf(text: string, origin: string): string | undefined {
  const said = text.trim();
  if (/^[0-9a-hjkmnp-tv-z]{13}$/.test(said)) return `/table/${said}`;
  let url: URL;
  try {
    url = new URL(said, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin) return undefined;
  const known = /^\/(table|replay)\/[^/]+$/.test(url.pathname) || url.hash.startsWith("#recover=");
  return known ? url.pathname + url.hash : undefined;
}
