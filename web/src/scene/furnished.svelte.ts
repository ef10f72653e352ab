// A stage that is shown for the first time is drawn in a few steps, each a task of its own: the question is there before the places, and
// these before what stands on them, and the page answers all the while.

/** So much of the places and of the pieces is drawn after each step. */
const STEPS: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
];

export class Furnished {
  /** Which share of the places is drawn, and of what stands on them. */
  places = $state(0);
  pieces = $state(0);
  readonly done = $derived(this.pieces === 1);

  /** Call while a component is made. */
  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>;
      const step = (at: number): void => {
        const [next] = STEPS.slice(at);
        if (!next) return;
        timer = setTimeout(() => {
          [this.places, this.pieces] = next;
          step(at + 1);
        });
      };
      step(0);
      return () => clearTimeout(timer);
    });
  }
}
