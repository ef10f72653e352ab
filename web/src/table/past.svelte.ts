// Looking back: the scene after any input, fetched when it is wanted and kept for a while.

import { Tableau } from "../scene/tableau";
import type { Seat } from "../wire";
import { fetchDecor } from "./decors";
import { countInputs, stateAt } from "./state";

export interface Looked {
  id: string;
  game: string;
  seat: Seat | undefined;
}

const KEPT = 60;
const STEP = 900;

export class Past {
  /** After how many inputs one looks; nothing in the present. */
  at: number | null = $state(null);
  /** How many inputs there are in all. */
  inputs = $state(0);
  playing = $state(false);
  speed = $state(1);
  private tableaus = new Map<number, Tableau>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;

  constructor(
    private readonly of: () => Looked | undefined,
    private readonly show: (tableau: Tableau | null) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** The present has so many inputs at least. */
  reach(inputs: number): void {
    this.inputs = Math.max(this.inputs, inputs);
  }

  /** Other eyes, another language, or something taken back: what was kept is no longer true. */
  forget(inputs = 0): void {
    this.tableaus.clear();
    this.inputs = inputs;
    if (this.at !== null) this.present();
  }

  /** Begins to look back: at the last moment, or at another one. */
  async open(at?: number): Promise<void> {
    const of = this.of();
    if (!of) return;
    try {
      this.inputs = await countInputs(of.id, of.seat);
      await this.look(at ?? this.inputs);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Looks at the scene after so many inputs. Whoever drags over the line wants only where it ends, so one scene is fetched at a time. */
  async look(at: number): Promise<void> {
    const of = this.of();
    if (!of) return;
    const wanted = Math.min(Math.max(at, 0), this.inputs);
    this.at = wanted;
    const kept = this.tableaus.get(wanted);
    if (kept) this.show(kept);
    if (kept || this.fetching) return;
    this.fetching = true;
    try {
      for (let next: number | null = wanted; next !== null; ) {
        const tableau = await this.tableau(of, next);
        if (this.at === next) this.show(tableau);
        next = this.at === null || this.tableaus.has(this.at) ? null : this.at;
      }
    } catch (error) {
      this.present();
      this.failed(error);
    } finally {
      this.fetching = false;
    }
  }

  present(): void {
    this.stop();
    this.at = null;
    this.show(null);
  }

  play(): void {
    if (this.at === null || this.at >= this.inputs) void this.look(0);
    this.playing = true;
    this.next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing || this.at === null) return;
      if (this.at >= this.inputs) {
        this.stop();
        return;
      }
      await this.look(this.at + 1);
      this.next();
    }, STEP / this.speed);
  }

  private async tableau(of: Looked, at: number): Promise<Tableau> {
    const kept = this.tableaus.get(at);
    if (kept) return kept;
    const { scene } = await stateAt(of.id, at, of.seat);
    if (!scene) throw new Error("no scene");
    const tableau = new Tableau(await fetchDecor(of.game, scene.decor), scene);
    this.tableaus.set(at, tableau);
    const [oldest] = this.tableaus.keys();
    if (this.tableaus.size > KEPT && oldest !== undefined) this.tableaus.delete(oldest);
    return tableau;
  }
}
