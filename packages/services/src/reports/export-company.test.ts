import { holdModels } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyse, analysisOf, watchAnalysis } from "../../test/analyses.ts";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import { findAnalysis } from "../analyses/find-analysis.ts";
import { startAnalysis } from "../analyses/start-analysis.ts";
import { changeField } from "../company/change-field.ts";
import { countQueued } from "../company/counts/count-searches.ts";
import { type CompanyExport, exportCompany } from "./export-company.ts";
import { type CompanyTab, toCompanyReport } from "./to-company-report.ts";

let services: TestServices;
let maya: TestUser;
let eve: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { plan: "business" });
  eve = await addUser(services, { plan: "business" });
  const lists = { [GPT]: ["bolt.com", "hubspot.com"], [CLAUDE]: ["core.com", "bolt.com", "hubspot.com"] };
  await addSearch(services, maya, { prompt: "Best CRM", lists, cited: ["g2.com", "hubspot.com"] });
  await addSearch(services, maya, { prompt: "Best ERP", lists: { [GPT]: ["bolt.com"] }, cited: ["gap.com"] });
  await countQueued(services.context);
  await analyse(maya);
  await analyse(maya, { kind: "source" });
});
afterAll(() => services.close());

const WANTED = { domain: "www.hubspot.com", companyName: "Lies Inc" };
const exported = (changes: Partial<CompanyExport>, user = maya) =>
  exportCompany(user.request, { ...WANTED, tabType: "prompt", ...changes });
const reportOf = <Tab extends CompanyTab["tab"]>(tab: Tab, user = maya, changes: Partial<CompanyTab> = {}) =>
  toCompanyReport(user.request, { ...WANTED, ...changes, tab });

describe("a tab of a company's page as PDF", () => {
  it("is named by domain, tab and time", async () => {
    for (const tabType of ["prompt", "seo", "sources"]) {
      const { bytes, fileName } = await exported({ tabType });
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
      expect(fileName).toMatch(new RegExp(`^hubspot\\.com-${tabType}-analysis-\\d{8}-\\d{6}\\.pdf$`));
    }
  });

  it("has the figures and questions that the page shows", async () => {
    const report = await reportOf("prompt");
    expect(report).toMatchObject({
      name: "hubspot",
      domain: "hubspot.com",
      isSandbox: true,
      censored: false,
    });
    expect(report).toMatchObject({ figures: { totalMentions: 2, averageRank: 2.5 }, total: 1 });
    const places = [
      { modelId: GPT, rank: 2 },
      { modelId: CLAUDE, rank: 3 },
    ];
    expect(report).toMatchObject({ questions: [{ prompt: "Best CRM", rank: 2, places }] });
    expect(report.address).toMatch(/\/company\/hubspot\.com$/);
  });

  it("counts the viewer's private questions where the screen does", async () => {
    const user = await addUser(services, { plan: "business" });
    const lists = { [GPT]: ["hubspot.com", "bolt.com"] };
    await addSearch(services, user, { prompt: "My CRM", isPrivate: true, lists, cited: ["mine.com"] });
    await countQueued(services.context);
    for (const [withPrivate, mentions] of [
      [undefined, 2],
      [false, 2],
      [true, 3],
    ] as const) {
      const changes = { withPrivate };
      const total = withPrivate ? 2 : 1;
      const figures = { totalMentions: mentions };
      expect(await reportOf("prompt", user, changes)).toMatchObject({ figures, total });
      const sources = await reportOf("sources", user, changes);
      expect(sources).toMatchObject({ figures, total: total + 1, competition: { questions: total } });
    }
  });

  it("has the newest stored analysis with its facts, or that of a model", async () => {
    const report = await reportOf("seo");
    expect(report).toMatchObject({ tab: "seo", isSandbox: true, analysis: { modelId: GPT } });
    expect(report.address).toMatch(/\?tab=seo$/);
    if (report.tab !== "seo") throw new Error("Another tab");
    expect(report.createdAt).toBe(report.analysis.createdAt);
    const numbers = new Set(report.analysis.facts.map(({ number }) => number));
    const { recommendations, summary } = report.analysis.advice;
    const cited = [...recommendations, ...summary].flatMap(({ facts }) => facts);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((number) => numbers.has(number))).toBe(true);
    await expect(reportOf("seo", maya, { modelId: CLAUDE })).rejects.toMatchObject({
      code: "ANALYSIS_NOT_FOUND",
    });
  });

  it("keeps the analysis that has ended while another model's runs", async () => {
    const user = await addUser(services, { plan: "business" });
    for (const kind of ["seo", "source"] as const) await analyse(user, { kind });
    const held = await holdModels(services.sandbox);
    const running = await Promise.all(
      (["seo", "source"] as const).map((kind) =>
        startAnalysis(user.request, analysisOf({ kind, modelId: CLAUDE })),
      ),
    );
    for (const tab of ["seo", "sources"] as const)
      expect(await reportOf(tab, user)).toMatchObject({ tab, analysis: { modelId: GPT } });
    await held.open();
    for (const { runId } of running) await watchAnalysis(user, runId);
  });

  it("has share of voice, source gap, sources and the stored source analysis", async () => {
    const erp = { domain: "hubspot.com", kind: "company", prompt: "Best ERP" } as const;
    await changeField(maya.request, { ...erp, change: "added" });
    const report = await reportOf("sources");
    await changeField(maya.request, { ...erp, change: "found" });
    if (report.tab !== "sources") throw new Error("Another tab");
    expect(report.competition.competitors.map(({ domain }) => domain)).toContain("bolt.com");
    expect(report.competition.gap.map(({ domain }) => domain)).toContain("gap.com");
    expect(report.sources.map(({ source }) => source).sort()).toEqual(["g2.com", "hubspot.com"]);
    expect(report.analysis?.advice.summary.length).toBeGreaterThan(0);
    expect(await reportOf("sources", eve)).toMatchObject({ total: 2, analysis: null });
  });

  it("stays censored", async () => {
    const poor = await addUser(services);
    await analyse(poor);
    const report = await reportOf("seo", poor);
    expect(report.censored).toBe(true);
    if (report.tab !== "seo") throw new Error("Another tab");
    const masked = await findAnalysis(poor.request, { kind: "seo", domain: "hubspot.com" });
    expect(report.analysis.advice).toEqual(masked?.advice);
    expect(JSON.stringify(masked?.advice)).toContain('"censored":true');
  });
});

