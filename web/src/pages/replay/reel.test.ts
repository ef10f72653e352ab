import { describe, expect, it } from "vitest";
import type { Replay, SceneDiff } from "../../wire";
import { Reel } from "./reel.svelte";

function asks(question: string) {
  return { question, hint: "", mine: false };
}

function replay(steps: number): Replay {
  const diffs = Array.from({ length: steps }, (_, n) => ({ prompt: asks(`step ${n + 1}`) }) as SceneDiff);
  return {
    game: "g",
    rules_version: 1,
    options: {},
    seats: [],
    mismatch: null,
    doubt: null,
    pledged: false,
    by: diffs.map(() => 1),
    outcome: null,
    sheet: [],
    log: [],
    scene: { decor: "d", parts: [], prompt: asks("step 0"), offers: [] },
    diffs,
  };
}

describe("a reel", () => {
  it("shows every step, forward, backward and by leaps", () => {
    const reel = new Reel(replay(80));
    for (const step of [0, 1, 2, 80, 40, 39, 0, 79]) {
      reel.go(step);
      expect(reel.scene.prompt.question).toBe(`step ${step}`);
    }
  });

  it("stays between its ends", () => {
    const reel = new Reel(replay(3));
    reel.go(9);
    expect(reel.step).toBe(3);
    reel.go(-1);
    expect(reel.step).toBe(0);
  });
});
