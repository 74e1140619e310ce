import { gzipSync } from "node:zlib";
import {
  readerUserAgent,
  readPagesOf,
  SITE_LIMITS,
  type SiteReading,
  siteFacts,
  unreadSiteText,
} from "@standings/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Internet,
  type Reply,
  redirectTo,
  send,
  sendForEver,
  startInternet,
} from "../../test/internet.ts";
import type { GuardedGet } from "../fetch/guarded-fetch.ts";
import { readSite } from "./read-site.ts";

const USER_AGENT = readerUserAgent("https://standings.example");
const MB = 1_000_000;

let internet: Internet;
beforeEach(async () => {
  internet = await startInternet();
});
afterEach(() => internet.close());

/** Reads acme.com; a request for the slow path is given up at once instead of after 10 seconds. */
function read(replies: Readonly<Record<string, Reply>>, slowPath?: string): Promise<SiteReading> {
  internet.serve("acme.com", replies);
  const get: GuardedGet = (url, options) =>
    internet.client.get(url, { ...options, timeoutMs: url.pathname === slowPath ? 100 : options.timeoutMs });
  return readSite("acme.com", { get, userAgent: USER_AGENT });
}

const page = (title: string, body = "") => `<!doctype html><title>${title}</title><body>${body}`;
const robots = (text: string) => ({ "/robots.txt": send(text) });
const HOME = page("Acme makes anvils", '<h1>Anvils</h1><a href="/pricing">Prices</a>');

/** Pages read, by path, and why others were not. */
const statesOf = ({ pages }: SiteReading) =>
  Object.fromEntries(pages.map((it) => [it.path, it.state === "read" ? "read" : it.unread.reason]));
const factOf = (reading: SiteReading, id: string) => siteFacts(reading).find((fact) => fact.id === id);

describe("a healthy site", () => {
  it("is read whole, and the reader says who it is", async () => {
    const agents = new Set<string | undefined>();
    const links = ["/about", "/blog", "/docs", "/pricing", "/product", "/jobs", "/brochure.pdf", "/a?b=1"];
    const reading = await read({
      ...robots("User-agent: *\nDisallow: /private\nSitemap: https://acme.com/map.xml"),
      "/": (request, response) => {
        agents.add(request.headers["user-agent"]);
        send(page("Home", links.map((link) => `<a href="${link}">x</a>`).join("")), {
          "content-type": "text/html",
        })(request, response);
      },
      ...Object.fromEntries(links.map((link) => [link, page(`Page ${link}`)])),
      "/map.xml": send(
        "<urlset><url><loc>https://acme.com/pricing</loc><lastmod>2026-11-10</lastmod></url></urlset>",
      ),
      "/llms.txt": send("# Acme"),
    });
    expect(reading.unread).toBeNull();
    expect(reading.pages.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      ...["home /", "pricing /pricing", "product /product", "about /about", "blog /blog", "docs /docs"],
    ]);
    expect(reading.sitemap).toMatchObject({ state: "read", addresses: 1, changed: "2026-11-10" });
    expect(reading.sitemap?.holds).toEqual(["/pricing"]);
    expect(reading.llmsTxt.map(({ state }) => state)).toEqual(["found", "missing"]);
    const pricing = readPagesOf(reading).find(({ path }) => path === "/pricing");
    expect(pricing?.content).toMatchObject({ linkedFrom: 1, dates: { sitemap: "2026-11-10" } });
    expect([...agents]).toEqual(["StandingsBot/1.0 (+https://standings.example/contact)"]);
  });

  it.each([
    [
      "Atom",
      `<feed><link href="/feed"/><updated>2026-11-11</updated><entry><link rel="self" href="/x"/>
        <link href="https://acme.com/pricing"/><updated>2026-11-10T08:00:00Z</updated></entry></feed>`,
    ],
    [
      "RSS",
      `<rss><channel><link>https://acme.com/</link><item><link>https://acme.com/pricing</link>
        <pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`,
    ],
  ])("may name a feed as its sitemap: %s", async (_name, feed) => {
    const { sitemap } = await read({
      ...robots("Sitemap: https://acme.com/feed.xml"),
      "/": HOME,
      "/pricing": page("Prices"),
      "/feed.xml": send(feed),
    });
    expect(sitemap).toMatchObject({
      state: "read",
      addresses: 1,
      changed: "2026-11-10",
      holds: ["/pricing"],
    });
  });

  it("is found behind www, and its redirects are followed", async () => {
    internet.names.set("acme.com", [["10.1.1.1"]]);
    internet.serve("www.acme.com", { "/": redirectTo("/en/"), "/en/": HOME, "/pricing": page("Prices") });
    const reading = await read({});
    expect(statesOf(reading)).toEqual({ "/": "read", "/pricing": "read" });
    expect(readPagesOf(reading)[0]?.content.url).toBe("https://www.acme.com/en/");
    expect(internet.asked.some((address) => address.startsWith("acme.com"))).toBe(false);
  });
});

