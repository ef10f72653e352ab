import { expect, it } from "vitest";
import type { Offer } from "../../wire";
import { exhibited } from "./exhibit";

it("letters stand on what was done and what would have been better, both where they are one", () => {
  const ghost = { place: "cell.B2" };
  const offers: Offer[] = [
    { label: "Lay at A1", picks: ["tile", "cell.A1"] },
    { label: "Lay at B2", picks: ["tile", "cell.B2"], ghost },
  ];
  const { marks, ghosts } = exhibited(offers);
  expect([...marks]).toEqual([
    ["tile", "A B"],
    ["cell.A1", "A"],
    ["cell.B2", "B"],
  ]);
  expect(ghosts).toEqual([ghost]);
  expect(exhibited([{ label: "Pass" }])).toEqual({ marks: new Map(), ghosts: [] });
});
