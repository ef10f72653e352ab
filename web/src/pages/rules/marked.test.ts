import { describe, expect, it } from "vitest";
import { marked } from "./marked";

describe("the words that a search found", () => {
  it("are marked as they are written", () => {
    expect(marked("Prendre un étal", new Set(["etal"]))).toEqual([
      { text: "Prendre un ", hit: false },
      { text: "étal", hit: true },
    ]);
  });

  it("are whole words", () => {
    expect(marked("Étalage", new Set(["etal"]))).toEqual([{ text: "Étalage", hit: false }]);
  });

  it("leave a text whole if there are none", () => {
    expect(marked("Un bœuf", new Set())).toEqual([{ text: "Un bœuf", hit: false }]);
    expect(marked("Un bœuf", new Set(["boeuf"]))[1]).toEqual({ text: "bœuf", hit: true });
  });
});
