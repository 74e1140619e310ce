import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogoDrawer, createLogoSource } from "@standings/integrations";
import { openServices } from "@standings/services";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBundledMarks } from "../src/logos/bundled-marks.ts";
import { logos } from "../src/plugins/pictures.ts";
import { createRequestOf } from "../src/request-of.ts";
import { type Product, startProduct } from "./product.ts";
import { serverOf } from "./server.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct((sandbox) => ({
    LOGO_URLS: `${sandbox.url}/nothing/{domain},${sandbox.url}/companies/logo/{domain}`,
  }));
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}, { url }: { url: string } = product) =>
  fetch(`${url}/logos/${path}`, { headers });
const row = (domain: string) =>
  product.db.selectFrom("logos").selectAll().where("domain", "=", domain).executeTakeFirst();

describe("GET /logos/{domain}", () => {
  it("gives what the first provider has that has something, drawn anew, and keeps it", async () => {
    const first = await get("acme.com");
    const image = Buffer.from(await first.arrayBuffer());
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(image.subarray(8, 12).toString()).toBe("WEBP");
    const kept = await row("acme.com");
    expect(kept?.provider).toBe(new URL(product.sandbox.url).host);
    expect(kept?.image?.equals(image)).toBe(true);
    await product.db
      .updateTable("logos")
      .set({ image: Buffer.from("kept") })
      .where("domain", "=", "acme.com")
      .execute();
    expect(await (await get("www.ACME.com")).text()).toBe("kept");
  });

  it("is a 304 for who has it", async () => {
    const etag = (await get("known.com")).headers.get("etag") ?? "";
    const again = await get("known.com", { "if-none-match": `W/${etag}, "other"` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each([
    "localhost",
    "127.0.0.1",
    "acme",
    "x.invalid",
    "a%00b.com",
    "%ff",
    "a@b.com",
    "..%2f..%2fetc%2fpasswd",
    "x".repeat(3000),
  ])("refuses %s", async (domain) => {
    const reply = await get(domain);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: expect.any(String) });
  });

  it("asks nobody for an address that wants too many, and gives letters", async () => {
    const from = { "x-forwarded-for": "203.0.113.77" };
    await product.db
      .insertInto("rate_limits")
      .values({ key: "logo:address:203.0.113.77", window_start: hourStart(), count: 300 })
      .execute();
    const reply = await get("enumerated.com", from);
    expect(reply.headers.get("content-type")).toContain("svg");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await row("enumerated.com")).toBeUndefined();
    expect((await get("acme.com", from)).headers.get("content-type")).toBe("image/webp");
  });
});

function hourStart(): Date {
  return new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
}

it("five pictures that never end leave sign-in alone, and their tiles show letters", {
  tags: "long",
}, async () => {
  const script = new URL("../../../packages/integrations/test/broken-drawers.ts", import.meta.url);
  const drawer = createLogoDrawer({ script, name: "slow" });
  const fetchNothing = async () => ({ body: Buffer.from("picture") });
  const templates = ["https://logos.example/{domain}"];
  const logoSource = createLogoSource({
    templates,
    fetch: fetchNothing,
    draw: drawer.draw,
    timeoutMs: 60_000,
  });
  const server = await serverOf({ context: { ...product.context, logoSource } });
  let ended = 0;
  const tiles = Array.from({ length: 5 }, async (_, index) => {
    const reply = await server.inject(`/logos/bomb${index}.com`);
    ended += 1;
    return reply.body;
  });
  const login = await server.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "nobody@example.com", password: "northwind-9" },
  });
  expect([login.statusCode, ended]).toEqual([401, 0]);
  for (const tile of await Promise.all(tiles)) expect(tile).toContain(">BO</text>");
  drawer.close();
  await server.close();
});

describe("without providers", () => {
  const clientDir = mkdtempSync(join(tmpdir(), "standings-client-"));
  const MARK = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  mkdirSync(join(clientDir, "assets/logos-1a2b3c4d"), { recursive: true });
  writeFileSync(join(clientDir, "assets/logos-1a2b3c4d/bundled.com.svg"), MARK);
  afterAll(() => rmSync(clientDir, { recursive: true }));

  async function inject(domain: string, directory: string | null) {
    const server = Fastify();
    const services = { ...product.context, logoSource: null };
    await server.register(logos, {
      ...createRequestOf(server, openServices(services)),
      marks: createBundledMarks(directory),
    });
    return server.inject(`/logos/${domain}`);
  }

  it("gives the mark that the web build brings, else the letters of the domain", async () => {
    expect((await inject("bundled.com", clientDir)).body).toBe(MARK);
    const letters = await inject("unbundled.com", clientDir);
    expect(letters.headers["content-type"]).toContain("image/svg+xml");
    expect(letters.body).toContain(">UN</text>");
    expect((await inject("bundled.com", null)).body).toContain(">BU</text>");
  });

  it("leaves no row behind", async () => {
    await inject("traceless.com", null);
    expect(await row("traceless.com")).toBeUndefined();
  });
});
