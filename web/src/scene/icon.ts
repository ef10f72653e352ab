/** The id of an icon in the page's sprite. */
export function iconId(name: string): string {
  return `icon-${name.replace(/[^a-zA-Z0-9]/gu, "-")}`;
}
