// The size of the window. It is read once and whenever it changes: asking the browser for it lays the page out.

class View {
  wide = $state(globalThis.innerWidth ?? 1440);
  high = $state(globalThis.innerHeight ?? 900);

  constructor() {
    globalThis.addEventListener?.("resize", () => {
      [this.wide, this.high] = [innerWidth, innerHeight];
    });
  }

  get phone(): boolean {
    return this.wide <= 720;
  }
}

export const view = new View();
