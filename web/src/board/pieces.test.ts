import { expect, test } from "vitest";
import { speak } from "../text/words.svelte.ts";
import type { Handbook, View } from "../wire/types.ts";
import { piecesOf, pieceWords, symbolOfPiece } from "./pieces.ts";

const view = (more: Partial<View>): View => ({ board: [{ at: [1, 0], card: "B-NS", turned: false, lit: "" }], goals: [], seats: [], ...more }) as unknown as View;

test("a table without such things has none", () => {
  expect(piecesOf(view({}))).toEqual([]);
});

test("what lies where no card is needs a ground of its own", () => {
  const found = piecesOf(view({ chests: [{ at: [1, 0], opened: true, card: null, chest: null }, { at: [3, 1], opened: false, card: null, chest: null }] }));
  expect(found.map(({ icon, bare, used }) => [icon, bare, used])).toEqual([
    ["chest", false, true],
    ["chest", true, false],
  ]);
});

test("a piece of a house rule is drawn by its name", () => {
  const [found] = piecesOf(view({ pieces: [{ piece: "echo", at: [3, 1], number: 0 }] }));
  expect(found && symbolOfPiece({ art: { pieces: { echo: "piece-echo" } } } as unknown as Handbook, found)).toBe("piece-echo");
});

test("where seats have colours, markers and keys are tokens", () => {
  const seats = [{ colour: "green" }, { colour: "blue" }] as View["seats"];
  const found = piecesOf(view({ seats, markers: [{ at: [1, 0], on: "gold", seat: 1 }], keys: [{ at: [1, 0], seat: 0 }] }));
  expect(found.map(({ token }) => token)).toEqual(["token-blue", "token-key"]);
});

test("markers and collectors carry the face of their owner", () => {
  const found = piecesOf(
    view({ markers: [{ at: [1, 0], on: "gold", seat: 1 }], collectors: [{ at: [1, 0], owner: 2 }], sites: [{ kind: "party", at: [4, 2], used: false }] }),
  );
  expect(found.map(({ icon, seat }) => [icon, seat])).toEqual([["question", null], ["nugget", 2], ["check", 1]]);
});

test("each has a drawing and words: whose it is, and whether it has done its work", async () => {
  await speak("en");
  const handbook = {
    pieces: { collector: { name: "toll collector" }, party: { name: "party" }, chest: { name: "chest" } },
    art: { pieces: { collector: "piece-collector", party: "piece-party", chest: "piece-chest", "chest-open": "piece-chest-open" } },
  } as unknown as Handbook;
  const found = piecesOf(
    view({ collectors: [{ at: [1, 0], owner: 1 }], sites: [{ kind: "party", at: [4, 2], used: true }], chests: [{ at: [1, 0], opened: true, card: null, chest: null }] }),
  );
  expect(found.map((piece) => symbolOfPiece(handbook, piece))).toEqual(["piece-party", "piece-chest-open", "piece-collector"]);
  expect(found.map((piece) => pieceWords(handbook, piece, ["Anna", "Mia"]))).toEqual([
    "party, visited already",
    "chest, opened",
    "toll collector (Mia)",
  ]);
});
