// The cases that the engine has to keep, too: crates/scene/tests/cases/README.md says which is which.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Badge, Decor, Offer, Place, Region, Scene, SceneDiff, Spot, Told } from "../wire";
import type { Area } from "./area";
import { type SetBadge, setBadges } from "./badges";
import { layCard } from "./card";
import { linesOf } from "./describe";
import { pipSpots, tilt } from "./die";
import { iconId } from "./icon";
import { headingOf, headOf, rowOf, toldOf } from "./labels";
import { EDGE, inkOn } from "./looks";
import { leading, shorten, width, wrap } from "./measure";
import { narrowByText } from "./narrow";
import { PatchError, patch } from "./patch";
import { room, type SetPiece, type Standing, setOut, stageSpots } from "./setting";
import { sheetSpots, sheetsOf } from "./sheets";
import { Tableau } from "./tableau";
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

interface ToldCase {
  name: string;
  told: Told[];
  elements: Record<string, string[]>;
  offers: { offer: Offer; told: string[] }[];
}

test.each(cases<ToldCase[]>("told"))("who listens is told what the cases say: $name", ({ told, elements, offers }) => {
  const decor = { title: "", theme: {}, wide: {}, narrow: {}, parts: [] } as unknown as Decor;
  const tableau = new Tableau(decor, { decor: "", parts: [{ id: "told", told }], prompt: { mine: false, question: "" }, offers: [] });
  for (const [id, lines] of Object.entries(elements)) expect(tableau.toldOf(id), id).toEqual(lines);
  for (const { offer, told } of offers) expect(tableau.toldOfOffer(offer)).toEqual(told);
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

interface MeasureCases {
  ems: [string, number][];
  shorten: [string, number, number, string][];
  leading: [string, number, number, string][];
  wrap: [string, number, number, number, string[]][];
}

describe("texts are measured, cut and wrapped as the cases say", () => {
  const all = cases<MeasureCases>("measure");
  test.each(all.ems)("%j is %d wide", (text, ems) => expect(width(text, 1)).toBeCloseTo(ems, 3));
  test.each(all.shorten)("%j is cut at %d in %d", (text, size, room, kept) => expect(shorten(text, size, room)).toBe(kept));
  test.each(all.leading)("%j begins at %d in %d", (text, size, room, kept) => expect(leading(text, size, room)).toBe(kept));
  test.each(all.wrap)("%j is wrapped at %d in %d", (text, size, room, lines, kept) => expect(wrap(text, size, room, lines)).toEqual(kept));
});

interface LookCases {
  edge: string;
  inks: Record<string, string>;
  icons: Record<string, string>;
  tilts: Record<string, number>;
  pips: [number, number][][];
}

test("grounds, icons and dice look as the cases say", () => {
  const { edge, inks, icons, tilts, pips } = cases<LookCases>("look");
  expect(EDGE).toBe(edge);
  for (const [ground, ink] of Object.entries(inks)) expect(inkOn(ground), ground).toBe(ink);
  for (const [name, id] of Object.entries(icons)) expect(iconId(name), name).toBe(id);
  for (const [id, angle] of Object.entries(tilts)) expect(tilt(id), id).toBe(angle);
  pips.forEach((spots, number) => {
    expect(pipSpots(number), `${number} pips`).toEqual(spots);
  });
});

interface DrawCase {
  name: string;
  decor: Decor;
  scene: Scene;
  wide: unknown[];
  narrow: unknown[];
  sheets: Record<string, unknown[]>;
  panels: string[][];
}

describe("everything stands where the cases say", () => {
  for (const { name, decor, scene, wide, narrow, sheets, panels } of cases<DrawCase[]>("draw")) {
    const tableau = new Tableau(decor, scene);
    test(`${name}: on the wide stage`, () => expectDrawn(drawn(tableau, stageSpots(tableau, "wide")), wide));
    test(`${name}: on the narrow stage`, () => expectDrawn(drawn(tableau, stageSpots(tableau, "narrow")), narrow));
    test(`${name}: on sheets`, () => {
      expect(sheetsOf(tableau).map(({ id }) => id)).toEqual(Object.keys(sheets));
      for (const region of sheetsOf(tableau)) expectDrawn(drawn(tableau, sheetSpots(tableau, region)), sheets[region.id] ?? []);
    });
    test(`${name}: players`, () => expect(tableau.panels.map((panel) => linesOf({ kind: "panel", panel }))).toEqual(panels));
  }
});

/** One after the other, so that the first that differs is named. Lengths differ by what one side reckons less exactly. */
function expectDrawn(found: { id: string }[], expected: unknown[]): void {
  expect(found.map(({ id }) => id)).toEqual((expected as { id: string }[]).map(({ id }) => id));
  found.forEach((element, at) => {
    expect(near(element, expected[at]), `${element.id}`).toEqual(expected[at]);
  });
}

/** What was found, with the expected number wherever it is as near as that. */
function near(found: unknown, expected: unknown): unknown {
  if (typeof found === "number" && typeof expected === "number") return Math.abs(found - expected) <= 0.02 ? expected : found;
  if (Array.isArray(found) && Array.isArray(expected)) return found.map((item, at) => near(item, expected[at]));
  if (typeof found !== "object" || typeof expected !== "object" || found === null || expected === null) return found;
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, near(value, (expected as Record<string, unknown>)[key])]));
}

