import { describe, expect, it } from "vitest";
import { COMPANIES } from "../src/models/catalogue/companies.ts";
import { SITES } from "../src/sites/site-data.ts";
import { useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();
const ask = (path: string) => fetch(`${sandbox().url}/sites/${path}`, { redirect: "manual" });

describe("sites of companies", () => {
  it("are two dozen of the catalogue, with pages of their own", () => {
    expect(SITES.length).toBeGreaterThanOrEqual(24);
    const domains = new Set(COMPANIES.map(({ domain }) => domain));
    for (const { domain, pages } of SITES) {
      expect([domain, domains.has(domain), pages[0]?.path]).toEqual([domain, true, "/"]);
    }
  });

  it.each([
    ["https/hubspot.com/pricing", 301, "https://www.hubspot.com/pricing"],
    ["http/webflow.com/", 301, "https://webflow.com/"],
    ["https/www.hubspot.com/nothing", 404, null],
    ["https/nobody.example/", 502, null],
    ["https/www.hoka.com/robots.txt", 503, null],
    ["https/www.revolut.com/pricing", 302, "/pricing"],
  ])("%s answers %i", async (path, status, location) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get("location")]).toEqual([status, location]);
    expect(reply.headers.get("proxy-status")).toBe(status === 502 ? "sandbox; error=dns_error" : null);
  });

  it.each([
    ["www.jal.co.jp/service/baggage", "euc-jp", "手荷物のご案内"],
    ["www.uniqlo.com/products/heattech", "shift_jis", "ヒートテック"],
  ])("%s is encoded as %s", async (path, encoding, words) => {
    const bytes = await (await ask(`https/${path}`)).arrayBuffer();
    expect(new TextDecoder(encoding, { fatal: true }).decode(bytes)).toContain(words);
  });

  it("get a page when a test publishes it", async () => {
    const publish = (pages: object[]) =>
      fetch(`${sandbox().url}/sites/pages`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ pages }),
      });
    const page = {
      domain: "hubspot.com",
      path: "/new",
      title: "How it compares",
      text: "It has a free plan.",
    };
    expect((await ask("https/www.hubspot.com/new")).status).toBe(404);
    expect((await publish([page])).status).toBe(200);
    const reply = await ask("https/www.hubspot.com/new");
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain("It has a free plan.");
    expect((await publish([{ ...page, domain: "nobody.example" }])).status).toBe(400);
    await publish([]);
    expect((await ask("https/www.hubspot.com/new")).status).toBe(404);
  });

  it("say that they are not the companies' own", async () => {
    const html = await (await ask("https/www.patagonia.com/")).text();
    expect(html).toContain("This is not the website of patagonia.com");
  });
});
