/** The id of an icon in the page's sprite. */
export function iconId(name: string): string {
  return `icon-${name.replace(/[^a-z0-9]/gi, "-")}`;
}
