import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { type DemoPost, saveDemoPost } from "../blog/save-post.ts";
import { drawPageImage, drawPostImage, drawSearchImage } from "./draw-social-image.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
afterAll(() => services.close());

const POST: DemoPost = {
  slug: "",
  title: "",
  excerpt: "An excerpt",
  markdown: "Some words",
  status: "published",
  type: "standard",
  domain: null,
  categories: ["Energy"],
  tags: [],
  featuredImage: null,
  featuredImageAlt: "",
  images: {},
  metaTitle: "",
  metaDescription: "",
  author: "Maya",
  publishedAt: new Date("2026-11-01T00:00:00Z"),
};

describe("social images", () => {
  const sizeOf = (bytes: Uint8Array) => {
    const png = Buffer.from(bytes);
    return [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  it("stand for a public page and for a shared search of every kind", async () => {
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

  it("stand for a published post", async () => {
    const post = { ...POST, slug: "shown", title: "What a model says 你好" };
    await saveDemoPost(services.services.systemRequest(), post);
    await saveDemoPost(services.services.systemRequest(), { ...post, slug: "hidden", status: "draft" });
    expect(sizeOf(await drawPostImage(services.guest, "shown"))).toEqual(["PNG", 1200, 630]);
    await expect(drawPostImage(services.guest, "hidden")).rejects.toMatchObject({ code: "POST_NOT_FOUND" });
  });

  it("are never drawn of a private search, nor of none", async () => {
    const hidden = await addSearch(services, maya, { isPrivate: true });
    for (const id of [hidden, "nonsense", crypto.randomUUID()]) {
      await expect(drawSearchImage(services.guest, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
  });
});
