import { describe, expect, it } from "vitest";
import { createSiteParser, TooHardError } from "./site-parser.ts";

const robotsUrl = "https://acme.com/robots.txt";
const who = { us: "StandingsBot", crawlers: [] };
const never = new AbortController().signal;
const easy = { ...who, robotsUrl, text: "User-agent: *\nDisallow: /", url: "https://acme.com/" };
/** Each line may match the path in very many ways. */
const hard = {
  ...who,
  robotsUrl,
  text: `User-agent: *\n${`Disallow: /${"*a".repeat(500)}b\n`.repeat(10_000)}`,
  url: `https://acme.com/${"a".repeat(1_900)}`,
};

describe("the parsing thread", () => {
  it("gives up what takes too long and goes on with the next text", async () => {
    const parser = createSiteParser(never, 1_000);
    const [given, next] = await Promise.allSettled([parser.robots(hard), parser.robots(easy)]);
    expect(given).toMatchObject({ status: "rejected", reason: expect.any(TooHardError) });
    expect(next).toMatchObject({ status: "fulfilled", value: { ours: { isAllowed: false } } });
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

  it("ends with the time of the reading, and parses nothing afterwards", async () => {
    const time = new AbortController();
    const parser = createSiteParser(time.signal);
    await parser.robots(easy);
    const parsing = parser.robots(hard);
    time.abort();
    await expect(parsing).rejects.toThrow("aborted");
    await expect(parser.robots(easy)).rejects.toThrow("aborted");
    await parser.close();
  });
});
