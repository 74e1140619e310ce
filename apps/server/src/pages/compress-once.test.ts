import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressOnce, takesBrotli } from "./compress-once.ts";

it("compresses a page once for everybody who asks, also at a time", async () => {
  let times = 0;
  const compress = compressOnce(async (html) => {
    times += 1;
    return Buffer.from(html);
  });
  const pages = await Promise.all([compress('"1"', "a"), compress('"1"', "a"), compress('"2"', "b")]);
  expect([...pages, await compress('"1"', "a")].map(String)).toEqual(["a", "a", "b", "a"]);
  expect(times).toBe(2);
});

it("gives what a browser reads", async () => {
  const html = "<p>Ein Käse für Größe</p>".repeat(100);
  const compressed = await compressOnce()('"1"', html);
  expect(compressed.byteLength).toBeLessThan(html.length / 10);
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
});

it.each([
  ["gzip, deflate, br", true],
  ["br;q=0.5, gzip", true],
  ["BR", true],
  ["gzip", false],
  ["br;q=0, gzip", false],
  ["br;q=0.0", false],
  ["brotli", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %s takes brotli: %s", (header, expected) => {
  expect(takesBrotli(header)).toBe(expected);
});
