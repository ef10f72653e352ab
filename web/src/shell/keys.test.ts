import { describe, expect, it } from "vitest";
import { actOf, isFree, KEY_ACTS, pressed, readKeys, spelt, USUAL_KEYS } from "./keys";

describe("keys of one character", () => {
  it("are each given to one act", () => {
    expect(new Set(Object.values(USUAL_KEYS)).size).toBe(KEY_ACTS.length);
    for (const act of KEY_ACTS) expect(actOf(USUAL_KEYS, USUAL_KEYS[act])).toBe(act);
    expect(actOf(USUAL_KEYS, "x")).toBeUndefined();
    expect(actOf({ ...USUAL_KEYS, time: "" }, "")).toBeUndefined();
  });

  it("are large where Shift is held, whatever the lock says", () => {
    expect(pressed({ key: "R", shiftKey: false })).toBe("r");
    expect(pressed({ key: "r", shiftKey: true })).toBe("R");
    expect(pressed({ key: "?", shiftKey: true })).toBe("?");
    expect(pressed({ key: "Enter", shiftKey: true })).toBe("Enter");
  });

  it("take equals for plus until somebody wants it otherwise", () => {
    expect(actOf(USUAL_KEYS, "=")).toBe("closer");
    expect(actOf({ ...USUAL_KEYS, time: "=" }, "=")).toBe("time");
    expect(actOf({ ...USUAL_KEYS, closer: "" }, "=")).toBeUndefined();
  });

  it("are visible characters", () => {
    for (const key of ["a", "É", "?", "7"]) expect(isFree(key), key).toBe(true);
    for (const key of ["", " ", "Enter", "Tab", "ArrowUp", "F5"]) expect(isFree(key), key).toBe(false);
  });

  it("are written as they are pressed", () => {
    expect(["r", "R", "?", "0"].map((key) => spelt(key, "Maj"))).toEqual(["R", "Maj + R", "?", "0"]);
  });

  it("are read as they were kept, and never stand twice", () => {
    expect(readKeys(undefined)).toEqual(USUAL_KEYS);
    expect(readKeys({ time: "", goal: "w" })).toMatchObject({ time: "", goal: "w", acts: "L" });
    expect(readKeys({ time: "Enter", goal: 7 })).toEqual(USUAL_KEYS);
    expect(readKeys({ question: "x", time: "x" })).toMatchObject({ question: "x", time: "T" });
    // The usual key of another act was given away: that act has none.
    expect(readKeys({ time: "L" })).toMatchObject({ time: "L", acts: "" });
  });
});
