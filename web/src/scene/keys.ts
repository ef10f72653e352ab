// The keyboard at a table: arrows go between lit things, Escape steps back, letters find an offer. What single characters do besides is
// in the settings: they ask what was said, turn what is in hand, come closer.

import { actOf, type KeyAct, pressed } from "../shell/keys";
import { settings } from "../shell/settings.svelte";
import type { Id } from "../wire";
import type { Camera } from "./camera.svelte";
import { nextInLine } from "./grid";
import type { PickState } from "./pick-state.svelte";
import { type Direction, nextTo, type Target } from "./spatial";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const STEPS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export interface Keyed {
  play: PickState;
  camera: Camera;
  focusOn: (id: Id) => void;
  /** Nothing was picked or typed that could be taken back. */
  escaped: () => void;
  undo: () => void;
  redo: () => void;
  /** What the keyboard is on, looked at closely. */
  enlarge: (id: Id) => void;
  /** The rule and the reason for what the keyboard is on. */
  explain: (id: Id) => void;
  /** Says something of the table. */
  answer: (asked: Asked) => void;
}

/** What can be asked at any moment. */
export type Asked = Exclude<KeyAct, "why" | "turn" | "turn-back" | "flip" | "closer" | "farther" | "whole">;

/** Takes a key. Answers whether it meant something here. */
export function take(event: KeyboardEvent, keyed: Keyed): boolean {
  const { play, camera } = keyed;
  if (event.defaultPrevented || isWriting(event.target)) return false;
  const direction = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === "z") (event.shiftKey ? keyed.redo : keyed.undo)();
    else if (event.key.toLowerCase() === "y") keyed.redo();
    else if (direction) walk(keyed, direction, false);
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (direction && isChoosing(event.target)) return false;
  if (direction && event.shiftKey) {
    camera.step(...STEPS[direction]);
    return true;
  }
  if (direction) {
    walk(keyed, direction, true);
    return true;
  }
  switch (event.key) {
    case "Escape":
      if (!play.back()) keyed.escaped();
      return true;
    case "Backspace":
      if (play.typed === "") return false;
      play.typed = play.typed.slice(0, -1);
      return true;
    case "Enter": {
      if (event.shiftKey && play.focus !== null) {
        keyed.enlarge(play.focus);
        return true;
      }
      const [first] = play.choices;
      if (play.typed === "" || first === undefined) return false;
      play.choose(first);
      return true;
    }
    default:
      return type(event, keyed);
  }
}

/** A character: what it does by the settings, or the next letter of an offer's name. */
function type(event: KeyboardEvent, keyed: Keyed): boolean {
  const { play } = keyed;
  const act = play.typed === "" ? actOf(settings.keys, pressed(event)) : undefined;
  if (act !== undefined && does(act, keyed)) return true;
  const letter = /^[\p{L}\p{N}]$/u.test(event.key);
  const more = play.typed !== "" && event.key === " ";
  if (!play.asked || !settings.typing || (!letter && !more)) return false;
  play.typed += event.key;
  return true;
}

/** Does what a key stands for; answers whether it could be done. */
function does(act: KeyAct, { play, camera, explain, answer }: Keyed): boolean {
  switch (act) {
    case "turn":
      return play.spin(1);
    case "turn-back":
      return play.spin(-1);
    case "flip":
      return play.flip();
    case "closer":
      camera.zoom(1.25);
      return true;
    case "farther":
      camera.zoom(0.8);
      return true;
    case "whole":
      camera.fit();
      return true;
    case "why":
      if (play.focus !== null) explain(play.focus);
      return play.focus !== null;
    default:
      answer(act);
      return true;
  }
}

function walk({ play, focusOn }: Keyed, direction: Direction, onlyLit: boolean): void {
  // A grid is walked line by line, as far as there is something in the line.
  const { focus, lit, tableau } = play;
  const inLine =
    focus !== null && tableau ? nextInLine(tableau, focus, direction, (id) => !onlyLit || lit.size === 0 || lit.has(id)) : undefined;
  if (inLine !== undefined) {
    focusOn(inLine);
    return;
  }
  const targets: Target[] = [];
  for (const node of document.querySelectorAll<SVGElement | HTMLElement>(".art [data-id], [data-pick]")) {
    const id = node.dataset["id"] ?? "";
    if (onlyLit && play.lit.size > 0 && !play.lit.has(id) && id !== play.focus) continue;
    if (!play.lit.has(id) && (play.tableau?.element(id)?.kind === "region" || !play.tableau?.tells(id))) continue;
    const { x, y, width, height } = node.getBoundingClientRect();
    targets.push({ id, x: x + width / 2, y: y + height / 2 });
  }
  const from = targets.find((target) => target.id === play.focus);
  const next = from ? nextTo(targets, from, direction) : targets[0];
  if (next) focusOn(next.id);
}

/** Somebody writes: keys are letters there. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ["TEXTAREA", "SELECT"].includes(target.tagName) ||
      (target instanceof HTMLInputElement && target.type !== "range"))
  );
}

/** Arrows have a meaning of their own there. */
function isChoosing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target instanceof HTMLInputElement || target.getAttribute("role") === "tab" || target.closest("[data-scrolls]") !== null)
  );
}
