import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { uploadFiles } from "@standings/domain";
import { createFolderStore, createS3Store } from "@standings/integrations";
import { STORAGE_KEYS } from "@standings/sandbox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { saveUpload } from "../uploads/uploads.ts";
import { removeAgencyLogo, removeUnusedLogos, setAgencyLogo } from "./agency-logo.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const DAY_MS = 86_400_000;
const [WIDTH, HEIGHT] = [600, 200];

/** A PNG in one shade of grey. */
function picture(shade: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(WIDTH, shade)]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND")]);
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const removeAfter = (days: number) =>
  services.after(days * DAY_MS, () => removeUnusedLogos(services.services.systemRequest()));

/** How many of a picture's widths are kept. */
async function kept(logoUrl: string): Promise<number> {
  const found = await Promise.all(uploadFiles(logoUrl).map(({ name }) => services.context.uploads.get(name)));
  return found.filter((bytes) => bytes !== null).length;
}

it("a logo goes a day after the last brand that had it let it go, and comes back when it is sent again", async () => {
  const [maya, ada] = [await addUser(services), await addUser(services)];
  const [first, second] = [await addBrand(maya), await addBrand(ada)];
  const bytes = picture(90);
  const { agency } = await setAgencyLogo(maya.request, { brandId: first, bytes });
  const logoUrl = agency?.logoUrl ?? "";
  expect((await setAgencyLogo(ada.request, { brandId: second, bytes })).agency?.logoUrl).toBe(logoUrl);
  await removeAgencyLogo(maya.request, { brandId: first });
  await removeAfter(2);
  expect(await kept(logoUrl)).toBe(2);
  await removeAgencyLogo(ada.request, { brandId: second });
  await removeAfter(0.9);
  expect(await kept(logoUrl)).toBe(2);
  await removeAfter(1.1);
  expect(await kept(logoUrl)).toBe(0);
  expect(await services.db.selectFrom("brand_logos").selectAll().execute()).toEqual([]);
  await setAgencyLogo(maya.request, { brandId: first, bytes });
  expect(await kept(logoUrl)).toBe(2);
});

it("a logo that an admin has uploaded for a post too stays", async () => {
  const [maya, admin] = [await addUser(services), await addUser(services, { role: "admin" })];
  const brandId = await addBrand(maya);
  const bytes = picture(180);
  const { imageUrl } = await saveUpload(admin.request, bytes);
  expect((await setAgencyLogo(maya.request, { brandId, bytes })).agency?.logoUrl).toBe(imageUrl);
  await removeAgencyLogo(maya.request, { brandId });
  await removeAfter(2);
  expect(await kept(imageUrl)).toBe(2);
});

it("a picture is removed from a folder and from an S3 store, also when it is not there", async () => {
  const s3 = {
    endpoint: `${services.sandbox.url}/storage`,
    region: "auto",
    bucket: "logos",
    ...STORAGE_KEYS,
  };
  const folder = createFolderStore(join(tmpdir(), `uploads-${crypto.randomUUID()}`));
  for (const store of [folder, createS3Store(s3, 30_000)]) {
    await store.put("a.webp", Buffer.from("a"));
    expect(await store.get("a.webp")).not.toBeNull();
    for (const _ of [1, 2]) await store.remove("a.webp");
    expect(await store.get("a.webp")).toBeNull();
  }
});
