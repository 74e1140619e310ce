import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { drawPageImage, drawSearchImage } from "./draw-social-image.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
afterAll(() => services.close());

describe("social images", () => {
  const sizeOf = (bytes: Uint8Array) => {
    const png = Buffer.from(bytes);
    return [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  it("stand for a public page and for a shared search of every kind", { timeout: 60_000 }, async () => {
    const lists = { [`${CLAUDE}_prompt1`]: ["core.com"], [`${CLAUDE}_prompt2`]: ["dune.com"] };
    const ids = [
      await addSearch(services, maya),
      await addSearch(services, maya, { kind: "expert", prompt: "أفضل الخبراء" }),
      await addSearch(services, maya, { kind: "comparison", prompt2: "Best CMS", lists }),
    ];
    const images = [await drawPageImage(services.guest, "pricing")];
    for (const id of ids) images.push(await drawSearchImage(services.guest, id));
    for (const image of images) expect(sizeOf(image)).toEqual(["PNG", 1200, 630]);
    expect(new Set(images.map((image) => Buffer.from(image).toString("base64"))).size).toBe(images.length);
  });

  it("are never drawn of a private search, nor of none", async () => {
    const hidden = await addSearch(services, maya, { isPrivate: true });
    for (const id of [hidden, "nonsense", crypto.randomUUID()]) {
      await expect(drawSearchImage(services.guest, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
  });
});
