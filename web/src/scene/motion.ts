// Pieces travel from where they were to where they are. Each flies in a layer of its own over the page, so that the compositor moves it
// and nothing is laid out or painted again while it does; the piece itself is at its new place from the first frame on.

import { flushSync } from "svelte";
import { mayMove } from "../shell/settings.svelte";
import type { DieFace, Id, PieceLook } from "../wire";
import type { Area } from "./area";
import type { Setting } from "./setting";
import type { Tableau } from "./tableau";

/** What shows standing things: a stage or a dock. */
export interface Host {
  svg: SVGSVGElement;
  setting: () => Setting;
}

interface Where {
  host: Host;
  /** From units of the stage to pixels of the window; asked for once, since asking lays the page out. */
  matrix: DOMMatrix;
  x: number;
  y: number;
  wide: number;
  box: Area;
  look: PieceLook["as"] | "die";
  face?: DieFace;
  /** The side that was seen of a card that is about to be turned. */
  side?: Element;
}

interface Flight {
  layer: SVGSVGElement;
  animation: Animation;
  landed: () => void;
}

const MOVE = 320;
const QUICK = 160;
const REVEAL = 520;
const STAGGER = 90;
const WHOLE = 1200;
/** How far a card is on its way when it stands on its edge. */
const HALF = 0.5;
/** At most so many things break at once: more would be a rain of shards. */
const SHARDS = 6;
const EASE = "cubic-bezier(.45,.05,.2,1)";

export class Motion {
  private readonly hosts = new Set<Host>();
  private readonly flights = new Map<Id, Flight>();
  /** Where pieces were let go by a hand, in pixels of the window. */
  private readonly dropped = new Map<Id, { x: number; y: number }>();
  private sky: HTMLElement | undefined;

  /** From now on this is watched; the answer ends that. */
  watch(host: Host): () => void {
    this.hosts.add(host);
    return () => this.hosts.delete(host);
  }

