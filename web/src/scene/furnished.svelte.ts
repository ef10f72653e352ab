// A stage that is shown for the first time is drawn in a few steps, each a task of its own: the question is there before the places, and
// these before what stands on them, and the page answers all the while.

export class Furnished {
  places = $state(false);
  pieces = $state(false);

  /** Call while a component is made. */
  constructor() {
    $effect(() => {
      let timer = setTimeout(() => {
        this.places = true;
        timer = setTimeout(() => (this.pieces = true));
      });
      return () => clearTimeout(timer);
    });
  }
}
