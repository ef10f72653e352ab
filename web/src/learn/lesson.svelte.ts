// A lesson that is taken: the server knows nothing of it but what each question says. A table speaks with it as with the server.

import { ApiProblem, api } from "../api/client";
import type { Answer, Line, Listener } from "../live/line";
import { Refused } from "../live/socket";
import { settings } from "../shell/settings.svelte";
import type { Id, LessonState, LessonStep, Problem, Prompt, Scene, SceneTold, SeatInfo, TableInfo, Wish } from "../wire";
import { t } from "../words";
import { keep, keptOf } from "./kept";

export class Lesson {
  moment: LessonState | null = $state.raw(null);
  /** A step is under way. */
  busy = $state(false);
  /** Why it cannot be given. */
  problem: string | null = $state(null);
  readonly beat = $derived(this.moment?.beat);
  /** What it speaks of, what is to be pointed at before the rest. */
  readonly meant: readonly Id[] = $derived.by(() => {
    const { point = [], wanted = [] } = this.beat ?? {};
    const picks = new Set(wanted.flatMap((index) => this.moment?.scene.offers[index]?.picks ?? []));
    return [...point.filter((id) => picks.has(id)), ...point.filter((id) => !picks.has(id))];
  });
  readonly over = $derived(this.moment !== null && this.moment.beat === undefined);
  private steps: readonly LessonStep[];
  private listener: Listener | undefined;
  /** Every moment that is told has its number, as events have at a table. */
  private n = 1;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    const { steps } = keptOf(game, id);
    this.steps = steps;
  }

  /** The name by which the page calls its table. */
  get table(): string {
    return `lesson/${this.game}/${this.id}`;
  }

  /** Goes to where it was left; if the lesson has changed meanwhile, to its beginning. */
  async begin(): Promise<void> {
    try {
      await this.take(this.steps);
      if (this.over) await this.take([]);
    } catch (error) {
      if (this.steps.length > 0 && error instanceof ApiProblem && error.code !== "offline") {
        this.steps = [];
        await this.begin();
      } else this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** What was said has been read. */
  goOn(): Promise<void> {
    return this.step("go-on");
  }

  /** The step before this one. */
  back(): Promise<void> {
    return this.move(this.steps.slice(0, -1));
  }

  /** From the beginning. */
  again(): Promise<void> {
    return this.move([]);
  }

  private async move(steps: readonly LessonStep[]): Promise<void> {
    if (this.busy) return;
    try {
      await this.take(steps);
      this.tell();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  private async step(step: LessonStep): Promise<void> {
    if (this.busy) return;
    const moment = await this.take(this.steps, step);
    if (moment.wrong === undefined) this.tell();
    else
      throw new Refused({ code: "refused", message: moment.wrong, ...(moment.rule === undefined ? {} : { rule: moment.rule }) } as Problem);
  }

  private async take(steps: readonly LessonStep[], step?: LessonStep): Promise<LessonState> {
    this.busy = true;
    try {
      const moment = await api.lesson(this.game, this.id, {
        steps: [...steps],
        name: settings.name,
        ...(step === undefined ? {} : { step }),
      });
      if (moment.wrong === undefined) {
        this.steps = moment.steps;
        this.moment = moment;
        this.n++;
        const { done } = keptOf(this.game, this.id);
        keep(this.game, this.id, { steps: moment.beat ? [...moment.steps] : [], done: done || moment.beat === undefined });
      }
      return moment;
    } finally {
      this.busy = false;
    }
  }

  /** Tells the table what there is now. */
  private tell(): void {
    const told = this.told();
    if (told) this.listener?.told(told);
  }

  private told(): SceneTold | undefined {
    const { moment, table, n } = this;
    if (!moment) return undefined;
    const { learner, to_act, log, beat } = moment;
    const scene = {
      ...moment.scene,
      ...(beat?.ask === undefined ? { prompt: toRead(beat !== undefined), offers: [] } : asked(moment.scene)),
    };
    return {
      type: "scene",
      table,
      viewer: String(learner),
      n,
      info: this.info(moment),
      moment: { to_act, legal: scene.offers.length, undo: "no", redo: false },
      scene,
      log,
      chat: [],
    };
  }

  /** The table at which it is played, as the page knows tables. */
  info(moment: LessonState): TableInfo {
    const seats = moment.seats.map(({ name, bot }, index): SeatInfo => {
      const common = {
        seat: index + 1,
        name,
        guest: null,
        invite: null,
        online: true,
        resigned: false,
        added: false,
        commitment: null,
        shown: 0,
      };
      return bot ? { ...common, kind: "bot", bot } : { ...common, kind: "person", bot: null };
    });
    return {
      id: this.table,
      game: this.game,
      rules_version: moment.rules_version,
      options: moment.options,
      seats,
      yours: [moment.learner],
      to_act: moment.to_act,
      status: "running",
      clock: { kind: "none" },
      n: this.n,
      chat: false,
      hints: false,
      listed: false,
      made_by_you: false,
      spectators: "none",
      commitment: "",
      created_at: 0,
      started_at: 0,
      finished_at: null,
      ending: null,
      rematch: null,
      revealing: null,
    };
  }

  /** What a table at this lesson speaks through. */
  open(listener: Listener): Line {
    this.listener = listener;
    queueMicrotask(() => listener.opened());
    return {
      offset: 0,
      ask: (wish) => this.ask(wish),
      say: (wish) => {
        // In another language everything is told anew.
        if (wish.type === "attend") void this.take(this.steps).then(() => this.tell());
      },
      end: () => (this.listener = undefined),
    };
  }

  private async ask(wish: Wish): Promise<Answer> {
    switch (wish.type) {
      case "decide":
        if (!("index" in wish) || typeof wish.index !== "number") break;
        await this.step({ decide: wish.index });
        return { type: "done", id: 0, n: this.n };
      case "why-not": {
        const { wrong, rule } = await api.lesson(this.game, this.id, {
          steps: [...this.steps],
          why_not: wish.element,
          name: settings.name,
        });
        const problem =
          wrong === undefined ? null : ({ code: "refused", message: wrong, ...(rule === undefined ? {} : { rule }) } as Problem);
        return { type: "why-not", id: 0, problem };
      }
      case "undo":
        await this.back();
        return { type: "done", id: 0, n: this.n };
      default:
        break;
    }
    throw new Error(wish.type);
  }
}

/** No question answers itself while somebody reads what it is about. */
function asked({ prompt: { idle: _, ...prompt }, offers }: Scene): Pick<Scene, "prompt" | "offers"> {
  return { prompt, offers };
}

/** Where a card is only to be read the game asks nothing. */
function toRead(more: boolean): Prompt {
  return { mine: false, question: t(more ? "learn.read" : "learn.done") };
}
