import { PUBLIC_PAGES, TRENDING_SECTORS } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAskedSearch, addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { moderate } from "../moderation/moderate.ts";
import { listIndexedPages } from "./list-indexed-pages.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices({ publicUrl: "https://standings.test" });
  maya = await addUser(services);
});
afterAll(() => services.close());

describe("listIndexedPages", () => {
  it("names every public page and sector, by an absolute address", async () => {
    const { pages, rankings } = await listIndexedPages(services.guest);
    expect(pages).toHaveLength(Object.keys(PUBLIC_PAGES).length + TRENDING_SECTORS.length - 1);
    for (const { url, title, description, changedAt } of pages) {
      expect(new URL(url).origin).toBe("https://standings.test");
      expect(Math.min(title.length, description.length)).toBeGreaterThan(0);
      expect(changedAt).toBeNull();
    }
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    expect(rankings).toEqual([]);
  });

  it("names shared rankings with their leaders, and no private ones", async () => {
    const id = await addAskedSearch(services, maya, { prompt: "Best CRM", daysAgo: 1 });
    const alone = await addAskedSearch(services, maya, {
      prompt: "Best ERP",
      lists: { [GPT]: ["acme.com"] },
    });
    await addAskedSearch(services, maya, { prompt: "Hidden", isPrivate: true });
    const prompt2 = "Best CMS";
    const lists = { [`${CLAUDE}_prompt1`]: ["core.com"], [`${CLAUDE}_prompt2`]: ["dune.com"] };
    const pair = { kind: "comparison", prompt: "Best app", prompt2, lists, trending: true } as const;
    const comparison = await addSearch(services, maya, pair);
    const { rankings, companies } = await listIndexedPages(services.guest);
    expect(companies.map(({ url }) => url)).toContain("https://standings.test/company/acme.com");
    expect(rankings).toEqual([
      {
        url: expect.stringContaining(comparison),
        title: "Best app / Best CMS",
        description: "core first for the first question; 1 AI model asked",
        changedAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({
        url: `https://standings.test/trending-company-ranking/${alone}`,
        title: "Best ERP",
        description: "acme first; 1 AI model asked",
      }),
      expect.objectContaining({
        url: expect.stringContaining(id),
        description: "acme, bolt, core first; 2 AI models asked",
      }),
    ]);
    const admin = await addUser(services, { role: "admin" });
    const subject = { kind: "company", domain: "acme.com" } as const;
    await moderate(admin.request, { measure: "take_down", subject, reason: "Spam" });
    const hidden = (await listIndexedPages(services.guest)).rankings.map(({ description }) => description);
    expect(hidden).toContain("1 AI model asked");
  });
});
