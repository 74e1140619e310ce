import { readerUserAgent, type SiteReading, siteFacts, unreadSiteText } from "@standings/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Internet, type Reply, redirectTo, send, startInternet } from "../../test/internet.ts";
import { readSite } from "./read-site.ts";

const HOME = '<title>Acme makes anvils</title><a href="/pricing">Prices</a>';
const robots = (text: string) => ({ "/robots.txt": send(text) });

let internet: Internet;
beforeEach(async () => {
  internet = await startInternet();
});
afterEach(() => internet.close());

function read(replies: Readonly<Record<string, Reply>>): Promise<SiteReading> {
  internet.serve("acme.com", replies);
  return readSite("acme.com", { get: internet.client.get, userAgent: readerUserAgent("https://a.example") });
}

/** Pages read, by path, and why others were not. */
const statesOf = ({ pages }: SiteReading) =>
  Object.fromEntries(pages.map((it) => [it.path, it.state === "read" ? "read" : it.unread.reason]));

describe("robots.txt is obeyed", () => {
  it.each([
    ["everybody", "User-agent: *\nDisallow: /", "line 2: Disallow: /"],
    ["us by name", "User-agent: *\nAllow: /\n\nUser-agent: standingsbot\nDisallow: /", "line 5: Disallow: /"],
  ])("that forbids %s: nothing else is asked for", async (_who, text, line) => {
    const reading = await read({ ...robots(text), "/": HOME, "/llms.txt": send("x") });
    expect(internet.asked).toEqual(["acme.com/robots.txt"]);
    expect(unreadSiteText(reading)).toBe(
      `We could not read acme.com: its robots.txt does not let StandingsBot in (${line}).`,
    );
    expect(siteFacts(reading).map(({ id }) => id)).toContain("crawlers_search");
  });

  it("that lets us in where it forbids others", async () => {
    const text = "User-agent: *\nDisallow: /\n\nUser-agent: StandingsBot\nDisallow: /pricing";
    const reading = await read({ ...robots(text), "/": HOME, "/pricing": "<title>Prices</title>" });
    expect(statesOf(reading)).toEqual({ "/": "read", "/pricing": "forbidden" });
    expect(internet.asked).not.toContain("acme.com/pricing");
  });

  it("after a redirect, of the host that it leads to", async () => {
    internet.serve("shop.acme.com", { ...robots("User-agent: *\nDisallow: /"), "/": HOME });
    const reading = await read({ "/": redirectTo("https://shop.acme.com/") });
    expect(reading.unread?.reason).toBe("forbidden");
    expect(internet.asked).not.toContain("shop.acme.com/");
  });

  it.each([
    [404, null],
    [410, null],
    [500, "robots_unreachable"],
    [429, "robots_unreachable"],
  ])("and one that answers %i means %s", async (status, reason) => {
    const reading = await read({ "/robots.txt": status, "/": HOME });
    expect(reading.unread?.reason ?? null).toBe(reason);
  });
});
