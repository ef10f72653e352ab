// What is said aloud at a table, for who listens rather than looks. Lines are added and never replaced, so that a screen reader that is still
// speaking loses none of them.

import type { Settings } from "../shell/settings.svelte";

/** How much is said of a question: itself; also its second line and how many answers it has; also the answers, if they are few. */
export type Speech = Settings["speech"];

/** So many lines stay: what was said long ago need not be found there. */
const KEPT = 80;
/** So many answers are named. */
const FEW = 4;

export interface Spoken {
  no: number;
  text: string;
}

export class Announcer {
  lines: readonly Spoken[] = $state.raw([]);
  private last = 0;

  say(texts: readonly (string | undefined)[]): void {
    const said = texts
      .filter((text) => text !== undefined && text.trim() !== "")
      .map((text) => ({ no: ++this.last, text: text as string }));
    if (said.length > 0) this.lines = [...this.lines, ...said].slice(-KEPT);
  }
}

export interface Question {
  question: string;
  hint?: string | undefined;
  /** The answers in words. */
  answers: readonly string[];
}

/** A question as it is said. `counted` puts the number of its answers into words. */
export function asSaid({ question, hint, answers }: Question, speech: Speech, counted: (n: number) => string): (string | undefined)[] {
  if (speech === "brief") return [question];
  const named = speech === "full" && answers.length <= FEW ? answers : [];
  return [question, hint, answers.length > 0 ? counted(answers.length) : undefined, ...named];
}
