import { Readable } from "node:stream";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const MB = 1_000_000;
const read = (body: Buffer, coding: string, maxBytes = MB) =>
  readBody(Readable.from([body.subarray(0, 3), body.subarray(3)]), coding, maxBytes);

describe("a body", () => {
  it.each([
    ["", (text: Buffer) => text],
    ["identity", (text: Buffer) => text],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("packed as %j is unpacked", async (coding, pack) => {
    const text = Buffer.from("hello ".repeat(1_000));
    expect(await read(pack(text), coding)).toEqual({ body: text, isCut: false });
    expect(await read(pack(text), coding, 500)).toEqual({ body: text.subarray(0, 500), isCut: true });
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("that is a bomb in %s is cut at the limit", async (coding, pack) => {
    const bomb = pack(Buffer.alloc(30 * MB));
    expect(bomb.length).toBeLessThan(MB);
    const { body, isCut } = await read(bomb, coding);
    expect([body.length, isCut]).toEqual([MB, true]);
  });

  it("is cut as it comes, also when nothing comes out of it", async () => {
    let taken = 0;
    const empty = Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync("")));
    const members = Readable.from(
      (function* () {
        for (;;) {
          taken += empty.length;
          yield empty;
        }
      })(),
    );
    expect(await readBody(members, "gzip", MB)).toEqual({ body: Buffer.alloc(0), isCut: true });
    expect(taken).toBeLessThan(2 * MB);
  });

  it("that ends too soon is unpacked as far as it goes", async () => {
    const packed = gzipSync(Buffer.from("a".repeat(10_000)));
    const { body } = await read(packed.subarray(0, packed.length - 9), "gzip");
    expect(body.length).toBeGreaterThan(0);
  });

  it.each([
    ["zstd", Buffer.from("hello"), "Packed as zstd"],
    ["gzip, gzip", gzipSync(gzipSync("hello")), "Packed as gzip, gzip"],
    ["gzip", Buffer.from("this is no gzip"), "Packed data are broken"],
    ["br", Buffer.alloc(50, 255), "Packed data are broken"],
  ])("packed as %s that cannot be unpacked is refused", async (coding, body, message) => {
    await expect(read(body, coding)).rejects.toThrow(message);
  });
});