describe("the first host that can be reached", () => {
  it("may be one without https", async () => {
    internet.serve("acme.com", { "/": HOME });
    const get: GuardedGet = async (url, options) => {
      if (url.protocol === "https:") throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
      return internet.client.get(url, options);
    };
    const reading = await readSite("acme.com", { get, userAgent: USER_AGENT });
    expect(readPagesOf(reading)[0]?.content.url).toBe("http://acme.com/");
  });

  it("may have a name outside ASCII", async () => {
    internet.serve("xn--mller-kva.de", { "/": HOME });
    const reading = await readSite("müller.de", { get: internet.client.get, userAgent: USER_AGENT });
    expect(statesOf(reading)).toMatchObject({ "/": "read" });
  });

  it.each(["127.0.0.1", "localhost", "www.acme.com", "a b", "co.uk", ""])("is none of %j", async (name) => {
    const reading = await readSite(name, { get: internet.client.get, userAgent: USER_AGENT });
    expect([reading.unread?.reason, internet.asked]).toEqual(["no_address", []]);
  });
});

describe("nothing private is reached", () => {
  it.each([
    ["a private address", "http://10.0.0.1/", "elsewhere"],
    ["this machine", "http://127.0.0.1:80/", "elsewhere"],
    ["the metadata of a cloud", "http://169.254.169.254/latest/", "elsewhere"],
    ["a name of the site that is private", "https://intern.acme.com/", "robots_unreachable"],
    ["another port", "https://acme.com:8443/", "bad_answer"],
    ["a file", "file:///etc/passwd", "bad_answer"],
  ])("by a redirect to %s", async (_what, location, reason) => {
    internet.names.set("intern.acme.com", [["192.168.1.1"]]);
    const reading = await read({ "/": redirectTo(location) });
    expect(reading.unread?.reason).toBe(reason);
    expect(new Set(internet.connected)).toEqual(new Set(["93.184.216.34"]));
  });

  it("by a name that changes its address after robots.txt", async () => {
    internet.names.set("acme.com", [["93.184.216.34"], ["127.0.0.1"]]);
    const reading = await read({ "/": HOME });
    expect(unreadSiteText(reading)).toBe(
      "We could not read acme.com: it leads to an address that is not public.",
    );
    expect(internet.asked).toEqual(["acme.com/robots.txt"]);
  });

  it("and no other site, by redirects, links, sitemaps or robots.txt", async () => {
    internet.serve("other.com", { "/": HOME, "/sitemap.xml": send("<urlset></urlset>") });
    await read({
      ...robots("Sitemap: https://other.com/sitemap.xml"),
      "/": page("Home", '<a href="https://other.com/pricing">x</a><a href="/docs">y</a>'),
      "/docs": redirectTo("https://other.com/"),
      "/sitemap.xml": send("<urlset><url><loc>https://other.com/about</loc></url></urlset>"),
    });
    expect(internet.asked.filter((address) => address.startsWith("other.com"))).toEqual([]);
  });
});

