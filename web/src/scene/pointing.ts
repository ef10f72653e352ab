// Mouse, pen and fingers on a stage or a dock: hover, click, drag from piece to place, long press, pan, pinch, wheel.

import type { Id } from "../wire";
import type { Camera } from "./camera.svelte";
import { decided, isEcho } from "./echo";
import type { Frame } from "./halos";
import { hit } from "./hit";
import type { Motion } from "./motion";
import type { PickState } from "./pick-state.svelte";

export interface Pointed {
  play: PickState;
  motion?: Motion | undefined;
  camera?: Camera | undefined;
  /** Where everything is, from the ground up. */
  frames: () => ReadonlyMap<Id, Frame>;
  /** Whether a press here hits several things at once, so that it only shows them larger. */
  crowded?: ((x: number, y: number, touch: boolean) => boolean) | undefined;
  /** Something is looked at longer: its text and rule are wanted; for good, until it is put away. */
  inspect?: Inspect | undefined;
}

export type Inspect = (id: Id | null, x: number, y: number, stays?: boolean) => void;

/** A move farther than this is a drag. */
const SLACK = 8;
const LONG_PRESS = 450;
const REST = 400;
const DOUBLE = 600;
/** So far a wheel rolls for one turn of what is in hand, and so long it rests. */
const NOTCH = 40;
const BETWEEN_TURNS = 110;

interface Press {
  pointer: number;
  id: Id | undefined;
  startX: number;
  startY: number;
  x: number;
  y: number;
  touch: boolean;
  mode: "press" | "drag" | "pan" | "held";
  carried?: ReturnType<Motion["carry"]>;
  /** It was in hand before it was dragged, and stays there if it is dropped nowhere. */
  held?: boolean;
}

