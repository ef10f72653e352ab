import { expect, test } from "vitest";
import { gainsOf } from "./gains";

const offer = (gain: string | undefined, ...picks: string[]) => ({ label: "", picks, ...(gain === undefined ? {} : { gain }) });

test("what stands on a target is the gain of the offer that ends there", () => {
  const offers = [offer("76 %", "axe", "ann"), offer("80 %", "axe", "bob"), offer("9 %", "rat", "ann")];
  expect(gainsOf(offers, new Set(["axe"]), new Set(["ann", "bob"]))).toEqual(
    new Map([
      ["ann", "76 %"],
      ["bob", "80 %"],
    ]),
  );
});

test("nothing is said before it is known which offer ends there, or of several that differ", () => {
  const offers = [offer("76 %", "axe", "ann"), offer("1", "cell"), offer("2", "cell"), offer(undefined, "wall")];
  expect(gainsOf(offers, new Set(), new Set(["axe", "ann", "cell", "wall"])).size).toBe(0);
});
