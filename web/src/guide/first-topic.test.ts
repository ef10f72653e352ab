import { expect, it } from "vitest";
import { firstOf } from "./first-topic";

it("the guide tells how something is done before how it is left", () => {
  const topics = [
    { kind: "pass", text: "", offer: 0 },
    { kind: "draw", text: "", offer: 1 },
    { kind: "about-bag", text: "", element: "bag" },
  ];
  const offers = [{ label: "", kind: "pass" as const }, { label: "" }];
  const order = ["draw", "about-bag", "pass", undefined];
  for (const [at, kind] of order.entries())
    expect(firstOf(topics, { tables: [], told: order.slice(0, at) as string[] }, offers)?.kind).toBe(kind);
});