export function pointing(what: Pointed): (node: SVGSVGElement) => () => void {
  const { play, motion, camera, frames, crowded, inspect } = what;
  return (node) => {
    let press: Press | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** When something was last picked: what follows at once is no double click. */
    let acted = 0;
    /** How far the wheel has rolled since it last turned something, and when that was. */
    let [rolled, turned] = [0, 0];
    const fingers = new Map<number, { x: number; y: number }>();

    const at = (x: number, y: number): Id | undefined => {
      const matrix = node.getScreenCTM();
      if (!matrix) return undefined;
      return hit(play, { frames: frames(), ...onStage(x, y), scale: matrix.a, painted: idsAt(x, y) });
    };
    const look = (event: PointerEvent): void => {
      const id = at(event.clientX, event.clientY) ?? null;
      node.style.cursor = id !== null && (play.lit.has(id) || play.swaps.has(id)) ? "pointer" : "";
      if (id !== play.hover) {
        play.hover = id;
        inspect?.(null, 0, 0);
        rest(() => id !== null && inspect?.(id, event.clientX, event.clientY), REST);
      }
    };
    const rest = (then: () => void, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(then, after);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      motion?.skip();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) {
        letGo(false);
        return;
      }
      const id = at(event.clientX, event.clientY);
      const touch = event.pointerType === "touch";
      const where = { startX: event.clientX, startY: event.clientY, x: event.clientX, y: event.clientY };
      press = { pointer: event.pointerId, id, ...where, touch, mode: "press" };
      if (touch) {
        rest(() => {
          if (press?.mode !== "press" || id === undefined) return;
          press.mode = "held";
          play.hover = id;
          inspect?.(id, event.clientX, event.clientY, true);
        }, LONG_PRESS);
      }
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      if (fingers.size === 2) pinch(event);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!press || press.pointer !== event.pointerId || fingers.size > 1) return;
      const far = Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > SLACK;
      if (press.mode === "press" && far) begin(press);
      if (press.mode === "pan") {
        const scale = node.getScreenCTM()?.a ?? 1;
        camera?.pan((press.x - event.clientX) / scale, (press.y - event.clientY) / scale);
      }
      if (press.mode === "drag") {
        press.carried?.to(event.clientX, event.clientY);
        const below = at(event.clientX, event.clientY);
        play.hover = below !== undefined && below !== press.id && play.lit.has(below) ? below : null;
      }
      [press.x, press.y] = [event.clientX, event.clientY];
    };

    /** A press has become a drag of a piece, or moves the stage. */
    const begin = (press: Press): void => {
      clearTimeout(timer);
      inspect?.(null, 0, 0);
      const { id } = press;
      const kind = id === undefined ? undefined : play.tableau?.element(id)?.kind;
      // Another piece may be taken up instead of the one in hand.
      if (id !== undefined && kind === "piece" && play.swaps.has(id)) play.point(id);
      const next = id !== undefined && kind === "piece" && play.lit.has(id) ? play.walk.pick(id) : undefined;
      press.held = id !== undefined && kind === "piece" && play.picked.has(id) && play.lit.size > 0;
      if (id !== undefined && press.held) {
        press.mode = "drag";
        press.carried = motion?.carry(id, press.startX, press.startY);
      } else if (id !== undefined && next && next.done() === undefined && next.lit().size > 0) {
        press.mode = "drag";
        play.point(id);
        press.carried = motion?.carry(id, press.startX, press.startY);
      } else {
        press.mode = "pan";
      }
    };

    const pinch = (event: PointerEvent): void => {
      const [a, b] = [...fingers.entries()];
      if (!a || !b || !camera) return;
      const other = a[0] === event.pointerId ? b[1] : a[1];
      const was = fingers.get(event.pointerId) ?? other;
      const [before, now] = [Math.hypot(was.x - other.x, was.y - other.y), Math.hypot(event.clientX - other.x, event.clientY - other.y)];
      if (before > 0) camera.zoom(now / before, onStage((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
    };

    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (!press || press.pointer !== event.pointerId) return;
      const { id, mode, touch, held } = press;
      if (mode === "press" && id !== undefined && !isEcho(event)) {
        play.hover = touch ? null : id;
        if (play.lit.has(id) || play.picked.has(id)) acted = event.timeStamp;
        const still = play.still;
        const there = onStage(event.clientX, event.clientY);
        if (!crowded?.(there.x, there.y, touch)) play.point(id, touch ? "touch" : "pointer");
        if (play.still && !still) decided(event);
      } else if (mode === "drag") {
        const target = play.hover;
        if (id !== undefined && target !== null) motion?.drop(id, event.clientX, event.clientY);
        letGo(true);
        if (target !== null) play.point(target);
        else if (!held) play.back();
        return;
      }
      letGo(mode !== "held");
    };

    const cancel = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (press?.mode === "drag" && !press.held) play.back();
      letGo(true);
    };

    const letGo = (quiet: boolean): void => {
      clearTimeout(timer);
      press?.carried?.end();
      press = undefined;
      if (quiet) inspect?.(null, 0, 0);
      if (fingers.size === 0) {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", cancel);
      }
    };

    const hover = (event: PointerEvent): void => {
      if (!press && event.pointerType !== "touch") look(event);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (!press) {
        play.hover = null;
        inspect?.(null, 0, 0);
      }
    };
    const wheel = (event: WheelEvent): void => {
      // Over the board the wheel turns what is in hand; with nothing in hand that can be turned, it comes closer.
      if (play.turns && !event.ctrlKey) {
        event.preventDefault();
        rolled += event.deltaY;
        if (Math.abs(rolled) >= NOTCH && event.timeStamp - turned > BETWEEN_TURNS) {
          play.spin(Math.sign(rolled));
          [rolled, turned] = [0, event.timeStamp];
        }
        return;
      }
      if (!camera) return;
      event.preventDefault();
      inspect?.(null, 0, 0);
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), onStage(event.clientX, event.clientY));
    };
    const double = (event: MouseEvent): void => {
      if (!camera || event.timeStamp - acted < DOUBLE) return;
      if (camera.closer) camera.fit();
      else camera.zoom(2, onStage(event.clientX, event.clientY));
    };
    const menu = (event: MouseEvent): void => {
      const id = at(event.clientX, event.clientY);
      if (id === undefined) return;
      event.preventDefault();
      clearTimeout(timer);
      inspect?.(id, event.clientX, event.clientY, true);
    };
    const onStage = (x: number, y: number): { x: number; y: number } => {
      const matrix = node.getScreenCTM()?.inverse();
      return matrix ? { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f } : { x: 0, y: 0 };
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", hover);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("dblclick", double);
    node.addEventListener("contextmenu", menu);
    return () => {
      fingers.clear();
      letGo(true);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", hover);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("dblclick", double);
      node.removeEventListener("contextmenu", menu);
    };
  };
}

/** The elements at a point of the window, the uppermost first. */
function idsAt(x: number, y: number): Id[] {
  const ids: Id[] = [];
  for (const node of document.elementsFromPoint(x, y)) {
    const id = node.closest<SVGElement>("[data-id]")?.dataset["id"];
    if (id !== undefined && !ids.includes(id)) ids.push(id);
  }
  return ids;
}
