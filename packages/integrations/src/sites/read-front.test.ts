import { readerUserAgent, type SiteFront } from "@standings/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Internet, type Reply, redirectTo, send, startInternet } from "../../test/internet.ts";
import { readFront } from "./read-front.ts";

let internet: Internet;
beforeEach(async () => {
  internet = await startInternet();
});
afterEach(() => internet.close());

function read(replies: Readonly<Record<string, Reply>>): Promise<SiteFront | null> {
  internet.serve("acme.de", replies);
  const { get } = internet.client;
  return readFront("acme.de", { get, userAgent: readerUserAgent("https://standings.example") });
}

function links(...of: readonly (readonly [string, string])[]): string {
  return of.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join("");
}

it("names the sites of its hreflang with their countries, and not itself", async () => {
  const named = links(
    ["de-DE", "https://www.acme.de/"],
    ["en-GB", "https://www.acme.co.uk/"],
    ["en-US", "https://acme.com/"],
    ["en-CA", "https://acme.com/ca"],
    ["fr", "https://acme.fr/"],
    ["x", "javascript:1"],
  );
  expect(await read({ "/": `<title>Acme</title>${named}` })).toEqual({
    domain: "acme.de",
    leadsTo: null,
    alternates: [
      { domain: "acme.co.uk", country: "GB" },
      { domain: "acme.com", country: null },
      { domain: "acme.fr", country: null },
    ],
  });
});

it("names forty sites at most", async () => {
  const many = Array.from({ length: 60 }, (_, at) => [`de-DE`, `https://acme${at}.de/`] as const);
  const coded = many.map(([, href], at) => [`${String.fromCharCode(97 + (at % 26))}a-DE`, href] as const);
  expect((await read({ "/": links(...coded) }))?.alternates).toHaveLength(40);
});

it("is the site that it leads to", async () => {
  internet.serve("acme.com", { "/": "<title>Acme</title>" });
  const moved = { domain: "acme.de", leadsTo: "acme.com", alternates: [] };
  expect(await read({ "/": redirectTo("https://www.acme.com/de") })).toEqual(moved);
  expect(await read({ "/robots.txt": redirectTo("https://acme.com/robots.txt") })).toEqual(moved);
});

it("is not read where robots.txt forbids it, it is no page, or there is none", async () => {
  expect(
    await read({ "/robots.txt": send("User-agent: *\nDisallow: /"), "/": links(["de", "/"]) }),
  ).toBeNull();
  expect(await read({ "/": send("{}", { "content-type": "application/json" }) })).toBeNull();
  expect(await readFront("nobody.de", { get: internet.client.get, userAgent: "x" })).toBeNull();
  expect(await readFront("no domain", { get: internet.client.get, userAgent: "x" })).toBeNull();
});