describe("bounds are kept", () => {
  it("when a page has no end: its first two megabytes count", async () => {
    let sent = 0;
    const chunk = `<p>word</p><!--${" ".repeat(50_000)}-->`;
    const reading = await read({
      "/": (request, response) => {
        const write = response.write.bind(response);
        response.write = ((...args: Parameters<typeof write>) => {
          sent += chunk.length;
          return write(...args);
        }) as typeof write;
        sendForEver(chunk, 0, { "content-length": String(2_000 * MB) })(request, response);
      },
    });
    const [home] = readPagesOf(reading);
    expect(home?.content).toMatchObject({ isCut: true });
    expect(home?.content.words.html).toBe(Math.ceil(SITE_LIMITS.bytes / chunk.length));
    expect(sent).toBeLessThan(20 * MB);
    expect(factOf(reading, "pages_read")?.detail).toBe("Only the beginning of / was read.");
  });

  it("when a page is a bomb", async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(HOME), Buffer.alloc(30 * MB, " ")]));
    const reading = await read({
      "/": send(bomb, { "content-encoding": "gzip", "content-type": "text/html" }),
    });
    expect(readPagesOf(reading)[0]?.content).toMatchObject({ isCut: true, title: "Acme makes anvils" });
  });

  it.each([
    ["the home page", "/", "timed_out", "it did not answer within 10 seconds"],
    [
      "robots.txt",
      "/robots.txt",
      "robots_unreachable",
      "its robots.txt could not be read (it did not answer",
    ],
  ])("when %s drips", async (_what, path, reason, text) => {
    const reading = await read({ "/": HOME, [path]: sendForEver(".", 20) }, path);
    expect(reading.unread?.reason).toBe(reason);
    expect(unreadSiteText(reading)).toContain(text);
  });

  it("when only another page drips: the rest is told", async () => {
    const reading = await read({ "/": HOME, "/pricing": sendForEver(".", 20) }, "/pricing");
    expect(statesOf(reading)).toEqual({ "/": "read", "/pricing": "timed_out" });
    expect(factOf(reading, "pages_read")).toMatchObject({ status: "warning", pages: ["/pricing"] });
  });

  it("when robots.txt has ten megabytes: its first half counts", async () => {
    const reading = await read({
      ...robots(`User-agent: GPTBot\nDisallow: /\n${"# padding\n".repeat(MB)}User-agent: *\nDisallow: /\n`),
      "/": HOME,
    });
    expect(reading.unread).toBeNull();
    expect(reading.robots).toMatchObject({ state: "read", isCut: true });
    expect(factOf(reading, "crawlers_training")?.detail).toContain("GPTBot from every page (line 2)");
    expect(factOf(reading, "crawlers_training")?.detail).toContain("Only its first part was read");
  });

  it("when sitemaps list one another without end", async () => {
    const index = (...urls: string[]) =>
      send(
        `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`,
      );
    const more = Array.from({ length: 30 }, (_, at) => `https://acme.com/map-${at}.xml`);
    const maps = Object.fromEntries(
      more.map((url) => [new URL(url).pathname, index("https://acme.com/sitemap.xml", ...more)]),
    );
    const reading = await read({ ...maps, "/": HOME, "/sitemap.xml": index(...more) });
    const asked = internet.asked.filter((address) => /map.*xml$/.test(address));
    expect(asked).toHaveLength(SITE_LIMITS.sitemaps);
    expect(new Set(asked).size).toBe(asked.length);
    expect(reading.sitemap).toMatchObject({ addresses: 0, isPartial: true });
  });

  it("when a packed sitemap is a bomb, and when its entities are one", async () => {
    const first = "<urlset><url><loc>https://acme.com/pricing</loc></url>";
    const bomb = gzipSync(Buffer.concat([Buffer.from(first), Buffer.alloc(30 * MB, " ")]));
    const packed = await read({ "/": HOME, "/sitemap.xml": send(bomb) });
    expect(packed.sitemap).toMatchObject({ state: "read", addresses: 1, isPartial: true });
    const laughs = `<!DOCTYPE urlset [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>`;
    const broken = await read({ "/": HOME, "/sitemap.xml": send(laughs) });
    expect(broken.sitemap).toMatchObject({ state: "broken", addresses: 0 });
  });

  it("when the caller stops it", async () => {
    const stop = new AbortController();
    internet.serve("acme.com", { "/": HOME, "/pricing": () => stop.abort() });
    const reading = await readSite("acme.com", {
      get: internet.client.get,
      userAgent: USER_AGENT,
      signal: stop.signal,
    });
    expect(statesOf(reading)).toMatchObject({ "/pricing": "timed_out" });
  });
});

describe("what cannot be read is said", () => {
  it.each<[string, Record<string, Reply>, string]>([
    ["an error", { "/": 500 }, "it answered 500"],
    ["a picture", { "/": send("GIF89a", { "content-type": "image/gif" }) }, "it is not HTML but image/gif"],
    ["another site", { "/": redirectTo("https://other.com/") }, "it leads to another site, other.com"],
    ["a circle", { "/": redirectTo("/") }, "it redirects too often"],
    [
      "a broken packing",
      { "/": send("this is no gzip", { "content-encoding": "gzip" }) },
      "packed data are broken",
    ],
    ["a dead line", { "/": (_request, response) => response.destroy() }, "refuses or breaks off"],
  ])("%s", async (_what, replies, text) => {
    expect(unreadSiteText(await read(replies))).toContain(text);
  });

  it("a name without an address", async () => {
    const reading = await readSite("nowhere.com", { get: internet.client.get, userAgent: USER_AGENT });
    expect(unreadSiteText(reading)).toContain("its name has no address on the internet");
    expect([reading.pages.length, siteFacts(reading)]).toEqual([1, []]);
  });
});
