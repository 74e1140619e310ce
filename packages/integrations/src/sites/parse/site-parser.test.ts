import { describe, expect, it, vi } from "vitest";
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
    await expect(parser.robots(hard)).rejects.toThrow(TooHardError);
    // Its new thread starts in the time of the text, which a busy machine may need for that alone.
    const next = await vi.waitFor(() => parser.robots(easy), { timeout: 60_000 });
    expect(next).toMatchObject({ ours: { isAllowed: false } });
  });

  it("leaves the event loop free meanwhile", async () => {
    const parser = createSiteParser(never, 1_000);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await parser.robots(hard).catch(() => {});
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it("ends with the time of the reading, and parses nothing afterwards", async () => {
    const time = new AbortController();
    const parser = createSiteParser(time.signal);
    await parser.robots(easy);
    const parsing = parser.robots(hard);
    time.abort();
    await expect(parsing).rejects.toThrow("aborted");
    await expect(parser.robots(easy)).rejects.toThrow("aborted");
  });

  it("ends with the time of the reading while it waits for a thread", async () => {
    const hostile = new AbortController();
    const held = Array.from({ length: 16 }, () => createSiteParser(hostile.signal).robots(hard));
    const ends = Promise.allSettled(held);
    const time = new AbortController();
    const waiting = createSiteParser(time.signal).robots(easy);
    time.abort();
    await expect(waiting).rejects.toThrow("aborted");
    hostile.abort();
    for (const end of await ends) expect(end.status).toBe("rejected");
  });

  it("parses beside five hostile sites", { tags: "long" }, async () => {
    const hostile = new AbortController();
    const held = Array.from({ length: 5 }, () => createSiteParser(hostile.signal).robots(hard));
    const ends = Promise.allSettled(held);
    await expect(createSiteParser(never).robots(easy)).resolves.toMatchObject({ ours: { isAllowed: false } });
    hostile.abort();
    for (const end of await ends) expect(end.status).toBe("rejected");
  });
});
