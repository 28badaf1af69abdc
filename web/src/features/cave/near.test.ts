import { describe, expect, it } from "vitest";
import type { FieldOffer } from "../../board/offer.ts";
import { speak } from "../../text/words.svelte.ts";
import type { CaveView, Handbook, View } from "../../wire/types.ts";
import { figuresOf, whoOn } from "./figures.ts";
import { boundsNear, nearestField } from "./near.ts";
import { edgePoint, fieldPoint, placeIn } from "./places.ts";

const LYING = { symbol: "path-II-EW", parts: ["EW"], layers: [], fields: { w: [25, 70], e: [75, 70] } } as const;
const HANDBOOK = { cards: { "I-rat": { name: "rat" }, "II-web": { name: "web" } }, art: { tiles: { "II-EW": { upright: LYING, turned: LYING, turns: false } } } } as unknown as Handbook;
const CAVE: Partial<CaveView> = {
  clan: ["blue", "yellow"],
  figures: [{ seat: 0, x: 1, y: 0, field: "w", down: false }, { seat: 1, x: 1, y: 0, field: "w", down: true }],
  monsters: [{ kind: "rat", x: 4, y: -4, field: "s", owner: 1 }],
  veins: [],
  webs: [{ x: 1, y: 0, side: "E", rounds: 2, owner: 1, token: "A" }],
  mover: "dwarf-0",
};
const VIEW = { board: [{ at: [1, 0], card: "II-EW", turned: false, lit: "EW" }], goals: [{ at: [4, -4], card: null, up: false, turned: false, lit: "" }], cave: CAVE } as unknown as View;
const offer = (x: number, y: number, field: string, edge = false): FieldOffer => ({ key: `${x},${y}:${field}`, at: [x, y], field, edge, words: "", aimed: false, way: null });

describe("places", () => {
  it("are where the drawing says, just inside a goal that is face down, or on the edge", () => {
    expect(fieldPoint(VIEW, HANDBOOK, [1, 0], "e")).toEqual([175, 70]);
    expect(fieldPoint(VIEW, HANDBOOK, [4, -4], "s")).toEqual([450, -446]);
    expect(edgePoint([-1, 2], "S")).toEqual([-50, 420]);
    expect(placeIn("move -3,1:c")).toEqual({ at: [-3, 1], field: "c" });
  });

  it("are shared side by side", () => {
    const figures = figuresOf(VIEW, HANDBOOK, (seat) => seat);
    expect(figures.map(({ symbol, down, moves }) => [symbol, down, moves])).toEqual([["pawn-rat", false, false], ["pawn-blue-0", false, true], ["pawn-yellow-1", true, false]]);
    expect((figures[1]?.x ?? 0) < (figures[2]?.x ?? 0)).toBe(true);
    expect(((figures[1]?.x ?? 0) + (figures[2]?.x ?? 0)) / 2).toBe(125);
  });
});

describe("who is on a card", () => {
  it("is told by name", async () => {
    await speak("en");
    expect(whoOn(VIEW, HANDBOOK, [4, -4], [])).toEqual(["rat"]);
    const told = whoOn(VIEW, HANDBOOK, [1, 0], ["Mia", "Noah"]);
    expect(told[0]).toBe("Mia");
    expect(told.slice(1)).toEqual(["Noah (paralysed)", "web right (2)"]);
  });
});

describe("a thumb", () => {
  it("means the nearest field, if one is near at all", () => {
    const camera = { x: 0, y: 0, size: 50 };
    const fields = [offer(1, 0, "w"), offer(1, 0, "e")];
    expect(nearestField(VIEW, HANDBOOK, fields, camera, [70, 30])).toBe("1,0:w");
    expect(nearestField(VIEW, HANDBOOK, fields, camera, [80, 40])).toBe("1,0:e");
    expect(nearestField(VIEW, HANDBOOK, fields, camera, [300, 300])).toBe(null);
  });
});

describe("coming near", () => {
  it("shows all that is offered, or what is around the mover if a ladder leads far away", () => {
    expect(boundsNear(VIEW, [])).toBe(null);
    expect(boundsNear(VIEW, [offer(2, 0, "c"), offer(1, -1, "c")])).toEqual({ left: 1, top: -1, right: 3, bottom: 1 });
    expect(boundsNear(VIEW, [offer(2, 0, "c"), offer(9, 9, "c")])).toEqual({ left: 1, top: 0, right: 3, bottom: 1 });
  });

  it("shows what lies on an edge whole", () => {
    expect(boundsNear(VIEW, [offer(1, 0, "N", true)])).toEqual({ left: 0.8, top: -0.2, right: 2.2, bottom: 1.2 });
  });
});
