import { describe, expect, it } from "vitest";
import type { Pose } from "../wire";
import { flipped, nearest, posesOf, spun } from "./pose";

const at = (side: number, turn: number): Pose => ({ side, turn });
const all = [at(0, 0), at(0, 1), at(0, 3), at(1, 2)];

describe("pose", () => {
  it("is told by the offers that have one", () => {
    expect(
      posesOf([
        { label: "", pose: at(1, 0) },
        { label: "", pose: at(0, 2) },
        { label: "", pose: at(0, 2) },
      ]),
    ).toEqual([at(0, 2), at(1, 0)]);
    expect(posesOf([{ label: "", pose: at(1, 0) }, { label: "" }])).toEqual([at(1, 0)]);
  });

  it("is as wished, or the next clockwise, or on the other side", () => {
    expect(nearest(all, at(0, 1))).toEqual(at(0, 1));
    expect(nearest(all, at(0, 2))).toEqual(at(0, 3));
    expect(nearest([at(1, 2)], at(0, 0))).toEqual(at(1, 2));
    expect(nearest([], at(0, 0))).toBeUndefined();
  });

  it("goes round on its side, both ways", () => {
    expect(spun(all, at(0, 3), 1)).toEqual(at(0, 0));
    expect(spun(all, at(0, 0), -1)).toEqual(at(0, 3));
  });

  it("keeps its turn when it is flipped, if it can", () => {
    expect(flipped(all, at(0, 3))).toEqual(at(1, 2));
    expect(flipped([at(0, 1), at(1, 0), at(1, 1)], at(0, 1))).toEqual(at(1, 1));
  });
});
