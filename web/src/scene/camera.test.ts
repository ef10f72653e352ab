import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

const stage = { x: 0, y: 0, w: 800, h: 400 };

test("a board is seen whole, or as much closer as texts are larger", () => {
  const camera = new Camera();
  camera.frame(stage);
  expect([camera.view, camera.closer]).toEqual([stage, false]);
  camera.frame(stage, 2);
  expect([camera.view, camera.closer]).toEqual([{ x: 200, y: 100, w: 400, h: 200 }, true]);
  camera.fit();
  expect(camera.view).toEqual(stage);
  // Who has fitted it keeps it so, until there is something else to see.
  camera.frame(stage, 2);
  expect(camera.view).toEqual(stage);
});

test("what is asked about comes into sight, and what is in sight moves nothing", () => {
  const camera = new Camera();
  camera.frame(stage, 2);
  camera.show({ x: 300, y: 150, w: 20, h: 20 });
  expect(camera.view).toEqual({ x: 200, y: 100, w: 400, h: 200 });
  camera.show({ x: 700, y: 10, w: 40, h: 20 });
  expect(camera.view).toEqual({ x: 340, y: 10, w: 400, h: 200 });
  camera.show({ x: 100, y: 0, w: 600, h: 400 });
  expect(camera.view).toEqual({ x: 200, y: 100, w: 400, h: 200 });
});
