// The cases that the engine has to keep, too: crates/scene/tests/cases/README.md says which is which.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Scene, SceneDiff } from "../wire";
import { narrowByText } from "./narrow";
import { PatchError, patch } from "./patch";
import { Walk } from "./walk";

function cases<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../../crates/scene/tests/cases/${name}.json`, import.meta.url), "utf8")) as T;
}

interface PatchCase {
  name: string;
  scene: unknown;
  diff: unknown;
  new?: unknown;
  error?: string;
}

describe("a diff does to a scene what the cases say", () => {
  test.each(cases<PatchCase[]>("patch"))("$name", ({ scene, diff, new: after, error }) => {
    const patched = (): Scene => patch(scene as Scene, diff as SceneDiff);
    const before = JSON.stringify(scene);
    if (error === undefined) expect(patched()).toEqual(after);
    else expect(patched).toThrow(new PatchError(...(error.split(": ") as [string, string])));
    expect(JSON.stringify(scene)).toBe(before);
  });
});

interface WalkCase {
  name: string;
  offers: string[][];
  steps: {
    do: string;
    refused?: boolean;
    picked: string[];
    lit: string[];
    remaining: number[];
    complete: number[];
    done: number | null;
    buttons: number[];
  }[];
}

test.each(cases<WalkCase[]>("walk"))("a walk goes as the cases say: $name", ({ offers, steps }) => {
  let walk = new Walk(offers.map((picks) => (picks.length === 0 ? { label: "" } : { label: "", picks })));
  for (const step of steps) {
    const [act, ...id] = step.do.split(" ");
    if (act === "back") walk = walk.back();
    else if (act === "pick") {
      const next = walk.pick(id.join(" "));
      expect(next === undefined, step.do).toBe(step.refused ?? false);
      walk = next ?? walk;
    } else expect(act).toBe("look");
    const { do: _, refused: __, ...expected } = step;
    expect(
      {
        picked: walk.picked,
        lit: [...walk.lit()].sort(),
        remaining: walk.remaining(),
        complete: walk.complete(),
        done: walk.done() ?? null,
        buttons: walk.buttons(),
      },
      step.do,
    ).toEqual(expected);
  }
});

test.each(cases<{ labels: string[]; typed: string; found: number[] }[]>("narrow"))(
  "typed words find what the cases say: $typed in $labels",
  ({ labels, typed, found }) => {
    expect(
      narrowByText(
        labels.map((label) => ({ label })),
        typed,
      ),
    ).toEqual(found);
  },
);
