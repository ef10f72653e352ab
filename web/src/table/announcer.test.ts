import { expect, test } from "vitest";
import { Announcer, asSaid } from "./announcer.svelte";

test("nothing that is said replaces anything that was said", () => {
  const announcer = new Announcer();
  announcer.say(["Ada passes.", "", undefined]);
  announcer.say(["Ada passes.", "Your turn?"]);
  expect(announcer.lines.map(({ text }) => text)).toEqual(["Ada passes.", "Ada passes.", "Your turn?"]);
  expect(new Set(announcer.lines.map(({ no }) => no)).size).toBe(3);
  for (let n = 0; n < 100; n++) announcer.say([`line ${n}`]);
  expect(announcer.lines.at(-1)?.text).toBe("line 99");
  expect(announcer.lines.length).toBe(80);
});

test("a question is said briefly, as usual, or with its answers where they are few", () => {
  const counted = (n: number) => `${n} answers`;
  const asked = { question: "Dodge?", hint: "63 % to hit.", answers: ["Dodge", "Let it pass"] };
  expect(asSaid(asked, "brief", counted)).toEqual(["Dodge?"]);
  expect(asSaid(asked, "normal", counted)).toEqual(["Dodge?", "63 % to hit.", "2 answers"]);
  expect(asSaid(asked, "full", counted)).toEqual(["Dodge?", "63 % to hit.", "2 answers", "Dodge", "Let it pass"]);
  const many = { question: "Where?", answers: ["a", "b", "c", "d", "e"] };
  expect(asSaid(many, "full", counted)).toEqual(["Where?", undefined, "5 answers"]);
  expect(asSaid({ question: "Ada plays.", answers: [] }, "full", counted)).toEqual(["Ada plays.", undefined, undefined]);
});
