import { describe, expect, it } from "vitest";
import type { Handbook, LyingArt } from "../wire/types.ts";
import { isLit, lyingOf, nameOf, plateLines, plateOf, symbolOf } from "./drawing.ts";

const lying = (symbol: string): LyingArt => ({ symbol, parts: ["NE", "S"], layers: [] });
const handbook = {
  cards: { "B-NE": { name: "curve", kind: "path", title: "Curve" }, map: { name: "treasure map", kind: "action", title: "Treasure map" } },
  faces: { "B-goal-gold": { name: "gold", is_gold: true } },
  roles: { digger: { name: "gold digger" } },
  art: {
    cards: { "B-NE": { symbol: "path-B-NE" }, map: { symbol: "action-map" } },
    tiles: { "B-NE": { upright: lying("path-B-NE"), turned: lying("path-B-NE-turned"), turns: true } },
    roles: { digger: { symbol: "role-digger" } },
  },
} as unknown as Handbook;

describe("drawings", () => {
  it("finds the symbol of paths, actions, roles, and of what needs no rules", () => {
    expect(["B-NE", "map", "digger", "gold-2", "role-digger-3"].map((card) => symbolOf(handbook, card))).toEqual([
      "path-B-NE", "action-map", "role-digger", "gold-2", "role-digger-3",
    ]);
    expect(symbolOf(handbook, "B-NE", true)).toBe("path-B-NE-turned");
    expect(lyingOf(null, "B-NE")).toBeNull();
  });

  it("lights each part by its own sides, and the rock by any", () => {
    const art = lying("x");
    expect([0, 1, -1].map((part) => isLit(art, part, "S"))).toEqual([false, true, true]);
    expect([0, 1, -1].map((part) => isLit(art, part, ""))).toEqual([false, false, false]);
  });

  it("names cards, faces and roles", () => {
    expect([nameOf(handbook, "map"), nameOf(handbook, "B-goal-gold"), plateOf(handbook, "role-digger-3"), plateOf(handbook, "B-NE")]).toEqual([
      "treasure map", "gold", "Gold digger", "",
    ]);
  });

  it("breaks a long plate in its middle", () => {
    expect(plateLines("Map").lines).toEqual(["Map"]);
    expect(plateLines("Repair pickaxe or lantern").lines).toEqual(["Repair pickaxe", "or lantern"]);
    expect(plateLines("Repair pickaxe or lantern").size).toBeGreaterThan(172 / 25);
  });
});
