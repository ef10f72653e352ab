// A game that is over is looked at again on the server: asked for until it is done.

import { api } from "../../api/client";
import { messageOf } from "../../api/problem";
import type { Reviewed } from "../../wire";

/** How long to wait before asking again how far it is, in milliseconds. */
const AGAIN = 2500;

export class Reviewing {
  /** As far as it is; nothing before it was asked for. */
  review: Reviewed | undefined = $state.raw();
  refusal = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly id: string) {}

  async ask(): Promise<void> {
    try {
      const told = await api.review(this.id);
      if (this.ended) return;
      this.review = told;
      if (!told.ready) this.timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (problem) {
      this.refusal = messageOf(problem);
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
