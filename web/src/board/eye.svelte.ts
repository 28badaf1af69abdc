// The eye over the board: holds the camera and moves one layer of the page with it.
//
// Moving sets one transform and draws nothing anew.  Zooming stretches what is drawn and draws it sharp when the hand
// rests.  Once a person has moved the board it stays where they put it, until they ask for the whole again.

import { tick } from "svelte";
import type { Cell } from "../wire/types.ts";
import { areSeen, between, type Bounds, type Camera, cellAt, centred, closest, fit, type Insets, isSeen, moveBy, NO_INSETS, type Rect, rectOf, reveal, type Size, withCell, zoomAt } from "./camera.ts";

const GLIDE = 360;
const VISIT = 760;
const REST = 160;
/** So much of a cell may be covered at the edge of what is looked at. */
const EDGE = 0.1;
/** Cells of such a width show fields that can be pointed at, with a mouse and with a thumb; their edges need more. */
export const FIELDS_SHOW = 96;
export const FIELDS_TOUCHED = 118;
export const EDGES_TOUCHED = 150;
/** Cells of such a width are hit by a thumb. */
export const THUMB = 38;
/** Cells of such a width are large enough not to leave anything out of sight for larger ones. */
export const AMPLE = 60;
/** Cells of such a width are looked at when something happens there, if there is room for some of them. */
const CLOSE = 150;
const AROUND = 4.4;
/** What grows by less than this is not worth a move. */
const ROOM = 1.12;

/** What is looked at instead of the whole. */
interface Part {
  readonly bounds: Bounds;
  readonly enough: number;
  readonly focus: Cell | null;
  /** Where it looks if all of it finds no room: at the focus, or at what was wanted to be seen since. */
  readonly at: Cell | null;
  /** So much is covered at the foot as long as it is looked at. */
  readonly foot: number;
}

const isSame = (one: Part | null, other: Part): boolean => JSON.stringify({ ...one, at: null }) === JSON.stringify({ ...other, at: null });

