import { expect, it } from "vitest";
import { namesOfSite, type StatedName } from "./site-names.ts";
import type { SiteReading, Unread } from "./site-reading.ts";

function reading(names: readonly StatedName[], unread: Unread | null = null): SiteReading {
  const pages = unread ? [] : [{ path: "/", kind: "home", state: "read", content: { names } }];
  return { domain: "webflow.com", unread, pages } as unknown as SiteReading;
}
const told = (names: readonly StatedName[]) =>
  namesOfSite(reading(names)).map(({ type, text }) => [type, text]);
const same = (text: string): StatedName => ({ field: "sameAs", text, url: null });

it("a site tells its names with the field that has them, each once, and none of other organizations", () => {
  const names: StatedName[] = [
    { field: "legalName", text: "Webflow, Inc.", url: "https://www.webflow.com/" },
    { field: "legalName", text: "Webflow, Inc.", url: null },
    { field: "alternateName", text: "Webflow Cloud", url: null },
    { field: "legalName", text: "Acme GmbH", url: "https://acme.com" },
    { field: "alternateName", text: "x".repeat(81), url: null },
  ];
  expect(namesOfSite(reading(names))).toEqual([
    { type: "name", text: "Webflow, Inc.", toldBy: { domain: "webflow.com", field: "legalName" } },
    { type: "name", text: "Webflow Cloud", toldBy: { domain: "webflow.com", field: "alternateName" } },
  ]);
});

it.each([
  ["https://webflow.de/", "webflow.de"],
  ["https://webflow.io", "webflow.io"],
  ["https://webflow.co.jp/ja/", "webflow.co.jp"],
])("%s is a site of the company", (address, site) => expect(told([same(address)])).toEqual([["site", site]]));

it.each([
  "https://x.com/webflow",
  "https://www.linkedin.com/company/webflow/",
  "https://webflow.medium.com/",
  "https://mastodon.social/@webflow",
  "https://www.webflow.com/",
  "mailto:hi@webflow.de",
  "http://10.0.0.1/",
  "http://localhost/",
  "Webflow",
])("%s is none", (address) => expect(told([same(address)])).toEqual([]));

it("a site that leads to another one tells that one", () => {
  expect(namesOfSite(reading([], { reason: "elsewhere", value: "www.webflow.io" }))).toEqual([
    { type: "site", text: "webflow.io", toldBy: { domain: "webflow.com", field: "redirect" } },
  ]);
  expect(namesOfSite(reading([], { reason: "elsewhere", value: "www.facebook.com" }))).toEqual([]);
});
