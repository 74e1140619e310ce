import { describe, expect, it } from "vitest";
import { createSiteParser, TooHardError } from "./site-parser.ts";

const robotsUrl = "https://acme.com/robots.txt";
const who = { us: "StandingsBot", crawlers: [] };
const never = new AbortController().signal;
const easy = { ...who, robotsUrl, text: "User-agent: *\nDisallow: /", urls: ["https://acme.com/"] };
/** Each line may match the path in very many ways. */
const hard = {
  ...who,
  robotsUrl,
  text: `User-agent: *\n${`Disallow: /${"*a".repeat(500)}b\n`.repeat(500)}`,
  urls: Array.from({ length: 50 }, (_, index) => `https://acme.com/${"a".repeat(1_900)}${index}`),
};

describe("the parsing thread", () => {
  it("gives up what takes too long and goes on with the next text", async () => {
    const parser = createSiteParser(never, 1_000);
    const [given, next] = await Promise.allSettled([parser.robots(hard), parser.robots(easy)]);
    expect(given).toMatchObject({ status: "rejected", reason: expect.any(TooHardError) });
    expect(next).toMatchObject({ status: "fulfilled", value: { ours: [{ isAllowed: false }] } });
    await parser.close();
  });

  it("leaves the event loop free meanwhile", async () => {
    const parser = createSiteParser(never, 1_000);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await parser.robots(hard).catch(() => {});
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
    await parser.close();
  });

  it("parses nothing but robots.txt once the time of the reading is over", async () => {
    const parser = createSiteParser(AbortSignal.abort());
    await expect(parser.sitemap({ body: Buffer.from("<urlset/>"), isCut: false })).rejects.toThrow("aborted");
    expect(await parser.robots(easy)).toMatchObject({ ours: [{ isAllowed: false }] });
    await parser.close();
  });
});
