import { deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Outside, startOutside } from "../../test/outside.ts";
import { drawLogo } from "./draw-logo.ts";
import { createLogoSource, type LogoSource } from "./logo-source.ts";
import { NotAnImageError } from "./not-an-image.ts";

const solid = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: "#e6483d" } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';

/** A PNG that says it has `side` × `side` pixels and unpacks to far more than it weighs. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe("drawing a logo", () => {
  it.each([
    ["PNG", () => solid(512).png().toBuffer(), 128],
    ["JPEG", () => solid(512, 256).jpeg().toBuffer(), 128],
    ["WebP", () => solid(200).webp().toBuffer(), 128],
    ["GIF", () => solid(200).gif().toBuffer(), 128],
    ["a small PNG", () => solid(32).png().toBuffer(), 32],
    ["SVG", async () => Buffer.from(SVG), 128],
    ["SVG with a prologue", async () => Buffer.from(`<?xml version="1.0"?>\n<!-- mark -->${SVG}`), 128],
  ])("makes WebP of %s", async (_kind, make, width) => {
    const drawn = await drawLogo(await make());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width });
  });

  it("keeps nothing of what is hung behind a picture", async () => {
    const script = Buffer.from("<script>alert('evil')</script>");
    const drawn = await drawLogo(Buffer.concat([await solid(64).png().toBuffer(), script]));
    expect(drawn.subarray(8, 12).toString()).toBe("WEBP");
    expect(drawn.toString("latin1")).not.toMatch(/script|evil/);
  });

  it.each([
    ["HTML", Buffer.from("<html><body>hello</body></html>")],
    ["PDF", Buffer.from("%PDF-1.7\n1 0 obj")],
    ["nothing", Buffer.alloc(0)],
    ["half a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a bomb of 400 megapixels", bombPng(20_000)],
    ["an SVG of 40000 pixels", Buffer.from(SVG.replace("<svg", '<svg width="40000" height="40000"'))],
    ["an SVG with references", Buffer.from(SVG.replace("<path", '<use href="#a"/><path'))],
  ])("refuses %s", async (_what, bytes) => {
    await expect(drawLogo(bytes)).rejects.toThrow(NotAnImageError);
  });

  it("draws or refuses any bytes, and never fails otherwise", async () => {
    const starts = [
      "",
      "\x89PNG\r\n\x1a\n",
      "GIF89a",
      "RIFF\x10\0\0\0WEBPVP8 ",
      "\xff\xd8\xff\xe0",
      "<svg ",
      "<?xml",
    ];
    const bytes = fc
      .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
      .map(([start, rest]) => Buffer.concat([Buffer.from(start, "latin1"), rest]));
    await fc.assert(
      fc.asyncProperty(bytes, async (value) => {
        await drawLogo(value).catch((error: unknown) => expect(error).toBeInstanceOf(NotAnImageError));
      }),
      { numRuns: 300 },
    );
  });
});

describe("logo providers", () => {
  let outside: Outside;
  let ask: (timeoutMs: number) => LogoSource;
  let source: LogoSource;
  beforeEach(async () => {
    outside = await startOutside();
    const templates = ["first", "second"].map((name) => `${outside.url}/${name}/{domain}`);
    ask = (timeoutMs) =>
      createLogoSource({ templates, fetch: outside.client.fetch, draw: drawLogo, timeoutMs });
    source = ask(60_000);
  });
  afterEach(() => outside.close());

  it("are asked in order, once for all who wait, and the first picture counts", async () => {
    const png = await solid(64).png().toBuffer();
    outside.answerWith((request, response) => {
      if (request.url?.startsWith("/second/")) response.end(png);
      else response.end("<html>not found</html>");
    });
    const answers = await Promise.all([source.find("acme.com"), source.find("acme.com")]);
    expect(answers.map((answer) => answer.kind)).toEqual(["image", "image"]);
    expect(outside.asked).toEqual(["/first/acme.com", "/second/acme.com"]);
  });

  it("tell having none from having failed", async () => {
    expect(await source.find("acme.com")).toEqual({ kind: "none" });
    outside.answerWith((_request, response) => response.writeHead(503).end());
    expect(await source.find("acme.com")).toEqual({ kind: "failed" });
    outside.answerWith((_request, response) => response.end(Buffer.alloc(10_000_000)));
    expect(await source.find("acme.com")).toEqual({ kind: "none" });
  });

  it("are asked for six domains at once, and no more than a queue can hold", async () => {
    let atOnce = 0;
    let most = 0;
    outside.answerWith((_request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => {
        atOnce -= 1;
        response.writeHead(404).end();
      });
    });
    const domains = Array.from({ length: 100 }, (_, index) => `company${index}.com`);
    const answers = await Promise.all(domains.map((domain) => source.find(domain)));
    expect(most).toBeLessThanOrEqual(6);
    expect(answers.filter((answer) => answer.kind === "none")).toHaveLength(66);
    expect(answers.filter((answer) => answer.kind === "busy")).toHaveLength(34);
    expect(await source.find("company99.com")).toEqual({ kind: "none" });
  });

  it("that drip are given up", async () => {
    outside.answerWith((_request, response) => {
      const timer = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(timer));
    });
    expect(await ask(200).find("acme.com")).toEqual({ kind: "failed" });
  });
});
