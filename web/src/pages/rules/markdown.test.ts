import { describe, expect, it } from "vitest";
import { blocks, runs } from "./markdown";

describe("the Markdown of rules", () => {
  it("tells strong, stressed and plain words apart", () => {
    expect(runs("a **b** *c* `d` e")).toEqual([
      { text: "a ", as: "plain" },
      { text: "b", as: "strong" },
      { text: " ", as: "plain" },
      { text: "c", as: "em" },
      { text: " ", as: "plain" },
      { text: "d", as: "code" },
      { text: " e", as: "plain" },
    ]);
  });

  it("has paragraphs and lists", () => {
    expect(blocks("One\nline.\n\nThen:\n- a\n  goes on\n- b\n")).toEqual([
      { kind: "paragraph", runs: [{ text: "One line.", as: "plain" }] },
      { kind: "paragraph", runs: [{ text: "Then:", as: "plain" }] },
      { kind: "list", items: [[{ text: "a goes on", as: "plain" }], [{ text: "b", as: "plain" }]] },
    ]);
  });

  it("leaves tags as the text they are", () => {
    expect(runs("<b>x</b>")).toEqual([{ text: "<b>x</b>", as: "plain" }]);
  });
});