  /** Changes what is shown to `next`, and lets everything that has another place travel there. */
  around(change: () => void, next: Tableau | null, quick: boolean): void {
    if (!mayMove() || document.hidden) {
      this.dropped.clear();
      flushSync(change);
      return;
    }
    const before = this.where();
    const broken = next ? keepSides(before, next) : [];
    flushSync(change);
    this.travel(before, this.where(), quick);
    for (const [piece, at] of broken) this.crack(piece, at);
    this.dropped.clear();
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const flight of [...this.flights.values()]) flight.animation.finish();
  }

  /** A piece was let go here; if it moves next, it starts from here. */
  drop(id: Id, x: number, y: number): void {
    this.dropped.set(id, { x, y });
  }

  private where(): Map<Id, Where> {
    const where = new Map<Id, Where>();
    for (const host of this.hosts) {
      const matrix = host.svg.getScreenCTM();
      if (!matrix || host.svg.clientWidth === 0) continue;
      for (const set of host.setting().standing) {
        const { x, y, w, h } = set.box;
        where.set(set.id, {
          host,
          matrix,
          x: matrix.e + matrix.a * (x + w / 2),
          y: matrix.f + matrix.d * (y + h / 2),
          wide: matrix.a * w,
          box: set.box,
          look: set.kind === "die" ? "die" : (set.piece.look?.as ?? "symbol"),
          ...(set.kind === "die" ? { face: set.die.face } : {}),
        });
      }
    }
    return where;
  }

  private travel(before: Map<Id, Where>, after: Map<Id, Where>, quick: boolean): void {
    const moved: [Id, Where, Where][] = [];
    for (const [id, to] of after) {
      const from = before.get(id);
      if (!from) {
        if (before.size > 0) this.appear(id, to);
        continue;
      }
      const away = Math.hypot(to.x - from.x, to.y - from.y) > 2;
      if (to.look === "die" && JSON.stringify(to.face) !== JSON.stringify(from.face)) this.tumble(id, to);
      else if (away) moved.push([id, from, to]);
      else if (isTurned(from.look, to.look)) this.fly(id, from, to, REVEAL, 0);
    }
    const duration = quick ? QUICK : MOVE;
    const step = Math.min(STAGGER, (WHOLE - duration) / Math.max(moved.length - 1, 1));
    moved.forEach(([id, from, to], number) => this.fly(id, from, to, duration, number * (quick ? 0 : step)));
  }

  private fly(id: Id, from: Where, to: Where, duration: number, delay: number): void {
    const piece = find(to.host, id);
    if (!piece) return;
    const start = this.flights.get(id) ? this.now(id, from) : (this.dropped.get(id) ?? from);
    this.flights.get(id)?.animation.finish();

    const turned = isTurned(from.look, to.look);
    const timing = { duration: turned ? Math.max(duration, REVEAL) : duration, delay, easing: EASE, fill: "backwards" as const };
    const way = (home: Where): Keyframe[] => {
      const at = (share: number): string =>
        `translate(${(start.x - to.x) * share + to.x - home.x}px, ${(start.y - to.y) * share + to.y - home.y}px)`;
      const [first, last] = [from.wide / Math.max(home.wide, 1), to.wide / Math.max(home.wide, 1)];
      return [
        { transform: `${at(1)} scale(${first})` },
        { transform: `${at(0.4)} scale(${1.08 * (0.4 * first + 0.6 * last)})${turned ? " scaleX(0)" : ""}`, offset: HALF },
        { transform: `${at(0)} scale(${last})` },
      ];
    };
    const layer = this.lift(piece, to.matrix);
    layer.style.transformOrigin = `${to.x}px ${to.y}px`;
    const animation = layer.animate(way(to), timing);
    // A card that is turned shows its one side on the first half of the way and its other on the second.
    const side = turned && from.side ? this.raise(from.side, from.matrix) : undefined;
    if (side) {
      side.style.transformOrigin = `${from.x}px ${from.y}px`;
      side.animate(way(from), { ...timing, fill: "both" });
      side.animate([{ opacity: 1 }, { opacity: 1, offset: HALF }, { opacity: 0, offset: HALF }, { opacity: 0 }], {
        ...timing,
        easing: "linear",
        fill: "both",
      });
      layer.animate([{ opacity: 0 }, { opacity: 0, offset: HALF }, { opacity: 1, offset: HALF }, { opacity: 1 }], {
        ...timing,
        easing: "linear",
      });
    }
    piece.classList.add("in-flight");
    const landed = (): void => {
      layer.remove();
      side?.remove();
      piece.classList.remove("in-flight");
      this.flights.delete(id);
    };
    animation.onfinish = landed;
    animation.oncancel = landed;
    this.flights.set(id, { layer, animation, landed });
  }

  /** Where a piece that is under way is now. */
  private now(id: Id, otherwise: Where): { x: number; y: number } {
    const box = this.flights.get(id)?.layer.firstElementChild?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : otherwise;
  }

  private lift(piece: Element, matrix: DOMMatrix): SVGSVGElement {
    return this.raise(piece.cloneNode(true) as Element, matrix);
  }

  /** Puts a copy of a piece into a layer of its own. */
  private raise(copy: Element, matrix: DOMMatrix): SVGSVGElement {
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    layer.setAttribute("class", "flight");
    layer.setAttribute("aria-hidden", "true");
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
    copy.removeAttribute("data-id");
    copy.removeAttribute("data-stands");
    copy.setAttribute("class", "");
    group.append(copy);
    layer.append(group);
    this.over().append(layer);
    return layer;
  }

  /** A copy of a piece that a hand carries over the page. */
  carry(id: Id, x: number, y: number): { to: (x: number, y: number) => void; end: () => void } | undefined {
    for (const host of this.hosts) {
      const piece = find(host, id);
      const matrix = host.svg.getScreenCTM();
      if (!piece || !matrix) continue;
      const layer = this.lift(piece, matrix);
      layer.classList.add("carried");
      piece.classList.add("in-flight");
      return {
        to: (nowX, nowY) => {
          layer.style.transform = `translate(${nowX - x}px, ${nowY - y}px)`;
        },
        end: () => {
          layer.remove();
          piece.classList.remove("in-flight");
        },
      };
    }
    return undefined;
  }

  private appear(id: Id, at: Where): void {
    const body = find(at.host, id)?.firstElementChild;
    body?.animate(
      [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: QUICK * 1.5, easing: EASE },
    );
  }

  /** What is gone for good breaks in two. */
  private crack(piece: Element, at: Where): void {
    const halves: [string, number][] = [
      ["inset(0 50% 0 0)", -1],
      ["inset(0 0 0 50%)", 1],
    ];
    for (const [clip, way] of halves) {
      const layer = this.raise(piece.cloneNode(true) as Element, at.matrix);
      const body = layer.firstElementChild?.firstElementChild;
      if (body instanceof SVGElement) Object.assign(body.style, { clipPath: clip, transformBox: "fill-box" });
      layer.style.transformOrigin = `${at.x}px ${at.y}px`;
      const apart = `translate(${way * at.wide * 0.22}px, ${at.wide * 0.3}px) rotate(${way * 16}deg)`;
      const animation = layer.animate(
        [
          { transform: "none", opacity: 1 },
          { transform: "scale(1.06)", opacity: 1, offset: 0.2 },
          { transform: apart, opacity: 0 },
        ],
        { duration: MOVE, easing: "ease-in", fill: "both" },
      );
      animation.onfinish = () => layer.remove();
      animation.oncancel = () => layer.remove();
    }
  }

  private tumble(id: Id, at: Where): void {
    const body = find(at.host, id)?.firstElementChild;
    const frames = [
      { transform: "translateY(-26px) rotate(-220deg) scale(1.15)" },
      { transform: "translateY(0) rotate(-60deg) scale(1)", offset: 0.5 },
      { transform: "translateY(-9px) rotate(-22deg)", offset: 0.72 },
      { transform: "none" },
    ];
    body?.animate(frames, {
      duration: REVEAL,
      easing: "ease-in-out",
      delay: ((id.codePointAt(id.length - 1) ?? 0) % 4) * 40,
      fill: "backwards",
    });
  }

  private over(): HTMLElement {
    if (!this.sky?.isConnected) {
      this.sky = document.createElement("div");
      this.sky.className = "flights";
      this.sky.setAttribute("aria-hidden", "true");
      document.body.append(this.sky);
    }
    return this.sky;
  }

  /** The table is left. */
  end(): void {
    this.skip();
    this.sky?.remove();
  }
}

/**
 * Copies what is seen of the cards that will show their other side: once they do, it is gone. Answers copies of the tokens that are
 * gone for good.
 */
function keepSides(before: Map<Id, Where>, next: Tableau): [Element, Where][] {
  const broken: [Element, Where][] = [];
  for (const [id, where] of before) {
    const element = next.element(id);
    if (where.look === "token" && element === undefined && broken.length < SHARDS) {
      const piece = find(where.host, id);
      if (piece) broken.push([piece.cloneNode(true) as Element, where]);
    }
    if (where.look !== "card" && where.look !== "back") continue;
    if (element?.kind !== "piece" || !isTurned(where.look, element.piece.look?.as ?? "symbol")) continue;
    const piece = find(where.host, id);
    if (piece) where.side = piece.cloneNode(true) as Element;
  }
  return broken;
}

function isTurned(from: Where["look"], to: Where["look"]): boolean {
  return (from === "card" && to === "back") || (from === "back" && to === "card");
}

function find(host: Host, id: Id): Element | null {
  return host.svg.querySelector(`[data-stands][data-id="${CSS.escape(id)}"]`);
}