describe("who may export, and what", () => {
  it.each<[string, Partial<CompanyExport>]>([
    ["ANALYSIS_NOT_FOUND", { tabType: "seo" }],
    ["NO_RESULTS_TO_EXPORT", { domain: "nobody-lists-this.com" }],
    ["NO_RESULTS_TO_EXPORT", { domain: "nobody-lists-this.com", tabType: "sources" }],
    ["NO_RESULTS_TO_EXPORT", { tabType: "discovery" }],
    ["INVALID_INPUT", { tabType: "studies" }],
    ["INVALID_INPUT", { tabType: "" }],
    ["ANALYSIS_WITHOUT_DOMAIN", { domain: " " }],
    ["INVALID_DOMAIN", { domain: "nonsense" }],
  ])("%s for %j of somebody else's", async (code, wanted) => {
    await expect(exported(wanted, eve)).rejects.toMatchObject({ code });
  });

  it("a plan, a trial or a purchase is needed, and an account", async () => {
    const free = await addUser(services, { plan: "free", credits: 0 });
    await setCredits(services, free.userId, 3);
    await expect(exported({}, free)).rejects.toMatchObject({ code: "EXPORT_NOT_INCLUDED" });
    const guest = exportCompany(services.guest, { ...WANTED, tabType: "prompt" });
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });

  it("a company that the directory does not know is called what its viewer calls it", async () => {
    const lists = { [GPT]: ["unheard-of-company.com"] };
    await addSearch(services, eve, { prompt: "Best of all", lists, isPrivate: true });
    await countQueued(services.context);
    const changes = { domain: "unheard-of-company.com", companyName: "Unheard Of" };
    expect((await reportOf("prompt", eve, changes)).name).toBe("Unheard Of");
  });
});
