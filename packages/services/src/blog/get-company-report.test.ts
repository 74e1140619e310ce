import type { CompanyReport } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addAnalysis, factOf } from "../../test/reports.ts";
import { addSearch } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { aggregateSources } from "../company/aggregate-sources.ts";
import { countQueued } from "../company/counts/count-searches.ts";
import { getCompany } from "../company/get-company.ts";
import { moderate } from "../moderation/moderate.ts";
import { setSearchPrivacy } from "../searches/set-search-privacy.ts";
import { getCompanyReport } from "./get-company-report.ts";
import { publishReport } from "./publish-report.ts";
import { savePost } from "./save-post.ts";

const TEXT = { domain: "acme.com", title: "Acme", excerpt: "", markdown: "Text" };

let test: TestServices;
let admin: TestUser;
let other: TestUser;
let maya: TestUser;
let latest: string;
beforeAll(async () => {
  test = await startServices();
  admin = await addUser(test, { role: "admin" });
  other = await addUser(test, { role: "admin" });
  maya = await addUser(test);
  await addSearch(test, maya, { prompt: "Best CRM", cited: ["g2.com", "acme.com"], daysAgo: 3 });
  await addSearch(test, maya, { prompt: "Top CRM", cited: ["g2.com"], daysAgo: 2 });
  await addSearch(test, admin, { prompt: "Secret plan", cited: ["hush.com"], isPrivate: true, daysAgo: 1 });
  latest = await addSearch(test, maya, { prompt: "Just private", cited: ["zdnet.com"] });
  await countQueued(test.context);
});
beforeEach(async () => {
  await test.db.deleteFrom("blog_posts").execute();
  await test.db.deleteFrom("runs").where("kind", "in", ["seo", "source"]).execute();
});
afterAll(() => test.close());

const report = () => getCompanyReport(test.guest, "https://www.acme.com/about");
const summaryOf = ({ analysis }: CompanyReport, part: "seo" | "source" = "seo") =>
  analysis[0]?.[part]?.advice.summary.map(({ text }) => text);

describe("figures", () => {
  it("are those that nobody's company page shows, competitors too", async () => {
    const stranger = await addUser(test, { credits: 1 });
    const { figures, models } = await getCompany(stranger.request, { domain: "acme.com" });
    const { sources } = await aggregateSources(stranger.request, { domain: "acme.com" });
    expect(await report()).toMatchObject({
      averageRank: figures.averageRank,
      totalMentions: 6,
      totalSources: figures.sources,
      models,
      totalAnswers: figures.answers,
      totalCompetitors: 2,
      top50Sources: sources,
    });
    expect([figures.totalMentions, figures.answers]).toEqual([6, 6]);
  });

  it("name no search that was just made private, and no private one", async () => {
    const prompts = async () => (await report()).historicalData.map(({ prompt }) => prompt);
    expect(await prompts()).toEqual(["Just private", "Top CRM", "Best CRM"]);
    await setSearchPrivacy(maya.request, { id: latest, isPrivate: true });
    expect(await prompts()).toEqual(["Top CRM", "Best CRM"]);
    await setSearchPrivacy(maya.request, { id: latest, isPrivate: false });
  });

  it("count no company that is off public pages", async () => {
    await moderate(admin.request, {
      measure: "take_down",
      reason: "x",
      subject: { kind: "company", domain: "bolt.com" },
    });
    expect((await report()).totalCompetitors).toBe(1);
    await test.db.deleteFrom("moderations").execute();
  });
});

