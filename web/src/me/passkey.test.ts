import { expect, test } from "vitest";
import { deviceName, toBytes, toText } from "./passkey.ts";

test("bytes come back as they went", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect([...toBytes(toText(bytes.buffer))]).toEqual([...bytes]);
  expect(toText(Uint8Array.from([251, 255, 254]).buffer)).toBe("-__-");
  expect([...toBytes("-__-")]).toEqual([251, 255, 254]);
  expect(toText(Uint8Array.from([1]).buffer)).toBe("AQ");
});

test("a device is called as it calls itself", () => {
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")).toBe("iPhone");
  expect(deviceName("Mozilla/5.0 (Linux; Android 16; Pixel 9)")).toBe("Android");
  expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBe("Mac");
  expect(deviceName("something else")).toBe("");
});
