import { expect, test } from "vitest";
import { bothOf, companyOf, playerOf } from "./company.ts";

const CAST = ["flint", "grit", "mica"].map((character, i) => ({ character, name: character, face: 12 + i, temper: "quiet" }));

test("a bot is a character and a level, or a level alone", () => {
  expect(bothOf("mica:sly")).toEqual({ character: "mica", level: "sly" });
  expect(bothOf("gentle")).toEqual({ character: "", level: "gentle" });
  expect(bothOf("mica:miner")).toEqual({ character: "mica", level: "seasoned" });
  expect(playerOf("mica", "sly")).toBe("mica:sly");
  expect(playerOf("", "sly")).toBe("sly");
});

test("company is filled up with whoever is free", () => {
  expect(companyOf(["grit:sly"], 3, "gentle", CAST)).toEqual(["grit:sly", "flint:gentle", "mica:gentle"]);
  expect(companyOf(["grit:sly", "mica:sly"], 1, "gentle", CAST)).toEqual(["grit:sly"]);
});
