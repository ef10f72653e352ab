// Which part of the stage is seen.

import type { Area } from "./area";

const CLOSEST = 5;

export class Camera {
  /** All there is to see. */
  private base: Area = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** How much closer one looks at first: where texts are larger, so is the board. */
  private first = 1;
  view: Area = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  readonly closer = $derived(this.view.w < this.base.w - 0.5);
  readonly viewBox = $derived(`${this.view.x} ${this.view.y} ${this.view.w} ${this.view.h}`);

  /** Looks at all of this, or so much closer at its middle, unless it does so already. */
  frame(base: Area, first = 1): void {
    const { x, y, w, h } = this.base;
    if (base.x === x && base.y === y && base.w === w && base.h === h && first === this.first) return;
    this.base = { x: base.x, y: base.y, w: base.w, h: base.h };
    this.first = first;
    this.view = this.base;
    if (first > 1) this.zoom(first);
  }

  /** Brings an area into sight, or its middle if it is larger than what is seen. What is in sight already moves nothing. */
  show({ x, y, w, h }: Area): void {
    const { view } = this;
    const onto = (from: number, seen: number, start: number, long: number): number => {
      if (long > seen) return start + (long - seen) / 2;
      return Math.min(Math.max(from, start + long - seen), start);
    };
    this.look({ ...view, x: onto(view.x, view.w, x, w), y: onto(view.y, view.h, y, h) });
  }

  fit(): void {
    this.view = this.base;
  }

  /** Comes closer by a factor, with this point of the stage staying where it is. */
  zoom(factor: number, at: { x: number; y: number } = this.middle()): void {
    const w = Math.min(Math.max(this.view.w / factor, this.base.w / CLOSEST), this.base.w);
    const share = w / this.view.w;
    this.look({
      x: at.x - (at.x - this.view.x) * share,
      y: at.y - (at.y - this.view.y) * share,
      w,
      h: this.base.h * (w / this.base.w),
    });
  }

  /** Moves by so many units of the stage. */
  pan(dx: number, dy: number): void {
    this.look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Moves by a share of what is seen. */
  step(right: number, down: number): void {
    this.pan(this.view.w * 0.15 * right, this.view.h * 0.15 * down);
  }

  private middle(): { x: number; y: number } {
    return { x: this.view.x + this.view.w / 2, y: this.view.y + this.view.h / 2 };
  }

  /** Never beyond the edge. */
  private look({ x, y, w, h }: Area): void {
    const { base } = this;
    this.view = {
      x: Math.min(Math.max(x, base.x), base.x + base.w - w),
      y: Math.min(Math.max(y, base.y), base.y + base.h - h),
      w,
      h,
    };
  }
}
