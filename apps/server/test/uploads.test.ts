import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { STORAGE_KEYS } from "@standings/sandbox";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, type Product, type SignedUp, signUp, startProduct } from "./product.ts";

const MB = 1024 * 1024;
const SCRIPT = "<script>alert(1)</script>";

interface Place {
  readonly name: string;
  readonly product: Product;
  readonly admin: SignedUp;
}
let folder: string;
const places: Place[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  await open("a folder", { DATA_DIR: folder });
  await open("an S3 store", ({ url }) => ({
    DATA_DIR: folder,
    S3_URL: `${url}/storage`,
    S3_ACCESS_KEY_ID: STORAGE_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: STORAGE_KEYS.secretAccessKey,
  }));
});
afterAll(async () => {
  for (const { product } of places) await product.close();
  await rm(folder, { recursive: true });
});

async function open(name: string, variables: Parameters<typeof startProduct>[0]): Promise<void> {
  const product = await startProduct(variables);
  const admin = await signUp(product);
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.userId).execute();
  places.push({ name, product, admin });
}

const place = (index = 0): Place => {
  const found = places[index];
  if (!found) throw new Error("No such place");
  return found;
};

interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
}

async function send(
  { product, admin }: Pick<Place, "product"> & { admin: Pick<SignedUp, "token"> },
  path: string,
  files: readonly SentFile[],
  field = path.endsWith("s") ? "images" : "image",
) {
  const form = new FormData();
  for (const { bytes, name = "picture.png", type = "image/png" } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const response = await fetch(`${product.url}/api/upload/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

describe.each([0, 1])("a picture in place %i", (index) => {
  it("is drawn anew in its widths, and kept under names that never change", async () => {
    const bytes = await noise(2_000, 1_000)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Maya" } })
      .toBuffer();
    const { status, body } = await send(place(index), "image", [{ bytes, type: "image/jpeg" }]);
    expect({ status, body }).toMatchObject({ status: 200, body: { width: 1_600, height: 800 } });
    const path = String(body.imageUrl);
    expect(path).toMatch(/^\/uploads\/[\da-f]{32}-1600\.webp$/);
    for (const width of [480, 960, 1_600]) {
      const response = await fetch(place(index).product.url + path.replace("1600", String(width)));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(drawn).toMatchObject({ format: "webp", width, height: width / 2 });
      expect(drawn.exif).toBeUndefined();
    }
    expect((await send(place(index), "image", [{ bytes }])).body.imageUrl).toBe(path);
    const log = place(index).product.db.selectFrom("changes").select(["action", "subject_id"]);
    expect(await log.execute()).toContainEqual({ action: "image_uploaded", subject_id: path });
  });

  it.each(["nothing.webp", `${"0".repeat(32)}-480.webp`, "..%2f..%2fetc%2fpasswd", "%00", ".x"])(
    "of the name %s is not found",
    async (name) => {
      expect((await fetch(`${place(index).product.url}/uploads/${name}`)).status).toBe(404);
    },
  );
});

/** A PNG that says it is `side` pixels wide and high, with as little data as that takes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(side * (side + 1), 40 * MB)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const png = () => noise(60, 40).png().toBuffer();
const NO_IMAGE = "Please select an image file";
const TOO_LARGE = "Image size must be less than 5MB";

describe("what is refused", () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ["an SVG", () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 400, NO_IMAGE],
    ["a page called a picture", () => Buffer.from(`<!doctype html>${SCRIPT}`), 400, NO_IMAGE],
    ["a script that begins like a GIF", () => Buffer.from("GIF89a=1;alert(1)//"), 400, NO_IMAGE],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ"), 400, NO_IMAGE],
    ["a text", () => Buffer.from("hello"), 400, NO_IMAGE],
    ["nothing", () => Buffer.alloc(0), 400, NO_IMAGE],
    [
      "a picture that ends early",
      async () => (await noise(400, 400).png().toBuffer()).subarray(0, 9_000),
      400,
      NO_IMAGE,
    ],
    [
      "a JPEG that ends early",
      async () => (await noise(400, 400).jpeg().toBuffer()).subarray(0, 5_000),
      400,
      NO_IMAGE,
    ],
    ["50,000 pixels a side", () => bomb(50_000), 400, NO_IMAGE],
    ["5 MB that are no picture", () => Buffer.alloc(5 * MB), 400, NO_IMAGE],
    ["5 MB and one byte", () => Buffer.alloc(5 * MB + 1), 413, TOO_LARGE],
  ])("%s", async (_name, make, status, error) => {
    const sent = await send(place(), "image", [{ bytes: await make() }]);
    expect(sent).toMatchObject({ status, body: { error } });
  });

  it("forms without a picture, and bodies that are no form", async () => {
    expect(await send(place(), "image", [{ bytes: await png() }], "file")).toMatchObject({ status: 400 });
    const text = await fetch(`${place().product.url}/api/upload/image`, {
      method: "POST",
      headers: { authorization: `Bearer ${place().admin.token}`, "content-type": "multipart/form-data" },
      body: "--x",
    });
    expect(text.status).toBeGreaterThanOrEqual(400);
    expect(text.status).toBeLessThan(500);
  });

  it("guests and users, before anything is read", async () => {
    const user = await signUp(place().product);
    const bytes = await png();
    expect(await send({ ...place(), admin: { token: "" } }, "image", [{ bytes }])).toMatchObject({
      status: 401,
    });
    expect(await send({ ...place(), admin: user }, "images", [{ bytes }])).toMatchObject({ status: 403 });
    expect((await caller(place().product).post("/upload/image", {})).status).toBe(401);
  });
});

describe("what is made harmless", () => {
  it.each<[string, () => Promise<Buffer>]>([
    ["a PNG with a page behind it", async () => Buffer.concat([await png(), Buffer.from(SCRIPT)])],
    [
      "a JPEG with an archive behind it",
      async () => Buffer.concat([await noise(50, 50).jpeg().toBuffer(), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
    ],
    [
      "a JPEG with a script in its comment",
      async () =>
        noise(50, 50)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: SCRIPT } })
          .toBuffer(),
    ],
    ["a moving GIF", async () => noise(40, 40).gif().toBuffer()],
    ["a JPEG of four colours", async () => noise(50, 50).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits a colour", async () => noise(50, 50).toColourspace("rgb16").png().toBuffer()],
  ])("%s", async (_name, make) => {
    const { status, body } = await send(place(), "image", [
      { bytes: await make(), name: "x.html", type: "text/html" },
    ]);
    expect(status).toBe(200);
    const response = await fetch(place().product.url + String(body.imageUrl));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp" });
    expect(bytes.includes("script")).toBe(false);
    expect(bytes.includes("PK\x03\x04")).toBe(false);
  });
});

describe("several at once", () => {
  it("are kept, and those that are none are named", async () => {
    const files = [{ bytes: await png() }, { bytes: Buffer.from("no") }, { bytes: Buffer.alloc(5 * MB + 1) }];
    const { status, body } = await send(place(), "images", files);
    expect(status).toBe(200);
    expect(body.images).toHaveLength(1);
    expect(body.errors).toEqual([`File 2: ${NO_IMAGE}`, `File 3: ${TOO_LARGE}`]);
  });

  it("are refused when none is a picture, or none came", async () => {
    const none = await send(place(), "images", [{ bytes: Buffer.from("no") }]);
    expect(none).toMatchObject({ status: 400, body: { error: `File 1: ${NO_IMAGE}` } });
    const empty = await send(place(), "images", [{ bytes: await png() }], "other");
    expect(empty).toMatchObject({ status: 400, body: { error: "No valid files to upload" } });
  });

  it("leave no half file in the folder", async () => {
    const names = await readdir(join(folder, "uploads"));
    expect(names.filter((name) => !/^[\da-f]{32}-\d+\.webp$/.test(name))).toEqual([]);
  });
});

it("pictures beyond what one account may have waiting are refused with a 503, and none with a 500", async () => {
  // Long to draw, short to send.
  const bytes = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(place(), "image", [{ bytes }])));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = sent.find(({ status }) => status === 503);
  expect(refused).toMatchObject({ body: { error: "Upload failed" }, retryAfter: "5" });
});

it("a store that is away is said to be, and nothing is claimed to be kept", async () => {
  const away = place(1);
  await away.product.sandbox.close();
  const sent = await send(away, "image", [{ bytes: await png() }]);
  expect(sent).toMatchObject({ status: 503, body: { error: "Upload failed" } });
  const read = await fetch(`${away.product.url}/uploads/${"0".repeat(32)}-480.webp`);
  expect([read.status, read.headers.get("retry-after")]).toEqual([503, "5"]);
});