export class Eye {
  /** The width of a cell as it is drawn, in pixels. */
  drawn = $state(80);
  /** A person moved the board. */
  moved = $state(false);
  /** Where it looks from, as it was drawn last. */
  seen = $state.raw<Camera>({ x: 0, y: 0, size: 80 });
  #camera: Camera = { x: 0, y: 0, size: 80 };
  #world: HTMLElement | null = null;
  #bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The part that it looks at, as long as that is needed. */
  #part: Part | null = null;
  /** Where it was before it went to see something that happens. */
  #before: Camera | null = null;
  #frame: Size = { width: 0, height: 0 };
  #insets: Insets = NO_INSETS;
  #gliding = 0;
  #asked = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  attach(world: HTMLElement): () => void {
    this.#world = world;
    this.#write();
    return () => {
      cancelAnimationFrame(this.#gliding);
      cancelAnimationFrame(this.#asked);
      clearTimeout(this.#resting);
      this.#world = null;
    };
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** The frame has another size, or something else covers it. */
  frame(frame: Size, insets: Insets): void {
    const [first, isTurned] = [!this.#frame.width, frame.width !== this.#frame.width];
    this.#frame = frame;
    this.#insets = insets;
    if (this.#before) return;
    if (!this.moved && !this.#part) this.#go(fit(this.#bounds, frame, insets), false);
    else if (!this.moved && this.#part && (isTurned || !this.#isWell(this.#part))) this.#go(this.#near(this.#part), false);
    else if (!first) this.#go(moveBy(this.#camera, 0, 0, this.#bounds, frame), false);
  }

  /** What there is to be seen now.  It is fitted anew only if too much of it is out of view. */
  scene(bounds: Bounds, slack: number, smoothly: boolean): void {
    this.#bounds = bounds;
    if (this.moved || this.#part || this.#before || !this.#frame.width) return;
    if (smoothly && areSeen(this.#camera, bounds, this.#frame, this.#insets, slack)) return;
    this.#go(fit(bounds, this.#frame, this.#insets), smoothly);
  }

  /** Come nearer to these cells unless they are of such a width already; whoever moved the board himself keeps it.
   *  With a `focus` they are made that wide in any case, and what finds no room then lies around it.
   *  At the `foot` something lies over the board as long as they are looked at. */
  near(bounds: Bounds, enough: number, focus: Cell | null = null, foot = 0): void {
    if (this.moved || this.#before || !this.#frame.width) return;
    const part = { bounds, enough, focus, at: focus, foot };
    if (isSame(this.#part, part)) return;
    const seen = areSeen(this.#camera, bounds, this.#frame, this.#free(part), EDGE);
    if (seen && this.#camera.size >= enough) {
      if (this.#part) this.#part = part;
      return;
    }
    this.#part = part;
    const to = this.#near(part);
    if (!seen || to.size > this.#camera.size) this.#go(to, true);
  }

  /** Whether what is to be seen of it is, about as large as there is room for: a phone that is turned has another room. */
  #isWell(part: Part): boolean {
    const { bounds, enough, at } = part;
    const [camera, frame, insets] = [this.#camera, this.#frame, this.#free(part)];
    const isTight = at && fit(bounds, frame, insets).size < enough;
    const isSeenNow = isTight ? isSeen(camera, at, frame, insets) : areSeen(camera, bounds, frame, insets, EDGE);
    return isSeenNow && this.#near(part).size < camera.size * ROOM;
  }

  /** Whether cells are so wide when all of these are seen. */
  shows(bounds: Bounds, size: number): boolean {
    return fit(bounds, this.#frame, this.#insets).size >= size;
  }

  #near(part: Part): Camera {
    const { bounds, enough, at } = part;
    const insets = this.#free(part);
    const whole = fit(bounds, this.#frame, insets);
    return !at || whole.size >= enough ? whole : closest(bounds, at, enough, this.#frame, insets);
  }

  #free(part: Part | null): Insets {
    return part?.foot ? { ...this.#insets, bottom: this.#insets.bottom + part.foot } : this.#insets;
  }

  /** Go and see what happens on a cell; nothing else moves the eye until it leaves. */
  visit(cell: Cell): void {
    if (!this.#frame.width) return;
    this.#before ??= this.#camera;
    const { width, height } = this.#frame;
    const size = Math.min(CLOSE, Math.min(width - this.#insets.left - this.#insets.right, height - this.#insets.top - this.#insets.bottom) / AROUND);
    this.#go(centred(cell, Math.max(size, this.#camera.size), this.#frame, this.#insets), true, VISIT);
  }

  /** Back to where it was, or to the whole board as it is now. */
  leave(): void {
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    this.#go(this.moved || this.#part ? before : fit(this.#bounds, this.#frame, this.#insets), true);
  }

  get isNear(): boolean {
    return this.#part !== null;
  }

  /** What was looked at is not needed any more. */
  far(): void {
    this.#part = null;
  }

  /** The whole board, and from now on again by itself. */
  whole(smoothly = true): void {
    this.moved = false;
    this.#go(fit(this.#bounds, this.#frame, this.#insets), smoothly);
  }

  move(dx: number, dy: number): void {
    this.#take();
    this.#look(moveBy(this.#camera, dx, dy, this.#bounds, this.#frame));
  }

  zoom(factor: number, x = this.#middle().x, y = this.#middle().y): void {
    this.#take();
    this.#look(moveBy(zoomAt(this.#camera, factor, x, y), 0, 0, this.#bounds, this.#frame));
    this.#restSoon();
  }

  /** A step of the keyboard. */
  zoomStep(factor: number): void {
    this.#take();
    const { x, y } = this.#middle();
    this.#go(moveBy(zoomAt(this.#camera, factor, x, y), 0, 0, this.#bounds, this.#frame), true);
  }

  /** Bring a cell into view: with everything else, or if a person chose what to see, with as little movement as needed. */
  reveal(cell: Cell, smoothly = true): void {
    if (this.#part?.at) this.#part = { ...this.#part, at: cell };
    const insets = this.#free(this.#part);
    if (isSeen(this.#camera, cell, this.#frame, insets)) return;
    const to = this.moved || this.#part
      ? reveal(this.#camera, cell, this.#frame, insets)
      : fit(withCell(this.#bounds, cell), this.#frame, this.#insets);
    this.#go(to, smoothly);
  }

  cellAt(x: number, y: number): Cell {
    return cellAt(this.#camera, x, y);
  }

  rectOf(cell: Cell): Rect {
    return rectOf(this.#camera, cell);
  }

  /** A person moves the board: from now on it is where they put it. */
  #take(): void {
    this.moved = true;
    this.#before = null;
  }

  #middle(): { x: number; y: number } {
    return {
      x: (this.#insets.left + this.#frame.width - this.#insets.right) / 2,
      y: (this.#insets.top + this.#frame.height - this.#insets.bottom) / 2,
    };
  }

  /** Show it with the next frame of the screen. */
  #look(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.#camera = camera;
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      this.#write();
    });
  }

  #go(to: Camera, smoothly: boolean, glide = GLIDE): void {
    cancelAnimationFrame(this.#gliding);
    if (!smoothly || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#camera = to;
      void this.#sharpen();
      return;
    }
    const from = this.#camera;
    let began = 0;
    const step = (now: number): void => {
      began ||= now;
      const part = Math.min(1, (now - began) / glide);
      this.#camera = between(from, to, 1 - (1 - part) ** 3);
      this.#write();
      if (part < 1) this.#gliding = requestAnimationFrame(step);
      else void this.#sharpen();
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #restSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#sharpen(), REST);
  }

  /** Draw at the size that is seen, so that nothing is stretched. */
  async #sharpen(): Promise<void> {
    this.drawn = this.#camera.size;
    await tick();
    this.#write();
  }

  #write(): void {
    const { x, y, size } = this.#camera;
    this.seen = this.#camera;
    const scale = size === this.drawn ? "" : ` scale(${size / this.drawn})`;
    if (this.#world) this.#world.style.transform = `translate3d(${x}px, ${y}px, 0)${scale}`;
  }
}