describe("a published report", () => {
  it("keeps the figures of its publishing, whatever is asked later, until it is published again", async () => {
    await publishReport(admin.request, TEXT);
    const kept = await report();
    const later = await addSearch(test, maya, { prompt: "Later CRM", cited: ["later.com"] });
    await countQueued(test.context);
    expect(await report()).toEqual(kept);
    // Nor when its text is saved again.
    const { id, slug } = await test.db
      .selectFrom("blog_posts")
      .select(["id", "slug"])
      .where("domain", "=", TEXT.domain)
      .executeTakeFirstOrThrow();
    const text = { title: "Mended", excerpt: "Short", markdown: "Text", slug, domain: TEXT.domain } as const;
    const settings = { images: {}, categories: [], tags: [], featuredImage: null, featuredImageAlt: "" };
    const saved = { ...text, ...settings, metaTitle: "", metaDescription: "", status: "published" } as const;
    await savePost(admin.request, { ...saved, type: "company_analysis" }, { id });
    expect(await report()).toEqual(kept);
    await publishReport(admin.request, TEXT);
    const anew = await report();
    expect(anew.totalMentions).toBeGreaterThan(kept.totalMentions);
    expect(anew.countedAt > kept.countedAt).toBe(true);
    await test.db.deleteFrom("searches").where("id", "=", later).execute();
    await countQueued(test.context);
  });

  it("shows no analysis that was made after its figures were counted", async () => {
    await addAnalysis(test, admin, { summary: ["Before"], minutesAgo: 5 });
    await publishReport(admin.request, TEXT);
    await addAnalysis(test, admin, { summary: ["After"], minutesAgo: -5 });
    expect(summaryOf(await report())).toEqual(["Before"]);
  });

  it("loses the question that its owner made private since", async () => {
    await publishReport(admin.request, TEXT);
    await setSearchPrivacy(maya.request, { id: latest, isPrivate: true });
    const prompts = (await report()).historicalData.map(({ prompt }) => prompt);
    expect(prompts).toEqual(["Top CRM", "Best CRM"]);
    await setSearchPrivacy(maya.request, { id: latest, isPrivate: false });
  });
});

describe("analyses", () => {
  it("are the newest uncensored ones of the report's author, one of each kind", async () => {
    await addAnalysis(test, admin, { summary: ["Older"], minutesAgo: 9 });
    await addAnalysis(test, admin, { summary: ["Newer"], minutesAgo: 8 });
    await addAnalysis(test, admin, { summary: ["Masked"], minutesAgo: 1, wasCensored: true });
    await addAnalysis(test, admin, { kind: "source", summary: ["Sources"], minutesAgo: 7 });
    await addAnalysis(test, admin, { domain: "bolt.com", summary: ["Bolt"] });
    await addAnalysis(test, other, { summary: ["Another admin's"] });
    await addAnalysis(test, maya, { summary: ["A user's"] });
    expect((await report()).analysis).toEqual([]);

    await publishReport(admin.request, TEXT);
    const published = await report();
    expect([summaryOf(published), summaryOf(published, "source")]).toEqual([["Newer"], ["Sources"]]);
    expect(published.analysis).toHaveLength(1);
    expect(published.analysis[0]).toMatchObject({
      createdAt: published.analysis[0]?.source?.createdAt,
      seo: { modelId: "openai/gpt-4.1-mini", facts: [factOf(1, "A fact")] },
    });

    await publishReport(other.request, TEXT);
    expect(summaryOf(await report())).toEqual(["Another admin's"]);
    await test.db.updateTable("blog_posts").set({ status: "archived" }).execute();
    expect((await report()).analysis).toEqual([]);
  });

  it("lose facts that quote a question nobody shares, and the advice that rests on them", async () => {
    const facts = [
      { ...factOf(1, "“Secret plan”: #9"), id: "question:Secret plan" },
      factOf(2, "g2.com: cited in 3 answers", "Last for “Top CRM”."),
      factOf(3, "hush.com: cited in 1 answer", "Last for “Secret plan”."),
      factOf(4, "Average rank: 2.0"),
    ];
    const summary = ["On the plan", "On G2", "On hush", "People ask for a SECRET PLAN"];
    await addAnalysis(test, admin, { facts, summary });
    await publishReport(admin.request, TEXT);
    const published = await report();
    expect(summaryOf(published)).toEqual(["On G2"]);
    expect(published.analysis[0]?.seo?.facts.map(({ number }) => number)).toEqual([2, 4]);
    expect(JSON.stringify(published)).not.toMatch(/secret plan/i);
  });

  it("name no company that is off public pages, and are gone with the company itself", async () => {
    const facts = [factOf(1, "bolt.com: cited in 3 answers"), factOf(2, "Average rank: 2.0")];
    await addAnalysis(test, admin, { facts, summary: ["Watch them", "Stay calm"] });
    await publishReport(admin.request, TEXT);
    expect(summaryOf(await report())).toHaveLength(2);
    for (const [domain, shown] of [
      ["bolt.com", ["Stay calm"]],
      ["acme.com", undefined],
    ] as const) {
      const subject = { kind: "company", domain } as const;
      await moderate(admin.request, { measure: "take_down", reason: "x", subject });
      expect(summaryOf(await report())).toEqual(shown);
    }
    await test.db.deleteFrom("moderations").execute();
  });
});
