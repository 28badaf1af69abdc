// What hands do on the board: drag, pinch, wheel, point, tap.  Turns events of the browser into moves of the eye and into
// cells; knows nothing of cards.

import type { Cell } from "../wire/types.ts";
import { type Camera, cellAt } from "./camera.ts";
import type { Eye } from "./eye.svelte.ts";

export type Hand = "mouse" | "touch" | "key";

export interface Hooks {
  /** A cell was clicked or tapped, at this point of the board, as it was seen then. */
  tap(cell: Cell, hand: Hand, point: readonly [x: number, y: number], seen: Camera): void;
  /** A field of a card was, by its key. */
  field(key: string, hand: Hand): void;
  /** The mouse rests on a cell, or left the board. */
  hover(cell: Cell | null): void;
  /** Whether the wheel over this cell turns a card instead of zooming. */
  turns(cell: Cell): boolean;
  turn(): void;
  /** A cell was pressed for long, or with the other button: what lies there? */
  look(cell: Cell): void;
}

const SLIP_MOUSE = 5;
const SLIP_TOUCH = 10;
const PER_NOTCH = 0.0016;
const TURN_PAUSE = 200;
const LONG = 500;

interface Finger {
  x: number;
  y: number;
}

export function gestures(node: HTMLElement, eye: Eye, hooks: Hooks): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger = { x: 0, y: 0 };
  let dragging = false;
  let dragged = false;
  let hand: Hand = "mouse";
  /** What the finger came down on: the board may move on before it is a tap. */
  let touched: Camera | null = null;
  let wheeled = 0;
  let long: ReturnType<typeof setTimeout> | undefined;

  const place = (event: MouseEvent): Finger => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const solid = (event: Event): boolean => Boolean((event.target as Element | null)?.closest("[data-solid]"));

  const down = (event: PointerEvent): void => {
    hand = event.pointerType === "mouse" ? "mouse" : "touch";
    if (solid(event) || (event.pointerType === "mouse" && event.button)) return;
    const at = place(event);
    fingers.set(event.pointerId, at);
    if (fingers.size === 1) {
      start = at;
      dragging = false;
      dragged = false;
      if (hand === "touch") {
        touched = eye.seen;
        long = setTimeout(() => {
          dragged = true;
          hooks.look(eye.cellAt(at.x, at.y));
        }, LONG);
      }
    } else {
      clearTimeout(long);
      dragging = true;
      dragged = true;
    }
  };

  const move = (event: PointerEvent): void => {
    // The button may have been let go elsewhere.
    if (event.pointerType === "mouse" && !event.buttons) up(event);
    const at = place(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse" && !solid(event)) hooks.hover(eye.cellAt(at.x, at.y));
      return;
    }
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const other = a === before ? b : a;
      if (other) pinch(before, at, other);
    } else if (dragging) {
      eye.move(at.x - before.x, at.y - before.y);
    } else {
      const slip = event.pointerType === "mouse" ? SLIP_MOUSE : SLIP_TOUCH;
      if (Math.hypot(at.x - start.x, at.y - start.y) < slip) return;
      clearTimeout(long);
      dragging = true;
      dragged = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add("dragging");
      hooks.hover(null);
      eye.move(at.x - start.x, at.y - start.y);
    }
    fingers.set(event.pointerId, at);
  };

  const pinch = (before: Finger, at: Finger, other: Finger): void => {
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(at.x - other.x, at.y - other.y) || 1;
    eye.move((at.x - before.x) / 2, (at.y - before.y) / 2);
    eye.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(long);
    fingers.delete(event.pointerId);
    if (fingers.size) return;
    dragging = false;
    node.classList.remove("dragging");
  };

  const click = (event: MouseEvent): void => {
    if (solid(event)) return;
    // The click that ends a drag is no click; one without a pointer (a screen reader) has no drag before it.
    if (dragged && event.detail) {
      dragged = false;
      return;
    }
    const field = (event.target as HTMLElement).closest<HTMLElement>("[data-field]")?.dataset["field"];
    // A tap among fields means the nearest one, whichever button lies on top.
    if (field !== undefined && (hand === "mouse" || !event.detail)) {
      hooks.field(field, event.detail ? hand : "key");
      return;
    }
    const seen = (event.detail && hand === "touch" && touched) || eye.camera;
    const named = seen === touched ? null : (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(",").map(Number);
    const { x, y } = place(event);
    const cell: Cell = named?.length === 2 ? [named[0] ?? 0, named[1] ?? 0] : cellAt(seen, x, y);
    hooks.tap(cell, event.detail ? hand : "key", [x, y], seen);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = place(event);
    if (!event.ctrlKey && hooks.turns(eye.cellAt(x, y))) {
      if (event.timeStamp - wheeled > TURN_PAUSE) hooks.turn();
      wheeled = event.timeStamp;
      return;
    }
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    eye.zoom(Math.exp(-delta * PER_NOTCH * (event.ctrlKey ? 4 : 1)), x, y);
  };

  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    const { x, y } = place(event);
    if (hand === "mouse" && !dragged) hooks.look(eye.cellAt(x, y));
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !fingers.size) hooks.hover(null);
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", leave],
    ["click", click],
    ["contextmenu", menu],
    ["wheel", wheel],
  ];
  for (const [name, heard] of listeners) node.addEventListener(name, heard as EventListener, { passive: name !== "wheel" });
  return () => {
    clearTimeout(long);
    for (const [name, heard] of listeners) node.removeEventListener(name, heard as EventListener);
  };
}
