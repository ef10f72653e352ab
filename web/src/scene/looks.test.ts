import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seatLook } from "./looks";

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];
const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

/** What the engine says of each seat; its own tests hold the distances for every kind of sight. */
const { seats: looks } = JSON.parse(readFileSync(new URL("../../../crates/scene/tests/cases/look.json", import.meta.url), "utf8")) as {
  seats: { name: string; sign: string; fill: string; dark: string; light: string }[];
};

test("every seat has the colour and the sign that the engine gives it", () => {
  expect(looks).toHaveLength(SEATS.length);
  for (const seat of SEATS) {
    const look = looks[seat - 1];
    expect(seatLook(seat)).toEqual({ fill: look?.fill, sign: look?.sign });
  }
});

test("the room has the same colours, in the dark and by day, chosen or wished for", () => {
  const [dark, chosen, wished] = css.split(/:root\[data-theme="(?:light|auto)"\]/);
  const value = (block: string | undefined, name: string): string | undefined => new RegExp(`--${name}: (#\\w+)`).exec(block ?? "")?.[1];
  for (const seat of SEATS) {
    const look = looks[seat - 1];
    expect(value(dark, `seat-${seat}`)).toBe(look?.fill);
    expect(value(dark, `seat-${seat}-ink`)).toBe(look?.dark);
    expect(value(chosen, `seat-${seat}-ink`)).toBe(look?.light);
    expect(value(wished, `seat-${seat}-ink`)).toBe(look?.light);
    expect(css).toContain(`.s${seat} { --c: var(--seat-${seat}); --ci: var(--seat-${seat}-ink); }`);
  }
});

test("what is written in a seat's colour can be read on every ground of the room", () => {
  const grounds = { dark: ["#12141b", "#1a1e28", "#242a37"], light: ["#ece4d4", "#f6f0e4", "#fffaf0"] };
  for (const look of looks) {
    for (const ground of grounds.dark) expect(contrast(look.dark ?? "", ground), `${look.name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds.light) expect(contrast(look.light ?? "", ground), `${look.name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one) + 0.05, luminance(other) + 0.05].sort((a, b) => a - b) as [number, number];
  return light / dark;
}

function luminance(color: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
