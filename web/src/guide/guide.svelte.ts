// The guide at one table: what it says here, and when it is silent.

import { settings } from "../shell/settings.svelte";
import type { Table } from "../table/table.svelte";
import type { GuideTopic, Weighed } from "../wire";
import { t } from "../words";
import { firstOf } from "./first-topic";
import { type GuideKept, guideOf, keepGuide, seated, speaksAt } from "./kept";

/** What it says: of a kind of thing that one meets for the first time, or what a choice would change. */
export type GuideWord = { about: "topic"; topic: GuideTopic } | { about: "choice"; weighed: Weighed };

/** So long somebody dwells on a choice, in milliseconds, before it is weighed. */
const DWELLS = 300;

export class TableGuide {
  private kept: GuideKept = $state.raw({ tables: [], told: [] });
  /** The sentence of this question; there is one at most. */
  private topic: GuideTopic | null = $state.raw(null);
  private weighed: Weighed | null = $state.raw(null);
  /** Whether what stood beside this question was put away. */
  private closed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly game = $derived.by(() => this.table.info?.game);
  /** Whether it spoke here: who played is new to the game. */
  readonly newcomer = $derived.by(() => speaksAt(this.kept, this.table.id, settings.guide));
  /** Which of the first games of its kind this is, from 1; none if it is a later one. */
  readonly nth = $derived.by(() => this.kept.tables.indexOf(this.table.id) + 1 || undefined);
  readonly on = $derived.by(() => this.table.seat !== null && !this.table.over && this.newcomer);
  /** The one choice that is pointed at, or to which everything picked leads. */
  readonly choice: number | null = $derived.by(() => {
    const { weighed, walk } = this.table.play;
    return weighed ? walk.offers.indexOf(weighed) : null;
  });
  readonly word: GuideWord | null = $derived.by(() => {
    if (!this.on || !this.table.play.asked) return null;
    if (this.weighed && this.weighed.index === this.choice && isCostly(this.weighed)) return { about: "choice", weighed: this.weighed };
    return this.topic && !this.closed ? { about: "topic", topic: this.topic } : null;
  });

  constructor(private readonly table: Table) {}

  /** Reads what is kept of the game; once it is known which. */
  read(): void {
    if (this.game !== undefined) this.kept = guideOf(this.game);
  }

  /** Switches it for this game. Who calls it back wants to hear everything again. */
  switch(on: boolean): void {
    this.keep({ ...this.kept, on, told: on ? [] : this.kept.told });
    this.topic = null;
    if (on) void this.ask();
  }

  /** A question was asked: what is new in it? */
  async ask(): Promise<void> {
    const { seat, known } = this.table;
    if (!this.on || seat === null || this.game === undefined || !known) return;
    this.keep(seated(this.kept, this.table.id));
    const told = await this.table.askGuide();
    if (!told || this.table.known?.scene?.offers !== known.scene?.offers) return;
    // As long as the same is asked, the same is said.
    const same = told.topics.find(({ kind }) => kind === this.topic?.kind);
    const next = same ?? firstOf(told.topics, this.kept, known.scene?.offers ?? []) ?? null;
    const fresh = next !== null && next.kind !== this.topic?.kind;
    this.topic = next;
    if (fresh && this.word?.about === "topic") this.table.announcer.say([t("guide.title"), next.text]);
  }

  /** Another question, or none: what was said of the last one is not said again. */
  over(): void {
    this.weighed = null;
    this.closed = false;
    const { topic } = this;
    this.topic = null;
    if (topic) this.hush(topic);
  }

  /** It was read. */
  close(): void {
    this.closed = true;
    if (this.topic) this.hush(this.topic);
  }

  private hush({ kind }: GuideTopic): void {
    if (!this.kept.told.includes(kind)) this.keep({ ...this.kept, told: [...this.kept.told, kind] });
  }

  private keep(kept: GuideKept): void {
    this.kept = kept;
    if (this.game !== undefined) keepGuide(this.game, kept);
  }

  /** Somebody is about to choose this: what would it change? */
  weigh(index: number | null): void {
    clearTimeout(this.timer);
    if (index === null || !this.on || index === this.weighed?.index) return;
    this.timer = setTimeout(async () => {
      const offers = this.table.known?.scene?.offers;
      const told = await this.table.askGuide(index);
      if (!told?.weighed || this.table.known?.scene?.offers !== offers) return;
      this.weighed = told.weighed;
      if (this.word?.about === "choice") this.table.announcer.say([t("guide.changes"), ...changesSaid(told.weighed)]);
    }, DWELLS);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Whether there is something to lose: a gain needs no warning. */
export function isCostly({ last, changes }: Weighed): boolean {
  return last || changes.some(({ good }) => !good);
}

/** What a choice changes, as it is heard. */
export function changesSaid({ last, changes }: Weighed): string[] {
  return [...changes.map(({ good, text }) => `${t(good ? "hint.for" : "hint.against")} ${text}`), ...(last ? [t("guide.last")] : [])];
}
