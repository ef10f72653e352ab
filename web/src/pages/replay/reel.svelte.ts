// A recorded game, wound to any of its steps.

import { patch } from "../../scene/patch";
import type { Replay, Scene } from "../../wire";

/** Every so many steps a whole scene is kept, so that going back is quick. */
const KEPT_EVERY = 25;

/** A replay that can be wound to any of its steps. */
export class Reel {
  step = $state(0);
  readonly last: number;
  private readonly kept = new Map<number, Scene>();

  constructor(readonly replay: Replay) {
    this.last = replay.diffs.length;
    this.kept.set(0, replay.scene);
  }

  get scene(): Scene {
    return this.at(this.step);
  }

  go(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step));
  }

  /** The scene after so many inputs. */
  at(step: number): Scene {
    let from = step;
    while (!this.kept.has(from)) from -= 1;
    let scene = this.kept.get(from) ?? this.replay.scene;
    for (let n = from; n < step; n++) {
      const diff = this.replay.diffs[n];
      if (diff) scene = patch(scene, diff);
      if ((n + 1) % KEPT_EVERY === 0 || n + 1 === step) this.kept.set(n + 1, scene);
    }
    return scene;
  }
}
