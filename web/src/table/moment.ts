// The address of a moment of a game: `/table/ID?at=57` is the table after 57 decisions.

/** Browsers do not let an address be changed many times a second. */
const SETTLES = 300;

/** After how many decisions the address says; nothing if it speaks of the present. */
export function momentIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null;
}

/** The path of a table, at a moment or in the present. */
export function momentPath(id: string, at: number | null): string {
  return at === null ? `/table/${id}` : `/table/${id}?at=${at}`;
}

/** Keeps the address of the page and the moment that is looked at together. */
export class MomentAddress {
  private wanted = momentIn(location.search);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  /** The moment one came for, once. */
  take(): number | null {
    const { wanted } = this;
    this.wanted = null;
    return wanted;
  }

  show(at: number | null): void {
    clearTimeout(this.timer);
    if (this.wanted !== null) return;
    const path = momentPath(this.id, at);
    this.timer = setTimeout(() => {
      if (location.pathname === `/table/${this.id}` && location.pathname + location.search !== path) history.replaceState(null, "", path);
    }, SETTLES);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
