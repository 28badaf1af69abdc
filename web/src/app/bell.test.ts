import { expect, test } from "vitest";
import { bytes, text } from "./bell.svelte.ts";

test("bytes are written as the house reads them, and read as it writes them", () => {
  const all = Uint8Array.from({ length: 65 }, (_, at) => (at * 251) % 256);
  const written = text(all.buffer);
  expect(written).toMatch(/^[\w-]+$/);
  expect([...bytes(written)]).toEqual([...all]);
  expect(text(Uint8Array.from([251, 255, 254]).buffer)).toBe("-__-");
});