const rect = ({ x, y, w, h }: Area): number[] => [x, y, w, h];
const marks = (set: SetBadge[]): unknown[] => set.map(({ badge, x, w }) => [badge.title ?? "", x, w]);

function drawn(tableau: Tableau, spots: Map<string, Spot>): { id: string }[] {
  const setting = setOut(tableau, spots);
  return [
    ...setting.regions.map(({ id, region, spot }) => ({
      kind: "region",
      id,
      lines: linesOf({ kind: "region", region }),
      box: rect(spot),
      heading: headingOf(region as Region, spot.w),
    })),
    ...setting.paths.map(({ id, from, to }) => ({ kind: "path", id, from: rect(from), to: rect(to) })),
    ...setting.places.map(({ id, place, spot, empty }) => ({
      kind: "place",
      id,
      lines: linesOf({ kind: "place", place }),
      box: rect(spot),
      empty,
      room: rect(room(place, spot)),
      ...written(place, spot),
    })),
    ...setting.standing.map(stood),
  ];
}

function written(place: Place, { w, h }: Spot): object {
  if (place.look === "tray") return { head: headOf(place, w, h) };
  if (place.look !== "row") return {};
  const row = rowOf(place, w, h);
  const { figure, others, column, x, end, baseline, nameRoom, named, size, textRoom, marks: at, marksY, markSize } = row;
  const story = toldOf(place, row, w, h);
  return {
    row: {
      figure: figure?.text ?? "",
      ...{ column, x, end, baseline, nameRoom, named, size, textRoom, marksY, markSize },
      marks: marks(setBadges(others, at.x, markSize, at.room)),
    },
    ...(story && { story: { ...story, lines: story.lines.map(({ line, size, y }) => [line, size, y]) } }),
  };
}

function stood(set: Standing): { id: string } {
  if (set.kind === "die") return said(set, { lines: linesOf({ kind: "die", die: set.die }) });
  const lines = linesOf({ kind: "piece", piece: set.piece });
  switch (set.kind) {
    case "drawn":
      return said(set, { lines, drawing: set.drawing, scale: set.scale });
    case "card":
      return said(set, { lines, free: set.free, ...face(set) });
    case "small":
      return said(set, { lines, marks: marks(setBadges((set.piece.badges ?? []) as Badge[], set.box.w - 8, 15, 60)) });
  }
}

function said({ kind, id, box }: Standing, more: object): { id: string } {
  return { kind, id, box: rect(box), ...more } as { id: string };
}

function face({ piece, box, free }: SetPiece): object {
  if (piece.look?.as !== "card") return {};
  const { marks, art, ...laid } = layCard(piece, piece.look, box.w, box.h, free);
  return { face: { ...laid, art: art ? rect(art) : null, marks: [marks.x, marks.y, marks.room] } };
}
