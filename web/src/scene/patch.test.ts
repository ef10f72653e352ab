import { describe, expect, test } from "vitest";
import type { Part, Scene, SceneDiff } from "../wire";
import { PatchError, patch } from "./patch";

const part = (id: string, more: Partial<Part> = {}): Part => ({ id, ...more });
const scene = (...parts: Part[]): Scene => ({
  decor: "a",
  parts,
  prompt: { mine: false, question: "?" },
  offers: [],
});
const ids = (scene: Scene): string[] => scene.parts.map((part) => part.id);

describe("a diff", () => {
  test("replaces decor, prompt and offers where it names them", () => {
    const diff: SceneDiff = { decor: "b", prompt: { mine: true, question: "!" }, offers: [{ label: "go" }] };
    expect(patch(scene(), diff)).toEqual({ ...scene(), ...diff });
  });

  test("without anything leaves everything as it is", () => {
    const old = scene(part("one"), part("two"));
    expect(patch(old, {})).toEqual(old);
  });

  test("takes parts out, puts others in their place, and lets others come above one", () => {
    const old = scene(part("one"), part("two"), part("three"));
    const put = part("three", { supply: [] });
    const diff: SceneDiff = {
      gone: ["two"],
      put: [put],
      come: [
        ["one", part("new")],
        [null, part("first")],
        ["new", part("newer")],
      ],
    };
    const after = patch(old, diff);
    expect(ids(after)).toEqual(["first", "one", "new", "newer", "three"]);
    expect(after.parts[4]).toBe(put);
  });

  test("does first what is common to all who look", () => {
    const old = scene(part("board"), part("hand"));
    const diff: SceneDiff = {
      common: { gone: ["board"], come: [[null, part("garden")]] },
      come: [["garden", part("desk")]],
    };
    expect(ids(patch(old, diff))).toEqual(["garden", "desk", "hand"]);
  });

  test("leaves the old scene and the parts it does not name untouched", () => {
    const [one, two] = [part("one"), part("two")];
    const old = scene(one, two);
    const after = patch(old, { gone: ["two"] });
    expect(ids(old)).toEqual(["one", "two"]);
    expect(after.parts[0]).toBe(one);
  });

  test("may let a part that left come in again elsewhere", () => {
    const old = scene(part("one"), part("two"));
    expect(ids(patch(old, { gone: ["one"], come: [["two", part("one")]] }))).toEqual(["two", "one"]);
  });

  const wrong: [string, unknown][] = [
    ["that is no object", []],
    ["that takes out what is not there", { gone: ["no"] }],
    ["that puts what is not there", { put: [part("no")] }],
    ["that puts a part without an id", { put: [{}] }],
    ["in which something comes twice", { come: [[null, part("one")]] }],
    ["in which something without an id comes", { come: [[null, {}]] }],
    ["in which something comes above what is not there", { come: [["no", part("new")]] }],
    ["with a coming that is no pair", { come: [[null]] }],
    ["with a coming that is no list", { come: ["one"] }],
    ["whose lists are no lists", { gone: "one" }],
    ["that says something else, too", { pieces: [] }],
    ["whose common part is no object", { common: [] }],
    ["whose common part says something else, too", { common: { prompt: {} } }],
  ];
  test.each(wrong)("%s is refused", (_, diff) => {
    expect(() => patch(scene(part("one")), diff as SceneDiff)).toThrow(PatchError);
  });
});
